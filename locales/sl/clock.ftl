### Clocks and time controls

clock-face = { $player }: { $time }, { $state ->
    [runs] ura teče
    [fallen] zastavica je padla
   *[rests] ura stoji
}
clock-start = Poženi uro
clock-resume = Nadaljuj
clock-pause = Ustavi obe uri
clock-paused = Obe uri sta ustavljeni.
flag-fallen = zastavica
illegal-tally = { $count ->
    [one] { $count } nepravilna poteza
    [two] { $count } nepravilni potezi
    [few] { $count } nepravilne poteze
   *[other] { $count } nepravilnih potez
}
time-none = brez ure
