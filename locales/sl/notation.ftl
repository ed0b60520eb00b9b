### Written moves, games in files, and why they could not be read
# What stands behind a written move and a colon. $at: a place, counted from 1   $piece: its name   $square: where to   $moves: a list
misread-nothing = nič ni zapisano.
misread-unreadable = od znaka { $at } naprej ni razumljivo.
misread-nothing-there = tam ni igralčeve figure.
misread-no-such-piece = { $piece } – tam ni take figure.
misread-cannot-go-there = { $piece } ne more na { $square }.
misread-leaves-king-in-check = { $piece } ne sme na { $square }: kralj bi bil v šahu.
misread-cannot-become = tu nič ne more postati { $piece }.
misread-cannot-castle = rokada na to stran ni mogoča.
misread-ambiguous = lahko je katera koli od teh: { $moves }.
# How a written move is understood. $move: as the player writes it
reads-as = Prebrano: { $move }
# What was not understood in a file. $line, $column: where, counted from 1   $what: one of the sentences below
fault-place = Vrstica { $line }, znak { $column }: { $what }
# $name: of a tag, of a variant   $text: as it stands   $why: one of the sentences above   $tag, $movetext, $board, $told: scores
trouble-tag = poškodovana oznaka.
trouble-tag-twice = oznaka { $name } stoji dvakrat; velja prva.
trouble-start = začetna pozicija ni čitljiva ali ni mogoča; nobena poteza ni prebrana.
trouble-variant = različica { $name } tu ni znana; nobena poteza ni prebrana.
trouble-move = { $text }: { $why }
# Behind such a move, where a file was turned into another notation
trouble-rest-left = Kar sledi, ostane nespremenjeno.
trouble-null-move = ničelna poteza: na potezi je nasprotnik, ne da bi bila poteza izvršena. Pravila je ne poznajo; nič ni bilo izpuščeno.
trouble-null-move-in-check = { $text }: igralec v šahu ne more izpustiti poteze.
trouble-wrong-sign = { $text }: znak se ne ujema s potezo; zapisana je brez njega.
trouble-word = { $text } ne pomeni nič in je preskočeno.
trouble-word-left = { $text } ne pomeni nič in je ostalo, kakršno je.
trouble-comment-open = komentar brez konca.
trouble-variation-open = varianta brez konca.
trouble-too-deep = varianta v preveč variantah; ostala je, kakršna je.
trouble-stray = { $text } ničesar ne zapira.
trouble-stray-opening = { $text } tu ničesar ne odpira.
trouble-after-the-end = besedilo po koncu partije.
trouble-no-score = poteze se končajo brez izida.
trouble-scores-differ = oznaka pravi { $tag }, za potezami pa stoji { $movetext }.
trouble-belied-score = na deski se partija konča z { $board }, izid pa pravi { $told }.
trouble-encoding = besedilo ni v UTF-8; prebrano je kot { $name }.
trouble-too-long = predolgo za partijo; ostanek je preskočen.
# A line that was to be a FEN. $bytes: how many it may have
fen-too-long = vrstica je daljša od { $bytes } B.
# The games of a file. $file: its name   $count, $all: games
games-title = Partije: { $file }
games-search = Išči po imenu, turnirju ali datumu
games-shown = Prikazanih partij: { $count } od { $all }
games-reading = branje še poteka …
games-none-found = Ni najdenih partij.
games-read-as = Prebrano kot { $name }. Če so črke napačne, izberite:
# Behind the last move, where it is not UTF-8. $name: Windows-1250
games-encoding = Prebrano kot { $name }; nobena črka ne manjka.
games-none = nobene partije ni.
games-choose = Izberite partijo za ogled.
games-lay = Shrani ali natisni …
games-faults = Česa program ni razumel
games-first = Na začetek
games-back = Poteza nazaj
games-forward = Poteza naprej
games-last = Na konec
# A game from a file, looked through. $white, $black: the players of the game on the table   $time: h:mm:ss   $move: a move
history-continue = Nadaljuj od tod
history-another = Druga partija od tu …
history-unfinished = Partija { $white } – { $black } na šahovnici še ni končana.
history-keep = Ostani pri tej partiji
history-set-aside = Odloži jo in nadaljuj od tod
history-set-aside-what = Odložena ostane, kakršna je: najdete jo pod »{ kept-title }«.
# Which of two unfinished games is to be on the table
replace-title = Katera od obeh partij?
replace-here = Zdaj na šahovnici
replace-other = Odprta partija
replace-keep = Obdrži to
replace-keep-what = Ostane na šahovnici. Druga ostane v svoji datoteki, kakršna je.
replace-resume = Nadaljuj to
replace-resume-what = Pride na šahovnico z ustavljenima urama. Ta, ki je zdaj na šahovnici, se odloži, kakršna je: najdete jo pod »{ kept-title }«.
# $players: of the game that gives way
replace-listed-title = Nadaljujete to partijo?
replace-listed-what = Vaša partija { $players } se odloži, kakršna je, z ustavljenima urama. Ostane na tem seznamu.
history-fivefold = Ista pozicija je nastala petič.
history-seventy-five = Oba igralca sta izvršila po petinsedemdeset potez brez jemanja in brez poteze s kmetom.
history-dead = Nobena stran ni mogla več matirati.
history-retracted = Nepravilna poteza je bila vzeta nazaj: { $move }.
# Results for which PGN has no sign
score-half-to-white = ½–0: pol točke belemu, črnemu nič.
score-half-to-black = 0–½: belemu nič, pol točke črnemu.
score-both-lose = 0–0: oba igralca izgubita.
# A game looked through. $number: which ruling, from 1   $time: what is played with since, 15 + 10
review-look-through = Preglej
review-times = Porabljeni čas, poteza za potezo
review-times-where = Porabljeni čas za vsako potezo: beli zgoraj, črni spodaj
review-times-ruled = rdeče: odločitev
review-times-end = Na koncu
review-times-before = Pred tem
review-times-since = Nov čas
review-longest = najdlje { $time }
review-ruling = Odločitev { $number }
review-taken-back = Vrnjena je pozicija pred { $move }
review-copy = Kopiraj FEN
review-copied = FEN kopiran
review-unfinished = Partija ni končana.
review-variation = Varianta
review-variation-back = Zapusti varianto
review-continued = Nadaljevano tukaj, nov čas: { $time }
review-continued-stood = Nadaljevano tukaj z urama, kot sta stali
review-score = Točke v tej partiji: { $score }
review-continued-untimed = Nadaljevano tukaj, brez ure
