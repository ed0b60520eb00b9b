### Asking about the game: what is typed behind a full stop, and what is answered

# Words that begin a question or name what it is about, apart by blanks: whoever asks types any one of them
ask-help-words = помош ? зборови
ask-clock-words = ч часовник часовници време
ask-last-words = п последен
ask-turn-words = н кој
ask-square-words = о поле тука
ask-men-words = фигури
ask-rank-words = ред
ask-file-words = линија
ask-taken-words = земени
ask-moves-words = м потези
ask-captures-words = x земања зема
ask-attackers-words = напаѓачи напаѓа напад
ask-white-words = бел бели бела
ask-black-words = црн црни црна
ask-king-words = крал кралеви
ask-queen-words = дама дами
ask-rook-words = топ топови
ask-bishop-words = ловец ловци
ask-knight-words = коњ коњи скокач скокачи
ask-pawn-words = пешак пешаци

ask-help = Можете да прашате: часовник, последен, кој, поле, фигури, ред, линија, земени, потези, земања, напаѓачи. И само поле, фигура или боја е прашање.
# $text: what was typed
ask-unknown = Не го знам прашањето „{ $text }“. Список дава .помош.
ask-tournament = На турнир никој не смее да му помага на играчот во тоа.
ask-no-move = Уште не е одигран ниеден потег.
ask-none = ништо
