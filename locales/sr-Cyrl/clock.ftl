### Clocks and time controls

clock-face = { $player }: { $time }, { $state ->
    [runs] сат иде
    [fallen] заставица је пала
   *[rests] сат стоји
}
clock-start = Покрени сат
clock-resume = Настави
clock-pause = Заустави оба сата
clock-paused = Оба сата су заустављена.
flag-fallen = заставица
illegal-tally = { $count ->
    [one] { $count } неправилан потез
    [few] { $count } неправилна потеза
   *[other] { $count } неправилних потеза
}
time-none = без сата
