### Rules in a few sentences of our own, as of the newest edition.

rule-have-the-move-gist = Na potezi ste, takoj ko je nasprotnikova poteza izvršena, torej ko je figura izpuščena iz roke. Na pritisk ure vam ni treba čakati.
rule-legal-move-def-gist = Poteza je pravilna, kadar se figura premakne tako, kot se sme, kadar ji nič ne stoji na poti in kadar lastni kralj ne ostane v šahu. Vse drugo je nepravilna poteza.

rule-adjust-announce-gist = Če figura na svojem polju stoji postrani, najprej recite »popravljam« (ali »j’adoube«). Potem jo smete poravnati in vam z njo ni treba igrati. To povejte pred dotikom in samo, ko ste na potezi.
    .e2005-e2009 = Pravila so povedala, kdo sme popravljati figure, ne pa tudi, da jih nihče drug ne sme.
rule-adjust-own-time-gist = Figure popravljajte samo, kadar teče vaša ura. Nasprotnikov čas je za razmišljanje in ne za vaše roke na šahovnici.
rule-accidental-touch-gist = Vsak dotik velja za namernega, razen če očitno ni bil: rokav, ki oplazi kmeta, nikogar ne zavezuje. Če se igralca ne strinjata, odloči sodnik.
    .e2005-e2009 = Štel je samo nameren dotik.
    .e2014 = Dotik je štel, če je bil storjen z namenom figuro premakniti ali vzeti.
rule-touch-only-when-on-move-gist = Dotaknjene figure zavezujejo samo igralca na potezi. Kdor se dotika figur, ko je na potezi nasprotnik, ni k ničemur zavezan, vendar moti.
rule-touch-own-gist = Če se dotaknete svoje figure, morate z njo igrati, če ima kakšno pravilno potezo. Če ste se dotaknili več figur, igrate s prvo, ki se lahko premakne. Zato najprej mislite in šele nato segajte po figurah.
rule-touch-opp-gist = Če se dotaknete nasprotnikove figure, jo morate vzeti, če je to pravilna poteza. Če ste se dotaknili več figur, vzamete prvo, ki jo je mogoče vzeti.
rule-touch-both-gist = Če ste se dotaknili svoje in nasprotnikove figure, morate s svojo vzeti njegovo. Kadar to ni pravilno, velja prva dotaknjena figura, ki jo je mogoče premakniti ali vzeti.
    .e2005-e2014 = Pravilo je govorilo o po eni figuri vsake barve.
rule-touch-order-unclear-gist = Včasih se igralec dveh figur dotakne tako hitro, da nihče ne more reči, katera je bila prva. Tedaj velja, da se je svoje dotaknil pred nasprotnikovo.
rule-touch-king-rook-gist = Če se dotaknete kralja in nato trdnjave, nameravate rokirati. Na to stran morate rokirati, če je to pravilno.
rule-touch-rook-then-king-gist = Rokada se začne s kraljem. Če se najprej dotaknete trdnjave in nato kralja, v tej potezi na to stran ne smete rokirati: dotaknili ste se trdnjave, zato morate igrati z njo, če je mogoče.
rule-castle-intent-illegal-gist = Če ste hoteli rokirati, pa to ni pravilno, morate s kraljem narediti drugo potezo; to je lahko tudi rokada na drugo stran. Če kralj nima nobene poteze, smete igrati, kar hočete. S trdnjavo vam ni treba igrati.
    .e2005-e2009 = Pravilo je govorilo o dotiku kralja oziroma kralja in trdnjave hkrati.
rule-promotion-choice-final-gist = Ko se nova figura dotakne polja promocije, je izbira dokončna. Do tedaj si lahko še premislite.
rule-touched-none-playable-gist = Če ničesar, česar ste se dotaknili, ni mogoče premakniti ali vzeti, ste prosti: igrajte katero koli pravilno potezo.
rule-released-stays-gist = Ko figuro izpustite na polju, na katero sme, tam ostane. V tej potezi je ne morete več postaviti drugam.
rule-made-plain-gist = Poteza je izvršena, ko figuro izpustite na novem polju. Zaključena je šele, ko pritisnete uro.
rule-made-capture-gist = Jemanje ima dva dela: vzeta figura gre s šahovnice, svojo pa izpustite na njenem polju. Ko je storjeno oboje, je poteza izvršena.
rule-made-castling-gist = Rokada je izvršena, ko trdnjavo izpustite na polju, ki ga je kralj prestopil. Do tedaj je to polovica poteze.
rule-castling-king-released-gist = Ko kralja izpustite dve polji stran od mesta, kjer je stal, ostane samo ta rokada, če je pravilna. Za drugo potezo se ne morete več odločiti.
rule-castling-king-released-illegal-gist = Če je kralj izpuščen dve polji dlje, rokada na to stran pa ni pravilna, je treba s kraljem narediti drugo potezo; to je lahko tudi rokada na drugo stran. Če take poteze ni, je dovoljena katera koli pravilna poteza.
    .e2005-e2009 = Pravila tega primera niso omenjala; odgovor daje pravilo o nameravani rokadi, ki ni pravilna.
rule-made-promotion-gist = Promocija je izvršena, ko je kmet odstranjen s šahovnice in je nova figura izpuščena na polju promocije.
rule-promotion-pawn-released-gist = Kmet, ki ste ga izpustili na zadnji vrsti, ne more nikamor več. Poteza je izvršena šele, ko na njegovem mestu stoji dama, trdnjava, lovec ali skakač vaše barve.
rule-illegal-before-press-gist = Če nepravilno potezo opazite, preden pritisnete uro, namesto nje preprosto naredite pravilno in nič se vam ne šteje. Vendar vas to, česar ste se dotaknili, še zavezuje.
rule-art4-claim-forfeit-gist = Če nasprotnik prekrši pravila o dotaknjenih figurah, to povejte, preden se tudi sami dotaknete kakšne figure. Pozneje je prepozno.
    .e2005 = Pravica je ugasnila z namernim dotikom figure, in to samo za dotaknjene figure in rokado.
    .e2009 = Pravica je ugasnila z namernim dotikom figure.

rule-win-checkmate-gist = Kdor s pravilno potezo matira, takoj zmaga. Ure ni treba pritisniti.
rule-win-resign-gist = Vdate se lahko kadar koli in nasprotnik zmaga. Če pa nasprotnik nikoli ne bi mogel matirati, niti z vašo pomočjo, je partija remi.
    .e2005-e2018 = Kdor se je vdal, je vedno izgubil.
rule-draw-stalemate-gist = Če ste na potezi, nimate nobene pravilne poteze in niste v šahu, je partija takoj remi.
rule-draw-dead-position-gist = Če noben igralec nikoli ne bi mogel matirati, naj igrata kakor koli, je partija takoj remi. Najbolj jasen zgled je kralj proti kralju.
rule-draw-agreement-gist = Igralca se med partijo lahko dogovorita za remi, ko je vsak izvršil vsaj eno potezo. Tekmovanje lahko zahteva tudi več.
    .e2005-e2014 = Dogovorila sta se lahko takoj, brez ene same poteze.

rule-press-completes-gist = Ko izvršite potezo, pritisnite uro: vaša se ustavi, nasprotnikova steče. Šele zdaj je poteza zaključena. Uro smete pritisniti tudi, če je nasprotnik že odgovoril.
rule-next-move-completes-gist = Če uro pozabite pritisniti, nasprotnik pa vseeno odgovori, je vaša stara poteza zaključena, ko izvršite naslednjo.
    .e2005-e2009 = Pravila tega niso določala.
rule-start-white-clock-gist = Ob uri začetka se požene ura belega, pa naj bo beli za šahovnico ali ne.
rule-flag-fallen-when-gist = Padla zastavica šteje šele, ko jo vidi sodnik ali ko igralec nanjo upravičeno opozori.
rule-flag-loss-gist = Če vam zastavica pade, preden zaključite predpisane poteze, izgubite; razen če nasprotnik nikoli ne bi mogel matirati.
    .e2005-e2009 = Štele so izvršene in ne zaključene poteze.
rule-flag-draw-gist = Če vam poteče čas, nasprotnik pa nikoli ne bi mogel matirati, niti z vašo pomočjo, je partija remi. Sam kralj ne more zmagati na čas.
rule-ending-beats-flag-gist = Mat, pat, mrtva pozicija, predaja ali dogovorjeni remi končajo partijo. Zastavica, opažena pozneje, ničesar ne spremeni.
rule-arbiter-interrupts-gist = Kadar je treba igro prekiniti, sodnik ustavi obe uri in odloči, kdaj in kako se nadaljuje.
rule-player-may-stop-gist = Uri smete ustaviti samo, da pokličete sodnika; na primer kadar ni figure, ki jo želite za svojega kmeta. Ustavitev brez utemeljenega razloga se lahko kaznuje.
rule-times-after-restore-gist = Kadar gre kaj narobe in se pozicija vrne, sodnik nastavi tudi uri, kolikor se da pravično. Lahko ju tudi pusti takšni, kot sta.

rule-illegal-restore-gist = Poteza je nepravilna, kadar je Pravila ne dovoljujejo, zaključena pa, ko je pritisnjena ura. Tedaj se vrne pozicija tik pred njo in partija se od tam nadaljuje. Če te pozicije nihče ne ve, velja zadnja znana.
rule-illegal-replacement-gist = Figura, s katero je bila narejena nepravilna poteza, je bila dotaknjena. Zato je treba novo potezo narediti z njo, če ima kakšno pravilno potezo.
rule-unpromoted-pawn-pressed-gist = Če pritisnete uro, medtem ko vaš kmet še stoji na zadnji vrsti, iz kmeta nastane dama. Poleg tega se to šteje za nepravilno potezo.
    .e2005-e2009 = Pozicija se je vrnila in s kmetom je bilo treba znova igrati. To se je štelo za nepravilno potezo.
rule-press-without-move-gist = Kdor pritisne uro, ne da bi izvršil potezo, se obravnava, kot da bi zaključil nepravilno potezo.
    .e2005-e2009 = Pravila tega niso omenjala; odločil je sodnik.
    .e2014 = To je bilo prepovedano in sodnik je lahko kaznoval.
rule-two-hands-gist = Ena poteza, ena roka: tudi pri rokadi, jemanju in promociji. Če uporabite obe in pritisnete uro, se to šteje za nepravilno potezo.
    .e2005-e2014 = To ni bilo dovoljeno, o posledicah pa je odločil sodnik.
    .e2017 = To se je štelo za nepravilno potezo že pred pritiskom na uro.
rule-illegal-count-std-gist = Vaša prva zaključena nepravilna poteza prinese nasprotniku dve minuti. Druga pomeni poraz. V pospešenem in hitropoteznem šahu nasprotnik dobi eno minuto.
    .e2005-e2009 = Šele tretja nepravilna poteza je pomenila poraz. Za prvi dve je nasprotnik dobil po dve minuti.
    .e2014 = V pospešenem šahu je nasprotnik dobil dve minuti. Brez okrepljenega nadzora je v pospešenem in hitropoteznem šahu že prva nepravilna poteza pomenila poraz.
    .e2017 = V pospešenem šahu je nasprotnik dobil dve minuti. Brez okrepljenega nadzora je v pospešenem in hitropoteznem šahu že prva nepravilna poteza pomenila poraz.
    .e2018 = V pospešenem šahu je nasprotnik dobil dve minuti.
rule-illegal-loss-draw-gist = Ena nepravilna poteza preveč pomeni poraz; če pa nasprotnik nikoli ne bi mogel matirati, je partija remi.
    .e2005 = Pravila te izjeme niso poznala.
rule-illegal-increment-reversal-gist = Kdor po nepravilni potezi pritisne uro, dobi tudi dodani čas za to potezo. Sodniki ga navadno odvzamejo. To je nasvet sodnikom in ne določilo Pravil.
rule-pieces-found-displaced-gist = Če se izkaže, da figure stojijo na napačnih poljih, se partija vrne v zadnjo pravilno pozicijo in od tam nadaljuje. Nikomur se zaradi tega ne šteje nepravilna poteza.
rule-displaced-pieces-gist = Kdor prevrne figure, jih v svojem času postavi nazaj. Ne pritisnite ure, dokler vse ne stoji, kot je treba. Vsak igralec sme ustaviti uri in poklicati sodnika.

rule-offer-timing-gist = Izvršite potezo, ponudite remi, pritisnite uro: v tem vrstnem redu. Igralca si ponudbo zapišeta na zapisnik z znakom (=).
rule-offer-other-time-gist = Tudi ponudba v drugem trenutku velja, vendar lahko moti, zlasti ko nasprotnik razmišlja.
rule-offer-lifetime-gist = Ponudbe ne morete umakniti. Velja, dokler nasprotnik ne reče da ali ne, dokler se ne dotakne figure, da bi igral naprej, ali dokler se partija ne konča drugače.

rule-both-guilty-gist = Če oba igralca kršita pravila in si nobeden ne zasluži točke, izgubita oba: 0–0.
rule-penalty-list-gist = Sodnik lahko opomni, enemu igralcu doda čas, drugemu odvzame čas, partijo razglasi za izgubljeno, spremeni točke, v najhujšem primeru pa igralca izključi s tekmovanja.
    .e2005-e2009 = Denarna kazen in izključitev iz kola še nista bili navedeni.
    .e2014 = Izključitev iz kola še ni bila navedena.
rule-arbiter-non-intervention-gist = Šah igrata dva. Sodnik igralcema ne pove, koliko potez je bilo izvršenih ali da je kdo pozabil pritisniti uro, in poseže v igro samo tedaj, ko to določajo Pravila.
