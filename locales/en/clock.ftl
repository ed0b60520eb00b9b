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
## What a time control says. $time: 1 h 40 min   $moves: how many   $from, $number: since when
phrase-whole-game = { $time } for the whole game
phrase-moves-in = { $moves ->
    [one] { $time } for { $moves } move
   *[other] { $time } for { $moves } moves
}
phrase-every-moves-in = { $moves ->
    [one] { $time } for every move
   *[other] { $time } for every { $moves } moves
}
phrase-until-used-up = { $time } until they are used up
phrase-rest = { $time } for the rest of the game
phrase-hourglass = hourglass of { $time }: what one player uses, the other gains
phrase-japanese = byo-yomi: { $count } × { $time }
phrase-canadian = { $moves ->
    [one] byo-yomi: { $time } for every move, and what is left of it is lost
   *[other] byo-yomi: { $time } for every { $moves } moves, and what is left of it is lost
}
phrase-canadian-counted = byo-yomi of { $time }; the arbiter counts the moves
phrase-upcount = the time counts up from { $time }
phrase-each-move = { $time } for each move, and what is left of it is lost
phrase-increment = { $time } more with each move { from-when }
phrase-bronstein = the time used for a move is given back, at most { $time }, { from-when }
phrase-us-delay = on each move the clock waits { $time }, { from-when }
phrase-nothing-by-the-move = nothing more by the move { from-when }
phrase-first-increment-late = the first increment comes only after the first move
phrase-freeze = both sides stop when a flag falls
phrase-play-on = the clock goes on after a flag has fallen
phrase-own-periods = the next period’s time goes only to the player whose time is used up

## What is wrong with a time control. $at: the place of a character, from 1   $why: one of these   $period: from 1   $most: four
time-unclear = Character { $at }: { $why }
time-fault-period = a time is missing here, in seconds: 5400+30
time-fault-number = a number is missing here
time-fault-whole = only a whole number can stand here
time-fault-too-large = this number is too large
time-fault-too-fine = nothing finer than a nanosecond can be measured
time-fault-black = White’s time is given, so -B and Black’s time must follow
time-fault-setting = after the semicolon stands late, freeze, playon or own
time-fault-twice = this was already said
time-fault-end = this cannot stand here
time-improper-none = there is no time at all
time-improper-too-many = there can be no more than { $most } periods
time-improper-no-time = period { $period } gives no time
time-improper-no-moves = period { $period } is for no moves
time-improper-moves = in period { $period } moves cannot be counted
time-improper-follows = nothing can follow period { $period }, for it does not end at zero
time-improper-zero = period { $period } can only follow one that ends at zero

## Choosing a time
time-list-usual = Usual
time-list-dgt = By DGT 3000 number
time-list-own = My own
time-own-empty = Five times of your own can be kept here.
time-keep = Keep this time
# $time: 90 + 30
time-forget = Forget { $time }
time-apart = Different times for White and Black
# $time: the same numbers taken for minutes
time-in-minutes = In minutes: { $time }
time-text-white = White’s time in the notation of PGN
time-text-black = Black’s time in the notation of PGN
