### Arbiter's desk

desk-open = Судијски сто
desk-pending = Судијски сто: { $count }
desk-title = Судијски сто
desk-nothing = Ништа не чека одлуку.
desk-flag-down = Пала је заставица. Одлучите о томе код „Сатови…“.
desk-may-decide = Сада ништа не мора да се одлучи.
# $result: the score, 1–0
desk-over = Партија је завршена: { $result }
desk-later = Касније
# while the verdict on a claim waits, the clock runs again
desk-later-play = Игра се наставља, одлука касније
desk-later-two = Игра се наставља, { $name } +2:00
desk-can-mate = Могао би да матира
desk-never-mates = Никад не би могао да матира
desk-decide-in = Одлучи: { $part }
desk-other-times = Друга времена…
desk-seen-nothing = Проверено, ништа није нађено.
desk-on-purpose = Додир је био намеран
desk-accident = Додир је био случајан
desk-clocks = Сатови
desk-minutes = +{ $count } мин
desk-add = { player }: { $count } мин више
desk-minutes-less = −{ $count } мин
desk-take = { player }: { $count } мин мање
desk-whose = Чије понашање?
desk-reason = Разлог, у неколико речи; остаје у дневнику
desk-goes-on = Партија се наставља.
desk-no-time-left = Времена више нема: заставица пада чим сат крене.
desk-play-over = Више се не игра; затим се одлучује колико ко добија поена.
reason-illegal = После неправилног потеза
reason-wrong-setting = Погрешно подешен сат
reason-interrupted = Прекид игре
reason-at-the-desk = За судијским столом
reason-own-arbiter = Одсад о спорним питањима одлучују сами играчи
reason-arbiter-answers = Одсад о спорним питањима одлучује само судија
reason-proof = Доказао је програм
reason-displaced = Померене су фигуре
reason-disturbs = Омета противника
reason-talks = Прича
reason-device = Уређај се огласио или је нађен
reason-refuses = Не поштује правила
reason-agreed = Играчи су се договорили
desk-start-clock = Покрени сат { player-gen }
desk-time-of = Време које се подешава: { player }
desk-warn = Опомена
desk-opponent-time = Противник добија { $time }
desk-opponent-time-more = Противник добија време…
desk-own-time = Губи { $time }
desk-own-time-more = Губи време…
desk-amount = { $time } мин
desk-amount-how = Колико времена
desk-amount-unread = Минути и секунде, нпр. 1:30
desk-half-at-most = Највише ½
desk-nothing-scored = Без поена
desk-raise = Противник добија највише
desk-loss = Губи партију
desk-fine = Новчана казна
desk-exclusion = Искључење из кола
desk-expulsion = Удаљење с такмичења
desk-position = Врати
desk-found = Утврди
desk-result = Исход
# The buttons of the doors behind which something is set
desk-open-clocks = { desk-clocks }…
desk-open-position = { desk-position }…
desk-open-found = { desk-found }…
desk-open-penalty = { desk-penalty }…
desk-open-result = { desk-result }…
desk-annul = Поништи партију
desk-clocks-stay = Оба сата и даље стоје
desk-clocks-stop = Оба сата ће бити заустављена.
desk-runs-once-named = Чим се фигура покаже, иде сат { player-gen }
desk-decides = За судијски сто…
desk-illegal = Потражи неправилан потез
desk-flag = Провери да ли је пала заставица
desk-flag-what = Ако је заставица пала, провера о томе одмах одлучује и партија се може завршити.
desk-set-times = Подеси: { $what }
desk-set-moves = потези { $what }
desk-set-none = Још ништа није промењено
desk-not-done = Није учињено: { $what }
desk-not-confirmed = није потврђено
desk-penalty = Казна
desk-impose = Изрекни ({ $name }): { $penalty }
desk-declare = Прогласи { $white } – { $black } { $score }
desk-score-half = { $name }: пола поена
desk-step-back = Погледај полупотез раније
desk-show-now = Покажи како стоји
desk-correct-clock = Исправи сат: { $name } { $time }
desk-runs-next = полази
desk-slider = Преглед ранијих позиција
desk-after = После { $move }
desk-at-start = Пре првог потеза
desk-as-it-stands = како сада стоји
desk-only-looked = само се гледа
desk-position-what = Фигуре се враћају у позицију коју гледате на овој табли, а каснији потези отпадају.
desk-position-runs = Затим иде сат { player-gen }.
desk-position-times = Времена на сатовима остају каква јесу док их не подесите.
desk-position-slide = Клизачем поред табле изаберите позицију.
desk-position-falls = { $count ->
    [one] Отпада { $count } полупотез.
    [few] Отпадају { $count } полупотеза.
   *[other] Отпада { $count } полупотеза.
}
desk-put-back = Врати: { $where }
desk-penalty-what = Чије је понашање и шта заслужује? На списку је оно што се сада може изрећи по овим Правилима; поени се могу мењати кад се партија заврши.
desk-result-what = Партија је завршена резултатом који прогласите, или се уопште не рачуна.
desk-stop-first = Сатови иду. Зауставите их пре исправке.
desk-undo-stop = Нека сат { player-gen } иде даље
desk-times-anew = Сатови су се у међувремену променили: започето подешавање је одбачено.
desk-to-decide = За одлуку · { $place } од { $count }
desk-since = од { $time }
desk-recorded = Шта је табла забележила
desk-rule = Пресуди: { $what }
desk-rule-and-start = Пресуди и покрени сат: { $name }
desk-rule-alone = Пресуди
desk-clocks-wait = Оба сата су заустављена док их не покренете.
desk-hear-both = Прво саслушајте оба играча.
# $question: the question that was put off
desk-postponed = Одложено, о томе још треба одлучити: { $question }
desk-also-open = Треба одлучити и о овоме:
desk-then-penalty = Шта то кошта, одређује се код „Казна…“
desk-unchanged = Ништа се не мења; партија се наставља
desk-no-other = Ниједан други предмет не чека.
desk-decided-elsewhere = Подесите оно што одлучите; тиме је предмет решен.
desk-what-slider = Клизачем поред табле гледате уназад. Гледањем се ништа не мења.
desk-what-doors = Пет дугмади поред табле отвара сатове, ранију позицију, утврђено, казну и резултат; ништа се не мења док тамо не потврдите. И клик на сат отвара сатове.
desk-what-doors-over = „Казна…“ и „Исход…“ се још могу отворити, а ништа се не мења док тамо не потврдите; сатови и позиција остају какви јесу.
desk-what-doors-break = „{ desk-open-penalty }“ и „{ desk-open-result }“ се још могу отворити. Док се партија не настави, не иде ниједан сат и не игра се.
desk-resuming = Наставак је почео; коверта је још затворена
desk-what-doors-resuming = „{ desk-open-clocks }“, „{ desk-open-penalty }“ и „{ desk-open-result }“ могу се отворити. Док се коверта не отвори, позиција остаје каква јесте.
desk-what-annulled = Партија се не рачуна; више се ништа не може подесити.
desk-log = Дневник
desk-touches = Додири
desk-illegal-moves = Неправилни потези · { $count }
desk-mating = Да ли је мат још могућ?
desk-nothing-recorded = Ништа такво се није догодило.
desk-report = Извештај
report-title = Извештај о партији
report-arbiter = Судија
report-moves = Потези
report-terms = Услови
# $time: as 30 min, or that whoever is absent at the start loses
report-default-time = дозвољено кашњење { $time }
report-position = Почетна позиција
report-happened = Шта се догодило
report-article = Члан
report-signature = Име и потпис судије
report-open = Партија није завршена.
record-clocks-set = Сатови подешени: { $what }
record-times-kept = времена на сатовима остају
record-reason = Разлог: { $reason }
record-touched = Дотакнуто: { a-piece }, { $square }
record-touched-in-doubt = Дотакнуто или окрзнуто: { a-piece }, { $square }
record-brushed = Окрзнуто: { a-piece }, { $square }
record-touched-on-purpose = Дотакнуто намерно: { a-piece }, { $square }
record-touched-by-accident = Дотакнуто случајно: { a-piece }, { $square }
record-touched-for = { $whole },{ $tenths } s
record-adjusted = Поправљено: { a-piece }, { $square }
record-says-adjust = { player }: „Поправљам“
record-says-castle = { player }: „Рокада“
record-increment-back = { $change } (додатак)
record-increment-none = { player-plain } без додатка
record-claims-touch = { player } тврди: { opponent } је дотакао фигуру
record-claims = { player } рекламира: { $claim }
record-reports-own = { player } пријављује сопствени неправилан потез
# What is claimed, by itself. $player: who claims it
claimed-flag = Противнику је пала заставица
claimed-times = Сатови не показују тачно
claimed-illegal = Противник је завршио неправилан потез
claimed-touch-move = Противник није играо дотакнутом фигуром
claimed-normal-means = Противник не може да победи нормалним средствима
claimed-no-effort = Противник не покушава да победи нормалним средствима
record-claim-right = рекламација је основана
record-counted-times = { $when ->
    [next] { $count ->
        [one] с тим потезом позиција је била на табли { $count } пут
        [few] с тим потезом позиција је била на табли { $count } пута
       *[other] с тим потезом позиција је била на табли { $count } пута
    }
   *[now] { $count ->
        [one] позиција је била на табли { $count } пут
        [few] позиција је била на табли { $count } пута
       *[other] позиција је била на табли { $count } пута
    }
}
record-counted-moves = { $when ->
    [next] { $count ->
        [one] с тим потезом по { $count } потез без узимања и без потеза пешаком
        [few] с тим потезом по { $count } потеза без узимања и без потеза пешаком
       *[other] с тим потезом по { $count } потеза без узимања и без потеза пешаком
    }
   *[now] { $count ->
        [one] по { $count } потез без узимања и без потеза пешаком
        [few] по { $count } потеза без узимања и без потеза пешаком
       *[other] по { $count } потеза без узимања и без потеза пешаком
    }
}
record-claim-wrong = рекламација је неоснована
record-claim-offers = рачуна се као понуда ремија
record-claim-asked = судија треба да одлучи
record-declines = { player } не прихвата реми
record-declines-by-it = тиме је реми одбијен
record-made = Одиграно: { $move }
record-completed = Завршено: { $move }
record-let-stand = неправилно, нико није приговорио
record-nobody-objected = нико није приговорио
record-sealed-read = Прочитан ковертирани потез: { $move }
# Behind a ruling, as why it was given
record-agreed = оба играча су се сложила
record-proved-mate = мат је још могућ, како је доказао програм
record-proved-no-mate = мат није могућ, како је доказао програм
record-asks-back = { player } жели да врати { $both ->
    [yes] последња два потеза
   *[no] последњи потез
}
record-agrees-back = { player } пристаје
record-declines-back = { player } одбија
record-withdraws-back = { player } повлачи молбу
desk-mate-yes = { $name }: могуће је матирати
desk-mate-never = { $name }: одавде се никако не може матирати
desk-mate-open = { $name }: ништа не показује да је мат немогућ
desk-mating-how = Где резултат од тога зависи, програм сам тражи мат и пита вас само ако не нађе одговор.

found-what = Шта утврђујете или шта треба пријавити? На списку је оно из чега сада по овим Правилима нешто следи.
found-who = Ко?
found-other-hand = Сат притиснут другом руком
found-illegal-move = Неправилан потез
found-both-flags = Обе заставице су пале, не зна се која прва
found-comes-late = Играч касни
found-not-come = Играч није дошао
found-session = Дошао је час почетка
found-session-counts = Од сада се рачуна колико ко касни. Ниједан сат не полази.
found-charged-before = Ранији неправилни потези
found-at-the-press = Још ништа није пресуђено: рачуна се кад { player-plain-mid } притисне сат.
found-once-claimed = Још ништа није пресуђено: рачуна се кад се на то укаже или се упише „{ found-illegal-move }“.
found-own-time = На сатовима се ништа не мења: { player-plain-mid } на рачун свог времена враћа оборене фигуре на место.
found-own-time-next = Кад се игра настави, иде сат { player-gen }: { player-plain-mid } на рачун свог времена враћа оборене фигуре на место.
found-nothing-comes = Сада из тога ништа не би следило.
found-enter = Утврди: { $what }
found-enter-of = Утврди ({ $name }): { $what }

answer-reason = Разлог је био ваљан
answer-no-reason = Ваљаног разлога није било
desk-call-first = Прво одлучите да ли је постојао ваљан разлог за заустављање сатова.
desk-verdict-first = Прво одлучите о ономе што чека на одлуку.
answer-intent = Дотакнута је да би била одиграна или узета
answer-no-intent = Није дотакнута с том намером
answer-fault = Изриче се казна
answer-let-pass = Прелази се преко тога
answer-goes-back = Фигуре се враћају на своја места
answer-claim-right = Рекламација је основана
answer-claim-wrong = Рекламација није основана
answer-granted = Одобрено
answer-refused = Није одобрено
answer-announced = Важи објављени потез
answer-on-board = Важи потез на табли
answer-agree = Формулари се слажу
answer-differ = Формулари се не слажу
answer-clear = Јасно је шта је ковертирано
answer-unclear = Није јасно шта је ковертирано
answer-too-late = Партија је изгубљена
answer-in-time = Партија се игра
# $times: White’s time and Black’s
answer-times-then = Као у овој позицији: { $times }
# $times: White’s time and Black’s, penalties ruled since counted in
answer-times-ruled = Као у овој позицији, уз време које су касније одлуке дале или одузеле: { $times }
# $times: White’s time and Black’s
answer-times-stay = Остају: { $times }

## The PIN that locks the desk

pin-title = ПИН судијског стола
pin = ПИН
pin-what = Са ПИН-ом само ви отварате судијски сто, исправљате сат поред табле, уписујете на њему неправилан потез, подешавате га за нову партију или почињете нови дневник, или мењате судију у турнирској партији. Погрешни покушаји се бележе у дневник.
pin-is-set = Судијски сто је закључан ПИН-ом. Унесите га да бисте га променили или уклонили.
pin-desk-locked = Сто је закључан. Унесите ПИН да бисте га отворили; закључава се чим изађете.
# Over the field, at the side clock
pin-needed = Судијин ПИН
pin-wrong = То није тај ПИН. Покушај је забележен у дневнику.
pin-unlock = Откључај
pin-looking = ПИН се проверава…
# $file: the file of the settings
pin-forgotten = Заборавили сте ПИН? Затворите програм и избришите ред који почиње са „pin“ у датотеци { $file }.
pin-lock = Закључај сто
pin-remove = Уклони ПИН
pin-new = Нови ПИН
pin-change = Промени ПИН
pin-choose = Постави ПИН
pin-again = Поновите ПИН
# $least: how many it needs
pin-short = Бар { $least } цифре или слова.
pin-differs = Та два уноса нису иста.
record-fewer-than-ten = Играчи још нису одиграли по десет потеза.
record-stops-clocks = { player } зауставља сатове
record-arrives = Долазак: { player }
# $time: as 25 min
record-after-the-start = { $time } после почетка
record-present = Присуство: { player }
record-wrong-pin = Уместо судијиног ПИН-а унет је погрешан ПИН
note-pin-needed = Ништа није промењено: за то је потребан судијин ПИН. Унесите га у подешавањима и промените то тамо.
