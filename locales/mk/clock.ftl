### Clocks and time controls

clock-face = { $player }: { $time }, { $state ->
    [runs] часовникот оди
    [fallen] знаменцето е паднато
   *[rests] часовникот стои
}
clock-start = Пушти го часовникот
clock-resume = Продолжи
clock-pause = Запри ги двата часовника
clock-paused = Двата часовника се запрени.
flag-fallen = знаменце
illegal-tally = { $count ->
    [one] { $count } неправилен потег
   *[other] { $count } неправилни потези
}
time-none = без часовник
