### A tournament: its reports, its standings, its tie-breaks

## what a report tells that was not taken as it stands there; behind each stand a colon and the text   $round: a round
trf-round = { $round }. kolo
trf-fault-unknown-record = neznan zapis, ohranjen tak, kot je
trf-fault-unused-record = zapis, ki se tu ne uporablja, ohranjen tak, kot je
trf-fault-no-pairing-number = igralec brez startne številke, vrstica ohranjena taka, kot je
trf-fault-number-taken = to številko ima že drug igralec, vrstica ohranjena taka, kot je
trf-fault-not-a-number = ni število, ostane prazno
trf-fault-unknown-value = neznana vrednost
trf-fault-fields-run-together = podatek sega v naslednjega; vrstica se glasi
trf-fault-shifted-columns = rezultati niso v svojih stolpcih in so bili prebrani po vrsti
trf-fault-unreadable-round = rezultata ni mogoče prebrati, izpuščen je
trf-fault-unknown-opponent = takega nasprotnika ni, izpuščeno
trf-fault-one-sided = nasprotnikova vrstica ne pravi enako
trf-fault-colors-unclear = barvi nista jasni; bele ima nižja številka
trf-fault-results-disagree = rezultata se ne ujemata
trf-fault-old-bye = prosto kolo s črko starejšega zapisa
trf-fault-points-differ = navedene (in preštete) točke

## what a report that was written does not hold   $number: a player's number   $name: the whole name   $text: the whole field   $tag: the three signs of a record
trf-loss-name-cut = Ime igralca { $number } je predolgo in je bilo odrezano: { $name }
trf-loss-field-cut = Podatek igralca { $number } je predolg in je bil odrezan: { $text }
trf-loss-no-record = Ta oblika nima zapisa { $tag }, zato je izpuščen.
trf-loss-missing = Za rejting je potreben zapis { $tag }, a zanj ni nič znano.

## the standings; headings of columns are short   $round: a round
standings-after = Stanje po { $round }. kolu
# $count: how many results of the round are in, of $all
standings-during = Stanje, { $round }. kolo, rezultatov: { $count } od { $all }
standings-rank = Mesto
standings-number = Št.
standings-title = Naziv
standings-player = Ime
standings-federation = Zveza
standings-rating = Rejting
standings-points = Točke

## tie-breaks
tie-break-buchholz = Buchholzeve točke
tie-break-buchholz-cut1 = Buchholzeve točke brez najnižje
tie-break-buchholz-median1 = Srednje Buchholzeve točke
tie-break-sonneborn-berger = Sonneborn-Bergerjeve točke
tie-break-direct-encounter = Medsebojni rezultat
tie-break-wins = Število zmag
tie-break-games-won = Zmage za šahovnico
tie-break-progressive = Progresivni seštevek

## why a line of a pairing list is not taken as it stands there; behind each stand a colon and the line
pairing-list-no-pairing = dveh igralcev ni mogoče razbrati
pairing-list-unknown-number = te številke nima noben igralec
pairing-list-ambiguous-name = to ime ustreza več igralcem
pairing-list-name-guessed = ime je zapisano drugače; vzet je edini igralec, ki ustreza
pairing-list-paired-twice = ta igralec že ima par
pairing-list-board-taken = ta šahovnica je zasedena; vzeta je naslednja prosta številka

## why what was typed is no result   $board: a board   $text: what was typed   $result: the result that is there
quick-result-empty = Vpišite šahovnico in njen rezultat: 12 1
quick-result-no-board = »{ $text }« se ne začne s številko šahovnice.
quick-result-no-result = Šahovnica { $board }: manjka rezultat.
quick-result-unknown = Šahovnica { $board }: »{ $text }« ni rezultat.
quick-result-no-such-board = V tem kolu ni šahovnice { $board }.
quick-result-has-result = Šahovnica { $board } že ima { $result }; drug rezultat je popravek.

## why something cannot be entered in a tournament
tournament-change-no-such-round = Takega kola ni.
tournament-change-no-such-board = V tem kolu ni take šahovnice.
tournament-change-no-such-player = Takega igralca ni.
tournament-change-no-pairing-number = Številka igralca je med 1 in 9999.
tournament-change-paired-twice = En igralec bi bil v tem kolu dvakrat.
tournament-change-board-number-taken = Vsaka šahovnica potrebuje svojo številko.
tournament-change-has-results = To kolo ima že rezultate in se ne pari znova.
tournament-change-has-result = Ta šahovnica že ima rezultat; drug rezultat je popravek.
tournament-change-no-result = Ta šahovnica nima rezultata, ki bi se popravil.
tournament-change-nothing-changes = To tam že piše.
tournament-change-no-reason = Popravek potrebuje razlog.
tournament-change-unreadable-incident = Dogodka ni mogoče prebrati.

## what is registered of a player over the rounds
offence-warning = Opomin
offence-illegal-move = Nepravilna poteza
offence-device = Elektronska naprava
offence-wrong-claim = Neutemeljena zahteva
offence-time = Časovna kazen
offence-points = Kazen v točkah
offence-fine = Denarna kazen
offence-exclusion = Izključitev iz kol
offence-expulsion = Izključitev s turnirja
offence-forfeit = Partija brez boja

## tabele, dnevnik in poročilo turnirja   $round: kolo   $board: šahovnica   $player, $name: ime   $offence: kaj je zapisano
tournament-fide-id = FIDE ID
tournament-crosstable-after = Križna tabela po { $round }. kolu
tournament-crosstable-during = Križna tabela, { $round }. kolo, rezultatov: { $count } od { $all }
tournament-chief-arbiter = Glavni sodnik
tournament-deputies = Namestniki glavnega sodnika
tournament-time-control = Igralni čas
tournament-kind = Sistem
tournament-players = Igralci
tournament-rounds = Kola
tournament-corrections = Popravljeni rezultati
tournament-incidents = Dogodki
tournament-register = Opomini in kazni
tournament-notes = Opombe
tournament-bye = Prosto kolo
tournament-absent = Brez para
tournament-not-come = Niso prišli: { $players }
tournament-came-late = Prišli po izteku dovoljene zamude in smeli igrati: { $players }
tournament-late-forfeited = Prišli po izteku dovoljene zamude: { $players } (brez boja)
# Who has neither a game nor a bye
tournament-not-paired = Brez para: { $players }
# $time: when the arbiter noted it, after the default time
tournament-came-in-time = Prišli pravočasno, zapisano ob { $time }: { $players }
# Below the crosstable
tournament-crosstable-how = Stolpec, kot je 12w1: proti št. 12, z belimi, zmaga.
# The letters and signs stand in the tables as they are
tournament-letters-byes = H  prosto kolo za pol točke · F  za točko · U  po parih · Z  brez točk
tournament-letters-forfeits = +  dobljeno brez boja · –  izgubljeno brez boja
tournament-registered = { $round }. kolo, šahovnica { $board }: { $offence }
# $players: koliko   $rounds: koliko jih ima pare
tournament-log-imported = Poročilo prebrano; igralcev: { $players }, kol s pari: { $rounds }
tournament-log-described = Turnir: { $name }
# $number: igralčeva številka
tournament-log-player = Igralec št. { $number }: { $name }
# $boards: koliko
tournament-log-paired = { $round }. kolo: vneseni pari; šahovnic: { $boards }
# $white, $black: imeni; za njima stoji dvopičje ali rezultat
tournament-log-board = { $round }. kolo, šahovnica { $board }: { $white } – { $black }
# $before, $result: rezultata   $reason: zakaj
tournament-log-corrected = { $before } popravljeno v { $result }: { $reason }
# $bye: črka prostega kola
tournament-log-bye = { $round }. kolo: prost ({ $bye }) je { $player }
# $start: ura   $minutes: dovoljena zamuda
tournament-log-schedule = { $round }. kolo: začetek { $start }, dovoljena zamuda { $minutes } min
# $players: imena
tournament-log-came = { $round }. kolo: prisotni: { $players }
tournament-log-missing = { $round }. kolo: odsotni: { $players }
# $article: the article, such as 6.7.1
tournament-log-late = po izteku dovoljene zamude; sodnik je dovolil partijo ({ $article })
# $time: when the arbiter noted it, after the default time
tournament-log-in-time = prišli pravočasno, zapisano ob { $time }
# $count: koliko
tournament-log-many-came = { $round }. kolo: prišlo igralcev: { $count }
# $article: številka člena; pred njim šahovnica in rezultat
tournament-log-default-time = dovoljena zamuda { $minutes } min ({ $article })
# Behind the default time: who lost by it and came after it
tournament-log-came-after = po njej prišli: { $players }
tournament-log-incident = dogodek
tournament-log-incident-again = dogodek, vnesen znova
# $count: which illegal move of that player, from 1
tournament-illegal-move = { $count ->
    [1] Prva nepravilna poteza
    [2] Druga nepravilna poteza
    [3] Tretja nepravilna poteza
   *[other] { $count }. nepravilna poteza
}
tournament-loses = { $player }: partija je izgubljena.
tournament-late-loses = { $player }: prihod po izteku dovoljene zamude, partija je izgubljena.
tournament-absent-loses = { $player }: v dovoljeni zamudi ni bilo prihoda, partija je izgubljena.
tournament-late-plays = { $player }: pozen prihod, sodnik je dovolil partijo.
tournament-log-game = partija, igrana na tem računalniku
tournament-log-note = Opomba
tournament-log-unread = Vrstice s pari, ki jih ni bilo mogoče prebrati
