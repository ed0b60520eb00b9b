### An incident at any board: how it is entered, and its sheet

## the sheet
incident-sheet = Zapisnik o dogodku
incident-clocks = Uri
incident-clocks-before = Pred dogodkom
incident-clocks-found = Ob prihodu sodnika
incident-clocks-after = Po odločitvi
incident-statements = Izjavi igralcev
incident-rules = Pravila
incident-decision = Odločitev
incident-follows = Kaj sledi
incident-grounds = Utemeljitev
# $question: what the arbiter has yet to decide
incident-open = Še ni odločeno: { $question }
incident-sets-up = { player-plain } znova postavi figure na svoj čas.
incident-move-stands = Poteza velja.
incident-arbiter-starts = Uri stojita; požene ju sodnik.
# $hash: letters and digits by which the file of the incident can be known
incident-hash = Datoteka tega dogodka: { $hash }

## how it is entered
incident-new = Nov dogodek
incident-start = Spremeni začetek
incident-undo = Razveljavi
incident-time = Ura in časovni pas
incident-position = Pozicija: FEN, poteze ali PGN (prazno: začetek partije)
incident-on-board = Postavi na šahovnico …
incident-many-boards = En sodnik za več partij
incident-clocks-read = Uri ob prihodu sodnika
incident-charged = Prej zabeležene nepravilne poteze
incident-quickplay = Zahtevki v pospešenem zaključku
incident-default-time = Dovoljena zamuda v minutah
incident-begin = Kaj se je zgodilo …
incident-back = Nazaj k dogodku
incident-enter = Vnesi
incident-how = Izberite, kaj se je zgodilo, s klikom ali s številko.
incident-square = Katera figura? Njeno polje, npr. e4
incident-move = Katera poteza? Sf3; če je nepravilna, obe polji: e1-e3
incident-move-if-any = S potezo? Sf3; brez nje: prazno
incident-minutes = Koliko minut zamude?
incident-pressed = in pritisk na uro
incident-no-square = Povejte, katera figura je bila: polje, na katerem stoji.
incident-no-move = Te poteze na tej šahovnici ni mogoče narediti; napišite obe polji, npr. e1-e3.
incident-time-left = Ta ura še kaže čas. Spremenite začetek, da bo kazala 0:00, ali najprej nastavite uri.
incident-unreadable = To ni ne FEN ne poteze.
# $move: a move as it was written
incident-bad-move = { $move } tam ni mogoče odigrati.
# $text: what was written for a time
incident-bad-time = »{ $text }« ni čas; napišite 1:05:30 ali 5:30.
# $white, $black: each player with the time
incident-set-side-clock = Nastavi uro: { $white }, { $black }
incident-ruled-on = Odločitev o dogodku
incident-keep = Shrani dogodek …
# $player: whose statement it is
incident-says = { $player } pravi
incident-group-hands = Roke
incident-group-claims = Zahtevki
incident-group-clock = Ura
incident-group-conduct = Vedenje
incident-group-setting = Postavitev
incident-act-moved = Narejena poteza
incident-act-touched-then-moved = Dotik … nato poteza …
incident-act-touch-disputed = Sporen dotik, nato poteza
incident-act-touched = Dotik figure
incident-act-pawn-not-exchanged = Pritisk, kmet ni zamenjan
incident-act-pressed-without-move = Pritisk brez poteze
incident-act-both-hands = Poteza z obema rokama
incident-act-knocked-over = Prevrnjene figure
incident-act-stood-up = Figure spet postavljene
incident-act-claims-repetition = Trikratna ponovitev
incident-act-claims-fifty = Petdeset potez
incident-act-claims-touch = Dotaknjena figura
incident-act-claims-illegal = Nepravilna poteza
incident-act-claims-flag = Padla zastavica
incident-act-claims-normal-means = Ni zmage z običajnimi sredstvi
incident-act-claims-times = Uri kažeta napačen čas
incident-act-stopped-clocks = Ustavitev ur
incident-act-offered-draw = Ponudba remija
incident-act-accepted-draw = Sprejet remi
incident-act-resigned = Vdaja
incident-act-flag-fell = Ta zastavica je padla prva
incident-act-flags-unclear = Obe zastavici, vrstni red neznan
incident-act-wrong-setting = Napačno nastavljena ura
incident-act-device = Telefon je zazvonil
incident-act-device-found = Telefon so našli
incident-act-late = Zamuda
incident-act-refuses = Neupoštevanje pravil
incident-act-colors-reversed = Zamenjani barvi
incident-act-wrong-array = Napačno postavljene figure
incident-act-board-turned = Obrnjena šahovnica
incident-act-displaced = Premaknjene figure
incident-act-sealed = Zapečatena poteza
incident-act-envelope-opened = Odprta ovojnica
incident-act-envelope-lost = Izgubljena ovojnica
choose-incident = Shrani dogodek
choose-incident-sheet = Shrani zapisnik o dogodku
