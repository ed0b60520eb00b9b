### Errors

# $path: where the whole of the damaged record is kept
note-damaged = Zapis partije je od nekega mesta naprej poškodovan.
    .kept = Vse do tega mesta je na šahovnici; celoten zapis je shranjen kot { $path }.
    .next = Pred nadaljevanjem primerjajte pozicijo in uri z zapisoma igralcev.
# $count: the number of events on which this program would now rule differently
note-ruled-differently = { $count ->
        [one] Ta program bi danes o { $count } dogodku te partije odločil drugače.
        [two] Ta program bi danes o { $count } dogodkih te partije odločil drugače.
        [few] Ta program bi danes o { $count } dogodkih te partije odločil drugače.
       *[other] Ta program bi danes o { $count } dogodkih te partije odločil drugače.
    }
    .kept = Kar je bilo odločeno takrat, velja.
    .next = Dobro je, da sodnik pogleda dnevnik.
# $why: the system's own words
note-not-kept = Tega, kar se dogaja, ni mogoče shraniti na disk: { $why }
    .kept = Partija se nadaljuje in vse dosedanje je v pomnilniku.
    .next = Sprostite prostor na disku ali shranite partijo drugam.
note-second-program = Odprt je še en Jadoube, ki hrani svojo partijo.
    .kept = Partije, igrane tukaj, niso shranjene, če jih ne shranite sami.
    .next = Zaprite drugega in znova zaženite tega.
# $count: minutes, rounded up
note-slept = { $count ->
        [one] Računalnik je spal približno { $count } minuto ali pa je bila njegova ura premaknjena naprej.
        [two] Računalnik je spal približno { $count } minuti ali pa je bila njegova ura premaknjena naprej.
        [few] Računalnik je spal približno { $count } minute ali pa je bila njegova ura premaknjena naprej.
       *[other] Računalnik je spal približno { $count } minut ali pa je bila njegova ura premaknjena naprej.
    }
    .kept = Ta čas ni bil zaračunan nikomur in uri stojita.
    .next = Sodnik nastavi časa in spet požene uro.
# $path: the file, $why: what is wrong with it
note-unreadable = { $path } ni mogoče prebrati: { $why }
    .kept = Nič ni spremenjeno.
    .next = Izberite partijo, ki jo je shranil Jadoube, ali partijo v zapisu PGN.
note-unwritable = { $path } ni mogoče zapisati: { $why }
    .kept = Partija je nespremenjena.
    .next = Izberite drugo mesto.
note-written = Shranjeno kot { $path }
# $path: where the old preferences are kept
note-settings-lost = Nastavitev ni mogoče prebrati.
    .kept = Shranjene so kot { $path }.
    .next = Dokler ne izberete drugih, veljajo običajne.

sound-left-out = Ta program je narejen brez zvoka.
sound-no-device = Zvočne naprave ni mogoče najti; vse drugo deluje.
sound-refused = Zvočna naprava ne predvaja; vse drugo deluje.
