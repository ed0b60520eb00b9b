//! What hands at a board mean, without a window: each event of a hand, and the acts that it stands for.

mod blind;
mod by_hand;
mod castling;
mod clock_press;
mod quick;
mod whose_hand;

use std::time::Duration;

use jadoube_core::chess::{ByColor, Color, Move, Square, chess960_fen};
use jadoube_core::clock::{Moment, TimeControl};
use jadoube_core::hands::{HandContext, HandEvent, HandInput};
use jadoube_core::laws::facts::move_in_any_language::read_in_any_language;
use jadoube_core::laws::{Arbiter, ArbiterAct, Deed, Event, PlayerAct, Ruling, Terms};
use jadoube_core::record::Entry;
use jadoube_core::record::play_mode::{AssistLevel, Hands, PlayMode};

use Color::{Black, White};

/// A game with one hand at its board, which is either player's.
struct Game {
    arbiter: Arbiter,
    mode: PlayMode,
    hand: HandInput,
    log: Vec<Entry>,
    now: Moment,
}

impl Game {
    /// A game without a clock from that position, by quick hands or by hand.
    fn of(fen: &str, hands: Hands) -> Self {
        let (start, castling) = chess960_fen::read(fen).expect("a position");
        Self::under(
            Terms {
                start,
                castling,
                ..Terms::default()
            },
            hands,
        )
    }

    /// A game with a clock that runs for White.
    fn timed(hands: Hands) -> Self {
        let mut game = Self::unstarted(hands);
        game.hear(Deed::Arbiter(ArbiterAct::Start));
        game
    }

    /// The same from that position.
    fn timed_from(fen: &str, hands: Hands) -> Self {
        let (start, castling) = chess960_fen::read(fen).expect("a position");
        let control: TimeControl = "300".parse().expect("a time control");
        let mut game = Self::under(
            Terms {
                start,
                castling,
                control: Some(ByColor::new_with(|_| control.clone())),
                ..Terms::default()
            },
            hands,
        );
        game.hear(Deed::Arbiter(ArbiterAct::Start));
        game
    }

    /// A game with a clock that nobody has started.
    fn unstarted(hands: Hands) -> Self {
        let control: TimeControl = "300".parse().expect("a time control");
        Self::under(
            Terms {
                control: Some(ByColor::new_with(|_| control.clone())),
                ..Terms::default()
            },
            hands,
        )
    }

    fn under(terms: Terms, hands: Hands) -> Self {
        Self {
            arbiter: Arbiter::new(terms),
            mode: PlayMode {
                hands,
                ..PlayMode::default()
            },
            hand: HandInput::default(),
            log: Vec::new(),
            now: Moment::START,
        }
    }

    fn with(mut self, assist: AssistLevel) -> Self {
        self.mode.assist = assist;
        self
    }

    fn context(&self) -> HandContext<'_> {
        HandContext::new(&self.arbiter, &self.log, self.now, self.mode)
    }

    /// Each deed has a moment of its own.
    fn hear(&mut self, deed: Deed) {
        self.now = self.now + Duration::from_millis(1);
        let at = self.now;
        let event = Event { at, deed };
        let rulings = self.arbiter.hear(&event);
        self.log.push(Entry { event, rulings });
    }

    /// A player does that without the hand that is tested.
    fn acts(&mut self, color: Color, act: PlayerAct) {
        self.hear(Deed::Player(color, act));
    }

    /// The hand does that; gives the acts, behind the player whose they are where that is not White.
    fn does(&mut self, event: HandEvent) -> String {
        let context = HandContext::new(&self.arbiter, &self.log, self.now, self.mode);
        let deeds = self.hand.hear(event, &context);
        self.hears(deeds)
    }

    /// That player's lever goes down.
    fn press(&mut self, color: Color) -> String {
        let context = HandContext::new(&self.arbiter, &self.log, self.now, self.mode);
        let deeds = self.hand.press_clock(color, &context);
        self.hears(deeds)
    }

    fn wait(&mut self, time: Duration) {
        self.now = self.now + time;
    }

    fn hears(&mut self, deeds: Vec<Deed>) -> String {
        let words: Vec<String> = deeds.iter().map(named).collect();
        for deed in deeds {
            self.hear(deed);
        }
        words.join(" ")
    }

    fn click(&mut self, square: Square) -> String {
        let pressed = self.does(HandEvent::Touch(square));
        joined([pressed, self.does(HandEvent::Click(square))])
    }

    /// A piece is carried from one square to another, or beside the board.
    fn slide(&mut self, from: Square, to: impl Into<Option<Square>>) -> String {
        let touched = self.does(HandEvent::Touch(from));
        let lifted = self.does(HandEvent::Carry(from));
        joined([touched, lifted, self.does(HandEvent::LetGo(to.into()))])
    }

    fn types(&mut self, text: &str) -> String {
        let position = self.arbiter.table().game().position();
        let mv = read_in_any_language(position, text).expect("a legal move");
        self.does(HandEvent::Play(mv))
    }

    /// The moves that were made.
    fn made(&self) -> Vec<String> {
        let plies = self.arbiter.table().game().plies().iter();
        plies.map(|ply| spelled(ply.mv)).collect()
    }

    /// Whether what stands on the board is what the game is in, and nothing illegal was ruled.
    fn is_sound(&self) -> bool {
        self.arbiter.table().is_in_order()
            && !self
                .log
                .iter()
                .flat_map(|entry| &entry.rulings)
                .any(Ruling::takes_back)
    }
}

fn spelled(mv: Move) -> String {
    mv.to_uci(jadoube_core::chess::CastlingMode::Standard)
        .to_string()
}

fn named(deed: &Deed) -> String {
    match deed {
        Deed::Player(White, act) => format!("{act:?}"),
        Deed::Player(Black, act) => format!("Black:{act:?}"),
        Deed::Arbiter(act) => format!("Arbiter:{act:?}"),
        Deed::Common(..) | Deed::Flag(_) => panic!("{deed:?} is no deed of a hand"),
    }
}

fn joined<const N: usize>(parts: [String; N]) -> String {
    let parts = parts.into_iter().filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join(" ")
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
