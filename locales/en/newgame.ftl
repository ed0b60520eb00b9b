### New game

new-game-title = New game
name-white = White’s name
name-black = Black’s name
new-game-time = Time for each player
new-game-play = Kind of play
# $pace: standard, rapid, blitz
play-by-time = By the time: { $pace }
play-standard = Standard
play-rapid = Rapid
play-blitz = Blitz
# The kinds of play behind their heading
kind-standard = Standard
kind-rapid = Rapid
kind-blitz = Blitz
new-game-position = Position
start-usual = Usual start
start-chess960 = Chess960
start-number = Number of the position
start-draw = Draw by lot
start-fen-text = The position as FEN
start-fen-what = Paste a position written as FEN here.
new-game-edition = Laws of
new-game-arbiter = Arbiters
new-game-regulations = Announced by the organiser
default-time = How late a player may arrive
default-time-none = whoever is not there at the start loses
no-draw-before = No draw offers before a certain move
no-agreed-draws = No draws by agreement
quickplay-announced = Claims in a quickplay finish
take-back-increment = An illegal move’s increment is taken back
new-game-start = Start the game
new-game-leaves = The game on the table is set aside as it stands: you find it under “{ kept-title }”.
new-game-desk = The arbiter’s desk opens from the bar above the board.
# A game that goes on from another. $count: half-moves made before
new-game-continues = The game continues from this position. Moves before it, White’s and Black’s counted together: { $count }. They count for repetition and for the fifty moves.
new-game-anew = From another position
start-set-up = Set up
start-without-usual = Leave out 518
start-no-luck = The system gives no random numbers here: draw with dice, coins or cards on the table.
start-ceremony = Draw in public…
start-arrange = Arrange by hand…
start-on-the-board = Set up on the board…
# $number: 0 to 959
start-is-number = Position number { $number }
copy = Copy
# $what: the name of a notation
copy-what = Copy the { $what }

## A game that goes on from another, before it starts. $move: the last move, with its number   $time: as on a tile
continued-title = Continue the game
continued-after = It goes on after { $move }.
continued-start = It goes on from the start of that game.
continued-stood = Clocks as they stood
continued-anew = New clocks
continued-stood-at = White has { $white }, Black { $black } · { $time }.
continued-clocks = Both clocks begin anew with { $time }, not as they stood.
continued-untimed = No clock runs.
continued-kept = The game you looked through stays as it is. Illegal moves are counted anew.

names-swap = Swap the names
name-hint = Name
tournament-settings = Tournament settings
group-players = Players
group-time = Time
arbiters-one = One for this game
arbiters-shared = One for many
arbiters-elsewhere = One who has not seen it
arbiters-none = None
two-sides = White and Black
times-same = Same time
times-differ = Different times

## What holds, in a few words each. $edition: a year   $number: 0 to 959
holds-laws = Laws of { $edition }
holds-one-arbiter = one arbiter
holds-shared-arbiter = one arbiter for many games
holds-arbiter-elsewhere = an arbiter who has not seen the game
holds-no-arbiter = no arbiter
holds-usual = the usual start
holds-chess960 = Chess960, position { $number }
holds-set-up = a position set up
holds-continued = from a game

## The keys that press the clocks. $key: Ctrl, Shift
cap-left = left { $key }
cap-right = right { $key }
preview-white = White’s clock
preview-black = Black’s clock
preview-space = the clock of whoever has moved

## Setting up by hand
arrange-title = Arranging a Chess960 start
arrange-what = Stand White’s pieces on the first rank. Black’s follow, and the pawns are in their places.
set-up-title = Setting up a position
set-up-use = Use this position
set-up-clear = Clear the board
set-up-whole-army = All the pieces
position-keep = Keep this position for new games
position-forget = Forget this position
positions-kept = Kept positions
# $number: from 1 on
positions-kept-number = Kept position { $number }
# $count: 30
positions-full = { $count } positions are kept; forget one to keep another.
set-up-turn = Who has the move
set-up-castling = Rooks that may still castle
set-up-en-passant = Pawn that may be captured en passant has passed
set-up-is-number = This is Chess960 position { $number }.
the-box = box
# $player: white, black
set-up-no-king = { player } has no king.
set-up-too-many-kings = { player } has more than one king.
set-up-pawn-on-last-rank = No pawn can stand on the first or the last rank.
set-up-opponent-in-check = { player } is in check, but does not have the move.
set-up-castling-wrong = A right to castle is noted for a king or rook that is not in its place.
set-up-en-passant-wrong = No pawn can just have passed the square noted for capturing en passant.
# $role: king … knight   $allowed: 1 or 2
rank-too-many = { $role ->
    [king] There is only one king.
    [queen] There is only one queen.
    [rook] There are only two rooks.
    [bishop] There are only two bishops.
    [knight] There are only two knights.
   *[pawn] No pawn stands on the first rank.
}
# $shade: light, dark
rank-bishops = { $shade ->
    [light] Both bishops stand on light squares; one belongs on a dark one.
   *[dark] Both bishops stand on dark squares; one belongs on a light one.
}
rank-king-outside = The king must stand between the rooks.
rank-no-way-on = No start can come of this: a square that a bishop, the king or a rook needs is taken.
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
ceremony-projector-off = Leave the projector view
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
    [one] { $count } square is open to it.
   *[other] { $count } squares are open to it, numbered from the left.
}
# $lot: the lot drawn
ceremony-again = { $lot } stands for no square. Once more!
ceremony-roll = Roll the die
ceremony-toss = Toss the coins
ceremony-draw = Draw a card
ceremony-or = Or throw on the table, and press here what fell.
ceremony-heads = Heads
ceremony-tails = Tails
# $worth: what its head counts
ceremony-coin = A coin whose head counts { $worth }
# $lot: what was thrown
ceremony-fell = { $lot } was drawn
# $lot: a number on a square   $square: e4
ceremony-lot = { $lot }: { $square }
ceremony-back = One step back
ceremony-anew = Begin again
ceremony-play = Play this position
ceremony-rest = The last three squares took the rooks and, between them, the king.

## A position written as a FEN
# Why a text is no FEN. $count: rows or squares   $row: 1 to 8   $text: what stands there
fen-rows = { $count ->
    [one] A FEN has eight ranks, parted by slashes. Here is { $count }.
   *[other] A FEN has eight ranks, parted by slashes. Here are { $count }.
}
fen-row-length = { $count ->
    [one] Rank { $row } has { $count } square in place of eight.
   *[other] Rank { $row } has { $count } squares in place of eight.
}
fen-sign = “{ $text }” stands for no piece: K Q R B N P are White’s, small letters Black’s, a figure counts empty squares.
fen-turn = “{ $text }” does not say who has the move: w is White, b is Black.
fen-castling = “{ $text }” does not say who may castle: KQkq, or the files of the rooks, or a dash for nobody.
fen-en-passant = “{ $text }” is no square that a pawn has just passed; a dash stands for none.
fen-count = “{ $text }” is no number of moves.
fen-surplus = “{ $text }” is too much: a FEN ends before it.
