### First screen, menus, commands

app-name = Jadoube
app-what = Šah po Pravilih: šahovnica, ura in sodnik

card-play = Igraj
card-play-what = Dva igralca za eno šahovnico, z uro in sodnikom, ki pozna Pravila.
card-play-more = Povlecite potezo, nato pritisnite uro. Če kaj ni v redu, odločitev pove, kaj in zakaj.
card-learn = Učenje Pravil
card-learn-what = Korak za korakom, na živi šahovnici: lekcije in situacije, v katerih ste sodnik vi.
card-learn-more = Naredite napako nalašč in poglejte odločitev. Za klub, otroka in bodočega sodnika.
card-open = Odpri partijo
card-open-what = Nadaljujte shranjeno partijo ali si oglejte partijo v zapisu PGN.
card-open-more = Preglejte jo potezo za potezo, z urama, ali igrajte naprej iz katere koli pozicije.

menu = Meni
menu-new = Nova partija
menu-chess960 = Nova partija: šah 960
menu-open = Odpri …
menu-save = Shrani partijo …
menu-pgn = Izvozi kot PGN …
menu-copy-pgn = Kopiraj partijo kot PGN
menu-copy-fen = Kopiraj pozicijo kot FEN
menu-copy-picture = Kopiraj sliko šahovnice
menu-save-picture = Shrani sliko šahovnice …
menu-print = Natisni zapisnik …
menu-first = Začetni zaslon
menu-preferences = Nastavitve
menu-keys = Tipke
menu-manual = Priročnik (v angleščini)
manual-play = Kako se igra
manual-command-line = V ukazni vrstici
menu-palette = Poišči ukaz …
palette-hint = Poišči ukaz, nastavitev ali stran
palette-nothing = Noben ukaz ne vsebuje teh besed.
palette-computer = računalnik, z računalnikom, proti računalniku, motor, stroj, robot, bot, program, nasprotnik, partner, sam, vaja, trening
palette-chess960 = 960, šah960, Chess960, Fischer, Fischerjev šah, naključni začetek
palette-preferences = glas, govor, branje, zvok, glasnost, velikost besedila, gibanje, kontrast, tema, barve, zapis, nastavitve, možnosti
menu-full-screen = Ves zaslon
menu-projector = Samo šahovnica in uri, za projektor (Esc konča)
menu-quit = Končaj
menu-of-game = Ta partija
menu-of-files = Partije in datoteke
menu-of-board = Šahovnica
menu-of-program = Program

back = Nazaj
# Where a page leads back to
place-table = Partija
place-games = Partije
cancel = Prekliči
close = Zapri
sure = Zares?
sure-no = Ne

clipboard = Odložišče
choose-games = Partije in pozicije
choose-all-files = Vse datoteke
# While a file is held over the window
drop-here = Spustite, da se odpre tukaj
choose-open = Odpri partijo
choose-open-report = Odpri turnirsko poročilo
choose-reports = Turnirska poročila
choose-engine = Izberi šahovski program UCI
choose-save = Shrani partijo
choose-pgn = Izvozi kot PGN
choose-picture = Shrani sliko šahovnice
choose-sheet = Shrani zapisnik
choose-what = Sistem tu nima okna za izbiro datotek, zato vpišite, kje je datoteka.
choose-where = Sistem tu nima okna za izbiro datotek, zato vpišite, kam naj se datoteka shrani.
choose-path = Pot do datoteke
choose-taken = { $path } že obstaja. Izberite drugo ime ali zamenjajte to datoteko.
choose-overwrite = Zamenjaj datoteko

notes-name = Sporočila
notes-more = še { $count }

color-white = Beli
color-black = Črni

article-open = Kaj pravi ta člen
article-editions = Po izdajah
article-other = Kako vsaka izdaja presodi o tem, kar je bilo tu storjeno
article-nothing = Tu ne bi odločila ničesar.
ruling-interpretation = Razlaga: Pravila to puščajo odprto.
ruling-advice = Nasvet sodnikom: ni del Pravil.
ruling-name = Odločitev
article = Člen { $number }
laws-of = Pravila { $year }
edition-unknown = brez svojega člena
law-not-there = Izdaja { $year } pod številko { $number } nima pravila, ki bi ga ta program poznal.
law-of-another-edition = V izdaji { $year } pod to številko stoji:
law-found = { $count ->
    [one] »{ $words }« stoji v { $count } določilu Pravil:
    [two] »{ $words }« stoji v { $count } določilih Pravil:
    [few] »{ $words }« stoji v { $count } določilih Pravil:
   *[other] »{ $words }« stoji v { $count } določilih Pravil:
}
card-side = Šahovska ura
card-side-what = Ura z dvema stranema za šahovnico, ki stoji ob zaslonu.
card-side-more = Vsak igralec pritiska svojo polovico okna: z miško, s prstom ali s tipko Ctrl.
card-side-goes-on = Ura je v teku: { $white } { $white-time } – { $black } { $black-time }
card-side-left = Nedokončana ura ({ $day }): { $white } { $white-time } – { $black } { $black-time }
choose-game-report = Shrani poročilo o partiji
choose-side-clock-log = Shrani dnevnik ure

# $count: število datotek
kept-title = Vse partije in datoteke
kept-what = Vsaka tu začeta partija se hrani, tudi odložena; lahko jo znova odprete.
kept-game = Partija brez imen
kept-side-clock = Dnevnik ure
kept-incident = Dogodek
kept-tournament = Dnevnik turnirja
kept-settings = Nastavitve
kept-damaged = zapis poškodovan
kept-open = Odpri
# $path: mapa
kept-opened = Nazadnje odprto
kept-folder = Datoteke so v { $path }
bar-tournament = Turnirski sodnik
bar-friendly = Prijateljski sodnik
bar-teaching = Učitelj
bar-pause = Premor
# Beside the clocks of the game on the table, while another game is looked through
in-play = Partija poteka
kept-players = Igralca
kept-time = Čas
kept-to-the-result = Izid in podpisi
kept-to-the-table = Nazaj k partiji
settings-offered = V tej datoteki so nastavitve programa. Vaše ostanejo, kakršne so, razen če uporabite te.
settings-keep = Obdrži moje
settings-take = Uporabi te
closing-title = Zapreti to okno?
closing-what = Kar se je tukaj igralo, hrani samo to okno. Kar ni shranjeno v datoteko, bo izgubljeno.
closing-stay = Ostani
closing-close = Zapri brez shranjevanja

card-desk = Sodniška miza
card-desk-what = Odločitve, popravki in dnevnik partije na šahovnici.
card-desk-begin = Za sodnika: tukaj začnite partijo, nato se odpre iz vrstice nad šahovnico.
card-desk-more = Odločajte o reklamacijah, nastavljajte uri, vračajte pozicije in natisnite, kaj se je zgodilo.
first-unfinished = Nedokončana partija
first-more-unfinished = { $count ->
    [one] Še { $count } nedokončana
    [two] Še { $count } nedokončani
    [few] Še { $count } nedokončane
   *[other] Še { $count } nedokončanih
}
first-recent = Zadnje partije
first-no-recent = Tu bodo stale končane partije.
summary-resume = Nadaljuj
# $number: of the move that is played
summary-move = poteza { $number }
# What both clocks show. $white, $black: 4:31
summary-clocks = uri { $white } – { $black }
summary-in-play = v teku
summary-unfinished = nedokončana
summary-adjourned = prekinjena
summary-referred = izid odprt
summary-annulled = razveljavljena
summary-from-a-file = iz datoteke
# $player: white, black
summary-to-move = Na potezi je { player-mid }.
# $player: white, black
summary-runs = Teče ura { player-gen }.

# The page that tells what the program is
about-title = O programu Jadoube
about-program = Program
about-version = Različica
about-licence = Licenca
about-licence-what = Prosto programje: uporabljate, preučujete, razširjate in spreminjate ga lahko pod pogoji Splošnega dovoljenja GNU, različice 3 ali novejše. Brez kakršnega koli jamstva.
about-no-network = Jadoube ne odpira omrežnih povezav in ničesar nikamor ne pošilja.
about-credits = Pisave, figure, zvoki
about-libraries = Knjižnice
