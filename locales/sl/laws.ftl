### Rules: a headline, and what was found. $player is the player concerned: white, black.

rule-have-the-move = Kdo je na potezi
rule-have-the-move-finding = { player } je potegnil, ko je bil na potezi { opponent }.
rule-legal-move-def = Kdaj je poteza pravilna
rule-legal-move-def-finding = To, kar je { player-mid } postavil na šahovnico, ni pravilna poteza.

## Articles 1 and 3

rule-white-first = Vsak s svojimi figurami
rule-white-first-finding = { player } je igral z nasprotnikovo figuro.
rule-king-safety-prohibitions = Kralja ni dovoljeno vzeti
rule-king-safety-prohibitions-finding = { player } je vzel kralja.
rule-own-piece-blocks = Kjer stoji lastna figura
rule-own-piece-blocks-finding = { player } je igral na polje, na katerem je stala lastna figura.
rule-move-bishop = Kako se premika lovec
rule-move-bishop-finding = { player } lovca ni premaknil po diagonali.
rule-move-rook = Kako se premika trdnjava
rule-move-rook-finding = { player } trdnjave ni premaknil ne po vrsti ne po liniji.
rule-move-queen = Kako se premika dama
rule-move-queen-finding = { player } dame ni premaknil ne po vrsti ne po liniji ne po diagonali.
rule-slider-no-jump = Preskakuje samo skakač
rule-slider-no-jump-finding = { player } je z eno figuro preskočil drugo.
rule-move-knight = Kako se premika skakač
rule-move-knight-finding = { player } skakača ni premaknil za dve polji naravnost in eno v stran.
rule-pawn-one = Korak kmeta
rule-pawn-one-finding = { player } je kmeta premaknil tja, kamor kmet ne gre.
rule-pawn-two = Dve polji z začetnega mesta
rule-pawn-two-finding = { player } je kmeta premaknil za dve polji, ko to ni dovoljeno.
rule-pawn-capture = Kako jemlje kmet
rule-pawn-capture-finding = { player } je kmeta premaknil po diagonali, vzel pa ni ničesar.
rule-en-passant = Jemanje en passant
rule-en-passant-finding = { player } je jemal en passant, vendar ne takoj, z naslednjo potezo.
rule-promotion-mandatory = Kaj postane kmet
rule-promotion-mandatory-finding = { player } kmeta ni zamenjal tako, kot zahtevajo Pravila.
rule-king-step = Kako se premika kralj
rule-king-step-finding = { player } je kralja premaknil za več kot eno polje.
rule-castling-geometry = Kaj je rokada
rule-castling-geometry-finding = { player } je kralja premaknil po prvi vrsti, vendar kralj ali trdnjava ne stoji tam, kjer mora stati po rokadi.
rule-castling-right-lost = Rokade ni več
rule-castling-right-lost-finding = { player } je rokiral, čeprav sta bila kralj ali ta trdnjava že premaknjena.
rule-castling-temp-prevented = Rokada mora počakati
rule-castling-temp-prevented-finding = { player } je rokiral, ko je bilo napadeno kraljevo polje, njegova pot ali cilj ali ko je vmes stala figura.
rule-check-def = Kaj je šah
rule-check-def-finding = Kralj { player-gen } je bil v šahu.
rule-no-self-check = Lastni kralj ne ostane v šahu
rule-no-self-check-finding = { player } je svojega kralja pustil v šahu ali ga šahu izpostavil.

## Article 4

rule-adjust-announce = Popravljanje figur
rule-adjust-announce-finding = { player } je napovedal, da figure samo popravlja.
rule-adjust-own-time = Popravlja se samo na svoj čas
rule-adjust-own-time-finding = { player } je hotel popravljati figure, medtem ko je tekla nasprotnikova ura.
rule-accidental-touch = Nehoten dotik
rule-accidental-touch-finding = { player } je po nesreči oplazil figuro.
rule-touch-only-when-on-move = Dotik, ko igralec ni na potezi
rule-touch-only-when-on-move-finding = { player } se je dotaknil figure, ko je bil na potezi { opponent }.
rule-touch-own = Z dotaknjeno figuro je treba igrati
rule-touch-own-finding = { player } se je dotaknil svoje figure, ki se lahko premakne.
rule-touch-opp = Dotaknjeno nasprotnikovo figuro je treba vzeti
rule-touch-opp-finding = { player } se je dotaknil nasprotnikove figure, ki jo je mogoče vzeti.
rule-touch-both = Dotik figur obeh barv
rule-touch-both-finding = { player } se je dotaknil figur obeh barv.
rule-touch-order-unclear = Katera figura je bila dotaknjena prva?
rule-touch-order-unclear-finding = Ni jasno, katere figure se je { player-mid } dotaknil najprej, zato velja lastna.
rule-touch-king-rook = Kralj, nato trdnjava: rokada
rule-touch-king-rook-finding = { player } se je dotaknil kralja in nato trdnjave, rokada na to stran pa je pravilna.
rule-touch-rook-then-king = Trdnjava pred kraljem: na to stran ni rokade
rule-touch-rook-then-king-finding = { player } se je trdnjave dotaknil pred kraljem. Velja poteza s trdnjavo.
rule-castle-intent-illegal = Nameravana rokada ni pravilna
rule-castle-intent-illegal-finding = { player } se je dotaknil kralja in trdnjave, da bi rokiral, vendar ta rokada ni pravilna.
rule-promotion-choice-final = Nova figura je izbrana
rule-promotion-choice-final-finding = Nova figura { player-gen } se je dotaknila polja promocije.
rule-touched-none-playable = Iz teh dotikov ne sledi nobena obveznost
rule-touched-none-playable-finding = Nobene figure, ki se je je { player-mid } dotaknil, ni mogoče premakniti ali vzeti.
rule-released-stays = Izpuščena figura ostane
rule-released-stays-finding = { player } je figuro že izpustil iz roke.
rule-made-plain = Poteza je izvršena
rule-made-plain-finding = { player } je izpustil figuro na novem polju.
rule-made-capture = Jemanje je izvršeno
rule-made-capture-finding = { player } je vzeto figuro odstranil s šahovnice in svojo izpustil iz roke.
rule-made-castling = Rokada je izvršena
rule-made-castling-finding = { player } je izpustil trdnjavo poleg kralja.
rule-castling-king-released = Dve polji s kraljem pomenita rokado
rule-castling-king-released-finding = { player } je kralja izpustil na polju rokade, rokada na to stran pa je pravilna.
rule-castling-king-released-illegal = Dve polji s kraljem, a brez rokade
rule-castling-king-released-illegal-finding = { player } je kralja izpustil na polju rokade, vendar rokada na to stran ni pravilna.
rule-made-promotion = Promocija je izvršena
rule-made-promotion-finding = { player } je odstranil kmeta in izpustil novo figuro na polju promocije.
rule-promotion-pawn-released = Kmet je na zadnji vrsti
rule-promotion-pawn-released-finding = { player } je izpustil kmeta na zadnji vrsti; novo figuro mora še postaviti.
rule-illegal-before-press = Popravljeno pred pritiskom na uro
rule-illegal-before-press-finding = { player } je izvršil nepravilno potezo, ure pa še ni pritisnil.
rule-art4-claim-forfeit = Prepozno za reklamacijo dotika
rule-art4-claim-forfeit-finding = { player } se je dotaknil figure, preden je reklamiral.

## Article 5

rule-win-checkmate = Mat
rule-win-checkmate-finding = { player } je s pravilno potezo matiral.
rule-win-resign = Vdaja
rule-win-resign-finding = { player } se je vdal.
rule-draw-stalemate = Pat
rule-draw-stalemate-finding = Igralec na potezi nima nobene pravilne poteze in ni v šahu.
rule-draw-dead-position = Mrtva pozicija
rule-draw-dead-position-finding = Noben igralec ne more več matirati, ne glede na to, katere pravilne poteze se igrajo.
rule-draw-agreement = Dogovorjeni remi
rule-draw-agreement-finding = Ponudba remija je bila sprejeta.

## Article 6

rule-press-completes = Poteza je zaključena
rule-press-completes-finding = { player } je izvršil potezo in pritisnil uro.
rule-next-move-completes = Pozabljeni pritisk je nadomeščen
rule-next-move-completes-finding = { player } ni pritisnil ure, vendar je zdaj izvršil naslednjo potezo.
rule-same-hand = Roka, ki pritisne uro
rule-same-hand-finding = { player } je uro pritisnil z drugo roko.
rule-must-allow-press = Uro je še dovoljeno pritisniti
rule-must-allow-press-finding = { player } je pritisnil uro, ko je nasprotnik že odgovoril.
rule-move-requirement = Katere poteze štejejo
rule-move-requirement-finding = { player } je izvršil zahtevane poteze, čeprav po zadnji ura še ni pritisnjena.
rule-check-after-flag = So bile poteze izvršene?
rule-check-after-flag-finding = Zastavica { player-gen } je padla, vendar so bile zahtevane poteze te periode izvršene.
rule-start-white-clock = Partija se začne
rule-start-white-clock-finding = Napočil je čas začetka partije.
rule-default-time = Zamuda
rule-default-time-finding = { player } ob začetku partije ni bil navzoč.
rule-flag-fallen-when = Kdaj velja, da je zastavica padla
rule-flag-fallen-when-finding = { player } trdi, da je nasprotnikova zastavica padla.
rule-flag-loss = Zastavica je padla
rule-flag-loss-finding = { player } ni zaključil predpisanih potez, preden mu je potekel čas.
rule-flag-draw = Remi kljub padcu zastavice
rule-flag-draw-finding = { player-dat-start } je potekel čas, vendar { opponent } z nobenim zaporedjem pravilnih potez ne more matirati.
rule-ending-beats-flag = Partija je bila že končana
rule-ending-beats-flag-finding = Partija se je končala na šahovnici, preden je kdo opazil padec zastavice.
rule-clock-conclusive = Velja, kar kaže ura
rule-clock-conclusive-finding = Ura ima očitno okvaro.
rule-clock-wrong-setting = Ura je napačno nastavljena
rule-clock-wrong-setting-finding = Ura ne kaže ali ne daje, kar bi morala.
rule-arbiter-interrupts = Sodnik prekine igro
rule-arbiter-interrupts-finding = Sodnik odloči, kdaj se uri ustavita in kdaj spet stečeta.
rule-player-may-stop = Uri sta ustavljeni zaradi klica sodnika
rule-player-may-stop-finding = { player } kliče sodnika.
rule-unjustified-stop = Uri ustavljeni brez razloga
rule-unjustified-stop-finding = Za ustavitev ur ni bilo utemeljenega razloga.
rule-times-after-restore = Sodnik nastavi uri
rule-times-after-restore-finding = Sodnik določi čas po svoji najboljši presoji.

## Article 7

rule-wrong-initial-position = Napačna začetna postavitev
rule-wrong-initial-position-finding = Ob začetku partije figure niso stale tako, kot je treba.
rule-board-misplaced = Šahovnica je napačno obrnjena
rule-board-misplaced-finding = Polje v desnem kotu pred vsakim igralcem je temno.
rule-colours-reversed = Zamenjani barvi
rule-colours-reversed-finding = Vsak igralec ima barvo drugega.
rule-illegal-restore = Pozicija se vrne
rule-illegal-restore-finding = { player } je zaključil nepravilno potezo.
rule-illegal-replacement = Poteza, ki nadomesti nepravilno
rule-illegal-replacement-finding = { player } mora nepravilno potezo nadomestiti, dotaknjene figure pa ga še zavezujejo.
rule-unpromoted-pawn-pressed = Kmet, ki je ostal na zadnji vrsti
rule-unpromoted-pawn-pressed-finding = { player } je pritisnil uro, kmeta pa ni zamenjal za novo figuro.
rule-press-without-move = Pritisk na uro brez poteze
rule-press-without-move-finding = { player } je pritisnil uro, poteze pa ni izvršil.
rule-two-hands = Dve roki za eno potezo
rule-two-hands-finding = { player } je eno potezo izvršil z obema rokama.
rule-illegal-completed-when = Nepravilna poteza brez reklamacije
rule-illegal-completed-when-finding = { player } je po nepravilni potezi pritisnil uro. Na potezi je nasprotnik, ki jo sme reklamirati.
rule-illegal-when-found = Nepravilna poteza, odkrita pozneje
rule-illegal-when-found-finding = { player } je opozoril na nepravilno potezo.
# $count: which illegal move lost the game
ending-illegal = { $count ->
    [1] Nepravilna poteza
    [2] Druga nepravilna poteza
   *[other] Tretja nepravilna poteza
}
rule-illegal-count-std = Posledica nepravilne poteze
rule-illegal-count-std-finding = { $count ->
    [0] { player } je zaključil eno nepravilno potezo preveč.
    [1] To je prva nepravilna poteza { player-gen }.
    [2] To je druga nepravilna poteza { player-gen }.
    [3] To je tretja nepravilna poteza { player-gen }.
   *[other] To je { $count }. nepravilna poteza { player-gen }.
}
rule-illegal-loss-draw = Remi namesto poraza
rule-illegal-loss-draw-finding = { player } je zaključil eno nepravilno potezo preveč, vendar { opponent } z nobenim zaporedjem pravilnih potez ne more matirati.
rule-illegal-increment-reversal = Dodani čas se odvzame
rule-illegal-increment-reversal-finding = { player } je s tem pritiskom pridobil čas.
rule-pieces-found-displaced = Figure niso na svojih poljih
rule-pieces-found-displaced-finding = Figure ne stojijo tako, kot jih je pustila partija.
rule-displaced-pieces = Podrte figure
rule-displaced-pieces-finding = { player } je podrl ali premaknil figure z njihovih polj.

## Article 8

rule-must-record = Zapisovanje potez
rule-must-record-finding = { player } je zapisal nekaj drugega, ne izvršene poteze.
rule-no-advance-writing = Brez zapisovanja vnaprej
rule-no-advance-writing-finding = { player } je potezo zapisal, preden je bila izvršena.
rule-reply-before-recording = Najprej svoja prejšnja poteza
rule-reply-before-recording-finding = { player } je izvršil potezo, preden je zapisal prejšnjo.
rule-record-draw-offer = Ponudba remija na zapisniku
rule-record-draw-offer-finding = { player } je potezo zapisal brez znaka za ponudbo remija.
rule-under-five-minutes = Premalo časa za zapisovanje
rule-under-five-minutes-finding = { player } je imel v tej periodi manj kot pet minut, na potezo pa se dodaja manj kot trideset sekund.
rule-update-after-flag = Zapisnik po padcu zastavice
rule-update-after-flag-finding = { player } je igral, preden je dopolnil zapisnik.
rule-neither-records = Noben igralec ni zapisoval
rule-neither-records-finding = Zastavica je padla, noben zapisnik pa ni popoln.
rule-one-not-recording = En igralec ni zapisoval
rule-one-not-recording-finding = Zastavica je padla, zapisnik { player-gen } pa ni popoln.

## Article 9

rule-agreed-draw-restriction = Dogovorjeni remi je omejen
rule-agreed-draw-restriction-finding = { player } želi dogovorjeni remi, pravila tekmovanja pa ga omejujejo.

rule-offer-timing = Ponujen je remi
rule-offer-timing-finding = { player } je ponudil remi po izvršeni potezi in pred pritiskom na uro.
rule-offer-other-time = Ponudba remija v nenavadnem trenutku
rule-offer-other-time-finding = { player } je ponudil remi, vendar ne med izvršeno potezo in pritiskom na uro.
rule-offer-irrevocable = Ponudbe ni mogoče umakniti
rule-offer-irrevocable-finding = { player } želi umakniti ponudbo remija.
rule-offer-lifetime = Do kdaj velja ponudba remija
rule-offer-lifetime-finding = Ponudba remija velja, dokler nanjo kdo ne odgovori z besedami ali z dotikom figure.
rule-claim-is-offer = Reklamacija je tudi ponudba
rule-claim-is-offer-finding = { player } je reklamiral remi, kar velja tudi za ponudbo.
rule-repetition-3-claim-next = Trikratna ponovitev z naslednjo potezo
rule-repetition-3-claim-next-finding = { player } je zapisal potezo in reklamira, da se bo z njo pozicija pojavila tretjič.
rule-repetition-3-claim-now = Trikratna ponovitev pozicije
rule-repetition-3-claim-now-finding = { player } reklamira, da se je pozicija na šahovnici pojavila tretjič.
rule-same-position = Kdaj sta dve poziciji enaki
rule-same-position-finding = Figure so stale enako, vendar ni bil vedno na potezi isti igralec.
rule-same-position-ep = Enako, razen jemanja en passant
rule-same-position-ep-finding = Figure so stale enako, vendar je bilo enkrat mogoče vzeti kmeta en passant.
rule-same-position-castling = Enako, razen rokade
rule-same-position-castling-finding = Figure so stale enako, vendar je bila medtem izgubljena pravica do rokade.
rule-fifty-claim-next = Petdeset potez z naslednjo
rule-fifty-claim-next-finding = { player } je zapisal potezo in reklamira, da bo z njo dopolnjenih po petdeset potez brez jemanja in brez poteze s kmetom.
rule-fifty-claim-now = Petdeset potez
rule-fifty-claim-now-finding = { player } reklamira, da sta oba igralca izvršila po petdeset potez brez jemanja in brez poteze s kmetom.
rule-claim-right-lost = Prepozno za reklamacijo
rule-claim-right-lost-finding = { player } pri tej potezi ne more več reklamirati remija.
rule-claim-stop-clock = Uri se ustavita zaradi reklamacije
rule-claim-stop-clock-finding = { player } je reklamiral remi.
rule-claim-irrevocable = Reklamacije ni mogoče umakniti
rule-claim-irrevocable-finding = { player } želi umakniti ali spremeniti reklamacijo.
rule-claim-correct = Reklamacija je utemeljena
rule-claim-correct-finding = { player } je utemeljeno reklamiral remi.
rule-claim-wrong-opponent-time = Neutemeljena reklamacija stane čas
rule-claim-wrong-opponent-time-finding = { player } je neutemeljeno reklamiral remi.
rule-claim-wrong-claimant-time = Neutemeljena reklamacija odvzame čas tistemu, ki reklamira
rule-claim-wrong-claimant-time-finding = { player } je neutemeljeno reklamiral remi, imel pa je več kot eno minuto.
rule-claim-wrong-rapid = Neutemeljena reklamacija v pospešenem šahu
rule-claim-wrong-rapid-finding = { player } je v partiji pospešenega šaha neutemeljeno reklamiral remi.
rule-claim-wrong-blitz = Neutemeljena reklamacija v hitropoteznem šahu
rule-claim-wrong-blitz-finding = { player } je v partiji hitropoteznega šaha neutemeljeno reklamiral remi.
rule-claim-wrong-play-on = Po neutemeljeni reklamaciji se igra naprej
rule-claim-wrong-play-on-finding = { player } je neutemeljeno reklamiral remi in partija se nadaljuje.
rule-auto-repetition = Pozicija se je pojavila petkrat
rule-auto-repetition-finding = Ista pozicija se je pojavila petič.
rule-auto-75 = Petinsedemdeset potez
rule-auto-75-finding = Oba igralca sta izvršila po petinsedemdeset potez brez jemanja in brez poteze s kmetom.
rule-auto-75-mate-first = Mat ima prednost
rule-auto-75-mate-first-finding = Zadnja od petinsedemdesetih potez je matirala.

## Article 10

ending-arbiter = Odločitev sodnika
ending-recorded = { $ending } (zapis sodnika)
ending-arbiter-why = Odločitev sodnika: { $reason }
ending-claim = Reklamiran remi: hitri konec partije
ending-short-repetition = Trikratna ponovitev
ending-short-fifty = Petdeset potez
ending-short-fivefold = Petkratna ponovitev
ending-short-seventy-five = 75 potez
rule-score-default = Izid
rule-score-default-finding = Sodnik je razglasil izid.
rule-score-cap = Nikoli več kot cela točka
rule-score-cap-finding = Te točke skupaj presegajo to, kar prinaša ena partija.
rule-score-asymmetric = Točke, katerih vsota ni ena
rule-score-asymmetric-finding = Sodnik je odločil, koliko točk dobi vsak igralec.

## Articles 11 and 12

rule-phone = Telefon ali druga naprava se je oglasila
rule-phone-finding = { player } je imel telefon ali drugo napravo, ki se je oglasila.
rule-device-found = Najden telefon ali druga naprava
rule-device-found-finding = { player } je imel pri sebi telefon ali drugo napravo, ki so jo našli.
rule-persistent-refusal = Igralec noče spoštovati Pravil
rule-persistent-refusal-finding = { player } vztrajno noče spoštovati Pravil.
rule-both-guilty = Oba igralca izgubita
rule-both-guilty-finding = Kriva sta oba igralca.
rule-penalty-list = Kazen
rule-penalty-list-finding = Sodnik je kaznoval { player-gen }.
rule-extra-time-disturbance = Čas zaradi motnje
rule-extra-time-disturbance-finding = Igro je nekaj zmotilo od zunaj in sodnik zato doda čas.
rule-arbiter-silence = Česa sodnik ne pove
rule-arbiter-silence-finding = { player } sprašuje, koliko potez je bilo izvršenih.
rule-arbiter-non-intervention = Kdaj sodnik poseže v igro
rule-arbiter-non-intervention-finding = Sodnik poseže v igro samo tedaj, ko to določajo Pravila.

## Appendix D

rule-blind-announce = Poteze se napovedo
rule-blind-announce-finding = { player } mora potezo jasno napovedati.
rule-blind-touched = Dotaknjeno je, kar je izvlečeno
rule-blind-touched-finding = { player } je otipal figuro in jo pustil v odprtini.
rule-blind-made = Kdaj je izvršena poteza slepega igralca
rule-blind-made-finding = { player } je figuro postavil v novo odprtino.
rule-blind-clock-after = Ura na koncu
rule-blind-clock-after-finding = { player } je pritisnil uro, preden je napovedal potezo.
rule-blind-slip = Lapsus pri napovedi
rule-blind-slip-finding = { player } je napovedal drugačno potezo od tiste na šahovnici.
rule-blind-positions-differ = Šahovnici se razlikujeta
rule-blind-positions-differ-finding = Šahovnici igralcev kažeta različni poziciji ali ju bosta, ko bo napovedana poteza izvršena.
rule-blind-scores-differ = Tudi zapisnika se razlikujeta
rule-blind-scores-differ-finding = Šahovnici se razlikujeta in tudi zapisnika se ne ujemata.
rule-blind-assistant = Pomočnik slepega igralca
rule-blind-assistant-finding = { player } vpraša pomočnika, koliko potez je bilo izvršenih.

## Guideline I: adjourned games

rule-adj-require-seal = Igralni termin je končan
rule-adj-require-seal-finding = Igralni termin je končan; { player-mid }, ki je na potezi, mora potezo kuvertirati.
rule-adj-seal-procedure = Kuvertiranje poteze
rule-adj-seal-procedure-finding = Kuvertiranje: { player-mid } potezo zapiše in zapre kuverto.
rule-adj-change-until-stop = Kuvertiranje druge poteze
rule-adj-change-until-stop-finding = { player } je kuvertiral drugo potezo, preden je bila ura ustavljena.
rule-adj-played-move-is-sealed = Izvršena namesto kuvertirana
rule-adj-played-move-is-sealed-finding = { player } bi moral potezo kuvertirati, pa jo je izvršil na šahovnici.
rule-adj-early = Predčasna prekinitev
rule-adj-early-finding = { player } prekine partijo pred koncem igralnega termina.
rule-adj-draw-offer-after-seal = Ponudba remija med prekinitvijo
rule-adj-draw-offer-after-seal-finding = Remi je bil ponujen ali pa je bilo na ponudbo odgovorjeno po kuvertiranju poteze.
rule-adj-set-up = Priprava na nadaljevanje
rule-adj-set-up-finding = Postavi se pozicija pred kuvertirano potezo in nastavita se časa.
rule-adj-ended-before-resumption = Končano pred nadaljevanjem
rule-adj-ended-before-resumption-finding = Partija je bila odločena, še preden se je lahko nadaljevala.
rule-adj-open-only-if = Kdaj se odpre kuverta
rule-adj-open-only-if-finding = Kuverta se odpre le, ko je tu { player-mid }, ki mora na vsebino odgovoriti.
rule-adj-ambiguous = Dvoumna kuvertirana poteza
rule-adj-ambiguous-finding = To, kar je { player-mid } kuvertiral, lahko pomeni več potez.
rule-adj-unclear = Nerazumljiva kuvertirana poteza
rule-adj-unclear-finding = Tega, kar je { player-mid } kuvertiral, ni mogoče prebrati kot potezo.
rule-adj-illegal = Nepravilna kuvertirana poteza
rule-adj-illegal-finding = To, kar je { player-mid } kuvertiral, ni pravilna poteza.
rule-adj-bad-exceptions = Kuvertirana poteza ne pomeni poraza
rule-adj-bad-exceptions-finding = To, kar je { player-mid } kuvertiral, ima napako, vendar je partija odločena drugače.
rule-adj-case-a = Odpiranje kuverte
rule-adj-case-a-finding = Igralec, ki mora odgovoriti, je tu, zato se kuverta lahko odpre.
rule-adj-case-b = Igralca, ki mora odgovoriti, ni
rule-adj-case-b-finding = Igralca, ki mora odgovoriti, ob nadaljevanju ni bilo.
rule-adj-case-c = Odgovor v drugi kuverti
rule-adj-case-c-finding = Odgovor na kuvertirano potezo je v drugi kuverti, dokler ni tu igralca, ki je kuvertiral.
rule-adj-late = Zamuda na nadaljevanje
rule-adj-late-finding = { player } zamuja na nadaljevanje.
rule-adj-late-sealer = Zamuda, partija pa je končana
rule-adj-late-sealer-finding = { player } zamuja, vendar je kuvertirana poteza morda končala partijo.
rule-adj-both-absent = Nobenega igralca ni
rule-adj-both-absent-finding = Nobenega igralca ni; teče čas igralca, ki mora odgovoriti: { player-mid }.
rule-adj-lost-envelope = Kuverta je izgubljena
rule-adj-lost-envelope-finding = Kuverta s kuvertirano potezo je izgubljena.
rule-adj-lost-position = Pozicije ni mogoče obnoviti
rule-adj-lost-position-finding = Pozicije ob prekinitvi ni mogoče znova postaviti.
rule-adj-clock-error = Napačen čas ob nadaljevanju
rule-adj-clock-error-finding = Opozorjeno je bilo, da uri od nadaljevanja kažeta napačen čas.
rule-adj-session-clock = Igralni termin
rule-adj-session-clock-finding = O tem, kdaj je igralni termin končan, odloča sodnikova ura.

## Guideline II: Chess960

rule-c960-status = Šah 960 in Pravila
rule-c960-status-finding = Pravila te izdaje ne poznajo šaha 960.
rule-c960-constraints = Kako se začne šah 960
rule-c960-constraints-finding = Figure ne stojijo tako, kot morajo na začetku partije šaha 960.
rule-c960-announce = Napoved rokade
rule-c960-announce-finding = { player } je napovedal rokado.
rule-c960-vacant = Kaj je napoti rokadi pri šahu 960
rule-c960-vacant-finding = { player } je rokiral, čeprav je na poti kralja ali trdnjave stala figura.
rule-c960-intention = Rokada je bila napovedana
rule-c960-intention-finding = { player } je napovedal rokado in se dotaknil kralja ali trdnjave.
rule-c960-made = Kdaj je rokada pri šahu 960 izvršena
rule-c960-made-finding = { player } je izpustil kralja in rokada je izvršena.

## Guideline III

rule-qpf-status = Napoved hitrega konca partije
rule-qpf-status-finding = { player } se sklicuje na hitri konec partije, ki za to tekmovanje ni bil napovedan.
rule-qpf-scope = Kje ni hitrega konca partije
rule-qpf-scope-finding = { player } se sklicuje na hitri konec partije, kjer ga ni.
rule-qpf-def = Kaj je hitri konec partije
rule-qpf-def-finding = { player } se sklicuje na hitri konec partije, vendar v preostalem času ni treba odigrati vseh preostalih potez.
rule-both-flags-unknown = Obe zastavici sta padli pred zadnjo periodo
rule-both-flags-unknown-finding = Pred zadnjo periodo sta padli obe zastavici in ni mogoče ugotoviti, katera prva: partija se nadaljuje.
rule-both-flags-draw = Obe zastavici sta padli v zadnji periodi
rule-both-flags-draw-finding = V zadnji periodi sta padli obe zastavici in ni mogoče ugotoviti, katera prva: remi.
rule-qpf-increment-request = Zahteva za pet sekund na potezo
rule-qpf-increment-request-finding = { player } zahteva, da oba igralca za potezo dobita po pet sekund.
rule-qpf-claim = Kdaj je v hitrem koncu partije mogoče reklamirati remi
rule-qpf-claim-finding = { player } tega zdaj ne more reklamirati ali zahtevati.
rule-qpf-grounds = Reklamacija remija v hitrem koncu partije
rule-qpf-grounds-finding = { player } reklamira, da nasprotnik ne more zmagati z običajnimi sredstvi ali da tega niti ne skuša.
rule-qpf-accept = Sodnik se strinja z remijem
rule-qpf-accept-finding = { player } je utemeljeno reklamiral remi.
rule-qpf-postpone = Odločitev se odloži
rule-qpf-postpone-finding = { player } je reklamiral remi, sodnik pa želi videti nadaljevanje partije.
rule-qpf-postpone-test = Odložena odločitev
rule-qpf-postpone-test-finding = V hitrem koncu partije je bil reklamiran remi in zdaj je treba odločiti.
rule-qpf-reject = Zavrnjena reklamacija v hitrem koncu partije
rule-qpf-reject-finding = { player } je v hitrem koncu partije neutemeljeno reklamiral remi.
rule-qpf-final = Dokončna odločitev
rule-qpf-final-finding = Sodnikova odločitev o tej reklamaciji je dokončna.
rule-qpf-no-arbiter = Reklamacija brez navzočega sodnika
rule-qpf-no-arbiter-finding = { player } je v hitrem koncu partije reklamiral remi, sodnik pa ni navzoč.
rule-qpf-no-arbiter-a = Končna pozicija se zapiše
rule-qpf-no-arbiter-a-finding = { player } reklamira, da nasprotnik ne more zmagati z običajnimi sredstvi.
rule-qpf-no-arbiter-b = Končna pozicija in popoln zapisnik
rule-qpf-no-arbiter-b-finding = { player } reklamira, da nasprotnik ne skuša zmagati z običajnimi sredstvi.
rule-qpf-no-arbiter-ref = Reklamacija gre k sodniku
rule-qpf-no-arbiter-ref-finding = O reklamaciji odloči sodnik, ki ni bil navzoč.

## Appendices A and B

rule-rapid-def = Pospešeni šah
rule-rapid-def-finding = To je partija pospešenega šaha.
rule-rapid-penalty-scale = Ena minuta v pospešenem šahu
rule-rapid-penalty-scale-finding = V pospešenem šahu kazen znaša eno minuto.
rule-rapid-u-setup-deadline = Prepozno za novo postavitev
rule-rapid-u-setup-deadline-finding = Figure ali šahovnica so stale narobe, vendar je bilo na to opozorjeno prepozno.
rule-rapid-u-clock-deadline = Prepozno za novo nastavitev ure
rule-rapid-u-clock-deadline-finding = Ura je bila napačno nastavljena, vendar je bilo na to opozorjeno prepozno.
rule-rapid-u-art4 = Dotaknjene figure, če igralec to zahteva
rule-rapid-u-art4-finding = Brez okrepljenega nadzora so dotaknjene figure stvar igralcev, dokler eden od njiju ne pokliče sodnika.
rule-rapid-u-illegal-trigger = Nepravilna poteza brez okrepljenega nadzora
rule-rapid-u-illegal-trigger-finding = O nepravilni potezi se odloča, ko jo nasprotnik reklamira ali jo sodnik pravočasno vidi.
rule-rapid-u-illegal-result = Prva nepravilna poteza
rule-rapid-u-illegal-result-finding = { player } je zaključil nepravilno potezo, brez okrepljenega nadzora pa odloči že prva.
rule-rapid-u-illegal-stands = Nepravilna poteza obvelja
rule-rapid-u-illegal-stands-finding = { player } je izvršil potezo, nepravilne pa ni reklamiral.
rule-rapid-u-flag-claim = Reklamira se zmaga na čas
rule-rapid-u-flag-claim-finding = { player } trdi, da je nasprotnikova zastavica padla.
rule-rapid-both-flags = Padli sta obe zastavici
rule-rapid-both-flags-finding = Obe zastavici sta padli, preden je kdo kaj reklamiral.
rule-rapid-u-kings-check = Nemogoča pozicija
rule-rapid-u-kings-check-finding = Oba kralja sta v šahu ali pa kmet stoji na svoji zadnji vrsti.
rule-rapid-u-flag-who = Kdo opozori na padlo zastavico
rule-rapid-u-flag-who-finding = Zastavica { player-gen } je padla v partiji brez okrepljenega nadzora.
rule-blitz-def = Hitropotezni šah
rule-blitz-def-finding = To je partija hitropoteznega šaha.
rule-blitz-penalty-scale = Ena minuta v hitropoteznem šahu
rule-blitz-penalty-scale-finding = V hitropoteznem šahu kazen znaša eno minuto.
rule-blitz-u-illegal = Zmaga, reklamirana v hitropoteznem šahu
rule-blitz-u-illegal-finding = { player } je v hitropoteznem šahu zaključil nepravilno potezo, nasprotnik pa je reklamiral zmago.
rule-blitz-u-illegal-after = Nepravilna poteza obvelja v hitropoteznem šahu
rule-blitz-u-illegal-after-finding = { player } je izvršil potezo, nepravilne pa ni reklamiral.
