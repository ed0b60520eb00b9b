### Pieces and squares, as they are named and announced

piece-king = kralj
piece-queen = dama
piece-rook = trdnjava
piece-bishop = lovec
piece-knight = skakač
piece-pawn = kmet

square-empty = { $square }, prazno
square-of-piece = { $square }, { $color ->
    [white] { $role ->
        [king] beli kralj
        [queen] bela dama
        [rook] bela trdnjava
        [bishop] beli lovec
        [knight] beli skakač
       *[pawn] beli kmet
    }
   *[black] { $role ->
        [king] črni kralj
        [queen] črna dama
        [rook] črna trdnjava
        [bishop] črni lovec
        [knight] črni skakač
       *[pawn] črni kmet
    }
}
square-with-star = { $square }, zvezdica

move-castles-kingside = kratka rokada
move-castles-queenside = dolga rokada
move-goes = { $piece } na { $square }
move-takes = { $piece } vzame na { $square }
move-takes-en-passant = { $piece } vzame en passant na { $square }
move-promotes = promocija: { $piece }
move-checks = šah
move-mates = mat

spoken-files = a be ce de e ef ge ha
spoken-ranks = ena dva tri štiri pet šest sedem osem
spoken-to = na
spoken-plus = plus
spoken-minus = minus
spoken-half = pol
spoken-equal = je enako
spoken-unequal = ni enako
spoken-score = { $white } proti { $black }
spoken-point = pika
