### Adjournment and the envelope

menu-adjourn = Prekinitev partije (kuverta) …
menu-resumption = Nadaljevanje partije …

## Asking for a sealed move
adjourn-title = Prekinitev partije
adjourn-only-today = Končujete samo za danes? Zaprite okno; partija se ohrani.
adjourn-what = { $clock ->
    [stopped] Igralec na potezi potezo zapiše in jo kuvertira. Obe uri sta že ustavljeni.
   *[running] Igralec na potezi potezo zapiše, jo kuvertira in šele nato ustavi uro.
}
adjourn-session = Igralni termin je končan
adjourn-early = Igralec prekine predčasno
adjourn-early-what = Čas do konca igralnega termina se odšteje temu igralcu.
adjourn-where = Poteza se kuvertira
adjourn-here = v programu
adjourn-on-paper = na papirju
adjourn-ask = Zahtevaj kuvertiranje
adjourn-go-on = Naprej
resumption-date = Dan
resumption-time = Ura
resumption-venue = Kraj

## Passphrases. $bits: how hard one is to guess
passphrase = Geslo
passphrase-arbiter = Geslo sodnika
passphrase-player = Vaše geslo
passphrase-again = Še enkrat
passphrase-differs = Gesli se ne ujemata.
passphrase-what = Če ostane prazno, kuverto odpre samo geslo igralca.
passphrase-may = Tudi to odpre kuverto; sme ostati prazno.
passphrase-needed = Brez njega kuverte ne bi mogel odpreti nihče.
passphrase-draw = Izžrebaj štiri besede
passphrase-draw-again = Druge besede
passphrase-write-twice = Zapišite te besede, s presledkom med njimi; potem jih vtipkajte pod »Še enkrat«.
passphrase-write = Zapišite te besede, s presledkom med njimi.
passphrase-use-weak = Vseeno uporabi to geslo
strength-minutes = Šibko: računalnik ga ugane v nekaj minutah.
strength-day = Šibko: računalnik ga ugane v enem dnevu.
strength-weeks = Šibko: računalnik ga ugane v nekaj tednih.
strength-years = Dobro: računalnik ga ugiba več let.
strength-lifetime = Močno: v enem življenju ga ne ugane nihče.
secret-look = Držite za vpogled

## The player seals. $player: the player’s name
seal-title = { $player }: kuvertirana poteza
seal-move = Poteza, ki se kuvertira
seal-what = V katerem koli jeziku in zapisu; nihče je ne preverja. Nasprotnik naj ne gleda.
seal-played = Po sodnikovi zahtevi je bila poteza izvršena na šahovnici: kuvertirati je treba to potezo. Zapišite jo.
seal-close = { $clock ->
    [stopped] Kuvertiraj
   *[running] Kuvertiraj in ustavi uro
}
seal-lacks-move = Najprej napišite potezo.
seal-lacks-passphrase = Najprej izberite geslo.
seal-lacks-repeat = Vtipkajte geslo še v polje »{ passphrase-again }«.
seal-lacks-strength = Izberite močnejše geslo ali odkljukajte »{ passphrase-use-weak }«.
seal-until = { $clock ->
    [stopped] Dokler kuverta ni zaprta, se poteza še sme spremeniti.
   *[running] Dokler ura ni ustavljena, se poteza še sme spremeniti. Poteza, izvršena na šahovnici, je kuvertirana poteza.
}
seal-closing = Kuverta se zapira …
seal-paper-what = { $clock ->
    [stopped] Potezo zapišite na zapisnik, oba zapisnika vložite v kuverto in jo zaprite. Obe uri sta že ustavljeni.
   *[running] Potezo zapišite na zapisnik, oba zapisnika vložite v kuverto in jo zaprite; šele nato ustavite uro.
}
seal-paper-close = { $clock ->
    [stopped] Kuvertirano je
   *[running] Kuvertirano je: ustavi uro
}

## The envelope
envelope-title = Kuvertirana poteza
envelope-fingerprint = Prstni odtis
envelope-fingerprint-what = Zapišeta si ga oba igralca. Če je ob nadaljevanju enak, se kuverte ni dotaknil nihče.
envelope-on-paper = Poteza je na papirju; program hrani samo podatke s kuverte.
envelope-open = Odpri kuverto
envelope-opening = Kuverta se odpira …
envelope-print = Natisni …
envelope-print-c6 = Sprednja stran kuverte C6
envelope-print-c5 = Sprednja stran kuverte C5
envelope-print-a4 = List A4 za zgibanje
envelope-player-signs = Igralec
envelope-arbiter-signs = Sodnik
envelope-fold-1 = Odrežite vse štiri vogale po črtah.
envelope-fold-2 = Ozka robova prepognite nazaj, njuna siva trakova namažite z lepilom in čeznju prepognite ta spodnji del.
envelope-fold-3 = Vložite oba zapisnika.
envelope-fold-4 = Sivi trak tukaj namažite z lepilom, nanj prepognite zgornji del in se podpišite čez rob.
entry-position = Pozicija pred kuvertirano potezo
entry-clocks = Uri (beli – črni)
entry-sealed-by = Kuvertiral
entry-number = Številka kuvertirane poteze
entry-offer = Remi je ponudil
entry-no-offer = nihče
entry-resumption = Nadaljevanje

## Is it the fingerprint that was written down?
fingerprint-question = Preden se kuverta odpre: sta oba igralca zapisala ta odtis?
fingerprint-type = Ali vtipkajte, kar je zapisano
fingerprint-typed-differs = To ni odtis, ki stoji zgoraj. Še enkrat poglejte vsako črko.
fingerprint-yes = Da, enak je
fingerprint-no = Ne, drugačen je
fingerprint-nobody = Ni zapisan
fingerprint-compared = ✓ Odtis je tisti, ki je bil zapisan.
fingerprint-not-compared = Odtis ni bil primerjan: nihče ga ni zapisal.
fingerprint-differs = Potem to ni kuverta, ki je bila zaprta, ali pa je bil odtis napačno zapisan. Ostane zaprta.
fingerprint-differs-next = Primerjajte oba zapisa črko za črko. Če se še vedno razlikuje, odloči sodnik: poiščite datoteko s pravo kuverto ali nadaljujte kot z izgubljeno pod »Drugo …«.
fingerprint-again = Primerjaj še enkrat

## Taking the game up again. $player: the player’s name   $text: what stands on the paper
adjourned-title = Partija je prekinjena
adjourned-check = Sodnik preveri te podatke in hrani kuverto.
adjourned-offer = Ponudba remija velja, dokler se nanjo ne odgovori.
resume-title = Partija se nadaljuje
resume-take-up = Nadaljuj partijo …
resume-both-here = Sta oba igralca tu?
resume-begins-what = Z odgovorom se nadaljevanje začne.
resume-both = Oba sta tu
resume-only = Samo { $player }
resume-nobody = Še nikogo ni
resume-comes = { $player }: tu
resume-is-here = ✓ { $player }
resume-first-minute = Kdor pride v prvi minuti, velja za navzočega od začetka.
resume-too-late = { $player }: prepozno?
resume-replier-absent = Kuverta ostane zaprta, dokler ne pride igralec: { $player }. Teče ura tega igralca.
resume-stop-clock = Ustavi uro in pokliči sodnika
resume-sealer-absent = Igralca, ki je kuvertiral, ni
resume-reply-later = Ko je kuvertirana poteza prebrana, se sme tudi odgovor kuvertirati v drugo kuverto.
resume-reply-may = Odgovor se sme izvršiti na šahovnici ali kuvertirati v drugo kuverto, ki se odpre, ko pride nasprotnik.
resume-reply-sealed = Odgovor je v drugi kuverti
resume-reply-waits = Odpre se, ko pride odsotni igralec.
resume-wrong-times = { $player }: uri kažeta napačen čas
resume-set-times = Nastavi uri
resume-late-claim = Napaka je bila sporočena prepozno. Sodnik lahko čas na urah vseeno popravi.
resume-correct-times = Popravi uri
resume-times-stand = Čas ostane tak
resume-decide = Odloči sodnik
resume-late-open = Če je kuvertirana poteza končala partijo, ta izid velja: najprej odprite kuverto.
reveal-paper = Kaj piše na papirju
reveal-read = Preberi
reveal-stands = Na papirju piše: { $text }
reveal-means = Poteza, ki jo to nedvomno pomeni
reveal-nothing = Pomena ni mogoče ugotoviti
resume-more = Drugo …
resume-less = Manj
resume-offers = { $player }: ponudba remija
resume-declines = { $player }: zavrnitev remija
resume-agreed = Medtem dogovorjen remi
resume-resigned = { $player }: vdaja
resume-lost = Kuverta je izgubljena
resume-lost-what = Partija se nadaljuje iz te pozicije in s temi časi; izvrši se poteza, za katero igralec izjavi, da jo je kuvertiral.
resume-annul = Pozicija je izgubljena: razveljavi partijo
resume-ends = S tem je partija končana in tega ni mogoče preklicati.

## Why an envelope stays closed. $line: the number of the line
refused-kept = Nič ni spremenjeno in nič ni izgubljeno.
refused-envelope-next = Odprite shranjeno datoteko prekinjene partije ali nadaljujte kot z izgubljeno kuverto.
# $time: how long it still takes, like 0:10
next-try = Znova lahko poskusite čez { $time }.
refused-not-an-envelope = To ni kuverta programa Jadoube.
refused-newer = To kuverto je zapisala novejša različica programa Jadoube. Ostala je, kakršna je; odprite jo s tisto različico.
refused-damaged = Kuverta je poškodovana: njena { $line }. vrstica manjka ali je spremenjena.
refused-too-costly = Kuverta zahteva več pomnilnika, kot bi ga prava. Program je ni poskusil odpreti.
refused-wrong-passphrase = To geslo kuverte ne odpre. Pazite na jezik tipkovnice in velike črke.
refused-altered = Geslo je pravo, a kuverta je bila po zaprtju spremenjena.
refused-on-paper = Poteza je bila kuvertirana na papirju.
refused-too-long = Zapisano ne gre v kuverto. Zapišite krajše.
refused-no-passphrase = Nekdo mora vpisati geslo, sicer kuverte ne bi mogel odpreti nihče.
refused-other-game = Ta kuverta pripada drugi partiji.
refused-missing = Kuverte te partije ni tukaj.
refused-no-randomness = Sistem ne daje naključnih števil, zato ni mogoče varno kuvertirati. Kuvertirajte na papirju.
refused-not-done = Dela s kuverto ni bilo mogoče dokončati. Poskusite znova.
choose-envelope = Natisni kuverto
