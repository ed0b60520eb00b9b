### Pieces and squares, as they are named and announced

piece-king = краљ
piece-queen = дама
piece-rook = топ
piece-bishop = ловац
piece-knight = скакач
piece-pawn = пешак

square-empty = { $square }, празно
square-of-piece = { $square }, { $color ->
    [white] { $role ->
        [king] бели краљ
        [queen] бела дама
        [rook] бели топ
        [bishop] бели ловац
        [knight] бели скакач
       *[pawn] бели пешак
    }
   *[black] { $role ->
        [king] црни краљ
        [queen] црна дама
        [rook] црни топ
        [bishop] црни ловац
        [knight] црни скакач
       *[pawn] црни пешак
    }
}
square-with-star = { $square }, звездица

move-castles-kingside = мала рокада
move-castles-queenside = велика рокада
move-goes = { $piece } на { $square }
move-takes = { $piece } узима на { $square }
move-takes-en-passant = { $piece } узима ан пасан на { $square }
move-promotes = промоција: { $piece }
move-checks = шах
move-mates = мат

spoken-files = а бе це де е еф ге ха
spoken-ranks = један два три четири пет шест седам осам
spoken-to = на
spoken-plus = плус
spoken-minus = минус
spoken-half = пола
spoken-equal = једнако
spoken-unequal = није једнако
spoken-score = { $white } према { $black }
spoken-point = тачка
