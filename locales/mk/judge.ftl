### What `jadoube judge` tells people; what it prints of the rulings is the same in every language

judge-different = РАЗЛИКА: { $about }
judge-expected = очекувано:
judge-ruled = одлучено:
judge-nothing = ништо
judge-illegal-move = потегот { $move } не може таму да се одигра: { $why }
judge-already-over = со овие потези партијата веќе е завршена.
judge-clocks-without-time = дадени се состојбите на часовниците, но не и времето за игра.
judge-no-script = ова не е скрипта: { $why }
judge-no-text = текстот не е во UTF-8.
judge-too-large = скрипта има најмногу { $most } MiB, а оваа датотека има повеќе.
judge-quiet-about-all = --quiet ги покажува само разликите: од она што го очекува примерот (--expect) или, едно до друго, меѓу изданијата (--edition all).
judge-progress = Проценето: { $count } од { $all }

## What is wrong with how a script is written. $name: what stands or should stand in its text   $known: names, parted by commas
judge-fault-no-script = ова не е скрипта: таа почнува со „(“ и завршува со „)“.
judge-fault-sign = тука се очекува „{ $name }“.
judge-fault-truth = тука се очекува true или false.
judge-fault-number = тука се очекува цел број.
judge-fault-text = тука се очекува текст во наводници.
judge-fault-name = тука се очекува име без наводници.
judge-fault-no-name = „{ $name }“ не е име што може да стои тука.
judge-fault-number-range = овој број тука е преголем или премал.
judge-fault-open-text = на овој текст му недостасува наводник на крајот.
judge-fault-open-comment = овој коментар нема крај: недостасува */.
judge-fault-escape = ова не може да стои зад обратна коса црта; таа самата се пишува „\\“.
judge-fault-unknown = „{ $name }“ тука не е познато; познато е: { $known }.
judge-fault-field-missing = тука недостасува „{ $name }“.
judge-fault-field-twice = „{ $name }“ тука стои двапати.
judge-fault-value-missing = тука недостасува уште една вредност.
judge-fault-end = текстот завршува насред скриптата.
judge-fault-too-deep = заградите се вгнездени предлабоко.
judge-fault-surplus = скриптата завршува пред ова; по неа не може да стои ништо.
judge-fault-unexpected = „{ $name }“ не може да стои тука.
judge-fault-extension = RON не знае за проширувањето „{ $name }“.

## What is wrong with what a script says. $text: a text of it   $why: a sentence; after a time, without a full stop   $known: names, parted by commas   $example: a text for a script
judge-fault-square = „{ $text }“ не е поле; полето се пишува „e4“.
judge-fault-question = „{ $text }“ не е прашање; прашањето се пишува „can-mate white“.
judge-fault-edition = „{ $text }“ не е издание; изданијата се: { $known }.
judge-fault-count = { $count } е премногу; најмногу може да биде { $most }.
judge-fault-duration = „{ $text }“ не е време. { $why }.
judge-fault-control = „{ $text }“ не е време за игра. { $why }.
judge-fault-untimed = во партија без часовник „time“ се изоставува.
judge-fault-chess960 = „{ $text }“ не е број на позиција за Chess960; броевите одат од 0 до 959.
judge-fault-fen = „{ $text }“ не е FEN. { $why }
judge-fault-moves = „{ $text }“ брои повеќе од { $most } потези.
judge-fault-kings = во „{ $text }“ секоја страна мора да има еден крал, а кралевите не смеат да стојат еден до друг.
judge-fault-unplayable = од „{ $text }“ никој не може да игра. { $why }
judge-fault-order = оваа постапка е во { $at }, а претходната во { $before }.
judge-fault-nobody = никој не може да направи „{ $act }“.
judge-fault-doer =
    { $by ->
        [white] белиот
        [black] црниот
        [arbiter] судијата
       *[clock] часовникот
    } не може да направи „{ $act }“; тоа може само { $doers ->
        [player] играч
        [arbiter] судијата
        [either] играч или судијата
       *[clock] часовникот
    }.
judge-fault-expect = тука се очекува список на очекувани редови, или по еден список за секоја група изданија: { $example }
judge-fault-expect-line = „{ $text }“ не е ред на она што се очекува; редот се пишува „{ $example }“.
judge-fault-expect-end = „{ $text }“ не е ништо што кажува крајот; крајот кажува: { $known }.
judge-fault-expect-editions = „{ $text }“ не именува ниту едно издание; се пишува „all“, „2005 2009“ или „2014..“.
judge-fault-expect-twice = изданието { $edition } е наведено двапати.
