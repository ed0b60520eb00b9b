### An incident at any board: how it is entered, and its sheet

## the sheet
incident-sheet = Protokół incydentu
incident-clocks = Zegary
incident-clocks-before = Przed zdarzeniem
incident-clocks-found = Po przyjściu sędziego
incident-clocks-after = Po decyzji
incident-statements = Oświadczenia zawodników
incident-rules = Przepisy
incident-decision = Decyzja
incident-follows = Skutki
incident-grounds = Uzasadnienie
# $question: what the arbiter has yet to decide
incident-open = Do rozstrzygnięcia: { $question }
incident-sets-up = Bierki trzeba ustawić z powrotem na czasie { player-gen }.
incident-move-stands = Posunięcie pozostaje.
incident-arbiter-starts = Zegary stoją; uruchamia je sędzia.
# $hash: letters and digits by which the file of the incident can be known
incident-hash = Plik tego incydentu: { $hash }

## how it is entered
incident-new = Nowy incydent
incident-start = Zmień początek
incident-undo = Cofnij
incident-time = Godzina i strefa czasowa
incident-position = Pozycja: FEN, posunięcia lub PGN (puste: początek partii)
incident-on-board = Ustaw na szachownicy…
incident-many-boards = Jeden sędzia na wiele partii
incident-clocks-read = Zegary po przyjściu sędziego
incident-charged = Wcześniej odnotowane posunięcia nieprawidłowe
incident-quickplay = Reklamacje w przyspieszonej końcówce
incident-default-time = Czas na spóźnienie, w minutach
incident-begin = Co się stało…
incident-back = Wróć do incydentu
incident-enter = Wpisz
incident-how = Wybierz, co się stało: kliknięciem lub numerem.
incident-square = Która bierka? Jej pole, np. e4
incident-move = Które posunięcie? Sf3; nieprawidłowe: oba pola, e1-e3
incident-move-if-any = Z posunięciem? Sf3; bez niego: puste
incident-minutes = Ile minut spóźnienia?
incident-pressed = i naciśnięcie zegara
incident-no-square = Podaj, która to bierka: pole, na którym stoi.
incident-no-move = Tego posunięcia nie da się wykonać na tej szachownicy; podaj oba pola, np. e1-e3.
incident-time-left = Ten zegar wskazuje jeszcze czas. Zmień początek, aby wskazywał 0:00, albo najpierw ustaw zegary.
incident-unreadable = To nie jest ani FEN, ani posunięcia.
# $move: a move as it was written
incident-bad-move = { $move } nie można tam zagrać.
# $text: what was written for a time
incident-bad-time = „{ $text }” to nie czas; napisz 1:05:30 lub 5:30.
# $white, $black: each player with the time
incident-set-side-clock = Ustaw zegar: { $white }, { $black }
incident-ruled-on = Decyzja w sprawie incydentu
incident-keep = Zapisz incydent…
# $player: whose statement it is
incident-says = { $player } oświadcza
incident-group-hands = Ręce
incident-group-claims = Reklamacje
incident-group-clock = Zegar
incident-group-conduct = Zachowanie
incident-group-setting = Ustawienie
incident-act-moved = Wykonane posunięcie
incident-act-touched-then-moved = Dotknięcie…, potem ruch…
incident-act-touch-disputed = Sporne dotknięcie, potem ruch
incident-act-touched = Dotknięcie bierki
incident-act-pawn-not-exchanged = Naciśnięcie bez promocji
incident-act-pressed-without-move = Naciśnięcie bez posunięcia
incident-act-both-hands = Użycie obu rąk
incident-act-knocked-over = Przewrócone bierki
incident-act-stood-up = Bierki znów ustawione
incident-act-claims-repetition = Trzykrotne powtórzenie
incident-act-claims-fifty = Pięćdziesiąt posunięć
incident-act-claims-touch = Dotknięta bierka
incident-act-claims-illegal = Nieprawidłowe posunięcie
incident-act-claims-flag = Opadnięta chorągiewka
incident-act-claims-normal-means = Brak wygranej normalnymi środkami
incident-act-claims-times = Zegary wskazują zły czas
incident-act-stopped-clocks = Zatrzymanie zegarów
incident-act-offered-draw = Propozycja remisu
incident-act-accepted-draw = Przyjęcie remisu
incident-act-resigned = Poddanie partii
incident-act-flag-fell = Ta chorągiewka opadła pierwsza
incident-act-flags-unclear = Obie chorągiewki, kolejność nieznana
incident-act-wrong-setting = Źle ustawiony zegar
incident-act-device = Telefon się odezwał
incident-act-device-found = Znaleziono telefon
incident-act-late = Spóźnienie
incident-act-refuses = Nieprzestrzeganie przepisów
incident-act-colors-reversed = Zamienione kolory
incident-act-wrong-array = Źle ustawione bierki
incident-act-board-turned = Odwrócona szachownica
incident-act-displaced = Przesunięte bierki
incident-act-sealed = Zapisane posunięcie w kopercie
incident-act-envelope-opened = Otwarta koperta
incident-act-envelope-lost = Zagubiona koperta
choose-incident = Zapisz incydent
choose-incident-sheet = Zapisz protokół incydentu
