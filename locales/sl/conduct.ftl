## How a game was conducted: hands, clock and voice beside the moves

conduct-title = Vedenje za šahovnico
conduct-what = Roke, ura in zahteve. Vrednosti potez tu nihče ne ocenjuje.
conduct-touch = Dotaknjene, a ne premaknjene ali vzete figure
conduct-released = Premaknjeno po izpustitvi
conduct-illegal-move = Nepravilne poteze
conduct-empty-press = Pritiski na uro brez poteze
conduct-forgotten-press = Pozabljen pritisk na uro
conduct-late-press = Ura pritisnjena pozno
conduct-hands = Napačna roka ali obe roki
conduct-scoresheet = Napake v zapisu
conduct-offer-time = Remi ponujen ob nepravem času
conduct-wrong-claim = Neutemeljene zahteve
conduct-late-draw-claim = Prepozne zahteve za remi
conduct-late-touch-claim = Prepozne zahteve zaradi dotaknjene figure
conduct-late-illegal-claim = Prepozne zahteve zaradi nepravilne poteze
conduct-missed-illegal-move = Spregledane nepravilne poteze
conduct-missed-touch = Spregledani dotiki figur
conduct-missed-flag = Spregledan padec zastavice
conduct-missed-repetition = Neuveljavljena trikratna ponovitev
conduct-missed-fifty-moves = Neuveljavljenih petdeset potez
# $count: how many moves, $moves: their numbers
conduct-in-moves = { $count ->
    [one] poteza { $moves }
    [two] potezi { $moves }
    [few] poteze { $moves }
   *[other] poteze { $moves }
}
# $time: minutes and seconds
conduct-given-away = izgubljeno { $time }
conduct-players-claim = nihče ni posegel: reklamirati morata igralca sama
conduct-draw-claim = reklamira lahko samo igralec, preden igra
conduct-clean = Brez napak.
conduct-time = Porabljen čas
# Up to move 10. $time: minutes and seconds
conduct-phase-opening = otvoritev { $time }
conduct-phase-middlegame = sredina igre { $time }
# From six pieces on, kings and pawns not counted
conduct-phase-ending = končnica { $time }
conduct-practise = To je vredno vaditi
conduct-history = Tvoje zadnje partije s programom
conduct-history-moves = Izvršene poteze
# For a screen reader. $name: what went wrong, $counts: how often in each game, the oldest first
conduct-history-row = { $name }: { $counts }
conduct-copy = Kopiraj kot besedilo
