### Scoresheet and envelope
# What is printed on a scoresheet
sheet-title = Формулар
sheet-event = Турнир
sheet-site = Место
sheet-round = Коло
sheet-board = Табла
sheet-date = Датум
sheet-result = Резултат
sheet-remarks = Напомене судије
# Behind the number of a move that was taken back later
sheet-taken-back = (враћен потез)
sheet-signature-white = Потпис белог
sheet-signature-black = Потпис црног
# The page on which a sheet is ordered
sheet-print = Штампање формулара
sheet-whose = Чијом нотацијом
sheet-language = Језик формулара
sheet-paper = Папир
sheet-is-empty = Празан формулар за писање руком
# $letters: characters that no font of the program has
sheet-boxes = Штампа нема знакове за { $letters }; на њиховом месту биће оквирићи.
sheet-print-now = Штампај…
sheet-save-pdf = Сачувај као PDF…
sheet-save-text = Сачувај као текст…
# A page as it will be printed
print-preview = Страна { $page } од { $count }
# A scoresheet that a player keeps himself at the screen. $player: the player's name   $written, $played: moves
own-score = Сваки играч сам записује потезе, као на папиру
own-sheet = { $player }: формулар
own-write = { $player }: упишите потез
own-offer = Забележи понуду ремија
own-strike = Прецртај последњи упис
own-complete = Допуни формулар
own-differs = Записано: { $written }. Одиграно: { $played }.
own-illegible = Нечитко: { $written }
sheet-continued = Настављено овде
# What is known of a game beside its moves
details-title = Подаци о партији
menu-details = Подаци о партији…
details-of-event = Турнир и рејтинзи
details-ratings = Рејтинзи
details-fide-ids = FIDE ID
rating-white = Рејтинг белог
rating-black = Рејтинг црног
fide-id-white = FIDE ID белог
fide-id-black = FIDE ID црног
# How others follow a game. $path: the file
live-title = Пренос партије
live-what = После сваког завршеног потеза PGN датотека се замењује, па други програми могу да прате партију. Наредна партија долази на њено место; све партије остају у „Све партије и датотеке“.
live-choose = Ажурирај PGN током партије…
live-path = Ажурира се: { $path }
live-stop = Прекини ажурирање
live-texts = Уз њу мале текстуалне датотеке: имена, сатови, последњи потез, резултат
live-ground = Позадина приказа за пројектор
ground-usual = Уобичајена
ground-green = Зелена
ground-magenta = Пурпурна
choose-live-pgn = Ажурирај PGN током партије
