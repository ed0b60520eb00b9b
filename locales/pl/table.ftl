### The table: board, players, moves

board-name = Szachownica
board-turn = Obróć szachownicę
promotion-choice = Na jaką figurę zamienić pionka?

has-the-move = na posunięciu
waits = { $player-mark ->
    [none] czekają
   *[mark] czeka
}

stage-touched = dotknięto
stage-released = puszczono
stage-made = wykonano
stage-completed = zakończono
strip-spoken = Posunięcie { player-gen }: { $stage }.
strip-spoken-what = { $player-mark ->
    [none] { player }: { $what }, { $stage }.
   *[mark] { $player-mark }: { $what }, { $stage }.
}
strip-begins = { $player-mark ->
    [none] { player } są na posunięciu.
   *[mark] Na posunięciu jest { $player-mark }.
}
strip-presses = { $player-mark ->
    [none] { player } przełączają
   *[mark] { $player-mark } przełącza
}
strip-press = teraz zegar

teach-begin = Dotkniętą bierką trzeba zagrać, jeśli to możliwe.
teach-touched = { player } dotknęły { touched-piece } na { $square } (artykuł { $article }). { $duty ->
    [move] Trzeba zagrać tą bierką.
    [capture] Trzeba zbić tę bierkę.
    [stuck] Tą bierką nie można zagrać, więc wolno wykonać dowolne prawidłowe posunięcie.
   *[safe] Tej bierki nie można zbić, więc wolno wykonać dowolne prawidłowe posunięcie.
}
teach-released = Bierka została puszczona. Jeśli posunięcie jest prawidłowe, zostaje na tym polu (artykuł { $article }).
teach-illegal = Nieprawidłowo. { $why } { $can ->
    [yes] Cofnij bierkę na { $from } i wykonaj nią prawidłowe posunięcie.
   *[no] Cofnij bierkę na { $from } i wykonaj prawidłowe posunięcie inną.
}
teach-next-loses = Następne nieprawidłowe posunięcie przegrywa partię.
teach-next-loses-by = { player }: następne nieprawidłowe posunięcie przegrywa partię.
teach-illegal-unseen = Ostatnie zakończone posunięcie było nieprawidłowe i nikt go nie zatrzymał. { $opponent-mark ->
    [none] { opponent-plain } mogą
   *[mark] { opponent-plain } może
} przed następnym posunięciem nacisnąć „{ say-claim }”.
teach-flag-unseen = Chorągiewka spadła i nikt nie interweniował. { $opponent-mark ->
    [none] { opponent-plain } mogą
   *[mark] { opponent-plain } może
} nacisnąć „{ say-claim }”.
teach-first-loses = Tu już pierwsze nieprawidłowe posunięcie przegrywa partię.
teach-first-loses-on-claim = Tu już po pierwszym nieprawidłowym posunięciu przeciwnik może zażądać wygranej.
teach-made = { $player-mark ->
    [none] Posunięcie { $move } jest wykonane. Teraz { player-mid } przełączają zegar, potem grają { opponent }.
   *[mark] Posunięcie { $move } jest wykonane. Teraz { $player-mark } przełącza zegar, potem gra { opponent-plain }.
}
teach-completed = { $clock ->
    [yes] Posunięcie { $move } jest zakończone: zegar został przełączony (artykuł { $article }). Na posunięciu są { opponent }.
   *[no] Posunięcie { $move } jest wykonane. Na posunięciu są { opponent }.
}
teach-not-legal = Posunięcie { $from } – { $to } jest nieprawidłowe, więc nie zostało wykonane. Spróbuj innego.
teach-owed-otherwise = Posunięcie { $from } – { $to } byłoby prawidłowe, ale najpierw trzeba zagrać dotkniętą bierką albo ją zbić.
teach-touched-move = Dotknięto { touched-piece } na { $square }. Trzeba zagrać tą bierką.
teach-touched-capture = Dotknięto { touched-piece } na { $square }. Trzeba zbić tę bierkę.
teach-not-moved = Nie wykonano jeszcze posunięcia: zegar przełącza się po posunięciu.
teach-back = Bierka znów stoi na { $square }: { $to ->
    [dot] zagraj na pole z kropką.
    [ring] bij tam, gdzie jest pierścień.
   *[nowhere] zagraj inną bierką.
}
lesson-mistakes = Pozwól na błędy
lesson-mistakes-what = Nieprawidłowe posunięcia można wykonać, by zobaczyć ich cenę.
lesson-show = Pokaż mi
lesson-mark = Zapamiętaj pozycję
lesson-back = { $begins ->
    [yes] Wróć: początek
   *[no] Wróć: po { $move }
}
lesson-asks = { $begins ->
    [yes] Wrócić do pozycji początkowej?
   *[no] Wrócić do pozycji po { $move }?
}
lesson-undoes = { $named ->
    [single] Posunięcie { $moves } zostanie cofnięte.
    [each] Posunięcia { $moves } zostaną cofnięte.
   *[ends] Wszystkie posunięcia od { $first } do { $last } zostaną cofnięte.
}
lesson-clocks-stay = Czasy na zegarze się nie zmieniają
lesson-is-back = { $begins ->
    [yes] Wróciła pozycja początkowa
   *[no] Wróciła pozycja po { $move }
}
lesson-go-back = Wróć
lesson-marked = Zapamiętano. Grajcie dalej: „Wróć” przywraca tę pozycję.
lesson-choose = Można zagrać dowolną bierką w ramce.
lesson-press = Teraz przełącz zegar.

unsettled = To, co stoi na szachownicy, nie jest prawidłowym posunięciem. Najpierw to popraw.
unsettled-until = { $clock ->
    [yes] { $can ->
        [yes] Cofnij bierkę i zagraj nią inaczej, zanim przełączysz zegar; potem grozi kara.
        [no] Cofnij bierkę i zagraj inną, zanim przełączysz zegar; potem grozi kara.
       *[any] Cofnij bierkę i zagraj inaczej, zanim przełączysz zegar; potem grozi kara.
    }
   *[no] { $can ->
        [yes] Cofnij bierkę i wykonaj nią prawidłowe posunięcie, żeby grać dalej.
        [no] Cofnij bierkę i wykonaj prawidłowe posunięcie inną, żeby grać dalej.
       *[any] Cofnij bierkę i wykonaj prawidłowe posunięcie, żeby grać dalej.
    }
}
put-right = Odstaw bierki na miejsce
put-right-or = Albo niech zrobi to program:
strip-knocked-over = { $player-mark ->
    [none] { player } ustawiają przewrócone bierki na własnym czasie.
   *[mark] { $player-mark } ustawia przewrócone bierki na własnym czasie.
}
# Another piece is under the hand than the one that was touched first. $role: the piece   $square: where it stands
touched-first = Najpierw dotknięto { touched-piece } na { $square }.
strip-stand-again = Wszystko stoi
capture-unfinished = { $stands ->
    [yes] Bicie w przelocie nie jest dokończone: zbity pionek wciąż stoi na { $square }.
   *[no] Bicie na { $square } nie jest dokończone: nic tam jeszcze nie stoi.
}
capture-impossible = Na { $square } nie może bić żadna bierka. Odstaw bierkę na jej pole.
castling-unfinished = Roszada nie jest dokończona: wieża na { $square } musi się jeszcze przesunąć.
promotion-unfinished = Pionek na { $square } trzeba jeszcze zamienić na figurę.
capture-was-unfinished = Bicie na { $square } nie zostało dokończone.
by-hand-capture-first = Najpierw zdejmij z szachownicy { the-piece } na { $square }.
press-forgotten = { $player-mark ->
    [none] { player } muszą jeszcze przełączyć zegar.
   *[mark] { $player-mark } musi jeszcze przełączyć zegar.
}
press-again = { $player-mark ->
    [none] { player } muszą jeszcze raz przełączyć zegar: na posunięciu są { opponent }.
   *[mark] { $player-mark } musi jeszcze raz przełączyć zegar: na posunięciu jest { opponent-plain }.
}
claim-right-repetition = { $player-mark ->
    [none] { player } mogą reklamować remis: trzykrotne powtórzenie pozycji.
   *[mark] { $player-mark } może reklamować remis: trzykrotne powtórzenie pozycji.
}
claim-right-fifty = { $player-mark ->
    [none] { player } mogą reklamować remis: reguła 50 posunięć.
   *[mark] { $player-mark } może reklamować remis: reguła 50 posunięć.
}
claim-next-repetition = { $player-mark ->
    [none] { player } mogą reklamować remis, zapisując właściwe posunięcie: trzykrotne powtórzenie pozycji.
   *[mark] { $player-mark } może reklamować remis, zapisując właściwe posunięcie: trzykrotne powtórzenie pozycji.
}
claim-next-fifty = { $player-mark ->
    [none] { player } mogą reklamować remis, zapisując następne posunięcie: reguła 50 posunięć.
   *[mark] { $player-mark } może reklamować remis, zapisując następne posunięcie: reguła 50 posunięć.
}
standstill-not-started = { $opponent-mark ->
    [none] Najpierw { opponent } przełączają zegar, potem chodzi zegar { player-gen }.
   *[mark] Najpierw { $opponent-mark } przełącza zegar, potem chodzi zegar { player-gen }.
}
standstill-waits = { $opponent-mark ->
    [none] Jeszcze nie: najpierw zegar przełączają { opponent }.
   *[mark] Jeszcze nie: najpierw zegar przełącza { $opponent-mark }.
}
standstill-sealing = { player } najpierw zapisuje tajne posunięcie i zakleja kopertę, dopiero potem zatrzymuje się zegar.
standstill-stopped = Zegary są zatrzymane. „{ clock-resume }” uruchamia je znowu.
standstill-arbiter = Zegary stoją, dopóki sędzia któregoś nie uruchomi.
standstill-both = Zegary stoją, dopóki oboje nie zdecydujecie.
standstill-called = Zegary są zatrzymane. „{ play-on }” uruchamia je znowu.
standstill-asked-back = { $opponent-mark ->
    [none] Najpierw { opponent } decydują o cofnięciu.
   *[mark] Najpierw { $opponent-mark } decyduje o cofnięciu.
}
move-made-stays = Posunięcie jest wykonane i zostaje. Teraz przełącz zegar.
typed-enter = { $move } – Enter wykonuje posunięcie
adjusting-counts = { $player-mark ->
    [none] { player } poprawiają bierki: nowe dotknięcia się nie liczą.
   *[mark] { $player-mark } poprawia bierki: nowe dotknięcia się nie liczą.
}
adjusting-ends = By skończyć, naciśnij „{ say-adjusting }” albo zagraj.
take-back = { $answered ->
    [yes] Proszę o cofnięcie { $move } i { $answer }
   *[no] Proszę o cofnięcie { $move }
}
take-back-brief = { $answered ->
    [yes] { say-take-back-both }
   *[no] Cofnij { $move }
}
take-back-withdraw = { $answered ->
    [yes] Wycofuję prośbę o cofnięcie { $move } i { $answer }
   *[no] Wycofuję prośbę o cofnięcie { $move }
}
take-back-asked = { $player-mark ->
    [none] { $answered ->
        [yes] { player } proszą o cofnięcie { $move } i { $answer }
       *[no] { player } proszą o cofnięcie { $move }
    }
   *[mark] { $answered ->
        [yes] { $player-mark } prosi o cofnięcie { $move } i { $answer }
       *[no] { $player-mark } prosi o cofnięcie { $move }
    }
}
take-back-answered-by = { $opponent-mark ->
    [none] { $clocks ->
        [stand] Decydują { opponent }. Zegary stoją, czas bez zmian.
        [run] Decydują { opponent }. Zegar tymczasem chodzi. Czasu się nie cofa.
       *[none] Decydują { opponent }.
    }
   *[mark] { $clocks ->
        [stand] Decyduje { opponent-plain }. Zegary stoją, czas bez zmian.
        [run] Decyduje { opponent-plain }. Zegar tymczasem chodzi. Czasu się nie cofa.
       *[none] Decyduje { opponent-plain }.
    }
}
take-back-agree = { $opponent-mark ->
    [none] { $player ->
        [white] { $answered ->
            [yes] Czarne się zgadzają: oba cofnięte
           *[no] Czarne się zgadzają: { $move } cofnięte
        }
       *[black] { $answered ->
            [yes] Białe się zgadzają: oba cofnięte
           *[no] Białe się zgadzają: { $move } cofnięte
        }
    }
   *[mark] { $answered ->
        [yes] { $opponent-mark } się zgadza: oba cofnięte
       *[no] { $opponent-mark } się zgadza: { $move } cofnięte
    }
}
take-back-refuse = { $opponent-mark ->
    [none] { $player ->
        [white] { $answered ->
            [yes] Czarne się nie zgadzają: oba zostają
           *[no] Czarne się nie zgadzają: { $move } zostaje
        }
       *[black] { $answered ->
            [yes] Białe się nie zgadzają: oba zostają
           *[no] Białe się nie zgadzają: { $move } zostaje
        }
    }
   *[mark] { $answered ->
        [yes] { $opponent-mark } się nie zgadza: oba zostają
       *[no] { $opponent-mark } się nie zgadza: { $move } zostaje
    }
}
take-back-refused = { $answered ->
    [yes] { $opponent-mark ->
        [none] { $player ->
            [white] Czarne się nie zgadzają: { $move } i { $answer } zostają
           *[black] Białe się nie zgadzają: { $move } i { $answer } zostają
        }
       *[mark] { $opponent-mark } się nie zgadza: { $move } i { $answer } zostają
    }
   *[no] { take-back-refuse }
}

sheet-empty = { $player-mark ->
    [none] { $clock ->
        [yes] { player } wykonują posunięcie, a potem przełączają zegar.
       *[no] { player } zaczynają.
    }
   *[mark] { $clock ->
        [yes] { $player-mark } wykonuje posunięcie, a potem przełącza zegar.
       *[no] { $player-mark } zaczyna.
    }
}
sheet-start = Szachy 960, pozycja { $number }
sheet-look-back = Zobacz pozycję po { $move }

say-adjust = Poprawiam
say-adjusting = Zakończ
say-offer = Proponuję remis
say-offered = Remis zaproponowany
say-castle = Roszuję
say-castling = Roszada
menu-knocked-over = Przewrócone bierki: { player }
say-castle-not-now = Roszada nie jest teraz możliwa
menu-castle = Krótka lub długa roszada…
castle-c-side = Roszada w stronę linii c: król na { $king }, wieża na { $rook }
castle-g-side = Roszada w stronę linii g: król na { $king }, wieża na { $rook }
say-claim = Reklamuję…
say-take-back = Cofnij…
say-take-back-both = Cofnij oba…
say-withdraw = Wycofuję prośbę
say-stop = Wzywam sędziego
say-arbiter = Sędzia
say-resign = Poddaję się
play-on = Graj dalej

claim-title = Reklamacja: { $player }
claim-what = Reklamacji nie można wycofać.
claim-what-choosing = Reklamacji nie można wycofać. Zegar chodzi, gdy wybierasz.
claim-ends-play = Bez sędziego ta reklamacja kończy grę. O wyniku rozstrzyga później sędzia.
# $arbiter: yes, no – whether one decides it
claim-what-stops = { $arbiter ->
    [no] Twój zegar chodzi, dopóki jej nie złożysz; potem oba zegary stają.
   *[yes] Twój zegar chodzi, dopóki jej nie złożysz; potem oba zegary stają, a sędzia decyduje.
}
# $arbiter: yes, no – whether one decides it
claim-what-stops-other = { $arbiter ->
    [no] Zegar przeciwnika chodzi, dopóki jej nie złożysz; potem oba zegary stają.
   *[yes] Zegar przeciwnika chodzi, dopóki jej nie złożysz; potem oba zegary stają, a sędzia decyduje.
}
# $arbiter: yes, no – whether one decides it
claim-what-runs = { $arbiter ->
    [no] Zegar tymczasem chodzi.
   *[yes] Decyduje sędzia, a zegar tymczasem chodzi.
}
claim-repetition = Ta sama pozycja po raz trzeci
claim-fifty = 50 posunięć bez bicia i bez posunięcia pionkiem
claim-flag = Spadła chorągiewka przeciwnika
claim-illegal = Przeciwnik zakończył nieprawidłowe posunięcie
claim-touch-move = Przeciwnik nie zagrał dotkniętą bierką
claim-normal-means = Przeciwnik nie może wygrać normalnymi środkami
claim-no-effort = Przeciwnik nie stara się wygrać normalnymi środkami
claim-increment = Pięć dodatkowych sekund na posunięcie dla obu zawodników
claim-written = Jeśli reklamacja dotyczy twojego następnego posunięcia, zapisz je tutaj i nie wykonuj go:
move-example = np. { $move }
claim-wrong = Jeśli reklamacja jest niesłuszna, przeciwnik zyskuje czas, a partia toczy się dalej.
claim-wrong-gives = Jeśli reklamacja remisu jest niesłuszna, przeciwnik zyskuje { duration-minutes }, a partia toczy się dalej.
claim-wrong-takes = Reklamujący traci połowę pozostałego czasu, najwyżej trzy minuty.
claim-wrong-offers = Reklamacja liczy się także jako propozycja remisu.
# What follows from asking for five seconds a move
claim-increment-follows = Liczy się to jako propozycja remisu. Jeśli przeciwnik ją odrzuci, sędzia może przyznać te sekundy; przeciwnik zyskuje wtedy także dwie minuty.
claim-choose = Wybierz, czego dotyczy reklamacja.
claim-make = Złóż reklamację
claim-holds-now = słuszne teraz
claim-holds-with = z posunięciem { $move }
claim-judged = oceni sędzia
claim-not-now = teraz niesłuszne
claim-after-touch = za późno: bierka dotknięta
claim-not-on-move = tylko przy własnym posunięciu
claim-late-move = Remis reklamuje się, gdy jest się na posunięciu, zanim się je wykona. Po jego wykonaniu można to zrobić najwcześniej przy następnym.
claim-late-touch = Remis reklamuje się, zanim dotknie się bierki. Przy tym posunięciu jest już za późno.
claim-times-so-far = { $count ->
    [one] dotąd { $count } raz
    [few] dotąd { $count } razy
    [many] dotąd { $count } razy
   *[other] dotąd { $count } razy
}
claim-moves-so-far = dotąd { $count } z 50
claim-nothing = W tej chwili żadna reklamacja nie byłaby słuszna.
claim-after-move = { $number ->
    [0] na początku
   *[other] po { $number }. posunięciu
}

box-take = { $role ->
    [king] Weź króla z pudełka
    [queen] Weź hetmana z pudełka
    [rook] Weź wieżę z pudełka
    [bishop] Weź gońca z pudełka
    [knight] Weź skoczka z pudełka
   *[pawn] Weź pionka z pudełka
}

signature-of = Podpis: { $player }
rematch = Rewanż
review-look-go-on = i graj dalej od dowolnego posunięcia
result-wins = { $named ->
    [yes] { $name } wygrywa
   *[no] { player } wygrywają
}
result-draw = Remis
result-nobody = Obie strony przegrywają
result-decided = Zdecydował sędzia
result-moves = { $count ->
    [one] { $count } posunięcie
    [few] { $count } posunięcia
    [many] { $count } posunięć
   *[other] { $count } posunięcia
}
result-moves-in = { result-moves }, łącznie { $time }
rematch-white = { $player } gra białymi
rematch-swap = Zamieniacie kolory
paper-print = Drukuj
paper-pgn = Zapisz PGN
both-sign = Obaj zawodnicy podpisują wynik
both-sign-freely = Możecie podpisać wynik
sign-here = wpisz nazwisko
sign-result-as = { $player-mark ->
    [none] { player } podpisują
   *[mark] { $player-mark } podpisuje
}
game-annulled = Partia się nie liczy; trzeba rozegrać nową.
game-adjourned = Partia jest odłożona.
game-referred = Gra jest skończona; o wyniku sędzia dopiero zdecyduje.

## Dlaczego posunięcie jest nieprawidłowe
object-no-piece = Na tym polu nic nie stoi.
object-no-move = Bierka nie zmieniła pola.
object-not-yours = Ta bierka należy do przeciwnika.
object-own-piece = Stoi tam własna bierka.
object-not-its-way = { $role ->
    [king] Król porusza się o jedno pole w dowolnym kierunku.
    [queen] Hetman porusza się po rzędach, liniach i przekątnych.
    [rook] Wieża porusza się po rzędach i liniach.
    [bishop] Goniec porusza się po przekątnych.
    [knight] Skoczek idzie dwa pola prosto i jedno w bok.
   *[pawn] Pionek idzie prosto o jedno pole, a z pola początkowego o jedno albo o dwa.
}
object-jumps = Tylko skoczek przeskakuje: droga jest zamknięta na polu { $square }.
object-jumps-unnamed = Coś stoi na drodze: przeskakuje tylko skoczek.
object-pawn-blocked = Pionek nie bije prosto przed siebie: pole { $square } jest zajęte.
object-pawn-blocked-unnamed = Pionek nie bije prosto przed siebie: coś tam stoi.
object-pawn-two-squares = Pionek może pójść o dwa pola tylko z pola początkowego.
object-pawn-backwards = Pionek nigdy się nie cofa.
object-pawn-captures-nothing = Pionek porusza się na ukos tylko wtedy, gdy bije.
object-en-passant = Bicie w przelocie jest możliwe tylko od razu, w następnym posunięciu.
object-promotion = Pionek, który dojdzie do ostatniego rzędu, staje się hetmanem, wieżą, gońcem albo skoczkiem.
object-captures-king = Króla nigdy się nie bije.
object-into-attack = Król nie może wejść na pole atakowane przez bierkę z pola { $square }.
object-stays-in-check = Król nadal byłby szachowany przez bierkę z pola { $square }.
object-exposes-king = Król byłby szachowany przez bierkę z pola { $square }.
object-attacked-unnamed = Król byłby tam atakowany.
object-castling-right-lost = Roszada w tę stronę nie jest już możliwa: królem albo tą wieżą wykonano już posunięcie.
object-castling-elsewhere = Na to pole król nie roszuje.
object-castling-in-check = Nie wolno roszować, gdy król jest szachowany: szach daje bierka z pola { $square }.
object-castling-between = W roszadzie przeszkadza bierka na polu { $square }.
object-castling-through = Król nie może przejść przez atakowane pole { $square }.
object-castling-into = Król stanąłby na polu atakowanym przez bierkę z pola { $square }.
object-castling-unnamed = Teraz roszada nie jest możliwa.

box = Pudełko
box-put = zdjęte bierki kładź tutaj
sheet-open = Pokaż cały zapis
sheet-close = Z powrotem do szachownicy

point-at-touched = Wskaż na szachownicy dotkniętą bierkę.
# A question that only the arbiter answers, at the desk
arbiter-decides = Rozstrzyga sędzia
# $name: who asked, $question: what was asked
arbiter-decides-asked = Pyta { $name }: { $question }
both-decide = Obowiązuje tylko to, na co oboje się zgodzicie.
# Behind what each of the players has chosen
both-differ = Trzeba wybrać to samo albo rozstrzygnąć to przy stoliku sędziowskim.
# Behind what the other player has chosen
both-waits = Brakuje jeszcze zgody: { player }
arbiter-called = { $name } – wezwanie sędziego: oba zegary są zatrzymane
arbiter-called-how = Grajcie dalej, gdy sprawa jest jasna, albo niech rozstrzygnie sędzia.
draw-offered = { $name } – propozycja remisu
draw-offered-by-claim = { $name }: reklamacja jest teraz propozycją remisu
draw-answered-by = { $player-mark ->
    [none] Odpowiadają { opponent } albo odmawiają, dotykając bierki.
   *[mark] Odpowiada { opponent-plain } albo odmawia, dotykając bierki.
}
draw-of-claim-answered = { $player-mark ->
    [none] { opponent-plain } mogą odpowiedzieć od razu albo później odmówić, dotykając bierki. Na posunięciu są { player-mid }.
   *[mark] { opponent-plain } może odpowiedzieć od razu albo później odmówić, dotykając bierki. Na posunięciu jest { $player-mark }.
}
draw-press-first = { $player-mark ->
    [none] { player } mają jeszcze przełączyć zegar. { opponent-plain } mogą odpowiedzieć od razu albo później odmówić, dotykając bierki.
   *[mark] { $player-mark } ma jeszcze przełączyć zegar. { opponent-plain } może odpowiedzieć od razu albo później odmówić, dotykając bierki.
}
draw-accept = { $opponent-mark ->
    [none] { $player ->
        [white] Czarne przyjmują: ½–½
       *[black] Białe przyjmują: ½–½
    }
   *[mark] { $opponent-mark } przyjmuje: ½–½
}
draw-decline = { $opponent-mark ->
    [none] { $player ->
        [white] Czarne odrzucają: gra toczy się dalej
       *[black] Białe odrzucają: gra toczy się dalej
    }
   *[mark] { $opponent-mark } odrzuca: gra toczy się dalej
}
draw-declined = { $name } – remis odrzucony, gra toczy się dalej
draw-sign = (=) – z tym posunięciem zaproponowano remis

# The screen lies flat between the players
face-to-face = Naprzeciw siebie, na leżącym ekranie
face-to-face-end = Zakończ „naprzeciw siebie”
face-to-face-help-name = Jak się tu gra
# $clock: yes, no
face-to-face-help-press = { $clock ->
    [yes] Przeciągnij bierkę albo dotknij jej, a potem pola. Po wykonaniu posunięcia przełącz swój zegar.
   *[no] Przeciągnij bierkę albo dotknij jej, a potem pola.
}
face-to-face-help-adjust = Chcesz poprawić bierki? Najpierw naciśnij „Poprawiam”.
face-to-face-help-teacher = „{ lesson-show }” jest w menu. Inne przyciski nauczyciela są w zwykłym widoku.
face-to-face-help-end = Do zwykłego widoku wraca się przez menu albo klawiszem Esc.
face-to-face-one-board = Na leżącym ekranie jest jedna szachownica dla obojga.
face-to-face-two-boards = Dwie szachownice (zwykły widok)

## Niewidomi
announce-due = { $name } – zapowiedź: { $move }
announce-field = Zapowiedź własnymi słowami
announce-type = lub wpisz
announce-say = Powiedz
announce-feel = Kliknięcia i strzałki tylko wyczuwają bierki. Wyjmuje je przeciągnięcie lub Enter.
announce-sighted = Przeciwnik jest niewidomy: zapowiedz posunięcie, zanim przełączysz zegar.
announce-ask-moves = Ile posunięć?
announce-moves-made = Wykonane posunięcia: białe { $white }, czarne { $black }.
announce-repeat-due = { $name } – powtórz: { $move }
announce-repeat = Powtórz
boards-own = Szachownica: { $name }
boards-hint = Strzałki dotykają małej szachownicy. Enter wyjmuje tam bierkę i ją stawia.
boards-await = { $name }: posunięcie nie jest jeszcze zapowiedziane.
boards-rest = Na posunięciu: { $name }, na drugiej szachownicy.
boards-not-announced = To nie jest zapowiedziane posunięcie: { $move }
boards-same = Na obu szachownicach jest ta sama pozycja.
boards-differ = Szachownice się różnią: { $squares }
boards-differ-square = { $square } – różnica
boards-unrepeated = { $name }: jeszcze niepowtórzone: { $move }
boards-announced = { $name }, zapowiedziane: { $move }
sheet-text-empty = Nie ma jeszcze posunięć.
