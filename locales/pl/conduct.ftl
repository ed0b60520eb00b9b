## How a game was conducted: hands, clock and voice beside the moves

conduct-title = Przebieg gry przy szachownicy
conduct-what = Ręce, zegar i reklamacje. Wartości posunięć nikt tu nie ocenia.
conduct-touch = Bierki dotknięte, a nieprzestawione ani niezbite
conduct-released = Ruszone po puszczeniu
conduct-illegal-move = Posunięcia nieprawidłowe
conduct-empty-press = Przełączenia zegara bez posunięcia
conduct-forgotten-press = Zapomniane przełączenie zegara
conduct-late-press = Zegar przełączony późno
conduct-hands = Nie ta ręka albo obie ręce
conduct-scoresheet = Błędy w zapisie
conduct-offer-time = Remis proponowany nie w porę
conduct-wrong-claim = Niesłuszne reklamacje
conduct-late-draw-claim = Spóźnione reklamacje remisu
conduct-late-touch-claim = Spóźnione reklamacje dotkniętej bierki
conduct-late-illegal-claim = Spóźnione reklamacje nieprawidłowego posunięcia
conduct-missed-illegal-move = Przeoczone nieprawidłowe posunięcia
conduct-missed-touch = Przeoczone dotknięcia bierek
conduct-missed-flag = Przeoczony spadek chorągiewki
conduct-missed-repetition = Niezgłoszone trzykrotne powtórzenie
conduct-missed-fifty-moves = Niezgłoszone pięćdziesiąt posunięć
# $count: how many moves, $moves: their numbers
conduct-in-moves = { $count ->
    [one] posunięcie { $moves }
    [few] posunięcia { $moves }
    [many] posunięcia { $moves }
   *[other] posunięcia { $moves }
}
# $time: minutes and seconds
conduct-given-away = stracone { $time }
conduct-players-claim = nikt nie interweniował: reklamować muszą sami zawodnicy
conduct-draw-claim = reklamować może tylko zawodnik, zanim zagra
conduct-clean = Bez błędów.
conduct-time = Zużyty czas
# Up to move 10. $time: minutes and seconds
conduct-phase-opening = debiut { $time }
conduct-phase-middlegame = gra środkowa { $time }
# From six pieces on, kings and pawns not counted
conduct-phase-ending = końcówka { $time }
conduct-practise = Warto poćwiczyć
conduct-history = Twoje ostatnie partie z programem
conduct-history-moves = Wykonane posunięcia
# For a screen reader. $name: what went wrong, $counts: how often in each game, the oldest first
conduct-history-row = { $name }: { $counts }
conduct-copy = Kopiuj jako tekst
