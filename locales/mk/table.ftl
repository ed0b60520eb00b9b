### The table: board, players, moves
