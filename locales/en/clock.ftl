### Clocks and time controls

# $player: the player's name   $time: 1:29:58   $state: runs, rests, fallen
clock-face = { $player }: { $time }, { $state ->
    [runs] running
    [fallen] flag fallen
   *[rests] stopped
}
clock-start = Start the clock
clock-resume = Go on
clock-pause = Stop both clocks
clock-paused = Both clocks are stopped.
flag-fallen = flag
# $count: completed illegal moves charged
illegal-tally = { $count ->
    [one] { $count } illegal move
   *[other] { $count } illegal moves
}
time-none = no clock
