### Arbiter's desk

desk-open = Stolik sędziowski
desk-pending = Stolik sędziowski: { $count }
desk-title = Stolik sędziowski
desk-nothing = Nic nie czeka na rozstrzygnięcie.
desk-flag-down = Spadła chorągiewka. Rozstrzygnij o tym w „Zegary…”.
desk-may-decide = Teraz niczego nie trzeba rozstrzygać.
# $result: the score, 1–0
desk-over = Partia jest zakończona: { $result }
desk-later = Później
# while the verdict on a claim waits, the clock runs again
desk-later-play = Grać dalej, decyzja później
desk-later-two = Grać dalej, { $name } +2:00
desk-can-mate = Mat jest możliwy
desk-never-mates = Mat nie jest możliwy
desk-decide-in = Rozstrzygnij: { $part }
desk-other-times = Inne czasy…
desk-seen-nothing = Sprawdzono i nic nie znaleziono.
desk-on-purpose = Dotknięcie było zamierzone
desk-accident = Dotknięcie było przypadkowe
desk-clocks = Zegary
desk-minutes = +{ $count } min
desk-add = { player }: { $count } min więcej
desk-minutes-less = −{ $count } min
desk-take = { player }: { $count } min mniej
desk-whose = Czyje zachowanie?
desk-reason = Powód, w kilku słowach; zostaje w dzienniku
desk-goes-on = Partia trwa dalej.
desk-no-time-left = Czasu już nie ma: chorągiewka spadnie, gdy tylko zegar ruszy.
desk-play-over = Gra się kończy; potem ustala się, ile punktów dostaje każdy.
reason-illegal = Po nieprawidłowym posunięciu
reason-wrong-setting = Źle nastawiony zegar
reason-interrupted = Przerwa w grze
reason-at-the-desk = Przy stole sędziowskim
reason-own-arbiter = Od tej chwili o spornych sprawach rozstrzygają sami zawodnicy
reason-arbiter-answers = Od tej chwili o spornych sprawach rozstrzyga tylko sędzia
reason-proof = Udowodnił to program
reason-displaced = Przesunięte bierki
reason-disturbs = Przeszkadza przeciwnikowi
reason-talks = Rozmawia
reason-device = Urządzenie odezwało się lub je znaleziono
reason-refuses = Nie stosuje się do Przepisów
reason-agreed = Zawodnicy się zgodzili
desk-start-clock = Uruchom zegar { player-gen }
desk-time-of = Nastawiany czas: { player }
desk-warn = Ostrzeżenie
desk-opponent-time = Przeciwnik zyskuje { $time }
desk-opponent-time-more = Przeciwnik zyskuje czas…
desk-own-time = Traci { $time }
desk-own-time-more = Traci czas…
desk-amount = { $time } min
desk-amount-how = Ile czasu
desk-amount-unread = Minuty i sekundy, np. 1:30
desk-half-at-most = Najwyżej ½
desk-nothing-scored = Zero punktów
desk-raise = Przeciwnik dostaje maksimum
desk-loss = Przegrywa partię
desk-fine = Kara pieniężna
desk-exclusion = Wykluczenie z rund
desk-expulsion = Usunięcie z zawodów
desk-position = Przywróć
desk-found = Stwierdź
desk-result = Wynik
# The buttons of the doors behind which something is set
desk-open-clocks = { desk-clocks }…
desk-open-position = { desk-position }…
desk-open-found = { desk-found }…
desk-open-penalty = { desk-penalty }…
desk-open-result = { desk-result }…
desk-annul = Unieważnij partię
desk-clocks-stay = Oba zegary dalej stoją
desk-clocks-stop = Oba zegary zostaną zatrzymane.
desk-runs-once-named = Po wskazaniu bierki pójdzie zegar { player-gen }
desk-decides = Do stolika sędziowskiego…
desk-illegal = Poszukaj nieprawidłowego posunięcia
desk-flag = Sprawdź, czy spadła chorągiewka
desk-flag-what = Jeśli chorągiewka spadła, sprawdzenie od razu o tym rozstrzyga i może zakończyć partię.
desk-set-times = Nastaw: { $what }
desk-set-moves = posunięcia { $what }
desk-set-none = Jeszcze nic nie zmieniono
desk-not-done = Nie wykonano: { $what }
desk-not-confirmed = niepotwierdzone
desk-penalty = Kara
desk-impose = Nałóż karę ({ $name }): { $penalty }
desk-declare = Ogłoś { $white } – { $black } { $score }
desk-score-half = { $name }: pół punktu
desk-step-back = Obejrzyj półposunięcie wcześniej
desk-show-now = Pokaż, jak jest teraz
desk-correct-clock = Popraw zegar: { $name } { $time }
desk-runs-next = następny
desk-slider = Przegląd wcześniejszych pozycji
desk-after = Po { $move }
desk-at-start = Na początku
desk-as-it-stands = tak jak teraz
desk-only-looked = tylko podgląd
desk-position-what = Bierki wracają do pozycji, którą oglądasz na tej szachownicy, a późniejsze posunięcia odpadają.
desk-position-runs = Potem chodzi zegar { player-gen }.
desk-position-times = Czasy na zegarach pozostają bez zmian, dopóki ich nie nastawisz.
desk-position-slide = Suwakiem przy szachownicy wybierz pozycję.
desk-position-falls = { $count ->
    [one] Odpada { $count } półposunięcie.
    [few] Odpadają { $count } półposunięcia.
    [many] Odpada { $count } półposunięć.
   *[other] Odpada { $count } półposunięcia.
}
desk-put-back = Przywróć: { $where }
desk-penalty-what = Czyje to zachowanie i na co zasługuje? Na liście jest to, co można teraz nałożyć według tych Przepisów; punkty można zmienić po zakończeniu partii.
desk-result-what = Partia kończy się ogłoszonym wynikiem albo w ogóle się nie liczy.
desk-stop-first = Zegary chodzą. Zatrzymaj je przed korektą.
desk-undo-stop = Niech zegar { player-gen } chodzi dalej
desk-times-anew = Zegary tymczasem się zmieniły: rozpoczęte ustawianie przepadło.
desk-to-decide = Do rozstrzygnięcia · { $place } z { $count }
desk-since = od { $time }
desk-recorded = Co zapisała szachownica
desk-rule = Orzeknij: { $what }
desk-rule-and-start = Orzeknij i uruchom zegar: { $name }
desk-rule-alone = Orzeknij
desk-clocks-wait = Oba zegary są zatrzymane, dopóki ich nie uruchomisz.
desk-hear-both = Najpierw wysłuchaj obu stron.
# $question: the question that was put off
desk-postponed = Odłożone, jeszcze do rozstrzygnięcia: { $question }
desk-also-open = Do rozstrzygnięcia jest też:
desk-then-penalty = Ile to kosztuje, ustala się w „Kara…”
desk-unchanged = Nic się nie zmienia; partia trwa dalej
desk-no-other = Żadna inna sprawa nie czeka.
desk-decided-elsewhere = Nastaw to, co rozstrzygasz; to załatwia sprawę.
desk-what-slider = Suwakiem przy szachownicy oglądasz wcześniejsze pozycje. Niczego to nie zmienia.
desk-what-doors = Pięć przycisków przy szachownicy otwiera zegary, wcześniejszą pozycję, ustalenia, karę i wynik; nic się nie zmienia, dopóki tam nie potwierdzisz. Zegary otwiera też kliknięcie zegara.
desk-what-doors-over = „Kara…” i „Wynik…” dają się jeszcze otworzyć, a nic się nie zmienia, dopóki tam nie potwierdzisz; zegary i pozycja zostają, jakie są.
desk-what-doors-break = „{ desk-open-penalty }” i „{ desk-open-result }” dają się jeszcze otworzyć. Do wznowienia partii nie chodzi żaden zegar i nikt nie gra.
desk-resuming = Dogrywka się rozpoczęła; koperta jest jeszcze zamknięta
desk-what-doors-resuming = „{ desk-open-clocks }”, „{ desk-open-penalty }” i „{ desk-open-result }” dają się otworzyć. Dopóki koperta jest zamknięta, pozycja się nie zmienia.
desk-what-annulled = Partia się nie liczy; niczego więcej nie da się ustawić.
desk-log = Dziennik
desk-touches = Dotknięcia
desk-illegal-moves = Nieprawidłowe · { $count }
desk-mating = Czy mat jest możliwy?
desk-nothing-recorded = Nic takiego się nie wydarzyło.
desk-report = Raport
report-title = Raport z partii
report-arbiter = Sędzia
report-moves = Posunięcia
report-terms = Warunki gry
# $time: as 30 min, or that whoever is absent at the start loses
report-default-time = czas na spóźnienie { $time }
report-position = Pozycja początkowa
report-happened = Przebieg
report-article = Artykuł
report-signature = Imię, nazwisko i podpis sędziego
report-open = Partia nie jest zakończona.
record-clocks-set = Nastawiono zegary: { $what }
record-times-kept = czasy na zegarach bez zmian
record-reason = Powód: { $reason }
record-touched = Dotknięto { touched-piece } na { $square }
record-touched-in-doubt = Dotknięto lub trącono { touched-piece } na { $square }
record-brushed = Trącono { touched-piece } na { $square }
record-touched-on-purpose = Dotknięto celowo { touched-piece } na { $square }
record-touched-by-accident = Dotknięto przypadkowo { touched-piece } na { $square }
record-touched-for = przez { $whole },{ $tenths } s
record-adjusted = Poprawianie { touched-piece } na { $square }
record-says-adjust = { player }: „Poprawiam”
record-says-castle = { player }: „Roszada”
record-increment-back = { $change } (dodatek)
record-increment-none = { $player-mark ->
    [none] { player } bez dodatku
   *[mark] { $player-mark } bez dodatku
}
record-claims-touch = { player } twierdzą: { opponent } dotknęły bierki
record-claims = { player } reklamują: { $claim }
record-reports-own = { player } zgłaszają własne nieprawidłowe posunięcie
# What is claimed, by itself. $player: who claims it
claimed-flag = Spadła chorągiewka przeciwnika
claimed-times = Zegary wskazują zły czas
claimed-illegal = Przeciwnik zakończył nieprawidłowe posunięcie
claimed-touch-move = Przeciwnik nie zagrał dotkniętą bierką
claimed-normal-means = Przeciwnik nie może wygrać normalnymi środkami
claimed-no-effort = Przeciwnik nie stara się wygrać normalnymi środkami
record-claim-right = reklamacja jest słuszna
record-counted-times = { $when ->
    [next] { $count ->
        [one] z tym posunięciem pozycja była na szachownicy { $count } raz
        [few] z tym posunięciem pozycja była na szachownicy { $count } razy
        [many] z tym posunięciem pozycja była na szachownicy { $count } razy
       *[other] z tym posunięciem pozycja była na szachownicy { $count } razy
    }
   *[now] { $count ->
        [one] pozycja była na szachownicy { $count } raz
        [few] pozycja była na szachownicy { $count } razy
        [many] pozycja była na szachownicy { $count } razy
       *[other] pozycja była na szachownicy { $count } razy
    }
}
record-counted-moves = { $when ->
    [next] { $count ->
        [one] z tym posunięciem po { $count } posunięciu bez bicia i bez posunięcia pionkiem
        [few] z tym posunięciem po { $count } posunięcia bez bicia i bez posunięcia pionkiem
        [many] z tym posunięciem po { $count } posunięć bez bicia i bez posunięcia pionkiem
       *[other] z tym posunięciem po { $count } posunięcia bez bicia i bez posunięcia pionkiem
    }
   *[now] { $count ->
        [one] po { $count } posunięciu bez bicia i bez posunięcia pionkiem
        [few] po { $count } posunięcia bez bicia i bez posunięcia pionkiem
        [many] po { $count } posunięć bez bicia i bez posunięcia pionkiem
       *[other] po { $count } posunięcia bez bicia i bez posunięcia pionkiem
    }
}
record-claim-wrong = reklamacja jest niesłuszna
record-claim-offers = liczy się jako propozycja remisu
record-claim-asked = rozstrzygnie sędzia
record-declines = { player } odrzucają remis
record-declines-by-it = remis jest tym samym odrzucony
record-made = Wykonano: { $move }
record-completed = Zakończono: { $move }
record-let-stand = nieprawidłowe, nikt nie zareagował
record-nobody-objected = nikt nie zareagował
record-sealed-read = Odczytano tajne posunięcie: { $move }
# Behind a ruling, as why it was given
record-agreed = za zgodą obu stron
record-proved-mate = mat jest jeszcze możliwy, co udowodnił program
record-proved-no-mate = mat nie jest możliwy, co udowodnił program
record-asks-back = { player } chcą cofnąć { $both ->
    [yes] oba ostatnie posunięcia
   *[no] ostatnie posunięcie
}
record-agrees-back = { player } zgadzają się
record-declines-back = { player } nie zgadzają się
record-withdraws-back = { player } wycofują prośbę
desk-mate-yes = { $name }: mat jest możliwy
desk-mate-never = { $name }: mat jest stąd niemożliwy
desk-mate-open = { $name }: nic nie wskazuje, że mat jest niemożliwy
desk-mating-how = Gdy zależy od tego wynik, program sam szuka mata i pyta tylko wtedy, gdy nie znajdzie odpowiedzi.

found-what = Co stwierdzasz albo co trzeba zgłosić? Na liście jest to, z czego teraz według tych Przepisów coś wynika.
found-who = Kto?
found-other-hand = Przełączenie zegara drugą ręką
found-illegal-move = Nieprawidłowe posunięcie
found-both-flags = Spadły obie chorągiewki, nie wiadomo, która pierwsza
found-comes-late = Zawodnik się spóźnia
found-not-come = Zawodnik nie przyszedł
found-session = Nadeszła godzina rozpoczęcia sesji
found-session-counts = Odtąd liczy się spóźnienie zawodników. Żaden zegar nie rusza.
found-charged-before = Wcześniejsze nieprawidłowe posunięcia
found-at-the-press = Na razie bez orzeczenia: liczy się, gdy { player-mid } przełączą zegar.
found-once-claimed = Na razie bez orzeczenia: liczy się, gdy ktoś to zgłosi lub gdy wpiszesz „{ found-illegal-move }”.
found-own-time = { $player-mark ->
    [none] Na zegarach nic się nie zmienia: { player-mid } ustawiają przewrócone bierki na własnym czasie.
   *[mark] Na zegarach nic się nie zmienia: { $player-mark } ustawia przewrócone bierki na własnym czasie.
}
found-own-time-next = { $player-mark ->
    [none] Po wznowieniu gry chodzi zegar { player-gen }: { player-mid } ustawiają przewrócone bierki na własnym czasie.
   *[mark] Po wznowieniu gry chodzi zegar { player-gen }: { $player-mark } ustawia przewrócone bierki na własnym czasie.
}
found-nothing-comes = Teraz nic by z tego nie wynikło.
found-enter = Stwierdź: { $what }
found-enter-of = Stwierdź ({ $name }): { $what }

answer-reason = Był ważny powód
answer-no-reason = Nie było ważnego powodu
desk-call-first = Najpierw rozstrzygnij, czy był ważny powód, by zatrzymać zegary.
desk-verdict-first = Najpierw rozstrzygnij to, co czeka na decyzję.
answer-intent = Dotknięto jej, by nią zagrać albo ją zbić
answer-no-intent = Dotknięto jej bez takiego zamiaru
answer-fault = Stosuje się karę
answer-let-pass = Pomija się to
answer-goes-back = Bierki wracają na swoje miejsca
answer-claim-right = Reklamacja jest słuszna
answer-claim-wrong = Reklamacja nie jest słuszna
answer-granted = Zgoda
answer-refused = Brak zgody
answer-announced = Liczy się zapowiedziane posunięcie
answer-on-board = Liczy się posunięcie na szachownicy
answer-agree = Zapisy są zgodne
answer-differ = Zapisy się różnią
answer-clear = Wiadomo, co znaczy tajne posunięcie
answer-unclear = Nie wiadomo, co znaczy tajne posunięcie
answer-too-late = Partia jest przegrana
answer-in-time = Partia się toczy
# $times: White’s time and Black’s
answer-times-then = Jak w tej pozycji: { $times }
# $times: White’s time and Black’s, penalties ruled since counted in
answer-times-ruled = Jak w tej pozycji, z czasem dodanym lub odjętym w późniejszych orzeczeniach: { $times }
# $times: White’s time and Black’s
answer-times-stay = Bez zmian: { $times }

## The PIN that locks the desk

pin-title = PIN stolika sędziowskiego
pin = PIN
pin-what = Z PIN-em tylko ty otworzysz stolik sędziowski, poprawisz zegar obok, wpiszesz na nim nieprawidłowe posunięcie, nastawisz go do nowej partii lub zaczniesz nowy dziennik albo zmienisz sędziego w partii turniejowej. Błędne próby są zapisywane w dzienniku.
pin-is-set = Stolik sędziowski jest zamknięty PIN-em. Podaj go, aby go zmienić lub usunąć.
pin-desk-locked = Stolik jest zamknięty. Podaj PIN, aby go otworzyć; zamknie się po wyjściu.
# Over the field, at the side clock
pin-needed = PIN sędziego
pin-wrong = To nie jest ten PIN. Próbę zapisano w dzienniku.
pin-unlock = Otwórz
pin-looking = Sprawdzanie PIN-u…
# $file: the file of the settings
pin-forgotten = Nie pamiętasz PIN-u? Zamknij program i usuń wiersz zaczynający się od „pin” w pliku { $file }.
pin-lock = Zamknij stolik
pin-remove = Usuń PIN
pin-new = Nowy PIN
pin-change = Zmień PIN
pin-choose = Ustaw PIN
pin-again = Powtórz PIN
# $least: how many it needs
pin-short = Co najmniej { $least } znaki.
pin-differs = To nie jest dwa razy to samo.
record-fewer-than-ten = Zawodnicy nie wykonali jeszcze po dziesięć posunięć.
record-stops-clocks = Zatrzymanie zegarów: { player }
record-arrives = Przybycie: { player }
# $time: as 25 min
record-after-the-start = { $time } po rozpoczęciu
record-present = Obecność: { player }
record-wrong-pin = Zamiast PIN-u sędziego podano błędny PIN
note-pin-needed = Nic nie zmieniono: do tego potrzebny jest PIN sędziego. Podaj go w ustawieniach i zmień to tam.
