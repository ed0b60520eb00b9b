### Rules: a headline, and what was found. $player is the player concerned: white, black.

rule-have-the-move = Кој е на потег
rule-have-the-move-finding = { player } одигра потег додека на потег беше { opponent }.
rule-legal-move-def = Кога потегот е правилен
rule-legal-move-def-finding = Она што { player-mid } го постави на таблата не е правилен потег.

## Articles 1 and 3

rule-white-first = Секој со своите фигури
rule-white-first-finding = { player } одигра со фигура на противникот.
rule-king-safety-prohibitions = Кралот не се зема
rule-king-safety-prohibitions-finding = { player } го зеде кралот.
rule-own-piece-blocks = Каде што стои сопствена фигура
rule-own-piece-blocks-finding = { player } одигра на поле на кое стоеше сопствена фигура.
rule-move-bishop = Како се движи ловецот
rule-move-bishop-finding = { player } не го одигра ловецот по дијагонала.
rule-move-rook = Како се движи топот
rule-move-rook-finding = { player } не го одигра топот ни по ред ни по линија.
rule-move-queen = Како се движи дамата
rule-move-queen-finding = { player } не ја одигра дамата ни по ред, ни по линија, ни по дијагонала.
rule-slider-no-jump = Прескокнува само скокачот
rule-slider-no-jump-finding = { player } со една фигура прескокна друга.
rule-move-knight = Како се движи скокачот
rule-move-knight-finding = { player } не го одигра скокачот две полиња право и едно настрана.
rule-pawn-one = Чекорот на пешакот
rule-pawn-one-finding = { player } го одигра пешакот таму каде што пешак не оди.
rule-pawn-two = Две полиња од почетното место
rule-pawn-two-finding = { player } го одигра пешакот две полиња кога тоа не е дозволено.
rule-pawn-capture = Како зема пешакот
rule-pawn-capture-finding = { player } го одигра пешакот дијагонално, а ништо не зеде.
rule-en-passant = Земање ен пасан
rule-en-passant-finding = { player } зеде ен пасан, но не веднаш, со првиот следен потег.
rule-promotion-mandatory = Што станува од пешакот
rule-promotion-mandatory-finding = { player } не го замени пешакот онака како што бараат Правилата.
rule-king-step = Како се движи кралот
rule-king-step-finding = { player } го помести кралот повеќе од едно поле.
rule-castling-geometry = Што е рокада
rule-castling-geometry-finding = { player } го помести кралот по првиот ред, но кралот или топот не стои таму каде што треба по рокадата.
rule-castling-right-lost = Рокада веќе нема
rule-castling-right-lost-finding = { player } рокира иако кралот или тој топ веќе се поместил.
rule-castling-temp-prevented = Рокадата мора да почека
rule-castling-temp-prevented-finding = { player } рокира додека беше нападнато полето на кралот, неговиот пат или целта, или додека меѓу нив стоеше фигура.
rule-check-def = Што е шах
rule-check-def-finding = Кралот на { player-mid } беше под шах.
rule-no-self-check = Сопствениот крал не останува под шах
rule-no-self-check-finding = { player } го остави својот крал под шах или го изложи на шах.

## Article 4

rule-adjust-announce = Местење на фигурите
rule-adjust-announce-finding = { player } најави дека само ги мести фигурите.
rule-adjust-own-time = Се мести само на сметка на своето време
rule-adjust-own-time-finding = { player } сакаше да мести фигури додека одеше часовникот на противникот.
rule-accidental-touch = Случаен допир
rule-accidental-touch-finding = { player } случајно закачи фигура.
rule-touch-only-when-on-move = Допир кога играчот не е на потег
rule-touch-only-when-on-move-finding = { player } допре фигура додека на потег беше { opponent }.
rule-touch-own = Со допрената фигура мора да се игра
rule-touch-own-finding = { player } допре своја фигура што може да се помести.
rule-touch-opp = Допрената противничка фигура мора да се земе
rule-touch-opp-finding = { player } допре противничка фигура што може да се земе.
rule-touch-both = Допрени се фигури од двете бои
rule-touch-both-finding = { player } допре фигури од двете бои.
rule-touch-order-unclear = Која фигура е допрена прва?
rule-touch-order-unclear-finding = Не се знае која фигура { player-mid } ја допре прва, па се смета дека е сопствената.
rule-touch-king-rook = Крал, па топ: рокада
rule-touch-king-rook-finding = { player } го допре кралот, па топот, а рокадата на таа страна е правилна.
rule-touch-rook-then-king = Топ пред крал: нема рокада на таа страна
rule-touch-rook-then-king-finding = { player } го допре топот пред кралот. Важи потегот со топот.
rule-castle-intent-illegal = Намераваната рокада не е правилна
rule-castle-intent-illegal-finding = { player } ги допре кралот и топот за да рокира, но таа рокада не е правилна.
rule-promotion-choice-final = Новата фигура е избрана
rule-promotion-choice-final-finding = Новата фигура на { player-mid } го допре полето на промоција.
rule-touched-none-playable = Од овие допири не следува обврска
rule-touched-none-playable-finding = Ниту една фигура што { player-mid } ја допре не може ни да се помести ни да се земе.
rule-released-stays = Пуштената фигура останува
rule-released-stays-finding = { player } веќе ја пушти фигурата од рака.
rule-made-plain = Потегот е одигран
rule-made-plain-finding = { player } ја пушти фигурата на новото поле.
rule-made-capture = Земањето е одиграно
rule-made-capture-finding = { player } ја тргна земената фигура од таблата и ја пушти својата на нејзиното поле.
rule-made-castling = Рокадата е одиграна
rule-made-castling-finding = { player } го пушти топот до кралот.
rule-castling-king-released = Две полиња со кралот значат рокада
rule-castling-king-released-finding = { player } го пушти кралот на полето за рокада, а рокадата на таа страна е правилна.
rule-castling-king-released-illegal = Две полиња со кралот, но без рокада
rule-castling-king-released-illegal-finding = { player } го пушти кралот на полето за рокада, но рокадата на таа страна не е правилна.
rule-made-promotion = Промоцијата е одиграна
rule-made-promotion-finding = { player } го тргна пешакот и ја пушти новата фигура на полето на промоција.
rule-promotion-pawn-released = Пешакот стигна
rule-promotion-pawn-released-finding = { player } го пушти пешакот на последниот ред; новата фигура допрва треба да се постави.
rule-illegal-before-press = Поправено пред притискање на часовникот
rule-illegal-before-press-finding = { player } одигра неправилен потег, но не го притисна часовникот.
rule-art4-claim-forfeit = Предоцна за рекламација на допир
rule-art4-claim-forfeit-finding = { player } допре фигура пред да рекламира.

## Article 5

rule-win-checkmate = Мат
rule-win-checkmate-finding = { player } даде мат со правилен потег.
rule-win-resign = Предавање
rule-win-resign-finding = { player } ја предаде партијата.
rule-draw-stalemate = Пат
rule-draw-stalemate-finding = Играчот на потег нема ниту еден правилен потег, а не е под шах.
rule-draw-dead-position = Мртва позиција
rule-draw-dead-position-finding = Ниту еден играч повеќе не може да матира, какви и правилни потези да се играат.
rule-draw-agreement = Договорено реми
rule-draw-agreement-finding = Понудата за реми е прифатена.

## Article 6

rule-press-completes = Потегот е завршен
rule-press-completes-finding = { player } одигра потег и го притисна часовникот.
rule-next-move-completes = Заборавеното притискање е надоместено
rule-next-move-completes-finding = { player } не го притисна часовникот, но сега го одигра следниот потег.
rule-same-hand = Раката што го притиска часовникот
rule-same-hand-finding = { player } го притисна часовникот со другата рака.
rule-must-allow-press = Часовникот сѐ уште може да се притисне
rule-must-allow-press-finding = { player } го притисна часовникот откако противникот веќе одговори.
rule-move-requirement = Кои потези се бројат
rule-move-requirement-finding = { player } ги одигра пропишаните потези, иако по последниот часовникот уште не е притиснат.
rule-check-after-flag = Дали потезите се одиграни?
rule-check-after-flag-finding = Знаменцето на { player-mid } падна, но пропишаните потези за овој период се одиграни.
rule-start-white-clock = Партијата почнува
rule-start-white-clock-finding = Дојде времето за почеток на партијата.
rule-default-time = Доцнење
rule-default-time-finding = { player } не беше тука на почетокот на партијата.
rule-flag-fallen-when = Кога се смета дека знаменцето паднало
rule-flag-fallen-when-finding = { player } тврди дека знаменцето на противникот падна.
rule-flag-loss = Знаменцето падна
rule-flag-loss-finding = { player } не ги заврши пропишаните потези пред истекот на времето.
rule-flag-draw = Реми и покрај паѓањето на знаменцето
rule-flag-draw-finding = На { player-mid } му истече времето, но { opponent } не може да матира со никаква низа правилни потези.
rule-ending-beats-flag = Партијата веќе беше завршена
rule-ending-beats-flag-finding = Партијата заврши на таблата пред да се забележи паѓањето на знаменцето.
rule-clock-conclusive = Важи она што го покажува часовникот
rule-clock-conclusive-finding = Часовникот има очигледен дефект.
rule-clock-wrong-setting = Часовникот е погрешно наместен
rule-clock-wrong-setting-finding = Часовникот не го покажува или не го дава она што треба.
rule-arbiter-interrupts = Судијата ја прекинува играта
rule-arbiter-interrupts-finding = Судијата одлучува кога часовниците запираат и кога повторно тргнуваат.
rule-player-may-stop = Часовници запрени за да дојде судијата
rule-player-may-stop-finding = { player } го повикува судијата.
rule-unjustified-stop = Часовници запрени без причина
rule-unjustified-stop-finding = Немаше оправдана причина да се запрат часовниците.
rule-times-after-restore = Судијата ги наместува часовниците
rule-times-after-restore-finding = Судијата ги одредува времињата по своја проценка.

## Article 7

rule-wrong-initial-position = Погрешна почетна позиција
rule-wrong-initial-position-finding = На почетокот на партијата фигурите не стоеја како што треба.
rule-board-misplaced = Таблата е погрешно свртена
rule-board-misplaced-finding = Полето во десниот агол пред секој играч е темно.
rule-colours-reversed = Заменети бои
rule-colours-reversed-finding = Секој играч ја има бојата на другиот.
rule-illegal-restore = Позицијата се враќа
rule-illegal-restore-finding = { player } заврши неправилен потег.
rule-illegal-replacement = Потегот што мора да се одигра наместо тоа
rule-illegal-replacement-finding = { player } мора да го замени неправилниот потег, а допрените фигури и понатаму обврзуваат.
rule-unpromoted-pawn-pressed = Пешак оставен на последниот ред
rule-unpromoted-pawn-pressed-finding = { player } го притисна часовникот, а не го замени пешакот со нова фигура.
rule-press-without-move = Притиснат часовник без потег
rule-press-without-move-finding = { player } го притисна часовникот, а не одигра потег.
rule-two-hands = Две раце за еден потег
rule-two-hands-finding = { player } одигра еден потег со двете раце.
rule-illegal-completed-when = Неправилен потег без рекламација
rule-illegal-completed-when-finding = { player } го притисна часовникот по неправилен потег. На потег е противникот, кој смее да го рекламира.
rule-illegal-when-found = Неправилен потег откриен подоцна
rule-illegal-when-found-finding = { player } укажа на неправилен потег.
# $count: which illegal move lost the game
ending-illegal = { $count ->
    [1] Неправилен потег
    [2] Втор неправилен потег
   *[other] Трет неправилен потег
}
rule-illegal-count-std = Последица на неправилен потег
rule-illegal-count-std-finding = { $count ->
    [0] { player } заврши еден неправилен потег повеќе од дозволеното.
    [1] Тоа беше првиот неправилен потег на { player-mid }.
    [2] Тоа беше вториот неправилен потег на { player-mid }.
    [3] Тоа беше третиот неправилен потег на { player-mid }.
   *[other] Тоа беше неправилен потег број { $count } на { player-mid }.
}
rule-illegal-loss-draw = Реми наместо пораз
rule-illegal-loss-draw-finding = { player } заврши еден неправилен потег повеќе од дозволеното, но { opponent } не може да матира со никаква низа правилни потези.
rule-illegal-increment-reversal = Додатокот се одзема
rule-illegal-increment-reversal-finding = { player } со тоа притискање доби додаток.
rule-pieces-found-displaced = Фигури надвор од своите полиња
rule-pieces-found-displaced-finding = Фигурите не стојат онака како што ги остави партијата.
rule-displaced-pieces = Соборени фигури
rule-displaced-pieces-finding = { player } ги собори или помести фигурите од нивните полиња.

## Article 8

rule-must-record = Запишување на потезите
rule-must-record-finding = { player } не го запиша потегот што е одигран.
rule-no-advance-writing = Не се запишува однапред
rule-no-advance-writing-finding = { player } го запиша потегот пред да биде одигран.
rule-reply-before-recording = Прво својот претходен потег
rule-reply-before-recording-finding = { player } одигра потег пред да го запише претходниот.
rule-record-draw-offer = Понудата за реми на формуларот
rule-record-draw-offer-finding = { player } го запиша потегот без знак за понуда за реми.
rule-under-five-minutes = Премалку време за запишување
rule-under-five-minutes-finding = { player } во овој период имаше помалку од пет минути, а по потег се додаваат помалку од триесет секунди.
rule-update-after-flag = Формуларот по паѓањето на знаменцето
rule-update-after-flag-finding = { player } играше пред да го дополни формуларот.
rule-neither-records = Ниту еден играч не запишуваше
rule-neither-records-finding = Знаменцето падна, а ниту еден формулар не е целосен.
rule-one-not-recording = Еден играч не запишуваше
rule-one-not-recording-finding = Знаменцето падна, а формуларот на { player-mid } не е целосен.

## Article 9

rule-agreed-draw-restriction = Договореното реми е ограничено
rule-agreed-draw-restriction-finding = { player } сака договорено реми, а Правилникот за натпреварување го ограничува.

rule-offer-timing = Понудено е реми
rule-offer-timing-finding = { player } понуди реми откако одигра потег, а пред да го притисне часовникот.
rule-offer-other-time = Понуда за реми во необичен момент
rule-offer-other-time-finding = { player } понуди реми, но не меѓу одигрувањето на потегот и притискањето на часовникот.
rule-offer-irrevocable = Понудата не се повлекува
rule-offer-irrevocable-finding = { player } сака да ја повлече понудата за реми.
rule-offer-lifetime = До кога важи понудата за реми
rule-offer-lifetime-finding = Понудата за реми важи додека на неа не се одговори со зборови или со допир на фигура.
rule-claim-is-offer = Рекламацијата е и понуда
rule-claim-is-offer-finding = { player } рекламираше реми, што важи и како понуда.
rule-repetition-3-claim-next = Трикратно повторување со следниот потег
rule-repetition-3-claim-next-finding = { player } запиша потег и рекламира дека со него позицијата се јавува по трет пат.
rule-repetition-3-claim-now = Трикратно повторување на позицијата
rule-repetition-3-claim-now-finding = { player } рекламира дека позицијата на таблата се јавила по трет пат.
rule-same-position = Кога две позиции се исти
rule-same-position-finding = Фигурите стоеја исто, но на потег не беше секогаш истиот играч.
rule-same-position-ep = Исто, освен земањето ен пасан
rule-same-position-ep-finding = Фигурите стоеја исто, но еднаш пешак можеше да се земе ен пасан.
rule-same-position-castling = Исто, освен рокадата
rule-same-position-castling-finding = Фигурите стоеја исто, но во меѓувреме е изгубено право на рокада.
rule-fifty-claim-next = Педесет потези со следниот
rule-fifty-claim-next-finding = { player } запиша потег и рекламира дека со него се навршуваат по педесет потези без земање и без потег со пешак.
rule-fifty-claim-now = Педесет потези
rule-fifty-claim-now-finding = { player } рекламира дека двајцата играчи одиграле по педесет потези без земање и без потег со пешак.
rule-claim-right-lost = Предоцна за рекламација
rule-claim-right-lost-finding = { player } на овој потег повеќе не може да рекламира реми.
rule-claim-stop-clock = Часовниците запираат поради рекламацијата
rule-claim-stop-clock-finding = { player } рекламираше реми.
rule-claim-irrevocable = Рекламацијата не се повлекува
rule-claim-irrevocable-finding = { player } сака да ја повлече или да ја промени рекламацијата.
rule-claim-correct = Рекламацијата е основана
rule-claim-correct-finding = { player } со право рекламираше реми.
rule-claim-wrong-opponent-time = Неоснованата рекламација чини време
rule-claim-wrong-opponent-time-finding = { player } рекламираше реми без основа.
rule-claim-wrong-claimant-time = Неоснованата рекламација му одзема време на оној што рекламира
rule-claim-wrong-claimant-time-finding = { player } рекламираше реми без основа, а имаше повеќе од една минута.
rule-claim-wrong-rapid = Неоснована рекламација во забрзан шах
rule-claim-wrong-rapid-finding = { player } во партија во забрзан шах рекламираше реми без основа.
rule-claim-wrong-blitz = Неоснована рекламација во брзопотезен шах
rule-claim-wrong-blitz-finding = { player } во партија во брзопотезен шах рекламираше реми без основа.
rule-claim-wrong-play-on = По неоснованата рекламација се игра понатаму
rule-claim-wrong-play-on-finding = { player } рекламираше реми без основа и партијата продолжува.
rule-auto-repetition = Позицијата се јави петпати
rule-auto-repetition-finding = Истата позиција се јави по петти пат.
rule-auto-75 = Седумдесет и пет потези
rule-auto-75-finding = Двајцата играчи одиграа по седумдесет и пет потези без земање и без потег со пешак.
rule-auto-75-mate-first = Матот има предност
rule-auto-75-mate-first-finding = Последниот од седумдесет и петте потези даде мат.

## Article 10

ending-arbiter = Одлука на судијата
ending-recorded = { $ending } (запис на судијата)
ending-arbiter-why = Одлука на судијата: { $reason }
ending-claim = Рекламирано реми: забрзан завршеток
ending-short-repetition = Трикратно повторување
ending-short-fifty = Педесет потези
ending-short-fivefold = Петкратно повторување
ending-short-seventy-five = 75 потези
rule-score-default = Резултат
rule-score-default-finding = Судијата го прогласи резултатот.
rule-score-cap = Никогаш повеќе од цел поен
rule-score-cap-finding = Овие поени вкупно ја надминуваат вредноста на една партија.
rule-score-asymmetric = Поени чиј збир не е еден
rule-score-asymmetric-finding = Судијата одлучи колку поени добива секој играч.

## Articles 11 and 12

rule-phone = Се слушна телефон или друг уред
rule-phone-finding = { player } имаше телефон или друг уред што се слушна.
rule-device-found = Најден е телефон или друг уред
rule-device-found-finding = { player } имаше кај себе телефон или друг уред што е најден.
rule-persistent-refusal = Одбивање да се почитуваат Правилата
rule-persistent-refusal-finding = { player } упорно одбива да ги почитува Правилата.
rule-both-guilty = Двајцата играчи губат
rule-both-guilty-finding = Виновни се двајцата играчи.
rule-penalty-list = Казна
rule-penalty-list-finding = Судијата го казни { player-mid }.
rule-extra-time-disturbance = Време поради пречка
rule-extra-time-disturbance-finding = Играта ја попречи нешто однадвор и судијата затоа додава време.
rule-arbiter-silence = Што не кажува судијата
rule-arbiter-silence-finding = { player } прашува колку потези се одиграни.
rule-arbiter-non-intervention = Кога се вмешува судијата
rule-arbiter-non-intervention-finding = Судијата се вмешува само тогаш кога тоа го бараат Правилата.

## Appendix D

rule-blind-announce = Потезите се објавуваат
rule-blind-announce-finding = { player } мора јасно да го објави потегот.
rule-blind-touched = Допрено е она што е извадено
rule-blind-touched-finding = { player } опипа фигура и ја остави во отворот.
rule-blind-made = Кога е одигран потегот на слепиот играч
rule-blind-made-finding = { player } ја стави фигурата во новиот отвор.
rule-blind-clock-after = Часовникот се притиска на крај
rule-blind-clock-after-finding = { player } го притисна часовникот пред да го објави потегот.
rule-blind-slip = Лапсус при објавувањето
rule-blind-slip-finding = { player } објави друг потег, а не оној на таблата.
rule-blind-positions-differ = Двете табли се разликуваат
rule-blind-positions-differ-finding = Таблите на играчите покажуваат различни позиции, или ќе ги покажат кога ќе се изврши објавениот потег.
rule-blind-scores-differ = Се разликуваат и формуларите
rule-blind-scores-differ-finding = Таблите се разликуваат, а ни формуларите не се совпаѓаат.
rule-blind-assistant = Помошникот на слепиот играч
rule-blind-assistant-finding = { player } го прашува помошникот колку потези се одиграни.

## Guideline I: adjourned games

rule-adj-require-seal = Сесијата заврши
rule-adj-require-seal-finding = Сесијата заврши; { player-mid } е на потег и мора да го ковертира.
rule-adj-seal-procedure = Ковертирање потег
rule-adj-seal-procedure-finding = Ковертирање: { player-mid } го запишува потегот и го затвора ковертот.
rule-adj-change-until-stop = Ковертирање друг потег
rule-adj-change-until-stop-finding = { player } ковертира друг потег пред часовникот да биде запрен.
rule-adj-played-move-is-sealed = Одиграно наместо ковертирано
rule-adj-played-move-is-sealed-finding = { player } требаше да го ковертира потегот, а го одигра на таблата.
rule-adj-early = Прекинување пред време
rule-adj-early-finding = { player } ја прекинува партијата пред крајот на сесијата.
rule-adj-draw-offer-after-seal = Понуда за реми за време на прекинот
rule-adj-draw-offer-after-seal-finding = Реми е понудено, или е одговорено на понудата, по ковертирањето на потегот.
rule-adj-set-up = Подготовка за продолжување
rule-adj-set-up-finding = Се поставуваат позицијата пред ковертираниот потег и времињата.
rule-adj-ended-before-resumption = Завршено пред продолжувањето
rule-adj-ended-before-resumption-finding = Партијата е решена пред да може да продолжи.
rule-adj-open-only-if = Кога се отвора ковертот
rule-adj-open-only-if-finding = Ковертот се отвора само кога е тука { player-mid }, кој треба да одговори на содржината.
rule-adj-ambiguous = Двосмислен ковертиран потег
rule-adj-ambiguous-finding = Она што { player-mid } го ковертира може да значи повеќе потези.
rule-adj-unclear = Неразбирлив ковертиран потег
rule-adj-unclear-finding = Она што { player-mid } го ковертира не може да се прочита како потег.
rule-adj-illegal = Неправилен ковертиран потег
rule-adj-illegal-finding = Она што { player-mid } го ковертира не е правилен потег.
rule-adj-bad-exceptions = Ковертираниот потег не носи пораз
rule-adj-bad-exceptions-finding = Она што { player-mid } го ковертира не е важечко, но партијата е решена поинаку.
rule-adj-case-a = Отворање на ковертот
rule-adj-case-a-finding = Играчот што треба да одговори е тука, па ковертот може да се отвори.
rule-adj-case-b = Отсутен е играчот што треба да одговори
rule-adj-case-b-finding = Играчот што треба да одговори не беше тука на почетокот на сесијата.
rule-adj-case-c = Одговор во втор коверт
rule-adj-case-c-finding = Одговорот на ковертираниот потег стои во втор коверт додека не дојде играчот што ковертирал.
rule-adj-late = Доцнење на продолжувањето
rule-adj-late-finding = { player } доцни на продолжувањето.
rule-adj-late-sealer = Доцнење, а партијата е завршена
rule-adj-late-sealer-finding = { player } доцни, но ковертираниот потег можеби ја завршил партијата.
rule-adj-both-absent = Нема ниту еден играч
rule-adj-both-absent-finding = Нема ниту еден играч; тече времето на играчот што треба да одговори: { player-mid }.
rule-adj-lost-envelope = Ковертот е изгубен
rule-adj-lost-envelope-finding = Ковертот со ковертираниот потег е изгубен.
rule-adj-lost-position = Позицијата е изгубена
rule-adj-lost-position-finding = Позицијата на прекинатата партија не може повторно да се постави.
rule-adj-clock-error = Погрешни времиња при продолжувањето
rule-adj-clock-error-finding = Укажано е на тоа дека часовниците од продолжувањето покажуваат погрешни времиња.
rule-adj-session-clock = Сесијата
rule-adj-session-clock-finding = Кога завршува сесијата, одлучува часовникот на судијата.

## Guideline II: Chess960

rule-c960-status = Шах 960 и Правилата
rule-c960-status-finding = Правилата од ова издание не знаат за шах 960.
rule-c960-constraints = Како почнува шах 960
rule-c960-constraints-finding = Фигурите не стојат онака како што треба на почетокот на шах 960.
rule-c960-announce = Најава на рокада
rule-c960-announce-finding = { player } најави рокада.
rule-c960-vacant = Што ѝ пречи на рокадата во шах 960
rule-c960-vacant-finding = { player } рокира иако на патот на кралот или на топот стоеше фигура.
rule-c960-intention = Рокадата беше најавена
rule-c960-intention-finding = { player } најави рокада и го допре кралот или топот.
rule-c960-made = Кога рокадата во шах 960 е одиграна
rule-c960-made-finding = { player } го пушти кралот и рокадата е одиграна.

## Guideline III

rule-qpf-status = Најава на забрзан завршеток
rule-qpf-status-finding = { player } се повикува на забрзан завршеток, кој за ова натпреварување не е најавен.
rule-qpf-scope = Каде нема забрзан завршеток
rule-qpf-scope-finding = { player } се повикува на забрзан завршеток таму каде што го нема.
rule-qpf-def = Што е забрзан завршеток
rule-qpf-def-finding = { player } се повикува на забрзан завршеток, но во преостанатото време не мора да се одиграат сите преостанати потези.
rule-both-flags-unknown = Двете знаменца се паднати пред последниот период
rule-both-flags-unknown-finding = Пред последниот период се паднати двете знаменца и не може да се утврди кое прво: партијата продолжува.
rule-both-flags-draw = Двете знаменца се паднати во последниот период
rule-both-flags-draw-finding = Во последниот период се паднати двете знаменца и не може да се утврди кое прво: реми.
rule-qpf-increment-request = Барање за по пет секунди на потег
rule-qpf-increment-request-finding = { player } бара двајцата играчи да добиваат по пет секунди на потег.
rule-qpf-claim = Кога во забрзан завршеток може да се рекламира реми
rule-qpf-claim-finding = { player } сега не може да го рекламира или бара тоа.
rule-qpf-grounds = Рекламација на реми во забрзан завршеток
rule-qpf-grounds-finding = { player } рекламира дека противникот не може да победи со нормални средства или дека и не се обидува.
rule-qpf-accept = Судијата го прифаќа ремито
rule-qpf-accept-finding = { player } со право рекламираше реми.
rule-qpf-postpone = Одлуката се одложува
rule-qpf-postpone-finding = { player } рекламираше реми, а судијата сака да го види продолжувањето на партијата.
rule-qpf-postpone-test = Одложената одлука
rule-qpf-postpone-test-finding = Во забрзаниот завршеток е рекламирано реми и сега треба да се одлучи.
rule-qpf-reject = Одбиена рекламација во забрзан завршеток
rule-qpf-reject-finding = { player } во забрзаниот завршеток без основа рекламираше реми.
rule-qpf-final = Конечна одлука
rule-qpf-final-finding = Одлуката на судијата за оваа рекламација е конечна.
rule-qpf-no-arbiter = Рекламација без присутен судија
rule-qpf-no-arbiter-finding = { player } во забрзаниот завршеток рекламираше реми, а судијата не е присутен.
rule-qpf-no-arbiter-a = Се запишува завршната позиција
rule-qpf-no-arbiter-a-finding = { player } рекламира дека противникот не може да победи со нормални средства.
rule-qpf-no-arbiter-b = Завршната позиција и целосен формулар
rule-qpf-no-arbiter-b-finding = { player } рекламира дека противникот не се обидува да победи со нормални средства.
rule-qpf-no-arbiter-ref = Рекламацијата оди кај судија
rule-qpf-no-arbiter-ref-finding = За рекламацијата одлучува судија што не бил присутен.

## Appendices A and B

rule-rapid-def = Забрзан шах
rule-rapid-def-finding = Ова е партија во забрзан шах.
rule-rapid-penalty-scale = Една минута во забрзан шах
rule-rapid-penalty-scale-finding = Во забрзан шах противникот добива една минута.
rule-rapid-u-setup-deadline = Предоцна за ново поставување
rule-rapid-u-setup-deadline-finding = Фигурите или таблата стоеја погрешно, но на тоа е укажано предоцна.
rule-rapid-u-clock-deadline = Предоцна за ново наместување на часовникот
rule-rapid-u-clock-deadline-finding = Часовникот беше погрешно наместен, но на тоа е укажано предоцна.
rule-rapid-u-art4 = Допрените фигури, ако играч побара
rule-rapid-u-art4-finding = Без засилен надзор допрените фигури се работа на играчите, додека еден од нив не го побара судијата.
rule-rapid-u-illegal-trigger = Неправилен потег без засилен надзор
rule-rapid-u-illegal-trigger-finding = За неправилниот потег се одлучува кога противникот ќе го рекламира или судијата ќе го види навреме.
rule-rapid-u-illegal-result = Првиот неправилен потег
rule-rapid-u-illegal-result-finding = { player } заврши неправилен потег, а без засилен надзор одлучува веќе првиот.
rule-rapid-u-illegal-stands = Неправилниот потег останува
rule-rapid-u-illegal-stands-finding = { player } одигра потег, а неправилниот не го рекламира.
rule-rapid-u-flag-claim = Се рекламира победа на време
rule-rapid-u-flag-claim-finding = { player } тврди дека паднало знаменцето на противникот.
rule-rapid-both-flags = Двете знаменца се паднати
rule-rapid-both-flags-finding = Двете знаменца паднаа пред кој било да рекламира.
rule-rapid-u-kings-check = Невозможна позиција
rule-rapid-u-kings-check-finding = Двата крала се под шах, или пешак стои на својот последен ред.
rule-rapid-u-flag-who = Кој укажува на паднато знаменце
rule-rapid-u-flag-who-finding = Знаменцето на { player-mid } падна во партија без засилен надзор.
rule-blitz-def = Брзопотезен шах
rule-blitz-def-finding = Ова е партија во брзопотезен шах.
rule-blitz-penalty-scale = Една минута во брзопотезен шах
rule-blitz-penalty-scale-finding = Во брзопотезен шах противникот добива една минута.
rule-blitz-u-illegal = Победа рекламирана во брзопотезен шах
rule-blitz-u-illegal-finding = { player } заврши неправилен потег во брзопотезен шах, а противникот рекламира победа.
rule-blitz-u-illegal-after = Неправилниот потег останува во брзопотезен шах
rule-blitz-u-illegal-after-finding = { player } одигра потег, а неправилниот не го рекламира.
