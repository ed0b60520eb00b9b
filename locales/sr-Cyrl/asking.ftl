### Asking about the game: what is typed behind a full stop, and what is answered

# Words that begin a question or name what it is about, apart by blanks: whoever asks types any one of them
ask-help-words = помоћ ? речи
ask-clock-words = ч сат сатови време
ask-last-words = п последњи
ask-turn-words = н ко
ask-square-words = о поље овде
ask-men-words = фигуре
ask-rank-words = ред
ask-file-words = линија
ask-taken-words = узете узето
ask-moves-words = м потези
ask-captures-words = x узимања узима
ask-attackers-words = нападачи напада напад
ask-white-words = бели беле бела
ask-black-words = црни црне црна
ask-king-words = краљ краљеви
ask-queen-words = дама даме
ask-rook-words = топ топови
ask-bishop-words = ловац ловци
ask-knight-words = скакач скакачи коњ
ask-pawn-words = пешак пешаци

ask-help = Можете да питате: сат, последњи, ко, поље, фигуре, ред, линија, узете, потези, узимања, нападачи. И само поље, фигура или боја је питање.
# $text: what was typed
ask-unknown = Не знам питање „{ $text }“. Списак даје .помоћ.
ask-tournament = На турниру нико не сме играчу у томе да помаже.
ask-no-move = Још није одигран ниједан потез.
ask-none = ништа
