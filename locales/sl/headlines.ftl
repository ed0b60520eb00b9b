### What was ruled, at a glance

headline-illegal = { $player-mark ->
    [none] { $count ->
        [1] Prva nepravilna poteza { player-gen }
        [2] Druga nepravilna poteza { player-gen }
        [3] Tretja nepravilna poteza { player-gen }
       *[other] Nepravilna poteza { player-gen } št. { $count }
    }
   *[mark] { $count ->
        [1] { $player-mark }: prva nepravilna poteza
        [2] { $player-mark }: druga nepravilna poteza
        [3] { $player-mark }: tretja nepravilna poteza
       *[other] { $player-mark }: { $count }. nepravilna poteza
    }
}
headline-no-move = { $player-mark ->
    [none] { $count ->
        [1] Pritisk brez poteze: prva nepravilna poteza { player-gen }
        [2] Pritisk brez poteze: druga nepravilna poteza { player-gen }
        [3] Pritisk brez poteze: tretja nepravilna poteza { player-gen }
       *[other] Pritisk brez poteze: { $count }. nepravilna poteza { player-gen }
    }
   *[mark] { $count ->
        [1] { $player-mark }: pritisk brez poteze, prva nepravilna poteza
        [2] { $player-mark }: pritisk brez poteze, druga nepravilna poteza
        [3] { $player-mark }: pritisk brez poteze, tretja nepravilna poteza
       *[other] { $player-mark }: pritisk brez poteze, { $count }. nepravilna poteza
    }
}
headline-illegal-loses = { $count ->
    [1] { player-plain } izgubi zaradi nepravilne poteze
    [2] { player-plain } izgubi zaradi druge nepravilne poteze
    [3] { player-plain } izgubi zaradi tretje nepravilne poteze
   *[other] { player-plain } izgubi zaradi { $count }. nepravilne poteze
}
headline-taken-back = Vzeto nazaj po dogovoru
headline-move-taken-back = Po dogovoru vzeto nazaj: { $move }
back-by-agreement = { player-plain } igra znova; časa na urah ostaneta
back-by-agreement-untimed = { player-plain } igra znova
back-after = Na šahovnici je spet pozicija po potezi { $move }
back-to-start = Na šahovnici je spet pozicija pred prvo potezo
headline-topic = { $player-mark ->
    [none] { $topic }: { player-mid }
   *[mark] { $topic }: { $player-mark }
}
headline-not-kept = Poteza { player-gen } ne velja: obvezna je druga
headline-not-moved = { $player-mark ->
    [none] { player } ni igral z dotaknjeno figuro
   *[mark] { $player-mark }: z dotaknjeno figuro ni bilo igrano
}
headline-not-captured = { $player-mark ->
    [none] { player } ni vzel dotaknjene figure
   *[mark] { $player-mark }: dotaknjena figura ni bila vzeta
}
headline-claim-wrong = { $player-mark ->
    [none] Neutemeljena reklamacija { player-gen }
   *[mark] { $player-mark }: neutemeljena reklamacija
}
headline-claim-right = { $player-mark ->
    [none] Reklamacija { player-gen } je utemeljena
   *[mark] { $player-mark }: reklamacija je utemeljena
}
headline-called = { $player-mark ->
    [none] { player } je iz utemeljenega razloga poklical sodnika
   *[mark] { $player-mark }: sodnik je bil poklican iz utemeljenega razloga
}
record-called-and-played-on = { $player-mark ->
    [none] { player } je poklical sodnika; igra se nadaljuje
   *[mark] { $player-mark }: sodnik je bil poklican; igra se nadaljuje
}
headline-call-settled = Sodnik je bil poklican iz utemeljenega razloga
headline-stop-unjustified = { $player-mark ->
    [none] { player } ni imel utemeljenega razloga za ustavitev ur
   *[mark] { $player-mark }: brez utemeljenega razloga za ustavitev ur
}
headline-sealed-and-stopped = Kuvertiranje: { player-mid } potezo zapiše, zapre kuverto in šele nato ustavi uro
duty-move = { the-piece } na { $square } se mora premakniti
duty-capture = Na { $square } je treba vzeti { $role ->
    [king] kralja
    [queen] damo
    [rook] trdnjavo
    [bishop] lovca
    [knight] skakača
   *[pawn] kmeta
}
still-to-move = { player-plain } je še vedno na potezi
reason-illegal-cost = { $what ->
    [no-move] Pritisk na uro brez poteze šteje za nepravilno potezo, nasprotnik pa dobi čas.
    [put-back] Nepravilna poteza se vrne, nasprotnik pa dobi čas.
   *[stands] To šteje za nepravilno potezo, nasprotnik pa dobi čas.
}
reason-increment-back = Dodani čas zanjo se odvzame: { $change } (običajno).
reason-claim-times = { $when ->
    [next] S to potezo je bila pozicija na šahovnici { $count }-krat, potrebno pa je trikrat.
   *[now] Pozicija je bila na šahovnici { $count }-krat, potrebno pa je trikrat.
}
reason-claim-moves = { $when ->
    [next] { $count ->
        [one] S to potezo je vsak izvršil { $count } potezo brez jemanja in brez poteze s kmetom, potrebnih pa je petdeset.
        [two] S to potezo je vsak izvršil { $count } potezi brez jemanja in brez poteze s kmetom, potrebnih pa je petdeset.
        [few] S to potezo je vsak izvršil { $count } poteze brez jemanja in brez poteze s kmetom, potrebnih pa je petdeset.
       *[other] S to potezo je vsak izvršil { $count } potez brez jemanja in brez poteze s kmetom, potrebnih pa je petdeset.
    }
   *[now] { $count ->
        [one] Vsak je izvršil { $count } potezo brez jemanja in brez poteze s kmetom, potrebnih pa je petdeset.
        [two] Vsak je izvršil { $count } potezi brez jemanja in brez poteze s kmetom, potrebnih pa je petdeset.
        [few] Vsak je izvršil { $count } poteze brez jemanja in brez poteze s kmetom, potrebnih pa je petdeset.
       *[other] Vsak je izvršil { $count } potez brez jemanja in brez poteze s kmetom, potrebnih pa je petdeset.
    }
}
reason-last-move-legal = Zadnja poteza { player-gen } je bila pravilna.
reason-written-not-legal = Zapisana poteza ni pravilna.
reason-flag-up = Zastavica { player-gen } ni padla.
reason-touch-kept = Poteza ustreza dotaknjenim figuram.
reason-touch-unseen = Drug dotik ni zabeležen, sodnika pa ni.
clock-runs-again = { $player-mark ->
    [none] Spet teče ura { player-gen }
   *[mark] { $player-mark }: ura spet teče
}
