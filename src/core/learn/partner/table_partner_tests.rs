//! What a partner at the table says: which draws it takes, offers and declines, and what it calls.

use super::*;
use crate::chess::{CastlingMode, Fen, Role, Square};
use crate::laws::{ArbiterAct, Deed, Edition, Outcome, Pace, Presence, Rule, Terms};
use crate::record::script::Times;

/// How long passes at once.
const STEP: Duration = Duration::from_millis(500);

/// Terms with five minutes and two seconds a move, from that position.
fn timed(fen: &str) -> Terms {
    let fen: Fen = fen.parse().expect("a FEN");
    let control = Times::same("300+2".parse().expect("a time control"));
    Terms {
        start: fen
            .into_position(CastlingMode::Standard)
            .expect("a position"),
        control: Some(control.0),
        ..Terms::default()
    }
}

/// A game of a partner with the white pieces, whose thoughts take no time.
struct SeatedGame {
    arbiter: Arbiter,
    log: Vec<Entry>,
    partner: TablePartner,
    now: Moment,
    /// How well it is told that it stands, in hundredths of a pawn.
    stands: i32,
}

impl SeatedGame {
    fn begun(fen: &str, arbiter: Presence) -> Self {
        let terms = Terms {
            arbiter,
            ..timed(fen)
        };
        Self::played(terms, 6, SlipRate::Never, 3)
    }

    fn played(terms: Terms, level: u8, slips: SlipRate, seed: u64) -> Self {
        let strength = PlayingStrength::of_number(level).expect("a level");
        let mut game = Self {
            arbiter: Arbiter::new(terms),
            log: Vec::new(),
            partner: TablePartner::new(Color::White, strength, slips, seed),
            now: Moment::START,
            stands: 0,
        };
        if game.arbiter.table().clock().is_some() {
            game.hear(Deed::Arbiter(ArbiterAct::Start));
        }
        game
    }

    fn hear(&mut self, deed: Deed) {
        let event = Event { at: self.now, deed };
        for event in self.arbiter.taken_apart(&event) {
            let rulings = self.arbiter.hear(&event);
            self.log.push(Entry { event, rulings });
        }
    }

    fn does(&mut self, act: PlayerAct) {
        self.hear(Deed::Player(Color::Black, act));
    }

    /// Black moves the king somewhere, and presses if that is said.
    fn king_moves(&mut self, is_pressed: bool) {
        let position = self.arbiter.table().game().position();
        let mut legal = position.legal_moves().into_iter();
        let mv = legal.find(|mv| mv.role() == Role::King && !mv.is_capture());
        let text = algebraic::write(position, mv.expect("a move"), Style::default());
        self.does(PlayerAct::Play(text));
        if is_pressed {
            self.does(PlayerAct::Press);
        }
    }

    /// Lets the partner go on until it has done that; whether it has within two minutes.
    fn comes_to(&mut self, wanted: impl Fn(&PlayerAct) -> bool) -> bool {
        for _ in 0..240 {
            if let Some(question) = self.partner.question() {
                let stands = self.stands;
                let choice = question.answer().map(|choice| MoveChoice {
                    score: Some(stands),
                    ..choice
                });
                self.partner.answer(choice, Duration::ZERO);
            }
            self.now = self.now + STEP;
            if let PartnerMove::Act(act, _) = self.partner.next(&self.arbiter, &self.log, self.now)
            {
                self.hear(Deed::Player(Color::White, act.clone()));
                if wanted(&act) {
                    return true;
                }
            }
        }
        false
    }

    fn presses(&mut self) -> bool {
        self.comes_to(|act| *act == PlayerAct::Press)
    }

    fn result(&self) -> Option<Outcome> {
        match self.arbiter.table().standing() {
            Standing::Ended(outcome, _) => Some(outcome),
            Standing::Playing | Standing::Adjourned | Standing::Referred | Standing::Annulled => {
                None
            }
        }
    }
}

impl SeatedGame {
    /// Whether Black is to move, and White awaits nothing else.
    fn is_blacks(&self) -> bool {
        let table = self.arbiter.table();
        let waits = table.clock().is_some() && table.game().uncompleted(Color::White).is_some();
        table.game().has_the_move().is_black() && !waits
    }

    /// Plays `plies` half-moves, or to the end; Black plays any legal move. After each act of the partner `looks` is done.
    fn play(&mut self, plies: usize, looks: impl Fn(&mut Self)) {
        let mut seeded = SeededRng::new(7);
        while self.result().is_none() && self.arbiter.table().game().plies().len() < plies {
            if self.is_blacks() {
                let position = self.arbiter.table().game().position();
                let legal: Vec<Move> = position.legal_moves().into_iter().collect();
                let Some(mv) = seeded.pick(&legal) else { break };
                let text = algebraic::write(position, mv, Style::default());
                if self.arbiter.table().is_offered_by(Color::White) {
                    self.does(PlayerAct::Decline);
                }
                self.does(PlayerAct::Move(text));
            } else {
                let before = self.log.len();
                assert!(self.comes_to(|_| true), "{:?}", self.log.last());
                assert!(self.log.len() > before);
                let table = self.arbiter.table();
                if table.clock().is_some_and(Clock::is_stopped) {
                    self.hear(Deed::Arbiter(ArbiterAct::Resume));
                }
                looks(self);
            }
        }
    }

    /// Black claims what White did wrong, if something was.
    fn claim_what_is_wrong(&mut self) {
        let claims = [PlayerAct::ClaimIllegal, PlayerAct::ClaimTouchMove];
        let holds = |claim: &PlayerAct| {
            let event = Event::of(Color::Black, self.now, claim.clone());
            Ruling::put_right(&self.arbiter.clone().hear(&event))
        };
        if let Some(claim) = claims.into_iter().find(holds).filter(|_| self.is_blacks()) {
            self.does(claim);
        }
        if self.arbiter.table().clock().is_some_and(Clock::is_stopped) {
            self.hear(Deed::Arbiter(ArbiterAct::Resume));
        }
    }

    /// The rules by which something of White's was ruled on.
    fn faults(&self) -> Vec<Rule> {
        let rulings = self.log.iter().flat_map(|entry| &entry.rulings);
        let is_fault = |it: &&Ruling| it.concerns == Some(Color::White) && it.finds_fault();
        rulings.filter(is_fault).map(|it| it.rule).collect()
    }
}

/// The usual array.
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// Games as they are played at the table: timed, without a clock, and rapid under Laws that know no arbiter who watches it.
fn games() -> [Terms; 3] {
    [
        timed(START),
        Terms {
            control: None,
            ..timed(START)
        },
        Terms {
            play: Pace::Rapid,
            edition: Edition::E2005,
            ..timed(START)
        },
    ]
}

#[test]
fn one_who_slips_is_ruled_on_and_the_game_goes_on() {
    let mut seen = Vec::new();
    for terms in games() {
        for seed in 0..12 {
            let mut game = SeatedGame::played(terms.clone(), 1, SlipRate::Often, seed);
            game.play(30, |_| {});
            seen.extend(game.faults());
        }
    }
    for rule in [
        Rule::TouchOwn,
        Rule::ReleasedStays,
        Rule::IllegalRestore,
        Rule::PressWithoutMove,
    ] {
        assert!(seen.contains(&rule), "{rule:?} {seen:?}");
    }
}

#[test]
fn what_no_arbiter_sees_of_a_slip_can_be_claimed() {
    let [.., unwatched] = games();
    let mut seen = Vec::new();
    for seed in 0..12 {
        let mut game = SeatedGame::played(unwatched.clone(), 1, SlipRate::Often, seed);
        game.play(30, SeatedGame::claim_what_is_wrong);
        seen.extend(game.faults());
    }
    for rule in [Rule::TouchOwn, Rule::IllegalRestore] {
        assert!(seen.contains(&rule), "{rule:?} {seen:?}");
    }
}

#[test]
fn one_who_never_slips_is_never_ruled_on() {
    for terms in games() {
        let mut game = SeatedGame::played(terms, 1, SlipRate::Never, 5);
        game.play(30, |_| {});
        assert_eq!(game.faults(), []);
    }
}

#[test]
fn a_slip_in_which_the_program_was_killed_ends_by_a_ruling() {
    for terms in games() {
        for seed in 0..12 {
            let mut game = SeatedGame::played(terms.clone(), 1, SlipRate::Often, seed);
            game.play(20, |game| {
                let strength = PlayingStrength::ALL[0];
                let seed = u64::try_from(game.log.len()).unwrap_or_default();
                game.partner = TablePartner::new(Color::White, strength, SlipRate::Often, seed);
            });
        }
    }
}

/// Level, and nothing has happened for long.
const DEAD_LEVEL: &str = "4k3/6n1/8/8/8/8/1N6/4K3 w - - 40 60";

#[test]
fn a_draw_is_offered_where_the_game_is_level_and_dead_and_not_again_at_once() {
    let mut game = SeatedGame::begun(DEAD_LEVEL, Presence::Present);
    assert!(game.presses());
    game.king_moves(true);
    assert!(game.comes_to(|act| *act == PlayerAct::OfferDraw));
    assert!(game.presses(), "it offers between its move and the press");
    game.does(PlayerAct::Decline);
    game.king_moves(true);
    assert!(game.presses());
    let offers = game.log.iter().filter_map(|entry| entry.event.player_act());
    assert_eq!(
        offers.filter(|act| **act == PlayerAct::OfferDraw).count(),
        1
    );
}

#[test]
fn a_draw_is_accepted_where_the_game_is_level_and_declined_where_it_is_won() {
    let mut game = SeatedGame::begun(DEAD_LEVEL, Presence::Present);
    assert!(game.presses());
    game.king_moves(false);
    game.does(PlayerAct::OfferDraw);
    game.does(PlayerAct::Press);
    assert!(game.comes_to(|act| *act == PlayerAct::Accept));
    assert!(
        game.result()
            .is_some_and(|outcome| outcome.winner().is_none())
    );

    let mut game = SeatedGame::begun(DEAD_LEVEL, Presence::Present);
    game.stands = 900;
    assert!(game.presses());
    game.king_moves(false);
    game.does(PlayerAct::OfferDraw);
    game.does(PlayerAct::Press);
    assert!(game.comes_to(|act| *act == PlayerAct::Decline));
    assert!(game.presses(), "and it plays on");
}

/// White has a lost king against a queen, and the opponent is to win it.
#[test]
fn one_against_whom_a_position_is_to_be_won_neither_resigns_nor_takes_a_draw_of_its_own() {
    let lost = "4k3/8/8/8/8/8/q7/4K3 w - - 0 60";
    let ends_it = |act: &PlayerAct| {
        use PlayerAct::{ClaimFifty, ClaimRepetition, OfferDraw, Resign};
        matches!(act, Resign | OfferDraw | ClaimRepetition(_) | ClaimFifty(_))
    };
    for (start, stands) in [(lost, -2000), (DEAD_LEVEL, 0)] {
        for plays_on in [false, true] {
            let mut game = SeatedGame::begun(start, Presence::Present);
            game.partner = game.partner.clone().playing_on(plays_on);
            game.stands = stands;
            let mut has_ended_it = false;
            for _ in 0..3 {
                assert!(game.comes_to(|act| ends_it(act) || *act == PlayerAct::Press));
                let mut said = game.log.iter().filter_map(|it| it.event.player_act());
                has_ended_it = said.any(ends_it);
                if has_ended_it {
                    break;
                }
                game.king_moves(true);
            }
            assert_eq!(has_ended_it, !plays_on, "{start} {plays_on}");
        }
    }
}

#[test]
fn it_moves_only_once_the_opponent_has_seen_what_happened() {
    let mut game = SeatedGame::begun(DEAD_LEVEL, Presence::Present);
    assert!(game.presses());
    game.king_moves(true);
    let pressed = game.now;
    assert!(game.comes_to(|_| true));
    assert!(game.now - pressed >= Duration::from_millis(1700));
}

#[test]
fn who_presses_late_may_press_twice_before_it_presses_back() {
    let start = "4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 1";
    let mut game = SeatedGame::begun(start, Presence::Present);
    assert!(game.presses());
    game.does(PlayerAct::Lift(Square::E7));
    game.does(PlayerAct::Release(Square::E6));
    // Nobody presses, and the partner replies.
    let moved = |act: &PlayerAct| matches!(act, PlayerAct::Release(_) | PlayerAct::Set(_));
    assert!(game.comes_to(moved), "it replies unasked");
    game.does(PlayerAct::Press);
    let pressed = game.now;
    assert!(game.comes_to(|act| *act == PlayerAct::Press));
    let waited = game.now - pressed;
    assert!(waited >= Duration::from_millis(1700), "{waited:?}");
}

#[test]
fn an_illegal_move_is_claimed_where_no_arbiter_saw_it() {
    let start = "4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 1";
    let mut game = SeatedGame::begun(start, Presence::Elsewhere);
    assert!(game.presses());
    game.does(PlayerAct::Lift(Square::E7));
    game.does(PlayerAct::Release(Square::E4));
    game.does(PlayerAct::Press);
    assert!(game.comes_to(|act| *act == PlayerAct::ClaimIllegal));
}

#[test]
fn a_press_without_a_move_is_claimed_where_no_arbiter_saw_it() {
    let start = "4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 1";
    let mut game = SeatedGame::begun(start, Presence::Elsewhere);
    assert!(game.presses());
    game.does(PlayerAct::Press);
    assert!(game.comes_to(|act| *act == PlayerAct::ClaimIllegal));
    assert!(
        game.log
            .last()
            .is_some_and(|entry| Ruling::put_right(&entry.rulings))
    );
}

#[test]
fn a_touched_piece_that_did_not_move_is_claimed_where_no_arbiter_saw_it() {
    let start = "4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 1";
    let mut game = SeatedGame::begun(start, Presence::Elsewhere);
    assert!(game.presses());
    game.does(PlayerAct::Lift(Square::E7));
    game.does(PlayerAct::PutBack);
    game.does(PlayerAct::Lift(Square::E8));
    game.does(PlayerAct::Release(Square::F7));
    game.does(PlayerAct::Press);
    assert!(game.comes_to(|act| *act == PlayerAct::ClaimTouchMove));
}

#[test]
fn a_flag_that_has_fallen_is_claimed() {
    let mut game = SeatedGame::begun(DEAD_LEVEL, Presence::Elsewhere);
    assert!(game.presses());
    game.now = game.now + Duration::from_mins(6);
    assert!(game.comes_to(|act| *act == PlayerAct::ClaimFlag));
}

/// White is checked for ever.
const PERPETUAL: &str = "k7/8/8/8/7q/8/6P1/6K1 b - - 0 1";

/// Black checks for ever, until White claims; how often the position had stood before.
fn claims_of_perpetual_check(stands: i32) -> Option<(PlayerAct, usize)> {
    let mut game = SeatedGame::begun(PERPETUAL, Presence::Present);
    game.stands = stands;
    for check in ["Qe1+", "Qh4+"].into_iter().cycle().take(6) {
        game.does(PlayerAct::Move(check.to_owned()));
        let is_claim = |act: &PlayerAct| matches!(act, PlayerAct::ClaimRepetition(_));
        assert!(game.comes_to(|act| is_claim(act) || *act == PlayerAct::Press));
        let last = game.log.last().and_then(|entry| entry.event.player_act());
        if let Some(claim) = last.filter(|act| is_claim(act)) {
            assert!(game.result().is_some(), "it holds");
            return Some((claim.clone(), game.arbiter.table().game().plies().len()));
        }
    }
    None
}

#[test]
fn a_threefold_repetition_is_claimed_with_the_move_that_leads_to_it_and_not_where_it_is_won() {
    let claim = PlayerAct::ClaimRepetition(Some("Kg1".to_owned()));
    assert_eq!(claims_of_perpetual_check(-500), Some((claim, 7)));
    assert_eq!(claims_of_perpetual_check(500), None);
}

#[test]
fn fifty_moves_are_claimed_as_they_stand_and_with_the_next_move() {
    for (count, is_standing) in [(100, true), (99, false)] {
        let start = format!("4k3/6n1/8/8/8/8/1N6/4K3 w - - {count} 90");
        let mut game = SeatedGame::begun(&start, Presence::Present);
        assert!(game.comes_to(|act| {
            matches!(act, PlayerAct::ClaimFifty(with) if with.is_none() == is_standing)
        }));
        assert!(game.result().is_some());
        game = SeatedGame::begun(&start, Presence::Present);
        game.stands = 300;
        assert!(game.presses(), "where it stands better it plays on");
    }
}

#[test]
fn clocks_that_stand_are_left_alone() {
    let mut game = SeatedGame::begun(DEAD_LEVEL, Presence::Present);
    game.hear(Deed::Arbiter(ArbiterAct::Stop));
    let before = game.log.len();
    assert!(!game.presses());
    assert_eq!(game.log.len(), before);
    game.hear(Deed::Arbiter(ArbiterAct::Resume));
    assert!(game.presses());
}

#[test]
fn in_time_trouble_its_hand_is_quick() {
    let times = |left: Option<u64>| {
        let left = left.map(Duration::from_secs);
        let acts = [PlayerAct::Release(Square::E4), PlayerAct::Press];
        acts.iter()
            .map(|act| hand_time(act, left))
            .sum::<Duration>()
    };
    assert_eq!(times(Some(300)), times(None));
    assert!(times(Some(10)) <= Duration::from_millis(600));
}
