### Турнир: почеток, кола, резултати

event-title = Турнир
event-new = Нов турнир
event-from-file = Од датотека или од таблата со исечоци
event-from-file-what = Отворете извештај (TRF) или залепете парови со Ctrl+V; датотеката може и да се пушти тука.
event-open = Отвори извештај…
event-typed = Или напишете
event-pairings = Парови, секоја табла во свој ред
event-pairings-example = 1  Новак Ана – Кос Борис
event-pairings-what = Број, бел, црн. Кој е нов, станува играч; „bye“ зад името значи слободно коло. Може и залепен список.
event-begin = Почни
event-pair = Внеси ги паровите
event-remarks = Не е преземено како што стои
# $line: број на ред
event-line = Ред { $line }
# $board: број на табла
event-board = Табла { $board }
# $round: коло   $all: колку кола имаат парови
event-round = { $round }. коло
event-round-of = { $round }. коло од { $all }
event-earlier-round = Претходно коло
event-later-round = Подоцнежно коло
event-next-round = Следно коло…
event-next-round-what = Или залепете ги паровите со Ctrl+V.
event-undo = Врати
# Причината кај резултат што е вратен
event-taken-back = Вратено
event-entry = Табла и резултат
event-entry-what = Табла, резултат, Enter: 12 1 · 12 0 · 12 = · 12 +-
# $count: табли без резултат
event-only-playing = Само табли на кои сѐ уште се игра ({ $count })
event-all-in = Сите резултати се внесени.
# $count: внесени резултати од толку табли ($all)
event-results-in = Резултати: { $count } од { $all }
# Why a result is asked about before it is entered
event-asks-unusual = Невообичаен резултат.
event-asks-live = Партијата на оваа табла се игра на овој компјутер.
event-how = Изберете табла со клик или со стрелките, или напишете ги нејзиниот број и резултатот.
# $player: име   $bye: буква
event-bye = Слободен ({ $bye }): { $player }
# $board: број   $white, $black: имиња   $result: резултат
event-entered = Табла { $board }: { $white } – { $black } { $result }
event-played = Одиграна
event-forfeits = Без борба
event-unusual = Со одлука на судијата
event-result-white = победа на белиот
event-result-draw = реми
event-result-black = победа на црниот
event-result-forfeit-black = црниот губи без борба
event-result-forfeit-white = белиот губи без борба
event-result-forfeit-both = двајцата губат без борба
event-result-both-lose = двајцата губат
event-result-half-zero = половина поен само за белиот
event-result-zero-half = половина поен само за црниот
# $result: резултатот што стои, или оној што треба да биде
event-has-result = Резултат: { $result }
event-correct-how = За друг резултат, изберете го и кажете зошто.
event-reason = Причина за исправката
event-correct = Исправи во { $result }

## јазичињата покрај колата
event-tab-rounds = Кола
event-tab-standings = Пласман
event-tab-crosstable = Вкрстена табела
event-tab-players = Играчи
event-tab-log = Дневник
event-find-player = Најди играч
event-find-line = Барај во дневникот
event-none-found = Ништо не е најдено.
event-no-standings = Пласман има откако ќе се внесат паровите на првото коло.
event-choose-player = Изберете играч за да ги видите неговите кола и што е запишано за него.
# $rank: место   $points: поени
event-player-place = { $rank }. место, поени: { $points }
event-nothing-registered = Ништо не е запишано.

## извештајот
event-report = Зачувај извештај…
event-report-what = Пласман, вкрстена табела, сите кола, исправки, казни и белешки како што се сега.
event-details = Податоци за турнирот
event-details-change = Податоци за турнирот…
event-details-save = Зачувај
event-federation = Федерација
event-first-day = Прв ден
event-last-day = Последен ден
event-report-language = Јазик на извештајот
event-report-csv = Пласманот како CSV…
event-report-rating = За рејтинг (TRF)
event-report-rating-what = Датотека за федерацијата и за други програми.
# $version: име на форматот
event-report-trf = Зачувај како { $version }…
event-report-ascii = Имињата со обична латиница
choose-event-report = Зачувај го извештајот за турнирот

## инцидент на турнирот   $round: коло   $board: табла
event-attach = Внеси во турнирот: { $round }. коло, табла { $board }
event-attached = Внесено во турнирот: { $round }. коло, табла { $board }
event-attach-again = Замени го внесениот инцидент: { $round }. коло, табла { $board }
event-attach-other = Внеси како друг инцидент
# $ruled: the result by the ruling   $result: the result of the board
event-ruled = Според одлуката резултатот е { $ruled }.
event-ruled-other = Според одлуката резултатот е { $ruled }, внесен е { $result }.
event-ruled-open = Според одлуката партијата продолжува, внесен е резултатот { $result }.
event-enter-result = Внеси { $result }
# $article: the number of an article
event-ruled-reason = Одлука за инцидентот ({ $article })
event-ruled-anew = За инцидентот е одлучено одново
event-incident-here = Инцидент на оваа табла…
event-incident-waits = Кон инцидентот што уште не е внесен…

## табла на која се игра на овој компјутер   $round, $board: броеви   $ruled, $result: резултати
event-play-here = Играј на оваа маса…
event-use-side-clock = Користи го шаховскиот часовник…
event-here-table = Во живо: на оваа маса
event-here-side-clock = Во живо: шаховски часовник
event-to-table = Оди на масата
event-to-side-clock = Оди на часовникот
event-decision-waits = Судијата треба да одлучи.
event-game-result = Партијата играна тука заврши { $ruled }.
event-game-other = Партијата играна тука заврши { $ruled }, внесен е резултатот { $result }.
event-game-reason = Според партијата играна на овој компјутер
# $name: името на турнирот
event-for-board = { $round }. коло, табла { $board }: { $name }
event-not-for-board = Ова не се играчите од { $round }. коло, табла { $board }, па турнирот не презема ништо од оваа партија.
event-report-games = Партии од { $round }. коло (PGN)…

## кој дошол, почеток на колото и дозволено доцнење   $count, $all: колку   $time: време
event-mode-results = Резултати
event-mode-attendance = Присуство
event-attendance-entry = Табла
event-attendance-what = Табла, Enter: дошле двајцата · 12 +- само белиот · 12 -+ само црниот · 12 -- никој
event-attendance-fault = Не е разбирливо. Напишете 12, 12 +-, 12 -+ или 12 --.
# $board: број
event-came-both = Табла { $board }: дошле двајцата
event-came-white = Табла { $board }: дошол само белиот
event-came-black = Табла { $board }: дошол само црниот
event-came-nobody = Табла { $board }: не дошол никој
event-missing = Само табли на кои некој недостасува ({ $count })
event-nobody-missing = Никој не недостасува.
event-attendance-count = Присутни играчи: { $count } од { $all }
event-all-others-come = Сите други дојдоа ({ $count })
event-others-came = Сите други дојдоа: { $count }
# $result: резултатот што следува
event-forfeit-board = Без борба поради доцнење: { $result }
# $count: колку табли
event-forfeit-all = Без борба поради доцнење ({ $count })
event-start = Почеток
event-default-time = Дозволено доцнење во минути
event-announcement = Друго соопштение
event-announce = Објави
event-start-fault = Почетокот е час, на пример 18:00, а дозволеното доцнење е број на минути.
event-starts-in = Колото почнува за { $time }
event-default-time-left = Дозволено доцнење: уште { $time }
event-default-time-over = Дозволеното доцнење истече во { $time }.
# $time: when it ended   $article: the article
event-late = Дозволеното доцнење истече во { $time }. Кој ќе дојде подоцна, губи ({ $article }), освен ако не одлучите поинаку.
event-late-in-time = Дошол навреме
event-late-plays = Сепак нека игра
event-hall = Приказ за салата
event-hall-starts-in = Колото почнува за
event-hall-default-time = Дозволеното доцнење истекува за
event-hall-over = Дозволеното доцнење истече
# $start, $end: часови   $minutes: колку
event-hall-times = Почеток { $start } · дозволено доцнење { $minutes } мин
event-hall-rule = Кој ќе дојде по { $end }, ја губи партијата, освен ако судијата одлучи поинаку.
event-hall-none = Ниедно коло сѐ уште нема парови.
event-hall-window = На втор екран
