### Pieces and squares, as they are named and announced

piece-king = king
piece-queen = queen
piece-rook = rook
piece-bishop = bishop
piece-knight = knight
piece-pawn = pawn

# A square of the board, for screen readers.
# $square: e4   $color: white, black   $role: pawn … king
square-empty = { $square }, empty
square-of-piece = { $square }, { $color ->
    [white] { $role ->
        [king] white king
        [queen] white queen
        [rook] white rook
        [bishop] white bishop
        [knight] white knight
       *[pawn] white pawn
    }
   *[black] { $role ->
        [king] black king
        [queen] black queen
        [rook] black rook
        [bishop] black bishop
        [knight] black knight
       *[pawn] black pawn
    }
}
# $square: what stands on a square, as it is spoken
square-with-star = { $square }, a star

# A move as it is said. $piece: its name   $square: where it goes
move-castles-kingside = castles kingside
move-castles-queenside = castles queenside
move-goes = { $piece } to { $square }
move-takes = { $piece } takes { $square }
move-takes-en-passant = { $piece } takes { $square } en passant
move-promotes = promotes to { $piece }
move-checks = check
move-mates = checkmate

# How a voice reads what is written in signs: the files a to h and the ranks 1 to 8, a word each, and single signs
spoken-files = a b c d e f g h
spoken-ranks = one two three four five six seven eight
spoken-to = to
spoken-plus = plus
spoken-minus = minus
spoken-half = half
spoken-equal = equals
spoken-unequal = is not
# $white, $black: points of a result
spoken-score = { $white } to { $black }
spoken-point = point
