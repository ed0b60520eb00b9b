### Asking about the game: what is typed behind a full stop, and what is answered

# Words that begin a question or name what it is about, apart by blanks: whoever asks types any one of them
ask-help-words = pomoc ? słowa
ask-clock-words = z zegar zegary czas
ask-last-words = o ostatnie
ask-turn-words = n kto
ask-square-words = p pole tutaj
ask-men-words = figury bierki
ask-rank-words = rząd
ask-file-words = linia kolumna
ask-taken-words = zbite pobite
ask-moves-words = m ruchy posunięcia
ask-captures-words = x bicia bije
ask-attackers-words = atakujące atakuje atak
ask-white-words = białe biały biała
ask-black-words = czarne czarny czarna
ask-king-words = król króle
ask-queen-words = hetman hetmany
ask-rook-words = wieża wieże
ask-bishop-words = goniec gońce
ask-knight-words = skoczek skoczki
ask-pawn-words = pionek pionki

ask-help = Możesz zapytać: zegar, ostatnie, kto, pole, figury, rząd, linia, zbite, ruchy, bicia, atakujące. Samo pole, figura albo kolor to też pytanie.
# $text: what was typed
ask-unknown = Nie znam pytania „{ $text }”. Listę podaje .pomoc.
ask-tournament = W turnieju nikt nie może w tym pomagać zawodnikowi.
ask-no-move = Nie wykonano jeszcze żadnego posunięcia.
ask-none = nic
