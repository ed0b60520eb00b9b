### Rules: a headline, and what was found. $player is the player concerned: white, black.

rule-have-the-move = Ко је на потезу
rule-have-the-move-finding = { player } је повукао потез док је на потезу био { opponent }.
rule-legal-move-def = Када је потез правилан
rule-legal-move-def-finding = Оно што је { player-mid } поставио на таблу није правилан потез.

## Articles 1 and 3

rule-white-first = Свако својим фигурама
rule-white-first-finding = { player } је играо противниковом фигуром.
rule-king-safety-prohibitions = Краљ се не узима
rule-king-safety-prohibitions-finding = { player } је узео краља.
rule-own-piece-blocks = Где стоји сопствена фигура
rule-own-piece-blocks-finding = { player } је одиграо на поље на којем је стајала сопствена фигура.
rule-move-bishop = Како се креће ловац
rule-move-bishop-finding = { player } ловцем није одиграо по дијагонали.
rule-move-rook = Како се креће топ
rule-move-rook-finding = { player } топом није одиграо по реду ни по линији.
rule-move-queen = Како се креће дама
rule-move-queen-finding = { player } дамом није одиграо ни по реду, ни по линији, ни по дијагонали.
rule-slider-no-jump = Прескаче само скакач
rule-slider-no-jump-finding = { player } је једном фигуром прескочио другу.
rule-move-knight = Како се креће скакач
rule-move-knight-finding = { player } скакачем није одиграо два поља право и једно у страну.
rule-pawn-one = Корак пешака
rule-pawn-one-finding = { player } је пешаком одиграо тамо куда пешак не иде.
rule-pawn-two = Два поља с почетног места
rule-pawn-two-finding = { player } је пешаком одиграо два поља када то није дозвољено.
rule-pawn-capture = Како пешак узима
rule-pawn-capture-finding = { player } је пешаком одиграо дијагонално, а ништа није узео.
rule-en-passant = Узимање ан пасан
rule-en-passant-finding = { player } је узео ан пасан, али не одмах, првим следећим потезом.
rule-promotion-mandatory = Шта пешак постаје
rule-promotion-mandatory-finding = { player } није заменио пешака онако како Правила траже.
rule-king-step = Како се креће краљ
rule-king-step-finding = { player } је краља померио за више од једног поља.
rule-castling-geometry = Шта је рокада
rule-castling-geometry-finding = { player } је краља повукао по првом реду, али краљ или топ не стоји тамо где треба после рокаде.
rule-castling-right-lost = Рокаде више нема
rule-castling-right-lost-finding = { player } је рокирао иако се краљ или тај топ већ померао.
rule-castling-temp-prevented = Рокада мора да причека
rule-castling-temp-prevented-finding = { player } је рокирао док је било нападнуто поље краља, његов пут или циљ, или док је између стајала фигура.
rule-check-def = Шта је шах
rule-check-def-finding = Краљ { player-gen } био је у шаху.
rule-no-self-check = Сопствени краљ не остаје у шаху
rule-no-self-check-finding = { player } је оставио свог краља у шаху или га изложио шаху.

## Article 4

rule-adjust-announce = Поправљање фигура
rule-adjust-announce-finding = { player } је најавио да само поправља фигуре.
rule-adjust-own-time = Поправља се само на рачун свог времена
rule-adjust-own-time-finding = { player } је хтео да поправља фигуре док је ишао противников сат.
rule-accidental-touch = Случајан додир
rule-accidental-touch-finding = { player } је случајно окрзнуо фигуру.
rule-touch-only-when-on-move = Додир ван свог потеза
rule-touch-only-when-on-move-finding = { player } је дотакао фигуру док је на потезу био { opponent }.
rule-touch-own = Такнуто-макнуто
rule-touch-own-finding = { player } је дотакао своју фигуру која може да се помери.
rule-touch-opp = Дотакнута противникова фигура мора се узети
rule-touch-opp-finding = { player } је дотакао противникову фигуру која може да се узме.
rule-touch-both = Дотакнуте су фигуре обе боје
rule-touch-both-finding = { player } је дотакао фигуре обе боје.
rule-touch-order-unclear = Која је фигура прва дотакнута?
rule-touch-order-unclear-finding = Не зна се коју је фигуру { player-mid } прво дотакао, па се рачуна да је то сопствена.
rule-touch-king-rook = Краљ, па топ: рокада
rule-touch-king-rook-finding = { player } је дотакао краља, па топа, а рокада на ту страну је правилна.
rule-touch-rook-then-king = Топ пре краља: нема рокаде на ту страну
rule-touch-rook-then-king-finding = { player } је дотакао топа пре краља. Важи потез топом.
rule-castle-intent-illegal = Намеравана рокада није правилна
rule-castle-intent-illegal-finding = { player } је дотакао краља и топа да би рокирао, али та рокада није правилна.
rule-promotion-choice-final = Нова фигура је изабрана
rule-promotion-choice-final-finding = Нова фигура { player-gen } дотакла је поље промоције.
rule-touched-none-playable = Из ових додира не следи обавеза
rule-touched-none-playable-finding = Ниједна фигура коју је { player-mid } дотакао не може ни да се помери ни да се узме.
rule-released-stays = Пуштена фигура остаје
rule-released-stays-finding = { player } је већ пустио фигуру из руке.
rule-made-plain = Потез је одигран
rule-made-plain-finding = { player } је пустио фигуру на новом пољу.
rule-made-capture = Узимање је одиграно
rule-made-capture-finding = { player } је уклонио узету фигуру с табле и пустио своју на њеном пољу.
rule-made-castling = Рокада је одиграна
rule-made-castling-finding = { player } је пустио топа поред краља.
rule-castling-king-released = Два поља краљем значе рокаду
rule-castling-king-released-finding = { player } је пустио краља на пољу за рокаду, а рокада на ту страну је правилна.
rule-castling-king-released-illegal = Два поља краљем, али рокаде нема
rule-castling-king-released-illegal-finding = { player } је пустио краља на пољу за рокаду, али рокада на ту страну није правилна.
rule-made-promotion = Промоција је одиграна
rule-made-promotion-finding = { player } је уклонио пешака и пустио нову фигуру на пољу промоције.
rule-promotion-pawn-released = Пешак је стигао
rule-promotion-pawn-released-finding = { player } је пустио пешака на последњем реду; нова фигура тек треба да се постави.
rule-illegal-before-press = Исправљено пре притискања сата
rule-illegal-before-press-finding = { player } је одиграо неправилан потез, али није притиснуо сат.
rule-art4-claim-forfeit = Прекасно за рекламацију додира
rule-art4-claim-forfeit-finding = { player } је дотакао фигуру пре него што је рекламирао.

## Article 5

rule-win-checkmate = Мат
rule-win-checkmate-finding = { player } је правилним потезом дао мат.
rule-win-resign = Предаја
rule-win-resign-finding = { player } је предао партију.
rule-draw-stalemate = Пат
rule-draw-stalemate-finding = Играч на потезу нема ниједан правилан потез, а није у шаху.
rule-draw-dead-position = Мртва позиција
rule-draw-dead-position-finding = Ниједан играч више не може да матира, ма који се правилни потези играли.
rule-draw-agreement = Договорени реми
rule-draw-agreement-finding = Понуда ремија је прихваћена.

## Article 6

rule-press-completes = Потез је завршен
rule-press-completes-finding = { player } је одиграо потез и притиснуо сат.
rule-next-move-completes = Заборављени притисак је надокнађен
rule-next-move-completes-finding = { player } није притиснуо сат, али је сада одиграо следећи потез.
rule-same-hand = Рука која притиска сат
rule-same-hand-finding = { player } је притиснуо сат другом руком.
rule-must-allow-press = Сат се још може притиснути
rule-must-allow-press-finding = { player } је притиснуо сат пошто је противник већ одговорио.
rule-move-requirement = Који се потези рачунају
rule-move-requirement-finding = { player } је одиграо прописане потезе, иако после последњег сат још није притиснут.
rule-check-after-flag = Да ли су потези одиграни?
rule-check-after-flag-finding = Заставица { player-gen } је пала, али су потези прописани за овај период одиграни.
rule-start-white-clock = Партија почиње
rule-start-white-clock-finding = Дошло је време почетка партије.
rule-default-time = Закашњење
rule-default-time-finding = { player } није био ту на почетку партије.
rule-flag-fallen-when = Када се заставица сматра палом
rule-flag-fallen-when-finding = { player } тврди да је противникова заставица пала.
rule-flag-loss = Заставица је пала
rule-flag-loss-finding = { player } није завршио прописане потезе пре истека времена.
rule-flag-draw = Реми упркос паду заставице
rule-flag-draw-finding = { player-dat-start } је истекло време, али { opponent } не може да матира никаквим низом правилних потеза.
rule-ending-beats-flag = Партија је већ била завршена
rule-ending-beats-flag-finding = Партија се завршила на табли пре него што је уочен пад заставице.
rule-clock-conclusive = Важи оно што сат показује
rule-clock-conclusive-finding = Сат има очигледан квар.
rule-clock-wrong-setting = Сат је погрешно подешен
rule-clock-wrong-setting-finding = Сат не показује или не даје оно што треба.
rule-arbiter-interrupts = Судија прекида игру
rule-arbiter-interrupts-finding = Судија одлучује када се сатови заустављају и када поново крећу.
rule-player-may-stop = Сатови заустављени да дође судија
rule-player-may-stop-finding = { player } позива судију.
rule-unjustified-stop = Сатови заустављени без разлога
rule-unjustified-stop-finding = За заустављање сатова није било ваљаног разлога.
rule-times-after-restore = Судија подешава сатове
rule-times-after-restore-finding = Судија одређује времена према најбољој процени.

## Article 7

rule-wrong-initial-position = Погрешна почетна позиција
rule-wrong-initial-position-finding = На почетку партије фигуре нису стајале како треба.
rule-board-misplaced = Табла је погрешно окренута
rule-board-misplaced-finding = Поље у десном углу пред сваким играчем је тамно.
rule-colours-reversed = Замењене боје
rule-colours-reversed-finding = Сваки играч има боју оног другог.
rule-illegal-restore = Позиција се враћа
rule-illegal-restore-finding = { player } је завршио неправилан потез.
rule-illegal-replacement = Потез који се мора одиграти уместо тога
rule-illegal-replacement-finding = { player } мора да замени неправилан потез, а дотакнуте фигуре и даље обавезују.
rule-unpromoted-pawn-pressed = Пешак остављен на последњем реду
rule-unpromoted-pawn-pressed-finding = { player } је притиснуо сат, а није заменио пешака новом фигуром.
rule-press-without-move = Сат притиснут без потеза
rule-press-without-move-finding = { player } је притиснуо сат, а није одиграо потез.
rule-two-hands = Две руке за један потез
rule-two-hands-finding = { player } је један потез одиграо обема рукама.
rule-illegal-completed-when = Неправилан потез без рекламације
rule-illegal-completed-when-finding = { player } је притиснуо сат после неправилног потеза. На потезу је противник, који сме да га рекламира.
rule-illegal-when-found = Неправилан потез откривен касније
rule-illegal-when-found-finding = { player } је указао на неправилан потез.
# $count: which illegal move lost the game
ending-illegal = { $count ->
    [1] Неправилан потез
    [2] Други неправилан потез
   *[other] Трећи неправилан потез
}
rule-illegal-count-std = Последица неправилног потеза
rule-illegal-count-std-finding = { $count ->
    [0] { player } је завршио један неправилан потез превише.
    [1] То је био први неправилан потез { player-gen }.
    [2] То је био други неправилан потез { player-gen }.
    [3] То је био трећи неправилан потез { player-gen }.
   *[other] То је био { $count }. неправилан потез { player-gen }.
}
rule-illegal-loss-draw = Реми уместо пораза
rule-illegal-loss-draw-finding = { player } је завршио један неправилан потез превише, али { opponent } не може да матира никаквим низом правилних потеза.
rule-illegal-increment-reversal = Додатак се одузима
rule-illegal-increment-reversal-finding = { player } је тим притиском добио додатак.
rule-pieces-found-displaced = Фигуре ван својих поља
rule-pieces-found-displaced-finding = Фигуре не стоје онако како их је партија оставила.
rule-displaced-pieces = Оборене фигуре
rule-displaced-pieces-finding = { player } је оборио или померио фигуре с њихових поља.

## Article 8

rule-must-record = Записивање потеза
rule-must-record-finding = { player } није записао потез који је одигран.
rule-no-advance-writing = Не записује се унапред
rule-no-advance-writing-finding = { player } је записао потез пре него што је одигран.
rule-reply-before-recording = Најпре сопствени претходни потез
rule-reply-before-recording-finding = { player } је одиграо потез пре него што је записао претходни.
rule-record-draw-offer = Понуда ремија на формулару
rule-record-draw-offer-finding = { player } је записао потез без знака за понуду ремија.
rule-under-five-minutes = Премало времена за записивање
rule-under-five-minutes-finding = { player } је у овом периоду имао мање од пет минута, а по потезу се додаје мање од тридесет секунди.
rule-update-after-flag = Формулар после пада заставице
rule-update-after-flag-finding = { player } је играо пре него што је допунио формулар.
rule-neither-records = Ниједан играч није записивао
rule-neither-records-finding = Заставица је пала, а ниједан формулар није потпун.
rule-one-not-recording = Један играч није записивао
rule-one-not-recording-finding = Заставица је пала, а формулар { player-gen } није потпун.

## Article 9

rule-agreed-draw-restriction = Договорени реми је ограничен
rule-agreed-draw-restriction-finding = { player } жели договорени реми, а правила такмичења га ограничавају.

rule-offer-timing = Понуђен је реми
rule-offer-timing-finding = { player } је понудио реми пошто је одиграо потез, а пре него што је притиснуо сат.
rule-offer-other-time = Понуда ремија у необичном тренутку
rule-offer-other-time-finding = { player } је понудио реми, али не између одиграног потеза и притискања сата.
rule-offer-irrevocable = Понуда се не повлачи
rule-offer-irrevocable-finding = { player } жели да повуче понуду ремија.
rule-offer-lifetime = Докле важи понуда ремија
rule-offer-lifetime-finding = Понуда ремија важи док се на њу не одговори речима или додиром фигуре.
rule-claim-is-offer = Рекламација је и понуда
rule-claim-is-offer-finding = { player } је рекламирао реми, што важи и као понуда.
rule-repetition-3-claim-next = Троструко понављање следећим потезом
rule-repetition-3-claim-next-finding = { player } је записао потез и рекламира да се њиме позиција јавља трећи пут.
rule-repetition-3-claim-now = Троструко понављање позиције
rule-repetition-3-claim-now-finding = { player } рекламира да се позиција на табли јавила трећи пут.
rule-same-position = Када су две позиције исте
rule-same-position-finding = Фигуре су стајале исто, али на потезу није увек био исти играч.
rule-same-position-ep = Исто, осим узимања ан пасан
rule-same-position-ep-finding = Фигуре су стајале исто, али је једном пешак могао да се узме ан пасан.
rule-same-position-castling = Исто, осим рокаде
rule-same-position-castling-finding = Фигуре су стајале исто, али је у међувремену изгубљено право на рокаду.
rule-fifty-claim-next = Педесет потеза са следећим
rule-fifty-claim-next-finding = { player } је записао потез и рекламира да се њиме навршава по педесет потеза без узимања и без потеза пешаком.
rule-fifty-claim-now = Педесет потеза
rule-fifty-claim-now-finding = { player } рекламира да су оба играча одиграла по педесет потеза без узимања и без потеза пешаком.
rule-claim-right-lost = Прекасно за рекламацију
rule-claim-right-lost-finding = { player } на овом потезу више не може да рекламира реми.
rule-claim-stop-clock = Сатови се заустављају због рекламације
rule-claim-stop-clock-finding = { player } је рекламирао реми.
rule-claim-irrevocable = Рекламација се не повлачи
rule-claim-irrevocable-finding = { player } жели да повуче или промени рекламацију.
rule-claim-correct = Рекламација је основана
rule-claim-correct-finding = { player } је с правом рекламирао реми.
rule-claim-wrong-opponent-time = Неоснована рекламација кошта времена
rule-claim-wrong-opponent-time-finding = { player } је рекламирао реми без основа.
rule-claim-wrong-claimant-time = Неоснована рекламација одузима време ономе ко рекламира
rule-claim-wrong-claimant-time-finding = { player } је рекламирао реми без основа, а имао је више од једног минута.
rule-claim-wrong-rapid = Неоснована рекламација у убрзаном шаху
rule-claim-wrong-rapid-finding = { player } је у партији убрзаног шаха рекламирао реми без основа.
rule-claim-wrong-blitz = Неоснована рекламација у брзопотезном шаху
rule-claim-wrong-blitz-finding = { player } је у партији брзопотезног шаха рекламирао реми без основа.
rule-claim-wrong-play-on = После неосноване рекламације игра се даље
rule-claim-wrong-play-on-finding = { player } је рекламирао реми без основа и партија се наставља.
rule-auto-repetition = Позиција се јавила пет пута
rule-auto-repetition-finding = Иста позиција се јавила по пети пут.
rule-auto-75 = Седамдесет пет потеза
rule-auto-75-finding = Оба играча су одиграла по седамдесет пет потеза без узимања и без потеза пешаком.
rule-auto-75-mate-first = Мат има предност
rule-auto-75-mate-first-finding = Последњи од седамдесет пет потеза дао је мат.

## Article 10

ending-arbiter = Одлука судије
ending-recorded = { $ending } (запис судије)
ending-arbiter-why = Одлука судије: { $reason }
ending-claim = Рекламиран реми: убрзан завршетак
ending-short-repetition = Троструко понављање
ending-short-fifty = Педесет потеза
ending-short-fivefold = Петоструко понављање
ending-short-seventy-five = 75 потеза
rule-score-default = Резултат
rule-score-default-finding = Судија је прогласио резултат.
rule-score-cap = Никада више од целог поена
rule-score-cap-finding = Ови поени укупно прелазе вредност једне партије.
rule-score-asymmetric = Поени чији збир није један
rule-score-asymmetric-finding = Судија је одлучио колико поена добија сваки играч.

## Articles 11 and 12

rule-phone = Телефон или други уређај се огласио
rule-phone-finding = { player } је имао телефон или други уређај који се огласио.
rule-device-found = Нађен је телефон или други уређај
rule-device-found-finding = { player } је код себе имао телефон или други уређај који је нађен.
rule-persistent-refusal = Упорно непоштовање Правила
rule-persistent-refusal-finding = { player } упорно одбија да поштује Правила.
rule-both-guilty = Оба играча губе
rule-both-guilty-finding = Оба играча су крива.
rule-penalty-list = Казна
rule-penalty-list-finding = Судија је казнио { player-gen }.
rule-extra-time-disturbance = Време због сметње
rule-extra-time-disturbance-finding = Игру је нешто омело споља и судија због тога додаје време.
rule-arbiter-silence = Шта судија не говори
rule-arbiter-silence-finding = { player } пита колико је потеза одиграно.
rule-arbiter-non-intervention = Када се судија меша
rule-arbiter-non-intervention-finding = Судија се меша само онда када Правила то налажу.

## Appendix D

rule-blind-announce = Потези се објављују
rule-blind-announce-finding = { player } мора потез да објави тако да буде јасан.
rule-blind-touched = Дотакнуто је оно што је извађено
rule-blind-touched-finding = { player } је опипао фигуру и оставио је у отвору.
rule-blind-made = Када је одигран потез слепог играча
rule-blind-made-finding = { player } је ставио фигуру у нови отвор.
rule-blind-clock-after = Сат се притиска на крају
rule-blind-clock-after-finding = { player } је притиснуо сат пре него што је објавио потез.
rule-blind-slip = Лапсус при објављивању
rule-blind-slip-finding = { player } је објавио други потез, а не онај на табли.
rule-blind-positions-differ = Две табле се разликују
rule-blind-positions-differ-finding = Табле играча показују различите позиције, или ће их показати када се објављени потез изврши.
rule-blind-scores-differ = Разликују се и формулари
rule-blind-scores-differ-finding = Табле се разликују, а ни формулари се не слажу.
rule-blind-assistant = Помоћник слепог играча
rule-blind-assistant-finding = { player } пита помоћника колико је потеза одиграно.

## Guideline I: adjourned games

rule-adj-require-seal = Сеанса је завршена
rule-adj-require-seal-finding = Сеанса је завршена; { player-mid } је на потезу и мора да ковертира потез.
rule-adj-seal-procedure = Ковертирање потеза
rule-adj-seal-procedure-finding = Ковертирање: { player-mid } записује потез и затвара коверту.
rule-adj-change-until-stop = Ковертирање другог потеза
rule-adj-change-until-stop-finding = { player } је пре заустављања сата ковертирао други потез.
rule-adj-played-move-is-sealed = Одиграно уместо ковертирано
rule-adj-played-move-is-sealed-finding = { player } је требало да ковертира потез, а одиграо га је на табли.
rule-adj-early = Прекид пре времена
rule-adj-early-finding = { player } прекида партију пре краја сеансе.
rule-adj-draw-offer-after-seal = Понуда ремија у току прекида
rule-adj-draw-offer-after-seal-finding = Реми је понуђен, или је на понуду одговорено, после ковертирања потеза.
rule-adj-set-up = Припрема за наставак
rule-adj-set-up-finding = Постављају се позиција пре ковертираног потеза и времена.
rule-adj-ended-before-resumption = Завршено пре наставка
rule-adj-ended-before-resumption-finding = Партија је одлучена пре него што је могла бити настављена.
rule-adj-open-only-if = Када се отвара коверта
rule-adj-open-only-if-finding = Коверта се отвара само када је ту { player-mid }, који треба да одговори на њен садржај.
rule-adj-ambiguous = Двосмислен ковертиран потез
rule-adj-ambiguous-finding = Оно што је { player-mid } ковертирао може да значи више потеза.
rule-adj-unclear = Неразумљив ковертиран потез
rule-adj-unclear-finding = Оно што је { player-mid } ковертирао не може да се прочита као потез.
rule-adj-illegal = Неправилан ковертиран потез
rule-adj-illegal-finding = Оно што је { player-mid } ковертирао није правилан потез.
rule-adj-bad-exceptions = Ковертирани потез не значи пораз
rule-adj-bad-exceptions-finding = Оно што је { player-mid } ковертирао није ваљано, али је партија одлучена другачије.
rule-adj-case-a = Отварање коверте
rule-adj-case-a-finding = Играч који треба да одговори је ту, па се коверта може отворити.
rule-adj-case-b = Одсутан је играч који треба да одговори
rule-adj-case-b-finding = Играч који треба да одговори није био ту на почетку наставка.
rule-adj-case-c = Одговор у другој коверти
rule-adj-case-c-finding = Одговор на ковертирани потез стоји у другој коверти док не дође играч који је ковертирао.
rule-adj-late = Закашњење на наставак
rule-adj-late-finding = { player } касни на наставак.
rule-adj-late-sealer = Закашњење, а партија је завршена
rule-adj-late-sealer-finding = { player } касни, али је ковертирани потез можда завршио партију.
rule-adj-both-absent = Нема ниједног играча
rule-adj-both-absent-finding = Нема ниједног играча; тече време играча који треба да одговори: { player-mid }.
rule-adj-lost-envelope = Коверта је изгубљена
rule-adj-lost-envelope-finding = Коверта са ковертираним потезом је изгубљена.
rule-adj-lost-position = Позиција је изгубљена
rule-adj-lost-position-finding = Позиција прекинуте партије не може се поново поставити.
rule-adj-clock-error = Погрешна времена при наставку
rule-adj-clock-error-finding = Указано је на то да сатови од наставка показују погрешна времена.
rule-adj-session-clock = Сеанса
rule-adj-session-clock-finding = Кад се сеанса завршава, одлучује судијин сат.

## Guideline II: Chess960

rule-c960-status = Шах 960 и Правила
rule-c960-status-finding = Правила овог издања не знају за шах 960.
rule-c960-constraints = Како почиње шах 960
rule-c960-constraints-finding = Фигуре не стоје онако како треба на почетку шаха 960.
rule-c960-announce = Најава рокаде
rule-c960-announce-finding = { player } је најавио рокаду.
rule-c960-vacant = Шта смета рокади у шаху 960
rule-c960-vacant-finding = { player } је рокирао иако је на путу краља или топа стајала фигура.
rule-c960-intention = Рокада је најављена
rule-c960-intention-finding = { player } је најавио рокаду и дотакао краља или топа.
rule-c960-made = Када је рокада одиграна у шаху 960
rule-c960-made-finding = { player } је пустио краља и рокада је одиграна.

## Guideline III

rule-qpf-status = Најава убрзаног завршетка
rule-qpf-status-finding = { player } се позива на убрзани завршетак, који за ово такмичење није најављен.
rule-qpf-scope = Где нема убрзаног завршетка
rule-qpf-scope-finding = { player } се позива на убрзани завршетак тамо где га нема.
rule-qpf-def = Шта је убрзани завршетак
rule-qpf-def-finding = { player } се позива на убрзани завршетак, али се у преосталом времену не морају одиграти сви преостали потези.
rule-both-flags-unknown = Обе заставице су пале пре последњег периода
rule-both-flags-unknown-finding = Пре последњег периода пале су обе заставице и не може се утврдити која је прва: партија се наставља.
rule-both-flags-draw = Обе заставице су пале у последњем периоду
rule-both-flags-draw-finding = У последњем периоду пале су обе заставице и не може се утврдити која је прва: реми.
rule-qpf-increment-request = Захтева се по пет секунди за потез
rule-qpf-increment-request-finding = { player } захтева да оба играча добијају по пет секунди за потез.
rule-qpf-claim = Када се у убрзаном завршетку може рекламирати реми
rule-qpf-claim-finding = { player } то сада не може да рекламира ни да захтева.
rule-qpf-grounds = Рекламација ремија у убрзаном завршетку
rule-qpf-grounds-finding = { player } рекламира да противник не може да победи нормалним средствима или да то и не покушава.
rule-qpf-accept = Судија прихвата реми
rule-qpf-accept-finding = { player } је с правом рекламирао реми.
rule-qpf-postpone = Одлука се одлаже
rule-qpf-postpone-finding = { player } је рекламирао реми, а судија жели да види наставак партије.
rule-qpf-postpone-test = Одложена одлука
rule-qpf-postpone-test-finding = У убрзаном завршетку рекламиран је реми и сада треба одлучити.
rule-qpf-reject = Одбијена рекламација у убрзаном завршетку
rule-qpf-reject-finding = { player } је у убрзаном завршетку без основа рекламирао реми.
rule-qpf-final = Коначна одлука
rule-qpf-final-finding = Одлука судије о овој рекламацији је коначна.
rule-qpf-no-arbiter = Рекламација без присутног судије
rule-qpf-no-arbiter-finding = { player } је у убрзаном завршетку рекламирао реми, а судија није присутан.
rule-qpf-no-arbiter-a = Записује се завршна позиција
rule-qpf-no-arbiter-a-finding = { player } рекламира да противник не може да победи нормалним средствима.
rule-qpf-no-arbiter-b = Завршна позиција и потпун формулар
rule-qpf-no-arbiter-b-finding = { player } рекламира да противник не покушава да победи нормалним средствима.
rule-qpf-no-arbiter-ref = Рекламација иде судији
rule-qpf-no-arbiter-ref-finding = О рекламацији одлучује судија који није био присутан.

## Appendices A and B

rule-rapid-def = Убрзани шах
rule-rapid-def-finding = Ова је партија убрзаног шаха.
rule-rapid-penalty-scale = Један минут у убрзаном шаху
rule-rapid-penalty-scale-finding = У убрзаном шаху противник добија један минут.
rule-rapid-u-setup-deadline = Прекасно за ново постављање
rule-rapid-u-setup-deadline-finding = Фигуре или табла су погрешно стајале, али је на то указано прекасно.
rule-rapid-u-clock-deadline = Прекасно за ново подешавање сата
rule-rapid-u-clock-deadline-finding = Сат је погрешно подешен, али је на то указано прекасно.
rule-rapid-u-art4 = Дотакнуте фигуре, ако играч затражи
rule-rapid-u-art4-finding = Без одговарајућег надзора дотакнуте фигуре су ствар играча, док један од њих не затражи судију.
rule-rapid-u-illegal-trigger = Неправилан потез без одговарајућег надзора
rule-rapid-u-illegal-trigger-finding = О неправилном потезу одлучује се када га противник рекламира или судија види на време.
rule-rapid-u-illegal-result = Први неправилан потез
rule-rapid-u-illegal-result-finding = { player } је завршио неправилан потез, а без одговарајућег надзора већ први одлучује.
rule-rapid-u-illegal-stands = Неправилан потез остаје
rule-rapid-u-illegal-stands-finding = { player } је одиграо потез, а неправилан потез није рекламирао.
rule-rapid-u-flag-claim = Рекламира се победа на време
rule-rapid-u-flag-claim-finding = { player } тврди да је противникова заставица пала.
rule-rapid-both-flags = Обе заставице су пале
rule-rapid-both-flags-finding = Обе заставице су биле пале пре него што је ико рекламирао.
rule-rapid-u-kings-check = Немогућа позиција
rule-rapid-u-kings-check-finding = Оба краља су у шаху, или пешак стоји на свом последњем реду.
rule-rapid-u-flag-who = Ко указује на палу заставицу
rule-rapid-u-flag-who-finding = Заставица { player-gen } је пала у партији без одговарајућег надзора.
rule-blitz-def = Брзопотезни шах
rule-blitz-def-finding = Ова је партија брзопотезног шаха.
rule-blitz-penalty-scale = Један минут у брзопотезном шаху
rule-blitz-penalty-scale-finding = У брзопотезном шаху противник добија један минут.
rule-blitz-u-illegal = Победа рекламирана у брзопотезном шаху
rule-blitz-u-illegal-finding = { player } је у брзопотезном шаху завршио неправилан потез, а противник је рекламирао победу.
rule-blitz-u-illegal-after = Неправилан потез остаје у брзопотезном шаху
rule-blitz-u-illegal-after-finding = { player } је одиграо потез, а неправилан потез није рекламирао.
