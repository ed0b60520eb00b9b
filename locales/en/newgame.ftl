### New game

new-game-title = New game
name-white = White’s name
name-black = Black’s name
new-game-time = Time for each player
new-game-play = Kind of play
# $pace: standard, rapid, blitz
play-by-time = Automatic ({ $pace })
play-standard = Standard
play-rapid = Rapid
play-blitz = Blitz
# The kinds of play behind their heading
kind-standard = Standard
kind-rapid = Rapid
kind-blitz = Blitz
new-game-position = Position
start-usual = Standard
start-chess960 = Chess960
start-number = Position number
start-draw = Random
start-fen-text = Position as FEN, or a game as PGN
start-fen-what = Paste a FEN or a PGN here.
new-game-edition = Laws
new-game-arbiter = Supervision
new-game-regulations = Event rules
default-time = Default time
default-time-none = absent at the start: loses
no-draw-before = No draw offers before a certain move
no-agreed-draws = No draws by agreement
quickplay-announced = Claims in a quickplay finish
fines-announced = Fines are among the penalties
take-back-increment = Remove the increment after an illegal move
new-game-start = Start the game
new-game-leaves = Your current game will be saved under “{ kept-title }”.
new-game-desk = “Arbiter’s desk” is above the board.
# A game that goes on from another. $count: half-moves made before
new-game-continues = The game continues from this position. { $count } half-moves were played before it; they count for repetition and for the fifty-move rule.
new-game-anew = From another position
start-set-up = Set up
start-without-usual = Skip the standard position (518)
start-no-luck = No random numbers are available: draw with dice, coins or cards on the table.
start-ceremony = Public draw…
start-arrange = Arrange by hand…
start-on-the-board = Set up on the board…
# $number: 0 to 959
start-is-number = Position { $number }
copy = Copy
# $what: the name of a notation
copy-what = Copy the { $what }

## A game that goes on from another, before it starts. $move: the last move, with its number   $time: as on a tile
continued-title = Continue the game
continued-after = Continue after { $move }.
continued-start = Continue from the start of that game.
continued-position = The game starts from this position.
continued-stood = Keep the clock times
continued-anew = New clocks
continued-stood-at = White has { $white }, Black { $black } · { $time }.
continued-clocks = Both clocks start with { $time }; the old times are dropped.
continued-untimed = No clock.
continued-kept = The original game is not changed. Illegal moves start from zero.

names-swap = Swap the names
name-hint = Name
tournament-settings = Tournament settings
group-players = Players
group-time = Time
arbiters-one = An arbiter for this game
arbiters-shared = An arbiter for several games
arbiters-elsewhere = An arbiter who was not watching
arbiters-none = No arbiter
two-sides = White and Black
times-same = Equal time
times-differ = Different times
blind-players = Blind or visually disabled
boards-two = Two boards: each player repeats and executes the opponent’s moves
boards-one = One board for both players

## What holds, in a few words each. $edition: a year   $number: 0 to 959
holds-laws = Laws of { $edition }
holds-one-arbiter = one arbiter
holds-shared-arbiter = one arbiter for several games
holds-arbiter-elsewhere = an arbiter who was not watching
holds-no-arbiter = no arbiter
printed-one-arbiter = an arbiter for this game
printed-shared-arbiter = an arbiter for many boards
printed-arbiter-elsewhere = an arbiter who was not watching
printed-no-arbiter = no arbiter
holds-own-score = own scoresheets
holds-blind-white = White is blind
holds-blind-black = Black is blind
holds-blind-both = both players are blind
holds-usual = standard position
holds-chess960 = Chess960, position { $number }
holds-set-up = custom position
holds-continued = from a game

## The keys that press the clocks. $key: Ctrl, Shift
cap-left = left { $key }
cap-right = right { $key }
preview-white = White’s clock
preview-black = Black’s clock
preview-space = clock of the player who moved

## Setting up by hand
arrange-title = Arranging a Chess960 start
arrange-what = Place White’s pieces on the first rank; Black’s are set up to match.
set-up-title = Setting up a position
set-up-use = Use this position
set-up-clear = Clear the board
set-up-whole-army = All pieces
position-keep = Save this position
position-forget = Delete this position
positions-kept = Saved positions
# $number: from 1 on
positions-kept-number = Saved position { $number }
# $count: 30
positions-full = { $count } positions are saved; delete one to save another.
set-up-turn = Side to move
set-up-castling = Castling rights
set-up-en-passant = En passant target
set-up-is-number = This is Chess960 position { $number }.
the-box = box
# $player: white, black
set-up-no-king = { player } has no king.
set-up-too-many-kings = { player } has more than one king.
set-up-pawn-on-last-rank = A pawn cannot be on the first or the last rank.
set-up-opponent-in-check = { player } is in check, but it is not { player }’s move.
set-up-castling-wrong = A castling right is given for a king or rook that has left its square.
set-up-en-passant-wrong = No pawn can just have passed the en passant square.
start-castling-left-out = The FEN gives a castling right for a king or rook that has left its square; it was ignored.
start-en-passant-left-out = The FEN gives an en passant square that no pawn can just have passed; it was ignored.
# $role: king … knight   $allowed: 1 or 2
rank-too-many = { $role ->
    [king] There is only one king.
    [queen] There is only one queen.
    [rook] There are only two rooks.
    [bishop] There are only two bishops.
    [knight] There are only two knights.
   *[pawn] No pawn starts on the first rank.
}
# $shade: light, dark
rank-bishops = { $shade ->
    [light] Both bishops are on light squares; one belongs on a dark square.
   *[dark] Both bishops are on dark squares; one belongs on a light square.
}
rank-king-outside = The king must be between the rooks.
rank-no-way-on = This cannot become a legal start: a square needed for a bishop, the king or a rook is taken.
# $count: how many
rank-incomplete = { $count ->
    [one] { $count } square is still empty.
   *[other] { $count } squares are still empty.
}

## The ceremony
ceremony-title = Drawing the starting position
ceremony-dice = Dice
ceremony-coins = Coins
ceremony-cards = Cards
ceremony-projector = Projector view
ceremony-projector-off = Leave projector view
# $what: the piece that is to be placed
ceremony-next = { $what ->
    [bishop-light] A bishop on a light square
    [bishop-dark] A bishop on a dark square
    [queen] The queen
    [first-knight] The first knight
   *[second-knight] The second knight
}
# $count: how many
ceremony-ways = { $count ->
    [one] { $count } square is possible.
   *[other] { $count } squares are possible, numbered from the left.
}
# $lot: the lot drawn
ceremony-again = { $lot } matches no square. Again!
ceremony-roll = Roll the die
ceremony-toss = Toss the coins
ceremony-draw = Draw a card
ceremony-or = Or roll or draw for real and click the result.
ceremony-heads = Heads
ceremony-tails = Tails
# $worth: what its head counts
ceremony-coin = A coin whose heads count { $worth }
# $lot: what was thrown
ceremony-fell = { $lot } was drawn
# $lot: a number on a square   $square: e4
ceremony-lot = { $lot }: { $square }
ceremony-back = Back one step
ceremony-anew = Start over
ceremony-play = Play this position
ceremony-rest = The last three squares went to the rooks and, between them, the king.

## A position written as a FEN
# Why a text is no FEN. $count: rows or squares   $row: 1 to 8   $text: what stands there
fen-rows = { $count ->
    [one] A FEN has eight ranks separated by slashes; this has { $count }.
   *[other] A FEN has eight ranks separated by slashes; this has { $count }.
}
fen-row-length = { $count ->
    [one] Rank { $row } has { $count } square instead of eight.
   *[other] Rank { $row } has { $count } squares instead of eight.
}
fen-sign = “{ $text }” is not a piece: K Q R B N P are White’s, small letters Black’s, a digit counts empty squares.
fen-turn = “{ $text }” does not say whose move it is: w is White, b is Black.
fen-castling = “{ $text }” does not say who may castle: KQkq, the files of the rooks, or a dash for nobody.
fen-en-passant = “{ $text }” is not a square that a pawn has just passed; a dash means none.
fen-count = “{ $text }” is not a number of moves.
fen-surplus = “{ $text }” is too much: a FEN ends before it.
