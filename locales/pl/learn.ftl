### Learn the Laws

## The Laws to leaf through

laws-title = Przepisy gry
laws-summary = { $part } na jednej stronie (PDF)
laws-in-the-laws = W Przepisach
key-laws = Przepisy: przy najnowszym orzeczeniu albo tam, gdzie były otwarte
laws-search = Szukaj w Przepisach
laws-search-example = numer, słowo, nazwa
laws-found = { $count ->
    [one] znaleziono { $count } przepis
    [few] znaleziono { $count } przepisy
    [many] znaleziono { $count } przepisów
   *[other] znaleziono { $count } przepisu
}
laws-appendix = Aneks { $number }
laws-guideline = Wytyczne { $number }
laws-previous = Poprzedni przepis
laws-next = Następny przepis
laws-in-six-editions = W sześciu wydaniach
laws-own-words = własnymi słowami; numery według każdego wydania
laws-as-above = jak wyżej
laws-changed = zmiana
laws-what-changed = Co się zmieniło
# $year: of the edition   $said: what it says
laws-changed-since = Od Przepisów { $year } – { $said }
laws-changed-until = Do Przepisów { $year } włącznie – { $said }
laws-changed-new = Do Przepisów { $year } włącznie nie było o tym mowy.
laws-changed-gone = Od Przepisów { $year } nie ma już o tym mowy.
laws-names-files = Linie
laws-names-ranks = Rzędy
laws-names-pieces = Bierki i roszada
laws-cases = Przypadki do obejrzenia i wypróbowania
laws-all-cases = { $count ->
    [one] { $count } przypadek
    [few] wszystkie { $count } przypadki
    [many] wszystkie { $count } przypadków
   *[other] wszystkie { $count } przypadku
}
laws-first-cases = tylko pierwsze przypadki
laws-watch = Obejrzyj: { $case }
laws-nothing-ruled = W tym wydaniu niczego się nie orzeka

laws-part-nature = Istota i cele gry
laws-part-initial-position = Pozycja początkowa
laws-part-moves = Posunięcia bierek
laws-part-act-of-moving = Wykonywanie posunięć
laws-part-completion = Zakończenie partii
laws-part-clock = Zegar szachowy
laws-part-irregularities = Nieprawidłowości
laws-part-recording = Zapis partii
laws-part-drawn-game = Partia remisowa
laws-part-quickplay = Szybki finisz
laws-part-points = Punktacja
laws-part-conduct = Zachowanie zawodników
laws-part-arbiter = Rola sędziego
laws-part-rapid = Szachy szybkie
laws-part-blitz = Szachy błyskawiczne
laws-part-notation = Notacja algebraiczna
laws-part-quickplay-no-arbiter = Szybki finisz bez sędziego
laws-part-blind = Zawodnicy niewidomi i słabowidzący
laws-part-adjourned = Odłożone partie
laws-part-chess960 = Szachy 960

## You are the arbiter
level-player = Zawodnik
level-club = Sędzia klubowy
level-national = Sędzia krajowy
# $number: its number   $all: how many there are
situation-number = { $number } z { $all }
situation-what-do-you-rule = Jak orzekasz?
situation-watch-first = Najpierw obejrzyj do końca.
situation-against-clock = Na czas
situation-time-left = Pozostały czas
situation-time-over = Czas minął. Odpowiedz mimo to.
situation-or-click = albo kliknięcie
situation-left-hand = Lewa strona
situation-right-hand = Prawa strona
situation-waits = Orzeczenie czeka. Spacja je pokaże.
situation-show-ruling = Pokaż orzeczenie
situation-your-ruling = twoje orzeczenie
situation-the-ruling = orzeczenie
situation-right-too = też dobrze
situation-press-undone = { $player }: przełączenie cofnięto, a z nim dodany czas ({ $time }).
# $why: a sentence
situation-your-answer = Twoja odpowiedź, nie orzeczenie: { $why }
situation-six-editions = To samo w sześciu wydaniach
edition-differs = inaczej niż wcześniej
edition-leaves-open = brak jasnej reguły
edition-has-none = jeszcze bez przepisu
edition-all-alike = To samo orzeczenie we wszystkich sześciu wydaniach.
situation-back-today = To pytanie wróci dzisiaj.
situation-back-tomorrow = To pytanie wróci jutro.
# $days: how many, two or more
situation-back-in = { $days ->
    [one] To pytanie wróci za { $days } dzień.
    [few] To pytanie wróci za { $days } dni.
    [many] To pytanie wróci za { $days } dni.
   *[other] To pytanie wróci za { $days } dnia.
}
# $number: an article
situation-open-article = Otwórz { $number }
situation-next = Następna sytuacja
exam-what = Pytania z działu „{ $situations }”, wymieszane, na czas. Wynik jest na końcu.
exam-level = { $questions } pytań, { $minutes } minut. Dobrych musi być { $pass }.
exam-question = Pytanie { $number } z { $all }
exam-open = Bez odpowiedzi: { $count }
exam-hand-in = Oddaj
exam-previous = Poprzednie pytanie
exam-next = Następne pytanie
exam-write = Napisz swoje orzeczenie i artykuł, na którym się opiera.
exam-your-answer = Twoja odpowiedź
exam-compare = Porównaj swoją odpowiedź z wzorcową
exam-model = Odpowiedź wzorcowa
exam-mark-right = Moja była dobra
exam-mark-wrong = Moja nie była dobra
exam-sheet-illegal = Jedno posunięcie w tym zapisie było nieprawidłowe, ale nikt tego nie zauważył. Które?
exam-sheet-unrecorded = W tym zapisie brakuje jednego posunięcia. Jakie posunięcie wykonano?
exam-sheet-board = Na szachownicy jest pozycja po ostatnim posunięciu.
exam-sheet-missing = Brakujące posunięcie
exam-result = Wynik egzaminu
exam-mark = Dobrze: { $right } z { $asked }
exam-passed = Zdany
exam-failed = Jeszcze niezdany
exam-review = Do powtórzenia, według artykułów
exam-unanswered = bez odpowiedzi
exam-again = Nowy egzamin
scene-play = Odtwarzaj
scene-pause = Pauza
scene-again = Od nowa
scene-slower = Wolniej
scene-slower-on = Wolniej: włączone
scene-one-step = Jeden krok
scene-space-key = Spacja
# $player: white or black   $time: what the clock shows
scene-clock-runs = { $player ->
    [white] Zegar białych: { $time }, chodzi
   *[black] Zegar czarnych: { $time }, chodzi
}
scene-clock-rests = { $player ->
    [white] Zegar białych: { $time }, stoi
   *[black] Zegar czarnych: { $time }, stoi
}
scene-ruled-so-far = Co dotąd orzeczono
scene-nothing-ruled = Jeszcze nic.
scene-try = Spróbuj samodzielnie
speaker-arbiter = Sędzia
speaker-spectator = Widz
speaker-neighbour = Sąsiad

## What the acts of a scene are called
# $words: what is said
act-said = „{ $words }”
act-touched = dotknięcie
act-brushed = muśnięcie
act-adjusted = poprawienie
act-lifted = podniesienie
act-set = postawienie
act-let-go = puszczenie
act-released = puszczenie na polu
act-put-back = odstawienie
act-removed = zdjęcie
act-from-box = nowa bierka
act-both-hands = obie ręce
act-pressed = zegar
act-other-hand = druga ręka
act-stopped = zegary stoją
act-written = zapis
act-struck = skreślenie
act-sheet = uzupełniony zapis
act-sealed = tajne posunięcie
act-arrived = przyjście
act-phone = telefon
act-displaced = przewrócenie
act-noticed = zauważenie
act-flag = chorągiewka
act-started = początek
act-goes-on = gra trwa
act-clock-set = ustawienie zegara
act-decided = decyzja
act-warned = ostrzeżenie
act-penalty = kara
act-adjourned = odłożenie partii
act-opened = otwarcie koperty

## What is said aloud
say-aloud-adjust = Poprawiam.
say-aloud-castling = Roszuję.
say-aloud-draw = Remis?
say-aloud-accept = Zgoda.
say-aloud-decline = Nie, dziękuję.
say-aloud-withdraw = Wycofuję to.
say-aloud-take-back = Czy mogę cofnąć posunięcie?
say-aloud-take-back-yes = Tak, proszę cofnąć.
say-aloud-take-back-no = Nie, posunięcie zostaje.
say-aloud-take-back-not = Nieważne.
say-aloud-resign = Poddaję się.
say-aloud-repetition = Trzeci raz. Remis!
# $move: a move
say-aloud-repetition-with = Po { $move } to trzeci raz. Remis!
say-aloud-fifty = Pięćdziesiąt posunięć. Remis!
# $move: a move
say-aloud-fifty-with = Po { $move } to pięćdziesiąt posunięć. Remis!
say-aloud-moves = Ile to już posunięć?
say-aloud-flag = Chorągiewka!
say-aloud-illegal = Nieprawidłowe!
say-aloud-touch-move = Dotknięta idzie!
say-aloud-normal-means = Tego nie można wygrać normalnymi środkami!
say-aloud-no-effort = Nawet nie próbujesz wygrać!
say-aloud-increment = Proszę o pięć sekund na posunięcie.
say-aloud-times = Zegary źle pokazują!

## Lekcje, sytuacje i lista
lesson-check-right = zgodne z tym, co napisano
lesson-fault-step = krok { $number }
lesson-fault-too-long = jest za długa, aby sprawdzać ją podczas pisania; robi to polecenie „jadoube lesson --check”.
lesson-fault-no-steps = nie ma żadnego kroku.
lesson-fault-no-acts = nie ma czynności.
lesson-fault-no-goal = nie ma celu.
lesson-fault-no-right-answer = odpowiedzi jest za mało lub za dużo albo żadna nie jest właściwa.
lesson-fault-goal-missed = czynności nie prowadzą do celu.
lesson-fault-others-act = stoi tu czynność drugiego zawodnika; jej miejsce jest w „then” albo w kroku do oglądania.
lesson-fault-try-not-known = błędna próba { $number } nie daje się rozpoznać po tym, co stoi w „when”.
lesson-fault-ruled = przy { $act } sędzia orzeka inaczej.
lesson-fault-expected = oczekiwano:
lesson-fault-was-ruled = orzeczono:
lesson-fault-right-answers = { $count ->
    [one] { $count } odpowiedź jest właściwa.
    [few] { $count } odpowiedzi są właściwe.
    [many] { $count } odpowiedzi jest właściwych.
   *[other] { $count } odpowiedzi jest właściwych.
}
lesson-fault-not-following = odpowiedź { $letter } jest właściwa i obiecuje „{ $token }”, a to nie następuje.
lesson-fault-following = odpowiedź { $letter } nie jest właściwa, a wszystko, co obiecuje, następuje.
learn-title = Nauka Przepisów
learn-lesson = Lekcja
learn-situations = Ty jesteś sędzią
learn-scene = Scena
learn-partner = Omylny partner
learn-exam = Egzamin
lesson-step-watch = Popatrz
lesson-step-do = Zagraj poprawnie
lesson-step-mistake = Popełnij błąd
lesson-step-ruling = Zobacz orzeczenie
lesson-step-put-right = Napraw to
lesson-step-question = Jedno pytanie
lesson-arbiter-saw = Co widział sędzia
lesson-was-seen = Co się stało
lesson-nothing-yet = jeszcze nic
lesson-saw-touched = dotknięcie { $square }
lesson-saw-released = puszczenie na { $square }
lesson-saw-removed = zdjęcie z { $square }
lesson-saw-from-box = { $piece } z pudełka
lesson-saw-fell = przewrócenie na { $square }
lesson-saw-felt = wyczucie bierki na { $square }
lesson-saw-brushed = muśnięcie na { $square }
lesson-saw-put-back = odstawienie
lesson-saw-pressed = zegar przełączony
lesson-saw-stopped = zegary zatrzymane
lesson-saw-flag = chorągiewka spadła
# What a try or an answer came to, before its reason or by itself
lesson-right = Dobrze!
lesson-wrong = To nie to.
lesson-try-again = Na szachownicy jest jak przedtem. Spróbuj jeszcze raz.
lesson-that-is = To jest { $piece }.
lesson-that-is-on = To jest { $piece } na { $square }.
lesson-that-is-black = Ta figura jest czarna.
lesson-that-is-white = Ta figura jest biała.
lesson-another-move = To było inne posunięcie: { $piece }, { $from }–{ $to }.
lesson-another-move-unnamed = To było inne posunięcie.
lesson-not-asked = Tu niepotrzebne: { $what }.
lesson-no-press = W tym kroku nie trzeba przełączać zegara.
lesson-missing = Czegoś brakuje: { $what }.
lesson-still-to-do = Jeszcze to: { $what }.
lesson-others-lever = To zegar przeciwnika. Przełącz swój.
lesson-not-moved = Najpierw wykonaj posunięcie. Potem przełącz zegar.
lesson-now-press = Teraz przełącz swój zegar.
lesson-press-first = Najpierw przełącz zegar.
lesson-touched-first = Teraz trzeba zagrać bierką dotkniętą wcześniej.
lesson-touched-to-move = Najpierw była dotknięta inna bierka, więc trzeba było zagrać nią.
lesson-touched-to-take = Najpierw była dotknięta bierka przeciwnika, więc trzeba było ją zbić.
lesson-mistake-is-the-task = Tym razem masz się pomylić.
lesson-typed-mistake = Wpisać można tylko prawidłowe posunięcie: to wykonaj strzałkami i klawiszem Enter.
lesson-hint = Wskazówka
lesson-show-me = Pokaż mi
lesson-again = Powtórz krok
lesson-skip = Pomiń
# $step: what is done in it
lesson-next-step = Dalej: { $step }
lesson-next-lesson = Następna lekcja
lesson-to-the-path = Do lekcji
lesson-end-go = Koniec lekcji
lesson-end = Lekcja { $number } ukończona!
lesson-end-own = Lekcja ukończona!
lesson-end-open = Lekcja { $number } nie jest jeszcze ukończona.
lesson-end-own-open = Lekcja nie jest jeszcze ukończona.
lesson-end-learnt = Teraz już wiesz:
lesson-end-missed = To poszło nie tak: { $steps }
lesson-end-skipped = Pominięto: { $steps }
lesson-end-again = Powtórz to
lesson-star-done = zrobione
lesson-star-alone = bez pomocy
lesson-star-again = znów innego dnia
lesson-star-all = Masz wszystkie trzy gwiazdki.
lesson-star-for-third = Trzecia gwiazdka czeka na inny dzień.
lesson-star-for-second = Druga gwiazdka jest za wszystkie kroki bez błędu.
class-projector = Rzutnik
class-hold-back = Ukryj orzeczenie
class-language = Język
class-what-would-you-rule = Jak orzekniesz?
class-ruling-waits = Orzeczenie czeka. Spacja je pokaże.
class-show-ruling = Pokaż orzeczenie
said-adjust = „Poprawiam”
said-offer = „Remis?”
said-resign = „Poddaję się”
deed-brush = Muśnij { $what }
deed-graze = Ledwie dotknij { $what }
deed-set = Postaw na { $what }, nie puszczaj
deed-take-enemy = Weź bierkę drugiego koloru
deed-restore = Odstaw bierkę na { $what }
deed-both-hands = Użyj obu rąk
deed-other-hand = Przełącz zegar drugą ręką
deed-record = Zapisz { $what }
deed-strike = Skreśl
deed-update-sheet = Uzupełnij zapis
deed-accept = Przyjmij
deed-decline = Odrzuć
deed-withdraw = Wycofaj propozycję
deed-ask-moves = Zapytaj, ile posunięć wykonano
deed-ask-increment = Poproś o pięć sekund na posunięcie
deed-seal = Zapisz tajnie { $what }
deed-claim-times = Zgłoś, że czasy są złe
deed-arrive = Podejdź do szachownicy
deed-phone = Niech zadzwoni telefon
deed-device-found = Niech znajdą telefon
deed-announce = Powiedz „{ $what }”
deed-displace = Przewróć { $what }
deed-knock-over = Przewróć bierki
deed-stand-up = Postaw przewrócone bierki
deed-boards-differ = Zgłoś, że szachownice się różnią
deed-find-wrong-array = Zgłoś, że bierki stoją źle
deed-find-board-turned = Zgłoś, że szachownica leży obrócona
deed-find-colors-reversed = Zgłoś, że kolory są zamienione
deed-find-displaced = Zgłoś, że bierki są przestawione
deed-find-wrong-setting = Zgłoś, że zegar źle nastawiono
deed-start = Uruchom zegar
deed-stop = Zatrzymaj zegary
deed-resume = Puść zegar dalej
deed-see-flag = Zauważ spadłą chorągiewkę
deed-see-illegal = Zauważ nieprawidłowe posunięcie
deed-adjourn = Odłóż partię
deed-open-envelope = Otwórz kopertę
deed-call-accidental = Uznaj za przypadek
deed-call-touched = Uznaj { $what } za dotknięte
deed-decide = Sędzia: { $what }
deed-other = Zrób to
decide-accept = uznać
decide-postpone = odłożyć
decide-reject = odrzucić
learn-lessons = Lekcje
learn-next = Twoja następna lekcja
learn-day = Dzisiaj: { $done } z { $goal }
learn-day-reached = Cel na dziś osiągnięty!
badge-pieces = Bierki
badge-touch = Dotknięcie
badge-clock = Zegar
badge-draws = Remisy
badge-arbiter = Sędzia
badge-earned = Twoja odznaka: { $badge }
badge-share = { $badge }: { $done } z { $all }
learn-laws = Przepisy
learn-part-pieces = Szachownica i bierki
learn-part-hands = Dotykanie i puszczanie
learn-part-endings = Jak kończy się partia
learn-part-clock = Zegar
learn-part-irregularities = Gdy coś poszło nie tak
learn-part-scoresheet = Zapisywanie posunięć
learn-part-draws = Remisy i reklamacje
learn-part-conduct = Zachowanie i szybkie szachy
learn-part-guidelines = Szachy 960, odłożenie partii, szybki finisz, niewidomi
learn-stars = { $count ->
    [one] { $count } gwiazdka
    [few] { $count } gwiazdki
    [many] { $count } gwiazdek
   *[other] { $count } gwiazdki
}
situations-what = Coś rozgrywa się przed tobą. Ty jesteś sędzią: popatrz, potem wybierz orzeczenie.
situations-known = Dotąd dobrze rozstrzygnięte: { $known } z { $all }.
situations-due = { $count ->
    [one] Na dziś czeka { $count } znajoma sytuacja.
    [few] Na dziś czekają { $count } znajome sytuacje.
    [many] Na dziś czeka { $count } znajomych sytuacji.
   *[other] Na dziś czeka { $count } znajomej sytuacji.
}
situations-begin = Zacznij
situations-by-level = Według poziomu
situations-by-topic = Według tematu
situations-by-missed = Co się nie udało
situations-none-missed = Wszystko się udało: nie ma czego powtarzać.
situation-due = wraca dzisiaj
situation-known = dobra odpowiedź
situation-open = jeszcze bez odpowiedzi
situations-for-player = Dla zawodników
situations-for-club = Dla sędziów klubowych
situations-for-national = Dla sędziów krajowych
own-lessons = Twoje własne lekcje
own-lessons-what = Zrób lekcję na szachownicy albo napisz ją jako plik tekstowy (.ron). Po każdym zapisaniu pliki są czytane na nowo.
own-lessons-folder = Otwórz folder lekcji
own-lesson-edit = Edytuj
own-lesson-delete = Usuń
own-lessons-faulty = { $count ->
    [one] Jeden plik nie jest jeszcze w porządku.
    [few] { $count } pliki nie są jeszcze w porządku.
    [many] { $count } plików nie jest jeszcze w porządku.
   *[other] { $count } pliku nie jest jeszcze w porządku.
}
check-title = Co mówi sprawdzanie
check-what = Wszystko, co jest źle w twoich plikach, i gdzie. Po każdym zapisaniu są sprawdzane na nowo.
check-right = W porządku: { $files }
check-more = i jeszcze { $count }
menu-make-lesson = Zrób lekcję z tej partii
editor-title = Zrób lekcję
editor-name = Tytuł lekcji
editor-how = Pokaż na szachownicy to, co klasa ma zobaczyć, a potem napisz do tego zdanie.
editor-step = Krok { $number }
editor-sentence = Zdanie do kroku { $number }
editor-after = Co mówisz po kroku { $number }
editor-shown = Tylko pokaż
editor-goal-this-move = Poproś o to posunięcie
editor-goal-this-piece = Poproś o dowolne posunięcie tą bierką
editor-goal-any-move = Poproś o dowolne posunięcie
editor-goal-touch = Poproś o to dotknięcie
editor-goal-say = Poproś o te słowa
editor-goal-mistake = Poproś o ten błąd
editor-undo = Cofnij
editor-next = Następny krok
editor-save = Zapisz lekcję
editor-untitled = Najpierw wpisz tytuł lekcji.
editor-unsaid = Najpierw napisz zdanie do kroku { $number }.
# The same where acts were taken back and their words are left. $number: its number
editor-unshown = Krok { $number } ma tylko słowa. Pokaż go na szachownicy albo je usuń.
editor-leave = Wyjdź bez zapisywania
try-case = Oba kolory są twoje. Próbuj, co chcesz.
try-case-hint = Dotykaj, graj, przełączaj zegar, reklamuj: sędzia orzeka o każdej czynności.

## A partner who slips
practice-alone = Gra z programem
computer-name = Program, poziom { $level }
# This program plays on for an engine. $name: what the player was called before
computer-name-after = Program, poziom { $level } (wcześniej { $name })
# An engine as a player. $name: its program, $rating: an Elo rating
engine-name = { $name }, Elo { $rating }
practice-what = Partner czasem postępuje niezgodnie z Przepisami. Zauważ to i w porę zrób, co trzeba.
practice-what-alone = Program wykonuje posunięcia, przełącza zegar i przestrzega Przepisów. Ty też ich przestrzegaj.
practice-what-slips = Program czasem łamie przepisy. Sędzia traktuje go tak samo jak ciebie.
practice-strength = Jak dobrze gra
practice-strength-any = losowo
practice-strength-what = 1: pierwsze partie dziecka. 8: dobry zawodnik klubowy.
practice-opponent = Kto siedzi naprzeciwko
practice-opponent-built-in = ten program
practice-opponent-other = inny silnik…
practice-rating = Ranking Elo
practice-rating-full = najlepiej, jak umie
# $path: where the engine lies
practice-engine-what = { $path }. Silnik, który rankingów nie zna, ograniczają jego własne poziomy albo liczba badanych pozycji, a to tylko w przybliżeniu.
practice-role-white = Gram białymi
practice-role-white-what = Reklamuj, co jest nie tak, zanim dotkniesz bierki.
practice-role-white-alone = Ty zaczynasz.
practice-role-black = Gram czarnymi
practice-role-black-what = Partner zaczyna i może pomylić się od razu.
practice-role-black-alone = Program zaczyna.
practice-role-arbiter = Jestem sędzią
practice-role-arbiter-what = Dwóch takich gra ze sobą. Wkrocz tam, gdzie wkracza sędzia.
practice-role-arbiter-alone = Program gra sam ze sobą.
practice-slips = Co może być nie tak
practice-slip-moves-another = Dotyka jednej bierki, gra inną
practice-slip-adjusts-silently = Poprawia bez słowa
practice-slip-takes-back = Cofa puszczoną bierkę
practice-slip-rook-first = Roszuje od wieży
practice-slip-illegal-move = Gra nieprawidłowo i przełącza zegar
practice-slip-presses-without-move = Przełącza zegar bez posunięcia
practice-slip-forgets-press = Zapomina przełączyć zegar
practice-slip-claims-wrongly = Reklamuje niesłusznie
practice-slip-offers-again = Dwa razy proponuje remis
practice-how-often = Jak często łamie przepisy
practice-rate-never = nigdy
practice-rate-rarely = rzadko
practice-rate-now-and-then = czasem
practice-rate-often = często
practice-time-ten-and-five = 10 min + 5 s
practice-time-five = 5 min
practice-time-none = bez zegara
practice-purpose = Co ćwiczysz
practice-purpose-plain = partia
practice-purpose-plain-what = Jak przy każdej szachownicy: dotknij, posuń, przełącz, reklamuj.
practice-purpose-own-scoresheet = własny zapis
practice-purpose-own-scoresheet-what = Godzina i 30 sekund na posunięcie; każde posunięcie zapisujesz ręką. Raport pokaże błędy.
practice-purpose-forty-moves = niedoczas
practice-purpose-forty-moves-what = Zostało pięć minut na czterdzieści posunięć; po nich pół godziny więcej.
practice-purpose-rapid = szachy szybkie
practice-purpose-rapid-what = 15 minut i 10 sekund na posunięcie. Nieprawidłowe posunięcie kosztuje.
practice-aim = Zadanie
practice-aim-play = po prostu grać
practice-aim-win = wygrać
practice-aim-hold = utrzymać
practice-event-win = Pozycja do wygrania
practice-event-hold = Pozycja do utrzymania
practice-start = Zacznij
practice-watch = Patrz na obu zawodników. Wkrocz tam, gdzie wkracza sędzia.
practice-your-move = Jesteś na posunięciu. Jeśli coś było nie tak, powiedz to, zanim dotkniesz bierki.
practice-your-move-alone = Jesteś na posunięciu.
practice-partner-moves = Patrz, co robi partner.
practice-partner-thinks = Program myśli.
practice-claims = { $claim ->
    [touch-move] { $player } reklamuje: „Wcześniej dotknięto innej bierki”.
   *[repetition] { $player } reklamuje: „Ta sama pozycja po raz trzeci”.
}
practice-holds = Reklamacja jest słuszna
practice-holds-not = Reklamacja jest niesłuszna
practice-call-touch-move = { $role ->
    [arbiter] Ta bierka musi pójść
   *[player] Reklamacja: dotknięta bierka
}
practice-call-illegal-move = { $role ->
    [arbiter] Nieprawidłowe posunięcie
   *[player] Reklamacja: nieprawidłowe posunięcie
}
practice-call-press = Zegar nie został przełączony
practice-call-disturbance = { $role ->
    [arbiter] Ostrzeżenie: to przeszkadza
   *[player] Wezwij sędziego
}
practice-score = Dobrze rozstrzygnięte: { $right } z { $made }
practice-score-end = Dobrze rozstrzygnięte: { $right } z { $made }
practice-too-early = Chwilę za wcześnie: nie ma jeszcze czego rozstrzygać.
practice-say-what = Sędzia podchodzi i pyta: czego dotyczy reklamacja?
practice-end = Zakończ i pokaż, co mi umknęło
practice-end-alone = Zakończ partię
practice-unfinished = Partia nie jest zakończona.
practice-report = Co się wydarzyło
practice-again = Jeszcze raz
practice-other = Wybierz na nowo
practice-nothing-happened = W tej partii wszystko było w porządku.
practice-watch-again = Obejrzyj to
practice-own-slip = twój błąd
practice-at = { $player }, posunięcie { $number }
practice-at-alarm = Posunięcie { $number }
practice-verdict-in-time = zauważone w porę
practice-verdict-late = zauważone późno
practice-verdict-missed = niezauważone
practice-verdict-left-alone = słusznie pominięte
practice-verdict-spoken-of = lepiej było milczeć
practice-verdict-alarm = nie ma czego rozstrzygać
practice-happened-moves-another = { $touched } wzięto do ręki i odstawiono; zagrano { $moved }.
practice-happened-adjusts-silently = { $touched } poprawiono bez słowa; zagrano { $moved }.
practice-happened-takes-back = Puszczono { $touched }, a mimo to zagrano { $moved }.
practice-happened-rook-first = Najpierw dotknięto { $touched }, potem była roszada: { $moved }.
practice-happened-illegal-move = { $moved } jest nieprawidłowe, a zegar przełączono.
practice-happened-presses-without-move = Zegar przełączono bez posunięcia.
practice-happened-forgets-press = Zagrano { $moved } i nie przełączono zegara.
practice-happened-claims-wrongly = { $claim ->
    [touch-move] Reklamowano, że wcześniej dotknięto innej bierki. Tak nie było.
   *[repetition] Reklamowano trzykrotne powtórzenie. Pozycja nie powtórzyła się trzy razy.
}
practice-happened-offers-again = Remis właśnie odrzucono, a zaproponowano go znowu.
practice-do-moves-another = { $role ->
    [arbiter] Sędzia, który to widzi, wkracza: dotknięta bierka musi pójść.
   *[player] Reklamuj, zanim dotkniesz bierki: dotknięta bierka musi pójść.
}
practice-do-adjusts-silently = { $role ->
    [arbiter] Bez „poprawiam” na początku liczy się to jako dotknięcie: sędzia każe zagrać tą bierką.
   *[player] Bez „poprawiam” na początku liczy się to jako dotknięcie. Reklamuj, zanim dotkniesz bierki.
}
practice-do-takes-back = { $role ->
    [arbiter] Bierka puszczona po prawidłowym posunięciu zostaje na miejscu: sędzia przywraca pierwsze posunięcie.
   *[player] Bierka puszczona po prawidłowym posunięciu zostaje na miejscu. Reklamuj, zanim dotkniesz bierki.
}
practice-do-rook-first = { $role ->
    [arbiter] Najpierw wieża, potem król: teraz nie ma roszady w tę stronę. Sędzia każe zagrać wieżą.
   *[player] Najpierw wieża, potem król: teraz nie ma roszady w tę stronę. Reklamuj, zanim dotkniesz bierki.
}
practice-do-illegal-move = { $role ->
    [arbiter] Sędzia wkracza: przywraca poprzednią pozycję i dolicza nieprawidłowe posunięcie.
    [winner] Reklamuj, zanim wykonasz własne posunięcie. Nikt inny tego nie zrobi, a tutaj daje to wygraną.
   *[player] Reklamuj, zanim wykonasz własne posunięcie: wraca poprzednia pozycja.
}
practice-do-presses-without-move = { $role ->
    [arbiter] To liczy się jako nieprawidłowe posunięcie: sędzia wkracza.
    [winner] To liczy się jako nieprawidłowe posunięcie. Reklamuj, zanim zagrasz: nikt inny tego nie zrobi, a tutaj daje to wygraną.
   *[player] To liczy się jako nieprawidłowe posunięcie: reklamuj, zanim zagrasz.
}
practice-do-forgets-press = { $role ->
    [arbiter] Sędzia milczy: przełączenie zegara to sprawa zawodnika.
   *[player] Możesz czekać albo od razu zagrać; czas partnera płynie, aż przełączy zegar.
}
practice-do-claims-wrongly = Reklamacja zostaje odrzucona i gra toczy się dalej.
practice-do-offers-again = { $role ->
    [arbiter] Odrzuconą propozycję ponowiono od razu. To przeszkadza: sędzia ostrzega.
   *[player] Odrzuconą propozycję ponowiono od razu. To przeszkadza: zatrzymaj zegary i wezwij sędziego.
}
practice-alarm = Powiedziano: „{ $call }”.
practice-alarm-touch-move = Żadna dotknięta bierka nie została na miejscu. Patrz, której dotknięto najpierw.
practice-alarm-illegal-move = Nie zakończono nieprawidłowego posunięcia. Kończy je dopiero przełączenie zegara.
practice-alarm-press = Czy zegar przełączono, musi widzieć zawodnik. Sędzia tego nie mówi.
practice-alarm-disturbance = Nikomu nie przeszkadzano. Zegary zatrzymuje się tylko z ważnego powodu.

## For a class
learn-class = Dla klasy
learner-nobody = Jeszcze nikt
# On the button that chooses one, while nobody is chosen
learner-choose = Wybierz ucznia
learner-who = Kto się uczy: { $name }
learner-none = To, co zostanie teraz zrobione, będzie należeć do osoby, która pierwsza poda imię.
learner-new = Nowy uczeń
learner-new-example = nowe imię, potem Enter
learner-full = Nie ma miejsca dla kolejnych uczniów. Najpierw kogoś usuń.
learner-taken = To imię ma więcej niż jeden uczeń: { $names }. Dopisz coś, co ich odróżni.
learner-forget = Usuń
learner-forget-name = Usuń: { $name }
class-learners = Uczniowie
class-no-learners = Nikt jeszcze nie podał imienia. Ucznia dodaje się w menu u góry po prawej; nie trzeba konta i nic nie opuszcza tego komputera.
class-name = Imię
class-lessons = Zrobione lekcje
class-stars = Gwiazdki
class-situations = Dobre odpowiedzi
class-exam-column = { $part ->
    [right] Egzamin ({ $level }): dobre odpowiedzi
    [asked] Egzamin ({ $level }): pytania
    [passed] Egzamin ({ $level }): zdany
   *[day] Egzamin ({ $level }): data
}
class-due = Na dziś
class-stuck = Trudne miejsce
# $number: of the lesson   $step: of its steps
class-stuck-lesson = Lekcja { $number }, krok { $step }
class-stuck-situation = Sytuacja { $number }
class-list = Imiona uczniów
class-list-what = Wklej albo wpisz tu imiona uczniów, każde w osobnym wierszu.
class-list-add = Dodaj te imiona
class-export = Wyniki jako tabela (CSV)…
# The name of the file
class-results = Wyniki klasy
class-switches = Jak uczy się klasa
class-edition-what = Wszystko jest pokazane według tego wydania Przepisów, o ile w nim obowiązuje.
class-edition-newest = Najnowsze
class-hold-back-what = Orzeczenie o błędzie czeka, aż pokaże je spacja.
class-projector-what = Duże litery i spokojny ekran, czytelne z ostatniego rzędu.
class-against-clock = Na czas
class-against-clock-what = Na sytuacje odpowiada się w ograniczonym czasie.
class-two-learners = Dwoje uczniów
class-two-learners-what = Dwie osoby odpowiadają przy jednej klawiaturze: jedna klawiszami po lewej, druga po prawej.
class-certificates = Dyplomy
class-summaries = Przepisy na ścianę
class-summaries-what = Po jednej stronie na każdą część Przepisów z { $year }: każdy przepis z numerem, naszymi słowami.
summary-foot = Naszymi słowami; numery są z tego wydania.

## Certificates
certificate = Dyplom
certificates-what = Dyplom można wydrukować w każdej chwili. Podaje, ile już zrobiła osoba, która teraz się uczy.
certificate-name = Imię na dyplomie
certificate-pieces = Szachownica i bierki
certificate-pieces-asks = Lekcje 1–11.
certificate-pieces-done = Jak chodzą i biją bierki, roszada, promocja i szach: jedenaście lekcji o Przepisach gry w szachy.
certificate-hands-and-clock = Ręce i zegar
certificate-hands-and-clock-asks = Lekcje 12–21, 24–29, 31–33 i 36.
certificate-hands-and-clock-done = Dotykanie i puszczanie bierek, przełączanie zegara, naprawianie tego, co poszło nie tak: dwadzieścia lekcji o Przepisach gry w szachy.
certificate-young-arbiter = Młody sędzia
certificate-young-arbiter-asks = Lekcje 1–40 i 30 dobrze rozstrzygniętych sytuacji.
certificate-young-arbiter-done = Wszystkie czterdzieści lekcji o Przepisach gry w szachy i trzydzieści dobrze rozstrzygniętych sytuacji.
certificate-arbiters-desk = Stolik sędziowski
certificate-arbiters-desk-asks = 60 sytuacji, każda dobrze rozstrzygnięta w trzech wydaniach albo w tylu, w ilu się o nią pyta.
certificate-arbiters-desk-done = Sześćdziesiąt dobrze rozstrzygniętych sytuacji, każda według trzech wydań Przepisów gry w szachy albo według tylu, w ilu się o nią pyta.
certificate-earned = Wszystko, co potrzebne, jest zrobione.
certificate-so-far-lessons = Zrobione lekcje: { $done } z { $all }.
certificate-so-far-situations = Dobrze rozstrzygnięte sytuacje: { $done } z { $all }.
certificate-open-lessons = { $count ->
    [one] Brakuje { $count } lekcji: { $numbers }
    [few] Brakuje { $count } lekcji: { $numbers }
    [many] Brakuje { $count } lekcji: { $numbers }
   *[other] Brakuje { $count } lekcji: { $numbers }
}
certificate-open-situations = { $count ->
    [one] Brakuje { $count } sytuacji
    [few] Brakuje { $count } sytuacji
    [many] Brakuje { $count } sytuacji
   *[other] Brakuje { $count } sytuacji
}
certificate-print = Drukuj…
certificate-for = dla
certificate-date = Data
certificate-edition = Wydanie
certificate-teacher = Nauczyciel
certificate-origin = Nauka z Jadoube, według Przepisów Gry FIDE
choose-certificate = Zapisz dyplom
choose-class-results = Zapisz wyniki klasy
choose-article-summary = Zapisz streszczenie
