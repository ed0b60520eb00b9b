### What follows from a ruling. $player is the player concerned: white, black.

consequence-must-move = Мора се играти фигуром са поља { $square }.
consequence-must-capture = Фигура на пољу { $square } мора се узети.
consequence-must-castle = Краљ мора да рокира на { $square }.
consequence-may-not-castle = Овим потезом није дозвољена рокада с топом на пољу { $square }.
consequence-must-stay = Фигура мора да остане на пољу { $square }.
# A pawn that is back where it came from. $from: where that is; $square: where it must be promoted
consequence-must-move-and-promote = Пешак са поља { $from } мора да оде на поље { $square } и да се промовише.
consequence-must-promote = Пешак мора да постане { a-piece }.
consequence-free = Може се одиграти било који правилан потез.
consequence-take-back = Враћа се оно што је управо одиграно.
consequence-put-back = Фигуре које су погрешно стајале враћају се на своја поља.
consequence-made = Потез { $move } је одигран.
consequence-completed = Потез { $move } је завршен.
consequence-unmade = Потез { $move } се враћа; његов играч је поново на потезу.
consequence-illegal = { $count ->
    [one] { player } сада има забележен { $count } неправилан потез.
    [few] { player } сада има забележена { $count } неправилна потеза.
   *[other] { player } сада има забележених { $count } неправилних потеза.
}
consequence-irregular = Игра се наставља од онога што стоји на табли.
consequence-taken-up = Сада се одлучује о неправилном потезу { player-gen }.
consequence-reinstate = На таблу се враћа претходна позиција, а иде сат играча који мора да одигра потез.
consequence-reinstate-at = { $count ->
    [0] На таблу се враћа почетна позиција.
    [one] На таблу се враћа позиција после { $count } потеза, рачунајући беле и црне заједно.
    [few] На таблу се враћа позиција после { $count } потеза, рачунајући беле и црне заједно.
   *[other] На таблу се враћа позиција после { $count } потеза, рачунајући беле и црне заједно.
}
consequence-promoted = Пешак на пољу { $square } постаје { a-piece }.
consequence-add = { player } добија { duration }.
consequence-take = { player } губи { duration }.
consequence-set = Сат { player-gen } се подешава на { $time }.
consequence-stop-clocks = Оба сата су заустављена.
consequence-start-clock = Иде сат { player-gen }.
consequence-counters = Бројачи потеза показују { $white } за белог и { $black } за црног.
consequence-illegal-moves = Неправилни потези до сада: бели { $white }, црни { $black }.
consequence-moved-on = Фигура којом је управо одигран потез померена је даље на { $square }.
consequence-offer = { player } је понудио реми и понуда важи.
consequence-offer-lapsed = Понуда ремија више не важи.
consequence-claim-upheld = Рекламација је основана.
consequence-claim-rejected = Рекламација није основана.
consequence-claim-postponed = Одлука се одлаже.
consequence-increment = Убудуће оба играча за сваки потез добијају { duration }.
consequence-claim-lost = { $claim ->
    [repetition] На овом потезу се више не може рекламирати троструко понављање позиције.
    [fifty] На овом потезу се више не може рекламирати правило педесет потеза.
    [touch-move] Дотакнута фигура се више не може рекламирати.
   *[illegal-move] Неправилан потез се више не може рекламирати.
}
consequence-must-play = Мора се одиграти потез { $move }.
consequence-must-announce = Потез { $move } треба објавити; тек тада је одигран.
consequence-press-taken-back = Тај притисак не важи; поново иде сат { player-gen }.
consequence-flag = Заставица { player-gen } је пала.
consequence-period = { player } улази у { $count }. временски период.
consequence-ask-arbiter = Судија одлучује: { $question }
consequence-warning = { player } добија опомену.
consequence-fined = { player } плаћа новчану казну.
consequence-excluded = { player } је искључен из једног или више кола.
consequence-expelled = { player } је удаљен с такмичења.
consequence-declared-lost = Судија је прогласио партију изгубљеном за { player-gen }.
consequence-annulled = Партија се не рачуна; игра се нова.
consequence-must-seal = { player } мора да ковертира потез.
consequence-need-not-seal = { player } не мора да ковертира потез.
consequence-adjourned = Партија је прекинута.
consequence-resumed = Прекинута партија се наставља.
consequence-set-up = На таблу се поставља позиција из партије.
consequence-pressed = Потез { player-gen } се рачуна на сату и иде сат противника.
consequence-play-over = Више се не игра; о резултату тек треба одлучити.
consequence-notice = { $notice }
consequence-over = { $outcome }
outcome = { $winner ->
    [white] Бели побеђује: { $score }
    [black] Црни побеђује: { $score }
    [draw] Партија је завршена ремијем: { $score }
    [nobody] Оба играча губе: { $score }
   *[other] Партија је завршена: { $score }
}

## Questions for the arbiter

never-mates = { player } не може да матира никаквим низом правилних потеза.
question-can-mate = Може ли { player-mid } још да матира било каквим низом правилних потеза?
question-stopped-clocks = Да ли је било ваљаног разлога да се сатови зауставе?
question-touch = Да ли је додир био намеран?
question-intent = Да ли је фигура дотакнута да би била одиграна или узета?
question-press-without-move = Шта следи због притискања сата без потеза?
question-two-hands = Шта следи због играња једног потеза обема рукама?
question-normal-means = Може ли { player-mid } још да победи нормалним средствима?
question-effort = Покушава ли { player-mid } да победи нормалним средствима?
question-increment = Да ли играчи убудуће добијају по пет секунди за сваки потез?
question-opponent-score = Колико поена добија { player-mid }?
question-scores = Колико поена добија сваки играч?
question-announced-move = Важи ли потез који је { player-mid } објавио, а не онај на табли?
question-boards-differ = Да ли се оба формулара слажу, тако да се може исправити табла играча који је одиграо другачије?
question-penalty = Шта заслужује овакво понашање?
conduct-question = { $player-mark ->
    [none] Шта за ово заслужује { player-mid }?
   *[mark] Шта за ово заслужује { $player-mark }?
}
question-sealed-move = Шта значи ковертирани потез?
question-times = Која времена треба да покажу сатови?
question-written-move = Који је потез { player-mid } записао и да ли је рекламација основана?
question-last-press = Да ли је рекламација { player-gen } основана, иако после последњег од педесет потеза сат још није притиснут?
question-illegal-position = Шта следи из неправилне позиције на табли?
question-consent = Сме ли { player-mid } овде да понуди или прихвати реми?
question-lateness = Да ли { player-mid } због оволиког закашњења губи партију?

## Things to know that change nothing

notice-distraction = Додир никога не обавезује, али може да омета играча на потезу.
notice-adjusting = Фигуре се само поправљају; ништа не обавезује.
notice-accident = Случајан додир не обавезује.
notice-adjust-too-late = Фигура је дотакнута пре него што је то речено: остаје дотакнута.
notice-no-such-move = Овај запис не означава потез који се овде може одиграти.
notice-out-of-place = Фигуре нису тамо где треба да буду; овај потез се не може извести.
notice-nothing-there = Овде нема на шта да се одговори, шта да се рекламира ни о чему да се одлучи.
notice-already-ruled = Тако је било и о томе је већ одлучено.
notice-flag-down = Заставица је пала, али на то још нико није указао.
notice-displaced = Фигуре стоје на погрешним пољима.
notice-turn-board = Табла се окреће како треба, а позиција се на њој поново поставља.
notice-flag-order-unknown = Обе заставице су пале и није јасно која је прва: одлучује судија.
notice-goes-on = Партија се наставља таква каква је.
notice-in-time = То је још на време.
notice-update-scoresheet = Формулар се мора допунити пре следећег потеза.
notice-not-now = Оно што је рекламирано, понуђено или учињено није било могуће у том тренутку.
notice-move-each-first = Још не: реми се може договорити тек кад сваки играч одигра потез.
notice-game-over = Партија је завршена; ово ништа не мења.
notice-offer-out-of-time = Понуда важи, али у овом тренутку може да омета.
notice-not-in-the-break = Партија је прекинута: ово чека да се она настави.
notice-not-allowed-by-event = Правила овог такмичења то овде не дозвољавају.
notice-no-such-score = Поени из једне партије никада не прелазе укупно један.
notice-give-scores = Судија треба да каже колико поена добија сваки играч.
notice-not-told = Судија не говори колико је потеза одиграно.
notice-only-felt = Фигуре су само опипане; ништа не обавезује.
notice-announce-move = Потез треба објавити.
notice-announce-promotion = Треба објавити и нову фигуру.
notice-not-understood = Није објављен потез који се овде може одиграти.
notice-repeated-otherwise = Поновљен је други потез, а не објављени.
notice-slip-of-tongue = Објављен је други потез, а не онај на табли. То се може исправити док не пође сат противника.
notice-too-late-to-correct = Сат противника већ иде; прекасно је да се објави другачије.
notice-assistant-tells = Помоћник каже колико је потеза одиграно.
notice-go-back-to-agreement = Партија се враћа на место до којег се оба формулара слажу.
notice-may-be-told = Заставица је пала: сада је дозвољено рећи колико је потеза одиграно.
notice-irrevocable = То се не може повући.
notice-written-in-advance = Потез се унапред записује само за рекламацију ремија или за ковертирање.
notice-record-first = Сопствени претходни потез мора се записати пре него што се одигра следећи.
notice-need-not-record = С тако мало времена потези се у овом периоду не морају записивати.
notice-wrong-entry = То није потез који је одигран.
notice-illegible-entry = То се не може прочитати као потез.
notice-mark-offer = Понуда ремија се бележи на формулару: (=).
notice-paper-only = Ово издање познаје само папирне формуларе.
notice-stop-both-clocks = Ко рекламира реми, мора одмах да заустави оба сата.
notice-announce-end = Судија објављује да је сеанса завршена.
notice-seal-on-paper = Ковертирани потез се пише на папиру, чак и кад се партија записује електронски.
notice-sealed = Потез је ковертиран. Док се сат не заустави, још се може променити.
notice-sealed-anew = Уместо њега ковертиран је други потез.
notice-seal-what-was-played = Мора се ковертирати управо потез који је одигран на табли.
notice-open-envelope = Коверту треба отворити.
notice-keep-closed = Коверта остаје затворена.
notice-play-what-was-sealed = Игра се потез за који играч изјави да га је ковертирао.
notice-correct-clocks = Времена на сатовима се исправљају.
notice-castling-announced = Рокада је најављена.
notice-wrong-array = Фигуре не стоје како треба на почетку.
notice-not-in-this-game = У партији ове врсте то не постоји.
notice-not-in-this-edition = Ово издање Правила то не познаје.
notice-may-give-two-minutes = Судија може противнику да дода два минута.
notice-contact-first = Судија најпре каже да ли је фигура дотакнута намерно; затим се може поново рекламирати.
notice-name-the-piece = Која фигура је дотакнута? Покажите је на табли; без тога рекламација није решена.
notice-one-of-those = Мора се играти једном од фигура на које записани потез може да се односи. Којом, може да каже судија.
notice-awaits-verdict = То је већ затражено и чека одлуку судије.
notice-answer-offer-first = Противник најпре мора да одговори на понуду ремија.
notice-write-position = Завршну позицију треба записати, а противник треба да је потврди.
notice-write-position-and-sheet = Завршну позицију треба записати и приложити потпун формулар, а противник треба да потврди обоје.
