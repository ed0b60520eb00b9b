### A tournament: its reports, its standings, its tie-breaks

## what a report tells that was not taken as it stands there; behind each stand a colon and the text   $round: a round
trf-round = { $round }. коло
trf-fault-unknown-record = непознат запис, задржан како што е
trf-fault-unused-record = запис што тука не се користи, задржан како што е
trf-fault-no-pairing-number = играч без стартен број, редот е задржан како што е
trf-fault-number-taken = тој број веќе го има друг играч, редот е задржан како што е
trf-fault-not-a-number = не е број, останува празно
trf-fault-unknown-value = непозната вредност
trf-fault-fields-run-together = податок навлегува во следниот; редот гласи
trf-fault-shifted-columns = резултатите не се во своите колони и се прочитани по ред
trf-fault-unreadable-round = резултатот не може да се прочита и е изоставен
trf-fault-unknown-opponent = нема таков противник, изоставено
trf-fault-one-sided = редот на противникот не го кажува истото
trf-fault-colors-unclear = боите не се јасни; белите ги има помалиот број
trf-fault-results-disagree = двата резултата не одат заедно
trf-fault-old-bye = слободно коло со буква од постар формат
trf-fault-points-differ = наведени (и изброени) поени

## what a report that was written does not hold   $number: a player's number   $name: the whole name   $text: the whole field   $tag: the three signs of a record
trf-loss-name-cut = Името на играчот { $number } нема место и е скратено: { $name }
trf-loss-field-cut = Податок на играчот { $number } нема место и е скратен: { $text }
trf-loss-no-record = Овој формат нема запис { $tag }, па затоа е изоставен.
trf-loss-missing = За рејтинг е потребен записот { $tag }, но за него ништо не се знае.

## the standings; headings of columns are short   $round: a round
standings-after = Пласман по { $round }. коло
# $count: how many results of the round are in, of $all
standings-during = Пласман, { $round }. коло, резултати: { $count } од { $all }
standings-rank = Место
standings-number = Бр.
standings-title = Титула
standings-player = Име
standings-federation = Фед.
standings-rating = Рејт.
standings-points = Поени

## tie-breaks
tie-break-buchholz = Бухолц
tie-break-buchholz-cut1 = Бухолц без најслабиот
tie-break-buchholz-median1 = Среден Бухолц
tie-break-sonneborn-berger = Зонеборн-Бергер
tie-break-direct-encounter = Меѓусебен резултат
tie-break-wins = Број на победи
tie-break-games-won = Победи на табла
tie-break-progressive = Прогресивен збир

## why a line of a pairing list is not taken as it stands there; behind each stand a colon and the line
pairing-list-no-pairing = не се препознаваат двајца играчи
pairing-list-unknown-number = ниеден играч го нема тој број
pairing-list-ambiguous-name = тоа име одговара на повеќе играчи
pairing-list-name-guessed = името е запишано поинаку; земен е единствениот играч што одговара
pairing-list-paired-twice = тој играч веќе има противник
pairing-list-board-taken = таа табла е зафатена; земен е следниот слободен број

## why what was typed is no result   $board: a board   $text: what was typed   $result: the result that is there
quick-result-empty = Внесете табла и резултат: 12 1
quick-result-no-board = „{ $text }“ не почнува со табла.
quick-result-no-result = Табла { $board }: недостига резултатот.
quick-result-unknown = Табла { $board }: „{ $text }“ не е резултат.
quick-result-no-such-board = Во ова коло нема табла { $board }.
quick-result-has-result = Табла { $board } веќе има { $result }; друг резултат е исправка.

## why something cannot be entered in a tournament
tournament-change-no-such-round = Нема такво коло.
tournament-change-no-such-board = Во ова коло нема таква табла.
tournament-change-no-such-player = Нема таков играч.
tournament-change-no-pairing-number = Бројот на играчот е меѓу 1 и 9999.
tournament-change-paired-twice = Еден играч би бил двапати во ова коло.
tournament-change-board-number-taken = Секоја табла треба да има свој број.
tournament-change-has-results = Ова коло веќе има резултати и не се парува повторно.
tournament-change-has-result = Оваа табла веќе има резултат; друг резултат е исправка.
tournament-change-no-result = Оваа табла нема резултат за исправање.
tournament-change-nothing-changes = Тоа веќе стои таму.
tournament-change-no-reason = Исправката бара причина.
tournament-change-unreadable-incident = Инцидентот не може да се прочита.

## what is registered of a player over the rounds
offence-warning = Опомена
offence-illegal-move = Неправилен потег
offence-device = Електронски уред
offence-wrong-claim = Неосновано барање
offence-time = Временска казна
offence-points = Казна во поени
offence-fine = Парична казна
offence-exclusion = Исклучување од кола
offence-expulsion = Отстранување од турнирот
offence-forfeit = Партија без борба

## табелите, дневникот и извештајот на турнирот   $round: коло   $board: табла   $player, $name: име   $offence: што е запишано
tournament-fide-id = FIDE ID
tournament-crosstable-after = Вкрстена табела по { $round }. коло
tournament-crosstable-during = Вкрстена табела, { $round }. коло, резултати: { $count } од { $all }
tournament-chief-arbiter = Главен судија
tournament-deputies = Заменици на главниот судија
tournament-time-control = Темпо на игра
tournament-kind = Систем
tournament-players = Играчи
tournament-rounds = Кола
tournament-corrections = Исправени резултати
tournament-incidents = Инциденти
tournament-register = Опомени и казни
tournament-notes = Белешки
tournament-bye = Слободно коло
tournament-absent = Без пар
tournament-not-come = Не дошле: { $players }
tournament-came-late = Дошле по истекот на дозволеното доцнење и смееле да играат: { $players }
tournament-late-forfeited = Дошле по истекот на дозволеното доцнење: { $players } (без борба)
# Who has neither a game nor a bye
tournament-not-paired = Без пар: { $players }
# $time: when the arbiter noted it, after the default time
tournament-came-in-time = Дошле навреме, запишано во { $time }: { $players }
# Below the crosstable
tournament-crosstable-how = Колона како 12w1: против бр. 12, со бели, победа.
# The letters and signs stand in the tables as they are
tournament-letters-byes = H  слободно коло за пола поен · F  за поен · U  по паровите · Z  без поени
tournament-letters-forfeits = +  добиено без борба · –  изгубено без борба
tournament-registered = { $round }. коло, табла { $board }: { $offence }
# $players: колку   $rounds: колку имаат парови
tournament-log-imported = Прочитан е извештај; играчи: { $players }, кола со парови: { $rounds }
tournament-log-described = Турнир: { $name }
# $number: број на играчот
tournament-log-player = Играч бр. { $number }: { $name }
# $boards: колку
tournament-log-paired = { $round }. коло: внесени се паровите; табли: { $boards }
# $white, $black: имиња; зад нив стои две точки или резултат
tournament-log-board = { $round }. коло, табла { $board }: { $white } – { $black }
# $before, $result: резултати   $reason: зошто
tournament-log-corrected = { $before } исправено во { $result }: { $reason }
# $bye: буква
tournament-log-bye = { $round }. коло: слободен ({ $bye }) е { $player }
# $start: час   $minutes: дозволено доцнење
tournament-log-schedule = { $round }. коло: почеток { $start }, дозволено доцнење { $minutes } мин
# $players: имиња
tournament-log-came = { $round }. коло: присутни: { $players }
tournament-log-missing = { $round }. коло: отсутни: { $players }
# $article: the article, such as 6.7.1
tournament-log-late = по истекот на дозволеното доцнење; судијата дозволил да се игра ({ $article })
# $time: when the arbiter noted it, after the default time
tournament-log-in-time = дошле навреме, запишано во { $time }
# $count: колку
tournament-log-many-came = { $round }. коло: дојдени играчи: { $count }
# $article: број на член; пред него таблата и резултатот
tournament-log-default-time = дозволено доцнење { $minutes } мин ({ $article })
# Behind the default time: who lost by it and came after it
tournament-log-came-after = по него дошле: { $players }
tournament-log-incident = инцидент
tournament-log-incident-again = инцидент, внесен повторно
# $count: which illegal move of that player, from 1
tournament-illegal-move = { $count ->
    [1] Прв неправилен потег
    [2] Втор неправилен потег
    [3] Трет неправилен потег
   *[other] Неправилен потег бр. { $count }
}
tournament-loses = { $player }: партијата е изгубена.
tournament-late-loses = { $player }: пристигнување по истекот на дозволеното доцнење, партијата е изгубена.
tournament-absent-loses = { $player }: непристигнување во дозволеното доцнење, партијата е изгубена.
tournament-late-plays = { $player }: доцнење, судијата дозволил да се игра.
tournament-log-game = партија играна на овој компјутер
tournament-log-note = Белешка
tournament-log-unread = Редови со парови што не можеа да се прочитаат
