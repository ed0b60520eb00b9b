### Turniej: początek, rundy, wyniki

event-title = Turniej
event-new = Nowy turniej
event-from-file = Z pliku lub ze schowka
event-from-file-what = Otwórz raport (TRF) albo wklej listę kojarzeń (Ctrl+V); plik można tu też upuścić.
event-open = Otwórz raport…
event-typed = Albo wpisz
event-pairings = Kojarzenia, każda szachownica w osobnym wierszu
event-pairings-example = 1  Nowak Anna – Kos Borys
event-pairings-what = Numer, białe, czarne. Kto jest nowy, zostaje zawodnikiem; „bye” za nazwiskiem to wolny los. Wystarczy też wklejona lista.
event-begin = Rozpocznij
event-pair = Wpisz kojarzenia
event-remarks = Nie przyjęto dosłownie
# $line: numer wiersza
event-line = Wiersz { $line }
# $board: numer szachownicy
event-board = Szachownica { $board }
# $round: runda   $all: ile rund skojarzono
event-round = Runda { $round }
event-round-of = Runda { $round } z { $all }
event-earlier-round = Wcześniejsza runda
event-later-round = Późniejsza runda
event-next-round = Następna runda…
event-next-round-what = Albo wklej jej kojarzenia (Ctrl+V).
event-undo = Cofnij
# Powód przy wyniku, który cofnięto
event-taken-back = Cofnięto
event-entry = Szachownica i wynik
event-entry-what = Szachownica, wynik, Enter: 12 1 · 12 0 · 12 = · 12 +-
# $count: szachownice bez wyniku
event-only-playing = Tylko szachownice, na których trwa gra ({ $count })
event-all-in = Wszystkie wyniki są wpisane.
# $count: wpisane wyniki z tylu szachownic ($all)
event-results-in = Wyniki: { $count } z { $all }
event-how = Wybierz szachownicę kliknięciem lub strzałkami albo wpisz jej numer i wynik.
# $player: nazwisko   $bye: litera
event-bye = Pauza ({ $bye }): { $player }
# $board: numer   $white, $black: nazwiska   $result: wynik
event-entered = Szachownica { $board }: { $white } – { $black } { $result }
event-played = Rozegrana
event-forfeits = Walkower
event-unusual = Decyzją sędziego
event-result-white = wygrana białych
event-result-draw = remis
event-result-black = wygrana czarnych
event-result-forfeit-black = walkower, czarne nie grały
event-result-forfeit-white = walkower, białe nie grały
event-result-forfeit-both = obustronny walkower
event-result-both-lose = obie strony przegrywają
event-result-half-zero = pół punktu tylko dla białych
event-result-zero-half = pół punktu tylko dla czarnych
# $result: wynik, który jest, albo który ma być
event-has-result = Wynik: { $result }
event-correct-how = Aby podać inny wynik, wybierz go i napisz dlaczego.
event-reason = Powód poprawki
event-correct = Popraw na { $result }

## karty obok rund
event-tab-rounds = Rundy
event-tab-standings = Tabela
event-tab-crosstable = Tabela krzyżowa
event-tab-players = Zawodnicy
event-tab-log = Dziennik
event-find-player = Znajdź zawodnika
event-find-line = Szukaj w dzienniku
event-none-found = Nic nie znaleziono.
event-no-standings = Tabela pojawi się po skojarzeniu pierwszej rundy.
event-choose-player = Wybierz zawodnika, aby zobaczyć jego rundy i to, co o nim zapisano.
# $rank: miejsce   $points: punkty
event-player-place = Miejsce { $rank }, punkty: { $points }
event-nothing-registered = Nic nie zapisano.

## raport
event-report = Zapisz raport…
event-report-what = Tabela, tabela krzyżowa, wszystkie rundy, poprawki, kary i uwagi według stanu na teraz.
event-report-language = Język raportu
event-report-csv = Tabela jako CSV…
event-report-rating = Do rankingu (TRF)
event-report-rating-what = Plik dla federacji i dla innych programów.
# $version: nazwa formatu
event-report-trf = Zapisz jako { $version }…
event-report-ascii = Nazwiska bez znaków diakrytycznych
choose-event-report = Zapisz raport z turnieju

## incydent na turnieju   $round: runda   $board: szachownica
event-attach = Wpisz do turnieju: runda { $round }, szachownica { $board }
event-attached = Wpisano do turnieju: runda { $round }, szachownica { $board }
event-attach-again = Zastąp wpisany incydent: runda { $round }, szachownica { $board }
event-attach-other = Wpisz jako inny incydent
# $ruled: the result by the ruling   $result: the result of the board
event-ruled = Zgodnie z decyzją wynik to { $ruled }.
event-ruled-other = Zgodnie z decyzją wynik to { $ruled }, wpisano { $result }.
event-ruled-open = Zgodnie z decyzją partia trwa, wpisano { $result }.
event-enter-result = Wpisz { $result }
# $article: the number of an article
event-ruled-reason = Decyzja w sprawie incydentu ({ $article })
event-ruled-anew = Sprawę incydentu rozstrzygnięto na nowo
event-incident-here = Incydent przy tej szachownicy…
