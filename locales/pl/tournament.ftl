### A tournament: its reports, its standings, its tie-breaks

## what a report tells that was not taken as it stands there; behind each stand a colon and the text   $round: a round
trf-round = Runda { $round }
trf-fault-unknown-record = nieznany rekord, zachowany bez zmian
trf-fault-unused-record = rekord tu nieużywany, zachowany bez zmian
trf-fault-no-pairing-number = zawodnik bez numeru startowego, wiersz zachowany bez zmian
trf-fault-number-taken = ten numer ma już inny zawodnik, wiersz zachowany bez zmian
trf-fault-not-a-number = to nie liczba, pole zostaje puste
trf-fault-unknown-value = nieznana wartość
trf-fault-fields-run-together = pole wchodzi na następne; wiersz brzmi
trf-fault-shifted-columns = wyniki nie stoją w swoich kolumnach i odczytano je po kolei
trf-fault-unreadable-round = wyniku nie da się odczytać, pominięto go
trf-fault-unknown-opponent = nie ma takiego przeciwnika, pominięto
trf-fault-one-sided = wiersz przeciwnika mówi co innego
trf-fault-colors-unclear = kolory nie są jasne; białymi gra niższy numer
trf-fault-results-disagree = wyniki nie pasują do siebie
trf-fault-old-bye = pauza zapisana literą starszego formatu
trf-fault-points-differ = punkty podane (i policzone)

## what a report that was written does not hold   $number: a player's number   $name: the whole name   $text: the whole field   $tag: the three signs of a record
trf-loss-name-cut = Nazwisko zawodnika { $number } nie mieści się i zostało ucięte: { $name }
trf-loss-field-cut = Pole zawodnika { $number } nie mieści się i zostało ucięte: { $text }
trf-loss-no-record = Ten format nie ma rekordu { $tag }, więc go pominięto.
trf-loss-missing = Do rankingu potrzebny jest rekord { $tag }, ale nic o nim nie wiadomo.

## the standings; headings of columns are short   $round: a round
standings-after = Tabela po rundzie { $round }
# $count: how many results of the round are in, of $all
standings-during = Tabela, runda { $round }, wyniki: { $count } z { $all }
standings-rank = M.
standings-number = Nr
standings-title = Tyt.
standings-player = Nazwisko
standings-federation = Fed.
standings-rating = Rank.
standings-points = Pkt

## tie-breaks
tie-break-buchholz = Punktacja Buchholza
tie-break-buchholz-cut1 = Buchholz bez najniższego
tie-break-buchholz-median1 = Średni Buchholz
tie-break-sonneborn-berger = Punktacja Sonneborna-Bergera
tie-break-direct-encounter = Wynik bezpośredni
tie-break-wins = Liczba zwycięstw
tie-break-games-won = Zwycięstwa przy szachownicy
tie-break-progressive = Progres

## why a line of a pairing list is not taken as it stands there; behind each stand a colon and the line
pairing-list-no-pairing = nie da się rozpoznać dwóch zawodników
pairing-list-unknown-number = żaden zawodnik nie ma tego numeru
pairing-list-ambiguous-name = to nazwisko pasuje do kilku zawodników
pairing-list-name-guessed = nazwisko zapisano inaczej; wzięto jedynego zawodnika, który pasuje
pairing-list-paired-twice = ten zawodnik jest już skojarzony
pairing-list-board-taken = ta szachownica jest zajęta; użyto następnego wolnego numeru

## why what was typed is no result   $board: a board   $text: what was typed   $result: the result that is there
quick-result-empty = Wpisz szachownicę i wynik: 12 1
quick-result-no-board = „{ $text }” nie zaczyna się od szachownicy.
quick-result-no-result = Szachownica { $board }: brak wyniku.
quick-result-unknown = Szachownica { $board }: „{ $text }” to nie wynik.
quick-result-no-such-board = W tej rundzie nie ma szachownicy { $board }.
quick-result-has-result = Szachownica { $board } ma już { $result }; inny wynik to poprawka.

## why something cannot be entered in a tournament
tournament-change-no-such-round = Nie ma takiej rundy.
tournament-change-no-such-board = W tej rundzie nie ma takiej szachownicy.
tournament-change-no-such-player = Nie ma takiego zawodnika.
tournament-change-no-pairing-number = Numer zawodnika mieści się między 1 a 9999.
tournament-change-paired-twice = Jeden zawodnik byłby w tej rundzie dwa razy.
tournament-change-board-number-taken = Każda szachownica musi mieć własny numer.
tournament-change-has-results = Ta runda ma już wyniki i nie kojarzy się jej ponownie.
tournament-change-has-result = Ta szachownica ma już wynik; inny wynik to poprawka.
tournament-change-no-result = Ta szachownica nie ma wyniku do poprawienia.
tournament-change-nothing-changes = To już tam jest.
tournament-change-no-reason = Poprawka wymaga uzasadnienia.
tournament-change-unreadable-incident = Incydentu nie da się odczytać.

## what is registered of a player over the rounds
offence-warning = Ostrzeżenie
offence-illegal-move = Nieprawidłowe posunięcie
offence-device = Urządzenie elektroniczne
offence-wrong-claim = Niesłuszna reklamacja
offence-time = Kara czasowa
offence-points = Kara punktowa
offence-fine = Grzywna
offence-exclusion = Wykluczenie z rund
offence-expulsion = Wydalenie z zawodów
offence-forfeit = Walkower

## tabele, dziennik i raport turnieju   $round: runda   $board: szachownica   $player, $name: nazwisko   $offence: co zapisano
tournament-fide-id = FIDE ID
tournament-crosstable-after = Tabela krzyżowa po rundzie { $round }
tournament-crosstable-during = Tabela krzyżowa, runda { $round }, wyniki: { $count } z { $all }
tournament-chief-arbiter = Sędzia główny
tournament-deputies = Zastępcy sędziego głównego
tournament-time-control = Tempo gry
tournament-kind = System
tournament-players = Zawodnicy
tournament-rounds = Rundy
tournament-corrections = Poprawione wyniki
tournament-incidents = Incydenty
tournament-register = Ostrzeżenia i kary
tournament-notes = Uwagi
tournament-bye = Pauza
tournament-absent = Bez kojarzenia
tournament-not-come = Nie przyszli: { $players }
tournament-came-late = Przyszli po upływie dopuszczalnego spóźnienia i mogli grać: { $players }
tournament-late-forfeited = Przyszli po upływie dopuszczalnego spóźnienia: { $players } (walkower)
# Who has neither a game nor a bye
tournament-not-paired = Bez pary: { $players }
# $time: when the arbiter noted it, after the default time
tournament-came-in-time = Przyszli na czas, odnotowano o { $time }: { $players }
# Below the crosstable
tournament-crosstable-how = Kolumna taka jak 12w1: przeciw nr 12, białymi, wygrana.
# The letters and signs stand in the tables as they are
tournament-letters-byes = H  pauza za pół punktu · F  pauza za punkt · U  pauza z kojarzenia · Z  pauza bez punktów
tournament-letters-forfeits = +  wygrana walkowerem · –  porażka walkowerem
tournament-registered = Runda { $round }, szachownica { $board }: { $offence }
# $players: ilu   $rounds: ile skojarzono
tournament-log-imported = Wczytano raport; zawodnicy: { $players }, skojarzone rundy: { $rounds }
tournament-log-described = Turniej: { $name }
# $number: numer zawodnika
tournament-log-player = Zawodnik nr { $number }: { $name }
# $boards: ile
tournament-log-paired = Skojarzono rundę { $round }; szachownice: { $boards }
# $white, $black: nazwiska; za nimi dwukropek albo wynik
tournament-log-board = Runda { $round }, szachownica { $board }: { $white } – { $black }
# $before, $result: wyniki   $reason: dlaczego
tournament-log-corrected = { $before } poprawiono na { $result }: { $reason }
# $bye: litera
tournament-log-bye = Runda { $round }: pauzuje ({ $bye }) { $player }
# $start: godzina   $minutes: dopuszczalne spóźnienie
tournament-log-schedule = Runda { $round }: początek { $start }, dopuszczalne spóźnienie { $minutes } min
# $players: nazwiska
tournament-log-came = Runda { $round }: obecni: { $players }
tournament-log-missing = Runda { $round }: nieobecni: { $players }
# $article: the article, such as 6.7.1
tournament-log-late = po upływie dopuszczalnego spóźnienia; sędzia pozwolił grać ({ $article })
# $time: when the arbiter noted it, after the default time
tournament-log-in-time = przyszli na czas, odnotowano o { $time }
# $count: ilu
tournament-log-many-came = Runda { $round }: przybyli zawodnicy: { $count }
# $article: numer artykułu; przed nim szachownica i wynik
tournament-log-default-time = dopuszczalne spóźnienie { $minutes } min ({ $article })
# Behind the default time: who lost by it and came after it
tournament-log-came-after = po nim przyszli: { $players }
tournament-log-incident = incydent
tournament-log-incident-again = incydent, wpisany ponownie
# $count: which illegal move of that player, from 1
tournament-illegal-move = { $count ->
    [1] Pierwsze nieprawidłowe posunięcie
    [2] Drugie nieprawidłowe posunięcie
    [3] Trzecie nieprawidłowe posunięcie
   *[other] Nieprawidłowe posunięcie nr { $count }
}
tournament-loses = { $player }: partia przegrana.
tournament-late-loses = { $player }: przyjście po upływie dopuszczalnego spóźnienia, partia przegrana.
tournament-absent-loses = { $player }: brak przyjścia w dopuszczalnym czasie, partia przegrana.
tournament-late-plays = { $player }: spóźnienie, sędzia pozwolił grać.
tournament-log-game = partia rozegrana na tym komputerze
tournament-log-note = Uwaga
tournament-log-unread = Wiersze kojarzeń, których nie udało się odczytać
