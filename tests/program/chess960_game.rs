//! A game of Chess960 begun here: kept, brought back, exported, and read by others.

use std::fmt::Write as _;

use jadoube::app::platform::Platform;
use jadoube::app::store::{JOURNAL, MemoryStore};
use jadoube::app::time_source::ScriptedTime;
use jadoube_core::chess::chess960_fen;
use jadoube_core::chess::chess960_start_number::StartNumber;
use jadoube_core::chess::{CastlingMode, Chess, EnPassantMode, Fen, Move, Position};
use jadoube_core::laws::{Deed, PlayerAct, Terms};
use jadoube_core::notation::{Letters, Style, algebraic};
use jadoube_ui::{Command, FileTask, NewGame, Players};

use crate::support::app_window::AppWindow;
use crate::support::pgn_oracles::{pgn_extract, python};

fn program(files: &MemoryStore) -> AppWindow {
    let world = Platform::scripted(&ScriptedTime::default(), files);
    AppWindow::open(world, 1280.0, 800.0)
}

fn begin(program: &mut AppWindow, start: Chess, castling: CastlingMode) {
    let terms = Terms {
        start,
        castling,
        ..Terms::default()
    };
    let players = Players::default();
    program.ask(Command::Start(Box::new(NewGame {
        players,
        terms,
        computer: None,
        ..NewGame::default()
    })));
}

/// Plays so many half-moves: castling wherever it is legal, else a move that clears the first rank if there is one.
fn play(program: &mut AppWindow, count: usize) -> Vec<Move> {
    let mut position = game(program).0;
    let mut made = Vec::new();
    for ply in 0..count {
        let moves = position.legal_moves();
        let home = position.turn().backrank();
        let leaves_home = |mv: &&Move| {
            let from = mv.from().expect("moves come from the board");
            let king = position.board().king_of(position.turn());
            from.rank() == home
                && mv.to().rank() != home
                && Some(from) != king
                && !position.castles().castling_rights().contains(from)
        };
        let castling = moves.iter().find(|mv| mv.is_castle());
        let clearing = moves.iter().find(leaves_home);
        let Some(mv) = castling
            .or(clearing)
            .or(moves.get(ply % moves.len().max(1)))
        else {
            break;
        };
        let text = algebraic::write(&position, *mv, Style::laws(Letters::English));
        let by = position.turn();
        position.play_unchecked(*mv);
        made.push(*mv);
        let act = program
            .state()
            .board_act(Deed::Player(by, PlayerAct::Move(text)));
        program.ask(Command::Act(act));
    }
    made
}

/// The position, how castling is played, and the moves made.
fn game(program: &AppWindow) -> (Chess, CastlingMode, Vec<Move>) {
    let game = program.state().session().arbiter().table().game();
    let moves = game.plies().iter().map(|ply| ply.mv).collect();
    (game.position().clone(), game.castling(), moves)
}

/// Some of the 960 and two positions from the middle of a game, with rooks that only Chess960 lets castle.
fn starts() -> Vec<(Chess, CastlingMode)> {
    let numbers = [0, 356, 518, 959];
    let numbers = numbers.into_iter().filter_map(StartNumber::new);
    let fens = [
        "1r2k1r1/pppppppp/8/8/8/8/PPPPPPP1/RR2K2R w BHg - 0 1",
        "4k2r/8/8/8/8/8/8/1R2K3 b Bk - 3 40",
    ];
    let fens = fens
        .into_iter()
        .map(|fen| chess960_fen::read(fen).expect("a position"));
    numbers
        .map(|number| (number.position(), CastlingMode::Chess960))
        .chain(fens)
        .collect()
}

#[test]
fn it_comes_back_from_its_journal_with_its_start_and_its_castlings() {
    let mut castlings = 0;
    for (start, castling) in starts() {
        let files = MemoryStore::default();
        let mut before = program(&files);
        begin(&mut before, start.clone(), castling);
        let made = play(&mut before, 30);
        castlings += made.iter().filter(|mv| mv.is_castle()).count();
        let was = game(&before);
        assert_eq!(was.2, made, "every move was made as it was meant");
        drop(before);

        let again = program(&files);
        assert_eq!(game(&again), was);
        let session = again.state().session();
        assert_eq!(*session.arbiter().table().game().start(), start);
    }
    assert!(castlings >= 4, "only {castlings} castlings were played");
}

#[test]
fn its_journal_names_the_number_it_began_from() {
    let files = MemoryStore::default();
    let mut program = program(&files);
    let number = StartNumber::new(356).expect("one of the 960");
    begin(&mut program, number.position(), CastlingMode::Chess960);
    let journal = String::from_utf8(files.file(JOURNAL).expect("a journal")).expect("text");
    assert!(journal.contains("chess960 356"), "{journal}");
}

const READ_BY_PYTHON_CHESS: &str = "
import chess.pgn, sys
while game := chess.pgn.read_game(sys.stdin):
    board = game.end().board()
    print(len(game.errors), game.headers['Variant'], board.ply() - game.board().ply(), board.shredder_fen())
";

#[test]
fn its_pgn_is_read_by_others_and_by_this_program_again() {
    let mut games = String::new();
    let mut expected = String::new();
    for (start, castling) in starts() {
        let files = MemoryStore::default();
        let mut program = program(&files);
        begin(&mut program, start.clone(), castling);
        let made = play(&mut program, 30);
        program.ask(Command::Chosen(FileTask::ExportPgn, "game.pgn".into()));
        let pgn = String::from_utf8(files.file("game.pgn").expect("the file was written"))
            .expect("PGN is text");
        let fen = Fen::from_position(&start, EnPassantMode::Legal);
        for tag in [
            "[Variant \"Chess960\"]".to_owned(),
            "[SetUp \"1\"]".to_owned(),
            format!("[FEN \"{fen}\"]"),
        ] {
            assert!(pgn.contains(&tag), "{tag} is missing in\n{pgn}");
        }
        let (position, _, _) = game(&program);
        let fen = chess960_fen::write(&position, chess960_fen::FenStyle::Shredder);
        writeln!(expected, "0 Chess960 {} {fen}", made.len()).expect("memory takes text");
        games += &pgn;
        games.push('\n');

        let elsewhere = MemoryStore::default();
        elsewhere.put("game.pgn", pgn);
        let mut program = self::program(&elsewhere);
        program.ask(Command::Chosen(FileTask::Open, "game.pgn".into()));
        assert_eq!(game(&program), (position, castling, made));
    }
    assert_eq!(python(READ_BY_PYTHON_CHESS, &games), expected);
    assert_eq!(pgn_extract(&games), "");
}
