### Learn the Laws

## The Laws to leaf through

laws-title = Правилата
laws-summary = { $part } на една страница (PDF)
laws-in-the-laws = Во Правилата
key-laws = Правилата: кај најновата одлука или таму каде што беа отворени
laws-search = Пребарување на Правилата
laws-search-example = број, збор, име
laws-found = { $count ->
    [one] најдена { $count } одредба
   *[other] најдени { $count } одредби
}
laws-appendix = Додаток { $number }
laws-guideline = Насоки { $number }
laws-previous = Претходна одредба
laws-next = Следна одредба
laws-in-six-editions = Во шест изданија
laws-own-words = со наши зборови; броевите се според изданието
laws-as-above = како погоре
laws-changed = изменето
laws-what-changed = Што се сменило
# $year: of the edition   $said: what it says
laws-changed-since = Од Правилата { $year } – { $said }
laws-changed-until = До Правилата { $year } вклучително – { $said }
laws-changed-new = До Правилата { $year } вклучително тоа не беше пропишано.
laws-changed-gone = Од Правилата { $year } тоа веќе не е пропишано.
laws-names-files = Линии
laws-names-ranks = Редови
laws-names-pieces = Фигури и рокада
laws-cases = Случаи за гледање и пробување
laws-all-cases = { $count ->
    [one] сите { $count } случај
   *[other] сите { $count } случаи
}
laws-first-cases = само првите случаи
laws-watch = Погледни: { $case }
laws-nothing-ruled = Во ова издание не се одредува ништо

laws-part-nature = Природа и цели на играта
laws-part-initial-position = Почетна позиција
laws-part-moves = Движење на фигурите
laws-part-act-of-moving = Изведување на потегот
laws-part-completion = Завршување на партијата
laws-part-clock = Шаховски часовник
laws-part-irregularities = Неправилности
laws-part-recording = Запишување на потезите
laws-part-drawn-game = Реми
laws-part-quickplay = Забрзан завршеток
laws-part-points = Поени
laws-part-conduct = Однесување на играчите
laws-part-arbiter = Улога на судијата
laws-part-rapid = Забрзан шах
laws-part-blitz = Брзопотезен шах
laws-part-notation = Алгебарска нотација
laws-part-quickplay-no-arbiter = Забрзан завршеток без судија
laws-part-blind = Слепи и слабовидни играчи
laws-part-adjourned = Прекинати партии
laws-part-chess960 = Шах 960

## You are the arbiter
level-player = Играч
level-club = Клупски судија
level-national = Национален судија
# $number: its number   $all: how many there are
situation-number = { $number } од { $all }
situation-what-do-you-rule = Како пресудуваш?
situation-watch-first = Прво гледај докрај.
situation-against-clock = На време
situation-time-left = Преостанато време
situation-time-over = Времето истече. Сепак одговори.
situation-or-click = или клик
situation-left-hand = Лево
situation-right-hand = Десно
situation-waits = Одлуката чека: притиснете „Празно место“.
situation-show-ruling = Покажи ја одлуката
situation-your-ruling = твоја одлука
situation-the-ruling = одлука
situation-right-too = исто така точно
situation-press-undone = { $player }: притискањето е поништено, а со него и додадените { $time }.
# $why: a sentence
situation-your-answer = Твој одговор, не одлуката: { $why }
situation-six-editions = Истото во шест изданија
edition-differs = поинаку од порано
edition-leaves-open = нема јасно правило
edition-has-none = сѐ уште без правило
edition-all-alike = Иста одлука во сите шест изданија.
situation-back-today = Ова прашање се враќа денес.
situation-back-tomorrow = Ова прашање се враќа утре.
# $days: how many, two or more
situation-back-in = { $days ->
    [one] Ова прашање се враќа за { $days } ден.
   *[other] Ова прашање се враќа за { $days } дена.
}
# $number: an article
situation-open-article = Отвори { $number }
situation-next = Следна ситуација
exam-what = Прашања од делот „{ $situations }“, измешани, на време. Резултатот е на крајот.
exam-level = { $questions } прашања, { $minutes } минути. Точни мора да бидат { $pass }.
exam-question = Прашање { $number } од { $all }
exam-open = Сѐ уште без одговор: { $count }
exam-hand-in = Предај
exam-previous = Претходно прашање
exam-next = Следно прашање
exam-write = Напиши ја својата одлука и членот на кој се потпира.
exam-your-answer = Твојот одговор
exam-compare = Спореди го својот одговор со решението
exam-model = Решение
exam-mark-right = Мојот беше точен
exam-mark-wrong = Мојот не беше точен
exam-sheet-illegal = Еден потег на овој формулар беше неправилен, а никој не го забележа тоа. Кој?
exam-sheet-unrecorded = На овој формулар недостига еден потег. Кој потег е одигран?
exam-sheet-board = На таблата е позицијата по последниот потег.
exam-sheet-missing = Потегот што недостига
exam-result = Резултат од испитот
exam-mark = Точни { $right } од { $asked }
exam-passed = Положено
exam-failed = Сѐ уште не е положено
exam-review = За повторување, по членови
exam-unanswered = без одговор
exam-again = Нов испит
scene-play = Пушти
scene-pause = Пауза
scene-again = Повторно
scene-slower = Побавно
scene-slower-on = Побавно: вклучено
scene-one-step = Еден чекор
scene-space-key = Празно место
# $player: white or black   $time: what the clock shows
scene-clock-runs = { $player ->
    [white] На белиот му тече времето: { $time }
   *[black] На црниот му тече времето: { $time }
}
scene-clock-rests = { $player ->
    [white] На белиот му стои времето: { $time }
   *[black] На црниот му стои времето: { $time }
}
scene-ruled-so-far = Што е досега одлучено
scene-nothing-ruled = Сѐ уште ништо.
scene-try = Пробај и ти
speaker-arbiter = Судијата
speaker-spectator = Гледач
speaker-neighbour = Соседот

## What the acts of a scene are called
# $words: what is said
act-said = „{ $words }“
act-touched = допир
act-brushed = закачено
act-adjusted = местење
act-lifted = подигање
act-set = спуштање
act-let-go = пуштање
act-released = пуштање на полето
act-put-back = враќање
act-removed = тргање
act-from-box = нова фигура
act-both-hands = двете раце
act-pressed = притискање
act-other-hand = другата рака
act-stopped = часовниците запрени
act-written = запис
act-struck = прецртано
act-sheet = дополнет формулар
act-sealed = ковертирано
act-arrived = доаѓање
act-phone = телефон
act-displaced = соборено
act-noticed = забележано
act-flag = знаменце
act-started = почеток
act-goes-on = играта тече
act-clock-set = часовникот наместен
act-decided = одлучено
act-warned = опомена
act-penalty = казна
act-adjourned = прекин
act-opened = отворен коверт

## What is said aloud
say-aloud-adjust = Местам.
say-aloud-castling = Ќе рокирам.
say-aloud-draw = Реми?
say-aloud-accept = Прифаќам.
say-aloud-decline = Не, благодарам.
say-aloud-withdraw = Го повлекувам тоа.
say-aloud-take-back = Може ли да го вратам потегот?
say-aloud-take-back-yes = Да, врати го.
say-aloud-take-back-no = Не, потегот останува.
say-aloud-take-back-not = Не е важно.
say-aloud-resign = Се предавам.
say-aloud-repetition = Трет пат исто. Реми!
# $move: a move
say-aloud-repetition-with = Со { $move } е трет пат исто. Реми!
say-aloud-fifty = Педесет потези. Реми!
# $move: a move
say-aloud-fifty-with = Со { $move } се педесет потези. Реми!
say-aloud-moves = Колку потези се тоа?
say-aloud-flag = Знаменце!
say-aloud-illegal = Неправилно!
say-aloud-touch-move = Ја допре!
say-aloud-normal-means = Ова не се добива со нормални средства!
say-aloud-no-effort = Воопшто не се обидувате да победите!
say-aloud-increment = Ве молам пет секунди на потег.
say-aloud-times = Часовниците покажуваат погрешно!

## Лекции, случаи и списоци
lesson-check-right = така е како што пишува
lesson-fault-step = чекор { $number }
lesson-fault-too-long = предолга е за да се проверува додека се пишува; тоа го прави наредбата „jadoube lesson --check“.
lesson-fault-no-steps = нема ниту еден чекор.
lesson-fault-no-acts = нема дејства.
lesson-fault-no-goal = нема цел.
lesson-fault-no-right-answer = одговорите се премалку или премногу, или ниту еден не е точен.
lesson-fault-goal-missed = дејствата не водат до целта.
lesson-fault-others-act = тука стои дејство на другиот играч; неговото место е во „then“ или во чекор што се гледа.
lesson-fault-try-not-known = погрешниот обид { $number } не се препознава по она што пишува во „when“.
lesson-fault-ruled = кај { $act } судијата одлучува поинаку.
lesson-fault-expected = очекувано:
lesson-fault-was-ruled = одлучено:
lesson-fault-right-answers = { $count ->
    [one] { $count } одговор е точен.
   *[other] { $count } одговори се точни.
}
lesson-fault-not-following = одговорот { $letter } е точен и ветува „{ $token }“, а тоа не следува.
lesson-fault-following = одговорот { $letter } не е точен, а следува сѐ што ветува.
learn-title = Учење на Правилата
learn-lesson = Лекција
learn-situations = Ти си судија
learn-scene = Сцена
learn-partner = Партнер што греши
learn-exam = Испит
lesson-step-watch = Гледај
lesson-step-do = Одиграј правилно
lesson-step-mistake = Направи грешка
lesson-step-ruling = Види ја одлуката
lesson-step-put-right = Поправи
lesson-step-question = Едно прашање
lesson-arbiter-saw = Што виде судијата
lesson-was-seen = Што се случи
lesson-nothing-yet = сѐ уште ништо
lesson-saw-touched = допрено на { $square }
lesson-saw-released = пуштено на { $square }
lesson-saw-removed = тргнато од { $square }
lesson-saw-from-box = { $piece } од кутијата
lesson-saw-fell = соборено на { $square }
lesson-saw-felt = опипано { $square }
lesson-saw-brushed = закачено на { $square }
lesson-saw-put-back = вратено
lesson-saw-pressed = часовникот притиснат
lesson-saw-stopped = часовниците запрени
lesson-saw-flag = знаменцето падна
# What a try or an answer came to, before its reason or by itself
lesson-right = Точно!
lesson-wrong = Не е тоа.
lesson-try-again = На таблата сѐ е како порано. Обиди се пак.
lesson-that-is = Тоа е { $piece }.
lesson-that-is-on = Тоа е { $piece } на { $square }.
lesson-that-is-black = Таа фигура е црна.
lesson-that-is-white = Таа фигура е бела.
lesson-another-move = Тоа беше друг потег: { $piece }, { $from }–{ $to }.
lesson-another-move-unnamed = Тоа беше друг потег.
lesson-not-asked = Тука не е потребно: { $what }.
lesson-no-press = Во овој чекор не треба да се притисне часовникот.
lesson-missing = Нешто недостасува: { $what }.
lesson-still-to-do = Уште ова: { $what }.
lesson-others-lever = Тоа е часовникот на противникот. Притисни го својот.
lesson-not-moved = Прво одиграј потег. Потоа притисни го часовникот.
lesson-now-press = Сега притисни го својот часовник.
lesson-press-first = Прво притисни го часовникот.
lesson-touched-first = Сега мора да игра фигурата што беше допрена прва.
lesson-touched-to-move = Прво беше допрена друга фигура, па мораше да се игра со неа.
lesson-touched-to-take = Прво беше допрена туѓа фигура, па мораше да се земе.
lesson-mistake-is-the-task = Овој пат задачата е грешката.
lesson-typed-mistake = Со пишување се игра само правилен потег: овој направи го со стрелките и Enter.
lesson-hint = Совет
lesson-show-me = Покажи ми
lesson-again = Пак оттука
lesson-skip = Прескокни
# $step: what is done in it
lesson-next-step = Следно: { $step }
lesson-next-lesson = Следна лекција
lesson-to-the-path = Кон лекциите
lesson-end-go = Крај на лекцијата
lesson-end = Лекција { $number } е завршена!
lesson-end-own = Лекцијата е завршена!
lesson-end-open = Лекцијата { $number } уште не е завршена.
lesson-end-own-open = Лекцијата уште не е завршена.
lesson-end-learnt = Сега знаеш:
lesson-end-missed = Ова не успеа: { $steps }
lesson-end-skipped = Прескокнато: { $steps }
lesson-end-again = Повтори го тоа
lesson-star-done = завршено
lesson-star-alone = без помош
lesson-star-again = пак друг ден
lesson-star-all = Сите три ѕвездички се твои.
lesson-star-for-third = Третата ѕвездичка чека друг ден.
lesson-star-for-second = Втората ѕвездичка е за сите чекори точни од прва.
class-projector = Проектор
class-hold-back = Задржи ја одлуката
class-language = Јазик
class-what-would-you-rule = Која е твојата одлука?
class-ruling-waits = Одлуката чека. Притиснете „Празно место“.
class-show-ruling = Покажи ја одлуката
said-adjust = „Местам“
said-offer = „Реми?“
said-resign = „Се предавам“
deed-brush = Закачи { $what }
deed-graze = Одвај допри { $what }
deed-set = Стави на { $what }, не пуштај
deed-take-enemy = Земи фигура од другата боја
deed-restore = Врати ја фигурата на { $what }
deed-both-hands = Користи ги двете раце
deed-other-hand = Притисни со другата рака
deed-record = Запиши { $what }
deed-strike = Прецртај
deed-update-sheet = Дополни го формуларот
deed-accept = Прифати
deed-decline = Одбиј
deed-withdraw = Повлечи ја понудата
deed-ask-moves = Прашај колку потези се одиграни
deed-ask-increment = Побарај пет секунди по потег
deed-seal = Ковертирај { $what }
deed-claim-times = Кажи дека времињата не се точни
deed-arrive = Дојди кај таблата
deed-phone = Нека заѕвони телефонот
deed-device-found = Нека го најдат телефонот
deed-announce = Кажи „{ $what }“
deed-displace = Собори { $what }
deed-knock-over = Собори фигури
deed-stand-up = Исправи ги фигурите
deed-boards-differ = Кажи дека таблите се разликуваат
deed-find-wrong-array = Кажи дека фигурите стојат погрешно
deed-find-board-turned = Кажи дека таблата е свртена
deed-find-colors-reversed = Кажи дека боите се заменети
deed-find-displaced = Кажи дека фигурите не се на своите полиња
deed-find-wrong-setting = Кажи дека часовникот е погрешно наместен
deed-start = Пушти го часовникот
deed-stop = Запри ги часовниците
deed-resume = Нека часовникот продолжи
deed-see-flag = Забележи го паднатото знаменце
deed-see-illegal = Забележи го неправилниот потег
deed-adjourn = Прекини ја партијата
deed-open-envelope = Отвори го ковертот
deed-call-accidental = Прогласи за случајно
deed-call-touched = Прогласи { $what } за допрено
deed-decide = Судијата: { $what }
deed-other = Направи го тоа
decide-accept = уважи
decide-postpone = почекај
decide-reject = одбиј
learn-lessons = Лекции
learn-next = Твојата следна лекција
learn-day = Денес: { $done } од { $goal }
learn-day-reached = Денешната цел е постигната!
badge-pieces = Фигури
badge-touch = Допир
badge-clock = Часовник
badge-draws = Ремија
badge-arbiter = Судија
badge-earned = Твојата значка: { $badge }
badge-share = { $badge }: { $done } од { $all }
learn-laws = Правилата
learn-part-pieces = Таблата и фигурите
learn-part-hands = Допирање и пуштање
learn-part-endings = Како завршува партијата
learn-part-clock = Часовникот
learn-part-irregularities = Кога нешто ќе тргне наопаку
learn-part-scoresheet = Запишување на потезите
learn-part-draws = Ремија и рекламации
learn-part-conduct = Однесување и брз шах
learn-part-guidelines = Шах 960, прекин, забрзан завршеток, слепи играчи
learn-stars = { $count ->
    [one] { $count } ѕвездичка
   *[other] { $count } ѕвездички
}
situations-what = Нешто се случува пред тебе. Ти си судија: гледај, па избери одлука.
situations-known = Досега точно решени: { $known } од { $all }.
situations-due = { $count ->
    [one] Денес се враќа { $count } ситуација.
   *[other] Денес се враќаат { $count } ситуации.
}
situations-begin = Почни
situations-by-level = По ниво
situations-by-topic = По тема
situations-by-missed = Што не успеа
situations-none-missed = Сѐ успеа: нема што да се повторува.
situation-due = се враќа денес
situation-known = решено правилно
situation-open = сѐ уште без одговор
situations-for-player = За играчи
situations-for-club = За клупски судии
situations-for-national = За национални судии
own-lessons = Твои лекции
own-lessons-what = Направи лекција на таблата или напиши ја како текстуална датотека (.ron). Датотеките се читаат одново секогаш кога ќе ги зачуваш.
own-lessons-folder = Отвори ја папката со лекции
own-lesson-edit = Уреди
own-lesson-delete = Избриши
own-lessons-faulty = { $count ->
    [one] { $count } датотека уште не е во ред.
   *[other] { $count } датотеки уште не се во ред.
}
check-title = Што вели проверката
check-what = Сѐ што е погрешно во твоите датотеки, и каде. Се проверуваат одново секогаш кога ќе ги зачуваш.
check-right = Во ред: { $files }
check-more = и уште { $count }
menu-make-lesson = Направи лекција од оваа партија
editor-title = Направи лекција
editor-name = Наслов на лекцијата
editor-how = Покажи на таблата што треба да види одделението, па напиши реченица за тоа.
editor-step = Чекор { $number }
editor-sentence = Реченица за чекор { $number }
editor-after = Што се кажува по чекор { $number }
editor-shown = Само покажи
editor-goal-this-move = Барај го овој потег
editor-goal-this-piece = Барај кој било потег со оваа фигура
editor-goal-any-move = Барај кој било потег
editor-goal-touch = Барај го овој допир
editor-goal-say = Барај ги овие зборови
editor-goal-mistake = Барај ја оваа грешка
editor-undo = Врати
editor-next = Следен чекор
editor-save = Зачувај ја лекцијата
editor-untitled = Прво напиши наслов на лекцијата.
editor-unsaid = Прво напиши ја реченицата за чекор { $number }.
# The same where acts were taken back and their words are left. $number: its number
editor-unshown = Чекорот { $number } има само зборови. Покажи го на таблата или избриши ги.
editor-leave = Излези без зачувување
try-case = Двете бои се твои. Пробај што сакаш.
try-case-hint = Допирај, играј, притискај, рекламирај: судијата одлучува за секое дејство.

## A partner who slips
practice-alone = Игра со програмата
computer-name = Програма, ниво { $level }
# This program plays on for an engine. $name: what the player was called before
computer-name-after = Програма, ниво { $level } (претходно { $name })
# An engine as a player. $name: its program, $rating: an Elo rating
engine-name = { $name }, Ело { $rating }
practice-what = Партнерот понекогаш не игра како што бараат Правилата. Забележи го тоа и навреме направи што треба.
practice-what-alone = Програмата ги влече потезите, го притиска часовникот и ги почитува Правилата. Почитувај ги и ти.
practice-what-slips = Програмата понекогаш ги крши правилата. Судијата постапува со неа како и со тебе.
practice-strength = Колку добро игра
practice-strength-any = кој било потег
practice-strength-what = 1: првите детски партии. 8: добар клупски играч.
practice-opponent = Кој седи спроти вас
practice-opponent-built-in = оваа програма
practice-opponent-other = друг шаховски мотор…
practice-rating = Рејтинг Ело
practice-rating-full = колку што умее
# $path: where the engine lies
practice-engine-what = { $path }. Мотор што не знае за рејтинзи го ограничуваат неговите нивоа или бројот на прегледани позиции, а тоа е само приближно.
practice-role-white = Играм со белите
practice-role-white-what = Рекламирај што не е во ред пред да допреш фигура.
practice-role-white-alone = Ти почнуваш.
practice-role-black = Играм со црните
practice-role-black-what = Партнерот почнува и може веднаш да згреши.
practice-role-black-alone = Програмата почнува.
practice-role-arbiter = Јас сум судија
practice-role-arbiter-what = Двајца такви играат меѓу себе. Вмешај се таму каде што се меша судијата.
practice-role-arbiter-alone = Програмата игра сама со себе.
practice-slips = Што може да биде погрешно
practice-slip-moves-another = Допира една фигура, игра со друга
practice-slip-adjusts-silently = Мести без збор
practice-slip-takes-back = Враќа пуштена фигура
practice-slip-rook-first = Рокира прво со топот
practice-slip-illegal-move = Игра неправилно и притиска часовник
practice-slip-presses-without-move = Притиска часовник без потег
practice-slip-forgets-press = Заборава да го притисне часовникот
practice-slip-claims-wrongly = Погрешно рекламира
practice-slip-offers-again = Двапати нуди реми
practice-how-often = Колку често ги крши правилата
practice-rate-never = никогаш
practice-rate-rarely = ретко
practice-rate-now-and-then = понекогаш
practice-rate-often = често
practice-time-ten-and-five = 10 мин + 5 с
practice-time-five = 5 мин
practice-time-none = без часовник
practice-purpose = Што вежбаш
practice-purpose-plain = партија
practice-purpose-plain-what = Како на секоја табла: допир, потег, часовник, барање.
practice-purpose-own-scoresheet = свој запис
practice-purpose-own-scoresheet-what = Час и 30 секунди по потег; секој потег го запишуваш. Извештајот ги покажува грешките.
practice-purpose-forty-moves = цајтнот
practice-purpose-forty-moves-what = Уште пет минути за четириесет потези; потоа уште половина час.
practice-purpose-rapid = забрзан шах
practice-purpose-rapid-what = 15 минути и 10 секунди по потег. Неправилниот потег има цена.
practice-aim = Задача
practice-aim-play = само играј
practice-aim-win = победи
practice-aim-hold = одржи
practice-event-win = Позиција за победа
practice-event-hold = Позиција за реми
practice-start = Почни
practice-watch = Гледај ги двајцата играчи. Вмешај се таму каде што се меша судијата.
practice-your-move = На потег си. Ако нешто не било во ред, кажи пред да допреш фигура.
practice-your-move-alone = На потег си.
practice-partner-moves = Гледај што прави партнерот.
practice-partner-thinks = Програмата размислува.
practice-claims = { $claim ->
    [touch-move] { $player } рекламира: „Пред тоа беше допрена друга фигура.“
   *[repetition] { $player } рекламира: „Истата позиција по трет пат.“
}
practice-holds = Рекламацијата е основана
practice-holds-not = Рекламацијата не е основана
practice-call-touch-move = { $role ->
    [arbiter] Со оваа мора да се игра
   *[player] Рекламација: допрена фигура
}
practice-call-illegal-move = { $role ->
    [arbiter] Неправилен потег
   *[player] Рекламација: неправилен потег
}
practice-call-press = Часовникот не е притиснат
practice-call-disturbance = { $role ->
    [arbiter] Опомена: тоа пречи
   *[player] Повикај судија
}
practice-score = Правилно решено: { $right } од { $made }
practice-score-end = Правилно решено: { $right } од { $made }
practice-too-early = Миг прерано: уште не е одигран потег за кој би се одлучувало.
practice-say-what = Судијата доаѓа и прашува: што се рекламира?
practice-end = Заврши и покажи што ми избегало
practice-end-alone = Заврши ја партијата
practice-unfinished = Партијата не е завршена.
practice-report = Што се случи
practice-again = Повторно
practice-other = Избери одново
practice-nothing-happened = Во оваа партија сѐ беше во ред.
practice-watch-again = Погледај го тоа
practice-own-slip = твоја грешка
practice-at = { $player }, потег { $number }
practice-at-alarm = Потег { $number }
practice-verdict-in-time = забележано навреме
practice-verdict-late = забележано доцна
practice-verdict-missed = не е забележано
practice-verdict-left-alone = со право премолчено
practice-verdict-spoken-of = подобро беше да се молчи
practice-verdict-alarm = нема за што да се одлучува
practice-happened-moves-another = { $touched } е земено в рака и вратено; одиграно е { $moved }.
practice-happened-adjusts-silently = { $touched } е наместено без збор; одиграно е { $moved }.
practice-happened-takes-back = { $touched } веќе беше пуштено, а сепак е одиграно { $moved }.
practice-happened-rook-first = Прво е допрено { $touched }, потоа имаше рокада: { $moved }.
practice-happened-illegal-move = { $moved } не е правилен потег, а часовникот е притиснат.
practice-happened-presses-without-move = Часовникот е притиснат без потег.
practice-happened-forgets-press = Одиграно е { $moved }, а часовникот не е притиснат.
practice-happened-claims-wrongly = { $claim ->
    [touch-move] Рекламирано е дека пред тоа била допрена друга фигура. Не била.
   *[repetition] Рекламирано е трикратно повторување. Позицијата не се појави трипати.
}
practice-happened-offers-again = Ремито штотуку беше одбиено, а е понудено повторно.
practice-do-moves-another = { $role ->
    [arbiter] Судијата што го гледа тоа се вмешува: мора да се игра со допрената фигура.
   *[player] Рекламирај пред да допреш фигура: мора да се игра со допрената фигура.
}
practice-do-adjusts-silently = { $role ->
    [arbiter] Без претходно „местам“ тоа е допир: судијата бара потег со таа фигура.
   *[player] Без претходно „местам“ тоа е допир. Рекламирај пред да допреш фигура.
}
practice-do-takes-back = { $role ->
    [arbiter] Фигура пуштена со правилен потег останува таму: судијата бара да остане првиот потег.
   *[player] Фигура пуштена со правилен потег останува таму. Рекламирај пред да допреш фигура.
}
practice-do-rook-first = { $role ->
    [arbiter] Прво топот, потоа кралот: на таа страна сега нема рокада. Судијата бара потег со топот.
   *[player] Прво топот, потоа кралот: на таа страна сега нема рокада. Рекламирај пред да допреш фигура.
}
practice-do-illegal-move = { $role ->
    [arbiter] Судијата се вмешува: ја враќа претходната позиција и го брои неправилниот потег.
    [winner] Рекламирај пред да го одиграш својот потег. Никој друг не го прави тоа, а тука тоа носи победа.
   *[player] Рекламирај пред да го одиграш својот потег: се враќа претходната позиција.
}
practice-do-presses-without-move = { $role ->
    [arbiter] Тоа се брои како неправилен потег: судијата се вмешува.
    [winner] Тоа се брои како неправилен потег. Рекламирај пред да играш: никој друг не го прави тоа, а тука тоа носи победа.
   *[player] Тоа се брои како неправилен потег: рекламирај пред да играш.
}
practice-do-forgets-press = { $role ->
    [arbiter] Судијата молчи: притискањето на часовникот е работа на играчот.
   *[player] Можеш да чекаш или веднаш да играш; на партнерот му тече времето додека не го притисне часовникот.
}
practice-do-claims-wrongly = Рекламацијата се одбива и играта продолжува.
practice-do-offers-again = { $role ->
    [arbiter] Одбиената понуда веднаш се повтори. Тоа пречи: судијата опоменува.
   *[player] Одбиената понуда веднаш се повтори. Тоа пречи: запри ги часовниците и повикај судија.
}
practice-alarm = Речено е: „{ $call }“.
practice-alarm-touch-move = Ниедна допрена фигура не остана на место. Гледај која е допрена прва.
practice-alarm-illegal-move = Ниеден неправилен потег не е завршен. Го завршува дури притискањето на часовникот.
practice-alarm-press = Дали часовникот е притиснат, мора да види играчот. Судијата тоа не го кажува.
practice-alarm-disturbance = Никому не му се пречеше. Часовниците се запираат само со причина.

## For a class
learn-class = За одделение
learner-nobody = Сѐ уште никој
# On the button that chooses one, while nobody is chosen
learner-choose = Избери ученик
learner-who = Кој учи: { $name }
learner-none = Тоа што ќе се направи сега му припаѓа на оној што следен ќе внесе име.
learner-new = Нов ученик
learner-new-example = ново име, па Enter
learner-full = Нема место за повеќе ученици. Прво заборави некого.
learner-taken = Ова име го имаат повеќе ученици: { $names }. Допиши нешто по што се разликуваат.
learner-forget = Заборави
learner-forget-name = Заборави: { $name }
class-learners = Ученици
class-no-learners = Сѐ уште никој не внел име. Ученик се додава во менито горе десно; не треба сметка и ништо не го напушта овој компјутер.
class-name = Име
class-lessons = Завршени лекции
class-stars = Ѕвездички
class-situations = Точни одговори
class-exam-column = { $part ->
    [right] Испит ({ $level }): точни одговори
    [asked] Испит ({ $level }): прашања
    [passed] Испит ({ $level }): положено
   *[day] Испит ({ $level }): датум
}
class-due = За денес
class-stuck = Застој
# $number: of the lesson   $step: of its steps
class-stuck-lesson = Лекција { $number }, чекор { $step }
class-stuck-situation = Ситуација { $number }
class-list = Имиња на ученици
class-list-what = Залепи или впиши ги имињата на учениците, секое во свој ред.
class-list-add = Додај ги овие имиња
class-export = Резултати како табела (CSV)…
# The name of the file
class-results = Резултати на одделението
class-switches = Како учи одделението
class-edition-what = Сѐ се покажува така како што одредува ова издание на Правилата, каде што важи.
class-edition-newest = Најновото
class-hold-back-what = Одлуката за грешката чека додека не се притисне „Празно место“.
class-projector-what = Крупни букви и мирен екран, читливи и од последниот ред.
class-against-clock = На време
class-against-clock-what = На ситуациите се одговара во ограничено време.
class-two-learners = Два ученика
class-two-learners-what = Двајца одговараат на една тастатура, едниот со левите, другиот со десните копчиња.
class-certificates = Пофалници
class-summaries = Правилата за на ѕид
class-summaries-what = По една страница за секој дел од Правилата од { $year }: секое правило со својот број, со наши зборови.
summary-foot = Со наши зборови; броевите се од ова издание.

## Certificates
certificate = Пофалница
certificates-what = Пофалницата може да се отпечати во секое време. Кажува колку направил оној што сега учи.
certificate-name = Име на пофалницата
certificate-pieces = Таблата и фигурите
certificate-pieces-asks = Лекции 1–11.
certificate-pieces-done = Како се движат и земаат фигурите, рокада, промоција и шах: единаесет лекции за Правилата на шахот.
certificate-hands-and-clock = Раце и часовник
certificate-hands-and-clock-asks = Лекции 12–21, 24–29, 31–33 и 36.
certificate-hands-and-clock-done = Допирање и пуштање на фигурите, притискање на часовникот, исправање на она што тргнало наопаку: дваесет лекции за Правилата на шахот.
certificate-young-arbiter = Млад судија
certificate-young-arbiter-asks = Лекции 1–40 и 30 точно решени ситуации.
certificate-young-arbiter-done = Сите четириесет лекции за Правилата на шахот и триесет точно решени ситуации.
certificate-arbiters-desk = Судиска маса
certificate-arbiters-desk-asks = 60 ситуации, секоја точно решена во три изданија, или во онолку во колку што се поставува.
certificate-arbiters-desk-done = Шеесет точно решени ситуации, секоја според три изданија на Правилата на шахот, или според онолку во колку што се поставува.
certificate-earned = Сѐ што треба е направено.
certificate-so-far-lessons = Досега завршени лекции: { $done } од { $all }.
certificate-so-far-situations = Досега точно решени ситуации: { $done } од { $all }.
certificate-open-lessons = { $count ->
    [one] Недостасува { $count } лекција: { $numbers }
   *[other] Недостасуваат { $count } лекции: { $numbers }
}
certificate-open-situations = { $count ->
    [one] Недостасува { $count } ситуација
   *[other] Недостасуваат { $count } ситуации
}
certificate-print = Печати…
certificate-for = за
certificate-date = Датум
certificate-edition = Издание
certificate-teacher = Наставник
certificate-origin = Учено со Jadoube, според Правилата на шахот на ФИДЕ
choose-certificate = Зачувај ја пофалницата
choose-class-results = Зачувај ги резултатите на одделението
choose-article-summary = Зачувај го прегледот
