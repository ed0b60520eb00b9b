### An incident at any board: how it is entered, and its sheet

## the sheet
incident-sheet = Записник о инциденту
incident-clocks = Сатови
incident-clocks-before = Пре догађаја
incident-clocks-found = Кад је дошао судија
incident-clocks-after = После одлуке
incident-statements = Изјаве играча
incident-rules = Правила
incident-decision = Одлука
incident-follows = Шта следи
incident-grounds = Образложење
# $question: what the arbiter has yet to decide
incident-open = Тек треба одлучити: { $question }
incident-sets-up = { player-plain } на рачун свог времена враћа оборене фигуре на место.
incident-move-stands = Потез остаје.
incident-arbiter-starts = Сатови стоје; пушта их судија.
# $hash: letters and digits by which the file of the incident can be known
incident-hash = Датотека овог инцидента: { $hash }

## how it is entered
incident-new = Нови инцидент
incident-start = Промени почетак
incident-undo = Поништи
incident-time = Време и временска зона
incident-position = Позиција: FEN, потези или PGN (празно: почетак партије)
incident-on-board = Постави на таблу…
incident-many-boards = Један судија за више партија
incident-clocks-read = Сатови кад је дошао судија
incident-charged = Раније забележени неправилни потези
incident-quickplay = Захтеви у убрзаној завршници
incident-default-time = Дозвољено кашњење, у минутима
incident-begin = Шта се догодило…
incident-back = Назад на инцидент
incident-enter = Унеси
incident-how = Изаберите шта се догодило, кликом или бројем.
incident-square = Која фигура? Њено поље, нпр. e4
incident-move = Који потез? e4; ако је неправилан, оба поља: e1-e3
incident-move-if-any = Уз потез? e4; без њега: празно
incident-minutes = Колико минута кашњења?
incident-pressed = и притисак на сат
incident-no-square = Кажите која је фигура: поље на ком стоји.
incident-no-move = Овај потез не може да се одигра на овој табли; напишите оба поља, нпр. e1-e3.
incident-time-left = Овај сат још показује време. Промените почетак да показује 0:00 или прво подесите сатове.
incident-unreadable = Ово није ни FEN ни потези.
# $move: a move as it was written
incident-bad-move = { $move } тамо не може да се одигра.
# $text: what was written for a time
incident-bad-time = „{ $text }“ није време; напишите 1:05:30 или 5:30.
# $white, $black: each player with the time
incident-set-side-clock = Подеси сат: { $white }, { $black }
incident-ruled-on = Одлука о инциденту
incident-keep = Сачувај инцидент…
# $player: whose statement it is
incident-says = { $player } изјављује
incident-group-hands = Руке
incident-group-claims = Захтеви
incident-group-clock = Сат
incident-group-conduct = Понашање
incident-group-setting = Поставка
incident-act-moved = Одигран потез
incident-act-touched-then-moved = Додир … затим потез …
incident-act-touch-disputed = Споран додир, затим потез
incident-act-touched = Додир фигуре
incident-act-pawn-not-exchanged = Притисак, пешак није замењен
incident-act-pressed-without-move = Притисак без потеза
incident-act-both-hands = Потез обема рукама
incident-act-knocked-over = Оборене фигуре
incident-act-stood-up = Фигуре поново постављене
incident-act-claims-repetition = Троструко понављање
incident-act-claims-fifty = Педесет потеза
incident-act-claims-touch = Додирнута фигура
incident-act-claims-illegal = Неправилан потез
incident-act-claims-flag = Пала заставица
incident-act-claims-normal-means = Нема победе нормалним путем
incident-act-claims-times = Сатови показују погрешно време
incident-act-stopped-clocks = Заустављени сатови
incident-act-offered-draw = Понуда ремија
incident-act-accepted-draw = Прихваћен реми
incident-act-resigned = Предаја
incident-act-flag-fell = Ова заставица је пала прва
incident-act-flags-unclear = Обе заставице, редослед непознат
incident-act-wrong-setting = Погрешно подешен сат
incident-act-device = Телефон је зазвонио
incident-act-device-found = Нађен је телефон
incident-act-late = Кашњење
incident-act-refuses = Непоштовање правила
incident-act-colors-reversed = Замењене боје
incident-act-wrong-array = Погрешно постављене фигуре
incident-act-board-turned = Окренута табла
incident-act-displaced = Померене фигуре
incident-act-sealed = Запечаћен потез
incident-act-envelope-opened = Отворена коверта
incident-act-envelope-lost = Изгубљена коверта
choose-incident = Сачувај инцидент
choose-incident-sheet = Сачувај записник о инциденту
