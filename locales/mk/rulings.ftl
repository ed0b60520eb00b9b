### What follows from a ruling. $player is the player concerned: white, black.

consequence-must-move = Мора да се игра со фигурата од полето { $square }.
consequence-must-capture = Фигурата на полето { $square } мора да се земе.
consequence-must-castle = Кралот мора да рокира на { $square }.
consequence-may-not-castle = На овој потег не е дозволена рокада со топот на полето { $square }.
consequence-must-stay = Фигурата мора да остане на полето { $square }.
# A pawn that is back where it came from. $from: where that is; $square: where it must be promoted
consequence-must-move-and-promote = Пешакот од полето { $from } мора да оди на полето { $square } и да се промовира.
consequence-must-promote = Пешакот мора да стане { a-piece }.
consequence-free = Може да се одигра кој било правилен потег.
consequence-take-back = Штотуку одиграното се враќа.
consequence-put-back = Фигурите што стоеја погрешно се враќаат на своите полиња.
consequence-made = Потегот { $move } е одигран.
consequence-completed = Потегот { $move } е завршен.
consequence-unmade = Потегот { $move } се враќа; неговиот играч е повторно на потег.
consequence-illegal = { $count ->
    [one] { player } сега има забележан { $count } неправилен потег.
   *[other] { player } сега има забележани { $count } неправилни потези.
}
consequence-irregular = Играта продолжува од она што стои на таблата.
consequence-taken-up = Сега се одлучува за неправилниот потег на { player-mid }.
consequence-reinstate = На таблата се враќа претходната позиција, а оди часовникот на играчот што мора да игра.
consequence-reinstate-at = { $count ->
    [0] На таблата се враќа почетната позиција.
    [one] На таблата се враќа позицијата по { $count } потег, сметајќи ги белите и црните заедно.
   *[other] На таблата се враќа позицијата по { $count } потези, сметајќи ги белите и црните заедно.
}
consequence-promoted = Пешакот на полето { $square } станува { a-piece }.
consequence-add = { player } добива { duration }.
consequence-take = { player } губи { duration }.
consequence-set = Часовникот на { player-mid } се наместува на { $time }.
consequence-stop-clocks = Двата часовника се запрени.
consequence-start-clock = Оди часовникот на { player-mid }.
consequence-counters = Бројачите на потези покажуваат { $white } за белиот и { $black } за црниот.
consequence-illegal-moves = Неправилни потези досега: белиот { $white }, црниот { $black }.
consequence-moved-on = Фигурата со која штотуку е одигран потегот е поместена понатаму на { $square }.
consequence-offer = { player } понуди реми и понудата важи.
consequence-offer-lapsed = Понудата за реми повеќе не важи.
consequence-claim-upheld = Рекламацијата е основана.
consequence-claim-rejected = Рекламацијата не е основана.
consequence-claim-postponed = Одлуката се одложува.
consequence-increment = Отсега двајцата играчи за секој потег добиваат { duration }.
consequence-claim-lost = { $claim ->
    [repetition] На овој потег повеќе не може да се рекламира трикратно повторување на позицијата.
    [fifty] На овој потег повеќе не може да се рекламира правилото на педесет потези.
    [touch-move] Допрената фигура повеќе не може да се рекламира.
   *[illegal-move] Неправилниот потег повеќе не може да се рекламира.
}
consequence-must-play = Мора да се одигра потегот { $move }.
consequence-must-announce = Потегот { $move } треба да се објави; дури тогаш е одигран.
consequence-press-taken-back = Тоа притискање не важи; повторно оди часовникот на { player-mid }.
consequence-flag = Знаменцето на { player-mid } падна.
consequence-period = { player } влегува во временски период { $count }.
consequence-ask-arbiter = Судијата одлучува: { $question }
consequence-warning = { player } добива опомена.
consequence-fined = { player } плаќа парична казна.
consequence-excluded = { player } се исклучува од едно или повеќе кола.
consequence-expelled = { player } се отстранува од натпреварувањето.
consequence-declared-lost = Судијата ја прогласи партијата за изгубена за { player-mid }.
consequence-annulled = Партијата не се смета; се игра нова.
consequence-must-seal = { player } мора да го ковертира потегот.
consequence-need-not-seal = { player } не мора да го ковертира потегот.
consequence-adjourned = Партијата е прекината.
consequence-resumed = Прекинатата партија продолжува.
consequence-set-up = На таблата се поставува позицијата од партијата.
consequence-pressed = Потегот на { player-mid } се смета на часовникот и оди часовникот на противникот.
consequence-play-over = Повеќе не се игра; за резултатот допрва ќе се одлучи.
consequence-notice = { $notice }
consequence-over = { $outcome }
outcome = { $winner ->
    [white] Победи белиот: { $score }
    [black] Победи црниот: { $score }
    [draw] Партијата заврши реми: { $score }
    [nobody] Двајцата играчи губат: { $score }
   *[other] Партијата е завршена: { $score }
}

## Questions for the arbiter

never-mates = { player } не може да матира со никаква низа правилни потези.
question-can-mate = Може ли { player-mid } сѐ уште да матира со која било низа правилни потези?
question-stopped-clocks = Имаше ли оправдана причина да се запрат часовниците?
question-touch = Дали допирот беше намерен?
question-intent = Дали фигурата е допрена за да биде одиграна или земена?
question-press-without-move = Што следува за притискање на часовникот без потег?
question-two-hands = Што следува за еден потег одигран со двете раце?
question-normal-means = Може ли { player-mid } сѐ уште да победи со нормални средства?
question-effort = Се обидува ли { player-mid } да победи со нормални средства?
question-increment = Дали играчите отсега добиваат по пет секунди за секој потег?
question-opponent-score = Колку поени добива { player-mid }?
question-scores = Колку поени добива секој играч?
question-announced-move = Важи ли потегот што го објави { player-mid }, а не оној на таблата?
question-boards-differ = Дали двата формулара се совпаѓаат, така што може да се поправи таблата на играчот што одиграл поинаку?
question-penalty = Што заслужува ваквото однесување?
conduct-question = Што заслужува за ова { player-plain-mid }?
question-sealed-move = Што значи ковертираниот потег?
question-times = Кои времиња треба да ги покажуваат часовниците?
question-written-move = Кој потег го запиша { player-mid } и дали рекламацијата е основана?
question-last-press = Дали рекламацијата на { player-mid } е основана, иако по последниот од педесетте потези часовникот уште не е притиснат?
question-illegal-position = Што следува од неправилната позиција на таблата?
question-consent = Смее ли { player-mid } тука да понуди или да прифати реми?
question-lateness = Дали { player-mid } поради вакво доцнење ја губи партијата?

## Things to know that change nothing

notice-distraction = Допирот никого не обврзува, но може да му пречи на играчот што е на потег.
notice-adjusting = Фигурите само се местат; ништо не обврзува.
notice-accident = Случајниот допир не обврзува.
notice-adjust-too-late = Фигурата беше допрена пред да се каже тоа: останува допрена.
notice-no-such-move = Овој запис не означува потег што може тука да се одигра.
notice-out-of-place = Фигурите не се таму каде што треба; овој потег не може да се изведе.
notice-nothing-there = Тука нема на што да се одговори, што да се рекламира ни за што да се одлучи.
notice-already-ruled = Така беше и за тоа веќе е одлучено.
notice-flag-down = Знаменцето е паднато, но никој сѐ уште не укажал на тоа.
notice-displaced = Фигурите стојат на погрешни полиња.
notice-turn-board = Таблата се врти како што треба, а позицијата повторно се поставува на неа.
notice-flag-order-unknown = Двете знаменца се паднати и не е јасно кое паднало прво: одлучува судијата.
notice-goes-on = Партијата продолжува таква каква што е.
notice-in-time = Тоа е сѐ уште навреме.
notice-update-scoresheet = Формуларот мора да се дополни пред следниот потег.
notice-not-now = Она што беше рекламирано, понудено или сторено не беше можно во тој момент.
notice-move-each-first = Уште не: реми може да се договори дури откако секој играч ќе одигра потег.
notice-game-over = Партијата е завршена; ова ништо не менува.
notice-offer-out-of-time = Понудата важи, но во овој момент може да пречи.
notice-not-in-the-break = Партијата е прекината: ова чека додека таа не продолжи.
notice-not-allowed-by-event = Правилникот за ова натпреварување не го дозволува тоа тука.
notice-no-such-score = Поените од една партија никогаш вкупно не надминуваат еден.
notice-give-scores = Судијата треба да каже колку поени добива секој играч.
notice-not-told = Судијата не кажува колку потези се одиграни.
notice-only-felt = Фигурите беа само опипани; ништо не обврзува.
notice-announce-move = Потегот треба да се објави.
notice-announce-promotion = Треба да се објави и новата фигура.
notice-not-understood = Не е објавен потег што може тука да се одигра.
notice-repeated-otherwise = Повторен е друг потег, а не објавениот.
notice-slip-of-tongue = Објавен е друг потег, а не оној на таблата. Тоа може да се поправи пред да тргне часовникот на противникот.
notice-too-late-to-correct = Часовникот на противникот веќе оди; предоцна е да се објави поинаку.
notice-assistant-tells = Помошникот кажува колку потези се одиграни.
notice-go-back-to-agreement = Партијата се враќа на местото до кое двата формулара се совпаѓаат.
notice-may-be-told = Знаменцето падна: сега е дозволено да се каже колку потези се одиграни.
notice-irrevocable = Тоа не може да се повлече.
notice-written-in-advance = Потег однапред се запишува само за рекламација на реми или за ковертирање.
notice-record-first = Својот претходен потег мора да се запише пред да се одигра следниот.
notice-need-not-record = Со толку малку време потезите во овој период не мора да се запишуваат.
notice-wrong-entry = Тоа не е потегот што е одигран.
notice-illegible-entry = Тоа не може да се прочита како потег.
notice-mark-offer = Понудата за реми се бележи на формуларот: (=).
notice-paper-only = Ова издание познава само хартиени формулари.
notice-stop-both-clocks = Кој рекламира реми, мора веднаш да ги запре двата часовника.
notice-announce-end = Судијата објавува дека сесијата заврши.
notice-seal-on-paper = Ковертираниот потег се пишува на хартија, дури и кога партијата се запишува електронски.
notice-sealed = Потегот е ковертиран. Додека часовникот не е запрен, сѐ уште може да се промени.
notice-sealed-anew = Наместо него е ковертиран друг потег.
notice-seal-what-was-played = Мора да се ковертира токму потегот што е одигран на таблата.
notice-open-envelope = Ковертот треба да се отвори.
notice-keep-closed = Ковертот останува затворен.
notice-play-what-was-sealed = Се игра потегот за кој играчот ќе изјави дека го ковертирал.
notice-correct-clocks = Времињата на часовниците се поправаат.
notice-castling-announced = Рокадата е најавена.
notice-wrong-array = Фигурите не стојат како што треба на почетокот.
notice-not-in-this-game = Во партија од овој вид такво нешто нема.
notice-not-in-this-edition = Ова издание на Правилата не го познава тоа.
notice-may-give-two-minutes = Судијата може на противникот да му додаде две минути.
notice-contact-first = Судијата најпрво кажува дали фигурата е допрена намерно; потоа може повторно да се рекламира.
notice-name-the-piece = Која фигура е допрена? Покажете ја на таблата; без тоа рекламацијата не е решена.
notice-one-of-those = Мора да се игра со една од фигурите на кои може да се однесува запишаниот потег. Со која, може да каже судијата.
notice-awaits-verdict = Тоа е веќе побарано и ја чека одлуката на судијата.
notice-answer-offer-first = Противникот прво мора да одговори на понудата за реми.
notice-write-position = Завршната позиција треба да се запише, а противникот да ја потврди.
notice-write-position-and-sheet = Завршната позиција треба да се запише и да се приложи целосен формулар, а противникот да ги потврди двете.
