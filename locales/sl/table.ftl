### The table: board, players, moves

board-name = Šahovnica
board-turn = Obrni šahovnico
promotion-choice = Katera figura naj nastane iz kmeta?

has-the-move = na potezi
waits = čaka

stage-touched = dotaknjeno
stage-released = izpuščeno
stage-made = izvršeno
stage-completed = zaključeno
strip-spoken = Poteza { player-gen }: { $stage }.
strip-begins = { player } je na potezi.

teach-begin = { player } začne. Z dotaknjeno figuro je treba igrati, če je mogoče.
teach-touched = { player } se je dotaknil figure (člen { $article }). Če se lahko premakne, je treba igrati z njo.
teach-released = Figura je izpuščena iz roke. Če je poteza pravilna, ostane tam (člen { $article }).
teach-made = Poteza { $move } je izvršena: zdaj je na potezi { opponent }. { player } mora še pritisniti uro.
teach-completed = { $clock ->
    [yes] Poteza { $move } je zaključena: ura je pritisnjena (člen { $article }). Razmišlja { opponent }.
   *[no] Poteza { $move } je izvršena. Na potezi je { opponent }.
}
teach-not-legal = Poteza { $from } – { $to } ni pravilna, zato ni bila izvršena. Poskusite drugo.
teach-owed-otherwise = Poteza { $from } – { $to } je sicer pravilna, vendar je treba najprej igrati z dotaknjeno figuro ali vzeti dotaknjeno.

unsettled = To, kar stoji na šahovnici, ni pravilna poteza. Popravite, preden pritisnete uro.
put-right = Vrni figure na njihova mesta

sheet-empty = Tu bodo stale poteze.

say-adjust = Popravljam
say-offer = Ponujam remi (=)
say-offered = Remi ponujen
say-castle = Rokiram
say-claim = Reklamiram …
say-stop = Kličem sodnika
say-resign = Vdam se
say-more = Več
say-accept = Sprejmem remi
say-decline = Zavrnem
play-on = Igraj naprej

resign-title = { $player }: predaja partije?
resign-what = Partija se takoj konča in tega ni mogoče preklicati.

claim-title = Reklamacija: { $player }
claim-what = Reklamacije ni mogoče umakniti. Uri se ustavita in odloči sodnik.
claim-repetition = Ista pozicija tretjič
claim-fifty = Petdeset potez brez jemanja in brez poteze s kmetom
claim-flag = Nasprotniku je padla zastavica
claim-illegal = Nasprotnik je zaključil nepravilno potezo
claim-touch-move = Nasprotnik ni igral z dotaknjeno figuro
claim-normal-means = Nasprotnik ne more zmagati na običajen način
claim-no-effort = Nasprotnik ne skuša zmagati na običajen način
claim-written = Če gre pri reklamaciji za vašo naslednjo potezo, jo zapišite sem in je ne izvršite:
claim-wrong = Če reklamacija ni utemeljena, nasprotnik dobi čas in partija se nadaljuje.
claim-make = Reklamiraj

box-take = { $role ->
    [king] Vzemi kralja iz škatle
    [queen] Vzemi damo iz škatle
    [rook] Vzemi trdnjavo iz škatle
    [bishop] Vzemi lovca iz škatle
    [knight] Vzemi skakača iz škatle
   *[pawn] Vzemi kmeta iz škatle
}

signature-of = Podpis: { $player }
rematch = Povratna partija
game-annulled = Partija ne šteje; odigra se nova.
game-adjourned = Partija je prekinjena.
