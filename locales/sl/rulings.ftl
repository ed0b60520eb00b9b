### What follows from a ruling. $player is the player concerned: white, black.

consequence-must-move = Igrati je treba s figuro s polja { $square }.
consequence-must-capture = Figuro na polju { $square } je treba vzeti.
consequence-must-castle = Kralj mora rokirati na { $square }.
consequence-may-not-castle = V tej potezi rokada s trdnjavo na polju { $square } ni dovoljena.
consequence-must-stay = Figura mora ostati na polju { $square }.
# A pawn that is back where it came from. $from: where that is; $square: where it must be promoted
consequence-must-move-and-promote = Kmeta s polja { $from } je treba odigrati na { $square } in ga tam promovirati.
consequence-must-promote = Iz kmeta mora nastati { a-piece }.
consequence-free = Dovoljena je katera koli pravilna poteza.
consequence-take-back = Zadnje dejanje na šahovnici se razveljavi.
consequence-put-back = Figure, ki so stale napačno, se postavijo nazaj.
consequence-made = Poteza { $move } je izvršena.
consequence-completed = Poteza { $move } je zaključena.
consequence-unmade = Poteza { $move } se vrne; njen igralec je spet na potezi.
consequence-illegal = { $count ->
    [one] { player } ima zdaj zabeleženo { $count } nepravilno potezo.
    [two] { player } ima zdaj zabeleženi { $count } nepravilni potezi.
    [few] { player } ima zdaj zabeležene { $count } nepravilne poteze.
   *[other] { player } ima zdaj zabeleženih { $count } nepravilnih potez.
}
consequence-irregular = Igra se nadaljuje s tem, kar stoji na šahovnici.
consequence-taken-up = Zdaj se odloča o nepravilni potezi { player-gen }.
consequence-reinstate = Na šahovnico se vrne prejšnja pozicija, teče pa ura igralca na potezi.
consequence-reinstate-at = { $count ->
    [0] Na šahovnico se vrne začetna pozicija.
    [one] Na šahovnico se vrne pozicija po { $count } potezi, belih in črnih skupaj.
    [two] Na šahovnico se vrne pozicija po { $count } potezah, belih in črnih skupaj.
    [few] Na šahovnico se vrne pozicija po { $count } potezah, belih in črnih skupaj.
   *[other] Na šahovnico se vrne pozicija po { $count } potezah, belih in črnih skupaj.
}
consequence-promoted = Iz kmeta na polju { $square } nastane { a-piece }.
consequence-add = { player } pridobi { duration }.
consequence-take = { player } izgubi { duration }.
consequence-set = Ura { player-gen } se nastavi na { $time }.
consequence-stop-clocks = Obe uri sta ustavljeni.
consequence-start-clock = Teče ura { player-gen }.
consequence-counters = Števca potez kažeta { $white } za belega in { $black } za črnega.
consequence-illegal-moves = Nepravilne poteze doslej: beli { $white }, črni { $black }.
consequence-moved-on = Figuro, s katero je bila pravkar izvršena poteza, so premaknili naprej na { $square }.
consequence-offer = { player } je ponudil remi in ponudba velja.
consequence-offer-lapsed = Ponudba remija ne velja več.
consequence-claim-upheld = Reklamacija je utemeljena.
consequence-claim-rejected = Reklamacija ni utemeljena.
consequence-claim-postponed = Odločitev se odloži.
consequence-increment = Odslej oba igralca za vsako potezo pridobita { duration }.
consequence-claim-lost = { $claim ->
    [repetition] Trikratne ponovitve pozicije pri tej potezi ni več mogoče reklamirati.
    [fifty] Pravila petdesetih potez pri tej potezi ni več mogoče reklamirati.
    [touch-move] Dotaknjene figure ni več mogoče reklamirati.
   *[illegal-move] Nepravilne poteze ni več mogoče reklamirati.
}
consequence-must-play = Igrati je treba potezo { $move }.
consequence-must-announce = Potezo { $move } je treba napovedati; šele tedaj je izvršena.
consequence-press-taken-back = Ta pritisk ne velja; spet teče ura { player-gen }.
consequence-flag = Zastavica { player-gen } je padla.
consequence-period = { player } preide v { $count }. periodo.
consequence-ask-arbiter = Odloči sodnik: { $question }
consequence-warning = { player } dobi opomin.
consequence-fined = { player } plača denarno kazen.
consequence-excluded = { player } je izključen iz enega ali več kol.
consequence-expelled = { player } je izključen s tekmovanja.
consequence-declared-lost = Sodnik je razglasil, da partijo izgubi { player-mid }.
consequence-annulled = Partija ne šteje; odigra se nova.
consequence-must-seal = { player } mora potezo kuvertirati.
consequence-need-not-seal = { player } poteze ni treba kuvertirati.
consequence-adjourned = Partija je prekinjena.
consequence-resumed = Prekinjena partija se nadaljuje.
consequence-set-up = Na šahovnico se postavi pozicija iz partije.
consequence-pressed = Poteza { player-gen } se šteje na uri in teče ura nasprotnika.
consequence-play-over = Igra se ne nadaljuje; o izidu je treba še odločiti.
consequence-notice = { $notice }
consequence-over = { $outcome }
outcome = { $winner ->
    [white] Zmaga beli: { $score }
    [black] Zmaga črni: { $score }
    [draw] Partija je remi: { $score }
    [nobody] Oba igralca izgubita: { $score }
   *[other] Partija je končana: { $score }
}

## Questions for the arbiter

never-mates = { player } z nobenim zaporedjem pravilnih potez ne more matirati.
question-can-mate = Ali lahko { player-mid } s katerim koli zaporedjem pravilnih potez še matira?
question-stopped-clocks = Ali je bil za ustavitev ur utemeljen razlog?
question-touch = Ali je bil dotik nameren?
question-intent = Ali je bila figura dotaknjena z namenom, da se premakne ali vzame?
question-press-without-move = Kaj sledi, če je ura pritisnjena brez poteze?
question-two-hands = Kaj sledi, če je poteza izvršena z obema rokama?
question-normal-means = Ali lahko { player-mid } še zmaga z običajnimi sredstvi?
question-effort = Ali { player-mid } skuša zmagati z običajnimi sredstvi?
question-increment = Naj igralca odslej za vsako potezo dobita po pet sekund?
question-opponent-score = Koliko točk dobi { player-mid }?
question-scores = Koliko točk dobi vsak igralec?
question-announced-move = Ali velja poteza, ki jo je { player-mid } napovedal, in ne tista na šahovnici?
question-boards-differ = Ali se oba zapisnika ujemata, tako da je mogoče popraviti šahovnico igralca, ki je izvršil drugo potezo?
question-penalty = Kaj si zasluži takšno vedenje?
conduct-question = { $player-mark ->
    [none] Kaj si za to zasluži { player-mid }?
   *[mark] Kaj si za to zasluži { $player-mark }?
}
question-sealed-move = Kaj pomeni kuvertirana poteza?
question-times = Kakšen čas naj kažeta uri?
question-written-move = Katero potezo je { player-mid } zapisal in ali je reklamacija utemeljena?
question-last-press = Ali je reklamacija { player-gen } utemeljena, čeprav po zadnji od petdesetih potez ura še ni pritisnjena?
question-illegal-position = Kaj sledi iz nepravilne pozicije na šahovnici?
question-consent = Ali sme { player-mid } tu ponuditi ali sprejeti remi?
question-lateness = Ali { player-mid } zaradi tolikšne zamude izgubi partijo?

## Things to know that change nothing

notice-distraction = Dotik nikogar ne zavezuje, lahko pa moti igralca na potezi.
notice-adjusting = Figure se samo popravljajo; nič ne zavezuje.
notice-accident = Nehoten dotik ne zavezuje.
notice-adjust-too-late = Figura je bila dotaknjena, preden je bilo to rečeno: ostane dotaknjena.
notice-no-such-move = Ta zapis ne pomeni nobene poteze, ki jo je tu mogoče igrati.
notice-out-of-place = Figure niso tam, kjer bi morale biti; te poteze ni mogoče izvesti.
notice-nothing-there = Tu ni na kaj odgovoriti, česa reklamirati ali o čem odločiti.
notice-already-ruled = Tako je bilo in o tem je že odločeno.
notice-flag-down = Zastavica je padla, vendar nanjo še nihče ni opozoril.
notice-displaced = Figure stojijo na napačnih poljih.
notice-turn-board = Šahovnica se obrne, kot je treba, in pozicija se na njej postavi znova.
notice-flag-order-unknown = Obe zastavici sta padli in ni jasno, katera prva: odloči sodnik.
notice-goes-on = Partija se nadaljuje taka, kot je.
notice-in-time = To je še pravočasno.
notice-update-scoresheet = Zapisnik je treba dopolniti pred naslednjo potezo.
notice-not-now = Kar je bilo reklamirano, ponujeno ali storjeno, v tistem trenutku ni bilo mogoče.
notice-move-each-first = Še ne: za remi se je mogoče dogovoriti šele, ko vsak igralec izvrši potezo.
notice-game-over = Partija je končana; to ničesar ne spremeni.
notice-offer-out-of-time = Ponudba velja, vendar lahko v tem trenutku moti.
notice-not-in-the-break = Partija je prekinjena: to počaka do nadaljevanja.
notice-not-allowed-by-event = Pravila tega tekmovanja tega tu ne dovoljujejo.
notice-no-such-score = Točke iz ene partije skupaj nikoli ne presežejo ene.
notice-give-scores = Sodnik mora povedati, koliko točk dobi vsak igralec.
notice-not-told = Sodnik ne pove, koliko potez je bilo izvršenih.
notice-only-felt = Figure so bile samo otipane; nič ne zavezuje.
notice-announce-move = Potezo je treba napovedati.
notice-announce-promotion = Napovedati je treba tudi novo figuro.
notice-not-understood = Napovedana ni bila poteza, ki jo je tu mogoče igrati.
notice-repeated-otherwise = Ponovljena ni bila napovedana poteza.
notice-slip-of-tongue = Napovedana je bila drugačna poteza od tiste na šahovnici. To je mogoče popraviti, dokler ne steče ura nasprotnika.
notice-too-late-to-correct = Ura nasprotnika že teče; prepozno je za drugačno napoved.
notice-assistant-tells = Pomočnik pove, koliko potez je bilo izvršenih.
notice-go-back-to-agreement = Partija se vrne do mesta, do katerega se oba zapisnika ujemata.
notice-may-be-told = Zastavica je padla: zdaj se sme povedati, koliko potez je bilo izvršenih.
notice-irrevocable = Tega ni mogoče umakniti.
notice-written-in-advance = Vnaprej je potezo dovoljeno zapisati samo za reklamacijo remija ali za kuvertiranje.
notice-record-first = Svojo prejšnjo potezo je treba zapisati, preden se izvrši naslednja.
notice-need-not-record = S tako malo časa potez v tej periodi ni treba zapisovati.
notice-wrong-entry = To ni poteza, ki je bila izvršena.
notice-illegible-entry = Tega ni mogoče prebrati kot potezo.
notice-mark-offer = Ponudba remija se zapiše na zapisnik: (=).
notice-paper-only = Ta izdaja pozna samo papirne zapisnike.
notice-stop-both-clocks = Kdor reklamira remi, mora takoj ustaviti obe uri.
notice-announce-end = Sodnik objavi, da je igralni termin končan.
notice-seal-on-paper = Kuvertirana poteza se zapiše na papir, tudi če se partija zapisuje elektronsko.
notice-sealed = Poteza je kuvertirana. Dokler ura ni ustavljena, se sme še spremeniti.
notice-sealed-anew = Namesto nje je kuvertirana druga poteza.
notice-seal-what-was-played = Kuvertirati je treba prav potezo, ki je bila izvršena na šahovnici.
notice-open-envelope = Kuverto je treba odpreti.
notice-keep-closed = Kuverta ostane zaprta.
notice-play-what-was-sealed = Izvrši se poteza, za katero igralec izjavi, da jo je kuvertiral.
notice-correct-clocks = Čas na urah se popravi.
notice-castling-announced = Rokada je napovedana.
notice-wrong-array = Figure ne stojijo, kot morajo na začetku.
notice-not-in-this-game = V partiji te vrste tega ni.
notice-not-in-this-edition = Ta izdaja Pravil tega ne pozna.
notice-may-give-two-minutes = Sodnik sme nasprotniku dodati dve minuti.
notice-contact-first = Sodnik najprej odloči, ali je bila figura dotaknjena namenoma; nato je mogoče znova reklamirati.
notice-name-the-piece = Katere figure se je nasprotnik dotaknil? Pokažite jo na šahovnici; brez tega reklamacija ni rešena.
notice-one-of-those = Potezo je treba izvršiti z eno od figur, na katere se zapisana poteza lahko nanaša. S katero, lahko pove sodnik.
notice-awaits-verdict = To je že reklamirano in čaka na sodnikovo odločitev.
notice-answer-offer-first = Nasprotnik mora najprej odgovoriti na ponudbo remija.
notice-write-position = Končno pozicijo je treba zapisati, nasprotnik pa jo potrdi.
notice-write-position-and-sheet = Končno pozicijo je treba zapisati in priložiti popoln zapisnik, nasprotnik pa oboje potrdi.
