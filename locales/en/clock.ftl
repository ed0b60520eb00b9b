### Clocks and time controls

# $player: the player's name   $time: 1:29:58   $state: runs, rests, fallen
clock-face = { $player }: { $time }, { $state ->
    [runs] running
    [fallen] flag fallen
   *[rests] stopped
}
clock-face-untimed = { $player }: { $state ->
    [runs] the clock is running
   *[rests] the clock is stopped
}
clock-start = Start the clock
clock-resume = Resume
clock-pause = Stop both clocks
clock-paused = Both clocks are stopped.
flag-fallen = flag
press-to-start = press to start
# Upon the plunger of a clock: the key that presses it too.
plunger-left-control = left Ctrl
plunger-right-control = right Ctrl
plunger-left-shift = left Shift
plunger-right-shift = right Shift
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
phrase-until-used-up = { $time } until used up
phrase-rest = { $time } for the rest of the game
phrase-hourglass = hourglass of { $time }: what one player uses, the other gains
phrase-japanese = byo-yomi: { $count } × { $time }
phrase-canadian = { $moves ->
    [one] byo-yomi: { $time } for every move; unused time is lost
   *[other] byo-yomi: { $time } for every { $moves } moves; unused time is lost
}
phrase-canadian-counted = byo-yomi of { $time }; the arbiter counts the moves
phrase-upcount = the time counts up from { $time }
phrase-each-move = { $time } for each move; unused time is lost
phrase-increment = plus { $time } per move { from-when }
phrase-bronstein = the time used for a move is given back, at most { $time }, { from-when }
phrase-us-delay = on each move the clock waits { $time }, { from-when }
phrase-nothing-by-the-move = nothing added per move { from-when }
phrase-first-increment-late = the first increment comes after the first move
phrase-freeze = both sides stop when a flag falls
phrase-play-on = the clock keeps running after a flag has fallen
phrase-own-periods = the next period’s time goes only to the player whose time is used up
# In a sentence. $time: 5 minutes   $more: 3 seconds   $to: both, side
time-said = { $to ->
    [both] { $time } each
   *[side] { $time }
}
time-said-more = { $to ->
    [both] { $time } each, plus { $more } per move
   *[side] { $time }, plus { $more } per move
}
# What was typed could mean something else. $words: such a sentence
time-otherwise = or { $words }?

## What is wrong with a time control. $part: what stands there, or with … what stands before   $why: one of these   $period: from 1   $most: four
time-unclear = “{ $part }”: { $why }
time-not-understood = I do not understand “{ $part }”
time-fault-period = a time is missing here, as in 5+3
time-fault-number = a number is missing here
time-fault-colon = a colon is missing here, as in 0:05
time-fault-sixty = two digits from 00 to 59 are missing here
time-fault-whole = only a whole number works here
time-fault-too-large = this number is too large
time-fault-too-fine = nothing finer than a nanosecond can be measured
time-fault-black = White’s time is given, so -B and Black’s time must follow
time-fault-setting = after the semicolon, use late, freeze, playon or own
time-fault-twice = this is already set
time-fault-end = this does not belong here
time-improper-none = there is no time at all
time-improper-too-many = no more than { $most } periods are possible
time-improper-no-time = period { $period } has no time
time-improper-no-moves = period { $period } has no moves
time-improper-moves = moves cannot be counted in period { $period }
time-improper-follows = nothing can follow period { $period }, because it does not end at zero
time-improper-zero = period { $period } can only follow one that ends at zero

## Choosing a time
time-more = Other time controls
time-list-further = More
time-list-dgt = By DGT 3000 number
time-own-full = Five presets are saved; delete one to save another.
# $time: 90 + 30
time-keep = Save { $time } as a preset
time-forget = Delete { $time }
time-apart = Different times for White and Black
time-own = Custom time
time-own-white = White’s custom time
time-own-black = Black’s custom time
time-own-hint = e.g. 25+10
time-no-clock = No clock
time-first-increment = Add the increment before move 1
time-freeze = Stop the clock when a flag falls
time-to-both = Both get the next period’s time at once

## The side clock
side-title = Side clock
side-set = Set the clock
side-set-anew = Set for a new game…
# The same where there is little room
side-set-short = New game…
side-how = After your move, press your half: mouse, finger, or key.
side-set-what = Black’s press starts White’s clock.
side-set-gives-up = This resets both clocks. The old times stay in the log.
# On White’s half, where White presses a clock that nobody has started
side-black-first = Black presses first: that starts White’s clock.
side-manner = How the clock counts
# The table’s keys are chosen in the preferences
side-keys = Keys that press this clock
side-pause = Pause
# $player: white, black
side-start = Start { player }’s clock
side-resume = Resume { player }’s clock
side-correct = Correct…
side-log = Log…
side-illegal = Illegal move
# In the bar after a correction
side-take-back = Undo
# $time: what the opponent is given   $number: which completed move it was, 0 if there is none
side-illegal-by = { $number ->
    [0] Illegal move by { $player }: { $opponent } +{ $time }
   *[other] Illegal move by { $player } on move { $number }: { $opponent } +{ $time }
}
# $count: which illegal move of that player it is, from 2
side-illegal-loses = { $count ->
    [2] Second illegal move by { $player }: { $player } loses
   *[other] Illegal move number { $count } by { $player }: { $player } loses
}
# Below it. $pace: rapid, blitz   $opponent: who replied
side-illegal-supervised = { $pace ->
    [rapid] { $opponent } has replied: this counts only if its arbiter has three games at most, and they are recorded.
   *[blitz] { $opponent } has replied: this counts only if this game has its own arbiter and is recorded.
}
# In the menu of illegal moves, below them
side-illegal-undoes = The presses from that move on are undone, with their increments; time used stays used.
side-illegal-corrected = If the clock has been corrected since, the times stay as they were set.
side-illegal-uncompleted = If the clock was not pressed, just correct the move: no penalty.
side-illegal-nth = { $count ->
    [1] First illegal move by { $player }
    [2] Second illegal move by { $player }
   *[other] Illegal move number { $count } by { $player }
}
# An illegal move that was noted. $what: the one before
side-illegal-take-back = Take back “{ $what }”
# On the half of whoever lost by illegal moves, under their number. $opponent: who wins, or draws without mate
side-illegal-lost = Loses; a draw if { $opponent } cannot mate
# The same behind the number, in the log
log-illegal-unless = a draw if { $opponent } cannot mate
# What the log says of the presses since.   $number: of the move
side-illegal-no-press = No press is undone
# Of both presses, the one that completed it and the opponent’s
side-illegal-replied = On move { $number }, found after the reply; both presses are undone
side-illegal-press-back = { $player }’s press on move { $number } is undone
side-illegal-times-stay = On move { $number }, which is taken back; the clock was corrected after { $player }’s press, so the times stay as they were set
side-log-runs = The clock keeps running, and its keys still work. What you save now goes straight to the documents folder.
side-swap = Swap the sides
side-stop-first = Stop the clock first.
side-counters = Counters
side-lock = Lock
side-locked = Hold for a second to unlock
side-locked-what = Locked: only the two halves can be pressed.
side-locked-stopped = Stopped. Unlock to resume.
side-locked-flag = A flag has fallen. Unlock the clock.
# $number: of the move that is being made
side-move = move { $number }
# $count: completed moves
side-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
# $count: moves until the next time
side-moves-to-go = { $count ->
    [one] { $count } to go
   *[other] { $count } to go
}
# $number, $of: 2 of 3
side-period = Period { $number } of { $of }
# $time: 5 s
side-delay = waits { $time }
side-passed = next period begun
side-low = low on time
side-next = runs next
# On the half of whoever it was charged to, after that was taken back
side-illegal-undone = legal after all
# On the other half
side-correction-undone = entry undone
# On the half of a press that was taken back, before the time that went with it
side-press-undone = press undone
# Below the time of whoever made it. $player: white, black   $number: of that move
side-position-back = Restore the position before { player }’s move { $number }
# The same after that was taken back: $number of the last move made
side-position-on = The board should show the position after { player }’s move { $number }
# The same where nobody knows what it gave: it was not taken back
side-press-stays = no press is undone
side-flag-first = flag fell first
# $time: 18:05:09.250, by the clock on the wall
side-flag-at = at { $time }
# $percent: 0 to 100
side-battery = Battery { $percent }%
side-battery-low = Battery { $percent }% – plug in

correct-title = Correct the clock
correct-time = Time
correct-moves = Moves made
correct-illegal = Illegal moves
correct-period = Period
correct-next = Whose clock runs next
correct-reason = Reason
correct-do = Correct
correct-take-back = Take back the last correction
correct-unreadable = Type a time like 1:05:00, 5:00 or 0:19.4.

## The log of the side clock. $player: the player’s name
log-title = Clock log
log-number = No.
# When a line happened, by the wall
log-moment = Time
log-newest = Newest first (oldest first in print).
log-empty = Nothing has happened on this clock yet.
log-new = Start a new log
# What is saved: all games instead of the last one. $count: how many there are, from 2
log-whole = Save all { $count } games of this log
# $time: 90 + 30
log-set = Clock set to { $time }
log-begin = { $player }’s clock started
log-press = { $player } pressed, move { $number }
# A press that was taken back with an illegal move
log-press-undone = { $what } (undone)
# A correction that was taken back
log-undone = (entry undone) { $what }
log-stop = Both clocks stopped
# $time: 3 min
log-slept = Both clocks stopped: the computer was asleep for { $time }
log-ended = Both clocks stopped: the program ended
log-resume = Resumed: { $player }’s clock runs
# $what: the new readings   $reason: why
log-correct = Corrected by the arbiter: { $what }. Reason: { $reason }
log-moves-changed = moves made { $before } → { $after }
log-illegal-changed = illegal moves { $before } → { $after }
log-period-changed = period { $before } → { $after }
log-next = { $player }’s clock runs next
log-no-reason = none given
log-take-back = Correction undone
log-take-back-illegal = Undone: “{ $what }”
log-lock = Clock locked
log-unlock = Clock unlocked
# $number: which period, from 1
log-period = { $player }: period { $number } begins
log-low = { $player }: low on time
log-flag = { $player }: flag fell
log-flag-first = { $player }: flag fell, the first of the two
log-flag-second = { $player }: flag fell, the second of the two
