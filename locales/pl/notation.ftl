### Written moves, games in files, and why they could not be read
# What stands behind a written move and a colon. $at: a place, counted from 1   $piece: its name   $square: where to   $moves: a list
misread-nothing = nic nie jest zapisane.
misread-unreadable = od znaku { $at } zapis jest niezrozumiały.
misread-nothing-there = nie ma tam bierki tego zawodnika.
misread-no-such-piece = { $piece } – nie ma tam takiej bierki.
misread-cannot-go-there = { $piece } nie może pójść na { $square }.
misread-leaves-king-in-check = { $piece } nie może pójść na { $square }: król byłby szachowany.
misread-cannot-become = nie może tu powstać { $piece }.
misread-cannot-castle = roszada w tę stronę nie jest możliwa.
misread-ambiguous = może to być każde z tych: { $moves }.
# How a written move is understood. $move: as the player writes it
reads-as = Odczytano: { $move }
# What was not understood in a file. $line, $column: where, counted from 1   $what: one of the sentences below
fault-place = Wiersz { $line }, znak { $column }: { $what }
# $name: of a tag, of a variant   $text: as it stands   $why: one of the sentences above   $tag, $movetext, $board, $told: scores
trouble-tag = uszkodzony znacznik.
trouble-tag-twice = znacznik { $name } występuje dwa razy; obowiązuje pierwszy.
trouble-start = pozycja początkowa jest nieczytelna lub niemożliwa; nie odczytano żadnego posunięcia.
trouble-variant = odmiana { $name } nie jest tu znana; nie odczytano żadnego posunięcia.
trouble-move = { $text }: { $why }
# Behind such a move, where a file was turned into another notation
trouble-rest-left = To, co następuje, pozostaje bez zmian.
trouble-null-move = posunięcie zerowe: kolej przechodzi bez posunięcia. Przepisy takiego nie znają; niczego nie pominięto.
trouble-null-move-in-check = { $text }: przy szachu nie można przepuścić kolejki.
trouble-wrong-sign = { $text }: znak nie pasuje do posunięcia; zapisano je bez niego.
trouble-word = { $text } nic nie znaczy i zostało pominięte.
trouble-word-left = { $text } nic nie znaczy i pozostało bez zmian.
trouble-comment-open = komentarz bez końca.
trouble-variation-open = wariant bez końca.
trouble-too-deep = wariant w zbyt wielu wariantach; pozostawiono go bez zmian.
trouble-stray = { $text } niczego nie zamyka.
trouble-stray-opening = { $text } niczego tu nie otwiera.
trouble-after-the-end = tekst po końcu partii.
trouble-no-score = posunięcia kończą się bez wyniku.
trouble-scores-differ = znacznik podaje { $tag }, a za posunięciami stoi { $movetext }.
trouble-belied-score = na szachownicy partia kończy się { $board }, a wynik podaje { $told }.
trouble-encoding = tekst nie jest w UTF-8; odczytano go jako { $name }.
trouble-too-long = za długie jak na partię; resztę pominięto.
# A line that was to be a FEN. $bytes: how many it may have
fen-too-long = wiersz jest dłuższy niż { $bytes } B.
# The games of a file. $file: its name   $count, $all: games
games-title = Partie: { $file }
games-search = Szukaj po nazwisku, turnieju lub dacie
games-shown = Pokazane partie: { $count } z { $all }
games-reading = odczyt trwa…
games-none-found = Nie znaleziono żadnej partii.
games-read-as = Odczytano jako { $name }. Jeśli litery są błędne, wybierz:
# Behind the last move, where it is not UTF-8. $name: Windows-1250
games-encoding = Odczytano jako { $name }; nie brakuje żadnej litery.
games-none = nie ma w nim partii.
games-choose = Wybierz partię do obejrzenia.
games-lay = Zapisz lub wydrukuj…
games-faults = Czego nie zrozumiano
games-first = Na początek
games-back = Posunięcie wstecz
games-forward = Posunięcie naprzód
games-last = Na koniec
# A game from a file, looked through. $white, $black: the players of the game on the table   $time: h:mm:ss   $move: a move
history-continue = Kontynuuj od tego miejsca
history-another = Inna partia od tego miejsca…
history-unfinished = Partia { $white } – { $black } na szachownicy nie jest zakończona.
history-keep = Zostań przy tej partii
history-set-aside = Odłóż ją i kontynuuj stąd
history-set-aside-what = Odłożona zostaje taka, jaka jest: znajdziesz ją pod „{ kept-title }”.
# Which of two unfinished games is to be on the table
replace-title = Która z dwóch partii?
replace-here = Teraz na szachownicy
replace-other = Otwarta partia
replace-keep = Zachowaj tę
replace-keep-what = Zostaje na szachownicy. Druga zostaje w swoim pliku taka, jaka jest.
replace-resume = Wznów tę
replace-resume-what = Trafia na szachownicę z zatrzymanymi zegarami. Ta, która jest teraz na szachownicy, zostaje odłożona taka, jaka jest: znajdziesz ją pod „{ kept-title }”.
# $players: of the game that gives way
replace-listed-title = Wznowić tę partię?
replace-listed-what = Twoja partia { $players } zostanie odłożona taka, jaka jest, z zatrzymanymi zegarami. Zostaje na tej liście.
history-fivefold = Ta sama pozycja powstała po raz piąty.
history-seventy-five = Białe i czarne wykonały po siedemdziesiąt pięć posunięć bez bicia i bez posunięcia pionkiem.
history-dead = Żadna ze stron nie mogła już zamatować.
history-retracted = Cofnięto nieprawidłowe posunięcie: { $move }.
# Results for which PGN has no sign
score-half-to-white = ½–0: pół punktu dla białych, czarne bez punktu.
score-half-to-black = 0–½: białe bez punktu, pół punktu dla czarnych.
score-both-lose = 0–0: obaj zawodnicy przegrywają.
# A game looked through. $number: which ruling, from 1   $time: what is played with since, 15 + 10
review-look-through = Przejrzyj
review-times = Zużyty czas, posunięcie po posunięciu
review-times-where = Czas zużyty na posunięcie: białe u góry, czarne u dołu
review-times-ruled = czerwone: orzeczenie
review-times-end = Na końcu
review-times-before = Przedtem
review-times-since = Nowy czas
review-longest = najdłużej { $time }
review-ruling = Orzeczenie { $number }
review-taken-back = Przywrócono pozycję przed { $move }
review-copy = Kopiuj FEN
review-copied = FEN skopiowany
review-unfinished = Partia nie jest zakończona.
review-variation = Wariant
review-variation-back = Opuść wariant
review-continued = Grano dalej tutaj, nowy czas: { $time }
review-continued-stood = Grano dalej tutaj, zegary jak stały
review-score = Punkty w tej partii: { $score }
review-continued-untimed = Grano dalej tutaj, bez zegara
