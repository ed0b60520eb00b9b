//! The same script with colours swapped and the board mirrored from top to bottom.
//!
//! The Laws do not favour a colour, so an arbiter must answer the mirror image of a case with the mirror image of the
//! answer. Positions are mirrored as positions; in texts that a player wrote or spoke (which need not be legal moves)
//! ranks change places.

use jadoube_core::chess::{
    ByColor, Chess, Color, EnPassantMode, Fen, Move, Position, PositionError, Role, Square, UciMove,
};
use jadoube_core::laws::{
    ArbiterAct, Blind, CommonAct, Consequence, Deed, Detail, Event, Outcome, PawnWay, Person,
    PlayerAct, Question,
};
use jadoube_core::notation::{Letters, Style, algebraic};
use jadoube_core::record::Script;
use jadoube_core::record::script::{
    Expectation, Expected, ExpectedState, Placement, Readings, Times,
};

/// Returns the mirror image of a script, with what is expected of it.
pub fn mirrored(script: &Script) -> Script {
    Script {
        about: script.about.clone(),
        heading: script.heading.clone(),
        edition: script.edition,
        time: script
            .time
            .clone()
            .map(|Times(times)| Times(times.into_swapped())),
        play: script.play,
        supervision: script.supervision,
        arbiter: script.arbiter,
        blind: Blind {
            white: script.blind.black,
            black: script.blind.white,
        },
        regulations: script.regulations.clone(),
        position: mirrored_placement(&script.position),
        after: mirrored_moves(script),
        counters: script.counters.map(ByColor::into_swapped),
        illegal_moves: script.illegal_moves.map(ByColor::into_swapped),
        clocks: script.clocks.map(|Readings { white, black }| Readings {
            white: black,
            black: white,
        }),
        acts: script.acts.iter().map(mirrored_event).collect(),
        expect: script.expect.as_ref().map(mirrored_expectation),
    }
}

fn mirrored_placement(placement: &Placement) -> Placement {
    let castling = placement.castling;
    let setup = placement
        .start
        .to_setup(EnPassantMode::Always)
        .into_mirrored();
    let start = setup
        .clone()
        .position::<Chess>(castling)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)
        .unwrap_or_else(|_| {
            let fen = Fen::try_from_setup(setup).expect("a mirrored setup has a FEN");
            let text = format!("unreachable {fen}");
            let read: Placement = text.parse().expect("the mirror image of a position is one");
            read.start
        });
    Placement { start, castling }
}

/// Returns the moves in `after`, played on both boards at once.
fn mirrored_moves(script: &Script) -> String {
    let mut here = script.position.start.clone();
    let mut there = mirrored_placement(&script.position).start;
    let mut movetext = Vec::new();
    for word in script.after.split_whitespace() {
        let written = word.rsplit_once('.').map_or(word, |(_, written)| written);
        if written.is_empty() {
            continue;
        }
        let mv = algebraic::read(&here, written, Letters::English)
            .expect("a script's moves can be played");
        here.play_unchecked(mv);
        let mut text = String::new();
        algebraic::write_and_play(
            &mut there,
            mv.to_mirrored(),
            Style::laws(Letters::English),
            &mut text,
        );
        movetext.push(text);
    }
    movetext.join(" ")
}

fn mirrored_event(event: &Event) -> Event {
    let deed = match &event.deed {
        Deed::Player(color, act) => Deed::Player(!*color, mirrored_player_act(act)),
        Deed::Arbiter(act) => Deed::Arbiter(mirrored_arbiter_act(act)),
        Deed::Common(Person::Player(color), act) => {
            Deed::Common(Person::Player(!*color), mirrored_common_act(*act))
        }
        Deed::Common(Person::Arbiter, act) => {
            Deed::Common(Person::Arbiter, mirrored_common_act(*act))
        }
        Deed::Flag(color) => Deed::Flag(!*color),
    };
    Event { at: event.at, deed }
}

fn mirrored_player_act(act: &PlayerAct) -> PlayerAct {
    let square = Square::flip_vertical;
    let maybe = |text: &Option<String>| text.as_deref().map(mirrored_text);
    match act.clone() {
        PlayerAct::Touch(at) => PlayerAct::Touch(square(at)),
        PlayerAct::Brush(at) => PlayerAct::Brush(square(at)),
        PlayerAct::Graze(at) => PlayerAct::Graze(square(at)),
        PlayerAct::Lift(at) => PlayerAct::Lift(square(at)),
        PlayerAct::Set(at) => PlayerAct::Set(square(at)),
        PlayerAct::Release(at) => PlayerAct::Release(square(at)),
        PlayerAct::Remove(at) => PlayerAct::Remove(square(at)),
        PlayerAct::Restore(at) => PlayerAct::Restore(square(at)),
        PlayerAct::Record(text) => PlayerAct::Record(mirrored_text(&text)),
        PlayerAct::ClaimRepetition(text) => PlayerAct::ClaimRepetition(maybe(&text)),
        PlayerAct::ClaimFifty(text) => PlayerAct::ClaimFifty(maybe(&text)),
        PlayerAct::ProposeRuling(question, decision) => {
            PlayerAct::ProposeRuling(mirrored_question(question), decision)
        }
        PlayerAct::Seal(text) => PlayerAct::Seal(mirrored_text(&text)),
        PlayerAct::Announce(text) => PlayerAct::Announce(mirrored_text(&text)),
        PlayerAct::Play(text) => PlayerAct::Play(mirrored_text(&text)),
        PlayerAct::Move(text) => PlayerAct::Move(mirrored_text(&text)),
        same @ (PlayerAct::Adjust
        | PlayerAct::EndAdjusting
        | PlayerAct::LetGo
        | PlayerAct::PutBack
        | PlayerAct::Take(_)
        | PlayerAct::TakeEnemy(_)
        | PlayerAct::OtherHand
        | PlayerAct::BothHands
        | PlayerAct::AnnounceCastling
        | PlayerAct::Press
        | PlayerAct::StopClocks
        | PlayerAct::OfferDraw
        | PlayerAct::Accept
        | PlayerAct::Decline
        | PlayerAct::Withdraw
        | PlayerAct::Strike
        | PlayerAct::UpdateSheet
        | PlayerAct::AskTakeBack
        | PlayerAct::AgreeTakeBack
        | PlayerAct::DeclineTakeBack
        | PlayerAct::WithdrawTakeBack
        | PlayerAct::Resign
        | PlayerAct::AskMoves
        | PlayerAct::ClaimFlag
        | PlayerAct::ClaimIllegal
        | PlayerAct::ClaimTouchMove
        | PlayerAct::ClaimNormalMeans
        | PlayerAct::ClaimNoEffort
        | PlayerAct::AskIncrement
        | PlayerAct::Enclose(_)
        | PlayerAct::ClaimTimes
        | PlayerAct::Arrive
        | PlayerAct::Phone
        | PlayerAct::DeviceFound) => same,
    }
}

fn mirrored_arbiter_act(act: &ArbiterAct) -> ArbiterAct {
    match act.clone() {
        ArbiterAct::CallTouched(at) => ArbiterAct::CallTouched(at.flip_vertical()),
        ArbiterAct::CallUntouched(at) => ArbiterAct::CallUntouched(at.flip_vertical()),
        ArbiterAct::Reveal(text) => ArbiterAct::Reveal(mirrored_text(&text)),
        ArbiterAct::SeePresent(color) => ArbiterAct::SeePresent(!color),
        ArbiterAct::SeeAbsent(color) => ArbiterAct::SeeAbsent(!color),
        ArbiterAct::StartClock(color) => ArbiterAct::StartClock(!color),
        ArbiterAct::AddTime(color, time) => ArbiterAct::AddTime(!color, time),
        ArbiterAct::SetTimes(white, black) => ArbiterAct::SetTimes(black, white),
        ArbiterAct::SetMoveCounter(white, black) => ArbiterAct::SetMoveCounter(black, white),
        ArbiterAct::SetIllegalMoves(white, black) => ArbiterAct::SetIllegalMoves(black, white),
        ArbiterAct::ChargeIllegal(color) => ArbiterAct::ChargeIllegal(!color),
        ArbiterAct::Establish(color, can_mate) => ArbiterAct::Establish(!color, can_mate),
        ArbiterAct::DecideOn(question, decision) => {
            ArbiterAct::DecideOn(mirrored_question(question), decision)
        }
        ArbiterAct::Warn(color) => ArbiterAct::Warn(!color),
        ArbiterAct::FindRefusal(color) => ArbiterAct::FindRefusal(!color),
        ArbiterAct::Penalise(color, penalty) => ArbiterAct::Penalise(!color, penalty),
        ArbiterAct::Declare(white, black) => ArbiterAct::Declare(black, white),
        same @ (ArbiterAct::SetIncrement(_)
        | ArbiterAct::BeginSession
        | ArbiterAct::Start
        | ArbiterAct::Stop
        | ArbiterAct::Resume
        | ArbiterAct::SeeFlag
        | ArbiterAct::FlagsUnclear
        | ArbiterAct::SeeIllegal
        | ArbiterAct::FindIllegalPosition
        | ArbiterAct::CallAccidental
        | ArbiterAct::ReplaceClock
        | ArbiterAct::Decide(_)
        | ArbiterAct::Reinstate(_)
        | ArbiterAct::Annul
        | ArbiterAct::Adjourn
        | ArbiterAct::PlayOn
        | ArbiterAct::Open
        | ArbiterAct::LoseEnvelope
        | ArbiterAct::Note(_)
        | ArbiterAct::RefuseEntry) => same,
    }
}

const fn mirrored_common_act(act: CommonAct) -> CommonAct {
    match act {
        CommonAct::Displace(from, to) => {
            CommonAct::Displace(from.flip_vertical(), to.flip_vertical())
        }
        same @ (CommonAct::KnockOver
        | CommonAct::StandUp
        | CommonAct::BoardsDiffer
        | CommonAct::FindWrongArray
        | CommonAct::FindBoardTurned
        | CommonAct::FindColorsReversed
        | CommonAct::FindDisplaced
        | CommonAct::FindWrongSetting) => same,
    }
}

/// The German number words of Appendix D and the English ones, each beside its mirror image.
const RANKS: [(&str, &str); 9] = [
    ("eins", "acht"),
    ("zwei", "sieben"),
    ("drei", "sechs"),
    ("vier", "fuenf"),
    ("vier", "fünf"),
    ("one", "eight"),
    ("two", "seven"),
    ("three", "six"),
    ("four", "five"),
];

/// What a player wrote or spoke, with rank 1 for rank 8 and so on.
fn mirrored_text(text: &str) -> String {
    let word = |whole: &str| {
        let word = whole.trim_end_matches([',', '.']);
        let stop = &whole[word.len()..];
        let pair = RANKS
            .iter()
            .find(|(low, high)| word.eq_ignore_ascii_case(low) || word.eq_ignore_ascii_case(high));
        match pair {
            Some((low, high)) if word.eq_ignore_ascii_case(low) => format!("{high}{stop}"),
            Some((low, _)) => format!("{low}{stop}"),
            None => whole.chars().map(mirrored_rank).collect(),
        }
    };
    text.split(' ').map(word).collect::<Vec<String>>().join(" ")
}

fn mirrored_rank(c: char) -> char {
    match c {
        '1'..='8' => char::from(b'9' - (c as u8 - b'0')),
        _ => c,
    }
}

fn mirrored_expectation(expectation: &Expectation) -> Expectation {
    let mirrored = |(editions, lines): &(_, Vec<Expected>)| {
        (
            Clone::clone(editions),
            lines.iter().map(mirrored_line).collect(),
        )
    };
    Expectation(expectation.0.iter().map(mirrored).collect())
}

fn mirrored_line(line: &Expected) -> Expected {
    match line.clone() {
        Expected::Ruling {
            act,
            at,
            rule,
            articles,
            consequences,
        } => {
            let consequences = consequences
                .iter()
                .map(|token| mirrored_token(token))
                .collect();
            Expected::Ruling {
                act,
                at,
                rule,
                articles,
                consequences,
            }
        }
        Expected::Nothing { act } => Expected::Nothing { act },
        Expected::End(facts) => Expected::End(ExpectedState {
            table: facts.table.as_deref().map(mirrored_fen),
            game: facts.game.as_deref().map(mirrored_fen),
            clocks: facts.clocks.as_deref().map(|pair| swapped(pair, ' ')),
            mover: facts.mover.as_deref().map(mirrored_color),
            runs: facts.runs.as_deref().map(mirrored_color),
            result: facts.result.as_deref().map(|result| swapped(result, '-')),
            play: facts.play.clone(),
        }),
    }
}

/// Returns the mirror image of a consequence's token; a text that is no token stays as it is.
pub fn mirrored_token(token: &str) -> String {
    // No position is needed to know a move's mirror image.
    let any_move = |uci| match uci {
        UciMove::Normal {
            from,
            to,
            promotion,
        } => Some(Move::Normal {
            role: Role::Pawn,
            from,
            capture: None,
            to,
            promotion,
        }),
        UciMove::Put { .. } | UciMove::Null => None,
    };
    let Some(consequence) = Consequence::read(token, &any_move) else {
        return token.to_owned();
    };
    let kind = token.split(' ').next().unwrap_or_default().to_owned();
    let details = consequence.details().into_iter().map(mirrored_detail);
    details.fold(kind, |text, detail| format!("{text} {detail}"))
}

fn mirrored_detail(detail: Detail) -> Detail {
    match detail {
        Detail::Square(at) => Detail::Square(at.flip_vertical()),
        Detail::PawnWay(PawnWay { from, to }) => Detail::PawnWay(PawnWay {
            from: from.flip_vertical(),
            to: to.flip_vertical(),
        }),
        Detail::Move(mv) => Detail::Move(mv.to_mirrored()),
        Detail::Player(color) => Detail::Player(!color),
        Detail::Moves(moves) => Detail::Moves(moves.into_swapped()),
        Detail::Question(question) => Detail::Question(mirrored_question(question)),
        Detail::Outcome(Outcome { white, black }) => Detail::Outcome(Outcome {
            white: black,
            black: white,
        }),
        same @ (Detail::Role(_)
        | Detail::Count(_)
        | Detail::Time(_)
        | Detail::Claim(_)
        | Detail::Notice(_)) => same,
    }
}

fn mirrored_question(question: Question) -> Question {
    question.player().map_or(question, |player| {
        Question::read(&format!("{} {}", question.slug(), !player))
            .expect("a question about a player")
    })
}

fn mirrored_color(name: &str) -> String {
    match name {
        "white" => Color::Black.to_string(),
        "black" => Color::White.to_string(),
        _ => name.to_owned(),
    }
}

fn swapped(pair: &str, between: char) -> String {
    pair.split_once(between).map_or_else(
        || pair.to_owned(),
        |(white, black)| format!("{black}{between}{white}"),
    )
}

/// A FEN, or its first fields: ranks from the bottom up, colours swapped.
fn mirrored_fen(fen: &str) -> String {
    let swap_case = |c: char| {
        if c.is_ascii_uppercase() {
            c.to_ascii_lowercase()
        } else {
            c.to_ascii_uppercase()
        }
    };
    let field = |(index, field): (usize, &str)| -> String {
        match index {
            0 => field
                .split('/')
                .rev()
                .map(|rank| rank.chars().map(swap_case).collect())
                .collect::<Vec<String>>()
                .join("/"),
            1 => (if field == "w" { "b" } else { "w" }).to_owned(),
            2 => {
                let (black, white): (Vec<char>, Vec<char>) = field
                    .chars()
                    .map(swap_case)
                    .partition(char::is_ascii_lowercase);
                white.into_iter().chain(black).collect()
            }
            3 => field.chars().map(mirrored_rank).collect(),
            _ => field.to_owned(),
        }
    };
    fen.split(' ')
        .enumerate()
        .map(field)
        .collect::<Vec<_>>()
        .join(" ")
}
