### Clocks and time controls

clock-face = { $player }: { $time }, { $state ->
    [runs] ura teče
    [fallen] zastavica je padla
   *[rests] ura stoji
}
clock-face-untimed = { $player }: { $state ->
    [runs] ura teče
   *[rests] ura stoji
}
clock-start = Poženi uro
clock-resume = Nadaljuj
clock-pause = Ustavi obe uri
clock-paused = Obe uri sta ustavljeni.
flag-fallen = zastavica
press-to-start = pritisnite za začetek
plunger-left-control = levi Ctrl
plunger-right-control = desni Ctrl
plunger-left-shift = levi Shift
plunger-right-shift = desni Shift
illegal-tally = { $count ->
    [one] { $count } nepravilna poteza
    [two] { $count } nepravilni potezi
    [few] { $count } nepravilne poteze
   *[other] { $count } nepravilnih potez
}
time-none = brez ure
phrase-whole-game = { $time } za celo partijo
phrase-moves-in = { $moves ->
    [one] { $time } za { $moves } potezo
    [two] { $time } za { $moves } potezi
    [few] { $time } za { $moves } poteze
   *[other] { $time } za { $moves } potez
}
phrase-every-moves-in = { $moves ->
    [1] { $time } za vsako potezo
    [one] { $time } za vsakih { $moves } potez
    [two] { $time } za vsaki { $moves } potezi
    [few] { $time } za vsake { $moves } poteze
   *[other] { $time } za vsakih { $moves } potez
}
phrase-until-used-up = { $time }, dokler se ne porabi
phrase-rest = { $time } do konca partije
phrase-hourglass = peščena ura { $time }: kar en igralec porabi, drugi pridobi
phrase-japanese = bjo-jomi: { $count } × { $time }
phrase-canadian = { $moves ->
    [1] bjo-jomi: { $time } za vsako potezo, ostanek propade
    [one] bjo-jomi: { $time } za vsakih { $moves } potez, ostanek propade
    [two] bjo-jomi: { $time } za vsaki { $moves } potezi, ostanek propade
    [few] bjo-jomi: { $time } za vsake { $moves } poteze, ostanek propade
   *[other] bjo-jomi: { $time } za vsakih { $moves } potez, ostanek propade
}
phrase-canadian-counted = bjo-jomi { $time }; poteze šteje sodnik
phrase-upcount = čas se šteje navzgor od { $time }
phrase-each-move = { $time } za vsako potezo, ostanek propade
phrase-increment = { $time } dodanega časa na potezo { from-when }
phrase-bronstein = čas, porabljen za potezo, se vrne, največ { $time }, { from-when }
phrase-us-delay = pri vsaki potezi ura čaka { $time }, { from-when }
phrase-nothing-by-the-move = brez dodanega časa na potezo { from-when }
phrase-first-increment-late = prvi dodani čas se prišteje šele po prvi potezi
phrase-freeze = obe strani se ustavita, ko pade zastavica
phrase-play-on = ura teče naprej tudi po padcu zastavice
phrase-own-periods = čas naslednje periode dobi le igralec, ki je svojega porabil
# In a sentence. $time: 5 minutes   $more: 3 seconds   $to: both, side
time-said = { $to ->
    [both] { $time } za vsakega
   *[side] { $time }
}
time-said-more = { $to ->
    [both] { $time } za vsakega, { $more } več z vsako potezo
   *[side] { $time }, { $more } več z vsako potezo
}
# What was typed could mean something else. $words: such a sentence
time-otherwise = ali { $words }?

time-unclear = »{ $part }«: { $why }
time-not-understood = Ne razumem »{ $part }«
time-fault-period = tu manjka čas, kot v 5+3
time-fault-number = tu manjka število
time-fault-colon = tu manjka dvopičje, kot v 0:05
time-fault-sixty = tu manjkata dve števki od 00 do 59
time-fault-whole = tu je lahko le celo število
time-fault-too-large = to število je preveliko
time-fault-too-fine = manj kot nanosekunda se ne da meriti
time-fault-black = naveden je čas belega, zato morata slediti -B in čas črnega
time-fault-setting = za podpičjem stoji late, freeze, playon ali own
time-fault-twice = to je že povedano
time-fault-end = to tu ne more stati
time-improper-none = časa sploh ni
time-improper-too-many = obdobij ne more biti več kot { $most }
time-improper-no-time = { $period }. perioda ne da časa
time-improper-no-moves = { $period }. perioda nima nobene poteze
time-improper-moves = v { $period }. periodi se potez ne da šteti
time-improper-follows = { $period }. periodi ne more nič slediti, ker se ne konča pri ničli
time-improper-zero = { $period }. perioda lahko sledi le taki, ki se konča pri ničli

time-more = Več tempov
time-list-further = Drugi
time-list-dgt = Po številki DGT 3000
time-own-full = Shranjenih je pet tempov; pozabite katerega, da shranite drugega.
time-keep = Shrani { $time }
time-forget = Pozabi { $time }
time-apart = Različen čas za belega in črnega
time-own = Čas po meri
time-own-white = Čas po meri za belega
time-own-black = Čas po meri za črnega
time-own-hint = npr. 25+10
time-no-clock = Brez ure
time-first-increment = Prvi dodani čas se prišteje že pred prvo potezo
time-freeze = Ura se ustavi, ko pade zastavica
time-to-both = Čas naslednje periode dobita oba hkrati

side-title = Šahovska ura
side-set = Nastavi uro
side-set-anew = Nastavi za novo partijo …
side-set-short = Nova partija …
side-how = Po potezi pritisnite svojo polovico: z miško, s prstom ali s tipko.
side-set-what = Ura še stoji: prvi pritisne črni in steče ura belega.
side-set-gives-up = Časi, ki so zdaj na uri, se opustijo; dnevnik jih ohrani.
side-black-first = Najprej pritisne črni: s tem steče ura belega.
side-manner = Kako ura šteje
side-keys = Tipke, ki pritisnejo to uro
side-pause = Premor
side-start = Poženi uro { player-gen }
side-resume = Nadaljuj z uro { player-gen }
side-correct = Popravi …
side-log = Dnevnik …
side-illegal = Nepravilna poteza
side-take-back = Razveljavi vpis
side-illegal-by = { $number ->
    [0] Nepravilna poteza ({ $player }): { $opponent } +{ $time }
   *[other] Nepravilna { $number }. poteza ({ $player }): { $opponent } +{ $time }
}
side-illegal-loses = { $count ->
    [2] Druga nepravilna poteza ({ $player }): izgubljena partija
   *[other] Nepravilna poteza št. { $count } ({ $player }): izgubljena partija
}
side-illegal-supervised = { $pace ->
    [rapid] Po odgovoru ({ $opponent }) velja le, če ima sodnik največ tri partije in se zapisujejo.
   *[blitz] Po odgovoru ({ $opponent }) velja le, če ima ta partija svojega sodnika in se zapisuje.
}
side-illegal-undoes = Pritiski na uro od te poteze naprej in dodani čas zanje se razveljavijo; porabljeni čas ostane.
side-illegal-corrected = Če je bila ura od takrat popravljena, časa ostaneta, kot sta bila nastavljena.
side-illegal-uncompleted = Poteza, ki ni zaključena s pritiskom na uro, se le popravi, brez kazni.
side-illegal-nth = { $count ->
    [1] Prva nepravilna poteza ({ $player })
    [2] Druga nepravilna poteza ({ $player })
   *[other] Nepravilna poteza št. { $count } ({ $player })
}
side-illegal-take-back = Razveljavi »{ $what }«
side-illegal-lost = Izgubi; remi, če { $opponent } ne more matirati
# The same behind the number, in the log
log-illegal-unless = remi, če { $opponent } ne more matirati
side-illegal-no-press = Noben pritisk na uro ni razveljavljen
side-illegal-replied = Ugotovljena po odgovoru na { $number }. potezo; oba pritiska na uro sta razveljavljena
side-illegal-press-back = Pritisk na uro po { $number }. potezi je razveljavljen
side-illegal-times-stay = { $number }. poteza, ki se vrne; ura je bila po pritisku popravljena, zato časa ostaneta, kot sta bila nastavljena
side-log-runs = Ura teče naprej in njene tipke delujejo. Kar zdaj shranite, gre takoj v mapo z dokumenti.
side-swap = Zamenjaj strani
side-stop-first = Ena stran teče: najprej ustavite obe strani.
side-counters = Števci
side-lock = Zakleni
side-locked = Držite sekundo za odklep
side-locked-what = Zaklenjeno: pritisniti je mogoče le polovici.
side-locked-stopped = Ustavljeno. Odklenite za nadaljevanje.
side-locked-flag = Zastavica je padla. Odklenite.
side-move = { $number }. poteza
side-moves = { $count ->
    [one] { $count } poteza
    [two] { $count } potezi
    [few] { $count } poteze
   *[other] { $count } potez
}
side-moves-to-go = { $count ->
    [one] še { $count }
    [two] še { $count }
    [few] še { $count }
   *[other] še { $count }
}
side-period = { $number }. perioda od { $of }
side-delay = čaka { $time }
side-passed = začela se je naslednja perioda
side-low = malo časa
side-next = na potezi
side-illegal-undone = poteza je vendarle pravilna
side-correction-undone = vpis razveljavljen
side-press-undone = pritisk razveljavljen
side-position-back = Vrnite pozicijo pred { $number }. potezo { player-gen }
side-position-on = Na šahovnici mora biti pozicija po { $number }. potezi { player-gen }
side-press-stays = pritisk ni razveljavljen
side-flag-first = zastavica – prva padla
side-flag-at = ob { $time }
side-battery = Baterija { $percent } %
side-battery-low = Baterija { $percent } % – priključite polnilnik

correct-title = Popravek ure
correct-time = Čas
correct-moves = Izvršenih potez
correct-illegal = Nepravilnih potez
correct-period = Obdobje
correct-next = Čigava ura steče
correct-reason = Razlog
correct-do = Popravi
correct-take-back = Razveljavi zadnji popravek
correct-unreadable = Čas se piše 1:05:00, 5:00 ali 0:19.4.

log-title = Dnevnik ure
log-number = Št.
log-moment = Čas
log-newest = Tu je najnovejše prvo, na papirju pa najstarejše. Vsak pritisk ima svojo številko.
log-empty = Z uro se še ni nič zgodilo.
log-new = Začni nov dnevnik
log-whole = { $count ->
    [one] Shrani vseh { $count } partij tega dnevnika
    [two] Shrani obe partiji tega dnevnika
    [few] Shrani vse { $count } partije tega dnevnika
   *[other] Shrani vseh { $count } partij tega dnevnika
}
log-set = Ura nastavljena na { $time }
log-begin = Ura pognana: { $player }
log-press = { $player }: pritisk na uro, { $number }. poteza
log-press-undone = { $what } (razveljavljen)
log-undone = (vpis razveljavljen) { $what }
log-stop = Obe uri ustavljeni
log-slept = Obe uri ustavljeni: računalnik je spal { $time }
log-ended = Obe uri ustavljeni: program se je končal
log-resume = Nadaljevanje, teče ura: { $player }
log-correct = Sodnik je popravil uro: { $what }. Razlog: { $reason }
log-moves-changed = izvršenih potez { $before } → { $after }
log-illegal-changed = nepravilnih potez { $before } → { $after }
log-period-changed = perioda { $before } → { $after }
log-next = na potezi: { $player }
log-no-reason = ni naveden
log-take-back = Popravek razveljavljen
log-take-back-illegal = Razveljavljeno: »{ $what }«
log-lock = Ura zaklenjena
log-unlock = Ura odklenjena
log-period = { $player }: začne se { $number }. perioda
log-low = { $player }: malo časa
log-flag = { $player }: zastavica padla
log-flag-first = { $player }: zastavica padla, prva od obeh
log-flag-second = { $player }: zastavica padla, druga od obeh
