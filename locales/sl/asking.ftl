### Asking about the game: what is typed behind a full stop, and what is answered

# Words that begin a question or name what it is about, apart by blanks: whoever asks types any one of them
ask-help-words = pomoč ? besede
ask-clock-words = u ura uri čas
ask-last-words = z zadnja
ask-turn-words = n kdo poteza
ask-square-words = o polje tukaj
ask-men-words = p figure
ask-rank-words = vrsta
ask-file-words = linija
ask-taken-words = vzete vzeto
ask-moves-words = m poteze možnosti
ask-captures-words = x jemanja vzame
ask-attackers-words = napadalci napada napad
ask-white-words = beli bele bela
ask-black-words = črni črne črna
ask-king-words = kralj kralji
ask-queen-words = dama dame
ask-rook-words = trdnjava trdnjavi trdnjave
ask-bishop-words = lovec lovca lovci
ask-knight-words = skakač skakača skakači
ask-pawn-words = kmet kmetje

ask-help = Vprašate lahko: ura, zadnja, kdo, polje, figure, vrsta, linija, vzete, poteze, jemanja, napadalci. Tudi polje, figura ali barva sama zase je vprašanje.
# $text: what was typed
ask-unknown = Vprašanja »{ $text }« ne poznam. Seznam pokaže .pomoč.
ask-tournament = Na turnirju igralcu pri tem nihče ne sme pomagati.
ask-no-move = Nobena poteza še ni bila narejena.
ask-none = nič
