### The table: board, players, moves

board-name = Chess board
board-turn = Turn the board
promotion-choice = Which piece does the pawn become?

has-the-move = has the move
waits = waits

# The life of a move
stage-touched = touched
stage-released = released
stage-made = made
stage-completed = completed
# $player: white, black   $stage: one of the four above
strip-spoken = { player }’s move: { $stage }.
# The same with what was touched or played, for those who hear it. $what: a piece and its square, or a move
strip-spoken-what = { player }: { $what }, { $stage }.
strip-begins = { player } has the move.
# The last of the four stages while the press is still to come: whose it is, and where that has no room
strip-presses = { player } presses
strip-press = now press

# Teaching. $move: the last move   $article: its number   $clock: yes, no
teach-begin = A touched piece must move, if it can.
# $role: the piece   $square: where it stands   $duty: move, capture, or else stuck, safe
teach-touched = { player } has touched { touched-piece } on { $square } (Article { $article }). { $duty ->
    [move] It must move.
    [capture] It must be captured.
    [stuck] It has no legal move, so any legal move may be played.
   *[safe] It cannot be captured, so any legal move may be played.
}
teach-released = The piece has been released. If the move is legal, it stays there (Article { $article }).
# $why: a sentence   $from: where the piece came from   $can: whether it can make any legal move
teach-illegal = Not legal. { $why } { $can ->
    [yes] Put the piece back on { $from } and play a legal move with it.
   *[no] Put the piece back on { $from } and play a legal move with another piece.
}
teach-next-loses = The next illegal move loses the game.
teach-next-loses-by = { player }: the next illegal move loses the game.
teach-illegal-unseen = { player } completed an illegal move and nobody stopped it. { opponent } may press “{ say-claim }” before moving.
teach-flag-unseen = { player }’s flag is down, and nobody has called it. { opponent } may press “{ say-claim }”.
teach-first-loses = Here the first illegal move loses the game.
teach-first-loses-on-claim = Here the opponent can claim a win after the first illegal move.
teach-made = { $move } is made. Now { player } presses the clock; then it is { opponent }’s turn.
teach-completed = { $clock ->
    [yes] { $move } is completed: the clock was pressed (Article { $article }). { opponent } to move.
   *[no] { $move } is made. { opponent } to move.
}
# $from, $to: squares
teach-not-legal = { $from } to { $to } is not legal, so it was not made. Try another move.
teach-owed-otherwise = { $from } to { $to } would be legal, but the touched piece must move or be captured first.
# $role: the piece   $square: where it stands
teach-touched-move = You touched { touched-piece } on { $square }. It must move.
teach-touched-capture = You touched { touched-piece } on { $square }. It must be captured.
teach-not-moved = You have not moved yet: press the clock after your move.
# $role: the piece   $square: where it stands   $to: dot, ring, nowhere
teach-back = { the-piece } is back on { $square }: { $to ->
    [dot] play it to a dot.
    [ring] capture on a ring.
   *[nowhere] play another piece.
}
lesson-mistakes = Allow mistakes
lesson-mistakes-what = Illegal moves can be made, so you see what they cost.
lesson-show = Show me
lesson-mark = Bookmark
# A position that was remembered. $begins: whether it is the one at the start   $move: the last move before it
lesson-back = { $begins ->
    [yes] Go back: the start
   *[no] Go back: after { $move }
}
lesson-asks = { $begins ->
    [yes] Go back to the starting position?
   *[no] Go back to the position after { $move }?
}
# $named: single, each, ends   $moves: all that were played since   $first, $last: of these
lesson-undoes = { $named ->
    [single] The move { $moves } is taken back.
    [each] The moves { $moves } are taken back.
   *[ends] All moves from { $first } to { $last } are taken back.
}
lesson-clocks-stay = The clocks keep their times
lesson-is-back = { $begins ->
    [yes] Starting position restored
   *[no] Position after { $move } restored
}
lesson-go-back = Go back
lesson-marked = Bookmarked. Play on: “Go back” restores this position.
lesson-choose = The framed pieces can move.
lesson-press = Now press the clock.

unsettled = The board does not show a legal move. Correct it first.
# $clock: yes, no   $can: whether that piece can move legally: yes, no; any where no single piece was moved
unsettled-until = { $clock ->
    [yes] { $can ->
        [yes] Put it back and play a legal move with it. If you press now, it counts as an illegal move.
        [no] Put it back and play a legal move with another piece. If you press now, it counts as an illegal move.
       *[any] Put it back and play a legal move. If you press now, it counts as an illegal move.
    }
   *[no] { $can ->
        [yes] Put it back and play a legal move with it.
        [no] Put it back and play a legal move with another piece.
       *[any] Put it back and play a legal move.
    }
}
put-right = Put the pieces back
put-right-or = Or let the program do it:
strip-knocked-over = { player } knocked pieces over and sets them up again on their own time.
# Another piece is under the hand than the one that was touched first. $role: the piece   $square: where it stands
touched-first = { the-piece } on { $square } was touched first.
strip-stand-again = All stand again
# A capture of which only half was done. $square: of the captured piece   $stands: whether it is still there: yes, no
capture-unfinished = { $stands ->
    [yes] The capture en passant is not finished: the captured pawn is still on { $square }.
   *[no] The capture on { $square } is not finished: no piece stands there yet.
}
capture-impossible = No piece can capture on { $square }. Put the piece back on its square.
castling-unfinished = Castling is not finished: the rook on { $square } has yet to move.
promotion-unfinished = The pawn on { $square } has yet to become a new piece.
capture-was-unfinished = The capture on { $square } was not finished.
by-hand-capture-first = { the-piece } on { $square } must leave the board first.
press-forgotten = { player } still has to press the clock.
press-again = { player } has to press again: it is { opponent }’s move.
claim-right-repetition = { player } can claim a draw: threefold repetition.
claim-right-fifty = { player } can claim a draw: fifty-move rule.
claim-next-repetition = { player } can claim a draw by writing down the right next move: threefold repetition.
claim-next-fifty = { player } can claim a draw by writing down the next move: fifty-move rule.
# Said to whoever presses or touches in vain. $player: whose time would run
standstill-not-started = { opponent }, press your clock to start { player }’s.
standstill-waits = Not yet: { opponent } presses the clock first.
standstill-sealing = { player } seals the move first; only then does the clock stop.
standstill-stopped = The clocks are stopped. “{ clock-resume }” starts them.
standstill-arbiter = The clocks are stopped until the arbiter lets one run.
# What both players decide themselves
standstill-both = The clocks are stopped until you have both decided.
# The arbiter was called
standstill-called = The clocks are stopped. “{ play-on }” starts them.
# $player: who asks for a move back
standstill-asked-back = { opponent } decides first whether to allow the take-back.
move-made-stays = The move is made and stands. Now press the clock.
# $move: what was typed means it
typed-enter = { $move } – Enter plays it
# $player: who has said “j’adoube”
adjusting-counts = { player } is adjusting. New touches do not count.
adjusting-ends = To finish, press “{ say-adjusting }” or move.
# A move taken back by agreement. $player: whose   $move: which
take-back = { $answered ->
    [yes] Ask to take back { $move } and { $answer }
   *[no] Ask to take back { $move }
}
take-back-brief = { $answered ->
    [yes] { say-take-back-both }
   *[no] Take back { $move }
}
# Whoever asked no longer does
take-back-withdraw = { $answered ->
    [yes] Withdraw the request to take back { $move } and { $answer }
   *[no] Withdraw the request to take back { $move }
}
take-back-asked = { $answered ->
    [yes] { player } asks to take back { $move } and { $answer }
   *[no] { player } asks to take back { $move }
}
# Who answers, and what becomes of the time meanwhile. $clocks: stand, run, none
take-back-answered-by = { $clocks ->
    [stand] { opponent } decides. Both clocks wait; their times do not change.
    [run] { opponent } decides. The clock keeps running; no time is given back.
   *[none] { opponent } decides.
}
# $move: which, where the answer does not go back too
take-back-agree = { $answered ->
    [yes] { opponent } agrees
   *[no] { opponent } agrees
}
# $move: as above
take-back-refuse = { $answered ->
    [yes] { opponent } declines
   *[no] { opponent } declines
}
# After the answer
take-back-refused = { $answered ->
    [yes] { opponent } declines: { $move } and { $answer } stay
   *[no] { take-back-refuse }
}

# $clock: yes, no
sheet-empty = { $clock ->
    [yes] { player } moves, then presses the clock.
   *[no] { player } moves first.
}
# $number: 0 to 959
sheet-start = Chess960, position { $number }
# Looks back in the game. $move: after which move
sheet-look-back = See the position after { $move }

# What players say
say-adjust = J’adoube
say-adjusting = Done
say-offer = Offer a draw
say-offered = Draw offered
say-castle = Castle
say-castling = Castling
say-castle-not-now = Castling is not possible now
menu-castle = Castle…
menu-knocked-over = { player } knocked pieces over
# $king, $rook: where they arrive
castle-c-side = Castle on the c-side: king to { $king }, rook to { $rook }
castle-g-side = Castle on the g-side: king to { $king }, rook to { $rook }
say-claim = Claim…
say-take-back = Take back…
# Where the opponent’s answer goes back with it
say-take-back-both = Take back both…
say-withdraw = Withdraw request
say-stop = Call the arbiter
say-arbiter = Arbiter
say-resign = Resign
play-on = Play on

# $player: the player's name
claim-title = { $player } claims…
claim-what = A claim cannot be withdrawn.
claim-what-choosing = A claim cannot be withdrawn. The clock keeps running while you choose.
claim-ends-play = Without an arbiter this claim ends play. An arbiter decides the result later.
# $arbiter: yes, no – whether one decides it
claim-what-stops = { $arbiter ->
    [no] Your clock runs until you make it; then both clocks stop.
   *[yes] Your clock runs until you make it; then both clocks stop, and the arbiter decides.
}
# $arbiter: yes, no – whether one decides it
claim-what-stops-other = { $arbiter ->
    [no] The opponent’s clock runs until you make it; then both clocks stop.
   *[yes] The opponent’s clock runs until you make it; then both clocks stop, and the arbiter decides.
}
# $arbiter: yes, no – whether one decides it
claim-what-runs = { $arbiter ->
    [no] The clock keeps running.
   *[yes] The arbiter decides; the clock keeps running.
}
claim-repetition = Threefold repetition
claim-fifty = Fifty-move rule
claim-flag = Your opponent’s flag has fallen
claim-illegal = Your opponent completed an illegal move
claim-touch-move = Your opponent did not move a touched piece
claim-normal-means = Your opponent cannot win by normal means
claim-no-effort = Your opponent is not trying to win by normal means
claim-increment = Five extra seconds a move for both players
claim-written = Claiming with your next move? Write it here; do not play it:
move-example = e.g. { $move }
claim-wrong = If the claim is wrong, the opponent gets extra time and play continues.
claim-wrong-gives = If a draw claim is wrong, { opponent } gets { duration-minutes } and play continues.
claim-wrong-takes = { player } also loses time: half of what is left, at most three minutes.
claim-wrong-offers = The claim counts as a draw offer.
# What follows from asking for five seconds a move
claim-increment-follows = This counts as a draw offer. If the opponent declines, the arbiter may grant the seconds; the opponent then also gets two minutes.
claim-choose = Choose a claim.
claim-make = Make the claim
# What is known of a ground. $move: the move with which it holds
claim-holds-now = valid now
claim-holds-with = with { $move }
claim-judged = arbiter decides
claim-not-now = not valid now
# On a draw that cannot be claimed on this move any more
claim-after-touch = too late: a piece was touched
claim-not-on-move = only on your own move
# Below the grounds, where it is too late for the one that is chosen
claim-late-move = A draw is claimed on your own move, before you make it. Once it is made, you can claim on your next move at the earliest.
claim-late-touch = A draw is claimed before you touch a piece. On this move it is too late.
# What is counted for a ground that does not hold yet. $count: times of three, or moves of fifty
claim-times-so-far = { $count ->
    [one] once so far
   *[other] { $count } times so far
}
claim-moves-so-far = { $count } of 50 so far
claim-nothing = No claim would succeed at the moment.
# $number: the move after which the position stood
claim-after-move = { $number ->
    [0] at the start
   *[other] after move { $number }
}

# $role: pawn … king
box-take = Take { a-piece } from the box

# $player: the player's name
signature-of = Signed by { $player }
rematch = Rematch
review-look-go-on = or continue from any move
# After the game. $named: whether the winner has a name   $name: that name   $player: white, black
result-wins = { $named ->
    [yes] { $name } wins
   *[no] { player } wins
}
result-draw = Draw
result-nobody = Both players lose
result-decided = The arbiter has decided
# $count: moves played
result-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
# $time: how long the game took
result-moves-in = { result-moves } · { $time }
# $player: the player's name
rematch-white = { $player } has White
rematch-swap = Swap colours
paper-print = Print
paper-pgn = Save PGN
both-sign = Both players sign the result
# Among friends and in lessons
both-sign-freely = Sign the result (optional)
sign-here = type your name
# The button beneath a line to sign on
sign-result-as = Sign as { player }
game-annulled = The game does not count; a new one is to be played.
game-adjourned = The game is adjourned.
game-referred = Play is over; the arbiter has yet to decide the result.

## Why a move is not legal. $square: where the trouble is   $role: the piece on that square, or the one that moved
object-no-piece = There is no piece on that square.
object-no-move = The piece has not moved.
object-not-yours = That piece is your opponent’s.
object-own-piece = Your own piece is there.
object-not-its-way = { $role ->
    [king] The king moves one square in any direction.
    [queen] The queen moves along ranks, files and diagonals.
    [rook] The rook moves along ranks and files.
    [bishop] The bishop moves along diagonals.
    [knight] A knight moves two squares straight and one to the side.
   *[pawn] A pawn moves one square straight ahead; from its starting square, one or two.
}
object-jumps = Only a knight can jump: { $square } is occupied.
object-jumps-unnamed = Something stands in the way: only a knight can jump.
object-pawn-blocked = A pawn does not capture straight ahead: { $square } is occupied.
object-pawn-blocked-unnamed = A pawn does not capture straight ahead: something stands there.
object-pawn-two-squares = A pawn may move two squares only from its starting square.
object-pawn-backwards = A pawn never moves backwards.
object-pawn-captures-nothing = A pawn moves diagonally only to capture.
object-en-passant = You can capture en passant only on the very next move.
object-promotion = A pawn that reaches the last rank becomes a queen, rook, bishop or knight.
object-captures-king = A king is never captured.
object-into-attack = The king cannot go there: { touched-piece } on { $square } attacks it.
object-stays-in-check = The king would still be in check from { touched-piece } on { $square }.
object-exposes-king = The king would be in check from { touched-piece } on { $square }.
object-attacked-unnamed = The king would be attacked there.
object-castling-right-lost = You can no longer castle there: the king or that rook has moved.
object-castling-elsewhere = You do not castle to that square.
object-castling-in-check = You cannot castle out of check: { touched-piece } on { $square } attacks the king.
object-castling-between = You cannot castle: { touched-piece } on { $square } is in the way.
object-castling-through = The king may not cross { $square }, which is attacked.
object-castling-into = The king cannot castle there: { touched-piece } on { $square } attacks that square.
object-castling-unnamed = You cannot castle now.

box = Box
box-put = Drop removed pieces here
sheet-open = Show the whole scoresheet
sheet-close = Back to the board

## What waits for an answer at the table. $name: the player’s name, or the colour

point-at-touched = Click the piece that was touched.
# A question that only the arbiter answers, at the desk
arbiter-decides = The arbiter decides
# $name: who asked, $question: what was asked
arbiter-decides-asked = Asked by { $name }: { $question }
both-decide = It stands only if you both agree.
# Behind what each of the players has chosen
both-differ = Give the same answer, or decide it at the arbiter’s desk.
# Behind what the other player has chosen
both-waits = { player } still has to agree
arbiter-called = { $name } calls the arbiter: both clocks are stopped
arbiter-called-how = Play on once it is settled, or let the arbiter decide.
draw-offered = { $name } offers a draw
# A claim that was wrong stands as an offer
draw-offered-by-claim = { $name }’s claim counts as a draw offer
draw-answered-by = { opponent } answers, or declines by touching a piece to move it.
draw-of-claim-answered = { opponent } may answer at once, or decline later by touching a piece. { player } has the move.
draw-press-first = { player } still has to press the clock. { opponent } may answer at once, or decline later by touching a piece.
draw-accept = { opponent } accepts: ½–½
draw-decline = { opponent } declines: play on
draw-declined = { $name } declined the draw: play on
draw-sign = (=) – a draw was offered with this move

# The screen lies flat between the players
face-to-face = Face to face (screen lying flat)
face-to-face-end = Leave face to face
face-to-face-help-name = How to play
# $clock: yes, no
face-to-face-help-press = { $clock ->
    [yes] Drag a piece, or tap it and then its square. After your move, press your clock.
   *[no] Drag a piece, or tap it and then its square.
}
face-to-face-help-adjust = To straighten pieces, say J’adoube first.
face-to-face-help-teacher = “{ lesson-show }” is in the menu. The teacher’s other buttons are in the usual view.
face-to-face-help-end = To return to the usual view, use the menu or press Esc.
face-to-face-one-board = On a screen lying flat, both share one board.
face-to-face-two-boards = Two boards (usual view)

## Where a player is blind. $name: the player’s name, or the colour   $move: the words to be said   $white, $black: numbers
announce-due = { $name } – announce: { $move }
announce-field = The announcement, in your own words
announce-type = or type it
announce-say = Say it
announce-feel = Clicks and arrow keys only feel the pieces. Drag a piece or press Enter on it to take it out.
announce-sighted = Your opponent is blind: announce each move before you press the clock.
announce-ask-moves = How many moves?
announce-moves-made = Moves made: White { $white }, Black { $black }.
announce-repeat-due = { $name } – repeat: { $move }
announce-repeat = Repeat it
boards-own = Board of { $name }
boards-hint = Arrow keys feel the small board. Enter takes a piece out there and puts it down.
boards-await = { $name } has yet to announce the move.
boards-rest = { $name } is to move, on the other board.
boards-not-announced = That is not the announced move: { $move }
boards-same = Both boards show the same position.
boards-differ = The boards differ: { $squares }
boards-differ-square = { $square } – differs
boards-unrepeated = { $name } has yet to repeat: { $move }
boards-announced = { $name } announced: { $move }
sheet-text-empty = No moves yet.
