### A tournament: its reports, its standings, its tie-breaks

## what a report tells that was not taken as it stands there; behind each stand a colon and the text   $round: a round
trf-round = { $round }. коло
trf-fault-unknown-record = непознат запис, задржан како јесте
trf-fault-unused-record = запис који се овде не користи, задржан како јесте
trf-fault-no-pairing-number = играч без стартног броја, ред је задржан како јесте
trf-fault-number-taken = тај број већ има други играч, ред је задржан како јесте
trf-fault-not-a-number = није број, остаје празно
trf-fault-unknown-value = непозната вредност
trf-fault-fields-run-together = податак залази у следећи; ред гласи
trf-fault-shifted-columns = резултати нису у својим колонама и прочитани су по реду
trf-fault-unreadable-round = резултат се не може прочитати и изостављен је
trf-fault-unknown-opponent = нема таквог противника, изостављено
trf-fault-one-sided = ред противника не каже исто
trf-fault-colors-unclear = боје нису јасне; беле има мањи број
trf-fault-results-disagree = два резултата се не слажу
trf-fault-old-bye = слободно коло словом старијег формата
trf-fault-points-differ = наведени (и избројани) поени

## what a report that was written does not hold   $number: a player's number   $name: the whole name   $text: the whole field   $tag: the three signs of a record
trf-loss-name-cut = Име играча { $number } нема места и скраћено је: { $name }
trf-loss-field-cut = Податак играча { $number } нема места и скраћен је: { $text }
trf-loss-no-record = Овај формат нема запис { $tag }, па је изостављен.
trf-loss-missing = За рејтинг је потребан запис { $tag }, али се о њему ништа не зна.

## the standings; headings of columns are short   $round: a round
standings-after = Пласман после { $round }. кола
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
tie-break-buchholz-cut1 = Бухолц без најслабијег
tie-break-buchholz-median1 = Средњи Бухолц
tie-break-sonneborn-berger = Зонеборн-Бергер
tie-break-direct-encounter = Међусобни резултат
tie-break-wins = Број победа
tie-break-games-won = Победе за таблом
tie-break-progressive = Прогресивни збир

## why a line of a pairing list is not taken as it stands there; behind each stand a colon and the line
pairing-list-no-pairing = не препознају се два играча
pairing-list-unknown-number = ниједан играч нема тај број
pairing-list-ambiguous-name = то име одговара више играча
pairing-list-name-guessed = име је записано другачије; узет је једини играч који одговара
pairing-list-paired-twice = тај играч већ има противника
pairing-list-board-taken = та табла је заузета; узет је следећи слободан број

## why what was typed is no result   $board: a board   $text: what was typed   $result: the result that is there
quick-result-empty = Упишите таблу и резултат: 12 1
quick-result-no-board = „{ $text }“ не почиње таблом.
quick-result-no-result = Табла { $board }: недостаје резултат.
quick-result-unknown = Табла { $board }: „{ $text }“ није резултат.
quick-result-no-such-board = У овом колу нема табле { $board }.
quick-result-has-result = Табла { $board } већ има { $result }; други резултат је исправка.

## why something cannot be entered in a tournament
tournament-change-no-such-round = Нема таквог кола.
tournament-change-no-such-board = У овом колу нема такве табле.
tournament-change-no-such-player = Нема таквог играча.
tournament-change-no-pairing-number = Број играча је између 1 и 9999.
tournament-change-paired-twice = Један играч би био двапут у овом колу.
tournament-change-board-number-taken = Свака табла мора имати свој број.
tournament-change-has-results = Ово коло већ има резултате и не парује се поново.
tournament-change-has-result = Ова табла већ има резултат; други резултат је исправка.
tournament-change-no-result = Ова табла нема резултат који би се исправио.
tournament-change-nothing-changes = То тамо већ стоји.
tournament-change-no-reason = Исправка тражи разлог.
tournament-change-unreadable-incident = Инцидент се не може прочитати.

## what is registered of a player over the rounds
offence-warning = Опомена
offence-illegal-move = Неправилан потез
offence-device = Електронски уређај
offence-wrong-claim = Неоснован захтев
offence-time = Временска казна
offence-points = Казна у поенима
offence-fine = Новчана казна
offence-exclusion = Искључење из кола
offence-expulsion = Удаљење са турнира
offence-forfeit = Партија без борбе

## табеле, дневник и извештај турнира   $round: коло   $board: табла   $player, $name: име   $offence: шта је записано
tournament-fide-id = FIDE ID
tournament-crosstable-after = Унакрсна табела после { $round }. кола
tournament-crosstable-during = Унакрсна табела, { $round }. коло, резултати: { $count } од { $all }
tournament-chief-arbiter = Главни судија
tournament-deputies = Заменици главног судије
tournament-time-control = Темпо игре
tournament-kind = Систем
tournament-players = Играчи
tournament-rounds = Кола
tournament-corrections = Исправљени резултати
tournament-incidents = Инциденти
tournament-register = Опомене и казне
tournament-notes = Белешке
tournament-bye = Слободно коло
tournament-absent = Без пара
tournament-not-come = Нису дошли: { $players }
tournament-came-late = Дошли по истеку дозвољеног кашњења и смели да играју: { $players }
tournament-late-forfeited = Дошли по истеку дозвољеног кашњења: { $players } (без борбе)
# Who has neither a game nor a bye
tournament-not-paired = Без пара: { $players }
# $time: when the arbiter noted it, after the default time
tournament-came-in-time = Дошли на време, забележено у { $time }: { $players }
# Below the crosstable
tournament-crosstable-how = Колона као 12w1: против бр. 12, белим, победа.
# The letters and signs stand in the tables as they are
tournament-letters-byes = H  слободно коло за пола поена · F  за поен · U  по паровима · Z  без поена
tournament-letters-forfeits = +  добијено без борбе · –  изгубљено без борбе
tournament-registered = { $round }. коло, табла { $board }: { $offence }
# $players: колико   $rounds: колико има парове
tournament-log-imported = Прочитан је извештај; играчи: { $players }, кола са паровима: { $rounds }
tournament-log-described = Турнир: { $name }
# $number: број играча
tournament-log-player = Играч бр. { $number }: { $name }
# $boards: колико
tournament-log-paired = { $round }. коло: унети су парови; табле: { $boards }
# $white, $black: имена; иза њих стоји двотачка или резултат
tournament-log-board = { $round }. коло, табла { $board }: { $white } – { $black }
# $before, $result: резултати   $reason: зашто
tournament-log-corrected = { $before } исправљено у { $result }: { $reason }
# $bye: слово
tournament-log-bye = { $round }. коло: слободан ({ $bye }) је { $player }
# $start: време   $minutes: дозвољено кашњење
tournament-log-schedule = { $round }. коло: почетак { $start }, дозвољено кашњење { $minutes } мин
# $players: имена
tournament-log-came = { $round }. коло: присутни: { $players }
tournament-log-missing = { $round }. коло: одсутни: { $players }
# $article: the article, such as 6.7.1
tournament-log-late = по истеку дозвољеног кашњења; судија је дозволио да се игра ({ $article })
# $time: when the arbiter noted it, after the default time
tournament-log-in-time = дошли на време, забележено у { $time }
# $count: колико
tournament-log-many-came = { $round }. коло: пристигли играчи: { $count }
# $article: број члана; пре њега табла и резултат
tournament-log-default-time = дозвољено кашњење { $minutes } мин ({ $article })
# Behind the default time: who lost by it and came after it
tournament-log-came-after = после њега дошли: { $players }
tournament-log-incident = инцидент
tournament-log-incident-again = инцидент, унет поново
# $count: which illegal move of that player, from 1
tournament-illegal-move = { $count ->
    [1] Први неправилан потез
    [2] Други неправилан потез
    [3] Трећи неправилан потез
   *[other] Неправилан потез бр. { $count }
}
tournament-loses = { $player }: партија је изгубљена.
tournament-late-loses = { $player }: долазак по истеку дозвољеног кашњења, партија је изгубљена.
tournament-absent-loses = { $player }: недолазак у дозвољеном кашњењу, партија је изгубљена.
tournament-late-plays = { $player }: кашњење, судија је дозволио да се игра.
tournament-log-game = партија играна на овом рачунару
tournament-log-note = Белешка
tournament-log-unread = Редови са паровима који нису могли да се прочитају
