### What was ruled, at a glance

headline-illegal = { $count ->
    [1] Prva nepravilna poteza { player-gen }
    [2] Druga nepravilna poteza { player-gen }
    [3] Tretja nepravilna poteza { player-gen }
   *[other] Nepravilna poteza { player-gen } št. { $count }
}
headline-topic = { $topic }: { player-mid }
headline-not-moved = { player } ni igral z dotaknjeno figuro
headline-not-captured = { player } ni vzel dotaknjene figure
headline-claim-wrong = Neutemeljena reklamacija { player-gen }
headline-claim-right = Reklamacija { player-gen } je utemeljena
duty-move = { the-piece } na { $square } se mora premakniti
duty-capture = Na { $square } je treba vzeti { $role ->
    [king] kralja
    [queen] damo
    [rook] trdnjavo
    [bishop] lovca
    [knight] skakača
   *[pawn] kmeta
}
