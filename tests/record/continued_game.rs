//! A game that goes on behind moves made elsewhere: where the remarks stand, which moves count, what is on the sheets.

use std::time::Duration;

use jadoube_core::chess::{Color, Square};
use jadoube_core::clock::Moment;
use jadoube_core::laws::{Arbiter, ArbiterAct, CanMate, CommonAct, Deed, Event, Person, PlayerAct};
use jadoube_core::notation::Style;
use jadoube_core::notation::pgn::{self, Annotation};
use jadoube_core::record::log::journal::Heading;
use jadoube_core::record::log::origin::Origin;
use jadoube_core::record::narrative::Narrative;
use jadoube_core::record::narrative::scoresheet_remarks::Remark;
use jadoube_core::record::print::scoresheet::{Sheet, own};
use jadoube_core::record::{Entry, Script, to_pgn};

/// A game that goes on, and what was heard of it.
struct Continued {
    heading: Heading,
    arbiter: Arbiter,
    log: Vec<Entry>,
    at: Moment,
}

impl Continued {
    /// A game behind these moves, begun under the terms that the script says.
    fn behind(moves: &str, terms: &str) -> Self {
        let heading = Heading {
            terms: Script::read(terms).expect("terms"),
            origin: Origin::Continued(moves.to_owned()),
            ..Heading::default()
        };
        let mut game = Self {
            arbiter: heading.arbiter(),
            heading,
            log: Vec::new(),
            at: Moment::START,
        };
        game.hear(Event::of_arbiter(Moment::START, ArbiterAct::Start));
        game
    }

    fn hear(&mut self, event: Event) {
        let rulings = self.arbiter.hear(&event);
        self.log.push(Entry { event, rulings });
    }

    fn does(&mut self, color: Color, acts: impl IntoIterator<Item = PlayerAct>) {
        for act in acts {
            self.at = self.at + Duration::from_secs(1);
            self.hear(Event::of(color, self.at, act));
        }
    }

    fn moves(&mut self, moves: &str) {
        for text in moves.split_whitespace() {
            let color = self.arbiter.table().game().has_the_move();
            self.does(color, [PlayerAct::Move(text.to_owned())]);
        }
    }

    fn lets_go(&mut self, color: Color, from: Square, to: Square) {
        let acts = [
            PlayerAct::Lift(from),
            PlayerAct::Release(to),
            PlayerAct::Press,
        ];
        self.does(color, acts);
    }

    /// What was ruled since, as `judge` writes it.
    fn ruled(&self) -> Vec<String> {
        let rulings = self.log.iter().flat_map(|entry| &entry.rulings);
        rulings
            .map(|ruling| format!("{} {}", ruling.rule.slug(), ruling.tokens()))
            .collect()
    }

    fn flag(&mut self, color: Color, after: Duration) {
        self.at = self.at + after;
        self.hear(Event::flag(color, self.at));
    }

    /// Beside how many half-moves each remark stands.
    fn remarked(&self) -> Vec<usize> {
        let say = |_: &Remark<'_>| String::new();
        let (heading, style) = (&self.heading, Style::default());
        let narrative = Narrative::of(heading, &self.log);
        let sheet = Sheet::of(heading, &narrative, &self.log, style, say);
        sheet.remarks.iter().map(|remark| remark.after).collect()
    }

    /// Behind which half-moves, counted from 0, PGN tells of an illegal move taken back.
    fn retracted(&self) -> Vec<usize> {
        let narrative = Narrative::of(&self.heading, &self.log);
        let game = to_pgn(&self.heading, &narrative, &self.log);
        let is_told = |annotations: &[Annotation]| {
            let mut annotations = annotations.iter();
            annotations.any(|it| matches!(it, Annotation::Retracted(_)))
        };
        let plies = game.plies.iter().enumerate();
        plies
            .filter(|(_, ply)| is_told(&ply.annotations))
            .map(|(index, _)| index)
            .collect()
    }
}

#[test]
fn remarks_stand_beside_the_move_at_which_they_were_made() {
    let mut game = Continued::behind("1. e4 e5 2. Nf3 Nc6 *", "(time: \"5400+30\")");
    game.moves("Bb5");
    game.lets_go(Color::Black, Square::A7, Square::A4);
    game.moves("a6");
    assert_eq!(game.remarked(), [5]);
    assert_eq!(game.retracted(), [4]);
}

#[test]
fn remarks_stand_where_the_game_was_put_back_to() {
    let mut game = Continued::behind("1. e4 e5 2. Nf3 Nc6 *", "(time: \"5400+30\")");
    game.moves("Bb5 a6");
    game.hear(Event::of_arbiter(game.at, ArbiterAct::Reinstate(5)));
    game.lets_go(Color::Black, Square::A7, Square::A4);
    assert_eq!(game.remarked(), [5, 5]);
}

#[test]
fn a_remark_on_a_move_that_fell_stands_where_it_fell() {
    let mut game = Continued::behind("1. e4 e5 2. Nf3 Nc6 *", "(time: \"5400+30\")");
    game.moves("Bb5 a6 Ba4");
    game.hear(Event::of_arbiter(game.at, ArbiterAct::Warn(Color::Black)));
    game.hear(Event::of_arbiter(game.at, ArbiterAct::Reinstate(4)));
    game.hear(Event::of_arbiter(game.at, ArbiterAct::Resume));
    game.moves("Bc4 Bc5 O-O");
    assert_eq!(game.remarked(), [4, 4]);
}

#[test]
fn what_is_found_of_a_touch_is_remarked_and_so_are_pieces_knocked_over() {
    let mut game = Continued::behind("1. e4 e5 2. Nf3 Nc6 *", "(time: \"5400+30\")");
    game.moves("Bb5");
    game.does(Color::Black, [PlayerAct::Touch(Square::A7)]);
    game.hear(Event::of_arbiter(
        game.at,
        ArbiterAct::CallUntouched(Square::A7),
    ));
    game.moves("Bc5");
    let knocked = CommonAct::Displace(Square::A2, Square::A3);
    game.hear(Event {
        at: game.at,
        deed: Deed::Common(Person::Player(Color::White), knocked),
    });
    assert_eq!(game.remarked(), [5, 6]);
}

#[test]
fn moves_that_were_let_stand_or_taken_back_are_counted() {
    let mut game = Continued::behind("1. e4 e5 *", "(time: \"300\", supervision: Light)");
    game.lets_go(Color::White, Square::A1, Square::B3);
    game.moves("Nf6");
    game.hear(Event::of_arbiter(game.at, ArbiterAct::Warn(Color::Black)));
    assert_eq!(game.arbiter.table().game().plies().len(), 4);
    assert_eq!(game.remarked(), [4], "an illegal move stands");

    let mut game = Continued::behind("1. e4 e5 *", "(time: \"300\", supervision: Light)");
    game.lets_go(Color::White, Square::A1, Square::B3);
    game.does(Color::Black, [PlayerAct::ClaimIllegal]);
    assert_eq!(game.arbiter.table().game().plies().len(), 2);
    assert_eq!(game.remarked(), [2], "an illegal move stands no longer");
}

/// A number of moves by both players in which no position stands five times: the knights go to and fro, and now and then
/// a pawn advances.
fn shuffled(moves: usize) -> String {
    let mut pawns = ["a3 a6 ", "h3 h6 ", "a4 a5 ", "h4 h5 ", "b3 b6 "].into_iter();
    (0..moves)
        .map(|number| match number % 7 {
            6 => pawns.next().expect("a pawn to advance"),
            out if out.is_multiple_of(2) => "Nf3 Nf6 ",
            _ => "Ng1 Ng8 ",
        })
        .collect()
}

#[test]
fn the_new_clock_asks_for_moves_made_on_it() {
    let terms = "(time: \"40/5400:900\", edition: \"2023\")";
    let mut game = Continued::behind(&shuffled(39), terms);
    game.moves("e4 e5 d4 d5");
    game.flag(Color::White, Duration::from_mins(90));
    let ruled = game.ruled();
    assert!(
        ruled
            .last()
            .is_some_and(|last| last.starts_with("flag-loss ")),
        "{ruled:?}"
    );
}

#[test]
fn who_made_moves_elsewhere_can_be_late_here() {
    let terms = "(time: \"5400\", regulations: (default_time: \"0:30:00\"), arbiter: Absent)";
    let mut game = Continued::behind("1. e4 e5 *", terms);
    game.at = game.at + Duration::from_mins(31);
    game.does(Color::White, [PlayerAct::Arrive]);
    assert_eq!(
        game.ruled().last().map(String::as_str),
        Some("default-time over 0-1")
    );
}

#[test]
fn how_a_game_was_begun_is_asked_until_enough_moves_were_made_here() {
    let terms = "(time: \"300\", supervision: Light)";
    for (found, ruled) in [
        (CommonAct::FindColorsReversed, "colours-reversed annulled"),
        (CommonAct::FindWrongArray, "wrong-initial-position annulled"),
    ] {
        let mut game = Continued::behind(&shuffled(12), terms);
        game.moves("e4 e5");
        game.hear(Event {
            at: game.at,
            deed: Deed::Common(Person::Player(Color::White), found),
        });
        assert_eq!(game.ruled().last().map(String::as_str), Some(ruled));
    }
}

#[test]
fn nothing_was_touched_here_before_the_first_move() {
    let mut game = Continued::behind("1. e4 e5 2. Nf3 *", "(time: \"5400\")");
    game.does(Color::White, [PlayerAct::ClaimTouchMove]);
    let ruled = game.ruled();
    let last = ruled.last().map(String::as_str);
    assert_eq!(last, Some("accidental-touch notice nothing-there"));
}

#[test]
fn what_goes_by_the_number_of_moves_counts_those_of_the_whole_game() {
    let terms = "(time: \"5400\", regulations: (no_draw_before_move: 30))";
    for (before, drawn) in [(28, false), (29, true)] {
        let mut game = Continued::behind(&shuffled(before), terms);
        game.moves("e4 e5");
        game.does(Color::White, [PlayerAct::OfferDraw]);
        game.does(Color::Black, [PlayerAct::Accept]);
        let is_over = !game.arbiter.table().standing().is_unfinished();
        assert_eq!(is_over, drawn, "behind {before} moves");
    }
}

#[test]
fn own_scoresheets_hold_the_moves_before() {
    let terms = "(time: \"5400\", regulations: (own_score: true))";
    let mut game = Continued::behind("1. e4 {(=)} e5 2. Nf3 Nc6 *", terms);
    game.moves("Bb5 a6");
    assert!(
        game.ruled().iter().all(|ruled| !ruled.contains("notice")),
        "{:?}",
        game.ruled()
    );
    game.does(Color::White, [PlayerAct::Record("Bb5".to_owned())]);
    let cells = own(game.arbiter.table(), Color::White, Style::default());
    let texts: Vec<&str> = cells.iter().map(|cell| cell.text.as_str()).collect();
    assert_eq!(texts, ["e4 (=)", "e5", "Nf3", "Nc6", "Bb5"]);
}

#[test]
fn what_was_copied_goes_from_a_sheet_with_the_moves_taken_back() {
    let terms = "(time: \"5400\", regulations: (own_score: true))";
    let mut game = Continued::behind("1. e4 e5 2. Nf3 Nc6 *", terms);
    game.hear(Event::of_arbiter(game.at, ArbiterAct::Reinstate(2)));
    game.moves("d4 d5");
    let cells = own(game.arbiter.table(), Color::White, Style::default());
    let texts: Vec<&str> = cells.iter().map(|cell| cell.text.as_str()).collect();
    assert_eq!(texts, ["e4", "e5"], "nobody has written what came instead");
}

#[test]
fn moves_taken_back_by_agreement_are_told_behind_the_move_that_stands() {
    let mut game = Continued::behind("1. e4 e5 *", "()");
    game.moves("Nf3 Nc6");
    for (by, act) in [
        (Color::White, PlayerAct::AskTakeBack),
        (Color::Black, PlayerAct::AgreeTakeBack),
    ] {
        game.hear(Event::of(by, game.at, act));
    }
    game.hear(Event::of_arbiter(game.at, ArbiterAct::Reinstate(2)));
    game.moves("d4");
    let narrative = Narrative::of(&game.heading, &game.log);
    let written = pgn::write(&to_pgn(&game.heading, &narrative, &game.log));
    let told = "1. e4 e5 {Taken back by agreement: 2.Nf3 2...Nc6} 2. d4 *";
    assert!(written.contains(told), "{written}");
}

#[test]
fn an_offer_before_a_move_that_was_never_made_is_told() {
    let mut game = Continued::behind("1. e4 e5 *", "()");
    game.does(Color::White, [PlayerAct::OfferDraw]);
    assert_eq!(game.remarked(), [0_usize; 0], "it may go with a move");
    game.does(Color::White, [PlayerAct::Resign]);
    let can_mate = ArbiterAct::Establish(Color::Black, CanMate::Yes);
    game.hear(Event::of_arbiter(game.at, can_mate));
    assert_eq!(game.remarked(), [2, 2], "the offer, and what was proved");
    let narrative = Narrative::of(&game.heading, &game.log);
    let written = pgn::write(&to_pgn(&game.heading, &narrative, &game.log));
    let told = "1. e4 e5 {White offered a draw before moving} 0-1";
    assert!(written.contains(told), "{written}");
}

#[test]
fn a_player_who_writes_elsewhere_is_told_nothing_behind_moves_made_elsewhere() {
    let mut game = Continued::behind("1. e4 e5 2. Nf3 Nc6 *", "(time: \"5400\")");
    game.moves("Bb5 a6 Ba4");
    assert!(
        game.ruled().iter().all(|ruled| !ruled.contains("notice")),
        "{:?}",
        game.ruled()
    );
}

#[test]
fn a_turn_that_passed_without_a_move_is_taken_over_as_it_was_told() {
    let mut game = Continued::behind("1. e4 Z0 2. d4 e5 *", "()");
    game.moves("dxe5 Nc6");
    assert_eq!(game.arbiter.table().game().taken_over(), 4);
    let narrative = Narrative::of(&game.heading, &game.log);
    let written = pgn::write(&to_pgn(&game.heading, &narrative, &game.log));
    let moves = "1. e4 -- 2. d4 e5 3. dxe5 Nc6 *";
    assert!(written.contains(moves), "{written}");
}
