### First screen, menus, commands

app-name = Jadoube
app-what = Шах по Правилима: табла, сат и судија

card-play = Играј
card-play-what = Двоје играча за једном таблом, са сатом и судијом који познаје Правила.
card-play-more = Повуците потез, па притисните сат. Ако нешто није у реду, одлука каже шта и зашто.
card-learn = Учење Правила
card-learn-what = Корак по корак, на живој табли: лекције и ситуације у којима сте судија ви.
card-learn-more = Направите грешку намерно и погледајте одлуку. За клуб, дете и будућег судију.
card-open = Отвори партију
card-open-what = Наставите сачувану партију или погледајте партију записану као PGN.
card-open-more = Пређите је потез по потез, са сатовима, или играјте даље из било које позиције.

menu = Мени
menu-new = Нова партија
menu-chess960 = Нова партија: шах 960
menu-open = Отвори…
menu-save = Сачувај партију…
menu-pgn = Извези као PGN…
menu-copy-pgn = Копирај партију као PGN
menu-copy-fen = Копирај позицију као FEN
menu-copy-picture = Копирај слику табле
menu-save-picture = Сачувај слику табле…
menu-print = Штампај формулар…
menu-first = Почетни екран
menu-preferences = Подешавања
menu-keys = Тастери
menu-manual = Приручник (на енглеском)
manual-play = Како се игра
manual-command-line = У командној линији
menu-palette = Пронађи наредбу…
palette-hint = Пронађи наредбу, поставку или страницу
palette-nothing = Ниједна наредба не садржи те речи.
palette-computer = рачунар, с рачунаром, против рачунара, компјутер, с компјутером, мотор, машина, робот, бот, програм, противник, партнер, сам, вежба, тренинг
palette-chess960 = 960, шах960, Chess960, Фишер, Фишеров шах, Fischer, насумични почетак
palette-preferences = глас, говор, читање, звук, јачина, величина текста, кретање, контраст, тема, боје, запис, подешавања, опције
menu-full-screen = Цео екран
menu-projector = Само табла и сатови, за пројектор (Esc враћа)
menu-quit = Изађи
menu-of-game = Ова партија
menu-of-files = Партије и датотеке
menu-of-board = Табла
menu-of-program = Програм

back = Назад
# Where a page leads back to
place-table = Партија
place-games = Партије
cancel = Одустани
close = Затвори
sure = Сигурно?
sure-no = Не

clipboard = Привремена меморија
choose-games = Партије и позиције
choose-all-files = Све датотеке
# While a file is held over the window
drop-here = Пустите да се отвори овде
choose-open = Отвори партију
choose-open-report = Отвори турнирски извештај
choose-reports = Турнирски извештаји
choose-engine = Изабери UCI мотор
choose-save = Сачувај партију
choose-pgn = Извези као PGN
choose-picture = Сачувај слику табле
choose-sheet = Сачувај формулар
choose-what = Систем овде нема прозор за избор датотека, па упишите где се датотека налази.
choose-where = Систем овде нема прозор за избор датотека, па упишите где да се датотека сачува.
choose-path = Путања до датотеке
choose-taken = { $path } већ постоји. Изаберите друго име или замените ту датотеку.
choose-overwrite = Замени датотеку

notes-name = Поруке
notes-more = још { $count }

color-white = Бели
color-black = Црни

article-open = Шта каже овај члан
article-editions = По издањима
article-other = Како свако издање пресуђује о ономе што је овде учињено
article-nothing = Ту не би било одлуке.
ruling-interpretation = Тумачење: Правила ово остављају отвореним.
ruling-advice = Савет судијама: није део Правила.
ruling-name = Одлука
article = Члан { $number }
laws-of = Правила из { $year }.
edition-unknown = нема посебног члана
law-not-there = У издању из { $year }. године под бројем { $number } нема правила које овај програм познаје.
law-of-another-edition = У издању из { $year }. под тим бројем стоји:
law-found = { $count ->
    [one] „{ $words }“ се налази у { $count } одредби Правила:
    [few] „{ $words }“ се налази у { $count } одредбе Правила:
   *[other] „{ $words }“ се налази у { $count } одредби Правила:
}
card-side = Шаховски сат
card-side-what = Сат са две стране за таблу која стоји поред екрана.
card-side-more = Сваки играч притиска своју половину прозора: мишем, прстом или тастером Ctrl.
card-side-goes-on = Шаховски сат је у току: { $white } { $white-time } – { $black } { $black-time }
card-side-left = Недовршен шаховски сат ({ $day }): { $white } { $white-time } – { $black } { $black-time }
choose-game-report = Сачувај извештај о партији
choose-side-clock-log = Сачувај дневник сата

# $count: број датотека
kept-title = Све партије и датотеке
kept-what = Свака партија започета овде се чува, и она што је остављена по страни; може поново да се отвори.
kept-game = Партија без имена
kept-side-clock = Дневник сата
kept-incident = Инцидент
kept-tournament = Дневник турнира
kept-settings = Подешавања
kept-damaged = запис оштећен
kept-open = Отвори
# $path: фасцикла
kept-opened = Недавно отворено
kept-folder = Датотеке су у { $path }
bar-tournament = Турнирски судија
bar-friendly = Пријатељски судија
bar-teaching = Учитељ
bar-pause = Пауза
# Beside the clocks of the game on the table, while another game is looked through
in-play = Партија у току
kept-players = Играчи
kept-time = Време
kept-to-the-result = Резултат и потписи
kept-to-the-table = Назад на партију
settings-offered = У овој датотеци су подешавања програма. Ваша остају каква јесу, осим ако узмете ова.
settings-keep = Задржи моја
settings-take = Узми ова
closing-title = Затворити овај прозор?
closing-what = Само овај прозор чува оно што је овде одиграно. Што није сачувано у датотеци, биће изгубљено.
closing-stay = Остани
closing-close = Затвори без чувања

card-desk = Судијски сто
card-desk-what = Одлуке, исправке и дневник партије на табли.
card-desk-begin = За судију: овде започните партију, затим се судијски сто отвара из траке изнад табле.
card-desk-more = Решавајте рекламације, подешавајте сатове, враћајте позиције и одштампајте шта се догодило.
first-unfinished = Незавршена партија
first-more-unfinished = { $count ->
    [one] Још { $count } незавршена
    [few] Још { $count } незавршене
   *[other] Још { $count } незавршених
}
first-recent = Последње партије
first-no-recent = Овде ће стајати завршене партије.
summary-resume = Настави
# $number: of the move that is played
summary-move = потез { $number }
# What both clocks show. $white, $black: 4:31
summary-clocks = сатови { $white } – { $black }
summary-in-play = у току
summary-unfinished = незавршена
summary-adjourned = прекинута
summary-referred = резултат отворен
summary-annulled = поништена
summary-from-a-file = из датотеке
# $player: white, black
summary-to-move = { player } је на потезу.
# $player: white, black
summary-runs = Иде сат { player-gen }.

# The page that tells what the program is
about-title = О програму Jadoube
about-program = Програм
about-version = Верзија
about-licence = Лиценца
about-licence-what = Слободан софтвер: можете да га користите, проучавате, делите и мењате под условима ГНУ-ове опште јавне лиценце, верзије 3 или новије. Без икакве гаранције.
about-no-network = Jadoube не отвара мрежне везе и ништа никуда не шаље.
about-credits = Фонтови, фигуре, звуци
about-libraries = Библиотеке
