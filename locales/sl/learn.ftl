### Learn the Laws

## The Laws to leaf through

laws-title = Pravila šaha
laws-summary = { $part } na eni strani (PDF)
laws-in-the-laws = V Pravilih
key-laws = Pravila: pri najnovejši odločitvi ali tam, kjer so bila odprta
laws-search = Iskanje po Pravilih
laws-search-example = številka, beseda, ime
laws-found = { $count ->
    [one] najdena { $count } določba
    [two] najdeni { $count } določbi
    [few] najdene { $count } določbe
   *[other] najdenih { $count } določb
}
laws-appendix = Dodatek { $number }
laws-guideline = Smernice { $number }
laws-previous = Prejšnja določba
laws-next = Naslednja določba
laws-in-six-editions = V šestih izdajah
laws-own-words = z našimi besedami; številke so iz vsake izdaje
laws-as-above = kot zgoraj
laws-changed = spremenjeno
laws-what-changed = Kaj se je spremenilo
# $year: of the edition   $said: what it says
laws-changed-since = Od Pravil { $year } – { $said }
laws-changed-until = Do vključno Pravil { $year } – { $said }
laws-changed-new = Do vključno Pravil { $year } to ni bilo določeno.
laws-changed-gone = Od Pravil { $year } to ni več določeno.
laws-names-files = Linije
laws-names-ranks = Vrste
laws-names-pieces = Figure in rokada
laws-cases = Primeri za ogled in poskus
laws-all-cases = { $count ->
    [one] ves { $count } primer
    [two] oba primera ({ $count })
    [few] vsi { $count } primeri
   *[other] vseh { $count } primerov
}
laws-first-cases = samo prvi primeri
laws-watch = Ogled: { $case }
laws-nothing-ruled = V tej izdaji o tem ni odločitve

laws-part-nature = Narava in cilji igre
laws-part-initial-position = Začetna pozicija
laws-part-moves = Premikanje figur
laws-part-act-of-moving = Izvedba poteze
laws-part-completion = Konec partije
laws-part-clock = Šahovska ura
laws-part-irregularities = Nepravilnosti
laws-part-recording = Zapisovanje potez
laws-part-drawn-game = Remi
laws-part-quickplay = Hitri konec partije
laws-part-points = Točke
laws-part-conduct = Vedenje igralcev
laws-part-arbiter = Vloga sodnika
laws-part-rapid = Pospešeni šah
laws-part-blitz = Hitropotezni šah
laws-part-notation = Algebraična notacija
laws-part-quickplay-no-arbiter = Hitri konec partije brez sodnika
laws-part-blind = Slepi in slabovidni igralci
laws-part-adjourned = Prekinjene partije
laws-part-chess960 = Šah 960

## You are the arbiter
level-player = Igralec
level-club = Klubski sodnik
level-national = Državni sodnik
# $number: its number   $all: how many there are
situation-number = { $number } od { $all }
situation-what-do-you-rule = Kako odločiš?
situation-watch-first = Najprej poglej do konca.
situation-against-clock = Na čas
situation-time-left = Preostali čas
situation-time-over = Čas je potekel. Vseeno odgovori.
situation-or-click = ali klik
situation-left-hand = Levo
situation-right-hand = Desno
situation-waits = Odločitev čaka. Preslednica jo pokaže.
situation-show-ruling = Pokaži odločitev
situation-your-ruling = tvoja odločitev
situation-the-ruling = odločitev
situation-right-too = tudi prav
situation-press-undone = { $player }: pritisk je razveljavljen in z njim dodani čas: { $time }.
# $why: a sentence
situation-your-answer = Tvoj odgovor, ne odločitev: { $why }
situation-six-editions = Isto v šestih izdajah
edition-differs = drugače kot prej
edition-leaves-open = ni jasnega pravila
edition-has-none = še brez pravila
edition-all-alike = Ista odločitev v vseh šestih izdajah.
situation-back-today = To vprašanje se vrne danes.
situation-back-tomorrow = To vprašanje se vrne jutri.
# $days: how many, two or more
situation-back-in = { $days ->
    [one] To vprašanje se vrne čez { $days } dan.
    [two] To vprašanje se vrne čez { $days } dneva.
    [few] To vprašanje se vrne čez { $days } dni.
   *[other] To vprašanje se vrne čez { $days } dni.
}
# $number: an article
situation-open-article = Odpri { $number }
situation-next = Naslednja situacija
exam-what = Vprašanja iz dela »{ $situations }«, premešana, na čas. Rezultat je na koncu.
exam-level = { $questions } vprašanj, { $minutes } minut. Pravilnih mora biti { $pass }.
exam-question = Vprašanje { $number } od { $all }
exam-open = Še brez odgovora: { $count }
exam-hand-in = Oddaj
exam-previous = Prejšnje vprašanje
exam-next = Naslednje vprašanje
exam-write = Napiši svojo odločitev in člen, na katerega se opira.
exam-your-answer = Tvoj odgovor
exam-compare = Primerjaj svoj odgovor z vzorčnim
exam-model = Vzorčni odgovor
exam-mark-right = Moj je bil pravilen
exam-mark-wrong = Moj ni bil pravilen
exam-sheet-illegal = Ena poteza na tem zapisniku je bila nepravilna, pa tega nihče ni opazil. Katera?
exam-sheet-unrecorded = Na tem zapisniku manjka ena poteza. Katera?
exam-sheet-board = Na šahovnici je pozicija po zadnji potezi.
exam-sheet-missing = Manjkajoča poteza
exam-result = Rezultat izpita
exam-mark = Pravilnih { $right } od { $asked }
exam-passed = Opravljeno
exam-failed = Še ni opravljeno
exam-review = Za ponovitev, po členih
exam-unanswered = brez odgovora
exam-again = Nov izpit
scene-play = Predvajaj
scene-pause = Premor
scene-again = Znova
scene-slower = Počasneje
scene-slower-on = Počasneje: vklopljeno
scene-one-step = En korak
scene-space-key = Preslednica
# $player: white or black   $time: what the clock shows
scene-clock-runs = { $player ->
    [white] Belemu teče čas: { $time }
   *[black] Črnemu teče čas: { $time }
}
scene-clock-rests = { $player ->
    [white] Belemu čas stoji: { $time }
   *[black] Črnemu čas stoji: { $time }
}
scene-ruled-so-far = Kaj je bilo doslej odločeno
scene-nothing-ruled = Še nič.
scene-try = Poskusi tudi ti
speaker-arbiter = Sodnik
speaker-spectator = Gledalec
speaker-neighbour = Sosed

## What the acts of a scene are called
# $words: what is said
act-said = »{ $words }«
act-touched = dotik
act-brushed = rahel dotik
act-adjusted = popravljeno
act-lifted = dvig
act-set = postavitev
act-let-go = izpust
act-released = izpust
act-put-back = vrnitev
act-removed = odvzem
act-from-box = nova figura
act-both-hands = obe roki
act-pressed = pritisk
act-other-hand = druga roka
act-stopped = uri ustavljeni
act-written = zapis
act-struck = prečrtano
act-sheet = dopolnjen zapisnik
act-sealed = kuvertirano
act-arrived = prihod
act-phone = telefon
act-displaced = prevrnjeno
act-noticed = opaženo
act-flag = zastavica
act-started = začetek
act-goes-on = igra teče
act-clock-set = ura nastavljena
act-decided = odločeno
act-warned = opomin
act-penalty = kazen
act-adjourned = prekinjeno
act-opened = kuverta odprta

## What is said aloud
say-aloud-adjust = Popravljam.
say-aloud-castling = Rokiram.
say-aloud-draw = Remi?
say-aloud-accept = Velja.
say-aloud-decline = Ne, hvala.
say-aloud-withdraw = To umikam.
say-aloud-take-back = Ali lahko vzamem potezo nazaj?
say-aloud-take-back-yes = Da, vzemite jo nazaj.
say-aloud-take-back-no = Ne, poteza ostane.
say-aloud-take-back-not = Ni važno.
say-aloud-resign = Vdam se.
say-aloud-repetition = Tretjič isto. Remi!
# $move: a move
say-aloud-repetition-with = Po { $move } bo tretjič isto. Remi!
say-aloud-fifty = Petdeset potez. Remi!
# $move: a move
say-aloud-fifty-with = Po { $move } bo petdeset potez. Remi!
say-aloud-moves = Koliko potez je že?
say-aloud-flag = Zastavica!
say-aloud-illegal = Nepravilno!
say-aloud-touch-move = Dotaknjena je bila!
say-aloud-normal-means = Tega ni mogoče dobiti z običajnimi sredstvi!
say-aloud-no-effort = Sploh ne poskušate zmagati!
say-aloud-increment = Prosim pet sekund na potezo.
say-aloud-times = Uri kažeta narobe!

## Lekcije, primeri in seznami
lesson-check-right = tako, kot piše
lesson-fault-step = korak { $number }
lesson-fault-too-long = predolga je za preverjanje med pisanjem; to naredi ukaz »jadoube lesson --check«.
lesson-fault-no-steps = ni nobenega koraka.
lesson-fault-no-acts = ni dejanj.
lesson-fault-no-goal = ni cilja.
lesson-fault-no-right-answer = odgovorov je premalo ali preveč ali pa nobeden ni pravi.
lesson-fault-goal-missed = dejanja ne vodijo do cilja.
lesson-fault-others-act = tu je dejanje drugega igralca; spada v »then« ali v korak za gledanje.
lesson-fault-try-not-known = napačnega poskusa { $number } ni mogoče prepoznati po tem, kar piše v »when«.
lesson-fault-ruled = pri { $act } sodnik odloči drugače.
lesson-fault-expected = pričakovano:
lesson-fault-was-ruled = odločeno:
lesson-fault-right-answers = { $count ->
    [one] { $count } odgovor je pravi.
    [two] { $count } odgovora sta prava.
    [few] { $count } odgovori so pravi.
   *[other] { $count } odgovorov je pravih.
}
lesson-fault-not-following = odgovor { $letter } je pravi in obljublja »{ $token }«, to pa ne sledi.
lesson-fault-following = odgovor { $letter } ni pravi, vendar sledi vse, kar obljublja.
learn-title = Učenje Pravil
learn-lesson = Lekcija
learn-situations = Sodnik si ti
learn-scene = Prizor
learn-partner = Partner, ki se moti
learn-exam = Izpit
lesson-step-watch = Poglej
lesson-step-do = Naredi prav
lesson-step-mistake = Naredi napako
lesson-step-ruling = Poglej odločitev
lesson-step-put-right = Popravi
lesson-step-question = Eno vprašanje
lesson-arbiter-saw = Kaj je videl sodnik
lesson-was-seen = Kaj se je zgodilo
lesson-nothing-yet = še nič
lesson-saw-touched = dotik { $square }
lesson-saw-released = izpuščeno na { $square }
lesson-saw-removed = vzeto: { $square }
lesson-saw-from-box = { $piece } iz škatle
lesson-saw-fell = prevrnjeno na { $square }
lesson-saw-felt = otipano: { $square }
lesson-saw-brushed = rahel dotik na { $square }
lesson-saw-put-back = vrnjeno
lesson-saw-pressed = ura pritisnjena
lesson-saw-stopped = uri ustavljeni
lesson-saw-flag = zastavica padla
# What a try or an answer came to, before its reason or by itself
lesson-right = Prav!
lesson-wrong = Ni čisto prav.
lesson-try-again = Na šahovnici je vse kot prej. Poskusi še enkrat.
lesson-that-is = To je { $piece }.
lesson-that-is-on = To je { $piece } na { $square }.
lesson-that-is-black = Ta figura je črna.
lesson-that-is-white = Ta figura je bela.
lesson-another-move = To je bila drugačna poteza: { $piece }, { $from }–{ $to }.
lesson-another-move-unnamed = To je bila drugačna poteza.
lesson-not-asked = Tukaj ni treba: { $what }.
lesson-no-press = V tem koraku ni treba pritisniti ure.
lesson-missing = Nekaj manjka: { $what }.
lesson-still-to-do = Še to: { $what }.
lesson-others-lever = To je ura nasprotnika. Pritisni svojo.
lesson-not-moved = Najprej naredi potezo. Potem pritisni uro.
lesson-now-press = Zdaj pritisni svojo uro.
lesson-press-first = Najprej pritisni uro.
lesson-touched-first = Zdaj mora igrati figura, ki je bila dotaknjena prej.
lesson-touched-to-move = Prej si se dotaknil druge figure, zato bi moral igrati z njo.
lesson-touched-to-take = Prej si se dotaknil nasprotnikove figure, zato bi jo moral vzeti.
lesson-mistake-is-the-task = Tokrat je naloga napaka.
lesson-typed-mistake = Vtipkaš lahko samo pravilno potezo: to naredi s puščicami in tipko Enter.
lesson-hint = Namig
lesson-show-me = Pokaži mi
lesson-again = Od tu še enkrat
lesson-skip = Preskoči
# $step: what is done in it
lesson-next-step = Naprej: { $step }
lesson-next-lesson = Naslednja lekcija
lesson-to-the-path = K lekcijam
lesson-end-go = Konec lekcije
lesson-end = Lekcija { $number } je končana!
lesson-end-own = Lekcija je končana!
lesson-end-open = Lekcija { $number } še ni končana.
lesson-end-own-open = Lekcija še ni končana.
lesson-end-learnt = Zdaj že veš:
lesson-end-missed = To je šlo narobe: { $steps }
lesson-end-skipped = Preskočeno: { $steps }
lesson-end-again = Ponovi to
lesson-star-done = opravljeno
lesson-star-alone = brez pomoči
lesson-star-again = znova drug dan
lesson-star-all = Vse tri zvezdice so tvoje.
lesson-star-for-third = Tretja zvezdica čaka na drug dan.
lesson-star-for-second = Drugo zvezdico dobiš, če je vsak korak takoj prav.

## For a class
class-projector = Projektor
class-hold-back = Zadrži odločitev
class-language = Jezik
class-what-would-you-rule = Kako odločiš?
class-ruling-waits = Odločitev čaka. Pokaže jo preslednica.
class-show-ruling = Pokaži odločitev
said-adjust = »Popravljam«
said-offer = »Remi?«
said-resign = »Vdam se«
deed-brush = Oplazi { $what }
deed-graze = Rahlo se dotakni { $what }
deed-set = Postavi na { $what }, ne izpusti
deed-take-enemy = Vzemi figuro druge barve
deed-restore = Vrni figuro na { $what }
deed-both-hands = Uporabi obe roki
deed-other-hand = Pritisni z drugo roko
deed-record = Zapiši { $what }
deed-strike = Prečrtaj
deed-update-sheet = Dopolni zapisnik
deed-accept = Sprejmi
deed-decline = Zavrni
deed-withdraw = Umakni ponudbo
deed-ask-moves = Vprašaj, koliko potez je bilo
deed-ask-increment = Prosi za pet sekund na potezo
deed-seal = Kuvertiraj { $what }
deed-claim-times = Povej, da sta časa napačna
deed-arrive = Pridi k šahovnici
deed-phone = Naj zazvoni telefon
deed-device-found = Naj najdejo telefon
deed-announce = Reci »{ $what }«
deed-displace = Prevrni { $what }
deed-knock-over = Prevrni figure
deed-stand-up = Znova postavi figure
deed-boards-differ = Povej, da se šahovnici razlikujeta
deed-find-wrong-array = Povej, da so figure napačno postavljene
deed-find-board-turned = Povej, da je šahovnica obrnjena
deed-find-colors-reversed = Povej, da sta barvi zamenjani
deed-find-displaced = Povej, da figure niso na svojih poljih
deed-find-wrong-setting = Povej, da je ura napačno nastavljena
deed-start = Poženi uro
deed-stop = Ustavi uri
deed-resume = Naj ura teče naprej
deed-see-flag = Opazi padlo zastavico
deed-see-illegal = Opazi nepravilno potezo
deed-adjourn = Prekini partijo
deed-open-envelope = Odpri kuverto
deed-call-accidental = Razglasi za nehoteno
deed-call-touched = Razglasi { $what } za dotaknjeno
deed-decide = Sodnik: { $what }
deed-other = Naredi to
decide-accept = ugodi
decide-postpone = počaka
decide-reject = zavrne
learn-lessons = Lekcije
learn-next = Tvoja naslednja lekcija
learn-day = Danes: { $done } od { $goal }
learn-day-reached = Današnji cilj je dosežen!
badge-pieces = Figure
badge-touch = Dotik
badge-clock = Ura
badge-draws = Remiji
badge-arbiter = Sodnik
badge-earned = Tvoja značka: { $badge }
badge-share = { $badge }: { $done } od { $all }
learn-laws = Pravila
learn-part-pieces = Šahovnica in figure
learn-part-hands = Dotik in izpust
learn-part-endings = Kako se partija konča
learn-part-clock = Ura
learn-part-irregularities = Ko gre kaj narobe
learn-part-scoresheet = Zapisovanje potez
learn-part-draws = Remiji in reklamacije
learn-part-conduct = Vedenje, pospešeni in hitropotezni šah
learn-part-guidelines = Šah 960, prekinjena partija, hitri konec, slepi igralci
learn-stars = { $count ->
    [one] { $count } zvezdica
    [two] { $count } zvezdici
    [few] { $count } zvezdice
   *[other] { $count } zvezdic
}
situations-what = Nekaj se odvija pred teboj. Sodnik si ti: poglej, nato izberi odločitev.
situations-known = Doslej pravilno razsojenih: { $known } od { $all }.
situations-due = { $count ->
    [one] Danes se vrne { $count } situacija.
    [two] Danes se vrneta { $count } situaciji.
    [few] Danes se vrnejo { $count } situacije.
   *[other] Danes se vrne { $count } situacij.
}
situations-begin = Začni
situations-by-level = Po stopnjah
situations-by-topic = Po temah
situations-by-missed = Kar ni uspelo
situations-none-missed = Vse je uspelo: ni ničesar, kar bi bilo treba ponoviti.
situation-due = se vrne danes
situation-known = odločeno prav
situation-open = še brez odgovora
situations-for-player = Za igralce
situations-for-club = Za klubske sodnike
situations-for-national = Za državne sodnike
own-lessons = Tvoje lastne lekcije
own-lessons-what = Lekcijo naredi na šahovnici ali jo napiši kot besedilno datoteko (.ron). Ob vsakem shranjevanju se datoteke preberejo znova.
own-lessons-folder = Odpri mapo z lekcijami
own-lesson-edit = Uredi
own-lesson-delete = Izbriši
own-lessons-faulty = { $count ->
    [one] { $count } datoteka še ni v redu.
    [two] { $count } datoteki še nista v redu.
    [few] { $count } datoteke še niso v redu.
   *[other] { $count } datotek še ni v redu.
}
check-title = Kaj pravi preverjanje
check-what = Vse, kar je v tvojih datotekah narobe, in kje. Ob vsakem shranjevanju se preverijo znova.
check-right = V redu: { $files }
check-more = in še { $count }
menu-make-lesson = Naredi lekcijo iz te partije
editor-title = Naredi lekcijo
editor-name = Naslov lekcije
editor-how = Na šahovnici pokaži, kar naj vidi razred, in k temu napiši stavek.
editor-step = Korak { $number }
editor-sentence = Stavek za korak { $number }
editor-after = Kaj se pove po koraku { $number }
editor-shown = Samo pokaži
editor-goal-this-move = Zahtevaj to potezo
editor-goal-this-piece = Zahtevaj katero koli potezo s to figuro
editor-goal-any-move = Zahtevaj katero koli potezo
editor-goal-touch = Zahtevaj ta dotik
editor-goal-say = Zahtevaj te besede
editor-goal-mistake = Zahtevaj to napako
editor-undo = Vzemi nazaj
editor-next = Naslednji korak
editor-save = Shrani lekcijo
editor-untitled = Najprej napiši naslov lekcije.
editor-unsaid = Najprej napiši stavek za korak { $number }.
# The same where acts were taken back and their words are left. $number: its number
editor-unshown = Korak { $number } ima samo besede. Pokaži ga na šahovnici ali jih zbriši.
editor-leave = Zapusti brez shranjevanja
try-case = Obe barvi sta tvoji. Preizkusi, kar hočeš.
try-case-hint = Dotikaj se, vleci, pritiskaj, reklamiraj: sodnik odloči o vsakem dejanju.

## A partner who slips
practice-alone = Igra s programom
computer-name = Program, stopnja { $level }
# This program plays on for an engine. $name: what the player was called before
computer-name-after = Program, stopnja { $level } (prej { $name })
# An engine as a player. $name: its program, $rating: an Elo rating
engine-name = { $name }, Elo { $rating }
practice-what = Partner včasih ne igra po Pravilih. Opazi to in pravočasno naredi, kar je treba.
practice-what-alone = Program igra, pritiska uro in se drži Pravil. Drži se jih tudi ti.
practice-what-slips = Program včasih krši pravila. Sodnik ga obravnava tako kot tebe.
practice-strength = Kako dobro igra
practice-strength-any = naključno
practice-strength-what = 1: prve otroške partije. 8: dober klubski igralec.
practice-opponent = Kdo sedi nasproti
practice-opponent-built-in = ta program
practice-opponent-other = drug šahovski program…
practice-rating = Rating Elo
practice-rating-full = kolikor dobro zna
# $path: where the engine lies
practice-engine-what = { $path }. Program, ki ratingov ne pozna, zadržujejo njegove stopnje ali število pregledanih pozicij, kar je le približno.
practice-role-white = Igram z belimi
practice-role-white-what = Reklamiraj, kar ni prav, preden se dotakneš figure.
practice-role-white-alone = Ti začneš.
practice-role-black = Igram s črnimi
practice-role-black-what = Partner začne in se lahko zmoti takoj.
practice-role-black-alone = Program začne.
practice-role-arbiter = Sem sodnik
practice-role-arbiter-what = Dva taka igrata med seboj. Posezi tam, kjer poseže sodnik.
practice-role-arbiter-alone = Program igra sam s seboj.
practice-slips = Kaj gre lahko narobe
practice-slip-moves-another = Dotakne se ene figure, igra z drugo
practice-slip-adjusts-silently = Popravlja brez besede
practice-slip-takes-back = Vzame nazaj izpuščeno figuro
practice-slip-rook-first = Rokira najprej s trdnjavo
practice-slip-illegal-move = Igra nepravilno in pritisne uro
practice-slip-presses-without-move = Pritisne uro brez poteze
practice-slip-forgets-press = Pozabi pritisniti uro
practice-slip-claims-wrongly = Napačno reklamira
practice-slip-offers-again = Dvakrat ponudi remi
practice-how-often = Kako pogosto krši pravila
practice-rate-never = nikoli
practice-rate-rarely = redko
practice-rate-now-and-then = včasih
practice-rate-often = pogosto
practice-time-ten-and-five = 10 min + 5 s
practice-time-five = 5 min
practice-time-none = brez ure
practice-purpose = Kaj vadiš
practice-purpose-plain = partija
practice-purpose-plain-what = Kot za vsako šahovnico: dotik, poteza, ura, zahteva.
practice-purpose-own-scoresheet = svoj zapis
practice-purpose-own-scoresheet-what = Ura in 30 sekund na potezo; vsako potezo zapišeš. Poročilo pokaže napake.
practice-purpose-forty-moves = časovna stiska
practice-purpose-forty-moves-what = Še pet minut za štirideset potez; nato še pol ure.
practice-purpose-rapid = pospešeno
practice-purpose-rapid-what = 15 minut in 10 sekund na potezo. Nepravilna poteza ima ceno.
practice-aim = Naloga
practice-aim-play = samo igraj
practice-aim-win = dobi
practice-aim-hold = obdrži
practice-event-win = Pozicija za zmago
practice-event-hold = Pozicija za remi
practice-start = Začni
practice-watch = Glej oba igralca. Posezi tam, kjer poseže sodnik.
practice-your-move = Na potezi si. Če kaj ni bilo prav, povej, preden se dotakneš figure.
practice-your-move-alone = Na potezi si.
practice-partner-moves = Glej, kaj dela partner.
practice-partner-thinks = Program razmišlja.
practice-claims = { $claim ->
    [touch-move] { $player } reklamira: »Prej je bila dotaknjena druga figura.«
   *[repetition] { $player } reklamira: »Ista pozicija tretjič.«
}
practice-holds = Reklamacija je utemeljena
practice-holds-not = Reklamacija ni utemeljena
practice-call-touch-move = { $role ->
    [arbiter] Igrati mora s to figuro
   *[player] Reklamacija: dotaknjena figura
}
practice-call-illegal-move = { $role ->
    [arbiter] Nepravilna poteza
   *[player] Reklamacija: nepravilna poteza
}
practice-call-press = Ura ni bila pritisnjena
practice-call-disturbance = { $role ->
    [arbiter] Opomin: to moti
   *[player] Pokliči sodnika
}
practice-score = Prav rešeno: { $right } od { $made }
practice-score-end = Prav rešeno: { $right } od { $made }
practice-too-early = Trenutek prezgodaj: nobena poteza še ni izvršena, zato ni o čem odločati.
practice-say-what = Sodnik pride in vpraša: kaj reklamiraš?
practice-end = Končaj in pokaži, kaj mi je ušlo
practice-end-alone = Končaj partijo
practice-unfinished = Partija ni končana.
practice-report = Kaj se je zgodilo
practice-again = Še enkrat
practice-other = Izberi na novo
practice-nothing-happened = V tej partiji ni šlo nič narobe.
practice-watch-again = Poglej to
practice-own-slip = tvoja napaka
practice-at = { $player }, { $number }. poteza
practice-at-alarm = { $number }. poteza
practice-verdict-in-time = opaženo pravočasno
practice-verdict-late = opaženo pozno
practice-verdict-missed = neopaženo
practice-verdict-left-alone = prav je bilo molčati
practice-verdict-spoken-of = bolje bi bilo molčati
practice-verdict-alarm = ni o čem odločati
practice-happened-moves-another = { $touched } je vzel v roko in postavil nazaj; odigral je { $moved }.
practice-happened-adjusts-silently = { $touched } je popravil brez besede; odigral je { $moved }.
practice-happened-takes-back = { $touched } je že izpustil, potem pa vendar odigral { $moved }.
practice-happened-rook-first = Najprej se je dotaknil { $touched }, potem rokiral: { $moved }.
practice-happened-illegal-move = { $moved } ni pravilna poteza, ura pa je bila pritisnjena.
practice-happened-presses-without-move = Ura je bila pritisnjena brez poteze.
practice-happened-forgets-press = Odigral je { $moved } in ni pritisnil ure.
practice-happened-claims-wrongly = { $claim ->
    [touch-move] Reklamiral je, da je bila prej dotaknjena druga figura. Ni bila.
   *[repetition] Reklamiral je trikratno ponovitev. Pozicija ni nastala trikrat.
}
practice-happened-offers-again = Remi je bil pravkar zavrnjen, pa ga je ponudil znova.
practice-do-moves-another = { $role ->
    [arbiter] Sodnik, ki to vidi, poseže: z dotaknjeno figuro je treba igrati.
   *[player] Reklamiraj, preden se dotakneš figure: z dotaknjeno figuro je treba igrati.
}
practice-do-adjusts-silently = { $role ->
    [arbiter] Če prej ni bilo besede »popravljam«, je to dotik: sodnik zahteva potezo s to figuro.
   *[player] Če prej ni bilo besede »popravljam«, je to dotik. Reklamiraj, preden se dotakneš figure.
}
practice-do-takes-back = { $role ->
    [arbiter] Kar je bilo izpuščeno s pravilno potezo, tam ostane: sodnik zahteva prvo potezo.
   *[player] Kar je bilo izpuščeno s pravilno potezo, tam ostane. Reklamiraj, preden se dotakneš figure.
}
practice-do-rook-first = { $role ->
    [arbiter] Najprej trdnjava, potem kralj: na to stran zdaj ni rokade. Sodnik zahteva potezo s trdnjavo.
   *[player] Najprej trdnjava, potem kralj: na to stran zdaj ni rokade. Reklamiraj, preden se dotakneš figure.
}
practice-do-illegal-move = { $role ->
    [arbiter] Sodnik poseže: vrne prejšnjo pozicijo in nepravilno potezo kaznuje.
    [winner] Reklamiraj, preden izvršiš svojo potezo. Nihče drug tega ne stori, tukaj pa to prinese zmago.
   *[player] Reklamiraj, preden izvršiš svojo potezo: vrne se prejšnja pozicija.
}
practice-do-presses-without-move = { $role ->
    [arbiter] To šteje za nepravilno potezo: sodnik poseže.
    [winner] To šteje za nepravilno potezo. Reklamiraj, preden igraš: nihče drug tega ne stori, tukaj pa to prinese zmago.
   *[player] To šteje za nepravilno potezo: reklamiraj, preden igraš.
}
practice-do-forgets-press = { $role ->
    [arbiter] Sodnik molči: pritisniti uro je stvar igralca.
   *[player] Lahko počakaš ali takoj igraš; partnerjev čas teče, dokler ne pritisne ure.
}
practice-do-claims-wrongly = Reklamacija je zavrnjena in igra se nadaljuje.
practice-do-offers-again = { $role ->
    [arbiter] Zavrnjena ponudba je bila takoj ponovljena. To moti: sodnik opomni.
   *[player] Zavrnjena ponudba je bila takoj ponovljena. To moti: ustavi uri in pokliči sodnika.
}
practice-alarm = Rečeno je bilo: »{ $call }«.
practice-alarm-touch-move = Nobena dotaknjena figura ni ostala brez poteze. Glej, katera je dotaknjena prva.
practice-alarm-illegal-move = Zaključena ni bila nobena nepravilna poteza. Zaključi jo šele pritisk na uro.
practice-alarm-press = Ali je bila ura pritisnjena, mora videti igralec. Sodnik tega ne pove.
practice-alarm-disturbance = Nihče ni bil moten. Uri se ustavita samo z razlogom.

learn-class = Za razred
learner-nobody = Še nihče
# On the button that chooses one, while nobody is chosen
learner-choose = Izberi učenca
learner-who = Kdo se uči: { $name }
learner-none = Kar bo narejeno zdaj, pripada tistemu, ki prvi vpiše ime.
learner-new = Nov učenec
learner-new-example = novo ime, nato Enter
learner-full = Za več učencev ni prostora. Najprej je treba koga pozabiti.
learner-taken = To ime ima več učencev: { $names }. Dopiši nekaj, po čemer se ločijo.
learner-forget = Pozabi
learner-forget-name = Pozabi: { $name }
class-learners = Učenci
class-no-learners = Nihče še ni vpisal imena. Učenec se doda v meniju zgoraj desno; račun ni potreben in nič ne zapusti tega računalnika.
class-name = Ime
class-lessons = Opravljene lekcije
class-stars = Zvezdice
class-situations = Pravilni odgovori
class-exam-column = { $part ->
    [right] Izpit ({ $level }): pravilni odgovori
    [asked] Izpit ({ $level }): vprašanja
    [passed] Izpit ({ $level }): opravljeno
   *[day] Izpit ({ $level }): datum
}
class-due = Za danes
class-stuck = Kje se zatakne
# $number: of the lesson   $step: of its steps
class-stuck-lesson = Lekcija { $number }, korak { $step }
class-stuck-situation = Situacija { $number }
class-list = Imena učencev
class-list-what = Sem prilepi ali vpiši imena učencev, vsako v svojo vrstico.
class-list-add = Dodaj ta imena
class-export = Rezultati kot tabela (CSV)…
# The name of the file
class-results = Rezultati razreda
class-switches = Kako se razred uči
class-edition-what = Vse, kar velja tudi v tej izdaji Pravil, se pokaže po njej.
class-edition-newest = Najnovejša
class-hold-back-what = Odločitev o napaki čaka, dokler je ne pokaže preslednica.
class-projector-what = Velike črke in miren zaslon, čitljivo tudi iz zadnje vrste.
class-against-clock = Na čas
class-against-clock-what = Čas za odgovor na situacijo je omejen.
class-two-learners = Dva učenca
class-two-learners-what = Dva odgovarjata pri eni tipkovnici, eden s tipkami na levi, drugi s tipkami na desni.
class-certificates = Priznanja
class-summaries = Pravila za steno
class-summaries-what = Po ena stran za vsak del Pravil { $year }: vsako pravilo s številko, z našimi besedami.
summary-foot = Z našimi besedami; številke so iz te izdaje.

## Certificates
certificate = Priznanje
certificates-what = Priznanje je mogoče natisniti kadar koli. Pove, koliko je opravil tisti, ki se zdaj uči.
certificate-name = Ime na priznanju
certificate-pieces = Šahovnica in figure
certificate-pieces-asks = Lekcije 1–11.
certificate-pieces-done = Kako figure hodijo in jemljejo, rokada, promocija in šah: enajst lekcij o Pravilih šaha.
certificate-hands-and-clock = Roke in ura
certificate-hands-and-clock-asks = Lekcije 12–21, 24–29, 31–33 in 36.
certificate-hands-and-clock-done = Dotikanje in izpuščanje figur, pritiskanje ure, popravljanje tega, kar je šlo narobe: dvajset lekcij o Pravilih šaha.
certificate-young-arbiter = Mladi sodnik
certificate-young-arbiter-asks = Lekcije 1–40 in 30 pravilno razsojenih situacij.
certificate-young-arbiter-done = Vseh štirideset lekcij o Pravilih šaha in trideset pravilno razsojenih situacij.
certificate-arbiters-desk = Sodniška miza
certificate-arbiters-desk-asks = 60 situacij, vsaka pravilno razsojena v treh izdajah ali v vseh, v katerih se zastavlja.
certificate-arbiters-desk-done = Šestdeset pravilno razsojenih situacij, vsaka po treh izdajah Pravil šaha ali po vseh, po katerih se zastavlja.
certificate-earned = Vse potrebno je opravljeno.
certificate-so-far-lessons = Doslej opravljene lekcije: { $done } od { $all }.
certificate-so-far-situations = Doslej pravilno razsojene situacije: { $done } od { $all }.
certificate-open-lessons = { $count ->
    [one] Manjka { $count } lekcija: { $numbers }
    [two] Manjkata { $count } lekciji: { $numbers }
    [few] Manjkajo { $count } lekcije: { $numbers }
   *[other] Manjka { $count } lekcij: { $numbers }
}
certificate-open-situations = { $count ->
    [one] Manjka { $count } situacija
    [two] Manjkata { $count } situaciji
    [few] Manjkajo { $count } situacije
   *[other] Manjka { $count } situacij
}
certificate-print = Natisni …
certificate-for = prejme
certificate-date = Datum
certificate-edition = Izdaja
certificate-teacher = Učitelj
certificate-origin = Učenje z Jadoube, po Pravilih šaha FIDE
choose-certificate = Shrani priznanje
choose-class-results = Shrani rezultate razreda
choose-article-summary = Shrani povzetek
