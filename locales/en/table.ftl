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
teach-released = The piece has been let go. If the move is legal, it stays there (Article { $article }).
# $why: a sentence   $from: where the piece came from   $can: whether it can make any legal move
teach-illegal = Not legal. { $why } { $can ->
    [yes] Move the piece back to { $from } and make a legal move with it.
   *[no] Move the piece back to { $from } and make a legal move with another one.
}
teach-next-loses = The next illegal move loses the game.
teach-illegal-unseen = { player } completed an illegal move, and nobody stopped it. { opponent } may press “{ say-claim }” before the next move.
teach-first-loses = Here the first illegal move loses the game.
teach-first-loses-on-claim = Here the opponent can claim the game after the first illegal move.
teach-made = { $move } is made. Now { player } presses the clock; then it is { opponent }’s turn.
teach-completed = { $clock ->
    [yes] { $move } is completed: the clock was pressed (Article { $article }). { opponent } has the move.
   *[no] { $move } is made. { opponent } has the move.
}
# $from, $to: squares
teach-not-legal = { $from } to { $to } is not a legal move, so it was not made. Try another one.
teach-owed-otherwise = { $from } to { $to } would be legal, but a touched piece must move or be captured first.
# $role: the piece   $square: where it stands
teach-touched-move = You touched { touched-piece } on { $square }. It must move.
teach-touched-capture = You touched { touched-piece } on { $square }. It must be captured.
teach-not-moved = You have not moved yet: press the clock after your move.
# $role: the piece   $square: where it stands   $to: dot, ring, nowhere
teach-back = { the-piece } is back on { $square }: { $to ->
    [dot] play it to a dot.
    [ring] capture where a ring is.
   *[nowhere] play another piece.
}
lesson-mistakes = Let mistakes happen
lesson-mistakes-what = Illegal moves may be made, so that their price is seen.
lesson-show = Show me
lesson-mark = Remember position
# A position that was remembered. $begins: whether it is the one at the start   $move: the last move before it
lesson-back = { $begins ->
    [yes] Go back: the start
   *[no] Go back: after { $move }
}
lesson-asks = { $begins ->
    [yes] Go back to the position at the start?
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
    [yes] The position at the start is back
   *[no] The position after { $move } is back
}
lesson-go-back = Go back
lesson-marked = Remembered. Play on: “Go back” brings this position back.
lesson-choose = Any piece in a frame can move.
lesson-press = Now press the clock.

unsettled = What stands on the board is not a legal move. Correct it before the clock is pressed.
# $clock: yes, no   $can: whether that piece can move legally: yes, no; any where no single piece was moved
unsettled-until = { $clock ->
    [yes] { $can ->
        [yes] Move it back and make a legal move with it before the press, or it is an illegal move.
        [no] Move it back and make a legal move with another piece before the press, or it is an illegal move.
       *[any] Move it back and make a legal move before the press, or it is an illegal move.
    }
   *[no] { $can ->
        [yes] Move it back and make a legal move with it to go on.
        [no] Move it back and make a legal move with another piece to go on.
       *[any] Move it back and make a legal move to go on.
    }
}
put-right = Put the pieces back
put-right-or = Or have it done for you:
# Said to whoever presses or touches in vain. $player: whose time would run
standstill-not-started = First { opponent } presses the clock, then { player }’s time runs.
standstill-waits = Not yet: { opponent } presses the clock first.
standstill-stopped = The clocks are stopped. “{ clock-resume }” lets them run.
# The arbiter was called
standstill-called = The clocks are stopped. “{ play-on }” lets them run.
# $player: who asks for a move back
standstill-asked-back = First { opponent } decides whether the move goes back.
move-made-stays = The move is made and stays. Now press the clock.
# $move: what was typed means it
typed-enter = { $move } – Enter plays it
# $player: who has said “j’adoube”
adjusting-counts = { player } is adjusting: pieces may be straightened, no touch counts.
adjusting-ends = To end it, press “{ say-adjusting }” or move.
# A move taken back by agreement. $player: whose   $move: which
take-back = { $answered ->
    [yes] Ask to take back { $move } and { $answer }
   *[no] Ask to take back { $move }
}
take-back-brief = { $answered ->
    [yes] { say-take-back-both }
   *[no] Take back { $move }…
}
# Whoever asked no longer does
take-back-withdraw = { $answered ->
    [yes] No longer ask to take back { $move } and { $answer }
   *[no] No longer ask to take back { $move }
}
take-back-asked = { $answered ->
    [yes] { player } asks to take back { $move } and { $answer }
   *[no] { player } asks to take back { $move }
}
# Who answers, and what becomes of the time meanwhile. $clocks: stand, run, none
take-back-answered-by = { $clocks ->
    [stand] { opponent } decides. Both clocks wait and keep their times.
    [run] { opponent } decides. The clock runs meanwhile. No time is given back.
   *[none] { opponent } decides.
}
take-back-agree = { $answered ->
    [yes] { opponent } agrees: both go back
   *[no] { opponent } agrees: { $move } goes back
}
take-back-refuse = { $answered ->
    [yes] { opponent } declines: both stay
   *[no] { opponent } declines: { $move } stays
}
# After the answer
take-back-refused = { $answered ->
    [yes] { opponent } declines: { $move } and { $answer } stay
   *[no] { take-back-refuse }
}

# $clock: yes, no
sheet-empty = { $clock ->
    [yes] { player } moves, then presses the clock.
   *[no] { player } begins.
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
say-castle = I castle
menu-castle = Castle: kingside or queenside…
# $king, $rook: where they arrive
castle-c-side = Castle on the c-side: king to { $king }, rook to { $rook }
castle-g-side = Castle on the g-side: king to { $king }, rook to { $rook }
say-claim = Claim…
say-take-back = Take back…
# Where the opponent’s answer goes back with it
say-take-back-both = Take back both…
say-withdraw = Withdraw
say-stop = Call the arbiter
say-arbiter = Arbiter
say-resign = Resign
play-on = Play on

# $player: the player's name
claim-title = A claim by { $player }
claim-what = A claim cannot be withdrawn. The arbiter decides.
claim-what-choosing = A claim cannot be withdrawn. The clock runs on while you choose.
claim-what-stops = Your clock runs until you make it; then both clocks stop, and the arbiter decides.
claim-what-runs = The arbiter decides; the clock runs on meanwhile.
claim-repetition = The same position for the third time
claim-fifty = 50 moves without a capture or a pawn move
claim-flag = The opponent’s flag has fallen
claim-illegal = The opponent completed an illegal move
claim-touch-move = The opponent did not move a touched piece
claim-normal-means = The opponent cannot win by normal means
claim-no-effort = The opponent makes no effort to win by normal means
claim-written = If the claim is about your next move, write it here and do not play it:
move-example = e.g. { $move }
claim-wrong = If the claim is wrong, the opponent gains time and the game goes on.
claim-wrong-gives = If a claim of a draw is wrong, { opponent } gains { duration-minutes } and the game goes on.
claim-wrong-takes = { player } also loses time: half of what is left, at most three minutes.
claim-wrong-offers = The claim counts as an offer of a draw.
claim-choose = Choose what is claimed.
claim-make = Make the claim
# What is known of a ground. $move: the move with which it holds
claim-holds-now = right now
claim-holds-with = with { $move }
claim-judged = for the arbiter to judge
claim-not-now = not as things stand
# What is counted for a ground that does not hold yet. $count: times of three, or moves of fifty
claim-times-so-far = { $count ->
    [one] once so far
   *[other] { $count } times so far
}
claim-moves-so-far = { $count } of 50 so far
claim-nothing = As things stand, no claim would be right.
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
review-look-go-on = and go on from any move
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
result-moves-in = { result-moves }, { $time } in all
# $player: the player's name
rematch-white = { $player } has White
rematch-swap = You swap colours
paper-print = Print
paper-pgn = Save PGN
both-sign = Both players sign the result
# Among friends and in lessons
both-sign-freely = You may both sign the result
sign-here = type your name
# The button beneath a line to sign on
sign-result-as = { player } signs
game-annulled = The game does not count; another one is to be played.
game-adjourned = The game is adjourned.
game-referred = Play is over; the arbiter has yet to decide the result.

## Why a move is not legal. $role: pawn … king   $square: where the trouble is
object-no-piece = Nothing stands on that square.
object-no-move = The piece has not moved.
object-not-yours = That piece belongs to the opponent.
object-own-piece = Your own piece stands there.
object-not-its-way = { $role ->
    [king] The king moves one square in any direction.
    [queen] The queen moves along ranks, files and diagonals.
    [rook] The rook moves along ranks and files.
    [bishop] The bishop moves along diagonals.
    [knight] The knight moves two squares straight and one to the side.
   *[pawn] The pawn goes one square straight ahead; from its first square one or two.
}
object-jumps = Only the knight jumps: the way is barred on { $square }.
object-pawn-blocked = The pawn does not capture straight ahead: { $square } is taken.
object-pawn-two-squares = The pawn may go two squares only from its first square.
object-pawn-backwards = The pawn never goes back.
object-pawn-captures-nothing = The pawn moves diagonally only when it captures.
object-en-passant = Capturing en passant is possible only at once, on the very next move.
object-promotion = A pawn that reaches the last rank becomes a queen, rook, bishop or knight.
object-captures-king = A king is never captured.
object-into-attack = The king may not step where the piece on { $square } attacks.
object-stays-in-check = The king would still be in check from { $square }.
object-exposes-king = The king would be in check from { $square }.
object-castling-right-lost = Castling there is no longer possible: the king or that rook has moved.
object-castling-elsewhere = The king does not castle to that square.
object-castling-in-check = Nobody castles out of check: the piece on { $square } attacks the king.
object-castling-between = A piece on { $square } stands in the way of castling.
object-castling-through = The king may not pass over { $square }, which is attacked.
object-castling-into = The king would arrive where the piece on { $square } attacks.

box = Box
box-put = pieces off the board go here
sheet-open = Show the whole scoresheet
sheet-close = Back to the board

## What waits for an answer at the table. $name: the player’s name, or the colour

point-at-touched = Point at the piece that was touched.
arbiter-called = { $name } calls the arbiter: both clocks are stopped
arbiter-called-how = Play on once it is settled, or let the arbiter decide.
draw-offered = { $name } offers a draw
# A claim that was wrong stands as an offer
draw-offered-by-claim = { $name }’s claim stands as an offer of a draw
draw-answered-by = { opponent } answers, or declines by touching a piece to move it.
draw-of-claim-answered = { opponent } may answer at once, or decline later by touching a piece. { player } has the move.
draw-press-first = { player } still has to press the clock. { opponent } may answer at once, or decline later by touching a piece.
draw-accept = { opponent } accepts: ½–½
draw-decline = { opponent } declines: play on
draw-declined = { $name } declined the draw: play on
draw-sign = (=) – with this move a draw was offered

# The screen lies flat between the players
face-to-face = Face to face, for a screen that lies flat
face-to-face-end = End face to face
face-to-face-help-name = How this is played
face-to-face-help-press = Drag a piece, or touch it and then its square. When the move is made, press your clock.
face-to-face-help-adjust = To straighten pieces, say J’adoube first.
face-to-face-signs = Pieces are shown as signs that both sides can read.
face-to-face-help-teacher = “{ lesson-show }” is in the menu. The teacher’s other buttons are in the usual view.
face-to-face-help-end = The menu leads back to the usual view, and so does Esc.
