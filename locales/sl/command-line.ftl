### The command line: its help, its manual pages, and what was not understood. Names of commands, options and files stay as they are

cli-jadoube = Šahovnica, ura in sodnik na namizju po Pravilih šaha FIDE
    .long = Brez ukaza se odpre okno in v njem vsak navedeni FILE. Ukazi odgovarjajo na standardnem izhodu in ne odprejo okna; iste ima program jadoube-cli, ki ne potrebuje ne zaslona ne zvoka.
    .files = Partije, ki se odprejo v oknu: PGN, FEN, EPD ali datoteke tega programa
    .encoding = Kodiranje datoteke, če se ne ugotovi samo: windows-1250, windows-1251 in tako naprej
    .new_game = Začni z novo partijo
    .learn = Začni z učenjem
    .side_clock = Začni s šahovsko uro za šahovnico ob zaslonu, nastavljeno na TIMES, če so navedeni: 90+30
cli-jadoube-cli = Sodnik, ki pozna Pravila šaha FIDE, v ukazni vrstici
    .long = Ukazi odgovarjajo na standardnem izhodu; okno se ne odpre, zaslon in zvok nista potrebna.

cli-judge = Presodi skripte: kaj bi odločil sodnik?
    .long = Za vsako odločitev se izpiše vrstica, nato doseženo stanje. Vrstica ima pet stolpcev, ločenih s tabulatorji: kdaj, številka dejanja (- za zastavico, ki je padla med dvema), pravilo, njegovi členi, posledice. Zadnja vrstica se začne z end: šahovnica in partija kot FEN, obe uri, kdo je na potezi, čigava ura teče, izid ali * in vrsta igre. Z --edition all stojijo odgovori drug ob drugem, en stolpec za vse izdaje, ki odgovarjajo enako. Izpis je v vseh jezikih enak; samo napake in razlike so povedane v vašem. Izhodna koda 1: nekaj ni tako, kot se pričakuje. 2: datoteke ni bilo mogoče presoditi.
    .files = Skripti; - je standardni vhod
    .edition = Presodi po tej izdaji namesto po izdaji skripta ali po vseh
    .expect = Primerjaj s tem, kar skript pričakuje, v vsaki izdaji, ki jo navaja
    .quiet = Izpiši samo razlike: od pričakovanega (--expect) ali med izdajami (--edition all)
    .format = Za ljudi ali za stroje: en objekt JSON v vrstici
cli-law = Pove, kaj pravi člen Pravil in kje je v posamezni izdaji
    .long = Našteje vsa določila tega člena, pove njihov smisel z našimi besedami, njihovo številko v vsaki izdaji in kaj je bilo drugače. Člen z deli (7.5) pokaže vse. Če izdaja take številke nima, se pogleda v najnovejšo, ki jo ima. Za besede (delay, increment) se naštejejo določila, ki govorijo o njih; če je eno samo, se pokaže. Izhodna koda 2: nič ni bilo najdeno.
    .article = Člen, kakor ga oštevilči ta izdaja (7.5.5, 7.4b), lastno ime določila (illegal-count-std) ali besede
    .edition = Izdaja, po kateri je člen oštevilčen; če ni navedena, najnovejša
    .format = Za ljudi ali za stroje: en objekt JSON v vrstici
cli-lesson = Našteje lekcije in situacije ali preveri njihove datoteke
    .long = Po korakih in pripravljeno za prepis je povedano, kaj sodnik odloči drugače, kot pričakuje lekcija ali situacija, in česa učenec v njej ne bi mogel storiti. Izhodna koda 1: nekaj je povedano. 2: datoteke ni mogoče prebrati.
    .list = Naštej vse lekcije in situacije programa: vrsta, številka, ime, naslov
    .check = Preveri te datoteke lekcij in situacij
cli-mate = Za vsak FEN pove, ali bi stran še lahko matirala s katerim koli zaporedjem pravilnih potez
    .long = Na vsak FEN po vrsti odgovori ena vrstica: yes, tabulator in matno zaporedje potez UCI; no (dokazano); undecided, tabulator in število pregledanih pozicij; ali error, tabulator in zakaj vrstica ni pozicija. Izhodna koda 1: katera od vrstic ni bila pozicija.
    .by = Stran, ki bi matirala
    .nodes = Koliko pozicij sme doseči iskanje, preden pusti vprašanje odprto
    .fens = Pozicije; brez njih po ena v vsaki vrstici standardnega vhoda
cli-notation = Prepiše partije in same poteze iz enega zapisa v drugega
    .long = Spremenijo se samo poteze. Kar ni pravilna poteza, je z vrstico in stolpcem navedeno na standardnem izhodu za napake, poteze za njo pa ostanejo take, kot so. Enako komentarji, variante in značke brez konca. Izpis je v UTF-8. Ugotovljeno kodiranje, pravica v FEN, ki ji figure nasprotujejo, in znak jemanja, šaha ali mata, ki se ne ujema s potezo, so samo sporočeni. Izhodna koda 1: nekaj ni bilo razumljeno ali datoteke ni bilo mogoče prebrati.
    .from = Črke, ki se berejo
    .to = Črke, ki se pišejo
    .signs = Znaki, ki se pišejo: pgn (exd6, d8=Q, O-O), laws (exd6 e.p., d8Q, 0-0) ali polish (S:d6, ed6, Wa8X); če niso navedeni, za angleščino PGN, za druge črke znaki Pravil
    .mate = Znak mata, če ni navadni
    .form = Koliko poteze se zapiše: Nf3, Ng1f3 ali Ng1-f3
    .encoding = Kodiranje, ki se bere, če se ne ugotovi samo: UTF-8, UTF-16LE, windows-1250, windows-1251, windows-1252, ISO-8859-2
    .files = Datoteke; brez njih standardni vhod
cli-export = Zapiše shranjeno partijo kot PGN ali zapisnik
    .long = Prebere shranjeno partijo, dnevnik programa ali prvo partijo datoteke PGN. Besedilo gre na standardni izhod; z --output gre v to datoteko, in če se njeno ime konča na .pdf, nastanejo strani za tiskalnik. Izhodna koda 1: v datoteki ni partije ali je ni bilo mogoče zapisati.
    .file = Shranjena partija
    .kind = Kaj se zapiše
    .output = Datoteka, ki se zapiše; brez nje standardni izhod
    .overwrite = Zamenjaj datoteko, ki že obstaja
    .paper = Papir za PDF
    .letters = Črke potez v zapisniku
cli-report = Zapiše, kaj se je zgodilo v shranjeni partiji: sodnikovo poročilo; o dogodku zapisnik
    .long = Prebere isto kot export in pove vrstico za vrstico, kot natisne sodniška miza: kdo je kaj naredil in kdaj, kaj sta kazali obe uri, kako je bilo odločeno in po katerem členu, nato poteze in prostor za podpise. Besedilo gre na standardni izhod; z --output gre v to datoteko, in če se njeno ime konča na .pdf, nastanejo strani za tiskalnik. Izhodna koda 1: v datoteki ni partije ali je ni bilo mogoče zapisati.
    .file = Shranjena partija
    .output = Datoteka, ki se zapiše; brez nje standardni izhod
    .overwrite = Zamenjaj datoteko, ki že obstaja
    .paper = Papir za PDF
    .letters = Črke potez; črke jezika, če ne rečete drugače
cli-event = Pokaže stanje na turnirju ali zapiše njegovo poročilo (TRF)
    .long = Prebere turnirsko poročilo (TRF16 ali TRF26) ali dnevnik turnirja, ki ga je vodil ta program, in pokaže stanje z dodatnimi kriteriji. Kar v poročilu ni razumljivo, se z vrstico vred navede na standardnem izhodu za napake; vrstice, ki jih nihče ne razume, se zapišejo nespremenjene. Z --format nastane poročilo, vsak podatek v svojih stolpcih, in navede se, kar je predolgo. Izhodna koda 2: v datoteki ni turnirja ali je ni mogoče prebrati.
    .file = Poročilo ali dnevnik turnirja; - je standardni vhod
    .format = Kaj se izpiše: stanje ali poročilo v obliki iz leta 2016 ali 2026
    .crosstable = V stanju pokaži, s kom se je kdo srečal v vsakem krogu
    .round = Stanje po tem krogu; sicer po zadnjem končanem
    .ascii = Imena zapiši samo s črkami ASCII
    .encoding = Kodiranje poročila, če se ne ugotovi samo: windows-1250, windows-1251 in tako naprej

## Options of every command, and the parts of the help

cli-language = Jezik: en, sr-Cyrl, sr-Latn, sl, pl ali mk; brez te možnosti jezik sistema
cli-help = Izpiši pomoč
cli-version = Izpiši različico
cli-help-command = Izpiši to pomoč ali pomoč za ukaz
cli-usage = Raba
cli-commands = Ukazi
cli-arguments = Argumenti
cli-options = Možnosti
cli-default = Brez nje: { $value }
cli-possible = Eno od: { $values }

## What was not understood. $argument: an option or the name of a value   $value: as it was typed   $known: names, parted by commas   $command: a command to type

cli-unknown-command = »{ $value }« ni ne ukaz ne datoteka.
cli-unknown-argument = { $argument } tu ni znano.
cli-wrong-value = »{ $value }« ne more biti vrednost za { $argument }.
cli-value-missing = { $argument } potrebuje vrednost.
cli-argument-missing = Manjka { $argument }.
cli-conflict = { $argument } ne gre skupaj z drugim.
cli-not-understood = Te ukazne vrstice ni mogoče razumeti.
cli-similar = Ste mislili { $known }?
cli-known = Znano je: { $known }.
cli-more = Več pove: { $command }
cli-not-printed = Odgovora ni bilo mogoče izpisati: { $why }
cli-already-there = Datoteka { $path } že obstaja; --overwrite jo zamenja.

## Headings and sentences of the manual pages

man-name = IME
man-synopsis = RABA
man-description = OPIS
man-commands = UKAZI
man-arguments = ARGUMENTI
man-options = MOŽNOSTI
man-exit-status = IZHODNA KODA
    .all-well = Vse je v redu.
    .one = Nekaj ni tako, kot se pričakuje, ni bilo razumljeno ali okna ni bilo mogoče odpreti.
    .two = Ukazna vrstica ni bila razumljena ali datoteke ni bilo mogoče prebrati.
man-environment = OKOLJE
    .home = Ena mapa za vse lastne datoteke programa namesto spodaj navedenih
    .log = Koliko se zapiše v dnevnik: error, warn, info, debug ali trace
    .language = Jezik, kakor te spremenljivke bere gettext
    .display = Kje se odpre okno
man-files = DATOTEKE
    .settings = kaj je bilo izbrano
    .journal = partija na mizi
    .earlier = partije, ki so se umaknile drugim
    .log = dnevnik, če je zahtevan
    .crash = kaj je znano o zadnji napaki
man-examples = PRIMERI
man-see-also = GLEJTE TUDI
