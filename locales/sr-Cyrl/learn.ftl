### Learn the Laws

## The Laws to leaf through

laws-title = Правила шаха
laws-summary = { $part } на једној страни (PDF)
laws-in-the-laws = У Правилима
key-laws = Правила: код најновије одлуке или тамо где су била отворена
laws-search = Претрага Правила
laws-search-example = број, реч, назив
laws-found = { $count ->
    [one] нађена { $count } одредба
    [few] нађене { $count } одредбе
   *[other] нађено { $count } одредаба
}
laws-appendix = Додатак { $number }
laws-guideline = Смернице { $number }
laws-previous = Претходна одредба
laws-next = Следећа одредба
laws-in-six-editions = У шест издања
laws-own-words = нашим речима; бројеви су из сваког издања
laws-as-above = као горе
laws-changed = измењено
laws-what-changed = Шта се променило
# $year: of the edition   $said: what it says
laws-changed-since = Од Правила { $year } – { $said }
laws-changed-until = Закључно с Правилима { $year } – { $said }
laws-changed-new = Закључно с Правилима { $year } то није било прописано.
laws-changed-gone = Од Правила { $year } то више није прописано.
laws-names-files = Линије
laws-names-ranks = Редови
laws-names-pieces = Фигуре и рокада
laws-cases = Случајеви за гледање и пробу
laws-all-cases = { $count ->
    [one] сви случајеви: { $count }
    [few] сва { $count } случаја
   *[other] свих { $count } случајева
}
laws-first-cases = само први случајеви
laws-watch = Погледај: { $case }
laws-nothing-ruled = У овом издању нема одлуке

laws-part-nature = Природа и циљеви игре
laws-part-initial-position = Почетна позиција
laws-part-moves = Кретање фигура
laws-part-act-of-moving = Извођење потеза
laws-part-completion = Завршетак партије
laws-part-clock = Шаховски сат
laws-part-irregularities = Неправилности
laws-part-recording = Записивање потеза
laws-part-drawn-game = Реми
laws-part-quickplay = Убрзани завршетак
laws-part-points = Поени
laws-part-conduct = Понашање играча
laws-part-arbiter = Улога судије
laws-part-rapid = Убрзани шах
laws-part-blitz = Брзопотезни шах
laws-part-notation = Алгебарска нотација
laws-part-quickplay-no-arbiter = Убрзани завршетак без судије
laws-part-blind = Слепи и слабовиди играчи
laws-part-adjourned = Прекинуте партије
laws-part-chess960 = Шах 960

## You are the arbiter
level-player = Играч
level-club = Клупски судија
level-national = Национални судија
# $number: its number   $all: how many there are
situation-number = { $number } од { $all }
situation-what-do-you-rule = Како пресуђујеш?
situation-watch-first = Прво погледај до краја.
situation-against-clock = На време
situation-time-left = Преостало време
situation-time-over = Време је истекло. Ипак одговори.
situation-or-click = или клик
situation-left-hand = Лево
situation-right-hand = Десно
situation-waits = Одлука чека. Размакница је показује.
situation-show-ruling = Прикажи одлуку
situation-your-ruling = твоја одлука
situation-the-ruling = одлука
situation-right-too = такође тачно
situation-press-undone = { $player }: притисак је поништен, а с њим и додато време ({ $time }).
# $why: a sentence
situation-your-answer = Твој одговор, а не одлука: { $why }
situation-six-editions = Исто у шест издања
edition-differs = другачије него раније
edition-leaves-open = нема јасног правила
edition-has-none = још нема правила
edition-all-alike = Иста одлука у свих шест издања.
situation-back-today = Ово питање се враћа данас.
situation-back-tomorrow = Ово питање се враћа сутра.
# $days: how many, two or more
situation-back-in = { $days ->
    [one] Ово питање се враћа за { $days } дан.
    [few] Ово питање се враћа за { $days } дана.
   *[other] Ово питање се враћа за { $days } дана.
}
# $number: an article
situation-open-article = Отвори { $number }
situation-next = Следећа ситуација
exam-what = Питања из дела „{ $situations }“, измешана, на време. Резултат је на крају.
exam-level = { $questions } питања, { $minutes } минута. Тачно мора бити { $pass }.
exam-question = Питање { $number } од { $all }
exam-open = Још без одговора: { $count }
exam-hand-in = Предај
exam-previous = Претходно питање
exam-next = Следеће питање
exam-write = Напиши своју одлуку и члан на који се она ослања.
exam-your-answer = Твој одговор
exam-compare = Упореди свој одговор с решењем
exam-model = Решење
exam-mark-right = Мој је био тачан
exam-mark-wrong = Мој није био тачан
exam-sheet-illegal = Један потез на овом формулару био је неправилан, а нико то није приметио. Који?
exam-sheet-unrecorded = На овом формулару недостаје један потез. Који потез је одигран?
exam-sheet-board = На табли је позиција после последњег потеза.
exam-sheet-missing = Потез који недостаје
exam-result = Резултат испита
exam-mark = Тачних { $right } од { $asked }
exam-passed = Положено
exam-failed = Још није положено
exam-review = За понављање, по члановима
exam-unanswered = без одговора
exam-again = Нови испит
scene-play = Пусти
scene-pause = Пауза
scene-again = Поново
scene-slower = Спорије
scene-slower-on = Спорије: укључено
scene-one-step = Један корак
scene-space-key = Размакница
# $player: white or black   $time: what the clock shows
scene-clock-runs = { $player ->
    [white] Белом тече време: { $time }
   *[black] Црном тече време: { $time }
}
scene-clock-rests = { $player ->
    [white] Белом време стоји: { $time }
   *[black] Црном време стоји: { $time }
}
scene-ruled-so-far = Шта је до сада одлучено
scene-nothing-ruled = Још ништа.
scene-try = Пробај и ти
speaker-arbiter = Судија
speaker-spectator = Гледалац
speaker-neighbour = Сусед

## What the acts of a scene are called
# $words: what is said
act-said = „{ $words }“
act-touched = додир
act-brushed = окрзнуто
act-adjusted = поправљено
act-lifted = подизање
act-set = спуштање
act-let-go = пуштање
act-released = пуштена на поље
act-put-back = враћање
act-removed = скидање
act-from-box = нова фигура
act-both-hands = обе руке
act-pressed = притисак
act-other-hand = друга рука
act-stopped = сатови стоје
act-written = запис
act-struck = прецртано
act-sheet = допуњен формулар
act-sealed = ковертирано
act-arrived = долазак
act-phone = телефон
act-displaced = оборено
act-noticed = примећено
act-flag = заставица
act-started = почетак
act-goes-on = игра тече
act-clock-set = сат подешен
act-decided = одлучено
act-warned = опомена
act-penalty = казна
act-adjourned = прекинуто
act-opened = коверта отворена

## What is said aloud
say-aloud-adjust = Поправљам.
say-aloud-castling = Рокираћу.
say-aloud-draw = Реми?
say-aloud-accept = Прихватам.
say-aloud-decline = Не, хвала.
say-aloud-withdraw = Повлачим понуду.
say-aloud-take-back = Могу ли да вратим потез?
say-aloud-take-back-yes = Да, вратите га.
say-aloud-take-back-no = Не, потез остаје.
say-aloud-take-back-not = Није важно.
say-aloud-resign = Предајем.
say-aloud-repetition = Трећи пут исто. Реми!
# $move: a move
say-aloud-repetition-with = Са { $move } је трећи пут исто. Реми!
say-aloud-fifty = Педесет потеза. Реми!
# $move: a move
say-aloud-fifty-with = Са { $move } је педесет потеза. Реми!
say-aloud-moves = Колико је то потеза?
say-aloud-flag = Заставица!
say-aloud-illegal = Неправилно!
say-aloud-touch-move = Такнуто-макнуто!
say-aloud-normal-means = Ово се не добија нормалним средствима!
say-aloud-no-effort = Ви и не покушавате да победите!
say-aloud-increment = Молим пет секунди по потезу.
say-aloud-times = Сатови показују погрешно!

## Лекције, случајеви и пописи
lesson-check-right = тако је како пише
lesson-fault-step = корак { $number }
lesson-fault-too-long = предугачка је да би се проверавала током писања; то ради наредба „jadoube lesson --check“.
lesson-fault-no-steps = нема ниједног корака.
lesson-fault-no-acts = нема радњи.
lesson-fault-no-goal = нема циља.
lesson-fault-no-right-answer = одговора је премало или превише, или ниједан није тачан.
lesson-fault-goal-missed = радње не воде до циља.
lesson-fault-others-act = овде стоји радња другог играча; њој је место у „then“ или у кораку који се гледа.
lesson-fault-try-not-known = погрешан покушај { $number } не препознаје се по ономе што пише у „when“.
lesson-fault-ruled = код { $act } судија одлучује другачије.
lesson-fault-expected = очекивано:
lesson-fault-was-ruled = одлучено:
lesson-fault-right-answers = { $count ->
    [one] { $count } одговор је тачан.
    [few] { $count } одговора су тачна.
   *[other] { $count } одговора је тачно.
}
lesson-fault-not-following = одговор { $letter } је тачан и обећава „{ $token }“, а то не следи.
lesson-fault-following = одговор { $letter } није тачан, али следи све што обећава.
learn-title = Учење Правила
learn-lesson = Лекција
learn-situations = Судија си ти
learn-scene = Призор
learn-partner = Партнер који греши
learn-exam = Испит
lesson-step-watch = Погледај
lesson-step-do = Уради како треба
lesson-step-mistake = Направи грешку
lesson-step-ruling = Погледај одлуку
lesson-step-put-right = Исправи
lesson-step-question = Једно питање
lesson-arbiter-saw = Шта је судија видео
lesson-was-seen = Шта се догодило
lesson-nothing-yet = још ништа
lesson-saw-touched = додир { $square }
lesson-saw-released = пуштено на { $square }
lesson-saw-removed = скинуто са { $square }
lesson-saw-from-box = { $piece } из кутије
lesson-saw-fell = оборено на { $square }
lesson-saw-felt = опипано { $square }
lesson-saw-brushed = окрзнуто на { $square }
lesson-saw-put-back = враћено
lesson-saw-pressed = сат притиснут
lesson-saw-stopped = сатови заустављени
lesson-saw-flag = заставица пала
# What a try or an answer came to, before its reason or by itself
lesson-right = Тачно!
lesson-wrong = Није то.
lesson-try-again = На табли је све као пре. Покушај поново.
lesson-that-is = То је { $piece }.
lesson-that-is-on = То је { $piece } на { $square }.
lesson-that-is-black = Та фигура је црна.
lesson-that-is-white = Та фигура је бела.
lesson-another-move = То је био неки други потез: { $piece }, { $from }–{ $to }.
lesson-another-move-unnamed = То је био неки други потез.
lesson-not-asked = Овде није потребно: { $what }.
lesson-no-press = У овом кораку сат се не притиска.
lesson-missing = Нешто недостаје: { $what }.
lesson-still-to-do = Још ово: { $what }.
lesson-others-lever = То је сат противника. Притисни свој.
lesson-not-moved = Прво одиграј потез. Затим притисни сат.
lesson-now-press = Сада притисни свој сат.
lesson-press-first = Прво притисни сат.
lesson-touched-first = Сада мора да игра фигура која је прва дотакнута.
lesson-touched-to-move = Прво је дотакнута друга фигура, па је њом морало да се игра.
lesson-touched-to-take = Прво је дотакнута противникова фигура, па је морала да се узме.
lesson-mistake-is-the-task = Овог пута је задатак грешка.
lesson-typed-mistake = Уписати се може само правилан потез: овај одиграј стрелицама и тастером Enter.
lesson-hint = Савет
lesson-show-me = Покажи ми
lesson-again = Одавде поново
lesson-skip = Прескочи
# $step: what is done in it
lesson-next-step = Даље: { $step }
lesson-next-lesson = Следећа лекција
lesson-to-the-path = На лекције
lesson-end-go = Крај лекције
lesson-end = Лекција { $number } је готова!
lesson-end-own = Лекција је готова!
lesson-end-open = Лекција { $number } још није завршена.
lesson-end-own-open = Лекција још није завршена.
lesson-end-learnt = Сада знаш:
lesson-end-missed = Ово није успело: { $steps }
lesson-end-skipped = Прескочено: { $steps }
lesson-end-again = Понови то
lesson-star-done = урађено
lesson-star-alone = без помоћи
lesson-star-again = и неког другог дана
lesson-star-all = Све три звездице су твоје.
lesson-star-for-third = Трећа звездица чека неки други дан.
lesson-star-for-second = Друга звездица је за све кораке тачне из прве.
class-projector = Пројектор
class-hold-back = Задржи одлуку
class-language = Језик
class-what-would-you-rule = Која је твоја одлука?
class-ruling-waits = Одлука чека. Показује је размакница.
class-show-ruling = Покажи одлуку
said-adjust = „Поправљам“
said-offer = „Реми?“
said-resign = „Предајем“
deed-brush = Окрзни { $what }
deed-graze = Једва дотакни { $what }
deed-set = Стави на { $what }, не пуштај
deed-take-enemy = Узми фигуру друге боје
deed-restore = Врати фигуру на { $what }
deed-both-hands = Користи обе руке
deed-other-hand = Притисни другом руком
deed-record = Запиши { $what }
deed-strike = Прецртај
deed-update-sheet = Допуни формулар
deed-accept = Прихвати
deed-decline = Одбиј
deed-withdraw = Повуци понуду
deed-ask-moves = Питај колико је потеза одиграно
deed-ask-increment = Затражи пет секунди по потезу
deed-seal = Ковертирај { $what }
deed-claim-times = Кажи да времена нису тачна
deed-arrive = Дођи за таблу
deed-phone = Нека зазвони телефон
deed-device-found = Нека нађу телефон
deed-announce = Реци „{ $what }“
deed-displace = Обори { $what }
deed-knock-over = Обори фигуре
deed-stand-up = Усправи фигуре
deed-boards-differ = Кажи да се табле разликују
deed-find-wrong-array = Кажи да фигуре стоје погрешно
deed-find-board-turned = Кажи да је табла окренута
deed-find-colors-reversed = Кажи да су боје замењене
deed-find-displaced = Кажи да фигуре нису на својим пољима
deed-find-wrong-setting = Кажи да је сат погрешно подешен
deed-start = Покрени сат
deed-stop = Заустави сатове
deed-resume = Нека сат иде даље
deed-see-flag = Уочи палу заставицу
deed-see-illegal = Уочи неправилан потез
deed-adjourn = Прекини партију
deed-open-envelope = Отвори коверту
deed-call-accidental = Прогласи случајним
deed-call-touched = Прогласи { $what } дотакнутим
deed-decide = Судија: { $what }
deed-other = Уради то
decide-accept = усвоји
decide-postpone = сачекај
decide-reject = одбиј
learn-lessons = Лекције
learn-next = Твоја следећа лекција
learn-day = Данас: { $done } од { $goal }
learn-day-reached = Данашњи циљ је постигнут!
badge-pieces = Фигуре
badge-touch = Додир
badge-clock = Сат
badge-draws = Ремији
badge-arbiter = Судија
badge-earned = Твоја значка: { $badge }
badge-share = { $badge }: { $done } од { $all }
learn-laws = Правила
learn-part-pieces = Табла и фигуре
learn-part-hands = Додиривање и пуштање
learn-part-endings = Како се партија завршава
learn-part-clock = Сат
learn-part-irregularities = Кад нешто крене наопако
learn-part-scoresheet = Записивање потеза
learn-part-draws = Ремији и рекламације
learn-part-conduct = Понашање и брзи шах
learn-part-guidelines = Шах 960, прекид партије, убрзани завршетак, слепи играчи
learn-stars = { $count ->
    [one] { $count } звездица
    [few] { $count } звездице
   *[other] { $count } звездица
}
situations-what = Нешто се догађа пред тобом. Судија си ти: погледај, па изабери одлуку.
situations-known = Досад тачно решено: { $known } од { $all }.
situations-due = { $count ->
    [one] Данас се враћа { $count } ситуација.
    [few] Данас се враћају { $count } ситуације.
   *[other] Данас се враћа { $count } ситуација.
}
situations-begin = Почни
situations-by-level = По нивоима
situations-by-topic = По темама
situations-by-missed = Шта није успело
situations-none-missed = Све је успело: нема шта да се понавља.
situation-due = враћа се данас
situation-known = решено како треба
situation-open = још без одговора
situations-for-player = За играче
situations-for-club = За клупске судије
situations-for-national = За националне судије
own-lessons = Твоје лекције
own-lessons-what = Направи лекцију на табли или је напиши као текстуалну датотеку (.ron). Датотеке се читају поново кад год их сачуваш.
own-lessons-folder = Отвори фасциклу с лекцијама
own-lesson-edit = Уреди
own-lesson-delete = Обриши
own-lessons-faulty = { $count ->
    [one] { $count } датотека још није у реду.
    [few] { $count } датотеке још нису у реду.
   *[other] { $count } датотека још није у реду.
}
check-title = Шта каже провера
check-what = Све што је погрешно у твојим датотекама, и где. Проверавају се поново кад год их сачуваш.
check-right = У реду: { $files }
check-more = и још { $count }
menu-make-lesson = Направи лекцију од ове партије
editor-title = Направи лекцију
editor-name = Наслов лекције
editor-how = Одиграј на табли оно што разред треба да види, па уз то напиши реченицу.
editor-step = Корак { $number }
editor-sentence = Реченица за корак { $number }
editor-after = Шта се каже после корака { $number }
editor-shown = Само покажи
editor-goal-this-move = Тражи овај потез
editor-goal-this-piece = Тражи било који потез том фигуром
editor-goal-any-move = Тражи било који потез
editor-goal-touch = Тражи овај додир
editor-goal-say = Тражи ове речи
editor-goal-mistake = Тражи ову грешку
editor-undo = Врати
editor-next = Следећи корак
editor-save = Сачувај лекцију
editor-untitled = Прво напиши наслов лекције.
editor-unsaid = Прво напиши реченицу за корак { $number }.
# The same where acts were taken back and their words are left. $number: its number
editor-unshown = Корак { $number } има само речи. Одиграј га на табли или их обриши.
editor-leave = Изађи без чувања
try-case = Обе боје су твоје. Пробај шта год хоћеш.
try-case-hint = Додируј, вуци, притискај, рекламирај: судија одлучује о свакој радњи.

## A partner who slips
practice-alone = Игра с програмом
computer-name = Програм, ниво { $level }
# This program plays on for an engine. $name: what the player was called before
computer-name-after = Програм, ниво { $level } (раније { $name })
# An engine as a player. $name: its program, $rating: an Elo rating
engine-name = { $name }, Ело { $rating }
practice-what = Партнер понекад не игра онако како Правила траже. Примети то и на време учини шта треба.
practice-what-alone = Програм вуче потезе, притиска сат и поштује Правила. Поштуј их и ти.
practice-what-slips = Програм понекад крши правила. Судија с њим поступа као и с тобом.
practice-strength = Колико добро игра
practice-strength-any = насумично
practice-strength-what = 1: прве дечје партије. 8: добар клупски играч.
practice-opponent = Ко седи преко пута
practice-opponent-built-in = овај програм
practice-opponent-other = други шаховски мотор…
practice-rating = Рејтинг Ело
practice-rating-full = колико уме
# $path: where the engine lies
practice-engine-what = { $path }. Мотор који не зна за рејтинге ограничавају његови нивои или број прегледаних позиција, а то је само приближно.
practice-role-white = Играм белим
practice-role-white-what = Рекламирај шта није у реду пре него што дотакнеш фигуру.
practice-role-white-alone = Ти почињеш.
practice-role-black = Играм црним
practice-role-black-what = Партнер почиње и може одмах да погреши.
practice-role-black-alone = Програм почиње.
practice-role-arbiter = Ја сам судија
practice-role-arbiter-what = Двојица таквих играју међусобно. Умешај се тамо где се судија меша.
practice-role-arbiter-alone = Програм игра сам са собом.
practice-slips = Шта може да буде погрешно
practice-slip-moves-another = Дотакне једну фигуру, игра другом
practice-slip-adjusts-silently = Поправља без речи
practice-slip-takes-back = Враћа пуштену фигуру
practice-slip-rook-first = Рокира прво топом
practice-slip-illegal-move = Одигра неправилно и притисне сат
practice-slip-presses-without-move = Притисне сат без потеза
practice-slip-forgets-press = Заборави да притисне сат
practice-slip-claims-wrongly = Погрешно рекламира
practice-slip-offers-again = Двапут нуди реми
practice-how-often = Колико често крши правила
practice-rate-never = никад
practice-rate-rarely = ретко
practice-rate-now-and-then = понекад
practice-rate-often = често
practice-time-ten-and-five = 10 мин + 5 с
practice-time-five = 5 мин
practice-time-none = без сата
practice-purpose = Шта вежбаш
practice-purpose-plain = партија
practice-purpose-plain-what = Као за сваком таблом: додир, потез, сат, захтев.
practice-purpose-own-scoresheet = свој запис
practice-purpose-own-scoresheet-what = Сат и 30 секунди по потезу; сваки потез записујеш. Извештај показује грешке.
practice-purpose-forty-moves = цајтнот
practice-purpose-forty-moves-what = Још пет минута за четрдесет потеза; потом још пола сата.
practice-purpose-rapid = убрзани шах
practice-purpose-rapid-what = 15 минута и 10 секунди по потезу. Неправилан потез има цену.
practice-aim = Задатак
practice-aim-play = само играј
practice-aim-win = победи
practice-aim-hold = одржи
practice-event-win = Позиција за победу
practice-event-hold = Позиција за реми
practice-start = Почни
practice-watch = Гледај оба играча. Умешај се тамо где се судија меша.
practice-your-move = На потезу си. Ако нешто није било у реду, реци пре него што дотакнеш фигуру.
practice-your-move-alone = На потезу си.
practice-partner-moves = Гледај шта ради партнер.
practice-partner-thinks = Програм размишља.
practice-claims = { $claim ->
    [touch-move] { $player } рекламира: „Пре тога је дотакнута друга фигура.“
   *[repetition] { $player } рекламира: „Иста позиција трећи пут.“
}
practice-holds = Рекламација је основана
practice-holds-not = Рекламација није основана
practice-call-touch-move = { $role ->
    [arbiter] Такнуто-макнуто
   *[player] Рекламација: такнуто-макнуто
}
practice-call-illegal-move = { $role ->
    [arbiter] Неправилан потез
   *[player] Рекламација: неправилан потез
}
practice-call-press = Сат није притиснут
practice-call-disturbance = { $role ->
    [arbiter] Опомена: то омета
   *[player] Позови судију
}
practice-score = Исправно решено: { $right } од { $made }
practice-score-end = Исправно решено: { $right } од { $made }
practice-too-early = Тренутак прерано: још није одигран потез о коме би се одлучивало.
practice-say-what = Судија прилази и пита: шта се рекламира?
practice-end = Заврши и покажи шта ми је промакло
practice-end-alone = Заврши партију
practice-unfinished = Партија није завршена.
practice-report = Шта се догодило
practice-again = Поново
practice-other = Изабери изнова
practice-nothing-happened = У овој партији све је било у реду.
practice-watch-again = Погледај то
practice-own-slip = твоја грешка
practice-at = { $player }, { $number }. потез
practice-at-alarm = { $number }. потез
practice-verdict-in-time = примећено на време
practice-verdict-late = примећено касно
practice-verdict-missed = није примећено
practice-verdict-left-alone = с правом прећутано
practice-verdict-spoken-of = боље је било ћутати
practice-verdict-alarm = нема о чему да се одлучује
practice-happened-moves-another = { $touched } је узето у руку и враћено; одиграно је { $moved }.
practice-happened-adjusts-silently = { $touched } је поправљено без речи; одиграно је { $moved }.
practice-happened-takes-back = { $touched } је већ било пуштено, а ипак је одиграно { $moved }.
practice-happened-rook-first = Прво је дотакнуто { $touched }, затим је била рокада: { $moved }.
practice-happened-illegal-move = { $moved } није правилан потез, а сат је притиснут.
practice-happened-presses-without-move = Сат је притиснут без потеза.
practice-happened-forgets-press = Одиграно је { $moved }, а сат није притиснут.
practice-happened-claims-wrongly = { $claim ->
    [touch-move] Рекламирано је да је пре тога дотакнута друга фигура. Није.
   *[repetition] Рекламирано је троструко понављање. Позиција није настала три пута.
}
practice-happened-offers-again = Реми је управо одбијен, а понуђен је поново.
practice-do-moves-another = { $role ->
    [arbiter] Судија који то види умеша се: такнуто-макнуто.
   *[player] Рекламирај пре него што дотакнеш фигуру: такнуто-макнуто.
}
practice-do-adjusts-silently = { $role ->
    [arbiter] Без претходног „поправљам“ то је додир: судија тражи потез том фигуром.
   *[player] Без претходног „поправљам“ то је додир. Рекламирај пре него што дотакнеш фигуру.
}
practice-do-takes-back = { $role ->
    [arbiter] Фигура пуштена правилним потезом ту и остаје: судија враћа први потез.
   *[player] Фигура пуштена правилним потезом ту и остаје. Рекламирај пре него што дотакнеш фигуру.
}
practice-do-rook-first = { $role ->
    [arbiter] Прво топ, затим краљ: на ту страну сада нема рокаде. Судија тражи потез топом.
   *[player] Прво топ, затим краљ: на ту страну сада нема рокаде. Рекламирај пре него што дотакнеш фигуру.
}
practice-do-illegal-move = { $role ->
    [arbiter] Судија се умеша: враћа претходну позицију и рачуна неправилан потез.
    [winner] Рекламирај пре него што одиграш свој потез. Нико други то не чини, а овде то доноси победу.
   *[player] Рекламирај пре него што одиграш свој потез: враћа се претходна позиција.
}
practice-do-presses-without-move = { $role ->
    [arbiter] То се рачуна као неправилан потез: судија се умеша.
    [winner] То се рачуна као неправилан потез. Рекламирај пре него што одиграш: нико други то не чини, а овде то доноси победу.
   *[player] То се рачуна као неправилан потез: рекламирај пре него што одиграш.
}
practice-do-forgets-press = { $role ->
    [arbiter] Судија ћути: притискање сата ствар је играча.
   *[player] Можеш да чекаш или одмах да одиграш; партнеру тече време док не притисне сат.
}
practice-do-claims-wrongly = Рекламација се одбија и игра се наставља.
practice-do-offers-again = { $role ->
    [arbiter] Одбијена понуда је одмах поновљена. То омета: судија опомиње.
   *[player] Одбијена понуда је одмах поновљена. То омета: заустави сатове и позови судију.
}
practice-alarm = Речено је: „{ $call }“.
practice-alarm-touch-move = Ниједна дотакнута фигура није остала на месту. Гледај која је дотакнута прва.
practice-alarm-illegal-move = Ниједан неправилан потез није завршен. Завршава га тек притисак на сат.
practice-alarm-press = Да ли је сат притиснут, мора да види играч. Судија то не говори.
practice-alarm-disturbance = Нико није ометан. Сатови се заустављају само с разлогом.

## For a class
learn-class = За разред
learner-nobody = Још нико
# On the button that chooses one, while nobody is chosen
learner-choose = Изабери ученика
learner-who = Ко учи: { $name }
learner-none = Оно што се сада уради припада ономе ко следећи упише име.
learner-new = Нови ученик
learner-new-example = ново име, па Enter
learner-full = Нема места за још ученика. Прво заборави неког.
learner-taken = Ово име има више ученика: { $names }. Допиши нешто по чему се разликују.
learner-forget = Заборави
learner-forget-name = Заборави: { $name }
class-learners = Ученици
class-no-learners = Још нико није уписао име. Ученик се додаје у менију горе десно; налог није потребан и ништа не напушта овај рачунар.
class-name = Име
class-lessons = Урађене лекције
class-stars = Звездице
class-situations = Тачни одговори
class-exam-column = { $part ->
    [right] Испит ({ $level }): тачни одговори
    [asked] Испит ({ $level }): питања
    [passed] Испит ({ $level }): положено
   *[day] Испит ({ $level }): датум
}
class-due = За данас
class-stuck = Застој
# $number: of the lesson   $step: of its steps
class-stuck-lesson = Лекција { $number }, корак { $step }
class-stuck-situation = Ситуација { $number }
class-list = Имена ученика
class-list-what = Налепи или упиши имена ученика, свако у свој ред.
class-list-add = Додај ова имена
class-export = Резултати као табела (CSV)…
# The name of the file
class-results = Резултати разреда
class-switches = Како разред учи
class-edition-what = Све се приказује онако како одлучује ово издање Правила, где год оно важи.
class-edition-newest = Најновије
class-hold-back-what = Одлука о грешци чека док је размакница не прикаже.
class-projector-what = Крупна слова и миран екран, читљиви и из последњег реда.
class-against-clock = На време
class-against-clock-what = На ситуације се одговара у ограниченом времену.
class-two-learners = Два ученика
class-two-learners-what = Двоје одговарају на једној тастатури, једно левим, друго десним тастерима.
class-certificates = Уверења
class-summaries = Правила за зид
class-summaries-what = По једна страна за сваки део Правила из { $year }. године: свако правило са својим бројем, нашим речима.
summary-foot = Нашим речима; бројеви су из овог издања.

## Certificates
certificate = Уверење
certificates-what = Уверење може да се одштампа у сваком тренутку. Каже колико је урадио онај ко сада учи.
certificate-name = Име на уверењу
certificate-pieces = Табла и фигуре
certificate-pieces-asks = Лекције 1–11.
certificate-pieces-done = Како се фигуре крећу и узимају, рокада, промоција и шах: једанаест лекција о Правилима шаха.
certificate-hands-and-clock = Руке и сат
certificate-hands-and-clock-asks = Лекције 12–21, 24–29, 31–33 и 36.
certificate-hands-and-clock-done = Додиривање и пуштање фигура, притискање сата, исправљање онога што је пошло наопако: двадесет лекција о Правилима шаха.
certificate-young-arbiter = Млади судија
certificate-young-arbiter-asks = Лекције 1–40 и 30 тачно решених ситуација.
certificate-young-arbiter-done = Свих четрдесет лекција о Правилима шаха и тридесет тачно решених ситуација.
certificate-arbiters-desk = Судијски сто
certificate-arbiters-desk-asks = 60 ситуација, свака тачно решена у три издања, или у онолико у колико се поставља.
certificate-arbiters-desk-done = Шездесет тачно решених ситуација, свака по три издања Правила шаха, или по онолико у колико се поставља.
certificate-earned = Све потребно је урађено.
certificate-so-far-lessons = Досад урађене лекције: { $done } од { $all }.
certificate-so-far-situations = Досад тачно решене ситуације: { $done } од { $all }.
certificate-open-lessons = { $count ->
    [one] Преостаје: { $count } лекција ({ $numbers })
    [few] Преостаје: { $count } лекције ({ $numbers })
   *[other] Преостаје: { $count } лекција ({ $numbers })
}
certificate-open-situations = { $count ->
    [one] Преостаје: { $count } ситуација
    [few] Преостаје: { $count } ситуације
   *[other] Преостаје: { $count } ситуација
}
certificate-print = Штампај…
certificate-for = за
certificate-date = Датум
certificate-edition = Издање
certificate-teacher = Учитељ
certificate-origin = Учено уз Jadoube, по Правилима шаха ФИДЕ
choose-certificate = Сачувај уверење
choose-class-results = Сачувај резултате разреда
choose-article-summary = Сачувај сажетак
