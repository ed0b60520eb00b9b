### Scoresheet and envelope
# What is printed on a scoresheet
sheet-title = Формулар
sheet-event = Турнир
sheet-site = Место
sheet-round = Коло
sheet-board = Табла
sheet-date = Датум
sheet-result = Резултат
sheet-remarks = Забелешки на судијата
# Behind the number of a move that was taken back later
sheet-taken-back = (вратен потег)
sheet-signature-white = Потпис на белиот
sheet-signature-black = Потпис на црниот
# The page on which a sheet is ordered
sheet-print = Печатење формулар
sheet-whose = Со чија нотација
sheet-language = Јазик на формуларот
sheet-paper = Хартија
sheet-is-empty = Празен формулар за пишување со рака
# $letters: characters that no font of the program has
sheet-boxes = Печатот нема знаци за { $letters }; на нивно место ќе има рамки.
sheet-print-now = Печати…
sheet-save-pdf = Зачувај како PDF…
sheet-save-text = Зачувај како текст…
# A page as it will be printed
print-preview = Страница { $page } од { $count }
# A scoresheet that a player keeps himself at the screen. $player: the player's name   $written, $played: moves
own-score = Секој играч сам ги запишува потезите, како на хартија
own-sheet = { $player }: формулар
own-write = { $player }: запишете потег
own-offer = Забележи ја понудата за реми
own-strike = Прецртај го последниот запис
own-complete = Дополни го формуларот
own-differs = Запишано: { $written }. Одиграно: { $played }.
own-illegible = Нечитливо: { $written }
sheet-continued = Продолжено тука
# What is known of a game beside its moves
details-title = Податоци за партијата
menu-details = Податоци за партијата…
details-of-event = Турнир и рејтинзи
details-ratings = Рејтинзи
details-fide-ids = FIDE ID
rating-white = Рејтинг на белиот
rating-black = Рејтинг на црниот
fide-id-white = FIDE ID на белиот
fide-id-black = FIDE ID на црниот
# How others follow a game. $path: the file
live-title = Пренос на партијата
live-what = По секој завршен потег PGN-датотеката се заменува, па другите програми можат да ја следат партијата. Следната партија доаѓа на нејзино место; сите партии остануваат во „Сите партии и датотеки“.
live-choose = Ажурирај PGN во текот на партијата…
live-path = Се ажурира: { $path }
live-stop = Престани со ажурирање
live-texts = Покрај неа мали текстуални датотеки: имиња, часовници, последен потег, резултат
live-ground = Позадина на приказот за проектор
ground-usual = Вообичаена
ground-green = Зелена
ground-magenta = Пурпурна
choose-live-pgn = Ажурирај PGN во текот на партијата
