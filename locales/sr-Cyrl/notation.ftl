### Written moves, games in files, and why they could not be read
# What stands behind a written move and a colon. $at: a place, counted from 1   $piece: its name   $square: where to   $moves: a list
misread-nothing = ништа није записано.
misread-unreadable = од знака { $at } надаље нема смисла.
misread-nothing-there = тамо нема играчеве фигуре.
misread-no-such-piece = { $piece } – тамо нема такве фигуре.
misread-cannot-go-there = { $piece } не може на { $square }.
misread-leaves-king-in-check = { $piece } не сме на { $square }: краљ би био у шаху.
misread-cannot-become = овде ништа не може постати { $piece }.
misread-cannot-castle = рокада на ту страну није могућа.
misread-ambiguous = може бити сваки од ових: { $moves }.
# How a written move is understood. $move: as the player writes it
reads-as = Чита се: { $move }
# What was not understood in a file. $line, $column: where, counted from 1   $what: one of the sentences below
fault-place = Ред { $line }, знак { $column }: { $what }
# $name: of a tag, of a variant   $text: as it stands   $why: one of the sentences above   $tag, $movetext, $board, $told: scores
trouble-tag = оштећена ознака.
trouble-tag-twice = ознака { $name } стоји двапут; важи прва.
trouble-start = почетна позиција је нечитка или немогућа; ниједан потез није прочитан.
trouble-variant = варијанта { $name } овде није позната; ниједан потез није прочитан.
trouble-move = { $text }: { $why }
# Behind such a move, where a file was turned into another notation
trouble-rest-left = Оно што следи остаје како јесте.
trouble-null-move = празан потез: на потезу је противник, а потез није одигран. Правила то не познају; ништа није изостављено.
trouble-null-move-in-check = { $text }: играч у шаху не може да прескочи потез.
trouble-wrong-sign = { $text }: знак не одговара потезу; потез је записан без њега.
trouble-word = { $text } не значи ништа и прескочено је.
trouble-word-left = { $text } не значи ништа и остављено је какво јесте.
trouble-comment-open = коментар без краја.
trouble-variation-open = варијанта без краја.
trouble-too-deep = варијанта у превише варијанти; остављена је каква јесте.
trouble-stray = { $text } ништа не затвара.
trouble-stray-opening = { $text } овде ништа не отвара.
trouble-after-the-end = текст после краја партије.
trouble-no-score = потези се завршавају без резултата.
trouble-scores-differ = ознака каже { $tag }, а иза потеза стоји { $movetext }.
trouble-belied-score = на табли се партија завршава са { $board }, а резултат каже { $told }.
trouble-encoding = текст није у UTF-8; прочитан је као { $name }.
trouble-too-long = предуго за партију; остатак је прескочен.
# A line that was to be a FEN. $bytes: how many it may have
fen-too-long = ред је дужи од { $bytes } B.
# The games of a file. $file: its name   $count, $all: games
games-title = Партије: { $file }
games-search = Тражи по имену, турниру или датуму
games-shown = Приказано партија: { $count } од { $all }
games-reading = читање је у току…
games-none-found = Није пронађена ниједна партија.
games-read-as = Прочитано као { $name }. Ако су слова погрешна, изаберите:
# Behind the last move, where it is not UTF-8. $name: Windows-1250
games-encoding = Прочитано као { $name }; ниједно слово не недостаје.
games-none = у њој нема партије.
games-choose = Изаберите партију да је погледате.
games-lay = Сачувај или штампај…
games-faults = Шта није протумачено
games-first = На почетак
games-back = Потез уназад
games-forward = Потез унапред
games-last = На крај
# A game from a file, looked through. $white, $black: the players of the game on the table   $time: h:mm:ss   $move: a move
history-continue = Настави одавде
history-another = Друга партија одавде…
history-unfinished = Партија { $white } – { $black } на табли није завршена.
history-keep = Остани на тој партији
history-set-aside = Остави је са стране и настави одавде
history-set-aside-what = Остављена са стране, остаје каква јесте: наћи ћете је под „{ kept-title }“.
# Which of two unfinished games is to be on the table
replace-title = Која од две партије?
replace-here = Сада на табли
replace-other = Отворена партија
replace-keep = Задржи ову
replace-keep-what = Остаје на табли. Друга остаје у својој датотеци каква јесте.
replace-resume = Настави ову
replace-resume-what = Долази на таблу, заустављених сатова. Она која је сада на табли оставља се са стране каква јесте: наћи ћете је под „{ kept-title }“.
# $players: of the game that gives way
replace-listed-title = Наставити ову партију?
replace-listed-what = Ваша партија { $players } оставља се са стране каква јесте, заустављених сатова. Остаје на овом списку.
history-fivefold = Иста позиција настала је пети пут.
history-seventy-five = Оба играча одиграла су по седамдесет пет потеза без узимања и без потеза пешаком.
history-dead = Ниједна страна више није могла да матира.
history-retracted = Враћен је неправилан потез: { $move }.
# Results for which PGN has no sign
score-half-to-white = ½–0: пола поена белом, црном ништа.
score-half-to-black = 0–½: белом ништа, пола поена црном.
score-both-lose = 0–0: оба играча губе.
# A game looked through. $number: which ruling, from 1   $time: what is played with since, 15 + 10
review-look-through = Прегледај
review-times = Утрошено време, потез по потез
review-times-where = Утрошено време по потезу: бели горе, црни доле
review-times-ruled = црвено: одлука
review-times-end = На крају
review-times-before = Пре тога
review-times-since = Ново време
review-longest = најдуже { $time }
review-ruling = Одлука { $number }
review-taken-back = Враћена је позиција пре { $move }
review-copy = Копирај FEN
review-copied = FEN је копиран
review-unfinished = Партија није завршена.
review-variation = Варијанта
review-variation-back = Изађи из варијанте
review-continued = Настављено овде, ново време: { $time }
review-continued-stood = Настављено овде, сатови како су стајали
review-score = Поени у овој партији: { $score }
review-continued-untimed = Настављено овде, без сата
