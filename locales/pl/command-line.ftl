### The command line: its help, its manual pages, and what was not understood. Names of commands, options and files stay as they are

cli-jadoube = Szachownica, zegar i sędzia na pulpicie według Przepisów Gry FIDE
    .long = Bez polecenia otwiera się okno, a w nim każdy podany FILE. Polecenia odpowiadają na standardowym wyjściu i nie otwierają okna; te same ma program jadoube-cli, który nie potrzebuje ekranu ani dźwięku.
    .files = Partie do otwarcia w oknie: PGN, FEN, EPD albo pliki tego programu
    .encoding = Kodowanie pliku, jeśli nie zostanie rozpoznane: windows-1250, windows-1251 i tak dalej
    .new_game = Zacznij od nowej partii
    .learn = Zacznij od nauki
    .side_clock = Zacznij od zegara do szachownicy obok ekranu, ustawionego na TIMES, jeśli są podane: 90+30
cli-jadoube-cli = Sędzia znający Przepisy Gry FIDE, w wierszu poleceń
    .long = Polecenia odpowiadają na standardowym wyjściu; okno się nie otwiera, ekran i dźwięk nie są potrzebne.

cli-judge = Osądza skrypty: co orzekłby sędzia?
    .long = Każde orzeczenie zajmuje jeden wiersz, potem następuje osiągnięty stan. Wiersz ma pięć kolumn rozdzielonych tabulatorami: kiedy, numer czynności (- gdy chorągiewka opadła między dwiema), reguła, jej artykuły, skutki. Ostatni wiersz zaczyna się od end: szachownica i partia jako FEN, oba zegary, kto jest na posunięciu, czyj zegar chodzi, wynik albo *, rodzaj gry. Z --edition all odpowiedzi stoją obok siebie, jedna kolumna dla wszystkich wydań, które odpowiadają tak samo. Wydruk jest taki sam w każdym języku; tylko błędy i różnice opisuje się w twoim. Kod wyjścia 1: coś nie jest takie, jak oczekiwano. 2: pliku nie można osądzić.
    .files = Skrypty; - to standardowe wejście
    .edition = Osądź według tego wydania, a nie według wydania skryptu, albo według wszystkich
    .expect = Porównaj z tym, czego skrypt oczekuje, w każdym wydaniu, które podaje
    .quiet = Drukuj tylko różnice: od oczekiwań (--expect) albo między wydaniami (--edition all)
    .format = Dla ludzi albo dla maszyn: jeden obiekt JSON w wierszu
cli-law = Mówi, co stanowi artykuł Przepisów i gdzie jest w każdym wydaniu
    .long = Wymienia każdy przepis tego artykułu, podaje jego sens własnymi słowami, jego numer w każdym wydaniu i to, co było inaczej. Artykuł z częściami (7.5) pokazuje je wszystkie. Jeśli wydanie nie ma takiego numeru, brane jest najnowsze, które go ma. Dla słów (delay, increment) wymienia przepisy, które o nich mówią; jeśli jest tylko jeden, pokazuje go. Kod wyjścia 2: nic nie znaleziono.
    .article = Artykuł według numeracji tego wydania (7.5.5, 7.4b), własna nazwa przepisu (illegal-count-std) albo słowa
    .edition = Wydanie, według którego numerowany jest artykuł; domyślnie najnowsze
    .format = Dla ludzi albo dla maszyn: jeden obiekt JSON w wierszu
cli-lesson = Wymienia lekcje i sytuacje albo sprawdza ich pliki
    .long = Krok po kroku, gotowe do skopiowania, jest wypisane to, co sędzia orzeka inaczej, niż oczekuje lekcja lub sytuacja, a także to, czego uczeń nie mógłby w niej zrobić. Kod wyjścia 1: coś zostało wypisane. 2: pliku nie można odczytać.
    .list = Wymień wszystkie lekcje i sytuacje programu: rodzaj, numer, nazwa, tytuł
    .check = Sprawdź te pliki lekcji i sytuacji
cli-mate = Mówi dla każdego FEN, czy strona mogłaby jeszcze dać mata dowolną serią prawidłowych posunięć
    .long = Na każdy FEN odpowiada po kolei jeden wiersz: yes, tabulator i matująca seria posunięć UCI; no (udowodnione); undecided, tabulator i liczba zbadanych pozycji; albo error, tabulator i powód, dla którego wiersz nie jest pozycją. Kod wyjścia 1: któryś wiersz nie był pozycją.
    .by = Strona, która dałaby mata
    .nodes = Ile pozycji może zbadać wyszukiwanie, zanim zostawi pytanie bez odpowiedzi
    .fens = Pozycje; bez nich po jednej w każdym wierszu standardowego wejścia
cli-notation = Przepisuje partie i same posunięcia z jednej notacji na drugą
    .long = Zmieniają się tylko posunięcia. To, co nie jest prawidłowym posunięciem, jest wymieniane na standardowym wyjściu błędów z wierszem i kolumną, a dalsze posunięcia zostają bez zmian. Tak samo komentarze, warianty i znaczniki bez końca. Wynik jest w UTF-8. Rozpoznane kodowanie, prawo w FEN sprzeczne z ustawieniem i znak bicia, szacha lub mata niepasujący do posunięcia są tylko zgłaszane. Kod wyjścia 1: czegoś nie zrozumiano albo pliku nie można odczytać.
    .from = Litery na wejściu
    .to = Litery na wyjściu
    .signs = Znaki na wyjściu: pgn (exd6, d8=Q, O-O), laws (exd6 e.p., d8Q, 0-0) albo polish (S:d6, ed6, Wa8X); domyślnie PGN dla angielskiego, a znaki Przepisów dla innych liter
    .mate = Znak mata, jeśli nie zwykły
    .form = Jak dokładnie zapisać posunięcie: Nf3, Ng1f3 albo Ng1-f3
    .encoding = Kodowanie na wejściu, jeśli nie zostanie rozpoznane: UTF-8, UTF-16LE, windows-1250, windows-1251, windows-1252, ISO-8859-2
    .files = Pliki; bez nich standardowe wejście
cli-export = Zapisuje zachowaną partię jako PGN albo zapis partii
    .long = Czyta zachowaną partię, dziennik programu albo pierwszą partię pliku PGN. Tekst trafia na standardowe wyjście; z --output do tego pliku, a gdy jego nazwa kończy się na .pdf, powstają strony do druku. Kod wyjścia 1: w pliku nie ma partii albo nie można było zapisać.
    .file = Zachowana partia
    .kind = Co zapisać
    .output = Plik wyjściowy; bez niego standardowe wyjście
    .overwrite = Zastąp plik, który już istnieje
    .paper = Papier w PDF
    .letters = Litery posunięć w zapisie partii
cli-report = Zapisuje, co zdarzyło się w zachowanej partii: raport sędziego; z incydentu protokół
    .long = Czyta to samo co export i opisuje wiersz po wierszu, tak jak drukuje stolik sędziowski: kto i kiedy co zrobił, co pokazywały oba zegary, co orzeczono i na podstawie którego artykułu, potem posunięcia i miejsca na podpisy. Tekst trafia na standardowe wyjście; z --output do tego pliku, a gdy jego nazwa kończy się na .pdf, powstają strony do druku. Kod wyjścia 1: w pliku nie ma partii albo nie można było zapisać.
    .file = Zachowana partia
    .output = Plik wyjściowy; bez niego standardowe wyjście
    .overwrite = Zastąp plik, który już istnieje
    .paper = Papier w PDF
    .letters = Litery posunięć; bez tego litery języka
cli-event = Pokazuje tabelę turnieju albo zapisuje jego raport (TRF)
    .long = Czyta raport z turnieju (TRF16 albo TRF26) albo dziennik turnieju prowadzony przez ten program i pokazuje tabelę z punktacją pomocniczą. To, co w raporcie niezrozumiałe, wymienia się z numerem wiersza na standardowym wyjściu błędów; wiersze, których nikt nie rozumie, są zapisywane bez zmian. Z --format powstaje raport, każde pole w swoich kolumnach, i wymienia się to, co się nie mieści. Kod wyjścia 2: w pliku nie ma turnieju albo nie można go odczytać.
    .file = Raport albo dziennik turnieju; - to standardowe wejście
    .format = Co się drukuje: tabela albo raport w formacie z roku 2016 lub 2026
    .crosstable = Pokaż w tabeli, z kim kto grał w każdej rundzie
    .round = Tabela po tej rundzie; bez tego po ostatniej zakończonej
    .ascii = Zapisz nazwiska samymi literami ASCII
    .encoding = Kodowanie raportu, jeśli nie zostanie rozpoznane: windows-1250, windows-1251 i tak dalej

## Options of every command, and the parts of the help

cli-language = Język: en, sr-Cyrl, sr-Latn, sl, pl albo mk; bez tej opcji język systemu
cli-help = Pokaż pomoc
cli-version = Pokaż wersję
cli-help-command = Pokaż tę pomoc albo pomoc polecenia
cli-usage = Użycie
cli-commands = Polecenia
cli-arguments = Argumenty
cli-options = Opcje
cli-default = Domyślnie: { $value }
cli-possible = Jedno z: { $values }

## What was not understood. $argument: an option or the name of a value   $value: as it was typed   $known: names, parted by commas   $command: a command to type

cli-unknown-command = „{ $value }” nie jest ani poleceniem, ani plikiem.
cli-unknown-argument = { $argument } nie jest tu znane.
cli-wrong-value = „{ $value }” nie może być wartością { $argument }.
cli-value-missing = { $argument } wymaga wartości.
cli-argument-missing = Brakuje { $argument }.
cli-conflict = { $argument } nie można łączyć z resztą.
cli-not-understood = Tego wiersza poleceń nie można zrozumieć.
cli-similar = Czy chodziło o { $known }?
cli-known = Znane są: { $known }.
cli-more = Więcej mówi: { $command }
cli-not-printed = Odpowiedzi nie można było wypisać: { $why }
cli-already-there = Plik { $path } już istnieje; --overwrite go zastępuje.

## Headings and sentences of the manual pages

man-name = NAZWA
man-synopsis = SKŁADNIA
man-description = OPIS
man-commands = POLECENIA
man-arguments = ARGUMENTY
man-options = OPCJE
man-exit-status = KOD WYJŚCIA
    .all-well = Wszystko w porządku.
    .one = Coś nie jest takie, jak oczekiwano, nie zostało zrozumiane, albo nie można było otworzyć okna.
    .two = Wiersza poleceń nie zrozumiano albo pliku nie można było odczytać.
man-environment = ŚRODOWISKO
    .home = Jeden folder na wszystkie własne pliki programu zamiast podanych niżej
    .log = Ile zapisuje się w dzienniku: error, warn, info, debug lub trace
    .language = Język, tak jak te zmienne czyta gettext
    .display = Gdzie otwiera się okno
man-files = PLIKI
    .settings = co zostało wybrane
    .journal = partia na stole
    .earlier = partie, które ustąpiły miejsca innym
    .log = dziennik, jeśli go zażądano
    .crash = co wiadomo o ostatnim błędzie
man-examples = PRZYKŁADY
man-see-also = ZOBACZ TAKŻE
