### New game

new-game-title = Nova partija
name-white = Ime belega
name-black = Ime črnega
new-game-time = Čas za vsakega igralca
new-game-play = Vrsta šaha
# $pace: standard, rapid, blitz
play-by-time = Po času: { $pace }
play-standard = Standardni šah
play-rapid = Pospešeni šah
play-blitz = Hitropotezni šah
kind-standard = Standardni
kind-rapid = Pospešeni
kind-blitz = Hitropotezni
new-game-position = Pozicija
start-usual = Običajna začetna
start-chess960 = Šah 960
start-number = Številka pozicije
start-draw = Izžrebaj
start-fen-text = Pozicija kot FEN ali partija kot PGN
start-fen-what = Sem prilepite pozicijo (FEN) ali partijo (PGN).
new-game-edition = Pravila iz
new-game-arbiter = Sodniki
new-game-regulations = Kaj je napovedal organizator
default-time = Koliko sme igralec zamuditi
default-time-none = kdor ob začetku ni navzoč, izgubi
no-draw-before = Brez ponudbe remija pred določeno potezo
no-agreed-draws = Brez dogovorjenega remija
quickplay-announced = Reklamacije v hitrem koncu partije
fines-announced = Med kaznimi so denarne kazni
take-back-increment = Dodani čas, pridobljen z nepravilno potezo, se odvzame
new-game-start = Začni partijo
new-game-leaves = Partija na šahovnici se odloži, kakršna je: najdete jo pod »{ kept-title }«.
new-game-desk = Sodniška miza se odpre iz vrstice nad šahovnico.
# A game that goes on from another. $count: half-moves made before
new-game-continues = Partija se nadaljuje iz te pozicije. Potez pred njo, belih in črnih skupaj: { $count }. Štejejo za ponavljanje in za petdeset potez.
new-game-anew = Iz druge pozicije
start-set-up = Postavljena
start-without-usual = Brez številke 518
start-no-luck = Sistem tu ne daje naključnih števil: žrebajte s kocko, kovanci ali kartami na mizi.
start-ceremony = Javno žrebanje …
start-arrange = Razporedi ročno …
start-on-the-board = Postavi na šahovnici …
start-is-number = Pozicija številka { $number }
copy = Kopiraj
copy-what = Kopiraj { $what }

continued-title = Nadaljevanje partije
continued-after = Nadaljuje se po { $move }.
continued-start = Nadaljuje se od začetka tiste partije.
continued-position = Partija se začne s to pozicijo.
continued-stood = Uri, kot sta stali
continued-anew = Nov čas
continued-stood-at = Beli ima { $white }, črni { $black } · { $time }.
continued-clocks = Uri se nastavita na novo: { $time }; prejšnji čas ne velja.
continued-untimed = Igra se brez ure.
continued-kept = Partija, ki ste jo pregledali, ostane takšna, kot je. Nepravilne poteze štejemo od začetka.

names-swap = Zamenjaj imeni
name-hint = Ime
tournament-settings = Turnirske nastavitve
group-players = Igralca
group-time = Čas
arbiters-one = Sodnik za to partijo
arbiters-shared = Sodnik za več partij
arbiters-elsewhere = Sodnik, ki je ni videl
arbiters-none = Brez sodnika
two-sides = Beli in črni
times-same = Enak čas
times-differ = Različen čas
blind-players = Slepi in slabovidni
boards-two = Dve šahovnici: vsak ponovi in izvrši nasprotnikove poteze
boards-one = Ena šahovnica za oba igralca

## What holds, in a few words each. $edition: a year   $number: 0 to 959
holds-laws = Pravila iz { $edition }
holds-one-arbiter = en sodnik
holds-shared-arbiter = en sodnik za več partij
holds-arbiter-elsewhere = sodnik, ki partije ni videl
holds-no-arbiter = brez sodnika
printed-one-arbiter = sodnik za to partijo
printed-shared-arbiter = sodnik za več šahovnic
printed-arbiter-elsewhere = sodnik, ki partije ni videl
printed-no-arbiter = brez sodnika
holds-own-score = svoj zapisnik
holds-blind-white = beli je slep
holds-blind-black = črni je slep
holds-blind-both = oba igralca sta slepa
holds-usual = običajna pozicija
holds-chess960 = šah 960, pozicija { $number }
holds-set-up = postavljena pozicija
holds-continued = nadaljevanje partije

## The keys that press the clocks. $key: Ctrl, Shift
cap-left = levi { $key }
cap-right = desni { $key }
preview-white = ura belega
preview-black = ura črnega
preview-space = ura tistega, ki je odigral

## Postavljanje z roko
arrange-title = Razporeditev figur za šah 960
arrange-what = Postavite figure belega na prvo vrsto. Figure črnega se postavijo enako, kmetje pa so že na svojih mestih.
set-up-title = Postavljanje pozicije
set-up-use = Vzemi to pozicijo
set-up-clear = Počisti šahovnico
set-up-whole-army = Vse figure
position-keep = Shrani pozicijo za nove partije
position-forget = Pozabi pozicijo
positions-kept = Shranjene pozicije
positions-kept-number = Shranjena pozicija { $number }
positions-full = Shranjenih je že { $count } pozicij; pozabite katero, da shranite drugo.
set-up-turn = Kdo je na potezi
set-up-castling = Trdnjave, s katerimi je rokada še mogoča
set-up-en-passant = Polje, prek katerega je šel kmet, ki ga je mogoče vzeti en passant
set-up-is-number = To je pozicija šaha 960 številka { $number }.
the-box = škatla
set-up-no-king = { player } nima kralja.
set-up-too-many-kings = { player } ima več kot enega kralja.
set-up-pawn-on-last-rank = Kmet ne more stati na prvi ali zadnji vrsti.
set-up-opponent-in-check = { player } je v šahu, a ni na potezi.
set-up-castling-wrong = Zapisana je pravica do rokade, kralj ali trdnjava pa ni na svojem mestu.
set-up-en-passant-wrong = Prek polja, zapisanega za jemanje en passant, ni mogel iti noben kmet.
start-castling-left-out = FEN navaja pravico do rokade, čeprav kralj ali trdnjava ni na svojem mestu; izpuščena je.
start-en-passant-left-out = FEN navaja polje za jemanje en passant, prek katerega ni mogel iti noben kmet; izpuščeno je.
rank-too-many = { $role ->
    [king] Kralj je samo eden.
    [queen] Dama je samo ena.
    [rook] Trdnjavi sta samo dve.
    [bishop] Lovca sta samo dva.
    [knight] Skakača sta samo dva.
   *[pawn] Na prvi vrsti ne stoji kmet.
}
rank-bishops = { $shade ->
    [light] Oba lovca stojita na belih poljih; eden spada na črno.
   *[dark] Oba lovca stojita na črnih poljih; eden spada na belo.
}
rank-king-outside = Kralj mora stati med trdnjavama.
rank-no-way-on = Iz tega ne nastane nobena začetna pozicija: zasedeno je polje, ki ga potrebuje lovec, kralj ali trdnjava.
rank-incomplete = { $count ->
    [one] Prazno je še { $count } polje.
    [two] Prazni sta še { $count } polji.
    [few] Prazna so še { $count } polja.
   *[other] Praznih je še { $count } polj.
}

## Slovesno žrebanje
ceremony-title = Žrebanje začetne pozicije
ceremony-dice = Kocka
ceremony-coins = Kovanci
ceremony-cards = Karte
ceremony-projector = Za projektor
ceremony-projector-off = Zapusti prikaz za projektor
ceremony-next = { $what ->
    [bishop-light] Lovec na belem polju
    [bishop-dark] Lovec na črnem polju
    [queen] Dama
    [first-knight] Prvi skakač
   *[second-knight] Drugi skakač
}
ceremony-ways = { $count ->
    [one] Na voljo je { $count } polje.
    [two] Na voljo sta { $count } polji, šteti z leve.
    [few] Na voljo so { $count } polja, šteta z leve.
   *[other] Na voljo je { $count } polj, štetih z leve.
}
ceremony-again = { $lot } ne pomeni nobenega polja. Še enkrat!
ceremony-roll = Vrzi kocko
ceremony-toss = Vrzi kovance
ceremony-draw = Povleci karto
ceremony-or = Ali vrzite na mizi in tu pritisnite, kar je padlo.
ceremony-heads = Glava
ceremony-tails = Cifra
ceremony-coin = Kovanec, pri katerem glava velja { $worth }
ceremony-fell = Izžrebano: { $lot }
ceremony-lot = { $lot }: { $square }
ceremony-back = Korak nazaj
ceremony-anew = Začni znova
ceremony-play = Igraj to pozicijo
ceremony-rest = Na zadnja tri polja sta prišli trdnjavi in mednju kralj.

## A position written as a FEN
# Why a text is no FEN. $count: rows or squares   $row: 1 to 8   $text: what stands there
fen-rows = { $count ->
    [one] Zapis FEN ima osem vrst, ločenih s poševnicami. Tu je { $count } vrsta.
    [two] Zapis FEN ima osem vrst, ločenih s poševnicami. Tu sta { $count } vrsti.
    [few] Zapis FEN ima osem vrst, ločenih s poševnicami. Tu so { $count } vrste.
   *[other] Zapis FEN ima osem vrst, ločenih s poševnicami. Tu je { $count } vrst.
}
fen-row-length = { $count ->
    [one] Vrsta { $row } ima { $count } polje namesto osmih.
    [two] Vrsta { $row } ima { $count } polji namesto osmih.
    [few] Vrsta { $row } ima { $count } polja namesto osmih.
   *[other] Vrsta { $row } ima { $count } polj namesto osmih.
}
fen-sign = »{ $text }« ne pomeni nobene figure: K Q R B N P so bele, male črke črne, števka šteje prazna polja.
fen-turn = »{ $text }« ne pove, kdo je na potezi: w je beli, b je črni.
fen-castling = »{ $text }« ne pove, kdo sme rokirati: KQkq, linije trdnjav ali črtica, če ne sme nihče.
fen-en-passant = »{ $text }« ni polje, ki ga je kmet pravkar prečkal; črtica pomeni, da takega ni.
fen-count = »{ $text }« ni število potez.
fen-surplus = »{ $text }« je odveč: zapis FEN se konča prej.
