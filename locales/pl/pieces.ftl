### Pieces and squares, as they are named and announced

piece-king = król
piece-queen = hetman
piece-rook = wieża
piece-bishop = goniec
piece-knight = skoczek
piece-pawn = pionek

square-empty = { $square }, puste
square-of-piece = { $square }, { $color ->
    [white] { $role ->
        [king] biały król
        [queen] biały hetman
        [rook] biała wieża
        [bishop] biały goniec
        [knight] biały skoczek
       *[pawn] biały pionek
    }
   *[black] { $role ->
        [king] czarny król
        [queen] czarny hetman
        [rook] czarna wieża
        [bishop] czarny goniec
        [knight] czarny skoczek
       *[pawn] czarny pionek
    }
}
square-with-star = { $square }, gwiazdka

move-castles-kingside = krótka roszada
move-castles-queenside = długa roszada
move-goes = { $piece } na { $square }
move-takes = { $piece } bije na { $square }
move-takes-en-passant = { $piece } bije w przelocie na { $square }
move-promotes = promocja: { $piece }
move-checks = szach
move-mates = mat

spoken-files = a be ce de e ef gie ha
spoken-ranks = jeden dwa trzy cztery pięć sześć siedem osiem
spoken-to = na
spoken-plus = plus
spoken-minus = minus
spoken-half = pół
spoken-equal = równa się
spoken-unequal = nie równa się
spoken-score = { $white } do { $black }
spoken-point = kropka
