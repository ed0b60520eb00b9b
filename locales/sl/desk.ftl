### Arbiter's desk

desk-open = Sodniška miza
desk-pending = Sodniška miza: { $count }
desk-title = Sodniška miza
desk-nothing = Nič ne čaka na odločitev.
desk-flag-down = Padla je zastavica. Odločite o tem pri »Uri …«.
desk-may-decide = Zdaj ni treba odločiti o ničemer.
# $result: the score, 1–0
desk-over = Partija je končana: { $result }
desk-later = Pozneje
# while the verdict on a claim waits, the clock runs again
desk-later-play = Igra teče, odločitev pozneje
desk-later-two = Igra teče, { $name } +2:00
desk-can-mate = Lahko bi matiral
desk-never-mates = Nikoli ne bi mogel matirati
desk-decide-in = Odloči: { $part }
desk-other-times = Drug čas …
desk-seen-nothing = Pregledano, nič ni bilo najdeno.
desk-on-purpose = Dotik je bil nameren
desk-accident = Dotik je bil nehoten
desk-clocks = Uri
desk-minutes = +{ $count } min
desk-add = { player }: { $count } min več
desk-minutes-less = −{ $count } min
desk-take = { player }: { $count } min manj
desk-whose = Čigavo vedenje?
desk-reason = Razlog, v nekaj besedah; ostane v dnevniku
desk-goes-on = Partija se nadaljuje.
desk-no-time-left = Časa ni več: zastavica pade, takoj ko ura steče.
desk-play-over = Ne igra se več; nato se odloči, koliko točk dobi kdo.
reason-illegal = Po nepravilni potezi
reason-wrong-setting = Napačno nastavljena ura
reason-interrupted = Prekinitev igre
reason-at-the-desk = Za sodniško mizo
reason-own-arbiter = Odslej o vprašanjih odločata igralca sama
reason-arbiter-answers = Odslej o vprašanjih odloča le sodnik
reason-proof = Dokazal je program
reason-displaced = Figure so bile premaknjene
reason-disturbs = Moti nasprotnika
reason-talks = Govori
reason-device = Naprava se je oglasila ali so jo našli
reason-refuses = Ne spoštuje pravil
reason-agreed = Igralca sta se dogovorila
desk-start-clock = Poženi uro { player-gen }
desk-time-of = Čas, ki se nastavlja: { player }
desk-warn = Opomin
desk-opponent-time = Nasprotnik dobi { $time }
desk-opponent-time-more = Nasprotnik dobi čas …
desk-own-time = Izgubi { $time }
desk-own-time-more = Izgubi čas …
desk-amount = { $time } min
desk-amount-how = Koliko časa
desk-amount-unread = Minute in sekunde, npr. 1:30
desk-half-at-most = Največ ½
desk-nothing-scored = Brez točk
desk-raise = Nasprotnik dobi največ
desk-loss = Izgubi partijo
desk-fine = Denarna kazen
desk-exclusion = Izključitev iz kol
desk-expulsion = Izključitev s tekmovanja
desk-position = Vrni
desk-found = Ugotovi
desk-result = Izid
# The buttons of the doors behind which something is set
desk-open-clocks = { desk-clocks } …
desk-open-position = { desk-position } …
desk-open-found = { desk-found } …
desk-open-penalty = { desk-penalty } …
desk-open-result = { desk-result } …
desk-annul = Razveljavi partijo
desk-clocks-stay = Obe uri še stojita
desk-clocks-stop = Uri se bosta ustavili.
desk-runs-once-named = Ko je figura pokazana, teče ura { player-gen }
desk-decides = Za sodniško mizo …
desk-illegal = Poišči nepravilno potezo
desk-flag = Poglej, ali je padla zastavica
desk-flag-what = Če je zastavica padla, pregled o tem takoj odloči in partija se lahko konča.
desk-set-times = Nastavi: { $what }
desk-set-moves = poteze { $what }
desk-set-none = Nič še ni spremenjeno
desk-not-done = Ni storjeno: { $what }
desk-not-confirmed = ni potrjeno
desk-penalty = Kazen
desk-impose = Izreci ({ $name }): { $penalty }
desk-declare = Razglasi { $white } – { $black } { $score }
desk-score-half = { $name }: pol točke
desk-step-back = Poglej polpotezo nazaj
desk-show-now = Pokaži, kako stoji
desk-correct-clock = Popravi uro: { $name } { $time }
desk-runs-next = naslednja
desk-slider = Pregled prejšnjih pozicij
desk-after = Po { $move }
desk-at-start = Pred prvo potezo
desk-as-it-stands = kot stoji zdaj
desk-only-looked = samo na ogled
desk-position-what = Figure se vrnejo v pozicijo, ki jo gledate na tej šahovnici, poznejše poteze odpadejo.
desk-position-runs = Nato teče ura { player-gen }.
desk-position-times = Časa na urah ostaneta, kakršna sta, dokler ju ne nastavite.
desk-position-slide = Z drsnikom ob šahovnici izberite pozicijo.
desk-position-falls = { $count ->
    [one] Odpade { $count } polpoteza.
    [two] Odpadeta { $count } polpotezi.
    [few] Odpadejo { $count } polpoteze.
   *[other] Odpade { $count } polpotez.
}
desk-put-back = Vrni: { $where }
desk-penalty-what = Čigavo vedenje je in kaj si zasluži? Na seznamu je, kar je zdaj mogoče izreči po teh Pravilih; točke se lahko spremenijo, ko je partija končana.
desk-result-what = Partija je končana z izidom, ki ga razglasite, ali sploh ne šteje.
desk-stop-first = Uri tečeta. Ustavite ju pred popravkom.
desk-undo-stop = Naj ura { player-gen } teče naprej
desk-times-anew = Uri sta se medtem spremenili: začeta nastavitev je opuščena.
desk-to-decide = Za odločitev · { $place } od { $count }
desk-since = od { $time }
desk-recorded = Kaj je šahovnica zabeležila
desk-rule = Razsodi: { $what }
desk-rule-and-start = Razsodi in poženi uro: { $name }
desk-rule-alone = Razsodi
desk-clocks-wait = Obe uri sta ustavljeni, dokler ju ne poženete.
desk-hear-both = Najprej poslušajte oba igralca.
# $question: the question that was put off
desk-postponed = Odloženo, o tem je treba še odločiti: { $question }
desk-also-open = Odločiti je treba tudi:
desk-then-penalty = Kaj to stane, se določi pri »Kazen …«
desk-unchanged = Nič se ne spremeni; partija se nadaljuje
desk-no-other = Nobena druga zadeva ne čaka.
desk-decided-elsewhere = Nastavite, kar odločite; s tem je zadeva rešena.
desk-what-slider = Z drsnikom ob šahovnici gledate nazaj. S tem se nič ne spremeni.
desk-what-doors = Pet gumbov ob šahovnici odpre uri, prejšnjo pozicijo, ugotovitve, kazen in izid; nič se ne spremeni, dokler tam ne potrdite. Uri odpre tudi klik na uro.
desk-what-doors-over = »Kazen …« in »Izid …« se še lahko odpreta, a nič se ne spremeni, dokler tam ne potrdite; uri in pozicija ostanejo, kakor so.
desk-what-doors-break = »{ desk-open-penalty }« in »{ desk-open-result }« se še lahko odpreta. Dokler se partija ne nadaljuje, ne teče nobena ura in se ne igra.
desk-resuming = Nadaljevanje se je začelo; kuverta je še zaprta
desk-what-doors-resuming = »{ desk-open-clocks }«, »{ desk-open-penalty }« in »{ desk-open-result }« se lahko odprejo. Dokler kuverta ni odprta, pozicija ostane, kakor je.
desk-what-annulled = Partija ne šteje; nastaviti ni mogoče ničesar več.
desk-log = Dnevnik
desk-touches = Dotiki
desk-illegal-moves = Nepravilne poteze · { $count }
desk-mating = Je mat še mogoč?
desk-nothing-recorded = Nič takega se ni zgodilo.
desk-report = Poročilo
report-title = Poročilo o partiji
report-arbiter = Sodnik
report-moves = Poteze
report-terms = Pogoji
# $time: as 30 min, or that whoever is absent at the start loses
report-default-time = dovoljena zamuda { $time }
report-position = Začetna pozicija
report-happened = Kaj se je zgodilo
report-article = Člen
report-signature = Ime in podpis sodnika
report-open = Partija ni končana.
record-clocks-set = Uri nastavljeni: { $what }
record-times-kept = časa na urah ostaneta
record-reason = Razlog: { $reason }
record-touched = Dotaknjeno: { a-piece }, { $square }
record-touched-in-doubt = Dotaknjeno ali oplazeno: { a-piece }, { $square }
record-brushed = Oplazeno: { a-piece }, { $square }
record-touched-on-purpose = Dotaknjeno namenoma: { a-piece }, { $square }
record-touched-by-accident = Dotaknjeno nehote: { a-piece }, { $square }
record-touched-for = { $whole },{ $tenths } s
record-adjusted = Popravljeno: { a-piece }, { $square }
record-says-adjust = { player }: »Popravljam«
record-says-castle = { player }: »Rokada«
record-increment-back = { $change } (dodani čas)
record-increment-none = { player-plain } brez dodanega časa
record-claims-touch = { player } trdi: { opponent } se je dotaknil figure
record-claims = { player } reklamira: { $claim }
record-reports-own = { player } prijavlja svojo nepravilno potezo
# What is claimed, by itself. $player: who claims it
claimed-flag = Nasprotniku je padla zastavica
claimed-times = Uri kažeta napačen čas
claimed-illegal = Nasprotnik je zaključil nepravilno potezo
claimed-touch-move = Nasprotnik ni igral z dotaknjeno figuro
claimed-normal-means = Nasprotnik ne more zmagati z običajnimi sredstvi
claimed-no-effort = Nasprotnik ne skuša zmagati z običajnimi sredstvi
record-claim-right = reklamacija je utemeljena
record-counted-times = { $when ->
    [next] s to potezo pozicija je bila na šahovnici { $count }-krat
   *[now] pozicija je bila na šahovnici { $count }-krat
}
record-counted-moves = { $when ->
    [next] { $count ->
        [one] s to potezo vsak { $count } poteza brez jemanja in brez poteze s kmetom
        [two] s to potezo vsak { $count } potezi brez jemanja in brez poteze s kmetom
        [few] s to potezo vsak { $count } poteze brez jemanja in brez poteze s kmetom
       *[other] s to potezo vsak { $count } potez brez jemanja in brez poteze s kmetom
    }
   *[now] { $count ->
        [one] vsak { $count } poteza brez jemanja in brez poteze s kmetom
        [two] vsak { $count } potezi brez jemanja in brez poteze s kmetom
        [few] vsak { $count } poteze brez jemanja in brez poteze s kmetom
       *[other] vsak { $count } potez brez jemanja in brez poteze s kmetom
    }
}
record-claim-wrong = reklamacija ni utemeljena
record-claim-offers = šteje kot ponudba remija
record-claim-asked = odločiti mora sodnik
record-declines = { player } ne sprejme remija
record-declines-by-it = s tem je remi zavrnjen
record-made = Izvršeno: { $move }
record-completed = Zaključeno: { $move }
record-let-stand = nepravilno, nihče ni ugovarjal
record-nobody-objected = nihče ni ugovarjal
record-sealed-read = Prebrana kuvertirana poteza: { $move }
# Behind a ruling, as why it was given
record-agreed = oba igralca sta se strinjala
record-proved-mate = mat je še mogoč, kot je dokazal program
record-proved-no-mate = mat ni mogoč, kot je dokazal program
record-asks-back = { player } bi rad vzel { $both ->
    [yes] zadnji potezi
   *[no] zadnjo potezo
} nazaj
record-agrees-back = { player } se strinja
record-declines-back = { player } zavrne
record-withdraws-back = { player } umakne prošnjo
desk-mate-yes = { $name }: mat je mogoč
desk-mate-never = { $name }: od tod mat nikakor ni mogoč
desk-mate-open = { $name }: nič ne kaže, da mat ni mogoč
desk-mating-how = Kjer je izid od tega odvisen, program sam išče mat in vpraša le, če ne najde odgovora.

found-what = Kaj ugotavljate ali kaj je treba javiti? Na seznamu je, iz česar zdaj po teh Pravilih kaj sledi.
found-who = Kdo?
found-other-hand = Ura pritisnjena z drugo roko
found-illegal-move = Nepravilna poteza
found-both-flags = Obe zastavici sta padli, ne ve se, katera prva
found-comes-late = Igralec pride prepozno
found-not-come = Igralec ni prišel
found-session = Prišla je ura začetka
found-session-counts = Odslej šteje, koliko kdo zamudi. Nobena ura ne steče.
found-charged-before = Prejšnje nepravilne poteze
found-at-the-press = Nič še ni razsojeno: šteje, ko { player-plain-mid } pritisne uro.
found-once-claimed = Nič še ni razsojeno: šteje, ko se na to opozori ali se vpiše »{ found-illegal-move }«.
found-own-time = Na urah se nič ne spremeni: { player-plain-mid } znova postavi figure na svoj čas.
found-own-time-next = Ob nadaljevanju teče ura { player-gen }: { player-plain-mid } znova postavi figure na svoj čas.
found-nothing-comes = Zdaj iz tega ne bi nič sledilo.
found-enter = Ugotovi: { $what }
found-enter-of = Ugotovi ({ $name }): { $what }

answer-reason = Razlog je bil utemeljen
answer-no-reason = Utemeljenega razloga ni bilo
desk-call-first = Najprej odločite, ali je bil razlog za ustavitev ur utemeljen.
desk-verdict-first = Najprej odločite o tem, kar čaka na odločitev.
answer-intent = Dotaknjena je bila, da se premakne ali vzame
answer-no-intent = Dotaknjena je bila brez tega namena
answer-fault = Sledi kazen
answer-let-pass = To se spregleda
answer-goes-back = Figure gredo nazaj na svoja polja
answer-claim-right = Reklamacija je utemeljena
answer-claim-wrong = Reklamacija ni utemeljena
answer-granted = Odobreno
answer-refused = Ni odobreno
answer-announced = Velja napovedana poteza
answer-on-board = Velja poteza na šahovnici
answer-agree = Zapisnika se ujemata
answer-differ = Zapisnika se ne ujemata
answer-clear = Jasno je, kaj je kuvertirano
answer-unclear = Ni jasno, kaj je kuvertirano
answer-too-late = Partija je izgubljena
answer-in-time = Partija se igra
# $times: White’s time and Black’s
answer-times-then = Kot ob tej poziciji: { $times }
# $times: White’s time and Black’s, penalties ruled since counted in
answer-times-ruled = Kot ob tej poziciji, z upoštevanjem časa, ki so ga dale ali vzele poznejše odločitve: { $times }
# $times: White’s time and Black’s
answer-times-stay = Ostane tako: { $times }

## The PIN that locks the desk

pin-title = PIN sodniške mize
pin = PIN
pin-what = S PIN-om samo vi odprete sodniško mizo, popravite uro ob šahovnici, vpišete vanjo nepravilno potezo, jo nastavite za novo partijo ali začnete nov dnevnik ali zamenjate sodnika v turnirski partiji. Napačni poskusi se zapišejo v dnevnik.
pin-is-set = Sodniška miza je zaklenjena s PIN-om. Vpišite ga, da ga spremenite ali odstranite.
pin-desk-locked = Miza je zaklenjena. Vpišite PIN, da jo odprete; ko jo zapustite, se spet zaklene.
# Over the field, at the side clock
pin-needed = Sodnikov PIN
pin-wrong = To ni pravi PIN. Poskus je zapisan v dnevnik.
pin-unlock = Odkleni
pin-looking = PIN se preverja …
# $file: the file of the settings
pin-forgotten = Ste pozabili PIN? Zaprite program in izbrišite vrstico, ki se začne s »pin«, v datoteki { $file }.
pin-lock = Zakleni mizo
pin-remove = Odstrani PIN
pin-new = Nov PIN
pin-change = Spremeni PIN
pin-choose = Nastavi PIN
pin-again = Ponovite PIN
# $least: how many it needs
pin-short = Vsaj { $least } številke ali črke.
pin-differs = Vpisa nista enaka.
record-fewer-than-ten = Igralca še nista naredila vsak po deset potez.
record-stops-clocks = { player } ustavi uri
record-arrives = Prihod: { player }
# $time: as 25 min
record-after-the-start = { $time } po začetku
record-present = Navzočnost: { player }
record-wrong-pin = Namesto sodnikovega je bil vpisan napačen PIN
note-pin-needed = Nič ni spremenjeno: za to je potreben sodnikov PIN. Vpišite ga v nastavitvah in to spremenite tam.
