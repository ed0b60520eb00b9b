### New game

new-game-title = Нова партија
name-white = Име на белиот
name-black = Име на црниот
new-game-time = Време за секој играч
new-game-play = Вид на шах
# $pace: standard, rapid, blitz
play-by-time = По време: { $pace }
play-standard = Стандарден шах
play-rapid = Забрзан шах
play-blitz = Брзопотезен шах
kind-standard = Стандарден
kind-rapid = Забрзан
kind-blitz = Брзопотезен
new-game-position = Позиција
start-usual = Обична почетна
start-chess960 = Шах 960
start-number = Број на позицијата
start-draw = Извлечи со ждрепка
start-fen-text = Позицијата како FEN, или партија како PGN
start-fen-what = Вметнете тука позиција (FEN) или партија (PGN).
new-game-edition = Правила од
new-game-arbiter = Судии
new-game-regulations = Што најавил организаторот
default-time = Колку смее играчот да задоцни
default-time-none = кој не е присутен на почетокот, губи
no-draw-before = Без понуда за реми пред одреден потег
no-agreed-draws = Без договорено реми
quickplay-announced = Рекламации во забрзан завршеток
fines-announced = Меѓу казните има парични казни
take-back-increment = Додатокот за неправилен потег се одзема
new-game-start = Почни ја партијата
new-game-leaves = Партијата на таблата се остава настрана каква што е: ќе ја најдете под „{ kept-title }“.
new-game-desk = Судиската маса се отвора од лентата над таблата.
# A game that goes on from another. $count: half-moves made before
new-game-continues = Партијата продолжува од оваа позиција. Потези пред неа, бели и црни заедно: { $count }. Се бројат за повторување и за педесетте потези.
new-game-anew = Од друга позиција
start-set-up = Поставена
start-without-usual = Без бројот 518
start-no-luck = Системот тука не дава случајни броеви: извлекувајте со коцка, монети или карти на масата.
start-ceremony = Јавно извлекување…
start-arrange = Распореди рачно…
start-on-the-board = Постави на таблата…
start-is-number = Позиција број { $number }
copy = Копирај
copy-what = Копирај { $what }

continued-title = Продолжение на партијата
continued-after = Продолжува по { $move }.
continued-start = Продолжува од почетокот на таа партија.
continued-position = Партијата почнува од оваа позиција.
continued-stood = Часовниците како што стоеја
continued-anew = Ново време
continued-stood-at = Бели: { $white }, Црни: { $black } · { $time }.
continued-clocks = Двата часовника почнуваат одново со { $time }, а не како што стоеле.
continued-untimed = Се игра без часовник.
continued-kept = Партијата што ја разгледавте останува каква што е. Неправилните потези се бројат од почеток.

names-swap = Замени ги имињата
name-hint = Име
tournament-settings = Турнирски поставки
group-players = Играчи
group-time = Време
arbiters-one = Судија за оваа партија
arbiters-shared = Судија за повеќе партии
arbiters-elsewhere = Судија што не ја видел
arbiters-none = Без судија
two-sides = Бели и црни
times-same = Исто време
times-differ = Различно време
blind-players = Слепи и слабовиди
boards-two = Две табли: секој ги повторува и ги извршува потезите на противникот
boards-one = Една табла за двајцата играчи

## What holds, in a few words each. $edition: a year   $number: 0 to 959
holds-laws = Правила од { $edition }
holds-one-arbiter = еден судија
holds-shared-arbiter = еден судија за повеќе партии
holds-arbiter-elsewhere = судија што не ја видел партијата
holds-no-arbiter = без судија
printed-one-arbiter = судија за оваа партија
printed-shared-arbiter = судија за повеќе табли
printed-arbiter-elsewhere = судија што не ја видел партијата
printed-no-arbiter = без судија
holds-own-score = свој формулар
holds-blind-white = белиот е слеп
holds-blind-black = црниот е слеп
holds-blind-both = двајцата играчи се слепи
holds-usual = обичната позиција
holds-chess960 = шах 960, позиција { $number }
holds-set-up = поставена позиција
holds-continued = продолжение на партија

## The keys that press the clocks. $key: Ctrl, Shift
cap-left = лев { $key }
cap-right = десен { $key }
preview-white = часовникот на белиот
preview-black = часовникот на црниот
preview-space = часовникот на тој што одиграл

## Поставување со рака
arrange-title = Почетна позиција на шах 960
arrange-what = Поставете ги фигурите на белиот на првиот ред. Фигурите на црниот ги следат, а пешаците се на своите места.
set-up-title = Поставување позиција
set-up-use = Употреби ја оваа позиција
set-up-clear = Исчисти ја таблата
set-up-whole-army = Сите фигури
position-keep = Зачувај ја позицијата за нови партии
position-forget = Заборави ја позицијата
positions-kept = Зачувани позиции
positions-kept-number = Зачувана позиција { $number }
positions-full = Веќе се зачувани { $count } позиции; заборавете некоја за да зачувате друга.
set-up-turn = Кој е на потег
set-up-castling = Топови со кои рокадата е сѐ уште можна
set-up-en-passant = Поле преку кое поминал пешакот што може да се земе ен пасан
set-up-is-number = Ова е позиција на шах 960 број { $number }.
the-box = кутија
set-up-no-king = { player } нема крал.
set-up-too-many-kings = { player } има повеќе од еден крал.
set-up-pawn-on-last-rank = Пешак не може да стои на првиот ниту на последниот ред.
set-up-opponent-in-check = { player } е под шах, а не е на потег.
set-up-castling-wrong = Забележано е право на рокада, а кралот или топот не е на своето место.
set-up-en-passant-wrong = Преку полето забележано за земање ен пасан не можел да помине ниту еден пешак.
start-castling-left-out = FEN бележи право на рокада, а кралот или топот не е на своето место; изоставено е.
start-en-passant-left-out = FEN бележи поле за земање ен пасан преку кое не можел да помине ниту еден пешак; изоставено е.
rank-too-many = { $role ->
    [king] Има само еден крал.
    [queen] Има само една дама.
    [rook] Има само два топа.
    [bishop] Има само два ловца.
    [knight] Има само два скокача.
   *[pawn] На првиот ред не стои пешак.
}
rank-bishops = { $shade ->
    [light] Двата ловца стојат на бели полиња; едниот треба да е на црно.
   *[dark] Двата ловца стојат на црни полиња; едниот треба да е на бело.
}
rank-king-outside = Кралот мора да стои меѓу топовите.
rank-no-way-on = Од ова не настанува ниту една почетна позиција: зафатено е поле што му треба на ловец, крал или топ.
rank-incomplete = { $count ->
    [one] Уште { $count } поле е празно.
   *[other] Уште { $count } полиња се празни.
}

## Свечено извлекување
ceremony-title = Извлекување на почетната позиција
ceremony-dice = Коцка
ceremony-coins = Монети
ceremony-cards = Карти
ceremony-projector = За проектор
ceremony-projector-off = Напушти го приказот за проектор
ceremony-next = { $what ->
    [bishop-light] Ловец на бело поле
    [bishop-dark] Ловец на црно поле
    [queen] Дамата
    [first-knight] Првиот скокач
   *[second-knight] Вториот скокач
}
ceremony-ways = { $count ->
    [one] На располагање е { $count } поле.
   *[other] На располагање се { $count } полиња, броени одлево.
}
ceremony-again = { $lot } не одговара на ниту едно поле. Уште еднаш!
ceremony-roll = Фрли ја коцката
ceremony-toss = Фрли ги монетите
ceremony-draw = Извлечи карта
ceremony-or = Или фрлете на масата и притиснете тука што паднало.
ceremony-heads = Глава
ceremony-tails = Писмо
ceremony-coin = Монета чија глава вреди { $worth }
ceremony-fell = Извлечено: { $lot }
ceremony-lot = { $lot }: { $square }
ceremony-back = Чекор назад
ceremony-anew = Почни одново
ceremony-play = Играј ја оваа позиција
ceremony-rest = На последните три полиња дојдоа топовите и меѓу нив кралот.

## A position written as a FEN
# Why a text is no FEN. $count: rows or squares   $row: 1 to 8   $text: what stands there
fen-rows = { $count ->
    [one] FEN има осум реда, одделени со коса црта. Тука има { $count } ред.
   *[other] FEN има осум реда, одделени со коса црта. Тука има { $count } реда.
}
fen-row-length = { $count ->
    [one] Редот { $row } има { $count } поле наместо осум.
   *[other] Редот { $row } има { $count } полиња наместо осум.
}
fen-sign = „{ $text }“ не означува фигура: K Q R B N P се белите, малите букви црните, а цифрата брои празни полиња.
fen-turn = „{ $text }“ не кажува кој е на потег: w е белиот, b е црниот.
fen-castling = „{ $text }“ не кажува кој смее да рокира: KQkq, линиите на топовите или цртичка ако не смее никој.
fen-en-passant = „{ $text }“ не е поле преку кое пешакот штотуку поминал; цртичка значи дека такво нема.
fen-count = „{ $text }“ не е број на потези.
fen-surplus = „{ $text }“ е вишок: FEN завршува порано.
