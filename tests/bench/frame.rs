//! One frame of the table: looked at, laid out and cut into triangles.

use divan::Bencher;
use eframe::egui::{Context, FullOutput, Pos2, RawInput, Rect, vec2};
use jadoube::chess::{ByColor, Chess, Color, Position as _};
use jadoube::clock::{Moment, TimeControl};
use jadoube::i18n::{Language, Words};
use jadoube::laws::facts::acts_of_a_move::acts_of;
use jadoube::laws::{Arbiter, ArbiterAct, Event, PlayerAct, Terms};
use jadoube::record::Entry;
use jadoube::ui::kit::fonts::{self, LetterBe};
use jadoube::ui::{Players, Screen, Screens, Settings, View};

use super::move_generator::quiet_moves;

/// The table at 1280 × 800 after so many half-moves, White's clock running.
#[divan::bench(args = [2, 120])]
fn of_the_table(bencher: Bencher<'_, '_>, plies: usize) {
    let control: TimeControl = "5400+30".parse().expect("a usual control");
    let control = ByColor {
        black: control.clone(),
        white: control,
    };
    let mut arbiter = Arbiter::new(Terms {
        control: Some(control),
        ..Terms::default()
    });
    let mut log = Vec::new();
    let mut hear = |event: Event| {
        let rulings = arbiter.hear(&event);
        log.push(Entry { event, rulings });
    };
    hear(Event::of_arbiter(Moment::START, ArbiterAct::Start));
    let mut position = Chess::default();
    for mv in quiet_moves(plies) {
        for act in acts_of(&position, mv).into_iter().chain([PlayerAct::Press]) {
            hear(Event::of(position.turn(), Moment::START, act));
        }
        position.play_unchecked(mv);
    }
    assert_eq!(position.turn(), Color::White);

    let settings = Settings::default();
    let players = Players::default();
    let mut interface = Screens::default();
    let context = Context::default();
    fonts::install(&context, LetterBe::Common);
    let mut frame = || {
        let screen = Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 800.0));
        let input = RawInput {
            screen_rect: Some(screen),
            ..RawInput::default()
        };
        let mut view = View::new(
            &arbiter,
            Moment::START,
            &players,
            &settings,
            Words::new(Language::English),
        );
        view.screen = Screen::Table;
        view.log = &log;
        let FullOutput {
            shapes,
            mut textures_delta,
            pixels_per_point,
            ..
        } = context.run_ui(input, |ui| interface.ui(ui, &view));
        textures_delta.clear();
        context.tessellate(shapes, pixels_per_point)
    };
    // The first frames cut the letters and the chessmen.
    for _ in 0..5 {
        frame();
    }
    bencher.bench_local(frame);
}
