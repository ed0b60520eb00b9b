### First screen, menus, commands

app-name = Jadoube
app-what = Szachy według Przepisów: szachownica, zegar i sędzia

card-play = Graj
card-play-what = Dwie osoby przy jednej szachownicy, zegar i sędzia, który zna Przepisy.
card-play-more = Wykonaj posunięcie, potem przełącz zegar. Jeśli coś jest nie tak, orzeczenie mówi, co i dlaczego.
card-learn = Nauka Przepisów
card-learn-what = Krok po kroku, na żywej szachownicy: lekcje i sytuacje, w których sędzią jesteś ty.
card-learn-more = Popełnij błąd umyślnie i zobacz rozstrzygnięcie. Dla klubu, dziecka i przyszłego sędziego.
card-open = Otwórz partię
card-open-what = Wróć do zapisanej partii albo obejrzyj partię w formacie PGN.
card-open-more = Przejdź ją posunięcie po posunięciu, z zegarami, albo graj dalej z dowolnej pozycji.

menu = Menu
menu-new = Nowa partia
menu-chess960 = Nowa partia: szachy 960
menu-open = Otwórz…
menu-save = Zapisz partię…
menu-pgn = Eksportuj do PGN…
menu-copy-pgn = Kopiuj partię jako PGN
menu-copy-fen = Kopiuj pozycję jako FEN
menu-copy-picture = Kopiuj obraz szachownicy
menu-save-picture = Zapisz obraz szachownicy…
menu-print = Drukuj formularz…
menu-first = Ekran startowy
menu-preferences = Ustawienia
menu-keys = Klawisze
menu-manual = Podręcznik (po angielsku)
manual-play = Jak grać
manual-command-line = W wierszu poleceń
menu-palette = Znajdź polecenie…
palette-hint = Znajdź polecenie, ustawienie lub stronę
palette-nothing = Żadne polecenie nie zawiera tych słów.
palette-computer = komputer, z komputerem, przeciw komputerowi, silnik, z silnikiem, maszyna, robot, bot, program, przeciwnik, partner, samemu, ćwiczenie, trening
palette-chess960 = 960, szachy960, Chess960, Fischer, szachy losowe, szachy Fischera, Freestyle
palette-preferences = głos, mowa, czytanie na głos, dźwięk, głośność, wielkość tekstu, ruch, kontrast, motyw, kolory, zapis, ustawienia, opcje
menu-full-screen = Pełny ekran
menu-projector = Tylko szachownica i zegary, na rzutnik (Esc kończy)
menu-quit = Zakończ
menu-of-game = Ta partia
menu-of-files = Partie i pliki
menu-of-board = Szachownica
menu-of-program = Program

back = Wstecz
# Where a page leads back to
place-table = Partia
place-games = Partie
cancel = Anuluj
close = Zamknij
sure = Na pewno?
sure-no = Nie

clipboard = Schowek
choose-games = Partie i pozycje
choose-all-files = Wszystkie pliki
# While a file is held over the window
drop-here = Upuść, aby otworzyć tutaj
choose-open = Otwórz partię
choose-open-report = Otwórz raport z turnieju
choose-reports = Raporty z turniejów
choose-engine = Wybierz silnik UCI
choose-save = Zapisz partię
choose-pgn = Eksportuj do PGN
choose-picture = Zapisz obraz szachownicy
choose-sheet = Zapisz formularz
choose-what = System nie ma tu okna wyboru plików, więc wpisz, gdzie jest plik.
choose-where = System nie ma tu okna wyboru plików, więc wpisz, gdzie zapisać plik.
choose-path = Ścieżka do pliku
choose-taken = { $path } już istnieje. Wybierz inną nazwę albo zastąp ten plik.
choose-overwrite = Zastąp plik

notes-name = Komunikaty
notes-more = jeszcze { $count }

color-white = Białe
color-black = Czarne

article-open = Co mówi ten artykuł
article-editions = W kolejnych wydaniach
article-other = Jak każde wydanie rozstrzyga o tym, co tu zrobiono
article-nothing = Niczego by tu nie orzekło.
ruling-interpretation = Interpretacja: Przepisy pozostawiają to otwarte.
ruling-advice = Rada dla sędziów: nie należy do Przepisów.
ruling-name = Orzeczenie
article = Artykuł { $number }
laws-of = Przepisy { $year }
edition-unknown = bez osobnego artykułu
law-not-there = W wydaniu { $year } pod numerem { $number } nie ma przepisu znanego temu programowi.
law-of-another-edition = W wydaniu { $year } pod tym numerem jest:
law-found = { $count ->
    [one] O „{ $words }” mówi jeden przepis:
    [few] O „{ $words }” mówią { $count } przepisy:
    [many] O „{ $words }” mówi { $count } przepisów:
   *[other] O „{ $words }” mówi { $count } przepisu:
}
card-side = Zegar szachowy
card-side-what = Zegar z dwoma wyświetlaczami do szachownicy, która stoi obok ekranu.
card-side-more = Każdy zawodnik naciska swoją połowę okna: myszą, palcem lub klawiszem Ctrl.
card-side-goes-on = Zegar w toku: { $white } { $white-time } – { $black } { $black-time }
card-side-left = Zegar niedokończony ({ $day }): { $white } { $white-time } – { $black } { $black-time }
choose-game-report = Zapisz raport z partii
choose-side-clock-log = Zapisz dziennik zegara

# $count: liczba plików
kept-title = Wszystkie partie i pliki
kept-what = Każda zaczęta tu partia jest zachowana, także odłożona; można ją znów otworzyć.
kept-game = Partia bez nazwisk
kept-side-clock = Dziennik zegara
kept-incident = Incydent
kept-tournament = Dziennik turnieju
kept-settings = Ustawienia
kept-damaged = zapis uszkodzony
kept-open = Otwórz
# $path: folder
kept-opened = Ostatnio otwarte
kept-folder = Pliki leżą w { $path }
bar-tournament = Sędzia turniejowy
bar-friendly = Życzliwy sędzia
bar-teaching = Nauczyciel
bar-pause = Pauza
# Beside the clocks of the game on the table, while another game is looked through
in-play = Partia w toku
kept-players = Zawodnicy
kept-time = Czas
kept-to-the-result = Wynik i podpisy
kept-to-the-table = Wróć do partii
settings-offered = W tym pliku są ustawienia programu. Twoje zostają bez zmian, chyba że użyjesz tych.
settings-keep = Zostaw moje
settings-take = Użyj tych
closing-title = Zamknąć to okno?
closing-what = To, co tu rozegrano, przechowuje tylko to okno. Wszystko, czego nie zapisano w pliku, przepadnie.
closing-stay = Zostań
closing-close = Zamknij bez zapisywania

card-desk = Stolik sędziowski
card-desk-what = Orzeczenia, korekty i dziennik partii na szachownicy.
card-desk-begin = Dla sędziego: tu zacznij partię; stolik otworzysz potem z paska nad szachownicą.
card-desk-more = Rozpatruj reklamacje, ustawiaj zegary, przywracaj pozycje i drukuj, co się wydarzyło.
first-unfinished = Niedokończona partia
first-more-unfinished = { $count ->
    [one] Jeszcze { $count } niedokończona
    [few] Jeszcze { $count } niedokończone
    [many] Jeszcze { $count } niedokończonych
   *[other] Jeszcze { $count } niedokończonej
}
first-recent = Ostatnie partie
first-no-recent = Tu będą zakończone partie.
summary-resume = Wznów
# $number: of the move that is played
summary-move = posunięcie { $number }
# What both clocks show. $white, $black: 4:31
summary-clocks = zegary { $white } – { $black }
summary-in-play = w toku
summary-unfinished = niedokończona
summary-adjourned = odłożona
summary-referred = wynik otwarty
summary-annulled = unieważniona
summary-from-a-file = z pliku
# $player: white, black
summary-to-move = Na posunięciu są { player-mid }.
# $player: white, black
summary-runs = Chodzi zegar { player-gen }.

# The page that tells what the program is
about-title = O programie Jadoube
about-program = Program
about-version = Wersja
about-licence = Licencja
about-licence-what = Wolne oprogramowanie: możesz go używać, badać je, rozpowszechniać i zmieniać na warunkach Powszechnej Licencji Publicznej GNU w wersji 3 lub nowszej. Bez żadnej gwarancji.
about-no-network = Jadoube nie łączy się z siecią i niczego nigdzie nie wysyła.
about-credits = Czcionki, bierki, dźwięki
about-libraries = Biblioteki
