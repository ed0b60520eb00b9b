### Keys

keys-clock = Сат
key-levers = Притисни сат белог или црног
key-running = Притисни сат који иде; покрени заустављени
key-space = Заврши одиграни потез; настави кад сатови стоје
key-pause = Заустави оба сата или настави
keys-board = Табла
key-walk = Кретање по табли
key-name-typed = e4, cxd5, 0-0 …
key-typed = Укуцај потез својим словима; Enter га игра
key-name-pieces = С С, Л Л …
key-jump = Скок на следећу такву фигуру; Enter је додирује
key-act = Дотакни, пренеси, пусти
key-put-back = Врати фигуру на место
key-turn = Окрени таблу
keys-program = Програм
keys-running-clock = Док сат иде, сам тастер Ctrl притиска сат. Притисак важи кад тастер пустите, од тренутка кад је притиснут. Заједно са словом не притиска ништа.
key-name-levers = Леви / десни Ctrl
key-name-space = Размакница
key-name-enter = Enter
keys-side = Шаховски сат
key-side-levers = Притисни леву или десну половину
key-side-stop = Заустави обе стране
key-side-correct = Исправи заустављени сат
key-side-counters = Прикажи бројаче и периоде или их сакриј
key-side-lock = Закључај сат; за откључавање држи једну секунду
