### What was ruled, at a glance

headline-illegal = { $count ->
    [1] Прв неправилен потег на { player-mid }
    [2] Втор неправилен потег на { player-mid }
    [3] Трет неправилен потег на { player-mid }
   *[other] Неправилен потег бр. { $count } на { player-mid }
}
headline-topic = { $topic }: { player-mid }
headline-not-moved = { player } не одигра со допрената фигура
headline-not-captured = { player } не ја зеде допрената фигура
headline-claim-wrong = Неоснована рекламација на { player-mid }
headline-claim-right = Рекламацијата на { player-mid } е основана
duty-move = { the-piece } од { $square } мора да се помести
duty-capture = { the-piece } на { $square } мора да се земе
