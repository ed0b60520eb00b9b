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
key-act = Dotakni se figure; izpusti jo na drugem polju
key-put-back = Vrni figuro na njeno mesto
key-draw = Obarvaj polje; na drugem polju nariši puščico (kot z desno tipko miške)
key-turn = Obrni šahovnico
keys-said = Ob šahovnici
key-other-player = S katero koli od teh tipk: za igralca, ki ni na potezi
key-question = Na vprašanje in nazaj
# $key: the space bar
sticky-keys = Zaklepanje tipk je vklopljeno: ta tipka sama pritisne uro le, kadar poteza čaka na pritisk. { $key } pritisne uro ali jo požene.
keys-program = Program
keys-running-clock = { $key } sam pritisne uro; skupaj z drugo tipko je ne.
key-name-space = Preslednica
key-name-enter = Enter
keys-side = Šahovska ura
key-side-levers = Pritisni levo ali desno polovico
key-side-stop = Ustavi obe strani; pozneje zapusti ustavljeno uro
key-side-correct = Popravi ustavljeno uro
key-side-counters = Pokaži števce in periode ali jih skrij
key-side-lock = Zakleni uro; za odklep drži eno sekundo
keys-review = Pregled partije
key-step = Poteza nazaj ali naprej
key-to-start = Na začetek
key-to-end = Na konec
key-cards = Izbira kartice na začetnem zaslonu
