### Clocks and time controls

clock-face = { $player }: { $time }, { $state ->
    [runs] часовникот оди
    [fallen] знаменцето е паднато
   *[rests] часовникот стои
}
clock-face-untimed = { $player }: { $state ->
    [runs] часовникот оди
   *[rests] часовникот стои
}
clock-start = Пушти го часовникот
clock-resume = Продолжи
clock-pause = Запри ги двата часовника
clock-paused = Двата часовника се запрени.
flag-fallen = знаменце
press-to-start = притиснете за почеток
plunger-left-control = лев Ctrl
plunger-right-control = десен Ctrl
plunger-left-shift = лев Shift
plunger-right-shift = десен Shift
illegal-tally = { $count ->
    [one] { $count } неправилен потег
   *[other] { $count } неправилни потези
}
time-none = без часовник
phrase-whole-game = { $time } за целата партија
phrase-moves-in = { $moves ->
    [one] { $time } за { $moves } потег
   *[other] { $time } за { $moves } потези
}
phrase-every-moves-in = { $moves ->
    [1] { $time } за секој потег
    [one] { $time } за секој { $moves } потег
   *[other] { $time } за секои { $moves } потези
}
phrase-until-used-up = { $time } додека не се потроши
phrase-rest = { $time } до крајот на партијата
phrase-hourglass = песочен часовник од { $time }: што ќе потроши едниот играч, другиот го добива
phrase-japanese = бјо-јоми: { $count } × { $time }
phrase-canadian = { $moves ->
    [1] бјо-јоми: { $time } за секој потег, остатокот пропаѓа
    [one] бјо-јоми: { $time } за секој { $moves } потег, остатокот пропаѓа
   *[other] бјо-јоми: { $time } за секои { $moves } потези, остатокот пропаѓа
}
phrase-canadian-counted = бјо-јоми од { $time }; потезите ги брои судијата
phrase-upcount = времето се брои нагоре од { $time }
phrase-each-move = { $time } за секој потег, остатокот пропаѓа
phrase-increment = { $time } додаток по потег, { from-when }
phrase-bronstein = времето потрошено на потег се враќа, најмногу { $time }, { from-when }
phrase-us-delay = на секој потег часовникот чека { $time }, { from-when }
phrase-nothing-by-the-move = без додаток по потег, { from-when }
phrase-first-increment-late = првиот додаток доаѓа дури по првиот потег
phrase-freeze = двете страни запираат кога ќе падне знаменце
phrase-play-on = часовникот оди натаму и откако знаменцето ќе падне
phrase-own-periods = времето на следниот период го добива само играчот што го потрошил своето
# In a sentence. $time: 5 minutes   $more: 3 seconds   $to: both, side
time-said = { $to ->
    [both] { $time } за секого
   *[side] { $time }
}
time-said-more = { $to ->
    [both] { $time } за секого, { $more } повеќе со секој потег
   *[side] { $time }, { $more } повеќе со секој потег
}
# What was typed could mean something else. $words: such a sentence
time-otherwise = или { $words }?

time-unclear = „{ $part }“: { $why }
time-not-understood = Не разбирам „{ $part }“
time-fault-period = тука недостасува време, како во 5+3
time-fault-number = тука недостасува број
time-fault-colon = тука недостасуваат две точки, како во 0:05
time-fault-sixty = тука недостасуваат две цифри, од 00 до 59
time-fault-whole = тука може да стои само цел број
time-fault-too-large = овој број е преголем
time-fault-too-fine = поситно од наносекунда не може да се мери
time-fault-black = наведено е времето на белиот, па мора да следи -B и времето на црниот
time-fault-setting = по точката и запирката стои late, freeze, playon или own
time-fault-twice = тоа веќе е кажано
time-fault-end = ова не може да стои тука
time-improper-none = воопшто нема време
time-improper-too-many = не може да има повеќе од { $most } периоди
time-improper-no-time = период { $period } не дава време
time-improper-no-moves = период { $period } нема ниту еден потег
time-improper-moves = во период { $period } потезите не можат да се бројат
time-improper-follows = по период { $period } ништо не може да следи, бидејќи не завршува на нула
time-improper-zero = период { $period } може да следи само по таков што завршува на нула

time-more = Уште времиња
time-list-further = Други
time-list-dgt = По број на DGT 3000
time-own-full = Зачувани се пет времиња; заборавете некое за да зачувате друго.
time-keep = Зачувај { $time }
time-forget = Заборави { $time }
time-apart = Различно време за белиот и црниот
time-own = Време по избор
time-own-white = Време по избор за белиот
time-own-black = Време по избор за црниот
time-own-hint = на пр. 25+10
time-no-clock = Без часовник
time-first-increment = Првиот додаток се смета пред првиот потег
time-freeze = Часовникот запира кога ќе падне знаменце
time-to-both = Времето на следниот период двајцата го добиваат истовремено

side-title = Шаховски часовник
side-set = Намести го часовникот
side-set-anew = Намести за нова партија…
side-set-short = Нова партија…
side-how = Притиснете ја својата половина откако ќе одиграте потег: со глувче, со прст или со копче.
side-set-what = Часовникот уште стои: прв притиска црниот и тргнува часовникот на белиот.
side-set-gives-up = Времињата што се сега на часовникот се губат; дневникот ги чува.
side-black-first = Прво притиска црниот: со тоа тргнува часовникот на белиот.
side-manner = Како брои часовникот
side-keys = Копчиња што го притискаат овој часовник
side-pause = Пауза
side-start = Пушти го часовникот на { player-mid }
side-resume = Продолжи со часовникот на { player-mid }
side-correct = Исправи…
side-log = Дневник…
side-illegal = Неправилен потег
side-take-back = Поништи запис
side-illegal-by = { $number ->
    [0] Неправилен потег ({ $player }): { $opponent } +{ $time }
   *[other] Неправилен { $number }. потег ({ $player }): { $opponent } +{ $time }
}
side-illegal-loses = { $count ->
    [2] Втор неправилен потег ({ $player }): изгубена партија
   *[other] Неправилен потег број { $count } ({ $player }): изгубена партија
}
side-illegal-supervised = { $pace ->
    [rapid] По одговорот ({ $opponent }) важи само ако судијата има најмногу три партии што се запишуваат.
   *[blitz] По одговорот ({ $opponent }) важи само ако оваа партија има свој судија и се запишува.
}
side-illegal-undoes = Притискањата од тој потег натаму и нивните додатоци се поништуваат; потрошеното време останува.
side-illegal-corrected = Ако часовникот е исправан оттогаш, времињата остануваат како што се поставени.
side-illegal-uncompleted = Потег што не е завршен со притискање на часовникот само се исправа, без казна.
side-illegal-nth = { $count ->
    [1] Прв неправилен потег ({ $player })
    [2] Втор неправилен потег ({ $player })
   *[other] Неправилен потег број { $count } ({ $player })
}
side-illegal-take-back = Поништи „{ $what }“
side-illegal-lost = Губи; реми ако { $opponent } не може да матира
# The same behind the number, in the log
log-illegal-unless = реми ако { $opponent } не може да матира
side-illegal-no-press = Ниедно притискање на часовникот не се поништува
side-illegal-replied = Откриен по одговорот на { $number }. потег; двете притискања на часовникот се поништуваат
side-illegal-press-back = Притискањето на часовникот по { $number }. потег се поништува
side-illegal-times-stay = { $number }. потег, кој се враќа; часовникот е исправан по притискањето, па времињата остануваат како што се поставени
side-log-runs = Часовникот оди понатаму и неговите копчиња работат. Што ќе зачувате сега, оди веднаш во папката со документи.
side-swap = Замени ги страните
side-stop-first = Еден часовник оди: прво запрете ги двете страни.
side-counters = Бројачи
side-lock = Заклучи
side-locked = Држете секунда за отклучување
side-locked-what = Заклучено: може да се притискаат само половините.
side-locked-stopped = Запрено. Отклучете за да продолжите.
side-locked-flag = Знаменцето падна. Отклучете.
side-move = потег { $number }
side-moves = { $count ->
    [one] { $count } потег
   *[other] { $count } потези
}
side-moves-to-go = { $count ->
    [one] уште { $count }
   *[other] уште { $count }
}
side-period = Период { $number } од { $of }
side-delay = чека { $time }
side-passed = почна следниот период
side-low = малку време
side-next = на потег
side-illegal-undone = потегот сепак е правилен
side-correction-undone = записот поништен
side-press-undone = притискањето поништено
side-position-back = Вратете ја позицијата пред { $number }. потег на { player-mid }
side-position-on = На таблата треба да биде позицијата по { $number }. потег на { player-mid }
side-press-stays = притискањето не е поништено
side-flag-first = знаменце – прво падна
side-flag-at = во { $time }
side-battery = Батерија { $percent } %
side-battery-low = Батерија { $percent } % – приклучете полнач

correct-title = Исправка на часовникот
correct-time = Време
correct-moves = Одиграни потези
correct-illegal = Неправилни потези
correct-period = Период
correct-next = Чиј часовник оди натаму
correct-reason = Причина
correct-do = Исправи
correct-take-back = Поништи ја последната исправка
correct-unreadable = Времето се пишува 1:05:00, 5:00 или 0:19.4.

log-title = Дневник на часовникот
log-number = Бр.
log-moment = Време
log-newest = Тука најновото е прво, а на хартија најстарото. Секое притискање има свој број.
log-empty = Со часовникот сѐ уште ништо не е правено.
log-new = Почни нов дневник
log-whole = { $count ->
    [one] Зачувај ги сите { $count } партии од овој дневник
   *[other] Зачувај ги сите { $count } партии од овој дневник
}
log-set = Часовникот е наместен на { $time }
log-begin = Пуштен часовник: { $player }
log-press = { $player }: притиснат часовник, потег { $number }
log-press-undone = { $what } (поништено)
log-undone = (записот поништен) { $what }
log-stop = Двата часовника се запрени
log-slept = Двата часовника се запрени: компјутерот спиел { $time }
log-ended = Двата часовника се запрени: програмата завршила со работа
log-resume = Продолжува, оди часовникот: { $player }
log-correct = Судијата го исправи часовникот: { $what }. Причина: { $reason }
log-moves-changed = одиграни потези { $before } → { $after }
log-illegal-changed = неправилни потези { $before } → { $after }
log-period-changed = период { $before } → { $after }
log-next = на потег: { $player }
log-no-reason = не е наведена
log-take-back = Исправката е поништена
log-take-back-illegal = Поништено: „{ $what }“
log-lock = Часовникот е заклучен
log-unlock = Часовникот е отклучен
log-period = { $player }: почнува период { $number }
log-low = { $player }: преостанува малку време
log-flag = { $player }: знаменцето паднало
log-flag-first = { $player }: знаменцето паднало, прво од двете
log-flag-second = { $player }: знаменцето паднало, второ од двете
