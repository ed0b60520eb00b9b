### What `jadoube judge` tells people; what it prints of the rulings is the same in every language

judge-different = РАЗЛИКА: { $about }
judge-expected = очекује се:
judge-ruled = одлучено је:
judge-nothing = ништа
judge-illegal-move = { $move } се ту не може одиграти: { $why }
judge-already-over = овим потезима партија је већ завршена.
judge-clocks-without-time = дата су стања сатова, али не и време за игру.
judge-no-script = ово није скрипта: { $why }
judge-no-text = текст није у UTF-8.
judge-too-large = скрипта има највише { $most } MiB, а ова датотека има више.
judge-quiet-about-all = --quiet показује само разлике: од онога што пример очекује (--expect), или, једно поред другог, међу издањима (--edition all).
judge-progress = Пресуђено: { $count } од { $all }

## What is wrong with how a script is written. $name: what stands or should stand in its text   $known: names, parted by commas
judge-fault-no-script = ово није скрипта: она почиње са „(“ и завршава се са „)“.
judge-fault-sign = овде се очекује „{ $name }“.
judge-fault-truth = овде се очекује true или false.
judge-fault-number = овде се очекује цео број.
judge-fault-text = овде се очекује текст под наводницима.
judge-fault-name = овде се очекује назив без наводника.
judge-fault-no-name = „{ $name }“ није назив који овде може да стоји.
judge-fault-number-range = овај број је овде превелик или премали.
judge-fault-open-text = овом тексту недостаје наводник на крају.
judge-fault-open-comment = овај коментар нема краја: недостаје */.
judge-fault-escape = ово не може да стоји иза обрнуте косе црте; она сама се пише „\\“.
judge-fault-unknown = „{ $name }“ овде није познато; познато је: { $known }.
judge-fault-field-missing = овде недостаје „{ $name }“.
judge-fault-field-twice = „{ $name }“ овде стоји двапут.
judge-fault-value-missing = овде недостаје још једна вредност.
judge-fault-end = текст се завршава усред скрипте.
judge-fault-too-deep = заграде су превише дубоко угнежђене.
judge-fault-surplus = скрипта се завршава пре овога; иза ње не може ништа да стоји.
judge-fault-unexpected = „{ $name }“ овде не може да стоји.
judge-fault-extension = RON не зна за проширење „{ $name }“.

## What is wrong with what a script says. $text: a text of it   $why: a sentence; after a time, without a full stop   $known: names, parted by commas   $example: a text for a script
judge-fault-square = „{ $text }“ није поље; поље се пише „e4“.
judge-fault-question = „{ $text }“ није питање; питање се пише „can-mate white“.
judge-fault-edition = „{ $text }“ није издање; издања су: { $known }.
judge-fault-count = { $count } је превише; највише може бити { $most }.
judge-fault-duration = „{ $text }“ није време. { $why }.
judge-fault-control = „{ $text }“ није време за игру. { $why }.
judge-fault-untimed = у партији без сата „time“ се изоставља.
judge-fault-chess960 = „{ $text }“ није број позиције за Chess960; бројеви иду од 0 до 959.
judge-fault-fen = „{ $text }“ није FEN. { $why }
judge-fault-moves = „{ $text }“ броји више од { $most } потеза.
judge-fault-kings = у „{ $text }“ свака страна мора имати једног краља, а краљеви не смеју стајати један поред другог.
judge-fault-unplayable = из „{ $text }“ нико не може да игра. { $why }
judge-fault-order = ова радња је у { $at }, а претходна у { $before }.
judge-fault-nobody = нико не може да уради „{ $act }“.
judge-fault-doer =
    { $by ->
        [white] бели
        [black] црни
        [arbiter] судија
       *[clock] сат
    } не може да уради „{ $act }“; то може само { $doers ->
        [player] играч
        [arbiter] судија
        [either] играч или судија
       *[clock] сат
    }.
judge-fault-expect = овде се очекује списак очекиваних редова, или по један списак за сваку групу издања: { $example }
judge-fault-expect-line = „{ $text }“ није ред онога што се очекује; ред се пише „{ $example }“.
judge-fault-expect-end = „{ $text }“ није ништа што каже крај; крај каже: { $known }.
judge-fault-expect-editions = „{ $text }“ не именује ниједно издање; пише се „all“, „2005 2009“ или „2014..“.
judge-fault-expect-twice = издање { $edition } је наведено двапут.
