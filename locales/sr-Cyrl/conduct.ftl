## How a game was conducted: hands, clock and voice beside the moves

conduct-title = Понашање за таблом
conduct-what = Руке, сат и захтеви. Вредност потеза се овде не оцењује.
conduct-touch = Дотакнуте, а неодигране фигуре
conduct-released = Померено после пуштања
conduct-illegal-move = Неправилни потези
conduct-empty-press = Притисци на сат без потеза
conduct-forgotten-press = Заборављен притисак на сат
conduct-late-press = Сат притиснут касно
conduct-hands = Погрешна рука или обе руке
conduct-scoresheet = Грешке у запису
conduct-offer-time = Реми понуђен у погрешном тренутку
conduct-wrong-claim = Неосновани захтеви
conduct-late-draw-claim = Закаснели захтеви за реми
conduct-late-touch-claim = Закаснели захтеви за дотакнуту фигуру
conduct-late-illegal-claim = Закаснели захтеви за неправилан потез
conduct-missed-illegal-move = Пропуштени неправилни потези
conduct-missed-touch = Пропуштени додири фигура
conduct-missed-flag = Пропуштен пад заставице
conduct-missed-repetition = Незатражено трократно понављање
conduct-missed-fifty-moves = Незатражених педесет потеза
# $count: how many moves, $moves: their numbers
conduct-in-moves = { $count ->
    [one] потез { $moves }
    [few] потези { $moves }
   *[other] потези { $moves }
}
# $time: minutes and seconds
conduct-given-away = изгубљено { $time }
conduct-players-claim = нико се није умешао: морају да рекламирају сами играчи
conduct-draw-claim = може да рекламира само играч, пре него што одигра
conduct-clean = Без грешака.
conduct-time = Утрошено време
# Up to move 10. $time: minutes and seconds
conduct-phase-opening = отварање { $time }
conduct-phase-middlegame = средишњица { $time }
# From six pieces on, kings and pawns not counted
conduct-phase-ending = завршница { $time }
conduct-practise = Вреди увежбати
conduct-history = Твоје последње партије са програмом
conduct-history-moves = Одиграни потези
# For a screen reader. $name: what went wrong, $counts: how often in each game, the oldest first
conduct-history-row = { $name }: { $counts }
conduct-copy = Копирај као текст
