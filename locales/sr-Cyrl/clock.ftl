### Clocks and time controls

clock-face = { $player }: { $time }, { $state ->
    [runs] сат иде
    [fallen] заставица је пала
   *[rests] сат стоји
}
clock-face-untimed = { $player }: { $state ->
    [runs] сат иде
   *[rests] сат стоји
}
clock-start = Покрени сат
clock-resume = Настави
clock-pause = Заустави оба сата
clock-paused = Оба сата су заустављена.
flag-fallen = заставица
press-to-start = притисните за почетак
plunger-left-control = леви Ctrl
plunger-right-control = десни Ctrl
plunger-left-shift = леви Shift
plunger-right-shift = десни Shift
illegal-tally = { $count ->
    [one] { $count } неправилан потез
    [few] { $count } неправилна потеза
   *[other] { $count } неправилних потеза
}
time-none = без сата
phrase-whole-game = { $time } за целу партију
phrase-moves-in = { $moves ->
    [one] { $time } за { $moves } потез
    [few] { $time } за { $moves } потеза
   *[other] { $time } за { $moves } потеза
}
phrase-every-moves-in = { $moves ->
    [1] { $time } за сваки потез
    [one] { $time } за сваки { $moves } потез
    [few] { $time } за свака { $moves } потеза
   *[other] { $time } за сваких { $moves } потеза
}
phrase-until-used-up = { $time } док се не потроши
phrase-rest = { $time } до краја партије
phrase-hourglass = пешчани сат од { $time }: што један играч потроши, други добија
phrase-japanese = бјо-јоми: { $count } × { $time }
phrase-canadian = { $moves ->
    [1] бјо-јоми: { $time } за сваки потез, остатак пропада
    [one] бјо-јоми: { $time } за сваки { $moves } потез, остатак пропада
    [few] бјо-јоми: { $time } за свака { $moves } потеза, остатак пропада
   *[other] бјо-јоми: { $time } за сваких { $moves } потеза, остатак пропада
}
phrase-canadian-counted = бјо-јоми од { $time }; потезе броји судија
phrase-upcount = време се броји навише од { $time }
phrase-each-move = { $time } за сваки потез, остатак пропада
phrase-increment = { $time } додатка по потезу, { from-when }
phrase-bronstein = време утрошено на потез се враћа, највише { $time }, { from-when }
phrase-us-delay = на сваком потезу сат чека { $time }, { from-when }
phrase-nothing-by-the-move = без додатка по потезу, { from-when }
phrase-first-increment-late = први додатак долази тек после првог потеза
phrase-freeze = обе стране стају кад падне заставица
phrase-play-on = сат иде даље и пошто заставица падне
phrase-own-periods = време следећег периода добија само играч који је своје потрошио
# In a sentence. $time: 5 minutes   $more: 3 seconds   $to: both, side
time-said = { $to ->
    [both] { $time } за свакога
   *[side] { $time }
}
time-said-more = { $to ->
    [both] { $time } за свакога, { $more } више са сваким потезом
   *[side] { $time }, { $more } више са сваким потезом
}
# What was typed could mean something else. $words: such a sentence
time-otherwise = или { $words }?

time-unclear = „{ $part }“: { $why }
time-not-understood = Не разумем „{ $part }“
time-fault-period = овде недостаје време, као у 5+3
time-fault-number = овде недостаје број
time-fault-colon = овде недостаје двотачка, као у 0:05
time-fault-sixty = овде недостају две цифре, од 00 до 59
time-fault-whole = овде може да стоји само цео број
time-fault-too-large = овај број је превелик
time-fault-too-fine = ситније од наносекунде не може да се мери
time-fault-black = наведено је време белог, па мора следити -B и време црног
time-fault-setting = после тачке и зареза стоји late, freeze, playon или own
time-fault-twice = то је већ речено
time-fault-end = ово овде не може да стоји
time-improper-none = времена уопште нема
time-improper-too-many = не може бити више од { $most } периода
time-improper-no-time = { $period }. период не даје време
time-improper-no-moves = { $period }. период нема ниједан потез
time-improper-moves = у { $period }. периоду потези не могу да се броје
time-improper-follows = после { $period }. периода ништа не може да следи, јер се не завршава на нули
time-improper-zero = { $period }. период може да следи само после оног који се завршава на нули

time-more = Друга времена
time-list-further = Остала
time-list-dgt = По броју DGT 3000
time-own-full = Сачувано је пет времена; заборавите неко да бисте сачували друго.
time-keep = Сачувај овде { $time }
time-forget = Заборави { $time }
time-apart = Различито време за белог и црног
time-own = Време по избору
time-own-white = Време по избору за белог
time-own-black = Време по избору за црног
time-own-hint = нпр. 25+10
time-no-clock = Без сата
time-first-increment = Први додатак рачуна се пре првог потеза
time-freeze = Сат стаје кад падне заставица
time-to-both = Време следећег периода обојица добијају истовремено

side-title = Шаховски сат
side-set = Подеси сат
side-set-anew = Подеси за нову партију…
side-set-short = Нова партија…
side-how = Притисните своју половину када одиграте потез: мишем, прстом или тастером.
side-set-what = Сат још стоји: први притиска црни и креће сат белог.
side-set-gives-up = Времена која су сада на сату губе се; дневник их чува.
side-black-first = Прво притиска црни: тиме се покреће сат белог.
side-manner = Како сат броји
side-keys = Тастери који притискају овај сат
side-pause = Пауза
side-start = Покрени сат { player-gen }
side-resume = Настави са сатом { player-gen }
side-correct = Исправи…
side-log = Дневник…
side-illegal = Неправилан потез
side-take-back = Поништи упис
side-illegal-by = { $number ->
    [0] Неправилан потез ({ $player }): { $opponent } +{ $time }
   *[other] Неправилан { $number }. потез ({ $player }): { $opponent } +{ $time }
}
side-illegal-loses = { $count ->
    [2] Други неправилан потез ({ $player }): изгубљена партија
   *[other] Неправилан потез број { $count } ({ $player }): изгубљена партија
}
side-illegal-supervised = { $pace ->
    [rapid] После одговора ({ $opponent }) важи само ако судија има највише три партије и оне се записују.
   *[blitz] После одговора ({ $opponent }) важи само ако ова партија има свог судију и записује се.
}
side-illegal-undoes = Притисци на сат од тог потеза надаље и њихови додаци се поништавају; утрошено време се не враћа.
side-illegal-corrected = Ако је сат од тада исправљан, времена остају онако како су подешена.
side-illegal-uncompleted = Потез који није завршен притиском на сат само се исправља, без казне.
side-illegal-nth = { $count ->
    [1] Први неправилан потез ({ $player })
    [2] Други неправилан потез ({ $player })
   *[other] Неправилан потез број { $count } ({ $player })
}
side-illegal-take-back = Поништи „{ $what }“
side-illegal-lost = Губи; реми ако { $opponent } не може да матира
# The same behind the number, in the log
log-illegal-unless = реми ако { $opponent } не може да матира
side-illegal-no-press = Ниједан притисак на сат се не поништава
side-illegal-replied = Откривен после одговора на { $number }. потез; оба притиска на сат се поништавају
side-illegal-press-back = Притисак на сат после { $number }. потеза се поништава
side-illegal-times-stay = { $number }. потез, који се враћа; сат је исправљан после притиска, па времена остају онако како су подешена
side-log-runs = Сат иде даље и његови тастери раде. Што сада сачувате, одлази одмах у фасциклу с документима.
side-swap = Замени стране
side-stop-first = Један сат иде: прво зауставите обе стране.
side-counters = Бројачи
side-lock = Закључај
side-locked = Држите секунду за откључавање
side-locked-what = Закључано: могу се притискати само половине.
side-locked-stopped = Заустављено. Откључајте да наставите.
side-locked-flag = Пала је заставица. Откључајте.
side-move = { $number }. потез
side-moves = { $count ->
    [one] { $count } потез
    [few] { $count } потеза
   *[other] { $count } потеза
}
side-moves-to-go = { $count ->
    [one] још { $count }
    [few] још { $count }
   *[other] још { $count }
}
side-period = { $number }. период од { $of }
side-delay = чека { $time }
side-passed = почео следећи период
side-low = мало времена
side-next = на потезу
side-illegal-undone = потез је ипак правилан
side-correction-undone = упис поништен
side-press-undone = притисак поништен
side-position-back = Вратите на таблу позицију пре { $number }. потеза { player-gen }
side-position-on = На табли треба да буде позиција после { $number }. потеза { player-gen }
side-press-stays = притисак није поништен
side-flag-first = заставица – прва пала
side-flag-at = у { $time }
side-battery = Батерија { $percent }%
side-battery-low = Батерија { $percent }% – прикључите пуњач

correct-title = Исправка сата
correct-time = Време
correct-moves = Одиграних потеза
correct-illegal = Неправилних потеза
correct-period = Период
correct-next = Чији сат полази
correct-reason = Разлог
correct-do = Исправи
correct-take-back = Поништи последњу исправку
correct-unreadable = Време се пише 1:05:00, 5:00 или 0:19.4.

log-title = Дневник сата
log-number = Бр.
log-moment = Време
log-newest = Овде је најновије прво, а на папиру најстарије. Сваки притисак има свој број.
log-empty = Са сатом још ништа није рађено.
log-new = Почни нови дневник
log-whole = { $count ->
    [one] Сачувај свих { $count } партија из овог дневника
    [few] Сачувај све { $count } партије из овог дневника
   *[other] Сачувај свих { $count } партија из овог дневника
}
log-set = Сат подешен на { $time }
log-begin = Сат је кренуо: { $player }
log-press = { $player }: притиснут сат, { $number }. потез
log-press-undone = { $what } (притисак поништен)
log-undone = (упис поништен) { $what }
log-stop = Оба сата заустављена
log-slept = Оба сата заустављена: рачунар је био у мировању { $time }
log-ended = Оба сата заустављена: програм је завршио рад
log-resume = Наставља се, иде сат: { $player }
log-correct = Судија је исправио сат: { $what }. Разлог: { $reason }
log-moves-changed = одиграно потеза { $before } → { $after }
log-illegal-changed = неправилних потеза { $before } → { $after }
log-period-changed = { $before }. → { $after }. период
log-next = на потезу: { $player }
log-no-reason = није наведен
log-take-back = Исправка поништена
log-take-back-illegal = Поништено: „{ $what }“
log-lock = Сат закључан
log-unlock = Сат откључан
log-period = { $player }: почиње { $number }. период
log-low = { $player }: преостаје мало времена
log-flag = { $player }: пала заставица
log-flag-first = { $player }: пала заставица, прва од две
log-flag-second = { $player }: пала заставица, друга од две
