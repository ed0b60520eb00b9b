//! Chess960: numbers and positions, faults of an arrangement, the drawing of lots, FEN of every arrangement.

use std::collections::HashMap;

use jadoube_core::chess::chess960_draw::{Chess960Draw, DrawAgain};
use jadoube_core::chess::chess960_fen::{self, FenStyle};
use jadoube_core::chess::illegal_reason::legal_move;
use jadoube_core::chess::{
    Board, CastlingMode, Chess, Color, File, Move, Position, Role, Square,
    chess960_start_number::{FirstRank, RankFault, StartNumber, faults},
};
use jadoube_core::clock::Moment;
use jadoube_core::laws::{Arbiter, Event, PlayerAct, Ruling, Terms};

fn start(number: u16) -> StartNumber {
    StartNumber::new(number).expect("a number below 960")
}

/// A first rank drawn as text, with a dot for an empty square.
fn rank(text: &str) -> FirstRank {
    let roles: Vec<Option<Role>> = text.chars().map(Role::from_char).collect();
    roles.try_into().expect("eight squares")
}

#[test]
fn known_numbers_give_the_known_positions() {
    let known = [
        (0, "bbqnnrkr"),
        (1, "bqnbnrkr"),
        (237, "nrqbknbr"),
        (356, "nbbrkrqn"),
        (518, "rnbqkbnr"),
        (534, "rnbkqbnr"),
        (692, "rbbqknnr"),
        (959, "rkrnnqbb"),
    ];
    for (number, pieces) in known {
        assert_eq!(start(number).pieces().map(Some), rank(pieces), "{number}");
        assert_eq!(StartNumber::of(&rank(pieces)), Ok(start(number)));
    }
    assert_eq!(StartNumber::new(960), None);
}

#[test]
fn all_960_go_there_and_back_and_518_is_the_usual_one() {
    for number in StartNumber::all() {
        let setup = number.setup();
        assert_eq!(StartNumber::of(&number.pieces().map(Some)), Ok(number));
        assert_eq!(StartNumber::of_setup(&setup), Some(number));
        assert_eq!(
            setup.board,
            Board::chess960(number.get().into()),
            "{number}"
        );
        assert_eq!(number.position().castles().castling_rights().count(), 4);
    }
    assert_eq!(StartNumber::all().count(), 960);
    assert_eq!(StartNumber::USUAL.position(), Chess::default());
}

#[test]
fn a_draw_is_fair_and_can_leave_out_the_usual_position() {
    let mut times: HashMap<StartNumber, u32> = HashMap::new();
    for number in (0..=u16::MAX).filter_map(|draw| StartNumber::from_draw(draw, true)) {
        *times.entry(number).or_default() += 1;
    }
    assert_eq!(times.len(), 959);
    assert!(times.values().all(|&count| count == 68));
    assert!(!times.contains_key(&StartNumber::USUAL));
    assert_eq!(StartNumber::from_draw(518, false), Some(StartNumber::USUAL));
}

#[test]
fn faults_are_named_while_the_rank_is_being_arranged() {
    assert_eq!(faults(&rank("........")), []);
    assert_eq!(faults(&rank("r...k...")), []);
    assert_eq!(
        faults(&rank("b.b.....")),
        [RankFault::BishopsOnOneColor { light: false }]
    );
    assert_eq!(
        faults(&rank(".b.....b")),
        [RankFault::BishopsOnOneColor { light: true }]
    );
    assert_eq!(
        faults(&rank("k.......")),
        [RankFault::KingOutsideRooks { king: File::A }]
    );
    assert_eq!(
        faults(&rank("r.r.k...")),
        [RankFault::KingOutsideRooks { king: File::E }]
    );
    assert_eq!(
        faults(&rank("....kqnb")),
        [RankFault::KingOutsideRooks { king: File::E }]
    );
    assert_eq!(
        faults(&rank("q.q.....")),
        [RankFault::TooMany {
            role: Role::Queen,
            count: 2,
            allowed: 1
        }]
    );
    assert_eq!(
        faults(&rank("p.......")),
        [RankFault::TooMany {
            role: Role::Pawn,
            count: 1,
            allowed: 0
        }]
    );
    assert_eq!(
        faults(&rank("n.n.q.r.")),
        [RankFault::NoWayOn],
        "no dark square is left for a bishop"
    );
    assert_eq!(
        StartNumber::of(&rank("rnbqkbn.")),
        Err(vec![RankFault::Incomplete { empty: 1 }])
    );
}

#[test]
fn no_fault_is_found_on_the_way_to_a_starting_position() {
    for number in StartNumber::all().step_by(7) {
        let mut rank = FirstRank::default();
        for (file, role) in [3, 0, 6, 1, 7, 4, 2, 5].map(|file| (file, number.pieces()[file])) {
            rank[file] = Some(role);
            assert_eq!(faults(&rank), [], "{number} {rank:?}");
        }
    }
}

#[test]
fn dice_place_piece_after_piece_and_every_position_is_equally_likely() {
    let mut times: HashMap<StartNumber, u32> = HashMap::new();
    let lots = |ways: usize| 1..=ways;
    for light in lots(4) {
        for dark in lots(4) {
            for queen in lots(6) {
                for knight in lots(5) {
                    for other_knight in lots(4) {
                        let mut draw = Chess960Draw::new();
                        let placed: usize = [light, dark, queen, knight, other_knight]
                            .map(|lot| draw.place(lot).expect("a lot for each square").len())
                            .iter()
                            .sum();
                        assert_eq!(placed, 8);
                        assert_eq!(draw.next(), None);
                        *times
                            .entry(draw.number().expect("the rank is full"))
                            .or_default() += 1;
                    }
                }
            }
        }
    }
    assert_eq!(times.len(), 960);
    assert!(times.values().all(|&count| count == 2));
}

#[test]
fn a_lot_with_no_square_to_it_is_drawn_again() {
    let mut draw = Chess960Draw::new();
    assert_eq!(draw.coins(), 2);
    assert_eq!(draw.place(5), Err(DrawAgain));
    assert_eq!(draw.place(0), Err(DrawAgain));
    assert_eq!(draw, Chess960Draw::new(), "nothing was placed");
    let lot = Chess960Draw::lot_of_coins(&[true, false]);
    assert_eq!(lot, 3);
    assert_eq!(draw.place(lot).map(|placed| placed[0].file), Ok(File::F));
    let coins = |draw: &Chess960Draw| draw.coins();
    draw.place(1).expect("a dark square");
    assert_eq!(coins(&draw), 3, "six squares are open to the queen");
}

#[test]
fn every_start_is_written_and_read_in_both_kinds_of_fen() {
    for number in StartNumber::all() {
        let position = number.position();
        for style in [FenStyle::XFen, FenStyle::Shredder] {
            let fen = chess960_fen::write(&position, style);
            let (back, mode) = chess960_fen::read(&fen).expect(&fen);
            assert_eq!(back, position, "{fen}");
            assert_eq!(
                mode == CastlingMode::Standard,
                number.pieces()[4] == Role::King && corners(number),
                "{fen}"
            );
        }
    }
}

fn corners(number: StartNumber) -> bool {
    number.pieces()[0] == Role::Rook && number.pieces()[7] == Role::Rook
}

#[test]
fn an_inner_rook_that_may_castle_is_named_by_its_file() {
    let inner = "1r2k1r1/8/8/8/8/8/8/RR2K2R w BHg - 0 1";
    let (position, mode) = chess960_fen::read(inner).expect("a legal position");
    assert_eq!(mode, CastlingMode::Chess960);
    assert_eq!(
        chess960_fen::write(&position, FenStyle::XFen),
        "1r2k1r1/8/8/8/8/8/8/RR2K2R w KBk - 0 1"
    );
    assert_eq!(
        chess960_fen::write(&position, FenStyle::Shredder),
        "1r2k1r1/8/8/8/8/8/8/RR2K2R w HBg - 0 1"
    );
}

#[test]
fn k_and_q_mean_the_outermost_rook_of_that_side_wherever_others_stand() {
    for (written, files, x_fen, shredder) in [
        ("KQkq", "ahah", "KQkq", "HAha"),
        ("GBgb", "bgbg", "GBgb", "GBgb"),
        ("KBgq", "bhag", "KBgq", "HBga"),
        ("Kq", "ha", "Kq", "Ha"),
        ("-", "", "-", "-"),
    ] {
        let fen = |castling: &str| format!("rr2k1rr/8/8/8/8/8/8/RR2K1RR w {castling} - 0 1");
        let (position, _) = chess960_fen::read(&fen(written)).expect(written);
        let rooks = position.castles().castling_rights().into_iter();
        let may: String = rooks.map(|rook| rook.file().char()).collect();
        assert_eq!(may, files, "{written}");
        assert_eq!(chess960_fen::write(&position, FenStyle::XFen), fen(x_fen));
        assert_eq!(
            chess960_fen::write(&position, FenStyle::Shredder),
            fen(shredder)
        );
    }
}

/// A start from which everything has left the first ranks but kings, pawns and the rooks on that file.
fn cleared(number: StartNumber, rook_file: File, turn: Color) -> Chess {
    let mut setup = number.setup();
    setup.turn = turn;
    for (square, piece) in number.setup().board {
        let stays = matches!(piece.role, Role::King | Role::Pawn) || square.file() == rook_file;
        if !stays {
            setup.board.discard_piece_at(square);
            setup.castling_rights.discard(square);
        }
    }
    let position = setup.position(CastlingMode::Chess960);
    position.expect("a legal position")
}

/// Every castling there is from the 960 starts: where the king arrives, the castling and the position it is played in.
fn every_castling() -> impl Iterator<Item = (File, Move, Chess)> {
    StartNumber::all().flat_map(|number| {
        let sides = rooks(number).into_iter().zip([File::C, File::G]);
        sides.flat_map(move |(rook_file, king_file)| {
            Color::ALL.map(|color| {
                let position = cleared(number, rook_file, color);
                let king = position.board().king_of(color).expect("a king");
                let rook = Square::from_coords(rook_file, color.backrank());
                (king_file, Move::Castle { king, rook }, position)
            })
        })
    })
}

/// What the arbiter makes of these acts in that position: every token, and the game must then be where castling leads.
#[track_caller]
fn castles(position: &Chess, castling: Move, acts: &[PlayerAct]) -> Vec<String> {
    let color = position.turn();
    let mut arbiter = Arbiter::new(Terms {
        start: position.clone(),
        castling: CastlingMode::Chess960,
        ..Terms::default()
    });
    let mut tokens = Vec::new();
    for act in acts {
        let rulings = arbiter.hear(&Event::of(color, Moment::START, act.clone()));
        tokens.extend(rulings.iter().map(Ruling::tokens));
    }
    let after = position.clone().play(castling).expect("a legal castling");
    let about = format!("{castling:?} of {color} by {acts:?}: {tokens:?}");
    assert_eq!(arbiter.table().game().position(), &after, "{about}");
    assert_eq!(arbiter.table().board(), after.board(), "{about}");
    assert!(arbiter.table().is_in_order(), "{about}");
    tokens
}

/// The acts that carry a piece from one square to another; none if it stays.
fn carry(from: Square, to: Square) -> Vec<PlayerAct> {
    if from == to {
        Vec::new()
    } else {
        vec![PlayerAct::Lift(from), PlayerAct::Release(to)]
    }
}

#[test]
fn from_every_start_both_sides_castle_both_ways_by_king_onto_rook() {
    let mut times = 0;
    for (_, castling, position) in every_castling() {
        let Move::Castle { king, rook } = castling else {
            unreachable!("only castlings are listed")
        };
        let acts = [PlayerAct::Lift(king), PlayerAct::Release(rook)];
        let tokens = castles(&position, castling, &acts);
        assert!(tokens.last().is_some_and(|last| last.starts_with("made ")));
        times += 1;
    }
    assert_eq!(times, 960 * 2 * 2);
}

#[test]
fn from_every_start_both_sides_castle_both_ways_by_the_ritual_the_laws_recommend() {
    for (king_file, castling, position) in every_castling() {
        let text = if king_file == File::G { "O-O" } else { "O-O-O" };
        let tokens = castles(&position, castling, &[PlayerAct::Play(text.to_owned())]);
        let disturbs = |token: &String| token.contains("notice") || token.contains("take-back");
        assert!(!tokens.iter().any(disturbs), "{castling:?}: {tokens:?}");
    }
}

/// Double move, transposition, king only, rook only: announced, and whichever piece can go first goes first.
#[test]
fn from_every_start_an_announced_castling_is_made_in_all_four_ways_whichever_piece_goes_first() {
    let mut ways = [0; 4];
    for (king_file, castling, position) in every_castling() {
        let Move::Castle { king, rook } = castling else {
            unreachable!("only castlings are listed")
        };
        let rook_file = if king_file == File::G {
            File::F
        } else {
            File::D
        };
        let king_to = Square::from_coords(king_file, king.rank());
        let rook_to = Square::from_coords(rook_file, king.rank());
        let way = match (king == king_to, rook == rook_to) {
            (true, _) => 3,
            (_, true) => 2,
            _ if king_to == rook && rook_to == king => 1,
            _ => 0,
        };
        ways[way] += 1;
        let announce = || vec![PlayerAct::AnnounceCastling];
        if king_to != rook || king == king_to {
            let acts = [announce(), carry(king, king_to), carry(rook, rook_to)].concat();
            castles(&position, castling, &acts);
        }
        if rook_to != king || rook == rook_to {
            let acts = [announce(), carry(rook, rook_to), carry(king, king_to)].concat();
            castles(&position, castling, &acts);
        }
        let lifted_off = [
            vec![PlayerAct::Remove(king)],
            carry(rook, rook_to),
            vec![PlayerAct::Take(Role::King), PlayerAct::Release(king_to)],
        ];
        castles(&position, castling, &lifted_off.concat());
    }
    assert!(ways.iter().all(|&times| times > 0), "{ways:?}");
    assert_eq!(ways.iter().sum::<u32>(), 960 * 2 * 2);
}

/// From every start, once everything else has left the first rank, both colours castle to both sides.
#[test]
fn from_every_start_castling_is_legal_on_both_sides_and_ends_on_the_usual_squares() {
    for (king_file, castling, position) in every_castling() {
        let Move::Castle { king, rook } = castling else {
            unreachable!("only castlings are listed")
        };
        let color = position.turn();
        assert_eq!(legal_move(&position, king, rook, None), Ok(castling));
        let after = position.play(castling).expect("just seen");
        assert_eq!(
            after.board().king_of(color),
            Some(Square::from_coords(king_file, color.backrank()))
        );
    }
}

fn rooks(number: StartNumber) -> Vec<File> {
    File::ALL
        .into_iter()
        .filter(|&file| number.pieces()[usize::from(file)] == Role::Rook)
        .collect()
}
