### Турнир: почетак, кола, резултати

event-title = Турнир
event-new = Нови турнир
event-from-file = Из датотеке или из оставе
event-from-file-what = Отворите извештај (TRF) или налепите парове са Ctrl+V; датотека може овде и да се спусти.
event-open = Отвори извештај…
event-typed = Или укуцајте
event-pairings = Парови, свака табла у свом реду
event-pairings-example = 1  Петровић Ана – Јовановић Иван
event-pairings-what = Број, бели, црни. Ко је нов, постаје играч; „bye“ иза имена значи слободно коло. Може и налепљен списак.
event-begin = Почни
event-pair = Унеси парове
event-remarks = Није преузето како стоји
# $line: број реда
event-line = Ред { $line }
# $board: број табле
event-board = Табла { $board }
# $round: коло   $all: колико кола има парове
event-round = { $round }. коло
event-round-of = { $round }. коло од { $all }
event-earlier-round = Раније коло
event-later-round = Касније коло
event-next-round = Следеће коло…
event-next-round-what = Или налепите његове парове са Ctrl+V.
event-undo = Врати
# Разлог који стоји уз враћен резултат
event-taken-back = Враћено
event-entry = Табла и резултат
event-entry-what = Табла, резултат, Enter: 12 1 · 12 0 · 12 = · 12 +-
# $count: табле без резултата
event-only-playing = Само табле на којима се још игра ({ $count })
event-all-in = Сви резултати су унети.
# $count: унети резултати од толико табли ($all)
event-results-in = Резултати: { $count } од { $all }
# Why a result is asked about before it is entered
event-asks-unusual = Неуобичајен резултат.
event-asks-live = Партија за овом таблом игра се на овом рачунару.
event-how = Изаберите таблу кликом или стрелицама, или укуцајте њен број и резултат.
# $player: име   $bye: слово
event-bye = Слободан ({ $bye }): { $player }
# $board: број   $white, $black: имена   $result: резултат
event-entered = Табла { $board }: { $white } – { $black } { $result }
event-played = Одиграно
event-forfeits = Без борбе
event-unusual = Одлуком судије
event-result-white = победа белог
event-result-draw = реми
event-result-black = победа црног
event-result-forfeit-black = црни губи без борбе
event-result-forfeit-white = бели губи без борбе
event-result-forfeit-both = обојица губе без борбе
event-result-both-lose = обојица губе
event-result-half-zero = пола поена само белом
event-result-zero-half = пола поена само црном
# $result: резултат који стоји, или онај који треба да буде
event-has-result = Резултат: { $result }
event-correct-how = За други резултат, изаберите га и реците зашто.
event-reason = Разлог исправке
event-correct = Исправи у { $result }

## картице поред кола
event-tab-rounds = Кола
event-tab-standings = Пласман
event-tab-crosstable = Унакрсна табела
event-tab-players = Играчи
event-tab-log = Дневник
event-find-player = Нађи играча
event-find-line = Тражи у дневнику
event-none-found = Ништа није нађено.
event-no-standings = Пласман постоји тек кад прво коло добије парове.
event-choose-player = Изаберите играча да видите његова кола и шта је о њему записано.
# $rank: место   $points: поени
event-player-place = { $rank }. место, поени: { $points }
event-nothing-registered = Ништа није записано.

## извештај
event-report = Сачувај извештај…
event-report-what = Пласман, унакрсна табела, сва кола, исправке, казне и белешке, како сада стоје.
event-details = Подаци о турниру
event-details-change = Подаци о турниру…
event-details-save = Сачувај
event-federation = Савез
event-first-day = Први дан
event-last-day = Последњи дан
event-report-language = Језик извештаја
event-report-csv = Пласман као CSV…
event-report-rating = За рејтинг (TRF)
event-report-rating-what = Датотека за савез и за друге програме.
# $version: име формата
event-report-trf = Сачувај као { $version }…
event-report-ascii = Имена обичном латиницом
choose-event-report = Сачувај извештај о турниру

## инцидент на турниру   $round: коло   $board: табла
event-attach = Унеси у турнир: { $round }. коло, табла { $board }
event-attached = Унето у турнир: { $round }. коло, табла { $board }
event-attach-again = Замени унети инцидент: { $round }. коло, табла { $board }
event-attach-other = Унеси као други инцидент
# $ruled: the result by the ruling   $result: the result of the board
event-ruled = По одлуци резултат је { $ruled }.
event-ruled-other = По одлуци резултат је { $ruled }, унет је { $result }.
event-ruled-open = По одлуци партија се наставља, унет је резултат { $result }.
event-enter-result = Унеси { $result }
# $article: the number of an article
event-ruled-reason = Одлука о инциденту ({ $article })
event-ruled-anew = О инциденту је одлучено поново
event-incident-here = Инцидент за овом таблом…
event-incident-waits = На инцидент који још није унет…

## табла на којој се игра на овом рачунару   $round, $board: бројеви   $ruled, $result: резултати
event-play-here = Играј за овим столом…
event-use-side-clock = Користи шаховски сат…
event-here-table = Уживо: за овим столом
event-here-side-clock = Уживо: шаховски сат
event-to-table = Иди за сто
event-to-side-clock = Иди на сат
event-decision-waits = Судија треба да одлучи.
event-game-result = Партија играна овде завршена је { $ruled }.
event-game-other = Партија играна овде завршена је { $ruled }, унет је резултат { $result }.
event-game-reason = По партији играној на овом рачунару
# $name: име турнира
event-for-board = { $round }. коло, табла { $board }: { $name }
event-not-for-board = Ово нису играчи из { $round }. кола, табла { $board }, па турнир не преузима ништо из ове партије.
event-report-games = Партије { $round }. кола (PGN)…

## ко је дошао, почетак кола и дозвољено кашњење   $count, $all: колико   $time: време
event-mode-results = Резултати
event-mode-attendance = Присутност
event-attendance-entry = Табла
event-attendance-what = Табла, Enter: дошла су обојица · 12 +- само бели · 12 -+ само црни · 12 -- нико
event-attendance-fault = Није разумљиво. Укуцајте 12, 12 +-, 12 -+ или 12 --.
# $board: број
event-came-both = Табла { $board }: дошла су обојица
event-came-white = Табла { $board }: дошао је само бели
event-came-black = Табла { $board }: дошао је само црни
event-came-nobody = Табла { $board }: није дошао нико
event-missing = Само табле на којима неко недостаје ({ $count })
event-nobody-missing = Нико не недостаје.
event-attendance-count = Присутни играчи: { $count } од { $all }
event-all-others-come = Сви остали су дошли ({ $count })
event-others-came = Сви остали су дошли: { $count }
# $result: резултат који следи
event-forfeit-board = Без борбе због кашњења: { $result }
# $count: колико табли
event-forfeit-all = Без борбе због кашњења ({ $count })
event-start = Почетак
event-default-time = Дозвољено кашњење у минутима
event-announcement = Друго обавештење
event-announce = Објави
event-start-fault = Почетак је време, на пример 18:00, а дозвољено кашњење број минута.
event-starts-in = Коло почиње за { $time }
event-default-time-left = Дозвољено кашњење: још { $time }
event-default-time-over = Дозвољено кашњење је истекло у { $time }.
# $time: when it ended   $article: the article
event-late = Дозвољено кашњење је истекло у { $time }. Ко дође касније, губи ({ $article }), осим ако не одлучите другачије.
event-late-in-time = Дошао на време
event-late-plays = Ипак нека игра
event-hall = Приказ за салу
event-hall-starts-in = Коло почиње за
event-hall-default-time = Дозвољено кашњење истиче за
event-hall-over = Дозвољено кашњење је истекло
# $start, $end: времена   $minutes: колико
event-hall-times = Почетак { $start } · дозвољено кашњење { $minutes } мин
event-hall-rule = Ко дође после { $end }, губи партију, осим ако судија одлучи другачије.
event-hall-none = Ниједно коло још нема парове.
event-hall-window = На другом екрану
