### The table: board, players, moves

board-name = Шаховска табла
board-turn = Окрени таблу
promotion-choice = Којом фигуром се замењује пешак?

has-the-move = на потезу
waits = чека

stage-touched = дотакнуто
stage-released = пуштено
stage-made = одиграно
stage-completed = завршено
strip-spoken = Потез { player-gen }: { $stage }.
strip-spoken-what = { player-plain }: { $what }, { $stage }.
strip-begins = { player-plain } је на потезу.
strip-presses = { player-plain } притиска
strip-press = сада сат

teach-begin = Дотакнутом фигуром се мора играти, ако може.
teach-touched = { player } је дотакао { touched-piece } на { $square } (члан { $article }). { $duty ->
    [move] Том фигуром се мора играти.
    [capture] Та фигура мора да се узме.
    [stuck] Она нема правилан потез, па се може одиграти било који правилан потез.
   *[safe] Она не може да се узме, па се може одиграти било који правилан потез.
}
teach-released = Фигура је пуштена из руке. Ако је потез правилан, она остаје ту (члан { $article }).
teach-illegal = Неправилно. { $why } { $can ->
    [yes] Вратите фигуру на { $from } и одиграјте њоме правилан потез.
   *[no] Вратите фигуру на { $from } и одиграјте правилан потез другом фигуром.
}
teach-next-loses = Следећи неправилан потез губи партију.
teach-next-loses-by = { player-plain }: следећи неправилан потез губи партију.
teach-illegal-unseen = Последњи завршени потез био је неправилан, а нико га није зауставио. { opponent-plain } може пре следећег потеза да притисне „{ say-claim }“.
teach-flag-unseen = Заставица је пала, а нико се није умешао. { opponent-plain } може да притисне „{ say-claim }“.
teach-first-loses = Овде већ први неправилан потез губи партију.
teach-first-loses-on-claim = Овде противник већ после првог неправилног потеза може да затражи победу.
teach-made = Потез { $move } је одигран. Сада { player-plain-mid } притиска сат, па је на потезу { opponent }.
teach-completed = { $clock ->
    [yes] Потез { $move } је завршен: сат је притиснут (члан { $article }). На потезу је { opponent }.
   *[no] Потез { $move } је одигран. На потезу је { opponent }.
}
teach-not-legal = Потез { $from } – { $to } није правилан, па није одигран. Покушајте други.
teach-owed-otherwise = Потез { $from } – { $to } био би правилан, али се најпре мора играти дотакнутом фигуром, односно узети дотакнута противникова фигура.
teach-touched-move = Дотакли сте { touched-piece } на { $square }. Том фигуром се мора играти.
teach-touched-capture = Дотакли сте { touched-piece } на { $square }. Та фигура мора да се узме.
teach-not-moved = Још нисте одиграли потез: сат се притиска после потеза.
teach-back = { the-piece } је опет на { $square }: { $to ->
    [dot] играјте на поље с тачком.
    [ring] узмите тамо где је прстен.
   *[nowhere] играјте другом фигуром.
}
lesson-mistakes = Дозволи грешке
lesson-mistakes-what = Неправилни потези могу да се одиграју, да се види њихова цена.
lesson-show = Покажи ми
lesson-mark = Запамти позицију
lesson-back = { $begins ->
    [yes] Врати: почетак
   *[no] Врати: после { $move }
}
lesson-asks = { $begins ->
    [yes] Вратити позицију са почетка?
   *[no] Вратити позицију после { $move }?
}
lesson-undoes = { $named ->
    [single] Потез { $moves } се враћа.
    [each] Враћају се потези { $moves }.
   *[ends] Враћају се сви потези од { $first } до { $last }.
}
lesson-clocks-stay = Времена на сату остају иста
lesson-is-back = { $begins ->
    [yes] Враћена је позиција са почетка
   *[no] Враћена је позиција после { $move }
}
lesson-go-back = Врати
lesson-marked = Запамћено. Играјте даље: „Врати“ враћа ову позицију.
lesson-choose = Може се играти било којом уоквиреном фигуром.
lesson-press = Сада притисните сат.

unsettled = Оно што стоји на табли није правилан потез. Прво то исправите.
unsettled-until = { $clock ->
    [yes] { $can ->
        [yes] Вратите фигуру и њоме одиграјте правилан потез пре притиска на сат, иначе је то неправилан потез.
        [no] Вратите фигуру и другом одиграјте правилан потез пре притиска на сат, иначе је то неправилан потез.
       *[any] Вратите фигуру и одиграјте правилан потез пре притиска на сат, иначе је то неправилан потез.
    }
   *[no] { $can ->
        [yes] Вратите фигуру и њоме одиграјте правилан потез да би се играло даље.
        [no] Вратите фигуру и другом одиграјте правилан потез да би се играло даље.
       *[any] Вратите фигуру и одиграјте правилан потез да би се играло даље.
    }
}
put-right = Врати фигуре на место
put-right-or = Или нека то уради програм:
strip-knocked-over = { player-plain } на рачун свог времена враћа оборене фигуре на место.
# Another piece is under the hand than the one that was touched first. $role: the piece   $square: where it stands
touched-first = { the-piece } на { $square }: прво дотакнуто.
strip-stand-again = Све опет стоји
capture-unfinished = { $stands ->
    [yes] Узимање ан пасан није довршено: узети пешак још стоји на { $square }.
   *[no] Узимање на { $square } није довршено: тамо још не стоји фигура.
}
capture-impossible = Ниједна фигура не може да узме на { $square }. Вратите фигуру на њено поље.
castling-unfinished = Рокада није довршена: топ на { $square } још треба да се помери.
promotion-unfinished = Пешак на { $square } још треба да постане нова фигура.
capture-was-unfinished = Узимање на { $square } није било довршено.
by-hand-capture-first = Најпре скините { touched-piece } са { $square }.
press-forgotten = { player-plain } још треба да притисне сат.
press-again = { player-plain } треба поново да притисне сат: на потезу је { opponent-plain-mid }.
claim-right-repetition = { player-plain } може да рекламира реми: троструко понављање позиције.
claim-right-fifty = { player-plain } може да рекламира реми: правило 50 потеза.
claim-next-repetition = { player-plain } може да рекламира реми ако запише прави потез: троструко понављање позиције.
claim-next-fifty = { player-plain } може да рекламира реми ако запише следећи потез: правило 50 потеза.
standstill-not-started = { $player-mark ->
    [none] Најпре { opponent } притиска сат, па онда иде сат { player-gen }.
   *[mark] Најпре { opponent-plain } притиска сат, па игра { $player-mark }.
}
standstill-waits = { $player-mark ->
    [none] Још не: сат прво притиска { opponent }.
   *[mark] Још не: сат прво притиска { opponent-plain }.
}
standstill-sealing = { player } прво ставља потез у коверту, па се тек онда зауставља сат.
standstill-stopped = Сатови су заустављени. „{ clock-resume }“ их поново покреће.
standstill-arbiter = Сатови стоје док судија један не покрене.
standstill-both = Сатови стоје док обоје не одлучите.
standstill-called = Сатови су заустављени. „{ play-on }“ их поново покреће.
standstill-asked-back = Најпре { opponent-plain-mid } одлучује да ли се потез враћа.
move-made-stays = Потез је одигран и остаје. Сада притисните сат.
typed-enter = { $move } – Enter га игра
adjusting-counts = { player-plain } поправља фигуре: нови додири се не рачунају.
adjusting-ends = За крај притисните „{ say-adjusting }“ или одиграјте потез.
take-back = { $answered ->
    [yes] Молим да вратим потезе { $move } и { $answer }
   *[no] Молим да вратим потез { $move }
}
take-back-brief = { $answered ->
    [yes] { say-take-back-both }
   *[no] Врати { $move }
}
take-back-withdraw = { $answered ->
    [yes] Повлачим молбу да вратим потезе { $move } и { $answer }
   *[no] Повлачим молбу да вратим потез { $move }
}
take-back-asked = { $answered ->
    [yes] { player-plain } моли да врати потезе { $move } и { $answer }
   *[no] { player-plain } моли да врати потез { $move }
}
take-back-answered-by = { $clocks ->
    [stand] Одлучује { opponent-plain-mid }. Оба сата дотле стоје. Времена остају.
    [run] Одлучује { opponent-plain-mid }. Сат дотле иде. Времена се не враћају.
   *[none] Одлучује { opponent-plain-mid }.
}
take-back-agree = { $answered ->
    [yes] { opponent-plain } пристаје: оба се враћају
   *[no] { opponent-plain } пристаје: { $move } се враћа
}
take-back-refuse = { $answered ->
    [yes] { opponent-plain } одбија: оба остају
   *[no] { opponent-plain } одбија: { $move } остаје
}
take-back-refused = { $answered ->
    [yes] { opponent-plain } одбија: { $move } и { $answer } остају
   *[no] { take-back-refuse }
}

sheet-empty = { $clock ->
    [yes] { player-plain } игра потез, па притиска сат.
   *[no] { player-plain } почиње.
}
sheet-start = Шах 960, позиција { $number }
sheet-look-back = Погледај позицију после { $move }

say-adjust = Поправљам
say-adjusting = Заврши
say-offer = Нудим реми
say-offered = Реми понуђен
say-castle = Рокирам
say-castling = Рокада
menu-knocked-over = Оборене фигуре: { player-plain }
say-castle-not-now = Рокада сада није могућа
menu-castle = Мала или велика рокада…
castle-c-side = Рокада на c-страни: краљ на { $king }, топ на { $rook }
castle-g-side = Рокада на g-страни: краљ на { $king }, топ на { $rook }
say-claim = Рекламирам…
say-take-back = Врати…
say-take-back-both = Врати оба…
say-withdraw = Повлачим молбу
say-stop = Зовем судију
say-arbiter = Судија
say-resign = Предајем
play-on = Играј даље

claim-title = Рекламација: { $player }
claim-what = Рекламација се не може повући.
claim-what-choosing = Рекламација се не може повући. Док бирате, сат иде даље.
claim-ends-play = Без судије ова рекламација завршава игру. О резултату касније одлучује судија.
# $arbiter: yes, no – whether one decides it
claim-what-stops = { $arbiter ->
    [no] Ваш сат иде док је не поднесете; онда се оба сата заустављају.
   *[yes] Ваш сат иде док је не поднесете; онда се оба сата заустављају, а судија одлучује.
}
# $arbiter: yes, no – whether one decides it
claim-what-stops-other = { $arbiter ->
    [no] Противников сат иде док је не поднесете; онда се оба сата заустављају.
   *[yes] Противников сат иде док је не поднесете; онда се оба сата заустављају, а судија одлучује.
}
# $arbiter: yes, no – whether one decides it
claim-what-runs = { $arbiter ->
    [no] Сат иде даље.
   *[yes] Одлучује судија, а сат дотле иде.
}
claim-repetition = Иста позиција трећи пут
claim-fifty = 50 потеза без узимања и без потеза пешаком
claim-flag = Противнику је пала заставица
claim-illegal = Противник је завршио неправилан потез
claim-touch-move = Противник није играо дотакнутом фигуром
claim-normal-means = Противник не може да победи нормалним средствима
claim-no-effort = Противник не покушава да победи нормалним средствима
claim-increment = Пет додатних секунди по потезу за оба играча
claim-written = Ако се рекламација односи на ваш следећи потез, запишите га овде и не играјте га:
move-example = нпр. { $move }
claim-wrong = Ако рекламација није основана, противник добија време и партија се наставља.
claim-wrong-gives = Ако рекламација ремија није основана, противник добија { duration-minutes } и партија се наставља.
claim-wrong-takes = Подносилац губи половину преосталог времена, највише три минута.
claim-wrong-offers = Рекламација важи и као понуда ремија.
# What follows from asking for five seconds a move
claim-increment-follows = Ово важи као понуда ремија. Ако је противник одбије, судија може да одобри секунде; противник тада добија и два минута.
claim-choose = Изаберите шта рекламирате.
claim-make = Рекламирај
claim-holds-now = основано сада
claim-holds-with = уз потез { $move }
claim-judged = процењује судија
claim-not-now = сада није основано
claim-after-touch = касно: фигура је дотакнута
claim-not-on-move = само кад сте на потезу
claim-late-move = Реми се рекламира кад сте на потезу, пре него што потез направите. После тога може најраније при следећем потезу.
claim-late-touch = Реми се рекламира пре него што се дотакне фигура. За овај потез је касно.
claim-times-so-far = { $count ->
    [one] досад { $count } пут
    [few] досад { $count } пута
   *[other] досад { $count } пута
}
claim-moves-so-far = досад { $count } од 50
claim-nothing = Тренутно ниједна рекламација не би била основана.
claim-after-move = { $number ->
    [0] на почетку
   *[other] после { $number }. потеза
}

box-take = { $role ->
    [king] Узми краља из кутије
    [queen] Узми даму из кутије
    [rook] Узми топа из кутије
    [bishop] Узми ловца из кутије
    [knight] Узми скакача из кутије
   *[pawn] Узми пешака из кутије
}

signature-of = Потпис: { $player }
rematch = Реванш
review-look-go-on = и настави од било ког потеза
result-wins = { $named ->
    [yes] { $name } побеђује
   *[no] { player } побеђује
}
result-draw = Реми
result-nobody = Оба играча губе
result-decided = Судија је одлучио
result-moves = { $count ->
    [one] { $count } потез
    [few] { $count } потеза
   *[other] { $count } потеза
}
result-moves-in = { result-moves }, укупно { $time }
rematch-white = { $player } игра белим
rematch-swap = Мењате боје
paper-print = Штампај
paper-pgn = Сачувај PGN
both-sign = Оба играча потписују резултат
both-sign-freely = Можете потписати резултат
sign-here = упишите име
sign-result-as = { player-plain } потписује
game-annulled = Партија се не рачуна; игра се нова.
game-adjourned = Партија је прекинута.
game-referred = Игра је завршена; о резултату тек треба да одлучи судија.

## Зашто потез није правилан
object-no-piece = На том пољу нема фигуре.
object-no-move = Фигура се није померила.
object-not-yours = Та фигура је противникова.
object-own-piece = Тамо стоји сопствена фигура.
object-not-its-way = { $role ->
    [king] Краљ се креће за једно поље у било ком правцу.
    [queen] Дама се креће по редовима, линијама и дијагоналама.
    [rook] Топ се креће по редовима и линијама.
    [bishop] Ловац се креће по дијагоналама.
    [knight] Скакач се креће два поља право и једно у страну.
   *[pawn] Пешак иде право напред за једно поље, а са свог почетног поља за једно или два.
}
object-jumps = Само скакач прескаче: пут је затворен на { $square }.
object-jumps-unnamed = Нешто стоји на путу: само скакач прескаче.
object-pawn-blocked = Пешак не узима право напред: поље { $square } је заузето.
object-pawn-blocked-unnamed = Пешак не узима право напред: тамо нешто стоји.
object-pawn-two-squares = Пешак може два поља напред само са свог почетног поља.
object-pawn-backwards = Пешак се никада не враћа.
object-pawn-captures-nothing = Пешак се креће дијагонално само када узима.
object-en-passant = Узимање ан пасан могуће је само одмах, првим следећим потезом.
object-promotion = Пешак који стигне на последњи ред постаје дама, топ, ловац или скакач.
object-captures-king = Краљ се никада не узима.
object-into-attack = Краљ не сме да стане тамо где напада фигура са { $square }.
object-stays-in-check = Краљ би и даље био у шаху са { $square }.
object-exposes-king = Краљ би се нашао у шаху са { $square }.
object-attacked-unnamed = Краљ би ту био нападнут.
object-castling-right-lost = Рокада на ту страну више није могућа: краљ или тај топ већ се померао.
object-castling-elsewhere = На то поље краљ не рокира.
object-castling-in-check = Краљ у шаху не може да рокира; шах даје фигура са { $square }.
object-castling-between = Рокади смета фигура на { $square }.
object-castling-through = Краљ не сме да пређе преко нападнутог поља { $square }.
object-castling-into = Краљ би стигао тамо где напада фигура са { $square }.
object-castling-unnamed = Рокада сада није могућа.

box = Кутија
box-put = скинуте фигуре ставите овде
sheet-open = Прикажи цео формулар
sheet-close = Назад на таблу

point-at-touched = Покажите дотакнуту фигуру на табли.
# A question that only the arbiter answers, at the desk
arbiter-decides = Одлучује судија
# $name: who asked, $question: what was asked
arbiter-decides-asked = Пита { $name }: { $question }
both-decide = Важи само ако се обоје сложите.
# Behind what each of the players has chosen
both-differ = Треба изабрати исто или одлучити за судијским столом.
# Behind what the other player has chosen
both-waits = { player } још треба да пристане
arbiter-called = { $name } зове судију: оба сата су заустављена
arbiter-called-how = Играјте даље кад се ствар реши, или нека одлучи судија.
draw-offered = { $name } нуди реми
draw-offered-by-claim = { $name }: рекламација сада важи као понуда ремија
draw-answered-by = Одговара { opponent-plain-mid } или одбија додиром фигуре.
draw-of-claim-answered = { opponent-plain } може да одговори одмах, или касније да одбије додиром фигуре. На потезу је { player-plain-mid }.
draw-press-first = { player-plain } треба још да притисне сат. { opponent-plain } може да одговори одмах, или касније да одбије додиром фигуре.
draw-accept = { opponent-plain } прихвата: ½–½
draw-decline = { opponent-plain } одбија: игра се даље
draw-declined = { $name } не прихвата реми: игра се даље
draw-sign = (=) – уз овај потез је понуђен реми

# The screen lies flat between the players
face-to-face = Лицем у лице, на положеном екрану
face-to-face-end = Заврши приказ лицем у лице
face-to-face-help-name = Како се овде игра
# $clock: yes, no
face-to-face-help-press = { $clock ->
    [yes] Превуците фигуру, или дотакните њу па поље. Кад одиграте потез, притисните свој сат.
   *[no] Превуците фигуру, или дотакните њу па поље.
}
face-to-face-help-adjust = Ако поправљате фигуре, прво притисните „Поправљам“.
face-to-face-help-teacher = „{ lesson-show }“ је у менију. Остала дугмад учитеља су у уобичајеном приказу.
face-to-face-help-end = У уобичајени приказ враћа мени или тастер Esc.
face-to-face-one-board = На положеном екрану је једна табла за обоје.
face-to-face-two-boards = Две табле (уобичајени приказ)

## Слепи
announce-due = { $name } – објава: { $move }
announce-field = Објава својим речима
announce-type = или упишите
announce-say = Кажи
announce-feel = Кликови и стрелице само опипавају фигуре. Из отвора је вади превлачење или Enter.
announce-sighted = Противник је слеп: објавите сваки потез пре него што притиснете сат.
announce-ask-moves = Колико потеза?
announce-moves-made = Одиграни потези: бели { $white }, црни { $black }.
announce-repeat-due = { $name } – понови: { $move }
announce-repeat = Понови
boards-own = Табла: { $name }
boards-hint = Стрелице опипавају малу таблу. Enter тамо вади фигуру и ставља је.
boards-await = { $name }: потез још није објављен.
boards-rest = На потезу: { $name }, на другој табли.
boards-not-announced = То није објављени потез: { $move }
boards-same = На обе табле је иста позиција.
boards-differ = Табле се разликују: { $squares }
boards-differ-square = { $square } – разлика
boards-unrepeated = { $name }: још није поновљено: { $move }
boards-announced = { $name }, објављено: { $move }
sheet-text-empty = Још нема потеза.
