### Keys

keys-clock = Zegar
key-levers = Przełącz zegar białych lub czarnych
key-running = Przełącz chodzący zegar; uruchom zatrzymany
key-space = Zakończ wykonane posunięcie; uruchom zatrzymane zegary
key-pause = Zatrzymaj oba zegary albo wznów
keys-board = Szachownica
key-walk = Poruszanie się po szachownicy
key-name-typed = e4, Sf3, 0-0 …
key-typed = Wpisz posunięcie własnymi literami; Enter je wykonuje
key-name-pieces = S S, G G …
key-jump = Skok do następnej takiej bierki; Enter jej dotyka
key-act = Dotknij, przenieś, puść
key-put-back = Odstaw bierkę na miejsce
key-draw = Zaznacz pole; na drugim polu narysuj strzałkę (jak prawym przyciskiem myszy)
key-turn = Obróć szachownicę
keys-program = Program
keys-running-clock = Dopóki zegar chodzi, sam klawisz Ctrl go przełącza. Liczy się puszczenie klawisza, ale od chwili, gdy został wciśnięty. Razem z literą niczego nie przełącza.
key-name-levers = Lewy / prawy Ctrl
key-name-space = Spacja
key-name-enter = Enter
keys-side = Zegar szachowy
key-side-levers = Naciśnij lewą lub prawą połowę
key-side-stop = Zatrzymaj obie strony
key-side-correct = Popraw zatrzymany zegar
key-side-counters = Pokaż liczniki i okresy albo je ukryj
key-side-lock = Zablokuj zegar; przytrzymaj sekundę, aby odblokować
