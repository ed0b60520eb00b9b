//! Wherever the Laws ask whether the opponent could still mate, an arbiter who does not search at once asks, and the
//! answer ends the game: as found by a search, or as a person decides.

use std::time::Duration;

use jadoube_core::chess::{ByColor, CastlingMode, Chess, Color, Fen};
use jadoube_core::clock::{Moment, TimeControl};
use jadoube_core::laws::{
    Arbiter, ArbiterAct, CanMate, Decision, Edition, Event, PlayerAct, Ruling, Standing, Terms,
};

/// White has a pawn on its way, Black a rook: either could mate, but nobody sees it at once.
const OPEN: &str = "r3k3/8/8/8/8/8/4P3/4K3 w - - 0 1";

struct Asked {
    arbiter: Arbiter,
    question: String,
}

/// What an arbiter of that edition, who does not search, answers when White does this.
fn asked(edition: Edition, time: &str, acts: &[PlayerAct]) -> Asked {
    let fen: Fen = OPEN.parse().expect("a FEN");
    let start: Chess = fen
        .into_position(CastlingMode::Standard)
        .expect("a position");
    let control: TimeControl = time.parse().expect("a control");
    let mut arbiter = Arbiter::new(Terms {
        edition,
        control: Some(ByColor::new_with(|_| control.clone())),
        start,
        ..Terms::default()
    });
    drop(arbiter.hear(&Event::of_arbiter(Moment::START, ArbiterAct::Start)));
    let mut last = Vec::new();
    for (second, act) in (1..).zip(acts) {
        let at = Moment::after(Duration::from_secs(second));
        last = arbiter.hear(&Event::of(Color::White, at, act.clone()));
    }
    Asked {
        arbiter,
        question: tokens(&last),
    }
}

fn tokens(rulings: &[Ruling]) -> String {
    let tokens: Vec<String> = rulings.iter().map(Ruling::tokens).collect();
    tokens.join(" | ")
}

impl Asked {
    /// How the game stands once it is answered.
    fn result(&self, answer: ArbiterAct) -> String {
        let mut arbiter = self.arbiter.clone();
        let at = Moment::after(Duration::from_secs(7000));
        drop(arbiter.hear(&Event::of_arbiter(at, answer)));
        if let Standing::Ended(outcome, rule) = arbiter.table().standing() {
            format!("{outcome} {}", rule.slug())
        } else {
            format!("{:?}", arbiter.table().standing())
        }
    }

    #[track_caller]
    fn ends(&self, question: &str, yes: &str, never: &str) {
        assert!(self.question.contains(question), "asked: {}", self.question);
        assert_eq!(
            self.result(ArbiterAct::Establish(Color::Black, CanMate::Yes)),
            yes
        );
        assert_eq!(self.result(ArbiterAct::Decide(Decision::Accept)), yes);
        assert_eq!(
            self.result(ArbiterAct::Establish(Color::Black, CanMate::Never)),
            never
        );
        assert_eq!(self.result(ArbiterAct::Decide(Decision::Reject)), never);
    }
}

#[test]
fn who_resigns_has_lost_unless_the_opponent_could_never_mate() {
    asked(Edition::E2023, "5400+30", &[PlayerAct::Resign]).ends(
        "play-over; ask-arbiter can-mate black",
        "0-1 win-resign",
        "1/2-1/2 win-resign",
    );
}

#[test]
fn nothing_is_played_while_it_is_open_how_a_resignation_counts() {
    let resigned = asked(
        Edition::E2023,
        "5400+30",
        &[PlayerAct::Resign, PlayerAct::Play("e4".into())],
    );
    assert_eq!(resigned.question, "notice game-over", "play is over");
    assert_eq!(
        resigned.result(ArbiterAct::Establish(Color::Black, CanMate::Yes)),
        "0-1 win-resign"
    );
}

#[test]
fn before_2023_nobody_asks_when_a_player_resigns() {
    for edition in Edition::ALL {
        if edition != Edition::E2023 {
            let resigned = asked(edition, "5400+30", &[PlayerAct::Resign]);
            assert_eq!(resigned.question, "over 0-1", "{edition}");
        }
    }
}

#[test]
fn a_telephone_costs_half_a_point_where_the_opponent_could_never_mate() {
    asked(Edition::E2009, "5400+30", &[PlayerAct::Phone]).ends(
        "play-over; ask-arbiter can-mate black",
        "0-1 phone",
        "0-1/2 phone",
    );
}

#[test]
fn an_illegal_move_too_many_draws_where_the_opponent_could_never_mate() {
    let illegal = [
        PlayerAct::Lift(jadoube_core::chess::Square::E2),
        PlayerAct::Release(jadoube_core::chess::Square::E5),
        PlayerAct::Press,
        PlayerAct::Lift(jadoube_core::chess::Square::E2),
        PlayerAct::Release(jadoube_core::chess::Square::E5),
        PlayerAct::Press,
    ];
    asked(Edition::E2018, "5400", &illegal).ends(
        "ask-arbiter can-mate black",
        "0-1 illegal-count-std",
        "1/2-1/2 illegal-loss-draw",
    );
}

#[test]
fn a_fallen_flag_draws_where_the_opponent_could_never_mate() {
    asked(
        Edition::E2014,
        "1",
        &[PlayerAct::Brush(jadoube_core::chess::Square::E2)],
    )
    .ends(
        "ask-arbiter can-mate black",
        "0-1 flag-loss",
        "1/2-1/2 flag-draw",
    );
}

#[test]
fn who_resigns_an_adjourned_game_has_lost_unless_the_opponent_could_never_mate() {
    let adjourned = [
        PlayerAct::Seal("e4".into()),
        PlayerAct::StopClocks,
        PlayerAct::Resign,
    ];
    asked(Edition::E2023, "5400", &adjourned).ends(
        "ask-arbiter can-mate black",
        "0-1 win-resign",
        "1/2-1/2 win-resign",
    );
}

#[test]
fn a_sealed_move_that_is_illegal_draws_where_the_opponent_could_never_mate() {
    let mut sealed = asked(
        Edition::E2018,
        "5400",
        &[PlayerAct::Seal("e5".into()), PlayerAct::StopClocks],
    );
    let opened = [
        Event::of(Color::White, Moment::START, PlayerAct::Arrive),
        Event::of(Color::Black, Moment::START, PlayerAct::Arrive),
        Event::of_arbiter(Moment::START, ArbiterAct::Resume),
        Event::of_arbiter(Moment::START, ArbiterAct::Open),
    ];
    for event in opened {
        let at = Moment::after(Duration::from_secs(10));
        sealed.question = tokens(&sealed.arbiter.hear(&Event { at, ..event }));
    }
    sealed.ends(
        "ask-arbiter can-mate black",
        "0-1 adj-illegal",
        "1/2-1/2 adj-bad-exceptions",
    );
}
