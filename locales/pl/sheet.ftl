### Scoresheet and envelope
# What is printed on a scoresheet
sheet-title = Zapis partii
sheet-event = Turniej
sheet-site = Miejsce
sheet-round = Runda
sheet-board = Szachownica
sheet-date = Data
sheet-result = Wynik
sheet-remarks = Uwagi sędziego
# Behind the number of a move that was taken back later
sheet-taken-back = (posunięcie cofnięte)
sheet-signature-white = Podpis grającego białymi
sheet-signature-black = Podpis grającego czarnymi
# The page on which a sheet is ordered
sheet-print = Drukowanie formularza
sheet-whose = Czyją notacją
sheet-language = Język formularza
sheet-paper = Papier
sheet-is-empty = Pusty formularz do wypełnienia ręcznie
# $letters: characters that no font of the program has
sheet-boxes = Wydruk nie ma znaków dla { $letters }; w ich miejscu będą ramki.
sheet-print-now = Drukuj…
sheet-save-pdf = Zapisz jako PDF…
sheet-save-text = Zapisz jako tekst…
# A page as it will be printed
print-preview = Strona { $page } z { $count }
# A scoresheet that a player keeps himself at the screen. $player: the player's name   $written, $played: moves
own-score = Każdy zawodnik sam zapisuje posunięcia, jak na papierze
own-sheet = { $player }: formularz
own-write = { $player }: zapisz posunięcie
own-offer = Odnotuj propozycję remisu
own-strike = Skreśl ostatni wpis
own-complete = Uzupełnij zapis partii
own-differs = Zapisano: { $written }. Wykonano: { $played }.
own-illegible = Nieczytelne: { $written }
sheet-continued = Grano dalej tutaj
# What is known of a game beside its moves
details-title = Dane partii
menu-details = Dane partii…
details-of-event = Turniej i rankingi
details-ratings = Rankingi
details-fide-ids = FIDE ID
rating-white = Ranking białych
rating-black = Ranking czarnych
fide-id-white = FIDE ID białych
fide-id-black = FIDE ID czarnych
# How others follow a game. $path: the file
live-title = Transmisja
live-what = Po każdym zakończonym posunięciu plik PGN jest zastępowany, aby inne programy mogły śledzić partię. Następna partia zajmie jego miejsce; wszystkie partie zostają w „Wszystkie partie i pliki”.
live-choose = Aktualizuj plik PGN…
live-path = Na bieżąco aktualizowany: { $path }
live-stop = Przestań aktualizować
live-texts = Obok małe pliki tekstowe: nazwiska, zegary, ostatnie posunięcie, wynik
live-ground = Tło widoku na rzutnik
ground-usual = Zwykłe
ground-green = Zielone
ground-magenta = Purpurowe
choose-live-pgn = Aktualizuj plik PGN
