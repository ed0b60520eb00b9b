### What was ruled, at a glance

headline-illegal = { $count ->
    [1] Први неправилан потез { player-gen }
    [2] Други неправилан потез { player-gen }
    [3] Трећи неправилан потез { player-gen }
   *[other] Неправилан потез { player-gen }, { $count }. по реду
}
headline-no-move = { $count ->
    [1] Притисак без потеза: први неправилан потез { player-gen }
    [2] Притисак без потеза: други неправилан потез { player-gen }
    [3] Притисак без потеза: трећи неправилан потез { player-gen }
   *[other] Притисак без потеза: { $count }. неправилан потез { player-gen }
}
headline-illegal-loses = { $count ->
    [1] { player } губи због неправилног потеза
    [2] { player } губи због другог неправилног потеза
    [3] { player } губи због трећег неправилног потеза
   *[other] { player } губи због { $count }. неправилног потеза
}
headline-taken-back = Враћено споразумно
headline-topic = { $topic }: { player-mid }
headline-not-moved = { player } није играо дотакнутом фигуром
headline-not-captured = { player } није узео дотакнуту фигуру
headline-claim-wrong = Неоснована рекламација { player-gen }
headline-claim-right = Рекламација { player-gen } је основана
headline-called = { player } је позвао судију; игра је настављена
headline-call-settled = Судија је био позван; игра је настављена
duty-move = { the-piece } са { $square } мора да се помери
duty-capture = { the-piece } на { $square } мора да се узме
still-to-move = { player } је и даље на потезу
reason-illegal-cost = { $what ->
    [no-move] Притисак на сат без потеза рачуна се као неправилан потез, а противник добија време.
    [put-back] Неправилан потез се враћа, а противник добија време.
   *[stands] То се рачуна као неправилан потез, а противник добија време.
}
