### Turnir: začetek, kola, rezultati

event-title = Turnir
event-new = Nov turnir
event-from-file = Iz datoteke ali z odložišča
event-from-file-what = Odprite poročilo (TRF) ali prilepite pare s Ctrl+V; datoteko lahko sem tudi spustite.
event-open = Odpri poročilo…
event-typed = Ali vtipkajte
event-pairings = Pari, vsaka šahovnica v svoji vrstici
event-pairings-example = 1  Novak Jana – Kos Peter
event-pairings-what = Številka, beli, črni. Kdor je nov, postane igralec; »bye« za imenom pomeni prosto kolo. Ustreza tudi prilepljen seznam.
event-begin = Začni
event-pair = Vnesi pare
event-remarks = Ni prevzeto, kot piše
# $line: številka vrstice
event-line = Vrstica { $line }
# $board: številka šahovnice
event-board = Šahovnica { $board }
# $round: kolo   $all: koliko kol ima pare
event-round = { $round }. kolo
event-round-of = { $round }. kolo od { $all }
event-earlier-round = Prejšnje kolo
event-later-round = Naslednje kolo
event-next-round = Novo kolo…
event-next-round-what = Ali prilepite pare s Ctrl+V.
event-undo = Vzemi nazaj
# Razlog, ki stoji pri rezultatu, vzetem nazaj
event-taken-back = Vzeto nazaj
event-entry = Šahovnica in rezultat
event-entry-what = Šahovnica, rezultat, Enter: 12 1 · 12 0 · 12 = · 12 +-
# $count: šahovnice brez rezultata
event-only-playing = Samo šahovnice, kjer se še igra ({ $count })
event-all-in = Vsi rezultati so vneseni.
# $count: vneseni rezultati od tolikih šahovnic ($all)
event-results-in = Rezultatov: { $count } od { $all }
# Why a result is asked about before it is entered
event-asks-unusual = Nenavaden rezultat.
event-asks-live = Partija na tej šahovnici teče na tem računalniku.
event-how = Šahovnico izberite s klikom ali s puščicami ali vtipkajte njeno številko in rezultat.
# $player: ime   $bye: črka prostega kola
event-bye = Prost ({ $bye }): { $player }
# $board: številka   $white, $black: imeni   $result: rezultat
event-entered = Šahovnica { $board }: { $white } – { $black } { $result }
event-played = Na šahovnici
event-forfeits = Brez boja
event-unusual = Po odločitvi sodnika
event-result-white = zmaga belega
event-result-draw = remi
event-result-black = zmaga črnega
event-result-forfeit-black = črni izgubi brez boja
event-result-forfeit-white = beli izgubi brez boja
event-result-forfeit-both = oba izgubita brez boja
event-result-both-lose = oba izgubita
event-result-half-zero = pol točke samo belemu
event-result-zero-half = pol točke samo črnemu
# $result: rezultat, ki je vnesen, ali tisti, ki naj bo
event-has-result = Rezultat: { $result }
event-correct-how = Za drug rezultat ga izberite in povejte, zakaj.
event-reason = Razlog popravka
event-correct = Popravi v { $result }

## zavihki ob kolih
event-tab-rounds = Kola
event-tab-standings = Lestvica
event-tab-crosstable = Križna tabela
event-tab-players = Igralci
event-tab-log = Dnevnik
event-find-player = Poišči igralca
event-find-line = Išči po dnevniku
event-none-found = Nič ni najdeno.
event-no-standings = Dokler prvo kolo nima parov, ni lestvice.
event-choose-player = Izberite igralca; pokažejo se njegova kola in kaj je o njem zapisano.
# $rank: mesto   $points: točke
event-player-place = { $rank }. mesto, točk: { $points }
event-nothing-registered = Nič ni zapisano.

## poročilo
event-report = Shrani poročilo …
event-report-what = Lestvica, križna tabela, vsa kola, popravki, kazni in opombe, kakor so zdaj.
event-details = Podatki o turnirju
event-details-change = Podatki o turnirju …
event-details-save = Shrani
event-federation = Zveza
event-first-day = Prvi dan
event-last-day = Zadnji dan
event-report-language = Jezik poročila
event-report-csv = Lestvica kot CSV …
event-report-rating = Za rejting (TRF)
event-report-rating-what = Datoteka za zvezo in za druge programe.
# $version: ime oblike
event-report-trf = Shrani kot { $version } …
event-report-ascii = Imena brez strešic, v osnovni latinici
choose-event-report = Shrani poročilo o turnirju

## dogodek na turnirju   $round: kolo   $board: šahovnica
event-attach = Vnesi v turnir: { $round }. kolo, šahovnica { $board }
event-attached = Vneseno v turnir: { $round }. kolo, šahovnica { $board }
event-attach-again = Zamenjaj vneseni dogodek: { $round }. kolo, šahovnica { $board }
event-attach-other = Vnesi kot drug dogodek
# $ruled: the result by the ruling   $result: the result of the board
event-ruled = Po odločitvi je rezultat { $ruled }.
event-ruled-other = Po odločitvi je rezultat { $ruled }, vnesen je { $result }.
event-ruled-open = Po odločitvi se partija nadaljuje, vnesen je rezultat { $result }.
event-enter-result = Vnesi { $result }
# $article: the number of an article
event-ruled-reason = Odločitev o dogodku ({ $article })
event-ruled-anew = O dogodku je bilo odločeno na novo
event-incident-here = Dogodek pri tej šahovnici …
event-incident-waits = Na dogodek, ki še ni vnesen …

## šahovnica, na kateri se igra na tem računalniku   $round, $board: številki   $ruled, $result: rezultata
event-play-here = Igraj pri tej mizi …
event-use-side-clock = Uporabi šahovsko uro …
event-here-table = V živo: pri tej mizi
event-here-side-clock = V živo: šahovska ura
event-to-table = Pojdi k mizi
event-to-side-clock = Pojdi k uri
event-decision-waits = Sodnik mora odločiti.
event-game-result = Tukaj igrana partija se je končala { $ruled }.
event-game-other = Tukaj igrana partija se je končala { $ruled }, vnesen je rezultat { $result }.
event-game-reason = Po partiji, igrani na tem računalniku
# $name: ime turnirja
event-for-board = { $round }. kolo, šahovnica { $board }: { $name }
event-not-for-board = To nista igralca iz { $round }. kola pri šahovnici { $board }, zato turnir od te partije ne prevzame ničesar.
event-report-games = Partije { $round }. kola (PGN) …

## kdo je prišel, začetek kola in dovoljena zamuda   $count, $all: koliko   $time: čas
event-mode-results = Rezultati
event-mode-attendance = Prisotnost
event-attendance-entry = Šahovnica
event-attendance-what = Šahovnica, Enter: prišla sta oba · 12 +- samo beli · 12 -+ samo črni · 12 -- nihče
event-attendance-fault = To ni razumljivo. Vtipkajte 12, 12 +-, 12 -+ ali 12 --.
# $board: številka
event-came-both = Šahovnica { $board }: prišla sta oba
event-came-white = Šahovnica { $board }: prišel je samo beli
event-came-black = Šahovnica { $board }: prišel je samo črni
event-came-nobody = Šahovnica { $board }: ni prišel nihče
event-missing = Samo šahovnice, kjer kdo manjka ({ $count })
event-nobody-missing = Nihče ne manjka.
event-attendance-count = Prisotnih igralcev: { $count } od { $all }
event-all-others-come = Vsi drugi so prišli ({ $count })
event-others-came = Vsi drugi so prišli: { $count }
# $result: rezultat, ki sledi
event-forfeit-board = Zamuda, brez boja: { $result }
# $count: koliko šahovnic
event-forfeit-all = Zamuda, brez boja ({ $count })
event-start = Začetek
event-default-time = Dovoljena zamuda v minutah
event-announcement = Drugo obvestilo
event-announce = Objavi
event-start-fault = Začetek je ura, na primer 18:00, dovoljena zamuda pa število minut.
event-starts-in = Kolo se začne čez { $time }
event-default-time-left = Dovoljena zamuda: še { $time }
event-default-time-over = Dovoljena zamuda se je iztekla ob { $time }.
# $time: when it ended   $article: the article
event-late = Dovoljena zamuda se je iztekla ob { $time }. Kdor pride pozneje, izgubi ({ $article }), razen če odločite drugače.
event-late-in-time = Prišel pravočasno
event-late-plays = Vseeno naj igra
event-hall = Pogled za dvorano
event-hall-starts-in = Kolo se začne čez
event-hall-default-time = Dovoljena zamuda se izteče čez
event-hall-over = Dovoljena zamuda se je iztekla
# $start, $end: uri   $minutes: koliko
event-hall-times = Začetek { $start } · dovoljena zamuda { $minutes } min
event-hall-rule = Kdor pride po { $end }, izgubi partijo, razen če sodnik odloči drugače.
event-hall-none = Nobeno kolo še nima parov.
event-hall-window = Na drugem zaslonu
