### Errors

# $log: čigav je dnevnik, partije ali stranske ure; $place: ali je shranjena kopija; $path: kje
note-damaged = { $log ->
    [game] Zapis partije je od nekega mesta naprej poškodovan.
    [tournament] Dnevnik turnirja je od nekega mesta naprej poškodovan.
   *[clock] Dnevnik ure je od nekega mesta naprej poškodovan.
}
    .kept = { $place ->
        [aside] Vse do tega mesta je tu; celotna datoteka je shranjena posebej kot { $path }.
       *[there] Vse do tega mesta je tu; datoteka ostane nedotaknjena, dokler na disku ni prostora za kopijo.
    }
    .next = { $log ->
        [tournament] Pred nadaljevanjem primerjajte rezultate z listki.
       *[game] Pred nadaljevanjem primerjajte pozicijo in uri z zapisnikoma.
    }
note-lost = { $log ->
    [game] Zapis partije je poškodovan od samega začetka.
    [tournament] Dnevnik turnirja je poškodovan od samega začetka.
   *[clock] Dnevnik ure je poškodovan od samega začetka.
}
    .kept = { $place ->
        [aside] Shranjeno je posebej kot { $path }.
       *[there] Še vedno je tam, nedotaknjeno, dokler na disku ni prostora za kopijo.
    }
note-foreign = { $log ->
    [game] Tega, kar je ležalo na mestu zapisa partije, ni zapisal Jadoube.
    [tournament] Tega, kar je ležalo na mestu dnevnika turnirja, ni zapisal Jadoube.
   *[clock] Tega, kar je ležalo na mestu dnevnika ure, ni zapisal Jadoube.
}
    .kept = { $place ->
        [aside] Shranjeno je posebej kot { $path }.
       *[there] Še vedno je tam, nedotaknjeno, dokler na disku ni prostora za kopijo.
    }
note-newer = { $log ->
    [game] Partijo na šahovnici je shranila novejša različica programa Jadoube.
    [tournament] Dnevnik turnirja je shranila novejša različica programa Jadoube.
   *[clock] Dnevnik ure je shranila novejša različica programa Jadoube.
}
    .kept = Nič ni bilo spremenjeno.
    .next = Za nadaljevanje zaženite novejšo različico. Če tu začnete kaj drugega, se to v celoti shrani v mapo »earlier«.
# $why: razlog, kot ga pove sistem
note-log-unreadable = { $log ->
    [game] Zapisa partije ni mogoče prebrati: { $why }
    [tournament] Dnevnika turnirja ni mogoče prebrati: { $why }
   *[clock] Dnevnika ure ni mogoče prebrati: { $why }
}
    .kept = Nič ni bilo spremenjeno.
    .next = Preverite, ali je datoteko dovoljeno brati, in znova zaženite Jadoube. Če tu začnete kaj drugega, se to v celoti shrani v mapo »earlier«.
note-sign-lost = { $log ->
    [game] Ni znano, kako dolgo je ura še tekla, preden se je program končal.
   *[clock] Ni znano, kako dolgo je šahovska ura še tekla, preden se je program končal.
}
    .kept = Kaže tako kot ob zadnjem dejanju.
    .next = Če se igralca o času strinjata ali ga je kdo zapisal, ga lahko sodnik popravi.
# $why: kako dolgo, kot kaže ura
note-unwatched = { $log ->
    [game] Program se je končal, ko je ura tekla, znova pa je bil zagnan { $why } po zadnjem znaku delovanja.
   *[clock] Program se je končal, ko je šahovska ura tekla, znova pa je bil zagnan { $why } po zadnjem znaku delovanja.
}
    .kept = Ura kaže tako kot ob tem znaku; kako dolgo se je igralo naprej, ni znano.
    .next = { note-sign-lost.next }
# $path: kje je shranjeno, kar je bilo na njenem mestu
note-displaced = { $log ->
    [game] Nekaj drugega kot Jadoube je odstranilo ali spremenilo datoteko z zapisom partije.
    [tournament] Nekaj drugega kot Jadoube je odstranilo ali spremenilo datoteko z dnevnikom turnirja.
   *[clock] Nekaj drugega kot Jadoube je odstranilo ali spremenilo datoteko z dnevnikom ure.
}
    .kept = { $place ->
        [aside] Znova je zapisana iz pomnilnika in nič ne manjka; kar je bilo na njenem mestu, je shranjeno kot { $path }.
       *[there] Znova je zapisana iz pomnilnika in nič ne manjka.
    }
    .next = Če kak program to mapo kopira ali sinhronizira, ga med igro izklopite.
# $path: kje je partija shranjena
note-start-failed = Zadnjič se Jadoube ni uspel zagnati, zato se je tokrat začel brez partije.
    .kept = Partija je shranjena kot { $path }.
    .next = Če želite poskusiti znova, jo odprite pod »{ kept-title }«.
note-ruled-differently = { $count ->
    [one] Ta program bi zdaj o { $count } dogodku te partije odločil drugače.
    [two] Ta program bi zdaj o { $count } dogodkih te partije odločil drugače.
    [few] Ta program bi zdaj o { $count } dogodkih te partije odločil drugače.
   *[other] Ta program bi zdaj o { $count } dogodkih te partije odločil drugače.
}
    .kept = Velja tedanja odločitev.
    .next = Sodnik si bo morda želel ogledati dnevnik.
note-not-kept = Dogajanja ni mogoče shraniti na disk: { $why }
    .kept = Partija se nadaljuje, vse dosedanje je v pomnilniku.
    .next = { $remedy ->
        [room] Sprostite prostor na disku ali shranite partijo drugam.
        [rights] Dovolite programu pisanje v njegovo mapo ali shranite partijo drugam.
        [obstacle] Odstranite, kar je na njenem mestu, ali shranite partijo drugam.
        [other-program] Zaprite drugi Jadoube ali shranite partijo drugam.
       *[elsewhere] Shranite partijo drugam, najbolje na drug disk.
    }
note-colors-swapped = Barvi sta zamenjani: kdor je imel črne, ima zdaj bele.
note-position-kept = Pozicija je shranjena.
    .next = Najdete jo pod »{ new-game-title }«, »{ tournament-settings }«, »{ start-set-up }«.
note-game-paused = Med učenjem partija miruje.
    .kept = { clock-paused }
    .next = Nazaj k njej: »{ menu-first }«, »{ summary-resume }«.
# $why: številka kola   $count: številka šahovnice
note-board-left = Partija { $why }. kola pri šahovnici { $count } tukaj ni bila dokončana.
    .kept = Turnir je ostal, kakršen je bil: ta šahovnica od te partije nima rezultata.
    .next = Rezultat vnesite v turnirju ali pa partijo od tam začnite znova.
# $why: the number of a round   $count: the number of a board
note-incident-left = Dogodek { $why }. kola pri šahovnici { $count } ni vnesen v turnir.
    .kept = Shranjen je, kakršen je bil, pod »{ kept-title }«.
    .next = Odprite ga tam in ga vnesite.
note-kept-after-all = Kar se dogaja, se spet shranjuje na disk.
    .kept = Nič ne manjka.
note-second-program = Jadoube je že odprt v drugem oknu.
    .kept = Tukaj igrane partije se hranijo le, dokler je to okno odprto, razen če jih shranite.
    .next = Zaprite drugega in znova zaženite tega.
note-slept = { $count ->
    [one] Računalnik je spal približno { $count } minuto.
    [two] Računalnik je spal približno { $count } minuti.
    [few] Računalnik je spal približno { $count } minute.
   *[other] Računalnik je spal približno { $count } minut.
}
    .kept = Ta čas ni bil odvzet nobenemu igralcu, uri pa sta ustavljeni.
    .next = Sodnik nastavi čas in požene uri naprej.
note-slept-or-set = { $count ->
    [one] Računalnik je spal približno { $count } minuto ali pa je bila njegova ura premaknjena naprej.
    [two] Računalnik je spal približno { $count } minuti ali pa je bila njegova ura premaknjena naprej.
    [few] Računalnik je spal približno { $count } minute ali pa je bila njegova ura premaknjena naprej.
   *[other] Računalnik je spal približno { $count } minut ali pa je bila njegova ura premaknjena naprej.
}
    .kept = { note-slept.kept }
    .next = { note-slept.next }
note-held-up = { $count ->
    [one] Medtem ko je ura tekla, tu { $count } sekundo ni bilo mogoče sprejeti nobene poteze in nobenega pritiska: program je bil ustavljen ali pa je bil računalnik preobremenjen.
    [two] Medtem ko je ura tekla, tu { $count } sekundi ni bilo mogoče sprejeti nobene poteze in nobenega pritiska: program je bil ustavljen ali pa je bil računalnik preobremenjen.
    [few] Medtem ko je ura tekla, tu { $count } sekunde ni bilo mogoče sprejeti nobene poteze in nobenega pritiska: program je bil ustavljen ali pa je bil računalnik preobremenjen.
   *[other] Medtem ko je ura tekla, tu { $count } sekund ni bilo mogoče sprejeti nobene poteze in nobenega pritiska: program je bil ustavljen ali pa je bil računalnik preobremenjen.
}
    .kept = Ura je tekla naprej, od partije pa ni nič izgubljeno.
    .next = Če je to koga od igralcev oviralo, sodnik ustavi uri in popravi čas.
note-unreadable = Ni prebrano: { $path } – { $why }
    .kept = Nič ni spremenjeno.
    .next = Izberite partijo, ki jo je shranil Jadoube, ali partijo v PGN.
file-not-a-game = to ni partija: v besedilu ni ne potez ne pozicije ne oznak.
file-damaged = datoteka je poškodovana in nič iz nje ni bilo postavljeno na šahovnico.
# $line, $column: mesto, šteto od 1
file-damaged-at = datoteka je poškodovana v vrstici { $line }, stolpec { $column }, in nič iz nje ni bilo postavljeno na šahovnico.
file-foreign = to ni datoteka programa Jadoube.
file-newer = zapisala jo je novejša različica programa Jadoube. Odprite jo s tisto.
file-last-sign = v njej piše le, kdaj je Jadoube nazadnje tekel; ničesar ni za odpreti.
file-tournament = v njej je dnevnik turnirja in ne partija; pokaže ga jadoube-cli event.
file-incident = v njej je dogodek ob šahovnici in ne partija; zapisnik o njem napiše jadoube-cli report.
file-no-tournament = v njej ni turnirja.
file-envelope = to je kuverta, ki se odpre s partijo, h kateri sodi.
file-printed = to je stran za tiskanje; odprite partijo, iz katere je nastala.
note-unwritable = { $path } ni mogoče zapisati: { $why }
    .kept = Partija je nespremenjena.
    .next = Izberite drugo mesto.
note-not-opened = Noben program ni mogel odpreti { $path }
    .kept = Vse je tam, nespremenjeno.
    .next = Odprite ročno.
note-not-shown = Noben upravitelj datotek ni mogel pokazati { $path }
    .kept = { note-not-opened.kept }
    .next = { note-not-opened.next }
note-written = Zapisano v { $path }
note-open = Odpri
note-show-in-folder = Pokaži v mapi
note-copied-pgn = Partija je na odložišču kot PGN
note-copied-fen = Pozicija je na odložišču kot FEN
note-copied-picture = Slika šahovnice je na odložišču
note-copied-text = Besedilo je na odložišču
note-link-pasted = Jadoube iz omrežja ne prenaša ničesar
    .next = Na tisti strani kopirajte PGN in ga prilepite tukaj.
note-file-window-open = Okno za izbiro datoteke je še odprto
    .next = V njem izberite datoteko ali ga zaprite.
note-settings-lost = Nastavitev ni mogoče prebrati do konca.
    .kept = Prvotna datoteka je shranjena kot { $path }; kar je stalo pred napako, še velja.
    .next = Drugo je kot običajno, dokler ne izberete drugače.
note-settings-refused = { $count ->
    [one] { $count } nastavitve ni mogoče uporabiti: { $why }
    [two] { $count } nastavitev ni mogoče uporabiti: { $why }
    [few] { $count } nastavitev ni mogoče uporabiti: { $why }
   *[other] { $count } nastavitev ni mogoče uporabiti: { $why }
}
    .kept = Vse druge veljajo; prvotna datoteka je shranjena kot { $path }.
    .next = V nastavitvah izberite znova; do takrat velja običajno.
note-settings-unread = Nastavitev ni mogoče prebrati: { $why }
    .kept = Datoteka ostane, kakršna je; dokler je ni mogoče prebrati, veljajo običajne.
    .next = Preverite disk ali dovoljenja datoteke in znova zaženite Jadoube.
note-learners-lost = Tega, kar so učenci naredili, ni mogoče prebrati.
    .kept = Datoteka, kakršna je bila, je shranjena kot { $path }.
    .next = Lekcije in situacije se odslej beležijo na novo.
note-learners-newer = To, kar so učenci naredili, je zapisal novejši Jadoube.
    .kept = Datoteka, kakršna je bila, je shranjena kot { $path }.
    .next = Uporabite novejši Jadoube ali tu beležite lekcije in situacije na novo.
note-learners-unread = Tega, kar so učenci naredili, ni mogoče prebrati: { $why }
    .kept = Datoteka ostane, kakršna je; dokler je ni mogoče prebrati, ni še nihče ničesar naredil.
    .next = Preverite disk in ali je datoteko dovoljeno brati, nato znova zaženite Jadoube.

sound-left-out = Ta program je bil narejen brez zvoka.
sound-no-device = Zvočne naprave ni mogoče najti; vse drugo deluje.
sound-refused = Zvočna naprava ne predvaja; vse drugo deluje.
voice-not-found = Glasu ni mogoče najti: namestite Speech Dispatcher ali eSpeak NG. Vse drugo deluje.
voice-refused = Glas ne govori; vse drugo deluje.

file-missing = take datoteke ni.
file-forbidden = sistem tega ne dovoli.
file-disk-full = disk je poln.
file-read-only = disk je mogoče le brati.
file-failing = disk odpoveduje.
file-not-a-folder = del poti je datoteka, ne mapa.
file-name-too-long = ime je predolgo.
file-circle = povezave v poti vodijo v krogu.
file-too-many-open = na tem računalniku je odprtih preveč datotek.
file-held = mapo uporablja drug Jadoube.
file-refused-because = sistem to zavrača (razlog { $reason }).
file-refused = sistem to zavrača.
file-folder = to je mapa.
file-endless = to je cev ali naprava, ne datoteka.
file-too-large = ta datoteka ima več kot { $most } MiB.
file-replaced = spremenila se je, odkar je bil prebran njen seznam partij; odprite jo znova.
file-broken-off = branje se je pretrgalo zaradi napake tega programa.
reading-opens = Odpiram: { $name } …
reading-reads = Berem: { $name }, { $read } od { $length } MiB
note-opened-in-part = Datoteka { $path } je od nekega mesta naprej poškodovana.
    .kept = Vse do tega mesta je tu; datoteka ni spremenjena.
    .next = Pred nadaljevanjem primerjajte pozicijo in uri z zapisnikoma.
note-settings-taken = Nastavitve so prevzete iz { $path }
# $why: since when the other program is open, on which machine, its process
note-other-without-game = Jadoube je že odprt v drugem oknu ({ $why }).
    .kept = { note-second-program.kept }
    .next = { note-second-program.next }
note-other-program = Jadoube je že odprt v drugem oknu ({ $why }).
    .kept = { note-second-program.kept }
    .next = Zaprite drugega in znova zaženite tega ali pa si od tu oglejte njegovo partijo.
# $path: the report
note-crashed = Pri zadnjem zagonu je v programu Jadoube prišlo do napake.
    .kept = Poročilo je shranjeno kot { $path }; nikamor ni bilo poslano.
    .next = Priložite ga, če napako prijavite.
note-look = Oglej si njegovo partijo
# An engine at the table plays no longer. $name: the engine, $path: where it lies, $why: what it did
note-engine-left = { $why ->
    [missing] Programa { $name } ni več na { $path }.
    [not-started] Programa { $name } ni mogoče zagnati: { $path } ni program, ki bi ga smeli zagnati.
    [no-uci] { $name } ne odgovarja kot program UCI.
    [not-ready] { $name } ni nikoli sporočil, da je pripravljen.
    [no-chess960] { $name } ne igra Chess960.
    [silent] { $name } ni dal poteze, niti ko mu je bilo to naročeno.
    [flooded] { $name } je povedal več, kot je mogoče poslušati, in je bil končan.
    [illegal-move] { $name } je hotel odigrati nepravilno potezo; nič ni bilo premaknjeno.
    [no-move] { $name } ni dal poteze, čeprav jo ima.
   *[ended] { $name } se je končal.
}
    .kept = Partija je shranjena, uri tečeta kot prej.
    .next = Naj namesto njega igra naprej ta program, ali pa ga zaženite znova.
note-engine-again = Zaženi ga znova
menu-built-in-plays = Naprej naj igra ta program
