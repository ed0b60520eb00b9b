//! How players conducted a game beside its moves: from small logs, each lapse with its move, and nothing where all was well.

use std::time::Duration;

use jadoube_core::chess::{ByColor, CastlingMode, Color, Fen, Square};
use jadoube_core::clock::Moment;
use jadoube_core::laws::{ArbiterAct, Deed, Event, PlayerAct, Presence, Regulations};
use jadoube_core::record::Entry;
use jadoube_core::record::conduct::{GameConduct, GamePhase, LapseKind, PlayerConduct, conduct_of};
use jadoube_core::record::log::journal::Heading;
use jadoube_core::record::narrative::Narrative;
use jadoube_core::record::script::{Placement, Script, Times};

/// A game in which hands act, by the seconds.
struct Played {
    heading: Heading,
    log: Vec<Entry>,
}

impl Played {
    fn of(script: Script, acts: impl IntoIterator<Item = (u64, Color, PlayerAct)>) -> Self {
        let deeds = acts.into_iter();
        Self::of_deeds(
            script,
            deeds.map(|(second, color, act)| (second, Deed::Player(color, act))),
        )
    }

    fn of_deeds(script: Script, deeds: impl IntoIterator<Item = (u64, Deed)>) -> Self {
        let heading = Heading {
            terms: script,
            ..Heading::default()
        };
        let mut arbiter = heading.arbiter();
        let mut log = Vec::new();
        let start = Event::of_arbiter(Moment::START, ArbiterAct::Start);
        let deeds = deeds.into_iter().map(|(second, deed)| {
            let at = Moment::after(Duration::from_secs(second));
            Event { at, deed }
        });
        let events: Vec<Event> = std::iter::once(start).chain(deeds).collect();
        for event in events {
            for event in arbiter.taken_apart(&event) {
                if let Some((color, at)) = arbiter.flag_due().filter(|(_, at)| *at < event.at) {
                    let flag = Event::flag(color, at);
                    let rulings = arbiter.hear(&flag);
                    log.push(Entry {
                        event: flag,
                        rulings,
                    });
                }
                let rulings = arbiter.hear(&event);
                log.push(Entry { event, rulings });
            }
        }
        Self { heading, log }
    }

    fn conduct(&self) -> GameConduct {
        let narrative = Narrative::of(&self.heading, &self.log);
        conduct_of(&self.heading, &self.log, &narrative.clocks_to_the_end())
    }
}

pub fn timed(time: &str) -> Script {
    Script {
        time: Some(Times::same(time.parse().expect("a time control"))),
        ..Script::default()
    }
}

pub fn stands(fen: &str) -> Placement {
    let start: Fen = fen.parse().expect("a FEN");
    let start = start.into_position(CastlingMode::Standard);
    Placement {
        start: start.expect("a position"),
        ..Placement::default()
    }
}

fn unwatched(script: Script) -> Script {
    Script {
        arbiter: Presence::Elsewhere,
        ..script
    }
}

/// What went wrong: each kind with the number of its move.
pub fn told(of: &PlayerConduct) -> Vec<(LapseKind, u32)> {
    of.lapses.iter().map(|it| (it.kind, it.number)).collect()
}

pub fn conduct(
    script: Script,
    acts: impl IntoIterator<Item = (u64, Color, PlayerAct)>,
) -> ByColor<PlayerConduct> {
    Played::of(script, acts).conduct()
}

pub fn moves(text: &str) -> PlayerAct {
    PlayerAct::Move(text.to_owned())
}

pub const WHITE: Color = Color::White;
pub const BLACK: Color = Color::Black;

#[test]
fn of_a_game_without_a_fault_nothing_is_told() {
    let of = conduct(
        timed("5400"),
        [
            (2, WHITE, moves("e4")),
            (4, BLACK, moves("e5")),
            (5, WHITE, PlayerAct::Adjust),
            (6, WHITE, PlayerAct::Touch(Square::A1)),
            (6, WHITE, PlayerAct::LetGo),
            (7, WHITE, PlayerAct::EndAdjusting),
            (9, WHITE, moves("Nf3")),
            (9, BLACK, moves("Nc6")),
        ],
    );
    assert_eq!(told(&of.white), []);
    assert_eq!(told(&of.black), []);
}

#[test]
fn a_piece_that_is_touched_and_left_or_put_back_is_told() {
    let of = conduct(
        timed("5400"),
        [
            (2, WHITE, PlayerAct::Touch(Square::A1)),
            (3, WHITE, PlayerAct::LetGo),
            (4, WHITE, moves("e4")),
            (5, BLACK, PlayerAct::Lift(Square::B8)),
            (6, BLACK, PlayerAct::PutBack),
            (7, BLACK, moves("Nc6")),
            // An own piece and what it takes belong together.
            (8, WHITE, moves("d4")),
            (9, BLACK, moves("Nxd4")),
        ],
    );
    assert_eq!(told(&of.white), [(LapseKind::Touch, 1)]);
    assert_eq!(told(&of.black), [(LapseKind::Touch, 1)]);
}

#[test]
fn what_has_to_move_and_what_was_let_go_of_are_told_where_something_else_was_tried() {
    let of = conduct(
        timed("5400"),
        [
            (1, WHITE, PlayerAct::Touch(Square::B1)),
            (1, WHITE, PlayerAct::LetGo),
            (2, WHITE, PlayerAct::Play("Nf3".to_owned())),
            (3, WHITE, moves("Nc3")),
            (4, BLACK, PlayerAct::Play("e6".to_owned())),
            (5, BLACK, PlayerAct::Lift(Square::E6)),
            (5, BLACK, PlayerAct::Release(Square::E5)),
            (6, BLACK, PlayerAct::Press),
        ],
    );
    assert_eq!(told(&of.white), [(LapseKind::Touch, 1)]);
    assert_eq!(told(&of.black), [(LapseKind::Released, 1)]);
}

#[test]
fn a_piece_put_back_and_made_to_move_by_a_ruling_is_told_once() {
    let of = conduct(
        timed("5400"),
        [
            (1, WHITE, PlayerAct::Lift(Square::B1)),
            (2, WHITE, PlayerAct::PutBack),
            (3, WHITE, PlayerAct::Play("Nf3".to_owned())),
            (4, WHITE, moves("Nc3")),
        ],
    );
    assert_eq!(told(&of.white), [(LapseKind::Touch, 1)]);
}

#[test]
fn castling_regrets_neither_king_nor_rook() {
    let castles = Script {
        position: stands("4k3/8/8/8/8/8/8/4K2R w K - 0 30"),
        ..timed("5400")
    };
    let of = conduct(castles, [(2, WHITE, moves("O-O"))]);
    assert_eq!(told(&of.white), []);
}

#[test]
fn presses_that_come_late_or_after_the_reply_are_told_with_the_time_they_gave_away() {
    let of = conduct(
        timed("5400"),
        [
            (2, WHITE, PlayerAct::Play("e4".to_owned())),
            (6, WHITE, PlayerAct::Press),
            (7, BLACK, PlayerAct::Play("e5".to_owned())),
            (9, BLACK, PlayerAct::Press),
            (10, WHITE, PlayerAct::Play("Nf3".to_owned())),
            (40, WHITE, PlayerAct::Press),
            (41, BLACK, PlayerAct::Play("Nc6".to_owned())),
            (45, WHITE, PlayerAct::Play("Bc4".to_owned())),
            (46, BLACK, PlayerAct::Press),
        ],
    );
    assert_eq!(
        told(&of.white),
        [(LapseKind::LatePress, 1), (LapseKind::ForgottenPress, 2)]
    );
    assert_eq!(of.white.given_away(), Duration::from_secs(34));
    assert_eq!(told(&of.black), [(LapseKind::ForgottenPress, 2)]);
    assert_eq!(of.black.given_away(), Duration::from_secs(5));
}

#[test]
fn a_flag_that_falls_before_the_press_tells_of_the_press() {
    let of = conduct(
        timed("20"),
        [
            (2, WHITE, PlayerAct::Play("e4".to_owned())),
            (30, BLACK, PlayerAct::ClaimFlag),
        ],
    );
    assert_eq!(told(&of.white), [(LapseKind::ForgottenPress, 1)]);
    assert_eq!(told(&of.black), []);
}

#[test]
fn an_illegal_move_is_told_once_and_its_piece_is_not_regretted() {
    let of = conduct(
        timed("5400"),
        [
            (2, WHITE, PlayerAct::Lift(Square::E2)),
            (3, WHITE, PlayerAct::Release(Square::E5)),
            (4, WHITE, PlayerAct::Press),
            (6, WHITE, moves("e4")),
        ],
    );
    assert_eq!(told(&of.white), [(LapseKind::IllegalMove, 1)]);
    assert_eq!(told(&of.black), []);
}

#[test]
fn offers_out_of_time_wrong_claims_and_slips_of_the_pen_are_told() {
    let own_sheets = Script {
        regulations: Regulations {
            own_score: true,
            ..Regulations::default()
        },
        ..timed("5400")
    };
    let of = conduct(
        own_sheets,
        [
            (2, WHITE, moves("e4")),
            (3, WHITE, PlayerAct::OfferDraw),
            (4, WHITE, PlayerAct::Record("d4".to_owned())),
            (5, BLACK, PlayerAct::ClaimRepetition(None)),
        ],
    );
    assert_eq!(
        told(&of.white),
        [(LapseKind::OfferTime, 1), (LapseKind::Scoresheet, 1)]
    );
    assert_eq!(told(&of.black), [(LapseKind::WrongClaim, 1)]);
}

#[test]
fn claims_that_were_right_and_not_made_are_told() {
    let of = conduct(
        unwatched(timed("300")),
        [
            (2, WHITE, PlayerAct::Lift(Square::E2)),
            (3, WHITE, PlayerAct::Release(Square::E5)),
            (4, WHITE, PlayerAct::Press),
            (6, BLACK, moves("d5")),
            (7, WHITE, moves("Nf3")),
        ],
    );
    assert_eq!(told(&of.black), [(LapseKind::MissedIllegalMove, 1)]);

    let claimed = conduct(
        unwatched(timed("300")),
        [
            (2, WHITE, PlayerAct::Lift(Square::E2)),
            (3, WHITE, PlayerAct::Release(Square::E5)),
            (4, WHITE, PlayerAct::Press),
            (6, BLACK, PlayerAct::ClaimIllegal),
            (8, WHITE, moves("e4")),
            (9, BLACK, moves("e5")),
        ],
    );
    assert_eq!(told(&claimed.black), []);
}

#[test]
fn a_flag_that_is_down_and_not_claimed_is_told_once() {
    let of = conduct(
        unwatched(timed("20")),
        [
            (2, WHITE, moves("e4")),
            (3, BLACK, moves("e5")),
            (40, WHITE, moves("Nf3")),
            (41, BLACK, moves("Nc6")),
            (42, WHITE, moves("Bc4")),
            (43, BLACK, moves("Bc5")),
        ],
    );
    assert_eq!(told(&of.black), [(LapseKind::MissedFlag, 2)]);
}

#[test]
fn draws_that_could_be_claimed_are_told_to_whoever_moves_on() {
    let shuffle = ["Nf3", "Nf6", "Ng1", "Ng8"];
    let acts = shuffle.into_iter().cycle().take(9).enumerate();
    let of = conduct(
        timed("5400"),
        acts.map(|(at, mv)| {
            let color = if at % 2 == 0 { WHITE } else { BLACK };
            (at as u64 + 1, color, moves(mv))
        }),
    );
    assert_eq!(told(&of.white), [(LapseKind::MissedRepetition, 5)]);
    assert_eq!(told(&of.black), []);

    let fifty = Script {
        position: stands("4k3/6n1/8/8/8/8/1N6/4K3 w - - 99 90"),
        ..timed("5400")
    };
    let of = conduct(
        fifty,
        [
            (1, WHITE, moves("Ke2")),
            (2, BLACK, moves("Ke7")),
            (3, WHITE, moves("Ke3")),
            (4, BLACK, moves("Ke6")),
        ],
    );
    assert_eq!(told(&of.white), [(LapseKind::MissedFiftyMoves, 91)]);
    assert_eq!(told(&of.black), [(LapseKind::MissedFiftyMoves, 90)]);
}

/// The moves with which both players step to and fro, a second each.
fn to_and_fro(plies: usize) -> Vec<(u64, Color, PlayerAct)> {
    let shuffle = ["Nf3", "Nf6", "Ng1", "Ng8"].into_iter().cycle();
    let acts = shuffle.take(plies).enumerate().map(|(at, mv)| {
        let color = if at % 2 == 0 { WHITE } else { BLACK };
        (at as u64 + 1, color, moves(mv))
    });
    acts.collect()
}

#[test]
fn a_draw_that_is_claimed_too_late_is_told_once_and_not_as_missed() {
    let mut acts = to_and_fro(8);
    acts.extend([
        (10, WHITE, PlayerAct::Touch(Square::G1)),
        (11, WHITE, PlayerAct::LetGo),
        (12, WHITE, PlayerAct::ClaimRepetition(None)),
        (13, WHITE, moves("Nf3")),
        // Black has moved already.
        (14, BLACK, moves("Nf6")),
        (15, BLACK, PlayerAct::ClaimRepetition(None)),
    ]);
    let of = conduct(unwatched(timed("5400")), acts);
    assert_eq!(told(&of.white), [(LapseKind::LateDrawClaim, 5)]);
    assert_eq!(told(&of.black), [(LapseKind::LateDrawClaim, 5)]);
}

#[test]
fn a_touch_and_an_illegal_move_that_are_claimed_too_late_are_told() {
    let touch = [
        (2, WHITE, PlayerAct::Touch(Square::A2)),
        (3, WHITE, PlayerAct::LetGo),
        (4, WHITE, moves("e4")),
        (5, BLACK, PlayerAct::Touch(Square::E7)),
        (5, BLACK, PlayerAct::LetGo),
        (6, BLACK, PlayerAct::ClaimTouchMove),
        (7, BLACK, moves("e5")),
    ];
    let of = conduct(unwatched(timed("5400")), touch);
    assert_eq!(told(&of.black), [(LapseKind::LateTouchClaim, 1)]);

    let illegal = [
        (2, WHITE, PlayerAct::Lift(Square::E2)),
        (3, WHITE, PlayerAct::Release(Square::E5)),
        (4, WHITE, PlayerAct::Press),
        (6, BLACK, moves("d5")),
        (7, BLACK, PlayerAct::ClaimIllegal),
    ];
    let of = conduct(unwatched(timed("300")), illegal);
    assert_eq!(told(&of.black), [(LapseKind::LateIllegalClaim, 1)]);
}

/// Those acts, Black's last move taken back by agreement down to so many half-moves, and what Black does then.
fn taken_back(
    script: Script,
    acts: Vec<(u64, Color, PlayerAct)>,
    left: u32,
    then: PlayerAct,
) -> GameConduct {
    let acts = acts.into_iter();
    let mut deeds: Vec<(u64, Deed)> = acts
        .map(|(second, color, act)| (second, Deed::Player(color, act)))
        .collect();
    deeds.extend([
        (50, Deed::Player(BLACK, PlayerAct::AskTakeBack)),
        (51, Deed::Player(WHITE, PlayerAct::AgreeTakeBack)),
        (51, Deed::Arbiter(ArbiterAct::Reinstate(left))),
        (52, Deed::Player(BLACK, then)),
    ]);
    Played::of_deeds(unwatched(script), deeds).conduct()
}

#[test]
fn what_a_move_missed_that_was_taken_back_is_not_missed() {
    let again = |then: PlayerAct| taken_back(timed("5400"), to_and_fro(10), 9, then);
    let of = again(PlayerAct::ClaimRepetition(None));
    assert_eq!(told(&of.white), [(LapseKind::MissedRepetition, 5)]);
    assert_eq!(told(&of.black), []);
    // Made once more, it misses it once.
    let of = again(moves("Nc6"));
    assert_eq!(told(&of.black), [(LapseKind::MissedRepetition, 5)]);
}

#[test]
fn a_flag_that_a_move_let_pass_which_was_taken_back_is_told_when_it_is_let_pass_again() {
    let acts = vec![
        (2, WHITE, moves("e4")),
        (3, BLACK, moves("e5")),
        (40, WHITE, moves("Nf3")),
        (41, BLACK, moves("Nc6")),
    ];
    let of = taken_back(timed("20"), acts, 3, moves("d6"));
    assert_eq!(told(&of.black), [(LapseKind::MissedFlag, 2)]);
}

#[test]
fn time_is_told_by_phase_where_there_is_a_clock() {
    let of = conduct(
        timed("5400"),
        [
            (5, WHITE, moves("e4")),
            (9, BLACK, moves("e5")),
            (16, WHITE, moves("Nf3")),
        ],
    );
    let [opening] = of.white.phases[..] else {
        panic!("{:?}", of.white.phases);
    };
    assert_eq!(opening.phase, GamePhase::Opening);
    assert_eq!((opening.moves, opening.time), (2, Duration::from_secs(12)));
    let without = conduct(Script::default(), [(5, WHITE, moves("e4"))]);
    assert_eq!(without.white.phases, []);
    let resigned = conduct(
        timed("5400"),
        [
            (5, WHITE, moves("e4")),
            (9, BLACK, moves("e5")),
            (75, WHITE, PlayerAct::Resign),
        ],
    );
    let [opening] = resigned.white.phases[..] else {
        panic!("{:?}", resigned.white.phases);
    };
    assert_eq!(
        (opening.moves, opening.time),
        (1, Duration::from_secs(71)),
        "what was thought about a move that was not made was used too"
    );

    let ending = Script {
        position: stands("4k3/6n1/8/8/8/8/1N6/4K3 w - - 0 5"),
        ..timed("5400")
    };
    let of = conduct(ending, [(5, WHITE, moves("Ke2"))]);
    assert_eq!(of.white.phases[0].phase, GamePhase::Ending);
}
