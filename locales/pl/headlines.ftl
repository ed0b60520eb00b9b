### What was ruled, at a glance

headline-illegal = { $count ->
    [1] Pierwsze nieprawidłowe posunięcie { player-gen }
    [2] Drugie nieprawidłowe posunięcie { player-gen }
    [3] Trzecie nieprawidłowe posunięcie { player-gen }
   *[other] Nieprawidłowe posunięcie { player-gen } nr { $count }
}
headline-no-move = { $count ->
    [1] Zegar bez posunięcia: pierwsze nieprawidłowe posunięcie { player-gen }
    [2] Zegar bez posunięcia: drugie nieprawidłowe posunięcie { player-gen }
    [3] Zegar bez posunięcia: trzecie nieprawidłowe posunięcie { player-gen }
   *[other] Zegar bez posunięcia: nieprawidłowe posunięcie { player-gen } nr { $count }
}
headline-illegal-loses = { $count ->
    [1] { player } przegrywają przez nieprawidłowe posunięcie
    [2] { player } przegrywają przez drugie nieprawidłowe posunięcie
    [3] { player } przegrywają przez trzecie nieprawidłowe posunięcie
   *[other] { player } przegrywają przez nieprawidłowe posunięcie nr { $count }
}
headline-taken-back = Cofnięte za zgodą obu stron
headline-topic = { $topic }: { player-mid }
headline-not-moved = { player } nie zagrały dotkniętą bierką
headline-not-captured = { player } nie zbiły dotkniętej bierki
headline-claim-wrong = Niesłuszna reklamacja { player-gen }
headline-claim-right = Reklamacja { player-gen } jest słuszna
headline-called = { player } wezwały sędziego; gra toczyła się dalej
headline-call-settled = Sędzia został wezwany; gra toczyła się dalej
duty-move = Trzeba zagrać { a-piece } z { $square }
duty-capture = Trzeba zbić { the-piece } na { $square }
still-to-move = Na posunięciu są nadal { player-mid }
reason-illegal-cost = { $what ->
    [no-move] Przełączenie zegara bez posunięcia liczy się jako nieprawidłowe posunięcie, a przeciwnik zyskuje czas.
    [put-back] Nieprawidłowe posunięcie zostaje cofnięte, a przeciwnik zyskuje czas.
   *[stands] Liczy się to jako nieprawidłowe posunięcie, a przeciwnik zyskuje czas.
}
