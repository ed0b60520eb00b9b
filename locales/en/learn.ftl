### Learn the Laws

## Lessons and situations that are checked
lesson-check-right = as written
# $number: the step, from 1
lesson-fault-step = step { $number }
lesson-fault-too-long = it is too long to be checked while you write it; “jadoube lesson --check” does that.
lesson-fault-no-steps = there is no step.
lesson-fault-no-acts = there are no acts.
lesson-fault-no-goal = there is no goal.
lesson-fault-no-right-answer = there are too few answers, too many, or none is right.
lesson-fault-goal-missed = the acts do not lead to the goal.
lesson-fault-others-act = this act is the other player’s; it belongs in “then” or in a step to watch.
# $number: which of them, from 1
lesson-fault-try-not-known = wrong try { $number } does not match its “when”.
# $act: its number, or “end …”
lesson-fault-ruled = at { $act } the arbiter rules otherwise.
lesson-fault-expected = expected:
lesson-fault-was-ruled = ruled:
# $count: how many
lesson-fault-right-answers = { $count ->
    [one] one answer is right.
   *[other] { $count } answers are right.
}
# $letter: the answer’s   $token: a consequence, as judge prints it
lesson-fault-not-following = answer { $letter } is right and promises “{ $token }”, which does not follow.
lesson-fault-following = answer { $letter } is not right, but all that it promises follows.

## What there is to learn with
learn-title = Learn the Laws
learn-lesson = The lesson
learn-situations = You are the arbiter
learn-scene = The scene
learn-partner = Spot the mistake
learn-exam = Exam

## A lesson
lesson-step-watch = Watch
lesson-step-do = Play it right
lesson-step-mistake = Make the mistake
lesson-step-ruling = See the ruling
lesson-step-put-right = Put it right
lesson-step-question = One question
lesson-arbiter-saw = What the arbiter saw
lesson-was-seen = What happened
lesson-nothing-yet = nothing yet
# $square: where the piece stands
lesson-saw-touched = { $square } touched
lesson-saw-released = let go on { $square }
lesson-saw-removed = { $square } taken off
# $piece: its name
lesson-saw-from-box = { $piece } from the box
lesson-saw-fell = { $square } knocked over
lesson-saw-felt = { $square } felt
lesson-saw-brushed = brushed at { $square }
lesson-saw-put-back = put back
lesson-saw-pressed = pressed
lesson-saw-stopped = clocks stopped
lesson-saw-flag = flag fallen
# What a try or an answer came to, before its reason or by itself
lesson-right = Right!
lesson-wrong = Not quite.
lesson-try-again = The board is reset. Try again.
# $piece: its name   $square: where it stands
lesson-that-is = That is the { $piece }.
lesson-that-is-on = That is the { $piece } on { $square }.
lesson-that-is-black = That piece is black.
lesson-that-is-white = That piece is white.
# $piece: its name   $from, $to: squares
lesson-another-move = That was a different move: { $piece }, { $from } to { $to }.
lesson-another-move-unnamed = That was a different move.
# $what: an act, as its button or the list of what was seen calls it
lesson-not-asked = Not needed here: { $what }.
lesson-no-press = This step needs no press of the clock.
lesson-missing = One thing is missing: { $what }.
lesson-still-to-do = Still to do: { $what }.
lesson-others-lever = That is the other player’s clock. Press your own.
lesson-not-moved = First make a move. Then press the clock.
lesson-now-press = Now press your clock.
lesson-press-first = Press the clock first.
lesson-touched-first = The piece you touched first must move now.
lesson-touched-to-move = You touched another piece first, so that one had to move.
lesson-touched-to-take = You touched your opponent’s piece first, so you had to take it.
lesson-mistake-is-the-task = This time, the mistake is the task.
lesson-typed-mistake = Only legal moves can be typed: make this one with the arrows and Enter.
lesson-hint = A hint
lesson-show-me = Show me
lesson-again = Repeat this step
lesson-skip = Skip
# $step: what is done in it
lesson-next-step = Next: { $step }
lesson-next-lesson = Next lesson
lesson-to-the-path = To the lessons
lesson-end-go = Finish
# $number: the lesson’s
lesson-end = Lesson { $number } is done!
lesson-end-own = The lesson is done!
# The same where something that was asked was left out. $number: the lesson’s
lesson-end-open = Lesson { $number } is not done yet.
lesson-end-own-open = The lesson is not done yet.
lesson-end-learnt = You have learnt:
# $steps: their numbers and names
lesson-end-missed = This went wrong: { $steps }
# $steps: their numbers and names
lesson-end-skipped = Skipped: { $steps }
lesson-end-again = Take that again
# What each star of a lesson stands for
lesson-star-done = done
lesson-star-alone = all by yourself
lesson-star-again = again on another day
lesson-star-all = All three stars are yours.
lesson-star-for-third = The third star is waiting for another day.
lesson-star-for-second = The second star is for getting every step right first time.

## For a class
class-projector = Projector
class-hold-back = Hide the ruling
class-language = Language
# $year: of the edition
class-what-would-you-rule = What would you rule?
class-ruling-waits = The ruling is hidden. Space shows it.
class-show-ruling = Show the ruling
learn-class = For a class
learner-nobody = No learner
# On the button that chooses one, while nobody is chosen
learner-choose = Choose a learner
# $name: who learns, or that nobody does yet
learner-who = Learner: { $name }
learner-none = Progress made without a name goes to the next learner you add.
learner-new = New learner
learner-new-example = new name, then Enter
learner-full = There is no room for more learners. Delete one first.
# $names: those that are borne already, or stand twice in a list
learner-taken = More than one learner has this name: { $names }. Add something that tells them apart.
learner-forget = Delete
# $name: the learner’s
learner-forget-name = Delete { $name }
class-learners = Learners
class-no-learners = No learners yet. The menu at the upper right adds a learner; no account is needed, and nothing leaves this computer.
class-name = Name
class-lessons = Lessons done
class-stars = Stars
class-situations = Correct answers
# A column of the exported table. $level: of the exam   $part: what of it
class-exam-column = { $part ->
    [right] Exam ({ $level }): correct answers
    [asked] Exam ({ $level }): questions
    [passed] Exam ({ $level }): passed
   *[day] Exam ({ $level }): date
}
class-due = Due today
class-stuck = Stuck at
# $number: of the lesson   $step: of its steps
class-stuck-lesson = Lesson { $number }, step { $step }
class-stuck-situation = Situation { $number }
class-list = Names of a class
class-list-what = Paste or type the names of the learners here, one on each line.
class-list-add = Add these names
class-export = Results as a table (CSV)…
# The name of the file
class-results = Class results
class-switches = How the class learns
class-edition-what = Everything is shown under this edition of the Laws, wherever it applies.
class-edition-newest = Newest
class-hold-back-what = The ruling on a mistake stays hidden until you press Space.
class-projector-what = Large type and a quiet screen, readable from the last row.
class-against-clock = Against the clock
class-against-clock-what = Situations have a time limit.
class-two-learners = Two learners
class-two-learners-what = Two answer at one keyboard, one with the keys on the left, one with those on the right.
class-certificates = Certificates
class-summaries = The Laws for the wall
# $year: of the edition
class-summaries-what = One page for each part of the Laws of { $year }: every rule with its number, in our own words.
summary-foot = In our own words; the numbers are those of this edition.

## Certificates
certificate = Certificate
certificates-what = A certificate can be printed at any time. It says how much the current learner has done.
certificate-name = Name on the certificate
certificate-pieces = The board and the pieces
certificate-pieces-asks = Lessons 1–11.
certificate-pieces-done = How the pieces move and capture, castling, promotion and check: eleven lessons on the Laws of Chess.
certificate-hands-and-clock = Hands and clock
certificate-hands-and-clock-asks = Lessons 12–21, 24–29, 31–33 and 36.
certificate-hands-and-clock-done = Touching and releasing pieces, pressing the clock, correcting mistakes: twenty lessons on the Laws of Chess.
certificate-young-arbiter = Young arbiter
certificate-young-arbiter-asks = Lessons 1–40, and 30 correct situations.
certificate-young-arbiter-done = All forty lessons on the Laws of Chess, and thirty situations answered correctly.
certificate-arbiters-desk = Arbiter’s desk
certificate-arbiters-desk-asks = 60 situations, each answered correctly in three editions (or in all it has, if fewer).
certificate-arbiters-desk-done = Sixty situations answered correctly, each under three editions of the Laws of Chess (or under all it has, if fewer).
certificate-earned = Complete.
# $done, $all: how many
certificate-so-far-lessons = Lessons done so far: { $done } of { $all }.
# $done, $all: how many
certificate-so-far-situations = Situations ruled correctly so far: { $done } of { $all }.
# $count: how many   $numbers: their numbers
certificate-open-lessons = { $count ->
    [one] Still to do: lesson { $numbers }
   *[other] Still to do: lessons { $numbers }
}
# $count: how many
certificate-open-situations = { $count ->
    [one] Still to do: { $count } situation
   *[other] Still to do: { $count } situations
}
certificate-print = Print…
certificate-for = for
certificate-date = Date
certificate-edition = Edition
certificate-teacher = Teacher
certificate-origin = Learnt with Jadoube, by the FIDE Laws of Chess
choose-certificate = Save the certificate
choose-class-results = Save the class results
choose-article-summary = Save the summary

## What is said at the board
said-adjust = “I adjust”
said-offer = “Draw?”
said-resign = “I resign”

## Acts that have a button in a lesson
# $what: a square, a move, or what is decided
deed-brush = Brush against { $what }
deed-graze = Just touch { $what }
deed-set = Put it on { $what }, fingers on
deed-take-enemy = Take a piece of the other colour
deed-restore = Put the piece back on { $what }
deed-both-hands = Use both hands
deed-other-hand = Press with the other hand
deed-record = Write { $what }
deed-strike = Cross it out
deed-update-sheet = Complete the scoresheet
deed-accept = Accept
deed-decline = Decline
deed-withdraw = Withdraw the offer
deed-ask-moves = Ask how many moves were made
deed-ask-increment = Ask for five seconds a move
deed-seal = Seal { $what }
deed-claim-times = Say that the times are wrong
deed-arrive = Come to the board
deed-phone = Let the phone ring
deed-device-found = Let the phone be found
deed-announce = Say “{ $what }”
deed-displace = Knock over { $what }
deed-knock-over = Knock pieces over
deed-stand-up = Stand the pieces up again
deed-boards-differ = Say that the boards are different
deed-find-wrong-array = Say that the pieces are set up wrongly
deed-find-board-turned = Say that the board is the wrong way round
deed-find-colors-reversed = Say that the colours are reversed
deed-find-displaced = Say that pieces are off their squares
deed-find-wrong-setting = Say that the clock is set wrongly
deed-start = Start the clock
deed-stop = Stop the clocks
deed-resume = Start the clock again
deed-see-flag = See that the flag has fallen
deed-see-illegal = See the illegal move
deed-adjourn = Adjourn the game
deed-open-envelope = Open the envelope
deed-call-accidental = Call it an accident
deed-call-touched = Call { $what } touched
deed-decide = Arbiter: { $what }
deed-other = Do it
decide-accept = uphold
decide-postpone = wait
decide-reject = reject

## The path of lessons
learn-lessons = Lessons
learn-next = Your next lesson
# $done, $goal: how many lessons and situations
learn-day = Today: { $done } of { $goal }
learn-day-reached = Today’s goal is reached!
# Badges: small signs for a part of the path
badge-pieces = Pieces
badge-touch = Touch
badge-clock = Clock
badge-draws = Draws
badge-arbiter = Arbiter
# $badge: its name
badge-earned = Your badge: { $badge }
# $badge: its name   $done, $all: how much of it
badge-share = { $badge }: { $done } of { $all }
learn-laws = The Laws
learn-part-pieces = The board and the pieces
learn-part-hands = Touching and releasing
learn-part-endings = How a game ends
learn-part-clock = The clock
learn-part-irregularities = When something goes wrong
learn-part-scoresheet = Writing the moves
learn-part-draws = Draws and claims
learn-part-conduct = Conduct, and fast chess
learn-part-guidelines = Chess960, adjournment, quickplay finish, blind players
# $count: how many, 0 to 3
learn-stars = { $count ->
    [one] { $count } star
   *[other] { $count } stars
}

## All situations
situations-what = Watch the scene, then choose the ruling.
# $known, $all: how many
situations-known = { $known } of { $all } correct.
# $count: how many come back today
situations-due = { $count ->
    [one] 1 to repeat today.
   *[other] { $count } to repeat today.
}
situations-begin = Start
situations-by-level = By level
situations-by-topic = By topic
situations-by-missed = What went wrong
situations-none-missed = Nothing has gone wrong: there is nothing to practise again.
situation-due = to repeat today
situation-known = correct
situation-open = not answered yet
situations-for-player = For players
situations-for-club = For club arbiters
situations-for-national = For national arbiters

## A teacher’s own lessons
own-lessons = Your own lessons
own-lessons-what = Make a lesson on the board, or write one as a text file (“.ron”). Files are reloaded whenever you save them.
own-lessons-folder = Open lessons folder
own-lesson-edit = Edit
own-lesson-delete = Delete
# $count: how many files
own-lessons-faulty = { $count ->
    [one] One file is not right yet.
   *[other] { $count } files are not right yet.
}
check-title = What the checker says
check-what = Everything that is wrong in your files, and where. They are checked again whenever you save them.
# $files: their names
check-right = Right: { $files }
# $count: how many faults
check-more = and { $count } more
menu-make-lesson = Make a lesson from this game
editor-title = Make a lesson
editor-name = Title of the lesson
editor-how = Play on the board what the class is to see, then write a sentence for it.
# $number: which
editor-step = Step { $number }
editor-sentence = Sentence of step { $number }
editor-after = What you say after step { $number }
editor-shown = Show it
editor-goal-this-move = Ask for this move
editor-goal-this-piece = Ask for any move of this piece
editor-goal-any-move = Ask for any move
editor-goal-touch = Ask for this touch
editor-goal-say = Ask for these words
editor-goal-mistake = Ask for this mistake
editor-undo = Take back
editor-next = Next step
editor-save = Save the lesson
editor-untitled = First give the lesson a title.
# $number: of the step
editor-unsaid = First write the sentence of step { $number }.
# The same where acts were taken back and their words are left. $number: its number
editor-unshown = Step { $number } has only words. Show it on the board, or clear them.
editor-leave = Leave without saving

## The Laws to leaf through

laws-title = Browse the Laws
laws-summary = { $part } on one page (PDF)
laws-in-the-laws = In the Laws
key-laws = The Laws (latest ruling, or where you left off)
laws-search = Search the Laws
laws-search-example = number, word, name
# $count: how many
laws-found = { $count ->
    [one] { $count } rule found
   *[other] { $count } rules found
}
# $number: its letter
laws-appendix = Appendix { $number }
# $number: Roman, or nothing
laws-guideline = Guideline { $number }
laws-previous = Previous rule
laws-next = Next rule
laws-in-six-editions = In six editions
laws-own-words = in our own words; the numbers are those of each edition
laws-as-above = as above
laws-changed = changed
laws-what-changed = What changed
# $year: of the edition   $said: what it says
laws-changed-since = Since the Laws of { $year } – { $said }
laws-changed-until = Up to the Laws of { $year } – { $said }
laws-changed-new = Up to the Laws of { $year } this was not laid down.
laws-changed-gone = Since the Laws of { $year } this is no longer laid down.
laws-names-files = Files
laws-names-ranks = Ranks
laws-names-pieces = Pieces and castling
laws-cases = Cases to watch and try
# $count: how many
laws-all-cases = { $count ->
    [one] all { $count } case
   *[other] all { $count } cases
}
laws-first-cases = only the first cases
# $case: what the case shows
laws-watch = Watch: { $case }
laws-nothing-ruled = No ruling in this edition

laws-part-nature = Nature and objectives
laws-part-initial-position = Initial position
laws-part-moves = Moves of the pieces
laws-part-act-of-moving = The act of moving
laws-part-completion = Completion of the game
laws-part-clock = The chess clock
laws-part-irregularities = Irregularities
laws-part-recording = Recording of the moves
laws-part-drawn-game = The drawn game
laws-part-quickplay = Quickplay finish
laws-part-points = Points
laws-part-conduct = Conduct of the players
laws-part-arbiter = The role of the arbiter
laws-part-rapid = Rapid
laws-part-blitz = Blitz
laws-part-notation = Algebraic notation
laws-part-quickplay-no-arbiter = Quickplay finish without an arbiter
laws-part-blind = Blind and visually disabled players
laws-part-adjourned = Adjourned games
laws-part-chess960 = Chess960

## A case that is tried
try-case = You play both sides. Try what you like.
try-case-hint = Touch, move, press, claim: the arbiter rules on each act.

## You are the arbiter
level-player = Player
level-club = Club arbiter
level-national = National arbiter
# $number: its number   $all: how many there are
situation-number = { $number } of { $all }
situation-what-do-you-rule = What do you rule?
situation-watch-first = Watch to the end first.
situation-against-clock = Against the clock
situation-time-left = Time left
situation-time-over = Time is up. Answer anyway.
situation-or-click = or a click
situation-left-hand = Left
situation-right-hand = Right
situation-waits = The ruling is hidden. Space shows it.
situation-show-ruling = Show the ruling
situation-your-ruling = your ruling
situation-the-ruling = the ruling
situation-right-too = also right
situation-press-undone = { $player }: the press is undone, with the { $time } it added.
# $why: a sentence
situation-your-answer = Your answer, not the ruling: { $why }
situation-six-editions = The same act in six editions
edition-differs = ruled differently than before
edition-leaves-open = no clear rule
edition-has-none = no rule yet
edition-all-alike = The same ruling in all six editions.
situation-back-today = This question comes back today.
situation-back-tomorrow = This question comes back tomorrow.
# $days: how many, two or more
situation-back-in = { $days ->
    [one] This question comes back in { $days } day.
   *[other] This question comes back in { $days } days.
}
# $number: an article
situation-open-article = Open { $number }
situation-next = Next situation
# $situations: the name of that part
exam-what = Questions from “{ $situations }”, mixed, against the clock. The result comes at the end.
# $questions, $minutes, $pass: how many
exam-level = { $questions } questions, { $minutes } minutes. { $pass } must be right.
# $number: which   $all: how many
exam-question = Question { $number } of { $all }
# $count: how many
exam-open = Not answered yet: { $count }
exam-hand-in = Hand in
exam-previous = Previous question
exam-next = Next question
exam-write = Write your ruling, and the article on which it rests.
exam-your-answer = Your answer
exam-compare = Compare your answer with the model
exam-model = Model answer
exam-mark-right = Mine was right
exam-mark-wrong = Mine was not right
exam-sheet-illegal = One move on this scoresheet was illegal, and nobody noticed. Which one?
exam-sheet-unrecorded = One move is missing from this scoresheet. Which move was played?
exam-sheet-board = The board shows the position after the last move.
exam-sheet-missing = The missing move
exam-result = Exam result
# $right, $asked: how many
exam-mark = { $right } of { $asked } correct
exam-passed = Passed
exam-failed = Not passed yet
exam-review = To read again, by Article
exam-unanswered = not answered
exam-again = Another exam
scene-play = Play
scene-pause = Pause
scene-again = Again
scene-slower = Slower
scene-slower-on = Slower: on
scene-one-step = One step
scene-space-key = Space
# $player: white or black   $time: what the clock shows
scene-clock-runs = { $player ->
    [white] White’s clock: { $time }, running
   *[black] Black’s clock: { $time }, running
}
scene-clock-rests = { $player ->
    [white] White’s clock: { $time }, stopped
   *[black] Black’s clock: { $time }, stopped
}
scene-ruled-so-far = Rulings so far
scene-nothing-ruled = Nothing yet.
scene-try = Try it yourself
speaker-arbiter = The arbiter
speaker-spectator = A spectator
speaker-neighbour = A neighbour

## What the acts of a scene are called
# $words: what is said
act-said = “{ $words }”
act-touched = touched
act-brushed = brushed
act-adjusted = adjusted
act-lifted = lifted
act-set = set down
act-let-go = let go
act-released = released
act-put-back = put back
act-removed = taken off
act-from-box = a new piece
act-both-hands = two hands
act-pressed = pressed
act-other-hand = the other hand
act-stopped = clocks stopped
act-written = written
act-struck = crossed out
act-sheet = scoresheet completed
act-sealed = sealed
act-arrived = arrives
act-phone = the phone
act-displaced = knocked over
act-noticed = noticed
act-flag = the flag
act-started = started
act-goes-on = play continues
act-clock-set = clock set
act-decided = decided
act-warned = warned
act-penalty = a penalty
act-adjourned = adjourned
act-opened = envelope opened

## What is said aloud
say-aloud-adjust = I adjust.
say-aloud-castling = I am going to castle.
say-aloud-draw = Draw?
say-aloud-accept = Agreed.
say-aloud-decline = No, thank you.
say-aloud-withdraw = I take that back.
say-aloud-take-back = May I have that move back?
say-aloud-take-back-yes = Yes, take it back.
say-aloud-take-back-no = No, it stands.
say-aloud-take-back-not = Never mind.
say-aloud-resign = I resign.
say-aloud-repetition = Threefold repetition. Draw!
# $move: a move
say-aloud-repetition-with = With { $move } it is threefold repetition. Draw!
say-aloud-fifty = Fifty moves. Draw!
# $move: a move
say-aloud-fifty-with = With { $move } it is fifty moves. Draw!
say-aloud-moves = How many moves was that?
say-aloud-flag = Flag!
say-aloud-illegal = Illegal!
say-aloud-touch-move = You touched it!
say-aloud-normal-means = Nobody wins this by normal means!
say-aloud-no-effort = You are not even trying to win!
say-aloud-increment = Five seconds a move, please.
say-aloud-times = The clocks are wrong!


## A partner who slips
practice-alone = Play the computer
# The program as a player: its name on the clock, the scoresheet and in files. $level: from 1 to 8
computer-name = Computer, level { $level }
# This program plays on for an engine. $name: what the player was called before
computer-name-after = Computer, level { $level } (before: { $name })
# An engine as a player. $name: its program, $rating: an Elo rating
engine-name = { $name }, Elo { $rating }
practice-what = Your partner sometimes breaks a rule. Catch it in time.
practice-what-alone = The program moves its pieces, presses its clock and keeps to the Laws. So should you.
practice-what-slips = The program sometimes breaks a rule. The arbiter rules on it as on you.
practice-strength = How well it plays
practice-strength-any = any move
practice-strength-what = 1: a child’s first games. 8: a good club player.
practice-opponent = Who sits opposite
practice-opponent-built-in = this program
practice-opponent-other = another engine…
practice-rating = Elo rating
practice-rating-full = as well as it can
# $path: where the engine lies
practice-engine-what = { $path }. An engine that knows no ratings is held back by its own levels or by how many positions it looks at, which is only roughly right.
practice-role-white = I play White
practice-role-white-what = Claim what is wrong before you touch a piece.
practice-role-white-alone = You move first.
practice-role-black = I play Black
practice-role-black-what = Your partner begins, and may slip at once.
practice-role-black-alone = The program moves first.
practice-role-arbiter = I am the arbiter
practice-role-arbiter-what = Two partners play each other. Step in where an arbiter should.
practice-role-arbiter-alone = The program plays against itself.
practice-slips = What they may do wrong
practice-slip-moves-another = Touch one piece, move another
practice-slip-adjusts-silently = Adjust without a word
practice-slip-takes-back = Take back a released piece
practice-slip-rook-first = Castle rook first
practice-slip-illegal-move = Play an illegal move and press
practice-slip-presses-without-move = Press without a move
practice-slip-forgets-press = Forget to press
practice-slip-claims-wrongly = Make a wrong claim
practice-slip-offers-again = Offer a draw twice
practice-how-often = How often it breaks a rule
practice-rate-never = never
practice-rate-rarely = rarely
practice-rate-now-and-then = now and then
practice-rate-often = often
practice-time-ten-and-five = 10 min + 5 s
practice-time-five = 5 min
practice-time-none = no clock
practice-purpose = What you practise
practice-purpose-plain = a game
practice-purpose-plain-what = As at any board: touch, move, press, claim.
practice-purpose-own-scoresheet = my own scoresheet
practice-purpose-own-scoresheet-what = An hour and 30 seconds a move, and you write down every move. The report shows the slips.
practice-purpose-forty-moves = time trouble
practice-purpose-forty-moves-what = Five minutes left and forty moves to make; half an hour more for whoever makes them.
practice-purpose-rapid = rapid
practice-purpose-rapid-what = 15 minutes and 10 seconds a move. An illegal move has its price.
practice-aim = What is asked of you
practice-aim-play = just play
practice-aim-win = win it
practice-aim-hold = hold it
practice-event-win = A position to win
practice-event-hold = A position to hold
practice-start = Start
practice-watch = Watch both players. Step in where an arbiter should.
practice-your-move = Your move. If something was wrong, say so before you touch a piece.
practice-your-move-alone = Your move.
practice-partner-moves = Watch what your partner does.
practice-partner-thinks = The program is thinking.
# $player: who claims   $claim: what
practice-claims = { $claim ->
    [touch-move] { $player } claims: “You touched another piece first.”
   *[repetition] { $player } claims: “Threefold repetition.”
}
practice-holds = The claim is right
practice-holds-not = The claim is wrong
# $role: whether an arbiter or a player speaks
practice-call-touch-move = { $role ->
    [arbiter] This piece must move
   *[player] Claim: touch-move
}
practice-call-illegal-move = { $role ->
    [arbiter] Illegal move
   *[player] Claim: illegal move
}
practice-call-press = The clock was not pressed
practice-call-disturbance = { $role ->
    [arbiter] Warn: that disturbs
   *[player] Call the arbiter
}
# $made: how many slips so far   $right: how many of them were dealt with rightly
practice-score = Handled correctly: { $right } of { $made }
practice-score-end = { $right } of { $made } handled correctly
practice-too-early = A moment too early: there is nothing to rule on yet.
practice-say-what = The arbiter comes and asks: what do you claim?
practice-end = End and see what I missed
practice-end-alone = End the game
practice-unfinished = The game is not over.
practice-report = What happened
practice-again = Again
practice-other = New choice
practice-nothing-happened = Nothing went wrong in this game.
practice-watch-again = Watch it
practice-own-slip = your own slip
# $player: whose slip   $number: of the move
practice-at = { $player }, move { $number }
practice-at-alarm = Move { $number }
practice-verdict-in-time = noticed in time
practice-verdict-late = noticed late
practice-verdict-missed = not noticed
practice-verdict-left-alone = correctly left alone
practice-verdict-spoken-of = better left unsaid
practice-verdict-alarm = nothing to rule on
# $touched: a piece with its square   $moved: a piece with both squares   $claim: what was claimed
practice-happened-moves-another = { $touched } was picked up and put back; { $moved } was played.
practice-happened-adjusts-silently = { $touched } was straightened without a word; { $moved } was played.
practice-happened-takes-back = { $touched } had been released; the move became { $moved } all the same.
practice-happened-rook-first = { $touched } was touched first; then came castling: { $moved }.
practice-happened-illegal-move = { $moved } is not legal, and the clock was pressed.
practice-happened-presses-without-move = The clock was pressed without a move.
practice-happened-forgets-press = { $moved } was played, and the clock was not pressed.
practice-happened-claims-wrongly = { $claim ->
    [touch-move] The claim was that another piece had been touched first. It had not.
   *[repetition] A threefold repetition was claimed. The position had not occurred three times.
}
practice-happened-offers-again = The draw had just been declined, and was offered again.
practice-do-moves-another = { $role ->
    [arbiter] The arbiter who sees it steps in: the touched piece must move.
   *[player] Claim it before you touch a piece: the touched piece must move.
}
practice-do-adjusts-silently = { $role ->
    [arbiter] Without “I adjust” first, it is a touch: the arbiter has that piece moved.
   *[player] Without “I adjust” first, it is a touch. Claim it before you touch a piece.
}
practice-do-takes-back = { $role ->
    [arbiter] A legal move that was released stands: the arbiter has it played.
   *[player] A legal move that was released stands. Claim it before you touch a piece.
}
practice-do-rook-first = { $role ->
    [arbiter] Rook first, then king: no castling on that side now. The arbiter has the rook moved.
   *[player] Rook first, then king: no castling on that side now. Claim it before you touch a piece.
}
practice-do-illegal-move = { $role ->
    [arbiter] The arbiter steps in: the position is restored, and the illegal move is penalised.
    [winner] Claim it before you make your own move. Nobody else does, and here it wins the game.
   *[player] Claim it before you make your own move: the position is restored.
}
practice-do-presses-without-move = { $role ->
    [arbiter] That counts as an illegal move: the arbiter steps in.
    [winner] That counts as an illegal move. Claim it before you move: nobody else does, and here it wins the game.
   *[player] That counts as an illegal move: claim it before you move.
}
practice-do-forgets-press = { $role ->
    [arbiter] The arbiter says nothing: pressing the clock is up to the player.
   *[player] You may wait, or move at once; your partner’s time runs until the press.
}
practice-do-claims-wrongly = The claim is turned down, and play continues.
practice-do-offers-again = { $role ->
    [arbiter] A declined offer was repeated at once. That disturbs: the arbiter warns.
   *[player] A declined offer was repeated at once. That disturbs: stop the clocks and call the arbiter.
}
# $call: what was said
practice-alarm = It was said: “{ $call }”.
practice-alarm-touch-move = No touched piece was left unmoved. Watch which piece is touched first.
practice-alarm-illegal-move = No illegal move had been completed. A move is complete only once the clock is pressed.
practice-alarm-press = It is up to the player to see whether a clock was pressed. The arbiter does not say it.
practice-alarm-disturbance = Nobody was disturbed. Stop the clocks only with a reason.
