### Keys

keys-clock = Ura
key-levers = Pritisni uro belega ali črnega
key-running = Pritisni uro, ki teče; poženi ustavljeno
key-space = Zaključi izvršeno potezo; poženi ustavljeni uri
key-pause = Ustavi obe uri ali nadaljuj
keys-board = Šahovnica
key-walk = Premikanje po šahovnici
key-name-typed = e4, Sf3, 0-0 …
key-typed = Vtipkaj potezo s svojimi črkami; Enter jo izvrši
key-name-pieces = S S, L L …
key-jump = Skok na naslednjo takšno figuro; Enter se je dotakne
key-act = Dotakni se, prenesi, izpusti
key-put-back = Vrni figuro na njeno mesto
key-draw = Obarvaj polje; na drugem polju nariši puščico (kot z desno tipko miške)
key-turn = Obrni šahovnico
keys-program = Program
keys-running-clock = Dokler ura teče, jo pritisne tipka Ctrl sama. Pritisk velja, ko tipko spustite, in sicer od trenutka, ko je bila pritisnjena. Skupaj s črko ne pritisne ničesar.
key-name-levers = Levi / desni Ctrl
key-name-space = Preslednica
key-name-enter = Enter
keys-side = Šahovska ura
key-side-levers = Pritisni levo ali desno polovico
key-side-stop = Ustavi obe strani
key-side-correct = Popravi ustavljeno uro
key-side-counters = Pokaži števce in obdobja ali jih skrij
key-side-lock = Zakleni uro; za odklep drži eno sekundo
