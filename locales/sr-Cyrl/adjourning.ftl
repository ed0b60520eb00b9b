### Adjournment and the envelope

menu-adjourn = Прекид партије (коверта)…
menu-resumption = Наставак партије…

## Asking for a sealed move
adjourn-title = Прекид партије
adjourn-only-today = Завршавате само за данас? Затворите прозор; партија остаје сачувана.
adjourn-what = { $clock ->
    [stopped] Играч на потезу записује потез и ставља га у коверту. Оба сата су већ заустављена.
   *[running] Играч на потезу записује потез, ставља га у коверту и тек онда зауставља сат.
}
adjourn-session = Сеанса је завршена
adjourn-early = Играч прекида раније
adjourn-early-what = Преостало време сеансе одузима се том играчу.
adjourn-where = Потез се ковертира
adjourn-here = у програму
adjourn-on-paper = на папиру
adjourn-ask = Нека ковертира
adjourn-go-on = Даље
resumption-date = Дан
resumption-time = Време
resumption-venue = Место

## Passphrases. $bits: how hard one is to guess
passphrase = Лозинка
passphrase-arbiter = Лозинка судије
passphrase-player = Ваша лозинка
passphrase-again = Још једном
passphrase-differs = Лозинке се не слажу.
passphrase-what = Ако остане празна, коверту отвара само лозинка играча.
passphrase-may = И она отвара коверту; може да остане празна.
passphrase-needed = Без ње нико не би могао да отвори коверту.
passphrase-draw = Извуци четири речи
passphrase-draw-again = Друге речи
passphrase-write-twice = Запишите ове речи, с размаком између сваке две; онда их откуцајте под „Још једном“.
passphrase-write = Запишите ове речи, с размаком између сваке две.
passphrase-use-weak = Ипак користи ову
strength-minutes = Слаба: рачунар је погађа за неколико минута.
strength-day = Слаба: рачунар је погађа за један дан.
strength-weeks = Слаба: рачунар је погађа за неколико недеља.
strength-years = Добра: рачунару требају године да је погоди.
strength-lifetime = Јака: за цео живот је нико не погоди.
secret-look = Држите да бисте видели

## The player seals. $player: the player’s name
seal-title = { $player }: ковертирани потез
seal-move = Потез који се ковертира
seal-what = На било ком језику и било којом нотацијом; нико га не проверава. Противник нека не гледа.
seal-played = После захтева судије потез је одигран на табли: управо тај потез мора да се ковертира. Запишите га.
seal-close = { $clock ->
    [stopped] Ковертирај
   *[running] Ковертирај и заустави сат
}
seal-lacks-move = Прво упишите потез.
seal-lacks-passphrase = Прво изаберите лозинку.
seal-lacks-repeat = Упишите лозинку и у поље „{ passphrase-again }“.
seal-lacks-strength = Изаберите јачу лозинку или означите „{ passphrase-use-weak }“.
seal-until = { $clock ->
    [stopped] Док коверта није затворена, потез се још може променити.
   *[running] Док се сат не заустави, потез се још може променити. Потез одигран на табли је ковертирани потез.
}
seal-closing = Коверта се затвара…
seal-paper-what = { $clock ->
    [stopped] Запишите потез на формулар, ставите оба формулара у коверту и затворите је. Оба сата су већ заустављена.
   *[running] Запишите потез на формулар, ставите оба формулара у коверту и затворите је; тек онда зауставите сат.
}
seal-paper-close = { $clock ->
    [stopped] Ковертирано је
   *[running] Ковертирано је: заустави сат
}

## The envelope
envelope-title = Ковертирани потез
envelope-fingerprint = Отисак
envelope-fingerprint-what = Оба играча га записују. Ако је исти при наставку, нико није дирао коверту.
envelope-on-paper = Потез је на папиру; програм чува само податке са коверте.
envelope-open = Отвори коверту
envelope-opening = Коверта се отвара…
envelope-print = Штампај…
envelope-print-c6 = Предња страна коверте C6
envelope-print-c5 = Предња страна коверте C5
envelope-print-a4 = Лист A4 за савијање
envelope-player-signs = Играч
envelope-arbiter-signs = Судија
envelope-fold-1 = Одсеците сва четири угла по линијама.
envelope-fold-2 = Савијте уске стране уназад, премажите лепком њихове сиве траке и преко њих савијте овај доњи део.
envelope-fold-3 = Ставите оба формулара унутра.
envelope-fold-4 = Премажите лепком сиву траку овде, савијте на њу горњи део и потпишите се преко ивице.
entry-position = Позиција пре ковертираног потеза
entry-clocks = Сатови (бели – црни)
entry-sealed-by = Ковертирао
entry-number = Број ковертираног потеза
entry-offer = Реми понудио
entry-no-offer = нико
entry-resumption = Наставак

## Is it the fingerprint that was written down?
fingerprint-question = Пре отварања коверте: да ли су оба играча записала овај отисак?
fingerprint-type = Или откуцајте шта је записано
fingerprint-typed-differs = То није отисак који стоји изнад. Погледајте поново свако слово.
fingerprint-yes = Да, исти је
fingerprint-no = Не, други је
fingerprint-nobody = Није записан
fingerprint-compared = ✓ Отисак је онај који је записан.
fingerprint-not-compared = Отисак није упоређен: нико га није записао.
fingerprint-differs = Онда ово није коверта која је била затворена, или је отисак погрешно записан. Остаје затворена.
fingerprint-differs-next = Упоредите оба записа слово по слово. Ако се и даље разликује, одлучује судија: потражите датотеку с правом ковертом, или наставите као с изгубљеном под „Друго…“.
fingerprint-again = Упореди још једном

## Taking the game up again. $player: the player’s name   $text: what stands on the paper
adjourned-title = Партија је прекинута
adjourned-check = Судија проверава ове податке и чува коверту.
adjourned-offer = Понуда ремија важи док се на њу не одговори.
resume-title = Партија се наставља
resume-take-up = Настави партију…
resume-both-here = Да ли су оба играча ту?
resume-begins-what = Са одговором сеанса почиње.
resume-both = Оба су ту
resume-only = Само { $player }
resume-nobody = Још никог нема
resume-comes = { $player } је ту
resume-is-here = ✓ { $player }
resume-first-minute = Ко дође у првом минуту, сматра се присутним од почетка.
resume-too-late = { $player }: закашњење?
resume-replier-absent = Коверта остаје затворена док не дође играч: { $player }. Иде сат тог играча.
resume-stop-clock = Заустави сат и позови судију
resume-sealer-absent = Играч који је ковертирао није дошао
resume-reply-later = Када се ковертирани потез прочита, и одговор се може ковертирати у другу коверту.
resume-reply-may = Одговор се може одиграти на табли или ковертирати у другој коверти, која се отвара када противник дође.
resume-reply-sealed = Одговор је у другој коверти
resume-reply-waits = Отвара се када одсутни играч дође.
resume-wrong-times = { $player }: сатови не показују тачно
resume-set-times = Подеси сатове
resume-late-claim = На грешку је указано прекасно. Судија ипак може да исправи времена.
resume-correct-times = Исправи сатове
resume-times-stand = Времена остају
resume-decide = Одлучује судија
resume-late-open = Ако је ковертирани потез завршио партију, то важи: прво отворите коверту.
reveal-paper = Шта пише на папиру
reveal-read = Прочитај
reveal-stands = На папиру пише: { $text }
reveal-means = Потез на који се то несумњиво односи
reveal-nothing = Значење се не може утврдити
resume-more = Друго…
resume-less = Мање
resume-offers = { $player } нуди реми
resume-declines = { $player } одбија реми
resume-agreed = У међувремену договорен реми
resume-resigned = { $player }: предаја
resume-lost = Коверта је изгубљена
resume-lost-what = Партија се наставља из ове позиције с овим временима; ковертирани потез игра се онако како га играч наведе.
resume-annul = Позиција је изгубљена: поништи партију
resume-ends = Тиме се партија завршава и то се не може повући.

## Why an envelope stays closed. $line: the number of the line
refused-kept = Ништа није промењено и ништа није изгубљено.
refused-envelope-next = Отворите сачувану датотеку прекинуте партије или наставите као да је коверта изгубљена.
# $time: how long it still takes, like 0:10
next-try = Поново можете покушати за { $time }.
refused-not-an-envelope = Ово није коверта програма Jadoube.
refused-newer = Ову коверту је написала новија верзија програма Jadoube. Остављена је каква јесте; отворите је том верзијом.
refused-damaged = Коверта је оштећена: њен { $line }. ред недостаје или је измењен.
refused-too-costly = Коверта тражи више меморије него што правој треба. Није отварана.
refused-wrong-passphrase = Ова лозинка не отвара коверту. Пазите на језик тастатуре и велика слова.
refused-altered = Лозинка је тачна, али је коверта измењена после затварања.
refused-on-paper = Потез је ковертиран на папиру.
refused-too-long = Написано не стаје у коверту. Напишите краће.
refused-no-passphrase = Неко мора да унесе лозинку, иначе нико не би могао да отвори коверту.
refused-other-game = Ова коверта припада другој партији.
refused-missing = Коверта ове партије није овде.
refused-no-randomness = Систем не даје случајне бројеве, па се ништа не може безбедно ковертирати. Ковертирајте на папиру.
refused-not-done = Рад на коверти није могао да се заврши. Покушајте поново.
choose-envelope = Штампај коверту
