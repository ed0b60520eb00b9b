### What was ruled, at a glance

headline-illegal = { $count ->
    [1] Прв неправилен потег на { player-plain-mid }
    [2] Втор неправилен потег на { player-plain-mid }
    [3] Трет неправилен потег на { player-plain-mid }
   *[other] Неправилен потег бр. { $count } на { player-plain-mid }
}
headline-no-move = { $count ->
    [1] Притиснато без потег: прв неправилен потег на { player-plain-mid }
    [2] Притиснато без потег: втор неправилен потег на { player-plain-mid }
    [3] Притиснато без потег: трет неправилен потег на { player-plain-mid }
   *[other] Притиснато без потег: неправилен потег бр. { $count } на { player-plain-mid }
}
headline-illegal-loses = { $count ->
    [1] { player-plain } губи поради неправилен потег
    [2] { player-plain } губи поради вториот неправилен потег
    [3] { player-plain } губи поради третиот неправилен потег
   *[other] { player-plain } губи поради неправилен потег бр. { $count }
}
headline-taken-back = Вратено по договор
headline-move-taken-back = Вратено по договор: { $move }
back-by-agreement = { player-plain } игра повторно; времињата остануваат
back-by-agreement-untimed = { player-plain } игра повторно
back-after = На таблата е пак позицијата по потегот { $move }
back-to-start = На таблата е пак позицијата пред првиот потег
headline-topic = { $topic }: { player-plain-mid }
headline-not-kept = Потегот на { player-mid } не важи: обврзува друг
headline-not-moved = { player-plain } не одигра со допрената фигура
headline-not-captured = { player-plain } не ја зеде допрената фигура
headline-claim-wrong = Неоснована рекламација на { player-plain-mid }
headline-claim-right = Рекламацијата на { player-plain-mid } е основана
headline-called = { player-plain } оправдано го повика судијата
record-called-and-played-on = { player-plain } го повика судијата; играта продолжува
headline-call-settled = Судијата беше оправдано повикан
headline-stop-unjustified = { player-plain } немаше оправдана причина да ги запре часовниците
headline-sealed-and-stopped = Ковертирање: { player-mid } го запишува потегот, го затвора ковертот и дури потоа го запира часовникот
duty-move = Мора да се игра { touched-piece } од { $square }
duty-capture = { the-piece } на { $square } мора да се земе
still-to-move = { player-plain } е и понатаму на потег
reason-illegal-cost = { $what ->
    [no-move] Притискањето на часовникот без потег се смета за неправилен потег, а противникот добива време.
    [put-back] Неправилниот потег се враќа, а противникот добива време.
   *[stands] Тоа се смета за неправилен потег, а противникот добива време.
}
reason-increment-back = Додатокот се одзема: { $change } (вообичаено).
reason-claim-times = { $when ->
    [next] { $count ->
        [one] Со тој потег позицијата се јавува { $count } пат; потребни се три.
       *[other] Со тој потег позицијата се јавува { $count } пати; потребни се три.
    }
   *[now] { $count ->
        [one] Позицијата била на таблата { $count } пат, а потребни се три.
       *[other] Позицијата била на таблата { $count } пати, а потребни се три.
    }
}
reason-claim-moves = { $when ->
    [next] { $count ->
        [one] Со тој потег секој одиграл { $count } потег без земање и без потег со пешак, а потребни се педесет.
       *[other] Со тој потег секој одиграл { $count } потези без земање и без потег со пешак, а потребни се педесет.
    }
   *[now] { $count ->
        [one] Секој одиграл { $count } потег без земање и без потег со пешак, а потребни се педесет.
       *[other] Секој одиграл { $count } потези без земање и без потег со пешак, а потребни се педесет.
    }
}
reason-last-move-legal = Последниот потег на { player-mid } беше правилен.
reason-written-not-legal = Запишаниот потег не е правилен.
reason-flag-up = Знаменцето на { player-mid } не падна.
reason-touch-kept = Потегот одговара на допрените фигури.
reason-touch-unseen = Друг допир не е забележан, а судија нема.
clock-runs-again = { $player-mark ->
    [none] Повторно оди часовникот на { player-mid }
   *[mark] Повторно оди часовникот на { $player-mark }
}
