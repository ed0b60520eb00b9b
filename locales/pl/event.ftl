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
# Why a result is asked about before it is entered
event-asks-unusual = Nietypowy wynik.
event-asks-live = Partia na tej szachownicy trwa na tym komputerze.
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
event-details = Dane turnieju
event-details-change = Dane turnieju…
event-details-save = Zapisz
event-federation = Federacja
event-first-day = Pierwszy dzień
event-last-day = Ostatni dzień
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
event-incident-waits = Do niewpisanego jeszcze incydentu…

## szachownica, na której gra się przy tym komputerze   $round, $board: numery   $ruled, $result: wyniki
event-play-here = Graj przy tym stole…
event-use-side-clock = Użyj zegara szachowego…
event-here-table = Na żywo: przy tym stole
event-here-side-clock = Na żywo: zegar szachowy
event-to-table = Przejdź do stołu
event-to-side-clock = Przejdź do zegara
event-decision-waits = Sędzia musi podjąć decyzję.
event-game-result = Partia grana tutaj skończyła się wynikiem { $ruled }.
event-game-other = Partia grana tutaj skończyła się wynikiem { $ruled }, wpisano { $result }.
event-game-reason = Zgodnie z partią graną na tym komputerze
# $name: nazwa turnieju
event-for-board = Runda { $round }, szachownica { $board }: { $name }
event-not-for-board = To nie są zawodnicy z rundy { $round }, szachownica { $board }, więc turniej niczego z tej partii nie przejmie.
event-report-games = Partie rundy { $round } (PGN)…

## kto przyszedł, początek rundy i dopuszczalne spóźnienie   $count, $all: ilu   $time: czas
event-mode-results = Wyniki
event-mode-attendance = Obecność
event-attendance-entry = Szachownica
event-attendance-what = Szachownica, Enter: są oboje · 12 +- tylko białe · 12 -+ tylko czarne · 12 -- nikogo
event-attendance-fault = Nie rozumiem. Wpisz 12, 12 +-, 12 -+ albo 12 --.
# $board: numer
event-came-both = Szachownica { $board }: są oboje
event-came-white = Szachownica { $board }: są tylko białe
event-came-black = Szachownica { $board }: są tylko czarne
event-came-nobody = Szachownica { $board }: nikogo nie ma
event-missing = Tylko szachownice, gdzie kogoś brak ({ $count })
event-nobody-missing = Nikogo nie brakuje.
event-attendance-count = Obecni zawodnicy: { $count } z { $all }
event-all-others-come = Wszyscy pozostali są ({ $count })
event-others-came = Wszyscy pozostali są: { $count }
# $result: wynik, który z tego wynika
event-forfeit-board = Walkower za spóźnienie: { $result }
# $count: ile szachownic
event-forfeit-all = Walkower za spóźnienie ({ $count })
event-start = Początek
event-default-time = Dopuszczalne spóźnienie w minutach
event-announcement = Inne ogłoszenie
event-announce = Ogłoś
event-start-fault = Początek to godzina, np. 18:00, a dopuszczalne spóźnienie to liczba minut.
event-starts-in = Do początku rundy: { $time }
event-default-time-left = Dopuszczalne spóźnienie: jeszcze { $time }
event-default-time-over = Dopuszczalne spóźnienie minęło o { $time }.
# $time: when it ended   $article: the article
event-late = Dopuszczalne spóźnienie minęło o { $time }. Kto przyjdzie później, przegrywa ({ $article }), chyba że sędzia zdecyduje inaczej.
event-late-in-time = Przyszedł na czas
event-late-plays = Mimo to niech gra
event-hall = Widok na salę
event-hall-starts-in = Do początku rundy
event-hall-default-time = Do końca dopuszczalnego spóźnienia
event-hall-over = Czas na spóźnienie minął
# $start, $end: godziny   $minutes: ile
event-hall-times = Początek { $start } · dopuszczalne spóźnienie { $minutes } min
event-hall-rule = Kto przyjdzie po { $end }, przegrywa partię, chyba że sędzia zdecyduje inaczej.
event-hall-none = Żadna runda nie jest jeszcze skojarzona.
event-hall-window = Na drugim ekranie
