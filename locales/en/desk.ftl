### Arbiter's desk

desk-open = Arbiter’s desk
# $count: how many matters await a decision
desk-pending = Arbiter’s desk: { $count }
desk-title = Arbiter’s desk
desk-nothing = Nothing to decide.
desk-flag-down = A flag is down. Rule on it under “Clocks…”.
desk-may-decide = Nothing has to be decided now.
# $result: the score, 1–0
desk-over = The game is over: { $result }
desk-later = Later
# while the verdict on a claim waits, the clock runs again
desk-later-play = Play on, decide later
# $name: the opponent of whoever claims, who is given two minutes while the verdict waits
desk-later-two = Play on, { $name } +2:00
desk-can-mate = Could mate
desk-never-mates = Could never mate
# $part: the part of the desk where it is decided
desk-decide-in = Decide: { $part }
desk-other-times = Other times…
desk-seen-nothing = Checked: nothing found.
desk-on-purpose = The touch was deliberate
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
desk-whose = Who is at fault?
desk-reason = Reason, in a few words; it goes into the log
desk-goes-on = Play continues.
desk-no-time-left = No time is left: the flag falls as soon as this clock runs.
desk-play-over = Play has ended. Now set the scores.
reason-illegal = After an illegal move
reason-wrong-setting = Clock set wrongly
reason-interrupted = Play was interrupted
reason-at-the-desk = At the arbiter’s desk
reason-own-arbiter = From here on, the players answer questions themselves
reason-arbiter-answers = From here on, only the arbiter answers questions
# Why it is known whether somebody can still mate
reason-proof = Proved by the program
reason-displaced = Pieces were displaced
reason-disturbs = Disturbing the opponent
reason-talks = Talking
reason-device = A phone rang or was found
reason-refuses = Refusing to comply
reason-agreed = Agreed by the players
desk-start-clock = Start { player }’s clock
desk-time-of = Time to set: { player }
desk-warn = Warning
# $time: how much, “2 min”
desk-opponent-time = Opponent gets { $time }
desk-opponent-time-more = Opponent gets time…
# $time: how much, “2 min”
desk-own-time = Loses { $time }
desk-own-time-more = Loses time…
# $time: minutes, 2, or minutes and seconds, 1:30
desk-amount = { $time } min
desk-amount-how = How much time
desk-amount-unread = Minutes and seconds, like 1:30
desk-half-at-most = At most ½
desk-nothing-scored = No points
desk-raise = Maximum score for the opponent
desk-loss = Loses the game
desk-fine = Fine
desk-exclusion = Exclusion from rounds
desk-expulsion = Expulsion from the event
desk-position = Restore
desk-found = Incident
desk-result = Result
# The buttons of the doors behind which something is set
desk-open-clocks = { desk-clocks }…
desk-open-position = { desk-position }…
desk-open-found = { desk-found }…
desk-open-penalty = { desk-penalty }…
desk-open-result = { desk-result }…
desk-annul = Annul the game
desk-clocks-stay = Both clocks stay stopped
desk-clocks-stop = Both clocks will be stopped.
desk-runs-once-named = { player }’s clock runs once the piece is named
# Opens the desk
desk-decides = Go to the arbiter’s desk

## What the arbiter finds, as an answer to a question; without a full stop
desk-illegal = Look for an illegal move
desk-flag = Check the flags
desk-flag-what = If a flag has fallen, checking rules on it at once; that can end the game.
# $what: both players, what their clocks show and will show
desk-set-times = Set: { $what }
# Part of what would be set. $what: both players, what their move counters show and will show
desk-set-moves = moves { $what }
desk-set-none = No change yet
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
desk-step-back = Back one half-move
desk-show-now = Back to the current position
# $name: the player   $time: what the clock shows
desk-correct-clock = Correct the clock: { $name } { $time }
desk-runs-next = runs next
desk-slider = Earlier positions
# $move: a move with its number
desk-after = After { $move }
desk-at-start = Before the first move
desk-as-it-stands = current position
desk-only-looked = view only
desk-position-what = The board returns to the position shown here, and the moves after it are removed.
desk-position-runs = Then { player }’s clock runs.
desk-position-times = The clock times stay as they are until you set them.
desk-position-slide = Choose the position with the slider.
# $count: half-moves
desk-position-falls = { $count ->
    [one] { $count } half-move will be removed.
   *[other] { $count } half-moves will be removed.
}
# $where: a position, as “After 9…b5”
desk-put-back = Restore: { $where }
desk-penalty-what = Who is at fault, and what is the penalty? Only penalties possible now under these Laws are listed; points can be changed once the game is over.
desk-result-what = Choose a score to end the game, or annul it.
desk-stop-first = The clocks are running. Stop them before you correct them.
desk-undo-stop = Resume { player }’s clock
# Where what was being set is gone, because the clock is another
desk-times-anew = The clocks have changed meanwhile: your entries are gone.
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
desk-clocks-wait = Both clocks stay stopped until you start one.
desk-hear-both = Hear both players first.
# $question: the question that was put off
desk-postponed = Postponed, and still to be decided: { $question }
desk-also-open = Also to decide:
desk-then-penalty = Set the penalty under “Penalty…”
desk-unchanged = No change; play continues
desk-no-other = Nothing else is waiting.
desk-decided-elsewhere = Enter your decision; that settles the matter.
desk-what-slider = The slider shows earlier positions and changes nothing.
desk-what-doors = Use the buttons below the board, or click a clock. Nothing changes until you confirm.
desk-what-doors-over = “Penalty…” and “Result…” are still available. The clocks and the position stay as they are.
desk-what-doors-break = “{ desk-open-penalty }” and “{ desk-open-result }” are still available. No clock runs and nothing is played until the game is resumed.
desk-resuming = The session has begun; the envelope is still closed
desk-what-doors-resuming = “{ desk-open-clocks }”, “{ desk-open-penalty }” and “{ desk-open-result }” are available. The position stays as it is until the envelope is opened.
desk-what-annulled = The game does not count; nothing more can be changed.
desk-log = Log
desk-touches = Touches
# $count: how many there were
desk-illegal-moves = Illegal moves · { $count }
desk-mating = Is mate still possible?
desk-nothing-recorded = Nothing recorded.
desk-report = Report
report-title = Game report
report-arbiter = Arbiter
report-moves = Moves
report-terms = Played under
# $time: as 30 min, or that whoever is absent at the start loses
report-default-time = default time { $time }
report-position = Starting position
report-happened = What happened
report-article = Article
report-signature = Arbiter’s name and signature
report-open = The game is not over.
# $what: both players and their times
record-clocks-set = Clocks set: { $what }
# Behind an act with which the arbiter lets the times stay
record-times-kept = the clock times stay
# $reason: as the arbiter wrote it
record-reason = Reason: { $reason }
# $role: pawn … king   $square: where it stood
record-touched = Touched: { a-piece }, { $square }
record-touched-in-doubt = Touched or brushed: { a-piece }, { $square }
record-brushed = Brushed: { a-piece }, { $square }
record-touched-on-purpose = Touched on purpose: { a-piece }, { $square }
record-touched-by-accident = Touched by accident: { a-piece }, { $square }
# How long fingers were on a piece. $whole, $tenths: seconds and tenths of a second
record-touched-for = for { $whole }.{ $tenths } s
# The same by whoever had said that they adjust
record-adjusted = Adjusted: { a-piece }, { $square }
# $player: who says that they adjust, or castle
record-says-adjust = { player }: “J’adoube”
record-says-castle = { player }: “Castling”
# $change: a player and what an illegal move’s increment was, “Boris −0:03”
record-increment-back = { $change } (increment)
# The press of an illegal move, which is taken back at once, gives none
record-increment-none = no increment for { player }
# $player: who claims
record-claims-touch = { player } claims: { opponent } touched a piece
# $claim: what is claimed, by itself
record-claims = { player } claims: { $claim }
record-reports-own = { player } reports an illegal move of their own
# What is claimed, by itself. $player: who claims it
claimed-flag = { opponent }’s flag has fallen
claimed-times = the clocks are wrong
claimed-illegal = { opponent } completed an illegal move
claimed-touch-move = { opponent } did not move a touched piece
claimed-normal-means = { opponent } cannot win by normal means
claimed-no-effort = { opponent } is not trying to win by normal means
record-claim-right = the claim is right
# Behind a claim that is right: what was counted
record-counted-times = { $when ->
    [next] { $count ->
        [one] with that move the position has occurred once
       *[other] with that move the position has occurred { $count } times
    }
   *[now] { $count ->
        [one] the position has occurred once
       *[other] the position has occurred { $count } times
    }
}
record-counted-moves = { $when ->
    [next] with that move { $count } moves by each player without a capture or a pawn move
   *[now] { $count } moves by each player without a capture or a pawn move
}
record-claim-wrong = the claim is wrong
# Behind a wrong claim of a draw
record-claim-offers = it counts as a draw offer
record-claim-asked = the arbiter is to decide
record-declines = { player } declines the draw
record-declines-by-it = the draw is declined by it
# $move: a move with its number
record-made = Made: { $move }
# $move: a move with its number
record-completed = Completed: { $move }
# Behind a move; behind a press without a move
record-let-stand = illegal, and nobody objected
record-nobody-objected = nobody objected
# $move: with its number
record-sealed-read = Sealed move read: { $move }
# Behind a ruling, as why it was given
record-agreed = agreed by both players
record-proved-mate = mate is still possible, as the program proved
record-proved-no-mate = no mate is possible, as the program proved
# $player: who says it. $both: yes, no – whether the reply is meant as well
record-asks-back = { player } asks to take back { $both ->
    [yes] both last moves
   *[no] the last move
}
# $player: who says it
record-agrees-back = { player } agrees
record-declines-back = { player } declines
record-withdraws-back = { player } withdraws the request
# $name: the player
desk-mate-yes = { $name }: could mate
desk-mate-never = { $name }: could never mate from here
desk-mate-open = { $name }: mate may still be possible
desk-mating-how = When a result depends on it, the program searches for a mate and asks you only if it finds no answer.

## What the arbiter finds or has to report
found-what = What happened? The list shows what would have a consequence now.
found-who = Who?
found-other-hand = Pressed with the other hand
found-illegal-move = An illegal move
found-both-flags = Both flags down, unclear which first
found-comes-late = A player comes late
found-not-come = A player has not come
found-session = The session begins
found-session-counts = From now on, lateness counts. No clock is started.
found-charged-before = Earlier illegal moves
# $player: who used both hands
found-at-the-press = Nothing is ruled yet: it counts once { player } presses the clock.
found-once-claimed = Nothing is ruled yet: it counts once it is claimed, or entered as “{ found-illegal-move }”.
found-own-time = Nothing changes on the clocks: { player } sets the pieces up again on their own time.
found-own-time-next = When play resumes, { player }’s clock runs: { player } sets the pieces up again on their own time.
found-nothing-comes = It would have no consequence now.
# $what: what was found, one of these or what a rule is called
found-enter = Enter: { $what }
# $name: the player   $what: what was found
found-enter-of = Enter for { $name }: { $what }

answer-reason = Good reason to stop
answer-no-reason = No good reason to stop
desk-call-first = First decide whether there was a good reason to stop the clocks.
desk-verdict-first = First decide what is waiting.
answer-intent = It was touched to be moved or captured
answer-no-intent = It was touched for another reason
answer-fault = Apply the penalty
answer-let-pass = No penalty
answer-goes-back = The pieces go back
answer-claim-right = The claim is right
answer-claim-wrong = The claim is wrong
answer-granted = Granted
answer-refused = Refused
answer-announced = The announced move counts
answer-on-board = The move on the board counts
answer-agree = The scoresheets agree
answer-differ = The scoresheets differ
answer-clear = It is clear what was sealed
answer-unclear = It is not clear what was sealed
answer-too-late = Lateness loses the game
answer-in-time = Play on
# $times: White’s time and Black’s
answer-times-then = As they were at this position: { $times }
# $times: White’s time and Black’s, penalties ruled since counted in
answer-times-ruled = As they were at this position, with the time that rulings have since given or taken: { $times }
# $times: White’s time and Black’s
answer-times-stay = They stay: { $times }

## The PIN that locks the desk

pin-title = PIN of the arbiter’s desk
pin = PIN
pin-what = With a PIN, only you can open the arbiter’s desk, correct the side clock, enter an illegal move on it, set it for a new game or begin a new log, or change the arbiter’s level in a tournament game. Failed attempts are logged.
pin-is-set = The arbiter’s desk is locked with a PIN. Type it to change or remove it.
pin-desk-locked = The desk is locked. Type the PIN to open it; it locks again when you leave.
# Over the field, at the side clock
pin-needed = The arbiter’s PIN
pin-wrong = Wrong PIN. The attempt has been logged.
pin-unlock = Unlock
pin-looking = The PIN is being checked…
# $file: the file of the settings
pin-forgotten = Forgotten the PIN? Close the program and delete the line that begins with “pin” in { $file }.
pin-lock = Lock the desk
pin-remove = Remove the PIN
pin-new = New PIN
pin-change = Change the PIN
pin-choose = Set the PIN
pin-again = Repeat the PIN
# $least: how many it needs
pin-short = At least { $least } digits or letters.
pin-differs = The two are not the same.
record-fewer-than-ten = The players had not yet made ten moves each.
record-stops-clocks = { player } stops the clocks
record-arrives = { player } has arrived
# $time: as 25 min
record-after-the-start = { $time } after the start
record-present = { player } was present
record-wrong-pin = A wrong PIN was typed instead of the arbiter’s
note-pin-needed = Nothing was changed: that needs the arbiter’s PIN. Type it in the preferences and change it there.
