### Forms that other messages refer to: player and opponent, lengths of time as objects

player = { $player ->
    [white] Белиот
   *[black] Црниот
}
player-mid = { $player ->
    [white] белиот
   *[black] црниот
}
opponent = { $player ->
    [white] црниот
   *[black] белиот
}

duration = { $minutes ->
    [0] { duration-seconds }
   *[other] { $seconds ->
        [0] { duration-minutes }
       *[other] { duration-minutes } и { duration-seconds }
    }
}
duration-minutes = { $minutes ->
    [one] { $minutes } минута
   *[other] { $minutes } минути
}
duration-seconds = { $seconds ->
    [one] { $seconds } секунда
   *[other] { $seconds } секунди
}

a-piece = { $role ->
    [king] крал
    [queen] дама
    [rook] топ
    [bishop] ловец
    [knight] скокач
   *[pawn] пешак
}
from-when = { $from ->
    [move] од { $number }. потег натаму
   *[period] од { $number }. период натаму
}
