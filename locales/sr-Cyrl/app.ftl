### First screen, menus, commands

app-name = Jadoube
app-what = Шах по Правилима: табла, сат и судија

card-play = Играј
card-play-what = Двоје играча за једном таблом, са сатом и судијом који познаје Правила.
card-open = Отвори партију
card-open-what = Наставите сачувану партију или погледајте партију записану као PGN.
card-resume = Настави
card-resume-what = { $white } – { $black }. Сатови стоје онако како сте их оставили.
card-history = Партија из датотеке
card-history-what = { $white } – { $black }, онако како је датотека памти.

menu = Мени
menu-new = Нова партија
menu-open = Отвори…
menu-save = Сачувај…
menu-pgn = Извези као PGN…
menu-print = Штампај формулар…
menu-first = Почетни екран
menu-preferences = Подешавања
menu-keys = Тастери
menu-full-screen = Цео екран
menu-quit = Изађи

back = Назад
# Where a page leads back to
place-table = Партија
place-games = Партије
cancel = Одустани
close = Затвори
sure = Сигурно?
sure-no = Не

choose-open = Отвори партију
choose-save = Сачувај партију
choose-pgn = Извези као PGN
choose-sheet = Сачувај формулар
choose-what = Систем овде нема прозор за избор датотека, па упишите где се датотека налази.
choose-path = Путања до датотеке
choose-taken = { $path } већ постоји. Изаберите друго име или замените ту датотеку.
choose-overwrite = Замени датотеку

notes-name = Поруке
notes-more = још { $count }

color-white = Бели
color-black = Црни

article-open = Шта каже овај члан
article-editions = По издањима
article-other = Шта би рекло неко друго издање?
article-nothing = Оно овде не би ништа одредило.
ruling-interpretation = Тумачење: Правила ово остављају отвореним.
ruling-name = Одлука
article = Члан { $number }
laws-of = Правила из { $year }.
edition-unknown = нема у овом издању
law-not-there = У издању из { $year }. године под бројем { $number } нема правила које овај програм познаје.
law-of-another-edition = У издању из { $year }. под тим бројем стоји:
card-side = Шаховски сат
card-side-what = Сат са две стране за таблу која стоји поред екрана.
choose-side-clock-log = Сачувај дневник сата

# $count: број датотека
kept-link = Раније партије и датотеке: { $count }
kept-title = Раније партије и датотеке
kept-what = Ништа започето се не баца: овде је све што је уступило место другој партији или се оштетило, и може поново да се отвори.
kept-game = Партија без имена
kept-side-clock = Дневник сата
kept-settings = Подешавања
# $when: дан и време; може бити празно
kept-aside = Склоњено { $when }
# $when: дан и време; може бити празно
kept-damaged = Оштећено; нађено { $when }
kept-open = Отвори
# $path: фасцикла
kept-folder = Датотеке су у { $path }
bar-tournament = Турнирски судија
bar-friendly = Пријатељски судија
bar-teaching = Учитељ
bar-pause = Пауза
