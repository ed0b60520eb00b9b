### What was ruled, at a glance

headline-illegal = { $count ->
    [1] Pierwsze nieprawidłowe posunięcie { player-gen }
    [2] Drugie nieprawidłowe posunięcie { player-gen }
    [3] Trzecie nieprawidłowe posunięcie { player-gen }
   *[other] Nieprawidłowe posunięcie { player-gen } nr { $count }
}
headline-topic = { $topic }: { player-mid }
headline-not-moved = { player } nie zagrały dotkniętą bierką
headline-not-captured = { player } nie zbiły dotkniętej bierki
headline-claim-wrong = Niesłuszna reklamacja { player-gen }
headline-claim-right = Reklamacja { player-gen } jest słuszna
duty-move = Trzeba zagrać { a-piece } z { $square }
duty-capture = Trzeba zbić { the-piece } na { $square }
