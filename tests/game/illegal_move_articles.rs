//! Why a move is not legal, with the article that says so in each edition: every reason is reached, and no other rule of
//! Articles 1 to 3 is ever cited.

use std::collections::BTreeSet;

use jadoube_core::chess::illegal_reason::{CastlingObstacle, IllegalReason, illegal_reason};
use jadoube_core::chess::{Chess, Color, Move, Position, Role, Square, chess960_fen};
use jadoube_core::laws::{Edition, Rule, rules_against};

/// A move that is not legal, why, and the articles that say so in 2005, 2009, 2014, 2017, 2018 and 2023.
type Told = (
    &'static str,
    &'static str,
    &'static str,
    &'static [&'static str],
    [&'static str; 6],
);

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const ALONE: &str = "1k6/8/8/8/3QR3/3BN3/4P3/R3K3 w Q - 0 1";
const PAWNS: &str = "4k3/P7/8/3pP3/4p3/4P3/1PP5/4K3 w - - 0 1";
const CHECK: &str = "4r1k1/8/8/8/8/8/P7/4K3 w - - 0 1";

#[rustfmt::skip]
const TOLD: &[Told] = &[
    (START, "e4e5", "no-piece", &["legal-move-def"], ["3", "4.6", "3.10a 3.10b", "3.10.1 3.10.2", "3.10.1 3.10.2", "3.10.1 3.10.2"]),
    (START, "e2e2", "no-move", &["legal-move-def"], ["3", "4.6", "3.10a 3.10b", "3.10.1 3.10.2", "3.10.1 3.10.2", "3.10.1 3.10.2"]),
    (START, "e7e5", "not-yours", &["white-first"], ["1.1", "1.1", "1.1", "1.2", "1.2", "1.2"]),
    ("8/8/8/8/8/8/4k3/K3R3 b - - 0 1", "e1e2", "captures-king", &["king-safety-prohibitions"], ["1.2", "1.2", "1.2", "1.4.1", "1.4.1", "1.4.1"]),
    (START, "b1d2", "own-piece-there", &["own-piece-blocks"], ["3.1"; 6]),
    (ALONE, "d3d5", "not-its-way bishop", &["move-bishop"], ["3.2"; 6]),
    (ALONE, "e4f5", "not-its-way rook", &["move-rook"], ["3.3"; 6]),
    (ALONE, "d4e6", "not-its-way queen", &["move-queen"], ["3.4"; 6]),
    (START, "a1a4", "jumps", &["slider-no-jump"], ["3.5"; 6]),
    (ALONE, "e3e6", "not-its-way knight", &["move-knight"], ["3.6"; 6]),
    (PAWNS, "e5d5", "not-its-way pawn", &["pawn-one"], ["3.7a", "3.7a", "3.7a", "3.7.1", "3.7.1", "3.7.1"]),
    (PAWNS, "e3e4", "pawn-blocked", &["pawn-one"], ["3.7a", "3.7a", "3.7a", "3.7.1", "3.7.1", "3.7.1"]),
    (PAWNS, "e5e4", "pawn-backwards", &["pawn-one"], ["3.7a", "3.7a", "3.7a", "3.7.1", "3.7.1", "3.7.1"]),
    (PAWNS, "e5e7", "pawn-two-squares-later", &["pawn-two"], ["3.7b", "3.7b", "3.7b", "3.7.2", "3.7.2", "3.7.2"]),
    ("4k3/8/8/8/4p3/8/4P3/4K3 w - - 0 1", "e2e4", "pawn-two-squares-blocked", &["pawn-two"], ["3.7b", "3.7b", "3.7b", "3.7.2", "3.7.2", "3.7.2"]),
    (PAWNS, "e5f6", "pawn-captures-nothing", &["pawn-capture"], ["3.7c", "3.7c", "3.7c", "3.7.3", "3.7.3", "3.7.3"]),
    (PAWNS, "e5d6", "en-passant-not-now", &["en-passant"], ["3.7d", "3.7d", "3.7d", "3.7.4.1 3.7.4.2", "3.7.4.1 3.7.4.2", "3.7.3.1 3.7.3.2"]),
    (PAWNS, "a7a8", "promotion-missing", &["promotion-mandatory"], ["3.7e", "3.7e", "3.7e", "3.7.5.1 3.7.5.2 3.7.5.3", "3.7.5.1 3.7.5.2 3.7.5.3", "3.7.3.3 3.7.3.4 3.7.3.5"]),
    (PAWNS, "a7a8k", "promotion-to", &["promotion-mandatory"], ["3.7e", "3.7e", "3.7e", "3.7.5.1 3.7.5.2 3.7.5.3", "3.7.5.1 3.7.5.2 3.7.5.3", "3.7.3.3 3.7.3.4 3.7.3.5"]),
    (PAWNS, "b2b3q", "promotion-out-of-place", &["promotion-mandatory"], ["3.7e", "3.7e", "3.7e", "3.7.5.1 3.7.5.2 3.7.5.3", "3.7.5.1 3.7.5.2 3.7.5.3", "3.7.3.3 3.7.3.4 3.7.3.5"]),
    (CHECK, "e1c3", "not-its-way king", &["king-step"], ["3.8a", "3.8a", "3.8a", "3.8.1", "3.8.1", "3.8.1"]),
    (ALONE, "e1b1", "castling not-its-square", &["castling-geometry"], ["3.8a(ii)", "3.8a", "3.8a", "3.8.2", "3.8.2", "3.8.2"]),
    (ALONE, "e1g1", "castling right-lost", &["castling-right-lost"], ["3.8b(1)", "3.8b(1)", "3.8b(1)", "3.8.2.1", "3.8.2.1", "3.8.2.1"]),
    ("4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1", "e1g1", "castling in-check", &["castling-temp-prevented"], ["3.8b(2)", "3.8b(2)", "3.8b(2)", "3.8.2.2.1 3.8.2.2.2", "3.8.2.2.1 3.8.2.2.2", "3.8.2.2"]),
    (START, "e1g1", "castling piece-between", &["castling-temp-prevented"], ["3.8b(2)", "3.8b(2)", "3.8b(2)", "3.8.2.2.1 3.8.2.2.2", "3.8.2.2.1 3.8.2.2.2", "3.8.2.2"]),
    ("4k3/8/8/8/5r2/8/8/R3K2R w KQ - 0 1", "e1g1", "castling passes-attack", &["castling-temp-prevented"], ["3.8b(2)", "3.8b(2)", "3.8b(2)", "3.8.2.2.1 3.8.2.2.2", "3.8.2.2.1 3.8.2.2.2", "3.8.2.2"]),
    ("4k3/8/8/8/6r1/8/8/R3K2R w KQ - 0 1", "e1g1", "castling arrives-in-attack", &["castling-temp-prevented"], ["3.8b(2)", "3.8b(2)", "3.8b(2)", "3.8.2.2.1 3.8.2.2.2", "3.8.2.2.1 3.8.2.2.2", "3.8.2.2"]),
    (CHECK, "e1e2", "king-into-attack", &["no-self-check"], ["3.9", "3.9", "3.9", "3.9.2", "3.9.2", "3.9.2"]),
    (CHECK, "a2a3", "stays-in-check", &["no-self-check", "check-def"], ["3.9", "3.9", "3.9", "3.9.2", "3.9.2", "3.9.2"]),
    ("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", "e2c3", "exposes-king", &["no-self-check"], ["3.9", "3.9", "3.9", "3.9.2", "3.9.2", "3.9.2"]),
];

/// Every reason there is; a new one is not known here until it has its line above.
const fn kind(reason: IllegalReason) -> &'static str {
    match reason {
        IllegalReason::NoPiece => "no-piece",
        IllegalReason::NoMove => "no-move",
        IllegalReason::NotYours(_) => "not-yours",
        IllegalReason::OwnPieceThere(_) => "own-piece-there",
        IllegalReason::NotItsWay(Role::Bishop) => "not-its-way bishop",
        IllegalReason::NotItsWay(Role::Rook) => "not-its-way rook",
        IllegalReason::NotItsWay(Role::Queen) => "not-its-way queen",
        IllegalReason::NotItsWay(Role::Knight) => "not-its-way knight",
        IllegalReason::NotItsWay(Role::Pawn) => "not-its-way pawn",
        IllegalReason::NotItsWay(Role::King) => "not-its-way king",
        IllegalReason::Jumps { .. } => "jumps",
        IllegalReason::PawnBlocked { .. } => "pawn-blocked",
        IllegalReason::PawnTwoSquaresBlocked { .. } => "pawn-two-squares-blocked",
        IllegalReason::PawnTwoSquaresLater => "pawn-two-squares-later",
        IllegalReason::PawnBackwards => "pawn-backwards",
        IllegalReason::PawnCapturesNothing => "pawn-captures-nothing",
        IllegalReason::EnPassantNotNow { .. } => "en-passant-not-now",
        IllegalReason::PromotionMissing => "promotion-missing",
        IllegalReason::PromotionTo(_) => "promotion-to",
        IllegalReason::PromotionOutOfPlace => "promotion-out-of-place",
        IllegalReason::CapturesKing => "captures-king",
        IllegalReason::KingIntoAttack { .. } => "king-into-attack",
        IllegalReason::StaysInCheck { .. } => "stays-in-check",
        IllegalReason::ExposesKing { .. } => "exposes-king",
        IllegalReason::Castling(_, obstacle) => match obstacle {
            CastlingObstacle::RightLost => "castling right-lost",
            CastlingObstacle::NotItsSquare => "castling not-its-square",
            CastlingObstacle::InCheck { .. } => "castling in-check",
            CastlingObstacle::PieceBetween(_) => "castling piece-between",
            CastlingObstacle::PassesAttack { .. } => "castling passes-attack",
            CastlingObstacle::ArrivesInAttack { .. } => "castling arrives-in-attack",
        },
    }
}

/// How many kinds of reasons there are above.
const KINDS: usize = 30;

/// The position in which White is to move; where Black would be, Black lets it stand that the king is attacked.
fn position(fen: &str) -> Chess {
    let (mut position, _) = chess960_fen::read(fen).expect(fen);
    if position.turn() == Color::Black {
        let king = position.our(Role::King).first().expect("a king");
        position.play_unchecked(Move::Normal {
            role: Role::King,
            from: king,
            capture: None,
            to: king,
            promotion: None,
        });
    }
    position
}

fn against(fen: &str, mv: &str) -> IllegalReason {
    let square = |range: std::ops::Range<usize>| mv[range].parse::<Square>().expect(mv);
    let promotion = mv.chars().nth(4).and_then(Role::from_char);
    let found = illegal_reason(&position(fen), square(0..2), square(2..4), promotion);
    found.unwrap_or_else(|| panic!("{mv} is legal in {fen}"))
}

#[test]
fn each_reason_is_reached_and_names_its_rules() {
    let mut reached = BTreeSet::new();
    for (fen, mv, expected, rules, _) in TOLD {
        let reason = against(fen, mv);
        assert_eq!(kind(reason), *expected, "{mv} in {fen}");
        let cited: Vec<&str> = rules_against(reason, false)
            .iter()
            .map(|rule| rule.slug())
            .collect();
        assert_eq!(cited, *rules, "{mv} in {fen}");
        reached.insert(kind(reason));
    }
    assert_eq!(reached.len(), KINDS);
}

#[test]
fn each_reason_has_its_article_in_every_edition() {
    for (fen, mv, expected, rules, articles) in TOLD {
        let rule = Rule::by_slug(rules[0]).expect("a rule");
        let stated =
            Edition::ALL.map(|edition| rule.articles(edition).collect::<Vec<_>>().join(" "));
        assert_eq!(stated, *articles, "{expected}: {mv} in {fen}");
    }
}

#[test]
fn check_itself_is_explained_in_every_edition() {
    let stated = Edition::ALL.map(|edition| Rule::CheckDef.article(edition));
    assert_eq!(stated, ["3.9", "3.9", "3.9", "3.9.1", "3.9.1", "3.9.1"]);
}

#[test]
fn every_rule_of_how_the_pieces_move_stands_against_some_move() {
    let cited: BTreeSet<Rule> = TOLD
        .iter()
        .flat_map(|(fen, mv, ..)| rules_against(against(fen, mv), false))
        .copied()
        .collect();
    // Who has the move is ruled on when a piece is moved out of turn, which the position alone does not tell.
    let of_the_moves = Rule::ALL.iter().copied();
    let uncited: Vec<&str> = of_the_moves
        .filter(|rule| rule.is_of_the_moves() && !cited.contains(rule))
        .map(Rule::slug)
        .collect();
    assert_eq!(uncited, ["have-the-move"]);
}
