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
strip-spoken-what = { player-plain }: { $what }, { $stage }.
strip-begins = { player-plain } je na potezi.
strip-presses = { player-plain } pritisne
strip-press = zdaj ura

teach-begin = Z dotaknjeno figuro je treba igrati, če je mogoče.
teach-touched = { player } se je dotaknil { touched-piece } na { $square } (člen { $article }). { $duty ->
    [move] S to figuro je treba igrati.
    [capture] To figuro je treba vzeti.
    [stuck] Ta figura nima pravilne poteze, zato je dovoljena katera koli pravilna poteza.
   *[safe] Te figure ni mogoče vzeti, zato je dovoljena katera koli pravilna poteza.
}
teach-released = Figura je izpuščena iz roke. Če je poteza pravilna, ostane tam (člen { $article }).
teach-illegal = Nepravilno. { $why } { $can ->
    [yes] Vrnite figuro na { $from } in z njo izvršite pravilno potezo.
   *[no] Vrnite figuro na { $from } in izvršite pravilno potezo z drugo figuro.
}
teach-next-loses = Naslednja nepravilna poteza izgubi partijo.
teach-next-loses-by = { player-plain }: naslednja nepravilna poteza izgubi partijo.
teach-illegal-unseen = Zadnja zaključena poteza je bila nepravilna in nihče je ni ustavil. { opponent-plain } lahko pred naslednjo potezo pritisne »{ say-claim }«.
teach-flag-unseen = Zastavica je padla in nihče ni posegel. { opponent-plain } lahko pritisne »{ say-claim }«.
teach-first-loses = Tu že prva nepravilna poteza izgubi partijo.
teach-first-loses-on-claim = Tu lahko nasprotnik že po prvi nepravilni potezi zahteva zmago.
teach-made = Poteza { $move } je izvršena. Zdaj { player-plain-mid } pritisne uro, nato je na potezi { opponent }.
teach-completed = { $clock ->
    [yes] Poteza { $move } je zaključena: ura je pritisnjena (člen { $article }). Na potezi je { opponent }.
   *[no] Poteza { $move } je izvršena. Na potezi je { opponent }.
}
teach-not-legal = Poteza { $from } – { $to } ni pravilna, zato ni bila izvršena. Poskusite drugo.
teach-owed-otherwise = Poteza { $from } – { $to } bi bila pravilna, vendar je treba najprej igrati z dotaknjeno figuro oziroma jo vzeti.
teach-touched-move = Dotaknili ste se { touched-piece } na { $square }. S to figuro morate igrati.
teach-touched-capture = Dotaknili ste se { touched-piece } na { $square }. To figuro morate vzeti.
teach-not-moved = Poteze še niste izvršili: uro pritisnite po potezi.
teach-back = { the-piece } je spet na { $square }: { $to ->
    [dot] igrajte na polje s piko.
    [ring] vzemite tam, kjer je obroč.
   *[nowhere] igrajte z drugo figuro.
}
lesson-mistakes = Dovoli napake
lesson-mistakes-what = Nepravilne poteze se lahko odigrajo, da se vidi njihova cena.
lesson-show = Pokaži
lesson-mark = Zapomni si pozicijo
lesson-back = { $begins ->
    [yes] Nazaj: začetek
   *[no] Nazaj: po { $move }
}
lesson-asks = { $begins ->
    [yes] Nazaj na pozicijo ob začetku?
   *[no] Nazaj na pozicijo po { $move }?
}
lesson-undoes = { $named ->
    [single] Poteza { $moves } se vzame nazaj.
    [each] Nazaj se vzamejo poteze { $moves }.
   *[ends] Nazaj se vzamejo vse poteze od { $first } do { $last }.
}
lesson-clocks-stay = Časa na uri ostaneta enaka
lesson-is-back = { $begins ->
    [yes] Spet je pozicija ob začetku
   *[no] Spet je pozicija po { $move }
}
lesson-go-back = Nazaj
lesson-marked = Zapomnjeno. Igrajte naprej: »Nazaj« vrne to pozicijo.
lesson-choose = Igrate lahko s katero koli uokvirjeno figuro.
lesson-press = Zdaj pritisnite uro.

unsettled = To, kar stoji na šahovnici, ni pravilna poteza. Najprej jo popravite.
unsettled-until = { $clock ->
    [yes] { $can ->
        [yes] Vrnite figuro in z njo izvršite pravilno potezo pred pritiskom na uro, sicer je to nepravilna poteza.
        [no] Vrnite figuro in z drugo izvršite pravilno potezo pred pritiskom na uro, sicer je to nepravilna poteza.
       *[any] Vrnite figuro in izvršite pravilno potezo pred pritiskom na uro, sicer je to nepravilna poteza.
    }
   *[no] { $can ->
        [yes] Vrnite figuro in z njo izvršite pravilno potezo, da se igra lahko nadaljuje.
        [no] Vrnite figuro in z drugo izvršite pravilno potezo, da se igra lahko nadaljuje.
       *[any] Vrnite figuro in izvršite pravilno potezo, da se igra lahko nadaljuje.
    }
}
put-right = Vrni figure na njihova mesta
put-right-or = Ali pa naj to naredi program:
strip-knocked-over = { player-plain } na svoj čas znova postavlja podrte figure.
# Another piece is under the hand than the one that was touched first. $role: the piece   $square: where it stands
touched-first = { the-piece } na { $square }: prvi dotik.
strip-stand-again = Vse spet stoji
capture-unfinished = { $stands ->
    [yes] Jemanje en passant še ni končano: vzeti kmet še stoji na { $square }.
   *[no] Jemanje na { $square } še ni končano: tam še ne stoji nobena figura.
}
capture-impossible = Na { $square } ne more jemati nobena figura. Vrnite figuro na njeno polje.
castling-unfinished = Rokada še ni končana: trdnjava na { $square } se mora še premakniti.
promotion-unfinished = Kmet na { $square } se mora še spremeniti v novo figuro.
capture-was-unfinished = Jemanje na { $square } ni bilo končano.
by-hand-capture-first = { the-piece } na { $square } gre najprej s šahovnice.
press-forgotten = { player-plain } mora še pritisniti uro.
press-again = { player-plain } mora znova pritisniti uro: na potezi je { opponent-plain-mid }.
claim-right-repetition = { player-plain } lahko reklamira remi: trikratna ponovitev pozicije.
claim-right-fifty = { player-plain } lahko reklamira remi: pravilo petdesetih potez.
claim-next-repetition = { player-plain } lahko reklamira remi, če zapiše pravo potezo: trikratna ponovitev pozicije.
claim-next-fifty = { player-plain } lahko reklamira remi, če zapiše naslednjo potezo: pravilo petdesetih potez.
standstill-not-started = { $player-mark ->
    [none] Najprej { opponent } pritisne uro, nato teče ura { player-gen }.
   *[mark] Najprej { opponent-plain } pritisne uro, nato igra { $player-mark }.
}
standstill-waits = { $player-mark ->
    [none] Še ne: uro najprej pritisne { opponent }.
   *[mark] Še ne: uro najprej pritisne { opponent-plain }.
}
standstill-sealing = { player } najprej kuvertira potezo, šele nato se ustavi ura.
standstill-stopped = Uri sta ustavljeni. »{ clock-resume }« ju spet požene.
standstill-arbiter = Uri stojita, dokler sodnik ne požene ene od njiju.
standstill-both = Uri stojita, dokler oba ne odločita.
standstill-called = Uri sta ustavljeni. »{ play-on }« ju spet požene.
standstill-asked-back = Najprej { opponent-plain-mid } odloči, ali gre poteza nazaj.
move-made-stays = Poteza je izvršena in ostane. Zdaj pritisnite uro.
typed-enter = { $move } – Enter izvrši potezo
adjusting-counts = { player-plain } popravlja figure: novi dotiki ne štejejo.
adjusting-ends = Za konec pritisnite »{ say-adjusting }« ali izvršite potezo.
take-back = { $answered ->
    [yes] Prosim za vrnitev potez { $move } in { $answer }
   *[no] Prosim za vrnitev poteze { $move }
}
take-back-brief = { $answered ->
    [yes] { say-take-back-both }
   *[no] Vrnitev { $move }
}
take-back-withdraw = { $answered ->
    [yes] Umikam prošnjo za vrnitev potez { $move } in { $answer }
   *[no] Umikam prošnjo za vrnitev poteze { $move }
}
take-back-asked = { $answered ->
    [yes] { player-plain } prosi za vrnitev potez { $move } in { $answer }
   *[no] { player-plain } prosi za vrnitev poteze { $move }
}
take-back-answered-by = { $clocks ->
    [stand] Odloči { opponent-plain-mid }. Uri do takrat stojita. Časa na urah ostaneta.
    [run] Odloči { opponent-plain-mid }. Ura medtem teče. Čas se ne vrne.
   *[none] Odloči { opponent-plain-mid }.
}
take-back-agree = { $answered ->
    [yes] { opponent-plain } se strinja: obe gresta nazaj
   *[no] { opponent-plain } se strinja: { $move } gre nazaj
}
take-back-refuse = { $answered ->
    [yes] { opponent-plain } zavrne: obe veljata
   *[no] { opponent-plain } zavrne: { $move } velja
}
take-back-refused = { $answered ->
    [yes] { opponent-plain } zavrne: { $move } in { $answer } veljata
   *[no] { take-back-refuse }
}

sheet-empty = { $clock ->
    [yes] { player-plain } izvrši potezo, nato pritisne uro.
   *[no] { player-plain } začne.
}
sheet-start = Šah 960, pozicija { $number }
sheet-look-back = Poglej pozicijo po { $move }

say-adjust = Popravljam
say-adjusting = Končaj
say-offer = Ponujam remi
say-offered = Remi ponujen
say-castle = Rokiram
say-castling = Rokada
menu-knocked-over = Podrte figure: { player-plain }
say-castle-not-now = Rokada zdaj ni mogoča
menu-castle = Kratka ali dolga rokada …
castle-c-side = Rokada na stran linije c: kralj na { $king }, trdnjava na { $rook }
castle-g-side = Rokada na stran linije g: kralj na { $king }, trdnjava na { $rook }
say-claim = Reklamiram …
say-take-back = Vzamem nazaj …
say-take-back-both = Vzamem obe nazaj …
say-withdraw = Umikam prošnjo
say-stop = Kličem sodnika
say-arbiter = Sodnik
say-resign = Vdam se
play-on = Igraj naprej

claim-title = Reklamacija: { $player }
claim-what = Reklamacije ni mogoče umakniti.
claim-what-choosing = Reklamacije ni mogoče umakniti. Medtem ko izbirate, ura teče naprej.
claim-ends-play = Brez sodnika ta reklamacija konča igro. O izidu pozneje odloči sodnik.
# $arbiter: yes, no – whether one decides it
claim-what-stops = { $arbiter ->
    [no] Vaša ura teče, dokler je ne vložite; potem se uri ustavita.
   *[yes] Vaša ura teče, dokler je ne vložite; potem se uri ustavita in odloči sodnik.
}
# $arbiter: yes, no – whether one decides it
claim-what-stops-other = { $arbiter ->
    [no] Nasprotnikova ura teče, dokler je ne vložite; potem se uri ustavita.
   *[yes] Nasprotnikova ura teče, dokler je ne vložite; potem se uri ustavita in odloči sodnik.
}
# $arbiter: yes, no – whether one decides it
claim-what-runs = { $arbiter ->
    [no] Ura medtem teče.
   *[yes] Odloči sodnik, ura medtem teče.
}
claim-repetition = Ista pozicija tretjič
claim-fifty = 50 potez brez jemanja in brez poteze s kmetom
claim-flag = Nasprotniku je padla zastavica
claim-illegal = Nasprotnik je zaključil nepravilno potezo
claim-touch-move = Nasprotnik ni igral z dotaknjeno figuro
claim-normal-means = Nasprotnik ne more zmagati z običajnimi sredstvi
claim-no-effort = Nasprotnik ne skuša zmagati z običajnimi sredstvi
claim-increment = Pet dodatnih sekund na potezo za oba igralca
claim-written = Če gre pri reklamaciji za vašo naslednjo potezo, jo zapišite sem in je ne izvršite:
move-example = npr. { $move }
claim-wrong = Če reklamacija ni utemeljena, nasprotnik pridobi čas in partija se nadaljuje.
claim-wrong-gives = Če reklamacija remija ni utemeljena, nasprotnik pridobi { duration-minutes } in partija se nadaljuje.
claim-wrong-takes = Kdor reklamira, izgubi polovico preostalega časa, največ tri minute.
claim-wrong-offers = Reklamacija velja tudi kot ponudba remija.
# What follows from asking for five seconds a move
claim-increment-follows = To velja kot ponudba remija. Če jo nasprotnik zavrne, lahko sodnik dodeli sekunde; nasprotnik tedaj dobi še dve minuti.
claim-choose = Izberite, kaj reklamirate.
claim-make = Reklamiraj
claim-holds-now = utemeljeno zdaj
claim-holds-with = s potezo { $move }
claim-judged = presodi sodnik
claim-not-now = zdaj ni utemeljeno
claim-after-touch = prepozno: figura je dotaknjena
claim-not-on-move = samo ob svoji potezi
claim-late-move = Remi reklamirate, ko ste na potezi, preden potezo naredite. Po potezi ga lahko reklamirate šele ob naslednji.
claim-late-touch = Remi reklamirate, preden se dotaknete figure. Za to potezo je prepozno.
claim-times-so-far = doslej { $count }-krat
claim-moves-so-far = doslej { $count } od 50
claim-nothing = V tem trenutku nobena reklamacija ne bi bila utemeljena.
claim-after-move = { $number ->
    [0] na začetku
   *[other] po { $number }. potezi
}

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
review-look-go-on = in igraj naprej od katerekoli poteze
result-wins = { $named ->
    [yes] { $name } zmaga
   *[no] { player } zmaga
}
result-draw = Remi
result-nobody = Oba igralca izgubita
result-decided = Odločil je sodnik
result-moves = { $count ->
    [one] { $count } poteza
    [two] { $count } potezi
    [few] { $count } poteze
   *[other] { $count } potez
}
result-moves-in = { result-moves }, skupaj { $time }
rematch-white = { $player } igra z belimi
rematch-swap = Zamenjata barvi
paper-print = Natisni
paper-pgn = Shrani PGN
both-sign = Izid podpišeta oba igralca
both-sign-freely = Lahko podpišeta izid
sign-here = vpišite ime
sign-result-as = { player-plain } podpiše
game-annulled = Partija ne šteje; odigra se nova.
game-adjourned = Partija je prekinjena.
game-referred = Igra je končana; o izidu mora sodnik še odločiti.

## Zakaj poteza ni pravilna
object-no-piece = Na tem polju ni figure.
object-no-move = Figura se ni premaknila.
object-not-yours = Ta figura je nasprotnikova.
object-own-piece = Tam stoji lastna figura.
object-not-its-way = { $role ->
    [king] Kralj se premika za eno polje v kateri koli smeri.
    [queen] Dama se premika po vrstah, linijah in diagonalah.
    [rook] Trdnjava se premika po vrstah in linijah.
    [bishop] Lovec se premika po diagonalah.
    [knight] Skakač se premakne za dve polji naravnost in eno v stran.
   *[pawn] Kmet gre naravnost naprej za eno polje, s svojega začetnega polja pa za eno ali dve.
}
object-jumps = Samo skakač preskakuje: pot je zaprta na polju { $square }.
object-jumps-unnamed = Na poti nekaj stoji: preskakuje samo skakač.
object-pawn-blocked = Kmet ne jemlje naravnost naprej: polje { $square } je zasedeno.
object-pawn-blocked-unnamed = Kmet ne jemlje naravnost naprej: tam nekaj stoji.
object-pawn-two-squares = Kmet se sme premakniti za dve polji samo s svojega začetnega polja.
object-pawn-backwards = Kmet se nikoli ne vrača.
object-pawn-captures-nothing = Kmet se premakne po diagonali samo, kadar jemlje.
object-en-passant = Jemanje en passant je mogoče samo takoj, z naslednjo potezo.
object-promotion = Kmet, ki doseže zadnjo vrsto, postane dama, trdnjava, lovec ali skakač.
object-captures-king = Kralja ni dovoljeno vzeti.
object-into-attack = Kralj ne sme na polje, ki ga napada figura s polja { $square }.
object-stays-in-check = Kralja bi še vedno napadala figura s polja { $square }.
object-exposes-king = Kralja bi napadala figura s polja { $square }.
object-attacked-unnamed = Kralja bi tam napadli.
object-castling-right-lost = Rokada na to stran ni več mogoča: kralj ali ta trdnjava sta bila že premaknjena.
object-castling-elsewhere = Na to polje kralj ne rokira.
object-castling-in-check = V šahu ni mogoče rokirati: kralja napada figura s polja { $square }.
object-castling-between = Rokado ovira figura na polju { $square }.
object-castling-through = Kralj ne sme čez napadeno polje { $square }.
object-castling-into = Kralj bi prišel na polje, ki ga napada figura s polja { $square }.
object-castling-unnamed = Zdaj rokada ni mogoča.

box = Škatla
box-put = odstranjene figure odložite sem
sheet-open = Pokaži ves zapisnik
sheet-close = Nazaj na šahovnico

point-at-touched = Pokažite dotaknjeno figuro na šahovnici.
# A question that only the arbiter answers, at the desk
arbiter-decides = Odloči sodnik
# $name: who asked, $question: what was asked
arbiter-decides-asked = Vpraša { $name }: { $question }
both-decide = Velja samo, če se oba strinjata.
# Behind what each of the players has chosen
both-differ = Izbrati morata isto ali to odločiti za sodniško mizo.
# Behind what the other player has chosen
both-waits = { player } se mora še strinjati
arbiter-called = { $name } kliče sodnika: obe uri sta ustavljeni
arbiter-called-how = Igrajta naprej, ko je urejeno, ali naj odloči sodnik.
draw-offered = { $name } ponuja remi
draw-offered-by-claim = { $name }: reklamacija zdaj velja kot ponudba remija
draw-answered-by = Odgovori { opponent-plain-mid } ali zavrne z dotikom figure.
draw-of-claim-answered = { opponent-plain } lahko odgovori takoj ali pozneje zavrne z dotikom figure. Na potezi je { player-plain-mid }.
draw-press-first = { player-plain } mora še pritisniti uro. { opponent-plain } lahko odgovori takoj ali pozneje zavrne z dotikom figure.
draw-accept = { opponent-plain } sprejme: ½–½
draw-decline = { opponent-plain } zavrne: igra se naprej
draw-declined = { $name } ne sprejme remija: igra se naprej
draw-sign = (=) – s to potezo je bil ponujen remi

# The screen lies flat between the players
face-to-face = Iz oči v oči, na ležečem zaslonu
face-to-face-end = Končaj igro iz oči v oči
face-to-face-help-name = Kako se tu igra
# $clock: yes, no
face-to-face-help-press = { $clock ->
    [yes] Povlecite figuro ali se je dotaknite in nato polja. Ko je poteza izvršena, pritisnite svojo uro.
   *[no] Povlecite figuro ali se je dotaknite in nato polja.
}
face-to-face-help-adjust = Če želite figure poravnati, najprej pritisnite »Popravljam«.
face-to-face-help-teacher = »{ lesson-show }« je v meniju. Drugi učiteljevi gumbi so v običajnem pogledu.
face-to-face-help-end = V običajni pogled se vrnete z menijem ali s tipko Esc.
face-to-face-one-board = Na ležečem zaslonu je ena šahovnica za oba.
face-to-face-two-boards = Dve šahovnici (običajni pogled)

## Slepi
announce-due = { $name } – napoved: { $move }
announce-field = Napoved s svojimi besedami
announce-type = ali vpišite
announce-say = Povej
announce-feel = Kliki in puščice figure le otipajo. Iz odprtine jo vzame poteg ali Enter.
announce-sighted = Nasprotnik je slep: napovejte vsako potezo, preden pritisnete uro.
announce-ask-moves = Koliko potez?
announce-moves-made = Izvršene poteze: beli { $white }, črni { $black }.
announce-repeat-due = { $name } – ponovi: { $move }
announce-repeat = Ponovi
boards-own = Šahovnica: { $name }
boards-hint = Puščice tipajo po majhni šahovnici. Enter tam figuro vzame in jo postavi.
boards-await = { $name }: poteza še ni napovedana.
boards-rest = Na potezi: { $name }, na drugi šahovnici.
boards-not-announced = To ni napovedana poteza: { $move }
boards-same = Na obeh šahovnicah je ista pozicija.
boards-differ = Šahovnici se razlikujeta: { $squares }
boards-differ-square = { $square } – razlika
boards-unrepeated = { $name }: poteza še ni ponovljena: { $move }
boards-announced = { $name }, napovedano: { $move }
sheet-text-empty = Še ni potez.
