//! A game that goes on behind moves made elsewhere: where the remarks stand, which moves count, what is on the sheets.

use std::time::Duration;

use jadoube::chess::{Color, Square};
use jadoube::clock::Moment;
use jadoube::laws::{Arbiter, ArbiterAct, Event, PlayerAct};
use jadoube::notation::Style;
use jadoube::notation::pgn::Annotation;
use jadoube::record::log::journal::Heading;
use jadoube::record::log::origin::Origin;
use jadoube::record::log::scoresheet_remarks::Remark;
use jadoube::record::print::scoresheet::Sheet;
use jadoube::record::{Entry, Script, to_pgn};

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

    /// Beside how many half-moves each remark stands.
    fn remarked(&self) -> Vec<usize> {
        let say = |_: &Remark<'_>| String::new();
        let (heading, style) = (&self.heading, Style::default());
        let sheet = Sheet::of(heading, &self.arbiter, &self.log, style, say);
        sheet.remarks.iter().map(|remark| remark.after).collect()
    }

    /// Behind which half-moves, counted from 0, PGN tells of an illegal move taken back.
    fn retracted(&self) -> Vec<usize> {
        let game = to_pgn(&self.heading, &self.arbiter, &self.log);
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
