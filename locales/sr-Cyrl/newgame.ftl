### New game

new-game-title = Нова партија
name-white = Име белог
name-black = Име црног
new-game-time = Време за сваког играча
new-game-play = Врста шаха
# $pace: standard, rapid, blitz
play-by-time = По времену: { $pace }
play-standard = Стандардни шах
play-rapid = Убрзани шах
play-blitz = Брзопотезни шах
kind-standard = Стандардни
kind-rapid = Убрзани
kind-blitz = Брзопотезни
new-game-position = Позиција
start-usual = Обична почетна
start-chess960 = Шах 960
start-number = Број позиције
start-draw = Извуци жребом
start-fen-text = Позиција као FEN или партија као PGN
start-fen-what = Овде убаците позицију (FEN) или партију (PGN).
new-game-edition = Правила из
new-game-arbiter = Судије
new-game-regulations = Шта је најавио организатор
default-time = Колико играч сме да закасни
default-time-none = ко није присутан на почетку, губи
no-draw-before = Без понуде ремија пре одређеног потеза
no-agreed-draws = Без споразумног ремија
quickplay-announced = Рекламације у убрзаном завршетку
fines-announced = Међу казнама су и новчане казне
take-back-increment = Додатак за неправилан потез се одузима
new-game-start = Почни партију
new-game-leaves = Партија која је на табли оставља се са стране каква јесте: наћи ћете је под „{ kept-title }“.
new-game-desk = Судијски сто се отвара из траке изнад табле.
# A game that goes on from another. $count: half-moves made before
new-game-continues = Партија се наставља од ове позиције. Потеза пре ње, белих и црних заједно: { $count }. Рачунају се за понављање и за педесет потеза.
new-game-anew = Од друге позиције
start-set-up = Постављена
start-without-usual = Без броја 518
start-no-luck = Систем овде не даје случајне бројеве: извлачите коцком, новчићима или картама за столом.
start-ceremony = Јавно извлачење…
start-arrange = Распореди ручно…
start-on-the-board = Постави на табли…
start-is-number = Позиција број { $number }
copy = Копирај
copy-what = Копирај { $what }

continued-title = Наставак партије
continued-after = Наставља се после { $move }.
continued-start = Наставља се од почетка те партије.
continued-position = Партија почиње од ове позиције.
continued-stood = Сатови како су стајали
continued-anew = Ново време
continued-stood-at = Бели има { $white }, црни { $black } · { $time }.
continued-clocks = Оба сата почињу изнова са { $time }, а не како су стајала.
continued-untimed = Игра се без сата.
continued-kept = Партија коју сте прегледали остаје каква јесте. Неправилни потези броје се од почетка.

names-swap = Замени имена
name-hint = Име
tournament-settings = Турнирска подешавања
group-players = Играчи
group-time = Време
arbiters-one = Судија за ову партију
arbiters-shared = Судија за више партија
arbiters-elsewhere = Судија који је није видео
arbiters-none = Без судије
two-sides = Бели и црни
times-same = Исто време
times-differ = Различито време
blind-players = Слепи и слабовиди
boards-two = Две табле: сваки играч понавља и извршава потезе противника
boards-one = Једна табла за оба играча

## What holds, in a few words each. $edition: a year   $number: 0 to 959
holds-laws = Правила из { $edition }.
holds-one-arbiter = један судија
holds-shared-arbiter = један судија за више партија
holds-arbiter-elsewhere = судија који партију није видео
holds-no-arbiter = без судије
printed-one-arbiter = судија за ову партију
printed-shared-arbiter = судија за више табли
printed-arbiter-elsewhere = судија који партију није видео
printed-no-arbiter = без судије
holds-own-score = свој формулар
holds-blind-white = бели је слеп
holds-blind-black = црни је слеп
holds-blind-both = оба играча су слепа
holds-usual = обична позиција
holds-chess960 = шах 960, позиција { $number }
holds-set-up = постављена позиција
holds-continued = наставак партије

## The keys that press the clocks. $key: Ctrl, Shift
cap-left = леви { $key }
cap-right = десни { $key }
preview-white = сат белог
preview-black = сат црног
preview-space = сат онога ко је одиграо

## Постављање руком
arrange-title = Почетна позиција шаха 960
arrange-what = Поставите фигуре белог на први ред. Фигуре црног их прате, а пешаци су на својим местима.
set-up-title = Постављање позиције
set-up-use = Употреби ову позицију
set-up-clear = Очисти таблу
set-up-whole-army = Све фигуре
position-keep = Сачувај позицију за нове партије
position-forget = Заборави позицију
positions-kept = Сачуване позиције
positions-kept-number = Сачувана позиција { $number }
positions-full = Већ је сачувано { $count } позиција; заборавите неку да бисте сачували другу.
set-up-turn = Ко је на потезу
set-up-castling = Топови с којима је рокада још могућа
set-up-en-passant = Поље преко којег је прошао пешак који се може узети ан пасан
set-up-is-number = Ово је позиција шаха 960 број { $number }.
the-box = кутија
set-up-no-king = { player } нема краља.
set-up-too-many-kings = { player } има више од једног краља.
set-up-pawn-on-last-rank = Пешак не може стајати на првом ни на последњем реду.
set-up-opponent-in-check = { player } је у шаху, а није на потезу.
set-up-castling-wrong = Забележено је право на рокаду, а краљ или топ није на свом месту.
set-up-en-passant-wrong = Преко поља забележеног за узимање ан пасан није могао проћи ниједан пешак.
start-castling-left-out = FEN бележи право на рокаду, а краљ или топ није на свом месту; изостављено је.
start-en-passant-left-out = FEN бележи поље за узимање ан пасан преко којег није могао проћи ниједан пешак; изостављено је.
rank-too-many = { $role ->
    [king] Краљ је само један.
    [queen] Дама је само једна.
    [rook] Топа су само два.
    [bishop] Ловца су само два.
    [knight] Скакача су само два.
   *[pawn] На првом реду не стоји пешак.
}
rank-bishops = { $shade ->
    [light] Оба ловца стоје на белим пољима; један припада црном.
   *[dark] Оба ловца стоје на црним пољима; један припада белом.
}
rank-king-outside = Краљ мора стајати између топова.
rank-no-way-on = Одавде не настаје ниједна почетна позиција: заузето је поље потребно ловцу, краљу или топу.
rank-incomplete = { $count ->
    [one] Још { $count } поље је празно.
    [few] Још { $count } поља су празна.
   *[other] Још { $count } поља је празно.
}

## Свечано извлачење
ceremony-title = Извлачење почетне позиције
ceremony-dice = Коцка
ceremony-coins = Новчићи
ceremony-cards = Карте
ceremony-projector = За пројектор
ceremony-projector-off = Напусти приказ за пројектор
ceremony-next = { $what ->
    [bishop-light] Ловац на белом пољу
    [bishop-dark] Ловац на црном пољу
    [queen] Дама
    [first-knight] Први скакач
   *[second-knight] Други скакач
}
ceremony-ways = { $count ->
    [one] На располагању је { $count } поље.
    [few] На располагању су { $count } поља, бројана слева.
   *[other] На располагању је { $count } поља, бројаних слева.
}
ceremony-again = { $lot } не одговара ниједном пољу. Још једном!
ceremony-roll = Баци коцку
ceremony-toss = Баци новчиће
ceremony-draw = Извуци карту
ceremony-or = Или баците на сто и притисните овде шта је пало.
ceremony-heads = Глава
ceremony-tails = Писмо
ceremony-coin = Новчић чија глава вреди { $worth }
ceremony-fell = Извучено: { $lot }
ceremony-lot = { $lot }: { $square }
ceremony-back = Корак назад
ceremony-anew = Почни изнова
ceremony-play = Играј ову позицију
ceremony-rest = На последња три поља дошли су топови и између њих краљ.

## A position written as a FEN
# Why a text is no FEN. $count: rows or squares   $row: 1 to 8   $text: what stands there
fen-rows = { $count ->
    [one] FEN има осам редова, раздвојених косом цртом. Овде је { $count } ред.
    [few] FEN има осам редова, раздвојених косом цртом. Овде су { $count } реда.
   *[other] FEN има осам редова, раздвојених косом цртом. Овде је { $count } редова.
}
fen-row-length = { $count ->
    [one] Ред { $row } има { $count } поље уместо осам.
    [few] Ред { $row } има { $count } поља уместо осам.
   *[other] Ред { $row } има { $count } поља уместо осам.
}
fen-sign = „{ $text }“ не означава фигуру: K Q R B N P су беле, мала слова црне, а цифра броји празна поља.
fen-turn = „{ $text }“ не каже ко је на потезу: w је бели, b је црни.
fen-castling = „{ $text }“ не каже ко сме да рокира: KQkq, линије топова или цртица ако не сме нико.
fen-en-passant = „{ $text }“ није поље преко којег је пешак управо прешао; цртица значи да таквог нема.
fen-count = „{ $text }“ није број потеза.
fen-surplus = „{ $text }“ је сувишно: FEN се завршава раније.
