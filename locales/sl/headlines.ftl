### What was ruled, at a glance

headline-illegal = { $count ->
    [1] Prva nepravilna poteza { player-gen }
    [2] Druga nepravilna poteza { player-gen }
    [3] Tretja nepravilna poteza { player-gen }
   *[other] Nepravilna poteza { player-gen } št. { $count }
}
headline-no-move = { $count ->
    [1] Pritisk brez poteze: prva nepravilna poteza { player-gen }
    [2] Pritisk brez poteze: druga nepravilna poteza { player-gen }
    [3] Pritisk brez poteze: tretja nepravilna poteza { player-gen }
   *[other] Pritisk brez poteze: { $count }. nepravilna poteza { player-gen }
}
headline-illegal-loses = { $count ->
    [1] { player } izgubi zaradi nepravilne poteze
    [2] { player } izgubi zaradi druge nepravilne poteze
    [3] { player } izgubi zaradi tretje nepravilne poteze
   *[other] { player } izgubi zaradi { $count }. nepravilne poteze
}
headline-taken-back = Vzeto nazaj po dogovoru
headline-topic = { $topic }: { player-mid }
headline-not-moved = { player } ni igral z dotaknjeno figuro
headline-not-captured = { player } ni vzel dotaknjene figure
headline-claim-wrong = Neutemeljena reklamacija { player-gen }
headline-claim-right = Reklamacija { player-gen } je utemeljena
headline-called = { player } je poklical sodnika; igra se je nadaljevala
headline-call-settled = Sodnik je bil poklican; igra se je nadaljevala
duty-move = { the-piece } na { $square } se mora premakniti
duty-capture = Na { $square } je treba vzeti { $role ->
    [king] kralja
    [queen] damo
    [rook] trdnjavo
    [bishop] lovca
    [knight] skakača
   *[pawn] kmeta
}
still-to-move = { player } je še vedno na potezi
reason-illegal-cost = { $what ->
    [no-move] Pritisk na uro brez poteze šteje za nepravilno potezo, nasprotnik pa dobi čas.
    [put-back] Nepravilna poteza se vrne, nasprotnik pa dobi čas.
   *[stands] To šteje za nepravilno potezo, nasprotnik pa dobi čas.
}
