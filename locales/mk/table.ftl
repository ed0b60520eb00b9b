### The table: board, players, moves

board-name = Шаховска табла
board-turn = Заврти ја таблата
promotion-choice = Со која фигура се заменува пешакот?

has-the-move = на потег
waits = чека

stage-touched = допрено
stage-released = пуштено
stage-made = одиграно
stage-completed = завршено
strip-spoken = Потег на { player-mid }: { $stage }.
strip-spoken-what = { player-plain }: { $what }, { $stage }.
strip-begins = { player-plain } е на потег.
strip-presses = { player-plain } притиска
strip-press = сега часовникот

teach-begin = Со допрената фигура мора да се игра, ако може.
teach-touched = { player } { $role ->
    [queen] ја
   *[pawn] го
} допре { touched-piece } на { $square } (член { $article }). { $duty ->
    [move] Со таа фигура мора да се игра.
    [capture] Таа фигура мора да се земе.
    [stuck] Таа нема правилен потег, па може да се одигра кој било правилен потег.
   *[safe] Таа не може да се земе, па може да се одигра кој било правилен потег.
}
teach-released = Фигурата е пуштена од рака. Ако потегот е правилен, таа останува таму (член { $article }).
teach-illegal = Неправилно. { $why } { $can ->
    [yes] Вратете ја фигурата на { $from } и одиграјте со неа правилен потег.
   *[no] Вратете ја фигурата на { $from } и одиграјте правилен потег со друга фигура.
}
teach-next-loses = Следниот неправилен потег ја губи партијата.
teach-next-loses-by = { player-plain }: следниот неправилен потег ја губи партијата.
teach-illegal-unseen = Последниот завршен потег беше неправилен, а никој не го запре. { opponent-plain } може пред следниот потег да притисне „{ say-claim }“.
teach-flag-unseen = Знаменцето е паднато, а никој не се вмеша. { opponent-plain } може да притисне „{ say-claim }“.
teach-first-loses = Тука уште првиот неправилен потег ја губи партијата.
teach-first-loses-on-claim = Тука уште по првиот неправилен потег противникот може да побара победа.
teach-made = Потегот { $move } е одигран. Сега { player-plain-mid } го притиска часовникот, па на потег е { opponent }.
teach-completed = { $clock ->
    [yes] Потегот { $move } е завршен: часовникот е притиснат (член { $article }). На потег е { opponent }.
   *[no] Потегот { $move } е одигран. На потег е { opponent }.
}
teach-not-legal = Потегот { $from } – { $to } не е правилен, па не е одигран. Обидете се со друг.
teach-owed-otherwise = Потегот { $from } – { $to } би бил правилен, но прво мора да се игра со допрената фигура, односно да се земе допрената противничка фигура.
teach-touched-move = { $role ->
    [king] Го допревте кралот
    [queen] Ја допревте дамата
    [rook] Го допревте топот
    [bishop] Го допревте ловецот
    [knight] Го допревте скокачот
   *[pawn] Го допревте пешакот
} на { $square }. Со таа фигура мора да се игра.
teach-touched-capture = { $role ->
    [king] Го допревте кралот
    [queen] Ја допревте дамата
    [rook] Го допревте топот
    [bishop] Го допревте ловецот
    [knight] Го допревте скокачот
   *[pawn] Го допревте пешакот
} на { $square }. Таа фигура мора да се земе.
teach-not-moved = Сѐ уште не сте одиграле потег: часовникот се притиска по потегот.
teach-back = { the-piece } е пак на { $square }: { $to ->
    [dot] играјте на поле со точка.
    [ring] земете таму каде што е прстенот.
   *[nowhere] играјте со друга фигура.
}
lesson-mistakes = Дозволи грешки
lesson-mistakes-what = Неправилните потези може да се одиграат, за да се види нивната цена.
lesson-show = Покажи ми
lesson-mark = Запомни ја позицијата
lesson-back = { $begins ->
    [yes] Врати: почеток
   *[no] Врати: по { $move }
}
lesson-asks = { $begins ->
    [yes] Да се врати позицијата од почетокот?
   *[no] Да се врати позицијата по { $move }?
}
lesson-undoes = { $named ->
    [single] Се враќа потегот { $moves }.
    [each] Се враќаат потезите { $moves }.
   *[ends] Се враќаат сите потези од { $first } до { $last }.
}
lesson-clocks-stay = Времињата на часовникот остануваат исти
lesson-is-back = { $begins ->
    [yes] Вратена е позицијата од почетокот
   *[no] Вратена е позицијата по { $move }
}
lesson-go-back = Врати
lesson-marked = Запомнето. Играјте понатаму: „Врати“ ја враќа оваа позиција.
lesson-choose = Може да се игра со која било врамена фигура.
lesson-press = Сега притиснете го часовникот.

unsettled = Она што стои на таблата не е правилен потег. Прво поправете го тоа.
unsettled-until = { $clock ->
    [yes] { $can ->
        [yes] Вратете ја фигурата и со неа одиграјте правилен потег пред притискањето, инаку се смета за неправилен потег.
        [no] Вратете ја фигурата и со друга одиграјте правилен потег пред притискањето, инаку се смета за неправилен потег.
       *[any] Вратете ја фигурата и одиграјте правилен потег пред притискањето, инаку се смета за неправилен потег.
    }
   *[no] { $can ->
        [yes] Вратете ја фигурата и со неа одиграјте правилен потег за да се игра понатаму.
        [no] Вратете ја фигурата и со друга одиграјте правилен потег за да се игра понатаму.
       *[any] Вратете ја фигурата и одиграјте правилен потег за да се игра понатаму.
    }
}
put-right = Врати ги фигурите на место
put-right-or = Или нека го направи тоа програмата:
strip-knocked-over = { player-plain } на сметка на своето време ги враќа соборените фигури.
# Another piece is under the hand than the one that was touched first. $role: the piece   $square: where it stands
touched-first = { the-piece } на { $square }: прво допрено.
strip-stand-again = Сѐ пак стои
capture-unfinished = { $stands ->
    [yes] Земањето ен пасан не е довршено: земениот пешак сѐ уште стои на { $square }.
   *[no] Земањето на { $square } не е довршено: таму сѐ уште не стои фигура.
}
capture-impossible = Ниту една фигура не може да земе на { $square }. Вратете ја фигурата на нејзиното поле.
castling-unfinished = Рокадата не е довршена: топот на { $square } уште треба да се помести.
promotion-unfinished = Пешакот на { $square } уште треба да стане нова фигура.
capture-was-unfinished = Земањето на { $square } не беше довршено.
by-hand-capture-first = { the-piece } на { $square } прво се трга од таблата.
press-forgotten = { player-plain } треба уште да го притисне часовникот.
press-again = { player-plain } треба повторно да го притисне часовникот: на потег е { opponent-plain-mid }.
claim-right-repetition = { player-plain } може да рекламира реми: трикратно повторување на позицијата.
claim-right-fifty = { player-plain } може да рекламира реми: правило на 50 потези.
claim-next-repetition = { player-plain } може да рекламира реми ако го запише вистинскиот потег: трикратно повторување на позицијата.
claim-next-fifty = { player-plain } може да рекламира реми ако го запише следниот потег: правило на 50 потези.
standstill-not-started = { $player-mark ->
    [none] Најпрвин { opponent } го притиска часовникот, па оди часовникот на { player-mid }.
   *[mark] Најпрвин { opponent-plain } го притиска часовникот, па игра { $player-mark }.
}
standstill-waits = { $player-mark ->
    [none] Уште не: часовникот прво го притиска { opponent }.
   *[mark] Уште не: часовникот прво го притиска { opponent-plain }.
}
standstill-sealing = { player } прво го ковертира потегот, а дури потоа се запира часовникот.
standstill-stopped = Часовниците се запрени. „{ clock-resume }“ повторно ги пушта.
standstill-arbiter = Часовниците стојат додека судијата не пушти еден од нив.
standstill-both = Часовниците стојат додека не одлучите двајцата.
standstill-called = Часовниците се запрени. „{ play-on }“ повторно ги пушта.
standstill-asked-back = Прво { opponent-plain-mid } одлучува дали се враќа потегот.
move-made-stays = Потегот е одигран и останува. Сега притиснете го часовникот.
typed-enter = { $move } – Enter го игра
adjusting-counts = { player-plain } мести фигури: новите допири не се бројат.
adjusting-ends = За крај притиснете „{ say-adjusting }“ или играјте.
take-back = { $answered ->
    [yes] Молам да се вратат { $move } и { $answer }
   *[no] Молам да го вратам { $move }
}
take-back-brief = { $answered ->
    [yes] { say-take-back-both }
   *[no] Врати { $move }
}
take-back-withdraw = { $answered ->
    [yes] Го повлекувам барањето да се вратат { $move } и { $answer }
   *[no] Го повлекувам барањето да се врати { $move }
}
take-back-asked = { $answered ->
    [yes] { player-plain } моли да се вратат { $move } и { $answer }
   *[no] { player-plain } моли да го врати { $move }
}
take-back-answered-by = { $clocks ->
    [stand] Одлучува { opponent-plain-mid }. Дотогаш двата часовника стојат. Времињата остануваат.
    [run] Одлучува { opponent-plain-mid }. Часовникот дотогаш оди. Времето не се враќа.
   *[none] Одлучува { opponent-plain-mid }.
}
take-back-agree = { $answered ->
    [yes] { opponent-plain }: двата потега се враќаат
   *[no] { opponent-plain }: { $move } се враќа
}
take-back-refuse = { $answered ->
    [yes] { opponent-plain }: двата потега остануваат
   *[no] { opponent-plain }: { $move } останува
}
take-back-refused = { $answered ->
    [yes] { opponent-plain }: { $move } и { $answer } остануваат
   *[no] { take-back-refuse }
}

sheet-empty = { $clock ->
    [yes] { player-plain } игра потег, па го притиска часовникот.
   *[no] { player-plain } почнува.
}
sheet-start = Шах 960, позиција { $number }
sheet-look-back = Види ја позицијата по { $move }

say-adjust = Местам
say-adjusting = Заврши
say-offer = Нудам реми
say-offered = Понудено реми
say-castle = Рокирам
say-castling = Рокада
menu-knocked-over = Соборени фигури: { player-plain }
say-castle-not-now = Рокада сега не е можна
menu-castle = Мала или голема рокада…
castle-c-side = Рокада на c-страната: крал на { $king }, топ на { $rook }
castle-g-side = Рокада на g-страната: крал на { $king }, топ на { $rook }
say-claim = Рекламирам…
say-take-back = Врати…
say-take-back-both = Врати ги двата…
say-withdraw = Го повлекувам барањето
say-stop = Повикувам судија
say-arbiter = Судија
say-resign = Се предавам
play-on = Играј понатаму

claim-title = Рекламација: { $player }
claim-what = Рекламацијата не може да се повлече.
claim-what-choosing = Рекламацијата не може да се повлече. Додека избирате, часовникот оди.
claim-ends-play = Без судија оваа рекламација ја завршува играта. За резултатот подоцна одлучува судија.
# $arbiter: yes, no – whether one decides it
claim-what-stops = { $arbiter ->
    [no] Вашиот часовник оди додека не ја поднесете; потоа обата запираат.
   *[yes] Вашиот часовник оди додека не ја поднесете; потоа обата запираат и одлучува судијата.
}
# $arbiter: yes, no – whether one decides it
claim-what-stops-other = { $arbiter ->
    [no] Часовникот на противникот оди додека не ја поднесете; потоа обата запираат.
   *[yes] Часовникот на противникот оди додека не ја поднесете; потоа обата запираат и одлучува судијата.
}
# $arbiter: yes, no – whether one decides it
claim-what-runs = { $arbiter ->
    [no] Часовникот оди и понатаму.
   *[yes] Одлучува судијата, а часовникот дотогаш оди.
}
claim-repetition = Иста позиција по трет пат
claim-fifty = 50 потези без земање и без потег со пешак
claim-flag = На противникот му падна знаменцето
claim-illegal = Противникот заврши неправилен потег
claim-touch-move = Противникот не одигра со допрената фигура
claim-normal-means = Противникот не може да победи со нормални средства
claim-no-effort = Противникот не се обидува да победи со нормални средства
claim-increment = Пет дополнителни секунди на потег за двајцата играчи
claim-written = Ако рекламацијата се однесува на вашиот следен потег, запишете го тука и не играјте го:
move-example = на пр. { $move }
claim-wrong = Ако рекламацијата не е основана, противникот добива време и партијата продолжува.
claim-wrong-gives = Неоснована рекламација за реми: противникот добива { duration-minutes }, а партијата продолжува.
claim-wrong-takes = Подносителот губи половина од преостанатото време, најмногу три минути.
claim-wrong-offers = Рекламацијата важи и како понуда за реми.
# What follows from asking for five seconds a move
claim-increment-follows = Ова важи како понуда за реми. Ако противникот ја одбие, судијата може да ги одобри секундите; противникот тогаш добива и две минути.
claim-choose = Изберете што рекламирате.
claim-make = Рекламирај
claim-holds-now = основано сега
claim-holds-with = со потегот { $move }
claim-judged = проценува судијата
claim-not-now = сега не е основано
claim-after-touch = доцна: допрена е фигура
claim-not-on-move = само кога сте на потег
claim-late-move = Реми се рекламира кога сте на потег, пред да го направите. Потоа може најрано при следниот потег.
claim-late-touch = Реми се рекламира пред да се допре фигура. За овој потег е предоцна.
claim-times-so-far = { $count ->
    [one] досега { $count } пат
   *[other] досега { $count } пати
}
claim-moves-so-far = досега { $count } од 50
claim-nothing = Во моментов ниту една рекламација не би била основана.
claim-after-move = { $number ->
    [0] на почетокот
   *[other] по потег { $number }
}

box-take = { $role ->
    [king] Земи крал од кутијата
    [queen] Земи дама од кутијата
    [rook] Земи топ од кутијата
    [bishop] Земи ловец од кутијата
    [knight] Земи скокач од кутијата
   *[pawn] Земи пешак од кутијата
}

signature-of = Потпис: { $player }
rematch = Реванш
review-look-go-on = и продолжи од кој било потег
result-wins = { $named ->
    [yes] { $name } победува
   *[no] { player } победува
}
result-draw = Реми
result-nobody = Двајцата играчи губат
result-decided = Одлучи судијата
result-moves = { $count ->
    [one] { $count } потег
   *[other] { $count } потези
}
result-moves-in = { result-moves } за { $time }
rematch-white = { $player } игра со белите
rematch-swap = Ги менувате боите
paper-print = Печати
paper-pgn = Зачувај PGN
both-sign = Двајцата го потпишуваат резултатот
both-sign-freely = Можете да го потпишете резултатот
sign-here = впишете име
sign-result-as = { player-plain } потпишува
game-annulled = Партијата не се смета; се игра нова.
game-adjourned = Партијата е прекината.
game-referred = Играта заврши; за резултатот допрва ќе одлучи судијата.

## Зошто потегот не е правилен
object-no-piece = На тоа поле нема фигура.
object-no-move = Фигурата не се поместила.
object-not-yours = Таа фигура е на противникот.
object-own-piece = Таму стои сопствена фигура.
object-not-its-way = { $role ->
    [king] Кралот се движи за едно поле во која било насока.
    [queen] Дамата се движи по редови, линии и дијагонали.
    [rook] Топот се движи по редови и линии.
    [bishop] Ловецот се движи по дијагонали.
    [knight] Скокачот се движи две полиња право и едно настрана.
   *[pawn] Пешакот оди право напред за едно поле, а од своето почетно поле за едно или две.
}
object-jumps = Само скокачот прескокнува: патот е затворен на { $square }.
object-jumps-unnamed = Нешто стои на патот: само скокачот прескокнува.
object-pawn-blocked = Пешакот не зема право напред: полето { $square } е зафатено.
object-pawn-blocked-unnamed = Пешакот не зема право напред: таму нешто стои.
object-pawn-two-squares = Пешакот може две полиња напред само од своето почетно поле.
object-pawn-backwards = Пешакот никогаш не се враќа.
object-pawn-captures-nothing = Пешакот се движи дијагонално само кога зема.
object-en-passant = Земањето ен пасан е можно само веднаш, со првиот следен потег.
object-promotion = Пешак што ќе стигне на последниот ред станува дама, топ, ловец или скокач.
object-captures-king = Кралот никогаш не се зема.
object-into-attack = Кралот не смее да застане таму каде што напаѓа фигурата од { $square }.
object-stays-in-check = Кралот и понатаму би бил под шах од { $square }.
object-exposes-king = Кралот би се нашол под шах од { $square }.
object-attacked-unnamed = Кралот таму би бил нападнат.
object-castling-right-lost = Рокадата на таа страна веќе не е можна: кралот или тој топ веќе се поместил.
object-castling-elsewhere = На тоа поле кралот не рокира.
object-castling-in-check = Крал под шах не може да рокира; шах дава фигурата од { $square }.
object-castling-between = На рокадата ѝ пречи фигурата на { $square }.
object-castling-through = Кралот не смее да помине преку нападнатото поле { $square }.
object-castling-into = Кралот би стигнал таму каде што напаѓа фигурата од { $square }.
object-castling-unnamed = Рокадата сега не е можна.

box = Кутија
box-put = тргнатите фигури ставајте ги тука
sheet-open = Прикажи го целиот формулар
sheet-close = Назад на таблата

point-at-touched = Покажете ја допрената фигура на таблата.
arbiter-called = { $name }: повикан е судијата, двата часовника се запрени
# A question that only the arbiter answers, at the desk
arbiter-decides = Одлучува судијата
# $name: who asked, $question: what was asked
arbiter-decides-asked = Прашува { $name }: { $question }
both-decide = Важи само ако двајцата се согласите.
# Behind what each of the players has chosen
both-differ = Треба да го изберете истото или да решите на судиската маса.
# Behind what the other player has chosen
both-waits = { player } уште треба да се согласи
arbiter-called-how = Играјте понатаму кога ќе се реши, или нека одлучи судијата.
draw-offered = { $name }: понуда за реми
draw-offered-by-claim = { $name }: рекламацијата сега важи како понуда за реми
draw-answered-by = Одговара { opponent-plain-mid } или одбива со допир на фигура.
draw-of-claim-answered = { opponent-plain } може да одговори веднаш, или подоцна да одбие со допир на фигура. На потег е { player-plain-mid }.
draw-press-first = { player-plain } уште треба да го притисне часовникот. { opponent-plain } може да одговори веднаш, или подоцна да одбие со допир на фигура.
draw-accept = { opponent-plain } прифаќа: ½–½
draw-decline = { opponent-plain } одбива: се игра понатаму
draw-declined = { $name }: одбиено реми, се игра понатаму
draw-sign = (=) – со овој потег беше понудено реми

# The screen lies flat between the players
face-to-face = Лице в лице, на положен екран
face-to-face-end = Заврши „лице в лице“
face-to-face-help-name = Како се игра тука
# $clock: yes, no
face-to-face-help-press = { $clock ->
    [yes] Повлечете ја фигурата, или допрете ја, па допрете го полето. Кога потегот е одигран, притиснете го својот часовник.
   *[no] Повлечете ја фигурата, или допрете ја, па допрете го полето.
}
face-to-face-help-adjust = Ако ги местите фигурите, прво притиснете „Местам“.
face-to-face-help-teacher = „{ lesson-show }“ е во менито. Другите копчиња на учителот се во вообичаениот приказ.
face-to-face-help-end = Во вообичаениот приказ ве враќа менито или копчето Esc.
face-to-face-one-board = На положен екран има една табла за двајцата.
face-to-face-two-boards = Две табли (вообичаен приказ)

## Слепи
announce-due = { $name } – објава: { $move }
announce-field = Објава со свои зборови
announce-type = или впишете
announce-say = Кажи
announce-feel = Кликовите и стрелките само ги опипуваат фигурите. Од отворот ја вади влечење или Enter.
announce-sighted = Противникот е слеп: објавете го секој потег пред да го притиснете часовникот.
announce-ask-moves = Колку потези?
announce-moves-made = Одиграни потези: бели { $white }, црни { $black }.
announce-repeat-due = { $name } – повтори: { $move }
announce-repeat = Повтори
boards-own = Табла: { $name }
boards-hint = Стрелките ја опипуваат малата табла. Enter таму ја вади фигурата и ја става.
boards-await = { $name }: потегот уште не е објавен.
boards-rest = На потег: { $name }, на другата табла.
boards-not-announced = Тоа не е објавениот потег: { $move }
boards-same = На двете табли е истата позиција.
boards-differ = Таблите се разликуваат: { $squares }
boards-differ-square = { $square } – разлика
boards-unrepeated = { $name }: уште не е повторено: { $move }
boards-announced = { $name }, објавено: { $move }
sheet-text-empty = Сѐ уште нема потези.
