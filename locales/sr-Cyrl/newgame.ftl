### New game
