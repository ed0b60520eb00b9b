## How a game was conducted: hands, clock and voice beside the moves

conduct-title = Однесување на таблата
conduct-what = Раце, часовник и барања. Вредноста на потезите тука не се оценува.
conduct-touch = Допрени, а неодиграни фигури
conduct-released = Поместено по пуштањето
conduct-illegal-move = Неправилни потези
conduct-empty-press = Притисоци на часовникот без потег
conduct-forgotten-press = Заборавено притискање на часовникот
conduct-late-press = Часовникот е притиснат доцна
conduct-hands = Погрешна рака или двете раце
conduct-scoresheet = Грешки во записот
conduct-offer-time = Реми понудено во погрешен миг
conduct-wrong-claim = Неосновани барања
conduct-late-draw-claim = Задоцнети барања за реми
conduct-late-touch-claim = Задоцнети барања за допрена фигура
conduct-late-illegal-claim = Задоцнети барања за неправилен потег
conduct-missed-illegal-move = Пропуштени неправилни потези
conduct-missed-touch = Пропуштени допири на фигури
conduct-missed-flag = Пропуштено паднато знаменце
conduct-missed-repetition = Непобарано трикратно повторување
conduct-missed-fifty-moves = Непобарани педесет потези
# $count: how many moves, $moves: their numbers
conduct-in-moves = { $count ->
    [one] потег { $moves }
   *[other] потези { $moves }
}
# $time: minutes and seconds
conduct-given-away = изгубени { $time }
conduct-players-claim = никој не се вмеша: мораат да рекламираат самите играчи
conduct-draw-claim = може да рекламира само играчот, пред да одигра
conduct-clean = Без грешки.
conduct-time = Потрошено време
# Up to move 10. $time: minutes and seconds
conduct-phase-opening = отворање { $time }
conduct-phase-middlegame = средишница { $time }
# From six pieces on, kings and pawns not counted
conduct-phase-ending = завршница { $time }
conduct-practise = Вреди да се вежба
conduct-history = Твоите последни партии со програмата
conduct-history-moves = Одиграни потези
# For a screen reader. $name: what went wrong, $counts: how often in each game, the oldest first
conduct-history-row = { $name }: { $counts }
conduct-copy = Копирај како текст
