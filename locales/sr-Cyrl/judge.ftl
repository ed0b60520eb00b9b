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
