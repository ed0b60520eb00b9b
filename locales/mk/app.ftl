### First screen, menus, commands

app-name = Jadoube
app-what = Шах според Правилата: табла, часовник и судија

card-play = Играј
card-play-what = Двајца играчи на една табла, со часовник и со судија што ги знае Правилата.
card-play-more = Повлечете потег, па притиснете го часовникот. Ако нешто не е во ред, одлуката кажува што и зошто.
card-learn = Учи Правила
card-learn-what = Чекор по чекор, на жива табла: лекции и ситуации во кои судија сте вие.
card-learn-more = Направете грешка намерно и видете ја одлуката. За клуб, дете и иден судија.
card-open = Отвори партија
card-open-what = Продолжете зачувана партија или погледнете партија запишана како PGN.
card-open-more = Прегледајте ја потег по потег, со часовниците, или играјте понатаму од која било позиција.

menu = Мени
menu-new = Нова партија
menu-chess960 = Нова партија: шах 960
menu-open = Отвори…
menu-save = Зачувај ја партијата…
menu-pgn = Извези како PGN…
menu-copy-pgn = Копирај ја партијата како PGN
menu-copy-fen = Копирај ја позицијата како FEN
menu-copy-picture = Копирај слика од таблата
menu-save-picture = Зачувај слика од таблата…
menu-print = Печати формулар…
menu-first = Почетен екран
menu-preferences = Поставки
menu-keys = Копчиња
menu-manual = Прирачник (на англиски)
manual-play = Како се игра
manual-command-line = Во командната линија
menu-palette = Најди наредба…
palette-hint = Најди наредба, поставка или страница
palette-nothing = Ниедна наредба не ги содржи тие зборови.
palette-computer = компјутер, со компјутер, против компјутерот, мотор, машина, робот, бот, програма, противник, партнер, сам, вежба, тренинг
palette-chess960 = 960, шах960, Chess960, Фишер, Фишеров шах, Fischer, случаен почеток
palette-preferences = глас, говор, читање, звук, гласност, големина на текстот, движење, контраст, тема, бои, запис, поставки, опции
menu-full-screen = Цел екран
menu-projector = Само табла и часовници, за проектор (Esc враќа)
menu-quit = Излез
menu-of-game = Оваа партија
menu-of-files = Партии и датотеки
menu-of-board = Табла
menu-of-program = Програма

back = Назад
# Where a page leads back to
place-table = Партијата
place-games = Партии
cancel = Откажи
close = Затвори
sure = Сигурно?
sure-no = Не

clipboard = Привремена меморија
choose-games = Партии и позиции
choose-all-files = Сите датотеки
# While a file is held over the window
drop-here = Пуштете за да се отвори тука
choose-open = Отвори партија
choose-open-report = Отвори турнирски извештај
choose-reports = Турнирски извештаи
choose-engine = Избери мотор UCI
choose-save = Зачувај ја партијата
choose-pgn = Извези како PGN
choose-picture = Зачувај слика од таблата
choose-sheet = Зачувај го формуларот
choose-what = Системот тука нема прозорец за избор на датотеки, па впишете каде е датотеката.
choose-where = Системот тука нема прозорец за избор на датотеки, па впишете каде да се зачува датотеката.
choose-path = Патека до датотеката
choose-taken = { $path } веќе постои. Изберете друго име или заменете ја датотеката.
choose-overwrite = Замени ја датотеката

notes-name = Пораки
notes-more = уште { $count }

color-white = Бели
color-black = Црни

article-open = Што вели овој член
article-editions = По изданија
article-other = Како секое издание пресудува за она што е сторено тука
article-nothing = Тоа тука не би одредило ништо.
ruling-interpretation = Толкување: Правилата го оставаат ова отворено.
ruling-advice = Совет за судиите: не е дел од Правилата.
ruling-name = Одлука
article = Член { $number }
laws-of = Правила од { $year }
edition-unknown = без посебен член
law-not-there = Изданието од { $year } година под бројот { $number } нема правило што го познава оваа програма.
law-of-another-edition = Во изданието од { $year } година под тој број стои:
law-found = { $count ->
    [one] „{ $words }“ се наоѓа во { $count } одредба на Правилата:
   *[other] „{ $words }“ се наоѓа во { $count } одредби на Правилата:
}
card-side = Часовник
card-side-what = Часовник со две страни за табла што стои покрај екранот.
card-side-more = Секој играч ја притиска својата половина од прозорецот: со глувче, прст или копчето Ctrl.
card-side-goes-on = Часовникот е во тек: { $white } { $white-time } – { $black } { $black-time }
card-side-left = Незавршен часовник ({ $day }): { $white } { $white-time } – { $black } { $black-time }
choose-game-report = Зачувај го извештајот за партијата
choose-side-clock-log = Зачувај го дневникот на часовникот

# $count: број на датотеки
kept-title = Сите партии и датотеки
kept-what = Секоја партија почната тука се чува, и онаа што е тргната настрана; може повторно да се отвори.
kept-game = Партија без имиња
kept-side-clock = Дневник на часовникот
kept-incident = Инцидент
kept-tournament = Дневник на турнир
kept-settings = Поставки
kept-damaged = записот е оштетен
kept-open = Отвори
# $path: папка
kept-opened = Неодамна отворено
kept-folder = Датотеките се во { $path }
bar-tournament = Турнирски судија
bar-friendly = Пријателски судија
bar-teaching = Учител
bar-pause = Пауза
# Beside the clocks of the game on the table, while another game is looked through
in-play = Партија во тек
kept-players = Играчи
kept-time = Време
kept-to-the-result = Резултат и потписи
kept-to-the-table = Назад на партијата
settings-offered = Во оваа датотека се поставки на програмата. Вашите остануваат какви што се, освен ако ги земете овие.
settings-keep = Задржи ги моите
settings-take = Земи ги овие
closing-title = Да се затвори прозорецов?
closing-what = Само овој прозорец го чува она што тука е одиграно. Што не е зачувано во датотека, ќе се изгуби.
closing-stay = Остани
closing-close = Затвори без зачувување

card-desk = Судиска маса
card-desk-what = Одлуки, исправки и дневник на партијата на таблата.
card-desk-begin = За судијата: тука започнете партија, потоа масата се отвора од лентата над таблата.
card-desk-more = Одлучувајте за рекламациите, местете ги часовниците, враќајте позиции и отпечатете што се случило.
first-unfinished = Незавршена партија
first-more-unfinished = { $count ->
    [one] Уште { $count } незавршена
   *[other] Уште { $count } незавршени
}
first-recent = Последни партии
first-no-recent = Тука ќе стојат завршените партии.
summary-resume = Продолжи
# $number: of the move that is played
summary-move = потег { $number }
# What both clocks show. $white, $black: 4:31
summary-clocks = часовници { $white } – { $black }
summary-in-play = во тек
summary-unfinished = незавршена
summary-adjourned = прекината
summary-referred = резултатот отворен
summary-annulled = поништена
summary-from-a-file = од датотека
# $player: white, black
summary-to-move = На потег е { player-mid }.
# $player: white, black
summary-runs = Оди часовникот на { player-mid }.

# The page that tells what the program is
about-title = За програмата Jadoube
about-program = Програма
about-version = Верзија
about-licence = Лиценца
about-licence-what = Слободен софтвер: можете да го користите, проучувате, споделувате и менувате според условите на ГНУ-овата општа јавна лиценца, верзија 3 или понова. Без никаква гаранција.
about-no-network = Jadoube не отвора мрежни врски и ништо никаде не испраќа.
about-credits = Фонтови, фигури, звуци
about-libraries = Библиотеки
