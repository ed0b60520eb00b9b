### Forms that other messages refer to: player and opponent in their cases, lengths of time as objects

player = { $player ->
    [white] Бели
   *[black] Црни
}
player-mid = { $player ->
    [white] бели
   *[black] црни
}
player-gen = { $player ->
    [white] белог
   *[black] црног
}
player-dat = { $player ->
    [white] белом
   *[black] црном
}
player-dat-start = { $player ->
    [white] Белом
   *[black] Црном
}
opponent = { $player ->
    [white] црни
   *[black] бели
}

duration = { $minutes ->
    [0] { duration-seconds }
   *[other] { $seconds ->
        [0] { duration-minutes }
       *[other] { duration-minutes } и { duration-seconds }
    }
}
duration-minutes = { $minutes ->
    [one] { $minutes } минут
    [few] { $minutes } минута
   *[other] { $minutes } минута
}
duration-seconds = { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунде
   *[other] { $seconds } секунди
}

a-piece = { $role ->
    [king] краљ
    [queen] дама
    [rook] топ
    [bishop] ловац
    [knight] скакач
   *[pawn] пешак
}
from-when = { $from ->
    [move] од { $number }. потеза
   *[period] од { $number }. периода
}
