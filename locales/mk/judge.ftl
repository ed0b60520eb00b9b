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
