### Pieces and squares
