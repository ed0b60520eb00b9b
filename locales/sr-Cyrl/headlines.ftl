### What was ruled, at a glance

headline-illegal = { $count ->
    [1] Први неправилан потез { player-gen }
    [2] Други неправилан потез { player-gen }
    [3] Трећи неправилан потез { player-gen }
   *[other] Неправилан потез { player-gen }, { $count }. по реду
}
headline-topic = { $topic }: { player-mid }
headline-not-moved = { player } није играо дотакнутом фигуром
headline-not-captured = { player } није узео дотакнуту фигуру
headline-claim-wrong = Неоснована рекламација { player-gen }
headline-claim-right = Рекламација { player-gen } је основана
duty-move = { the-piece } са { $square } мора да се помери
duty-capture = { the-piece } на { $square } мора да се узме
