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
