### Written moves, games in files, and why they could not be read
# What stands behind a written move and a colon. $at: a place, counted from 1   $piece: its name   $square: where to   $moves: a list
misread-nothing = ништо не е запишано.
misread-unreadable = од знакот { $at } натаму нема смисла.
misread-nothing-there = таму нема фигура на играчот.
misread-no-such-piece = { $piece } – таму нема таква фигура.
misread-cannot-go-there = { $piece } не може на { $square }.
misread-leaves-king-in-check = { $piece } не смее на { $square }: кралот би бил под шах.
misread-cannot-become = тука ништо не може да стане { $piece }.
misread-cannot-castle = рокада на таа страна не е можна.
misread-ambiguous = може да биде кој било од овие: { $moves }.
# How a written move is understood. $move: as the player writes it
reads-as = Се чита: { $move }
# What was not understood in a file. $line, $column: where, counted from 1   $what: one of the sentences below
fault-place = Ред { $line }, знак { $column }: { $what }
# $name: of a tag, of a variant   $text: as it stands   $why: one of the sentences above   $tag, $movetext, $board, $told: scores
trouble-tag = оштетена ознака.
trouble-tag-twice = ознаката { $name } стои двапати; важи првата.
trouble-start = почетната позиција е нечитлива или невозможна; ниту еден потег не е прочитан.
trouble-variant = варијантата { $name } тука не е позната; ниту еден потег не е прочитан.
trouble-move = { $text }: { $why }
# Behind such a move, where a file was turned into another notation
trouble-rest-left = Тоа што следува останува како што е.
trouble-null-move = празен потег: редот минува на противникот без потег. Правилата не го познаваат тоа; ништо не е изоставено.
trouble-null-move-in-check = { $text }: играчот под шах не може да го прескокне потегот.
trouble-wrong-sign = { $text }: знакот не одговара на потегот; потегот е запишан без него.
trouble-word = { $text } не значи ништо и е прескокнато.
trouble-word-left = { $text } не значи ништо и е оставено какво што е.
trouble-comment-open = коментар без крај.
trouble-variation-open = варијанта без крај.
trouble-too-deep = варијанта во премногу варијанти; оставена е каква што е.
trouble-stray = { $text } ништо не затвора.
trouble-stray-opening = { $text } тука ништо не отвора.
trouble-after-the-end = текст по крајот на партијата.
trouble-no-score = потезите завршуваат без резултат.
trouble-scores-differ = ознаката вели { $tag }, а зад потезите стои { $movetext }.
trouble-belied-score = на таблата партијата завршува со { $board }, а резултатот вели { $told }.
trouble-encoding = текстот не е во UTF-8; прочитан е како { $name }.
trouble-too-long = предолго за партија; остатокот е прескокнат.
# A line that was to be a FEN. $bytes: how many it may have
fen-too-long = редот е подолг од { $bytes } B.
# The games of a file. $file: its name   $count, $all: games
games-title = Партии: { $file }
games-search = Барај по име, турнир или датум
games-shown = Прикажани партии: { $count } од { $all }
games-reading = читањето е во тек…
games-none-found = Не е пронајдена ниту една партија.
games-read-as = Прочитано како { $name }. Ако буквите се погрешни, изберете:
# Behind the last move, where it is not UTF-8. $name: Windows-1250
games-encoding = Прочитано како { $name }; не недостига ниту една буква.
games-none = во неа нема партија.
games-choose = Изберете партија за да ја погледнете.
games-lay = Зачувај или печати…
games-faults = Што не е разбрано
games-first = На почеток
games-back = Потег назад
games-forward = Потег напред
games-last = На крај
# A game from a file, looked through. $white, $black: the players of the game on the table   $time: h:mm:ss   $move: a move
history-continue = Продолжи оттука
history-another = Друга партија оттука…
history-unfinished = Партијата { $white } – { $black } на таблата не е завршена.
history-keep = Остани на таа партија
history-set-aside = Остави ја настрана и продолжи од тука
history-set-aside-what = Оставена настрана, останува каква што е: ќе ја најдете под „{ kept-title }“.
# Which of two unfinished games is to be on the table
replace-title = Која од двете партии?
replace-here = Сега на таблата
replace-other = Отворената партија
replace-keep = Задржи ја оваа
replace-keep-what = Останува на таблата. Другата останува во својата датотека каква што е.
replace-resume = Продолжи ја оваа
replace-resume-what = Доаѓа на таблата со запрени часовници. Онаа што сега е на таблата се остава настрана каква што е: ќе ја најдете под „{ kept-title }“.
# $players: of the game that gives way
replace-listed-title = Да се продолжи оваа партија?
replace-listed-what = Вашата партија { $players } се остава настрана каква што е, со запрени часовници. Останува на оваа листа.
history-fivefold = Истата позиција настана по петти пат.
history-seventy-five = Двајцата играчи одиграа по седумдесет и пет потези без земање и без потег со пешак.
history-dead = Ниедна страна веќе не можеше да матира.
history-retracted = Вратен е неправилен потег: { $move }.
# Results for which PGN has no sign
score-half-to-white = ½–0: половина поен за белиот, ништо за црниот.
score-half-to-black = 0–½: ништо за белиот, половина поен за црниот.
score-both-lose = 0–0: двајцата играчи губат.
# A game looked through. $number: which ruling, from 1   $time: what is played with since, 15 + 10
review-look-through = Прегледај
review-times = Потрошено време, потег по потег
review-times-where = Потрошено време по потег: белиот горе, црниот долу
review-times-ruled = црвено: одлука
review-times-end = На крајот
review-times-before = Претходно
review-times-since = Ново време
review-longest = најдолго { $time }
review-ruling = Одлука { $number }
review-taken-back = Вратена е позицијата пред { $move }
review-copy = Копирај FEN
review-copied = FEN е копиран
review-unfinished = Партијата не е завршена.
review-variation = Варијанта
review-variation-back = Излези од варијантата
review-continued = Продолжено тука, ново време: { $time }
review-continued-stood = Продолжено тука, часовниците како што стоеја
review-score = Поени во оваа партија: { $score }
review-continued-untimed = Продолжено тука, без часовник
