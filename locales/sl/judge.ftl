### What `jadoube judge` tells people; what it prints of the rulings is the same in every language

judge-different = RAZLIKA: { $about }
judge-expected = pričakovano:
judge-ruled = odločeno:
judge-nothing = nič
judge-illegal-move = poteze { $move } tam ni mogoče odigrati: { $why }
judge-already-over = s temi potezami je partija že končana.
judge-clocks-without-time = stanji ur sta podani, čas za igro pa ne.
judge-no-script = to ni skript: { $why }
judge-no-text = besedilo ni v UTF-8.
judge-too-large = skript ima največ { $most } MiB, ta datoteka pa več.
judge-quiet-about-all = --quiet pokaže le razlike: od tega, kar primer pričakuje (--expect), ali, drugo ob drugem, med izdajami (--edition all).
judge-progress = Presojeno: { $count } od { $all }
