### What was ruled, at a glance

headline-illegal = { $player-mark ->
    [none] { $count ->
        [1] Први неправилан потез { player-gen }
        [2] Други неправилан потез { player-gen }
        [3] Трећи неправилан потез { player-gen }
       *[other] Неправилан потез { player-gen }, { $count }. по реду
    }
   *[mark] { $count ->
        [1] { $player-mark }: први неправилан потез
        [2] { $player-mark }: други неправилан потез
        [3] { $player-mark }: трећи неправилан потез
       *[other] { $player-mark }: { $count }. неправилан потез
    }
}
headline-no-move = { $player-mark ->
    [none] { $count ->
        [1] Притисак без потеза: први неправилан потез { player-gen }
        [2] Притисак без потеза: други неправилан потез { player-gen }
        [3] Притисак без потеза: трећи неправилан потез { player-gen }
       *[other] Притисак без потеза: { $count }. неправилан потез { player-gen }
    }
   *[mark] { $count ->
        [1] { $player-mark }: притисак без потеза, први неправилан потез
        [2] { $player-mark }: притисак без потеза, други неправилан потез
        [3] { $player-mark }: притисак без потеза, трећи неправилан потез
       *[other] { $player-mark }: притисак без потеза, { $count }. неправилан потез
    }
}
headline-illegal-loses = { $count ->
    [1] { player-plain } губи због неправилног потеза
    [2] { player-plain } губи због другог неправилног потеза
    [3] { player-plain } губи због трећег неправилног потеза
   *[other] { player-plain } губи због { $count }. неправилног потеза
}
headline-taken-back = Враћено споразумно
headline-move-taken-back = Споразумно враћено: { $move }
back-by-agreement = { player-plain } игра поново; времена на сату остају
back-by-agreement-untimed = { player-plain } игра поново
back-after = На табли је опет позиција после потеза { $move }
back-to-start = На табли је опет позиција пре првог потеза
headline-topic = { $player-mark ->
    [none] { $topic }: { player-mid }
   *[mark] { $topic }: { $player-mark }
}
headline-not-kept = Потез { player-gen } не важи: обавезан је други
headline-not-moved = { $player-mark ->
    [none] { player } није играо дотакнутом фигуром
   *[mark] { $player-mark }: дотакнутом фигуром није играно
}
headline-not-captured = { $player-mark ->
    [none] { player } није узео дотакнуту фигуру
   *[mark] { $player-mark }: дотакнута фигура није узета
}
headline-claim-wrong = { $player-mark ->
    [none] Неоснована рекламација { player-gen }
   *[mark] { $player-mark }: неоснована рекламација
}
headline-claim-right = { $player-mark ->
    [none] Рекламација { player-gen } је основана
   *[mark] { $player-mark }: рекламација је основана
}
headline-called = { $player-mark ->
    [none] { player } је с ваљаним разлогом позвао судију
   *[mark] { $player-mark }: судија је позван с ваљаним разлогом
}
record-called-and-played-on = { $player-mark ->
    [none] { player } је позвао судију; игра се наставља
   *[mark] { $player-mark }: позван је судија; игра се наставља
}
headline-call-settled = Судија је позван с ваљаним разлогом
headline-stop-unjustified = { $player-mark ->
    [none] { player } није имао ваљан разлог да заустави сатове
   *[mark] { $player-mark }: без ваљаног разлога за заустављање сатова
}
headline-sealed-and-stopped = Ковертирање: { player-mid } записује потез, затвара коверту и тек онда зауставља сат
duty-move = { the-piece } са { $square } мора да се помери
duty-capture = { the-piece } на { $square } мора да се узме
still-to-move = { player-plain } је и даље на потезу
reason-illegal-cost = { $what ->
    [no-move] Притисак на сат без потеза рачуна се као неправилан потез, а противник добија време.
    [put-back] Неправилан потез се враћа, а противник добија време.
   *[stands] То се рачуна као неправилан потез, а противник добија време.
}
reason-increment-back = Додатак се одузима: { $change } (уобичајено).
reason-claim-times = { $when ->
    [next] { $count ->
        [one] С тим потезом позиција је била на табли { $count } пут, а потребно је три пута.
        [few] С тим потезом позиција је била на табли { $count } пута, а потребно је три пута.
       *[other] С тим потезом позиција је била на табли { $count } пута, а потребно је три пута.
    }
   *[now] { $count ->
        [one] Позиција је била на табли { $count } пут, а потребно је три пута.
        [few] Позиција је била на табли { $count } пута, а потребно је три пута.
       *[other] Позиција је била на табли { $count } пута, а потребно је три пута.
    }
}
reason-claim-moves = { $when ->
    [next] { $count ->
        [one] С тим потезом свако је одиграо по { $count } потез без узимања и без потеза пешаком, а потребно је педесет.
        [few] С тим потезом свако је одиграо по { $count } потеза без узимања и без потеза пешаком, а потребно је педесет.
       *[other] С тим потезом свако је одиграо по { $count } потеза без узимања и без потеза пешаком, а потребно је педесет.
    }
   *[now] { $count ->
        [one] Свако је одиграо по { $count } потез без узимања и без потеза пешаком, а потребно је педесет.
        [few] Свако је одиграо по { $count } потеза без узимања и без потеза пешаком, а потребно је педесет.
       *[other] Свако је одиграо по { $count } потеза без узимања и без потеза пешаком, а потребно је педесет.
    }
}
reason-last-move-legal = Последњи потез { player-gen } био је правилан.
reason-written-not-legal = Записани потез није правилан.
reason-flag-up = Заставица { player-gen } није пала.
reason-touch-kept = Потез одговара дотакнутим фигурама.
reason-touch-unseen = Други додир није забележен, а судије нема.
clock-runs-again = { $player-mark ->
    [none] Поново иде сат { player-gen }
   *[mark] { $player-mark }: сат поново иде
}
