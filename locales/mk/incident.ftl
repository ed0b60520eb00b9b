### An incident at any board: how it is entered, and its sheet

## the sheet
incident-sheet = Записник за инцидент
incident-clocks = Часовници
incident-clocks-before = Пред случката
incident-clocks-found = Кога дојде судијата
incident-clocks-after = По одлуката
incident-statements = Изјави на играчите
incident-rules = Правила
incident-decision = Одлука
incident-follows = Што следува
incident-grounds = Образложение
# $question: what the arbiter has yet to decide
incident-open = Допрва се одлучува: { $question }
incident-sets-up = { player-plain } ги враќа соборените фигури на сметка на своето време.
incident-move-stands = Потегот останува.
incident-arbiter-starts = Часовниците стојат; ги пушта судијата.
# $hash: letters and digits by which the file of the incident can be known
incident-hash = Датотека на инцидентот: { $hash }

## how it is entered
incident-new = Нов инцидент
incident-start = Промени го почетокот
incident-undo = Поништи
incident-time = Час и временска зона
incident-position = Позиција: FEN, потези или PGN (празно: почеток на партијата)
incident-on-board = Постави на табла…
incident-many-boards = Еден судија за повеќе партии
incident-clocks-read = Часовниците кога дојде судијата
incident-charged = Претходно забележани неправилни потези
incident-quickplay = Барања во забрзаната завршница
incident-default-time = Дозволено доцнење, во минути
incident-begin = Што се случи…
incident-back = Назад кон инцидентот
incident-enter = Внеси
incident-how = Изберете што се случи, со клик или со број.
incident-square = Која фигура? Нејзиното поле, на пр. e4
incident-move = Кој потег? e4; ако е неправилен, двете полиња: e1-e3
incident-move-if-any = Со потег? e4; без него: празно
incident-minutes = Колку минути доцнење?
incident-pressed = и притисок на часовникот
incident-no-square = Кажете која фигура беше: поле на кое стои.
incident-no-move = Овој потег не може да се направи на оваа табла; напишете ги двете полиња, на пр. e1-e3.
incident-time-left = Овој часовник сѐ уште покажува време. Сменете го почетокот за да покажува 0:00 или прво наместете ги часовниците.
incident-unreadable = Ова не е ни FEN ни потези.
# $move: a move as it was written
incident-bad-move = { $move } не може таму да се одигра.
# $text: what was written for a time
incident-bad-time = „{ $text }“ не е време; напишете 1:05:30 или 5:30.
# $white, $black: each player with the time
incident-set-side-clock = Постави го часовникот: { $white }, { $black }
incident-ruled-on = Одлука за инцидент
incident-keep = Зачувај го инцидентот…
# $player: whose statement it is
incident-says = { $player } изјавува
incident-group-hands = Раце
incident-group-claims = Барања
incident-group-clock = Часовник
incident-group-conduct = Однесување
incident-group-setting = Поставување
incident-act-moved = Направен потег
incident-act-touched-then-moved = Допир … потоа потег …
incident-act-touch-disputed = Спорен допир, потоа потег
incident-act-touched = Допир на фигура
incident-act-pawn-not-exchanged = Притисок, пешакот не е заменет
incident-act-pressed-without-move = Притисок без потег
incident-act-both-hands = Потег со двете раце
incident-act-knocked-over = Соборени фигури
incident-act-stood-up = Фигурите повторно поставени
incident-act-claims-repetition = Тројно повторување
incident-act-claims-fifty = Педесет потези
incident-act-claims-touch = Допрена фигура
incident-act-claims-illegal = Неправилен потег
incident-act-claims-flag = Паднато знаменце
incident-act-claims-normal-means = Нема победа на нормален начин
incident-act-claims-times = Часовниците покажуваат погрешно
incident-act-stopped-clocks = Запирање на часовниците
incident-act-offered-draw = Понуда за реми
incident-act-accepted-draw = Прифатено реми
incident-act-resigned = Предавање
incident-act-flag-fell = Ова знаменце падна прво
incident-act-flags-unclear = Двете знаменца, редослед непознат
incident-act-wrong-setting = Погрешно наместен часовник
incident-act-device = Телефонот заѕвони
incident-act-device-found = Најден е телефон
incident-act-late = Доцнење
incident-act-refuses = Непочитување на правилата
incident-act-colors-reversed = Заменети бои
incident-act-wrong-array = Погрешно поставени фигури
incident-act-board-turned = Свртена табла
incident-act-displaced = Поместени фигури
incident-act-sealed = Запечатен потег
incident-act-envelope-opened = Отворен плик
incident-act-envelope-lost = Изгубен плик
choose-incident = Зачувај го инцидентот
choose-incident-sheet = Зачувај го записникот за инцидентот
