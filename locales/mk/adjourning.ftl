### Adjournment and the envelope

menu-adjourn = Прекин на партијата (коверт)…
menu-resumption = Продолжување на партијата…

## Asking for a sealed move
adjourn-title = Прекин на партијата
adjourn-only-today = Завршувате само за денес? Затворете го прозорецот; партијата останува зачувана.
adjourn-what = { $clock ->
    [stopped] Играчот на потег го запишува потегот и го ковертира. Двата часовника се веќе запрени.
   *[running] Играчот на потег го запишува потегот, го ковертира и дури потоа го запира часовникот.
}
adjourn-session = Сесијата заврши
adjourn-early = Играч прекинува порано
adjourn-early-what = Преостанатото време од сесијата му се одзема на тој играч.
adjourn-where = Потегот се ковертира
adjourn-here = во програмата
adjourn-on-paper = на хартија
adjourn-ask = Нека ковертира
adjourn-go-on = Понатаму
resumption-date = Ден
resumption-time = Час
resumption-venue = Место

## Passphrases. $bits: how hard one is to guess
passphrase = Лозинка
passphrase-arbiter = Лозинка на судијата
passphrase-player = Ваша лозинка
passphrase-again = Уште еднаш
passphrase-differs = Лозинките не се исти.
passphrase-what = Ако остане празна, ковертот го отвора само лозинката на играчот.
passphrase-may = И таа го отвора ковертот; може да остане празна.
passphrase-needed = Без неа никој не би можел да го отвори ковертот.
passphrase-draw = Извлечи четири збора
passphrase-draw-again = Други зборови
passphrase-write-twice = Запишете ги овие зборови, со празно место меѓу нив; потоа напишете ги под „Уште еднаш“.
passphrase-write = Запишете ги овие зборови, со празно место меѓу нив.
passphrase-use-weak = Сепак употреби ја оваа
strength-minutes = Слаба: компјутер ја погодува за неколку минути.
strength-day = Слаба: компјутер ја погодува за еден ден.
strength-weeks = Слаба: компјутер ја погодува за неколку недели.
strength-years = Добра: на компјутер му требаат години да ја погоди.
strength-lifetime = Силна: за цел живот никој не ја погодува.
secret-look = Држете за да видите

## The player seals. $player: the player’s name
seal-title = { $player }: ковертиран потег
seal-move = Потегот што се ковертира
seal-what = На кој било јазик и со која било нотација; никој не го проверува. Противникот не гледа.
seal-played = По барањето на судијата потегот е одигран на таблата: токму тој потег мора да се ковертира. Запишете го.
seal-close = { $clock ->
    [stopped] Ковертирај
   *[running] Ковертирај и запри го часовникот
}
seal-lacks-move = Прво напишете го потегот.
seal-lacks-passphrase = Прво изберете лозинка.
seal-lacks-repeat = Напишете ја лозинката и во полето „{ passphrase-again }“.
seal-lacks-strength = Изберете појака лозинка или означете „{ passphrase-use-weak }“.
seal-until = { $clock ->
    [stopped] Додека ковертот не е затворен, потегот сѐ уште може да се промени.
   *[running] Додека часовникот не е запрен, потегот сѐ уште може да се промени. Потегот одигран на таблата е ковертираниот потег.
}
seal-closing = Ковертот се затвора…
seal-paper-what = { $clock ->
    [stopped] Запишете го потегот на формуларот, ставете ги двата формулара во ковертот и затворете го. Двата часовника се веќе запрени.
   *[running] Запишете го потегот на формуларот, ставете ги двата формулара во ковертот и затворете го; дури потоа запрете го часовникот.
}
seal-paper-close = { $clock ->
    [stopped] Ковертирано е
   *[running] Ковертирано е: запри го часовникот
}

## The envelope
envelope-title = Ковертиран потег
envelope-fingerprint = Отпечаток
envelope-fingerprint-what = Го запишуваат двајцата играчи. Ако е ист при продолжувањето, никој не го допрел ковертот.
envelope-on-paper = Потегот е на хартија; програмата ги чува само податоците од ковертот.
envelope-open = Отвори го ковертот
envelope-opening = Ковертот се отвора…
envelope-print = Печати…
envelope-print-c6 = Предна страна на коверт C6
envelope-print-c5 = Предна страна на коверт C5
envelope-print-a4 = Лист A4 за свиткување
envelope-player-signs = Играч
envelope-arbiter-signs = Судија
envelope-fold-1 = Отсечете ги четирите агли по линиите.
envelope-fold-2 = Свиткајте ги тесните страни наназад, намачкајте ги со лепак нивните сиви ленти и преку нив свиткајте го овој долен дел.
envelope-fold-3 = Ставете ги двата формулара внатре.
envelope-fold-4 = Намачкајте ја со лепак сивата лента тука, свиткајте го на неа горниот дел и потпишете се преку работ.
entry-position = Позиција пред ковертираниот потег
entry-clocks = Часовници (бели – црни)
entry-sealed-by = Ковертирал
entry-number = Број на ковертираниот потег
entry-offer = Реми понудил
entry-no-offer = никој
entry-resumption = Продолжување

## Is it the fingerprint that was written down?
fingerprint-question = Пред да се отвори ковертот: дали двајцата играчи го запишале овој отпечаток?
fingerprint-type = Или напишете го она што е запишано
fingerprint-typed-differs = Тоа не е отпечатокот погоре. Проверете ја повторно секоја буква.
fingerprint-yes = Да, ист е
fingerprint-no = Не, друг е
fingerprint-nobody = Не е запишан
fingerprint-compared = ✓ Отпечатокот е оној што е запишан.
fingerprint-not-compared = Отпечатокот не е спореден: никој не го запишал.
fingerprint-differs = Тогаш ова не е ковертот што бил затворен, или отпечатокот е погрешно запишан. Останува затворен.
fingerprint-differs-next = Споредете ги двата записа буква по буква. Ако и понатаму се разликува, одлучува судијата: побарајте ја датотеката со вистинскиот коверт, или продолжете како со изгубен под „Друго…“.
fingerprint-again = Спореди уште еднаш

## Taking the game up again. $player: the player’s name   $text: what stands on the paper
adjourned-title = Партијата е прекината
adjourned-check = Судијата ги проверува овие податоци и го чува ковертот.
adjourned-offer = Понудата за реми важи додека не се одговори на неа.
resume-title = Партијата продолжува
resume-take-up = Продолжи ја партијата…
resume-both-here = Дали двајцата играчи се тука?
resume-begins-what = Со одговорот сесијата почнува.
resume-both = Двајцата се тука
resume-only = Само { $player }
resume-nobody = Уште никој
resume-comes = { $player } е тука
resume-is-here = ✓ { $player }
resume-first-minute = Кој ќе дојде во првата минута, се смета за присутен од почетокот.
resume-too-late = { $player }: доцнење?
resume-replier-absent = Ковертот останува затворен додека не дојде играчот: { $player }. Оди часовникот на тој играч.
resume-stop-clock = Запри го часовникот и повикај го судијата
resume-sealer-absent = Играчот што ковертирал не е тука
resume-reply-later = Откако ќе се прочита ковертираниот потег, и одговорот може да се ковертира во друг коверт.
resume-reply-may = Одговорот може да се одигра на таблата или да се ковертира во друг коверт, кој се отвора кога ќе дојде противникот.
resume-reply-sealed = Одговорот е во друг коверт
resume-reply-waits = Се отвора кога ќе дојде отсутниот играч.
resume-wrong-times = { $player }: часовниците не покажуваат точно
resume-set-times = Намести ги часовниците
resume-late-claim = На грешката е укажано предоцна. Судијата сепак може да ги поправи времињата.
resume-correct-times = Поправи ги часовниците
resume-times-stand = Времињата остануваат
resume-decide = Одлучува судијата
resume-late-open = Ако ковертираниот потег ја завршил партијата, тоа важи: прво отворете го ковертот.
reveal-paper = Што пишува на хартијата
reveal-read = Прочитај
reveal-stands = На хартијата пишува: { $text }
reveal-means = Потегот на кој тоа несомнено се однесува
reveal-nothing = Значењето не може да се утврди
resume-more = Друго…
resume-less = Помалку
resume-offers = { $player } нуди реми
resume-declines = { $player } одбива реми
resume-agreed = Во меѓувреме е договорено реми
resume-resigned = { $player }: предавање
resume-lost = Ковертот е изгубен
resume-lost-what = Партијата продолжува од оваа позиција со овие времиња; ковертираниот потег се игра како што ќе го наведе играчот.
resume-annul = Позицијата е изгубена: поништи ја партијата
resume-ends = Со ова партијата завршува и тоа не може да се повлече.

## Why an envelope stays closed. $line: the number of the line
refused-kept = Ништо не е променето и ништо не е изгубено.
refused-envelope-next = Отворете ја зачуваната датотека на прекинатата партија или продолжете како ковертот да е изгубен.
# $time: how long it still takes, like 0:10
next-try = Може да се обидете повторно за { $time }.
refused-not-an-envelope = Ова не е коверт на Jadoube.
refused-newer = Овој коверт го напишала понова верзија на Jadoube. Оставен е каков што е; отворете го со таа верзија.
refused-damaged = Ковертот е оштетен: редот { $line } недостасува или е изменет.
refused-too-costly = Ковертот бара повеќе меморија отколку што му треба на вистински. Не е отворан.
refused-wrong-passphrase = Оваа лозинка не го отвора ковертот. Внимавајте на јазикот на тастатурата и на големите букви.
refused-altered = Лозинката е точна, но ковертот е изменет по затворањето.
refused-on-paper = Потегот е ковертиран на хартија.
refused-too-long = Напишаното не се собира во ковертот. Напишете пократко.
refused-no-passphrase = Некој мора да внесе лозинка, инаку никој не би можел да го отвори ковертот.
refused-other-game = Овој коверт припаѓа на друга партија.
refused-missing = Ковертот на оваа партија не е тука.
refused-no-randomness = Системот не дава случајни броеви, па ништо не може безбедно да се ковертира. Ковертирајте на хартија.
refused-not-done = Работата со ковертот не можеше да се заврши. Обидете се повторно.
choose-envelope = Печати го ковертот
