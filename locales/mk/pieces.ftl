### Pieces and squares, as they are named and announced

piece-king = крал
piece-queen = дама
piece-rook = топ
piece-bishop = ловец
piece-knight = скокач
piece-pawn = пешак

square-empty = { $square }, празно
square-of-piece = { $square }, { $color ->
    [white] { $role ->
        [king] бел крал
        [queen] бела дама
        [rook] бел топ
        [bishop] бел ловец
        [knight] бел скокач
       *[pawn] бел пешак
    }
   *[black] { $role ->
        [king] црн крал
        [queen] црна дама
        [rook] црн топ
        [bishop] црн ловец
        [knight] црн скокач
       *[pawn] црн пешак
    }
}
square-with-star = { $square }, ѕвездичка

move-castles-kingside = мала рокада
move-castles-queenside = голема рокада
move-goes = { $piece } на { $square }
move-takes = { $piece } зема на { $square }
move-takes-en-passant = { $piece } зема ен пасан на { $square }
move-promotes = промоција: { $piece }
move-checks = шах
move-mates = мат

spoken-files = а бе це де е еф ге ха
spoken-ranks = еден два три четири пет шест седум осум
spoken-to = на
spoken-plus = плус
spoken-minus = минус
spoken-half = половина
spoken-equal = еднакво
spoken-unequal = не е еднакво
spoken-score = { $white } спрема { $black }
spoken-point = точка
