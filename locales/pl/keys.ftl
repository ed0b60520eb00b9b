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
key-act = Dotknij bierki; puść ją na innym polu
key-put-back = Odstaw bierkę na miejsce
key-draw = Zaznacz pole; na drugim polu narysuj strzałkę (jak prawym przyciskiem myszy)
key-turn = Obróć szachownicę
keys-said = Przy szachownicy
key-other-player = Z każdym z tych klawiszy: za zawodnika, który nie jest na posunięciu
key-question = Do pytania i z powrotem
# $key: the space bar
sticky-keys = Klawisze trwałe są włączone: sam ten klawisz przełącza zegar tylko wtedy, gdy jakieś posunięcie czeka na przełączenie. { $key } przełącza zegar lub go uruchamia.
keys-program = Program
keys-running-clock = Sam { $key } przełącza zegar; razem z innym klawiszem nie.
key-name-space = Spacja
key-name-enter = Enter
keys-side = Zegar szachowy
key-side-levers = Naciśnij lewą lub prawą połowę
key-side-stop = Zatrzymaj obie strony; później opuść zatrzymany zegar
key-side-correct = Popraw zatrzymany zegar
key-side-counters = Pokaż liczniki i etapy albo je ukryj
key-side-lock = Zablokuj zegar; przytrzymaj sekundę, aby odblokować
keys-review = Przeglądanie partii
key-step = Posunięcie wstecz lub naprzód
key-to-start = Na początek
key-to-end = Na koniec
key-cards = Wybór karty na ekranie startowym
