### Arbiter's desk

desk-open = Arbiter’s desk
# $count: how many matters await a decision
desk-pending = Arbiter’s desk: { $count }
desk-title = Arbiter’s desk
desk-nothing = Nothing awaits a decision.
# $result: the score, 1–0
desk-over = The game is over: { $result }
desk-later = Later
desk-can-mate = Could mate
desk-never-mates = Could never mate
# $part: the part of the desk where it is decided
desk-decide-in = Decide: { $part }
desk-seen-nothing = Looked, and nothing was found; the game goes on.
desk-on-purpose = The touch was meant
desk-accident = The touch was an accident
desk-clocks = Clocks
# $count: minutes
desk-minutes = +{ $count } min
# $count: minutes   $player: white, black
desk-add = { player }: { $count } min more
# $count: minutes
desk-minutes-less = −{ $count } min
# $count: minutes   $player: white, black
desk-take = { player }: { $count } min less
desk-whose = Whose conduct?
desk-reason = Reason, in a few words; it is kept in the log
desk-goes-on = The game goes on.
desk-play-over = Nobody plays on; what each player scores is decided next.
reason-illegal = After an illegal move
reason-wrong-setting = Clock set wrongly
reason-interrupted = Play was interrupted
reason-displaced = Pieces were displaced
reason-disturbs = Disturbs the opponent
reason-talks = Talks
reason-device = Device was heard
reason-refuses = Refuses to comply
reason-agreed = Agreed by the players
desk-start-clock = Start { player }’s clock
desk-time-of = Time to set: { player }
desk-warn = Warning
# $time: how much, “2 min”
desk-opponent-time = Opponent gains { $time }
desk-opponent-time-more = Opponent gains time…
# $time: how much, “2 min”
desk-own-time = Loses { $time }
desk-own-time-more = Loses time…
# $time: minutes, 2, or minutes and seconds, 1:30
desk-amount = { $time } min
desk-amount-how = How much time
desk-amount-unread = Minutes and seconds, like 1:30
desk-half-at-most = At most ½
desk-nothing-scored = No points
desk-raise = Opponent scores the most
desk-loss = Loses the game
desk-fine = Fine
desk-exclusion = Exclusion from rounds
desk-expulsion = Expulsion from the event
desk-position = Put back
desk-found = Found
desk-result = Result
# The button of a door behind which something is set. $door: its name
desk-opens = { $door }…
desk-annul = Annul the game
desk-clocks-stay = Both clocks stay stopped
# Opens the desk
desk-decides = At the desk…

## What the arbiter finds, as an answer to a question; without a full stop
desk-illegal = Look for an illegal move
desk-flag = Look whether a flag has fallen
# $what: both players, what their clocks show and will show
desk-set-times = Set: { $what }
# Part of what would be set. $what: both players, what their move counters show and will show
desk-set-moves = moves { $what }
desk-set-none = Nothing is changed yet
# $what: what a button said that was asked about and not confirmed
desk-not-done = Not done: { $what }
# Below the button of a door behind which something was begun
desk-not-confirmed = not confirmed
desk-penalty = Penalty
# $name: the player   $penalty: one of the penalties above
desk-impose = Impose on { $name }: { $penalty }
# $white, $black: the players   $score: 1–0, ½–½ …
desk-declare = Declare { $white } – { $black } { $score }
# $name: the player
desk-score-half = { $name }: half a point
desk-step-back = Look one half-move back
desk-show-now = Show how it stands
# $name: the player   $time: what the clock shows
desk-correct-clock = Correct the clock: { $name } { $time }
desk-runs-next = runs next
desk-slider = Look back through the game
# $move: a move with its number
desk-after = After { $move }
desk-at-start = Before the first move
desk-as-it-stands = as it stands now
desk-only-looked = only looked at
desk-position-what = The pieces go back to the position that you look at on this board, and the moves after it fall away.
desk-position-runs = Then { player }’s clock runs.
desk-position-times = The times do not go back: set them under “Clocks…” if they should.
desk-position-slide = Choose the position with the slider by the board.
# $count: half-moves
desk-position-falls = { $count ->
    [one] { $count } half-move falls away.
   *[other] { $count } half-moves fall away.
}
# $where: a position, as “After 9…b5”
desk-put-back = Put back: { $where }
desk-penalty-what = Whose conduct is it, and what does it deserve? The list holds what can be imposed now under these Laws; points can be changed once the game is over.
desk-result-what = The game is over with the score that you declare, or does not count at all.
desk-no-result = The game is not being played, so there is nothing to declare.
desk-stop-first = The clocks run. Stop them before you correct them.
desk-undo-stop = Let { player }’s clock run on
# Where what was being set is gone, because the clock is another
desk-times-anew = The clocks changed meanwhile: what you had begun to set is gone.
# $place: which matter   $count: how many there are
desk-to-decide = To decide · { $place } of { $count }
# $time: by the clock on the wall, 18:37:04
desk-since = since { $time }
desk-recorded = What the board recorded
# $what: what comes of it, without a full stop
desk-rule = Rule: { $what }
# $name: the player whose clock runs then
desk-rule-and-start = Rule and start { $name }’s clock
desk-rule-alone = Rule
# Beside the clocks, which stand after the decision
desk-clocks-wait = Both clocks are stopped until you let them run.
desk-hear-both = Hear both players first.
desk-also-open = Also to decide:
desk-then-penalty = What it costs is set under “Penalty…”
desk-unchanged = Nothing changes; the game goes on
desk-no-other = No other matter waits.
desk-decided-elsewhere = Set what you decide; that settles the matter.
desk-what-slider = The slider by the board looks back. Nothing changes by looking.
desk-what-doors = The five buttons by the board open the clocks, an earlier position, what you find, a penalty and the result; nothing changes before you confirm it there. A click on a clock opens the clocks too.
desk-what-doors-over = “Penalty…” and “Result…” can still be opened, and nothing changes before you confirm it there; the clocks and the position stay as they are.
desk-what-annulled = The game does not count; nothing more can be set.
desk-log = Log
desk-touches = Touches
# $count: how many there were
desk-illegal-moves = Illegal moves · { $count }
desk-mating = Is mate still possible?
desk-nothing-recorded = Nothing of the kind has happened.
desk-report = Report
report-title = Game report
report-arbiter = Arbiter
report-moves = Moves
report-terms = Played under
report-happened = What happened
report-article = Article
report-signature = Arbiter’s name and signature
report-open = The game is not over.
# $what: both players and their times
record-clocks-set = Clocks set: { $what }
# $player: who called
record-call-upheld = { player } had good reason to call the arbiter
# $reason: as the arbiter wrote it
record-reason = Reason: { $reason }
# $role: pawn … king   $square: where it stood
record-touched = Touched: { a-piece }, { $square }
# How long fingers were on a piece. $whole, $tenths: seconds and tenths of a second
record-touched-for = for { $whole }.{ $tenths } s
# The same by whoever had said that they adjust
record-adjusted = Adjusted: { a-piece }, { $square }
# $player: who says that they adjust
record-says-adjust = { player }: “J’adoube”
# $change: a player and what an illegal move’s increment was, “Boris −0:03”
record-increment-back = { $change } (increment)
# $player: who claims   $square: where the opponent’s touch was seen
record-claims-touch = { player } claims: { opponent } touched a piece
record-claims-touch-of = { player } claims: { opponent } touched the piece on { $square }
# $claim: what is claimed, by itself
record-claims = { player } claims: { $claim }
record-claim-right = the claim is right
record-claim-wrong = the claim is wrong
record-claim-asked = the arbiter is to decide
record-declines = { player } declines the draw
record-declines-by-it = the draw is declined by it
# $move: a move with its number
record-made = Made: { $move }
# $move: a move with its number
record-completed = Completed: { $move }
# $player: who says it
record-asks-back = { player } would like to take the last move back
# $player: who says it
record-agrees-back = { player } agrees
record-declines-back = { player } declines
record-withdraws-back = { player } no longer asks for that
# $name: the player
desk-mate-yes = { $name }: could mate
desk-mate-never = { $name }: could never mate from here
desk-mate-open = { $name }: nothing shows that mate is impossible
desk-mating-how = Where a result depends on it, the program searches for a mate by itself and asks you only if it finds no answer.

## What the arbiter finds or has to report
found-what = What did you find, or what has to be reported? The list holds what something would come of now under these Laws.
found-who = Who?
found-other-hand = Pressed with the other hand
found-illegal-move = An illegal move
found-both-flags = Both flags down, nobody knows which first
found-session = The hour of the session has come
found-session-counts = From now on it counts how late a player comes. No clock is started.
found-charged-before = Illegal moves charged before
# $player: who used both hands
found-at-the-press = Nothing is ruled yet: it counts once { player } presses the clock.
found-nothing-comes = Nothing would come of it now.
# $what: what was found, one of these or what a rule is called
found-enter = Enter: { $what }
# $name: the player   $what: what was found
found-enter-of = Enter for { $name }: { $what }

answer-reason = There was a good reason
answer-no-reason = There was no good reason
answer-intent = It was touched to be moved or captured
answer-no-intent = It was touched for no such reason
answer-fault = It is acted on
answer-let-pass = It is let pass
answer-claim-right = The claim is right
answer-claim-wrong = The claim is wrong
answer-granted = Granted
answer-refused = Not granted
answer-announced = The announced move counts
answer-on-board = The move on the board counts
answer-agree = The scoresheets agree
answer-differ = The scoresheets differ
answer-clear = It is clear what was sealed
answer-unclear = It is not clear what was sealed
answer-too-late = It costs the game
answer-in-time = The game is played
