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
