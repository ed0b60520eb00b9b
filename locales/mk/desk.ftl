### Arbiter's desk

desk-open = Судиска маса
desk-pending = Судиска маса: { $count }
desk-title = Судиска маса
desk-nothing = Ништо не чека одлука.
desk-flag-down = Паднато е знаменце. Одлучете за тоа кај „Време…“.
desk-may-decide = Сега ништо не мора да се одлучи.
# $result: the score, 1–0
desk-over = Партијата заврши: { $result }
desk-later = Подоцна
# while the verdict on a claim waits, the clock runs again
desk-later-play = Играта продолжува, одлука подоцна
desk-later-two = Играта продолжува, { $name } +2:00
desk-can-mate = Би можел да матира
desk-never-mates = Никогаш не би можел да матира
desk-decide-in = Одлучи: { $part }
desk-other-times = Други времиња…
desk-seen-nothing = Проверено, ништо не е најдено.
desk-on-purpose = Допирот беше намерен
desk-accident = Допирот беше случаен
desk-clocks = Време
desk-minutes = +{ $count } мин
desk-add = { player }: { $count } мин повеќе
desk-minutes-less = −{ $count } мин
desk-take = { player }: { $count } мин помалку
desk-whose = Чие однесување?
desk-reason = Причина, во неколку збора; останува во дневникот
desk-goes-on = Партијата продолжува.
desk-no-time-left = Не останува време: знаменцето паѓа штом ќе тргне часовникот.
desk-play-over = Веќе не се игра; потоа се одлучува кој колку поени добива.
reason-illegal = По неправилен потег
reason-wrong-setting = Погрешно наместен часовник
reason-interrupted = Прекината игра
reason-at-the-desk = На судиската маса
reason-own-arbiter = Отсега за спорните прашања одлучуваат самите играчи
reason-arbiter-answers = Отсега за спорните прашања одлучува само судијата
reason-proof = Докажано од програмата
reason-displaced = Беа поместени фигури
reason-disturbs = Му пречи на противникот
reason-talks = Разговара
reason-device = Се слушна или се најде уред
reason-refuses = Не ги почитува правилата
reason-agreed = Играчите се договорија
desk-start-clock = Пушти го часовникот на { player-mid }
desk-time-of = Време што се наместува: { player }
desk-warn = Опомена
desk-opponent-time = Противникот добива { $time }
desk-opponent-time-more = Противникот добива време…
desk-own-time = Губи { $time }
desk-own-time-more = Губи време…
desk-amount = { $time } мин
desk-amount-how = Колку време
desk-amount-unread = Минути и секунди, на пр. 1:30
desk-half-at-most = Најмногу ½
desk-nothing-scored = Без поени
desk-raise = Противникот добива најмногу
desk-loss = Ја губи партијата
desk-fine = Парична казна
desk-exclusion = Исклучување од кола
desk-expulsion = Отстранување
desk-position = Врати
desk-found = Утврди
desk-result = Резултат
# The buttons of the doors behind which something is set
desk-open-clocks = { desk-clocks }…
desk-open-position = { desk-position }…
desk-open-found = { desk-found }…
desk-open-penalty = { desk-penalty }…
desk-open-result = { desk-result }…
desk-annul = Поништи ја партијата
desk-clocks-stay = Часовниците стојат
desk-clocks-stop = Часовниците ќе бидат запрени.
desk-runs-once-named = Штом ќе се покаже фигурата, оди часовникот на { player-mid }
desk-decides = На судиската маса…
desk-illegal = Побарај неправилен потег
desk-flag = Провери дали паднало знаменце
desk-flag-what = Ако паднало знаменце, со проверката веднаш се одлучува за тоа и партијата може да заврши.
desk-set-times = Намести: { $what }
desk-set-moves = потези { $what }
desk-set-none = Засега ништо не е сменето
desk-not-done = Не е направено: { $what }
desk-not-confirmed = не е потврдено
desk-penalty = Казна
desk-impose = Изречи ({ $name }): { $penalty }
desk-declare = Прогласи { $white } – { $black } { $score }
desk-score-half = { $name }: половина поен
desk-step-back = Погледни еден полупотег порано
desk-show-now = Покажи како стои
desk-correct-clock = Поправи го часовникот: { $name } { $time }
desk-runs-next = следен
desk-slider = Преглед на поранешните позиции
desk-after = По { $move }
desk-at-start = Пред првиот потег
desk-as-it-stands = како што стои сега
desk-only-looked = само се гледа
desk-position-what = Фигурите се враќаат во позицијата што ја гледате на оваа табла, а подоцнежните потези отпаѓаат.
desk-position-runs = Потоа оди часовникот на { player-mid }.
desk-position-times = Времињата на часовниците остануваат какви што се додека не ги наместите.
desk-position-slide = Со лизгачот до таблата изберете позиција.
desk-position-falls = { $count ->
    [one] Отпаѓа { $count } полупотег.
   *[other] Отпаѓаат { $count } полупотези.
}
desk-put-back = Врати: { $where }
desk-penalty-what = Чие е однесувањето и што заслужува? На списокот е тоа што сега може да се изрече по овие Правила; поените може да се менуваат кога ќе заврши партијата.
desk-result-what = Партијата завршува со резултатот што го прогласувате или воопшто не се смета.
desk-stop-first = Часовниците одат. Запрете ги пред исправката.
desk-undo-stop = Нека часовникот на { player-mid } оди понатаму
desk-times-anew = Часовниците во меѓувреме се сменија: започнатото местење е отфрлено.
desk-to-decide = За одлука · { $place } од { $count }
desk-since = од { $time }
desk-recorded = Што забележа таблата
desk-rule = Пресуди: { $what }
desk-rule-and-start = Пресуди и пушти го часовникот: { $name }
desk-rule-alone = Пресуди
desk-clocks-wait = Двата часовника се запрени додека не ги пуштите.
desk-hear-both = Прво сослушајте ги двајцата играчи.
# $question: the question that was put off
desk-postponed = Одложено, за ова уште треба да се одлучи: { $question }
desk-also-open = Треба да се одлучи и за:
desk-then-penalty = Колку чини тоа, се одредува кај „Казна…“
desk-unchanged = Ништо не се менува; партијата продолжува
desk-no-other = Ниеден друг предмет не чека.
desk-decided-elsewhere = Наместете го тоа што го одлучувате; со тоа предметот е решен.
desk-what-slider = Со лизгачот до таблата гледате назад. Со тоа ништо не се менува.
desk-what-doors = Петте копчиња до таблата ги отвораат часовниците, поранешна позиција, утврденото, казна и резултат; ништо не се менува додека таму не потврдите. Часовниците ги отвора и клик на часовник.
desk-what-doors-over = „Казна…“ и „Резултат…“ уште може да се отворат, а ништо не се менува додека таму не потврдите; часовниците и позицијата остануваат какви што се.
desk-what-doors-break = „{ desk-open-penalty }“ и „{ desk-open-result }“ уште може да се отворат. Додека партијата не продолжи, не оди ниеден часовник и не се игра.
desk-resuming = Продолжувањето почна; ковертот сѐ уште е затворен
desk-what-doors-resuming = „{ desk-open-clocks }“, „{ desk-open-penalty }“ и „{ desk-open-result }“ може да се отворат. Додека ковертот не се отвори, позицијата останува каква што е.
desk-what-annulled = Партијата не се смета; ништо повеќе не може да се намести.
desk-log = Дневник
desk-touches = Допири
desk-illegal-moves = Неправилни потези · { $count }
desk-mating = Дали матот е можен?
desk-nothing-recorded = Ништо такво не се случило.
desk-report = Извештај
report-title = Извештај за партијата
report-arbiter = Судија
report-moves = Потези
report-terms = Услови
# $time: as 30 min, or that whoever is absent at the start loses
report-default-time = дозволено доцнење { $time }
report-position = Почетна позиција
report-happened = Што се случи
report-article = Член
report-signature = Име и потпис на судијата
report-open = Партијата не е завршена.
record-clocks-set = Часовниците се наместени: { $what }
record-times-kept = времињата остануваат
record-reason = Причина: { $reason }
record-touched = Допрено: { a-piece }, { $square }
record-touched-in-doubt = Допрено или закачено: { a-piece }, { $square }
record-brushed = Закачено: { a-piece }, { $square }
record-touched-on-purpose = Допрено намерно: { a-piece }, { $square }
record-touched-by-accident = Допрено случајно: { a-piece }, { $square }
record-touched-for = { $whole },{ $tenths } s
record-adjusted = Наместено: { a-piece }, { $square }
record-says-adjust = { player }: „Местам“
record-says-castle = { player }: „Рокада“
record-increment-back = { $change } (додаток)
record-increment-none = { player-plain } без додаток
record-claims-touch = { player } тврди: { opponent } допре фигура
record-claims = { player } рекламира: { $claim }
record-reports-own = { player } пријавува сопствен неправилен потег
# What is claimed, by itself. $player: who claims it
claimed-flag = На противникот му падна знаменцето
claimed-times = Часовниците не покажуваат точно
claimed-illegal = Противникот заврши неправилен потег
claimed-touch-move = Противникот не одигра со допрената фигура
claimed-normal-means = Противникот не може да победи со нормални средства
claimed-no-effort = Противникот не се обидува да победи со нормални средства
record-claim-right = рекламацијата е основана
record-counted-times = { $when ->
    [next] { $count ->
        [one] со тој потег позицијата била на таблата { $count } пат
       *[other] со тој потег позицијата била на таблата { $count } пати
    }
   *[now] { $count ->
        [one] позицијата била на таблата { $count } пат
       *[other] позицијата била на таблата { $count } пати
    }
}
record-counted-moves = { $when ->
    [next] { $count ->
        [one] со тој потег по { $count } потег без земање и без потег со пешак
       *[other] со тој потег по { $count } потези без земање и без потег со пешак
    }
   *[now] { $count ->
        [one] по { $count } потег без земање и без потег со пешак
       *[other] по { $count } потези без земање и без потег со пешак
    }
}
record-claim-wrong = рекламацијата е неоснована
record-claim-offers = се смета како понуда за реми
record-claim-asked = судијата треба да одлучи
record-declines = { player } не прифаќа реми
record-declines-by-it = со тоа реми е одбиено
record-made = Одиграно: { $move }
record-completed = Завршено: { $move }
record-let-stand = неправилно, никој не приговори
record-nobody-objected = никој не приговори
record-sealed-read = Прочитан е ковертираниот потег: { $move }
# Behind a ruling, as why it was given
record-agreed = двајцата играчи се согласија
record-proved-mate = мат е сѐ уште можен, како што докажа програмата
record-proved-no-mate = мат не е можен, како што докажа програмата
record-asks-back = { player } би сакал да { $both ->
    [yes] ги врати последните два потега
   *[no] го врати последниот потег
}
record-agrees-back = { player } се согласува
record-declines-back = { player } одбива
record-withdraws-back = { player } го повлекува барањето
desk-mate-yes = { $name }: мат е можен
desk-mate-never = { $name }: оттука никако не може да се матира
desk-mate-open = { $name }: ништо не покажува дека матот е невозможен
desk-mating-how = Кога резултатот зависи од тоа, програмата сама бара мат и ве прашува само ако не најде одговор.

found-what = Што утврдувате или што треба да се пријави? На списокот е тоа од што сега по овие Правила нешто следува.
found-who = Кој?
found-other-hand = Часовникот е притиснат со другата рака
found-illegal-move = Неправилен потег
found-both-flags = Двете знаменца се паднати, не се знае кое прво
found-comes-late = Играч доаѓа подоцна
found-not-come = Играч не дошол
found-session = Дојде часот на почетокот
found-session-counts = Отсега се смета колку кој доцни. Ниеден часовник не тргнува.
found-charged-before = Претходни неправилни потези
found-at-the-press = Засега ништо не е пресудено: се смета кога { player-plain-mid } ќе го притисне часовникот.
found-once-claimed = Засега ништо не е пресудено: се смета кога ќе се укаже на тоа или ќе се внесе „{ found-illegal-move }“.
found-own-time = На часовниците ништо не се менува: { player-plain-mid } ги враќа соборените фигури на сметка на своето време.
found-own-time-next = Кога играта ќе продолжи, оди часовникот на { player-mid }: { player-plain-mid } ги враќа соборените фигури на сметка на своето време.
found-nothing-comes = Сега од тоа ништо не би следувало.
found-enter = Утврди: { $what }
found-enter-of = Утврди ({ $name }): { $what }

answer-reason = Оправдана причина
answer-no-reason = Неоправдана причина
desk-call-first = Прво одлучете дали имало оправдана причина да се запрат часовниците.
desk-verdict-first = Прво одлучете за она што чека.
answer-intent = Допрена е за да се одигра или земе
answer-no-intent = Допрена е без таква намера
answer-fault = Се изрекува казна
answer-let-pass = Се преминува преку тоа
answer-goes-back = Фигурите се враќаат на своите места
answer-claim-right = Рекламацијата е основана
answer-claim-wrong = Рекламацијата не е основана
answer-granted = Одобрено
answer-refused = Не е одобрено
answer-announced = Важи објавениот потег
answer-on-board = Важи потегот на таблата
answer-agree = Формуларите се совпаѓаат
answer-differ = Формуларите не се совпаѓаат
answer-clear = Јасно е што е ковертирано
answer-unclear = Не е јасно што е ковертирано
answer-too-late = Партијата е изгубена
answer-in-time = Партијата се игра
# $times: White’s time and Black’s
answer-times-then = Како во оваа позиција: { $times }
# $times: White’s time and Black’s, penalties ruled since counted in
answer-times-ruled = Како во оваа позиција, заедно со времето што го дадоа или го одзедоа подоцнежните одлуки: { $times }
# $times: White’s time and Black’s
answer-times-stay = Остануваат: { $times }

## The PIN that locks the desk

pin-title = ПИН на судиската маса
pin = ПИН
pin-what = Со ПИН само вие ја отворате судиската маса, го поправате часовникот покрај таблата, запишувате на него неправилен потег, го поставувате за нова партија или почнувате нов дневник, или го менувате судијата во турнирска партија. Погрешните обиди се запишуваат во дневникот.
pin-is-set = Судиската маса е заклучена со ПИН. Внесете го за да го смените или отстраните.
pin-desk-locked = Масата е заклучена. Внесете го ПИН-от за да ја отворите; се заклучува штом ќе излезете.
# Over the field, at the side clock
pin-needed = ПИН на судијата
pin-wrong = Тоа не е тој ПИН. Обидот е запишан во дневникот.
pin-unlock = Отклучи
pin-looking = ПИН-от се проверува…
# $file: the file of the settings
pin-forgotten = Го заборавивте ПИН-от? Затворете ја програмата и избришете го редот што почнува со „pin“ во датотеката { $file }.
pin-lock = Заклучи ја масата
pin-remove = Отстрани го ПИН-от
pin-new = Нов ПИН
pin-change = Смени го ПИН-от
pin-choose = Постави ПИН
pin-again = Повторете го ПИН-от
# $least: how many it needs
pin-short = Барем { $least } цифри или букви.
pin-differs = Двата внеса не се исти.
record-fewer-than-ten = Играчите немаа одиграно по десет потези.
record-stops-clocks = { player } ги запира часовниците
record-arrives = Пристигнување: { player }
# $time: as 25 min
record-after-the-start = { $time } по почетокот
record-present = Присуство: { player }
record-wrong-pin = Наместо ПИН-от на судијата е внесен погрешен ПИН
note-pin-needed = Ништо не е променето: за тоа треба ПИН-от на судијата. Внесете го во поставките и променете го тоа таму.
