//! The bar above the table: the menu, what is being played, and what everybody may do.

use std::borrow::Cow;

use eframe::egui::text::{LayoutJob, TextFormat};
use eframe::egui::{
    Align, Frame, Label, Layout, Margin, Panel, Popup, Rect, RichText, ScrollArea, TextStyle,
    TextWrapMode, Ui, vec2,
};

use super::layout::bar_height;
use crate::app_action::AppAction;
use crate::kit::button::{Button, ButtonKind, Ending, fit_bar};
use crate::kit::fitted_text::line_width;
use crate::kit::fonts::{BODY, HEADING, LEAD, SMALL, SOFT, bold, regular};
use crate::kit::icons::Icon;
use crate::kit::menu_item::{MenuItem, menu_item};
use crate::kit::theme::{GAP, palette};
use crate::kit::widgets::one_line;
use crate::parts::kept_positions;
use crate::view::frame_view::View;
use crate::view::settings::{AssistLevel, Hands};
use jadoube_core::chess::Color;
use jadoube_core::clock::control_text::AgreedTimeControl;
use jadoube_core::i18n::shown_text;
use jadoube_core::i18n::time_control_text::{brief, pace_id};
use jadoube_core::record::log::continuation::told_time;

/// The longest names in the two columns of the menu, and how much room keys and edges have beside them.
const GAME_AND_FILES: [&str; 10] = [
    "menu-new",
    "menu-save",
    "menu-pgn",
    "menu-print",
    "menu-details",
    "menu-adjourn",
    "menu-resumption",
    "menu-castle",
    "menu-make-lesson",
    "kept-title",
];
const BOARD_AND_PROGRAM: [&str; 3] = ["menu-projector", "face-to-face", "menu-palette"];
/// How much of the window stays free below an open menu, its frame included.
const ROOM_BELOW: f32 = 14.0;
const KEYS: f32 = 84.0;

/// How wide the two icons at the end of the bar are, which have no words.
const ICONS: f32 = 80.0;

/// How much is told of what governs the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum TermsDetail {
    Full,
    /// In one word.
    Brief,
    /// Only the time.
    Least,
}

/// What stands at the right of the bar.
struct Items<'a> {
    hands: Option<Button<'a>>,
    assist: Button<'a>,
    pause: Option<Button<'a>>,
    desk: Button<'a>,
}

/// What the menu asks of the screens themselves, and what they ask of it.
#[derive(Clone, Copy, Debug, Default)]
pub struct MenuWishes {
    /// The table is to be shown for a projector.
    pub projector: bool,
    /// The palette is to be opened.
    pub palette: bool,
    /// The menu is to be opened.
    pub menu: bool,
}

/// Shows the bar, whose menu may ask something of the screens.
pub fn top_bar(ui: &mut Ui, view: &View<'_>, wishes: &mut MenuWishes) {
    let frame = Frame::new().inner_margin(Margin::symmetric(12, 0));
    Panel::top("bar")
        .exact_size(bar_height(ui))
        .frame(frame)
        .show_separator_line(false)
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            ui.horizontal_centered(|ui| {
                menu(ui, view, wishes);
                ui.add_space(6.0);
                let (terms, items) = fitting(ui, view);
                heading(ui, view, &terms, &items);
                let layout = Layout::right_to_left(Align::Center);
                ui.with_layout(layout, |ui| buttons(ui, view, &items));
            });
        });
}

/// What governs the game and what stands at the right, with as many words as have room.
fn fitting<'a>(ui: &Ui, view: &View<'a>) -> (String, Items<'a>) {
    let wide = |text: &str, font| line_width(ui.painter(), text, font);
    let room = ui.available_width() - wide(&time(view), bold(HEADING)) - GAP - 24.0;
    let room = |told: TermsDetail| room - wide(&terms(view, told), regular(LEAD));
    let mut items = Items::of(view);
    if items.width(ui) <= room(TermsDetail::Full) {
        return (terms(view, TermsDetail::Full), items);
    }
    let Items {
        hands,
        assist,
        pause,
        desk,
    } = &mut items;
    let all = [Some(assist), Some(desk), pause.as_mut(), hands.as_mut()];
    let mut all: Vec<_> = all.into_iter().flatten().collect();
    fit_bar(ui, &mut all, room(TermsDetail::Brief) - ICONS);
    let told = if items.width(ui) <= room(TermsDetail::Brief) {
        TermsDetail::Brief
    } else {
        TermsDetail::Least
    };
    (terms(view, told), items)
}

impl<'a> Items<'a> {
    fn of(view: &View<'a>) -> Self {
        let assist = view.settings.play.assist;
        let level = view.tr(&format!("assist-{assist}"));
        let worded = |icon, name: Cow<'a, str>| {
            let mut item = Button::icon(icon, name.clone());
            (item.word, item.rank) = (Some(name), 2);
            item
        };
        let is_full = view.settings.play.hands == Hands::Full;
        let told = view.tr_args("assist-now", &[("level", (&*level).into())]);
        let mut helper = Button::icon(Icon::Whistle, told);
        helper.word = Some(view.tr(&format!("bar-{assist}")));
        // A level alone would not say what it is one of.
        (helper.rank, helper.short) = (1, Some(view.tr("prefs-assist")));
        helper.ending = Ending::Choice;
        let count = view.table().questions().len();
        let mut desk = if count > 0 {
            let name = view.tr_args("desk-pending", &[("count", count.into())]);
            let mut desk = worded(Icon::Desk, name);
            (desk.kind, desk.rank) = (ButtonKind::Awaiting, 0);
            desk
        } else {
            worded(Icon::Desk, view.tr("desk-open"))
        };
        desk.hint = Some(AppAction::Desk.with_keys(&desk.name).into());
        Self {
            hands: is_full.then(|| worded(Icon::FullHands, view.tr("hands-full"))),
            assist: helper,
            pause: pause(view, true),
            desk,
        }
    }

    fn width(&self, ui: &Ui) -> f32 {
        let items = [
            Some(&self.assist),
            Some(&self.desk),
            self.pause.as_ref(),
            self.hands.as_ref(),
        ];
        let wide = |item: &Button<'_>| item.width(ui) + 4.0;
        items.into_iter().flatten().map(wide).sum::<f32>() + ICONS
    }
}

/// Stops both clocks; dimmed while they stand, and nothing where there are none or players may not stop them. What lets them run is in the column.
pub fn pause<'a>(view: &View<'a>, has_words: bool) -> Option<Button<'a>> {
    let has_clock = view.table().clock().is_some();
    let may_pause = view.is_playing() && view.may_stop_clocks();
    if !may_pause || !has_clock || view.awaits_the_move_of_a_lost_envelope() {
        return None;
    }
    let mut item = Button::icon(Icon::Pause, view.tr("clock-pause"));
    if view.is_paused() {
        item.kind = ButtonKind::Resting;
    }
    if has_words {
        (item.word, item.rank) = (Some(view.tr("bar-pause")), 2);
        item.ending = Ending::Key("P".into());
    }
    Some(item)
}

/// What is being played: the time large, and what else governs the game.
fn heading(ui: &mut Ui, view: &View<'_>, terms: &str, items: &Items<'_>) {
    let colors = palette(ui);
    ui.label(
        RichText::new(time(view))
            .font(bold(HEADING))
            .color(colors.ink),
    );
    let room = ui.available_width() - items.width(ui);
    ui.label(one_line(terms, regular(LEAD), colors.soft_ink, room));
}

fn buttons(ui: &mut Ui, view: &View<'_>, items: &Items<'_>) {
    if Button::icon(Icon::Help, view.tr("menu-keys"))
        .show(ui)
        .clicked()
    {
        AppAction::Keys.ask(view);
    }
    let mut turn = Button::icon(Icon::Turn, view.tr("board-turn"));
    turn.hint = Some(AppAction::TurnBoard.with_keys(&turn.name).into());
    if turn.show(ui).clicked() {
        AppAction::TurnBoard.ask(view);
    }
    if items.desk.show(ui).clicked() {
        AppAction::Desk.ask(view);
    }
    if let Some(pause) = &items.pause
        && pause.show(ui).clicked()
        && !view.is_paused()
    {
        view.toggle_clocks();
    }
    let response = items.assist.show(ui);
    Popup::menu(&response).show(|ui| assist(ui, view));
    if let Some(hands) = &items.hands
        && hands.show(ui).clicked()
    {
        AppAction::Preferences.ask(view);
    }
}

fn menu(ui: &mut Ui, view: &View<'_>, wishes: &mut MenuWishes) {
    let mut button = Button::icon(Icon::Menu, view.tr("menu"));
    button.hint = Some(AppAction::Menu.with_keys(&button.name).into());
    let response = button.show(ui);
    if std::mem::take(&mut wishes.menu) {
        Popup::open_id(ui.ctx(), Popup::default_response_id(&response));
    }
    Popup::menu(&response).show(|ui| {
        ui.style_mut().wrap_mode = Some(TextWrapMode::Extend);
        let window = ui.ctx().content_rect();
        if window.width() < window.height() {
            ui.set_min_width(220.0);
        }
        let most = window.bottom() - response.rect.bottom() - ROOM_BELOW;
        let scrolled = ScrollArea::vertical()
            .id_salt("menu")
            .max_height(most)
            .min_scrolled_height(most);
        scrolled.show(ui, |ui| menu_parts(ui, view, wishes, window));
    });
}

/// All that the menu has: in one column where the window is tall, else side by side, which leaves air and is soon reached.
fn menu_parts(ui: &mut Ui, view: &View<'_>, wishes: &mut MenuWishes, window: Rect) {
    if window.width() < window.height() {
        of_the_game(ui, view);
        of_files(ui, view);
        of_the_board(ui, view, wishes);
        of_the_program(ui, view, wishes);
        return;
    }
    ui.horizontal_top(|ui| {
        let height = menu_column(ui, view, &GAME_AND_FILES, |ui| {
            of_the_game(ui, view);
            of_files(ui, view);
        });
        // As high as the longer part, not as the window.
        ui.allocate_ui(vec2(GAP, height), Ui::separator);
        menu_column(ui, view, &BOARD_AND_PROGRAM, |ui| {
            of_the_board(ui, view, wishes);
            of_the_program(ui, view, wishes);
        });
    });
}

/// A part of the menu by itself, as wide as the longest of those messages with the keys beside it. Gives its height.
fn menu_column(ui: &mut Ui, view: &View<'_>, ids: &[&str], contents: impl FnOnce(&mut Ui)) -> f32 {
    let font = TextStyle::Button.resolve(ui.style());
    let widths = (ids.iter()).map(|id| line_width(ui.painter(), &view.tr(id), font.clone()));
    // Two of them and what lies around them leave the column in sight; longer words take a second line.
    let most = ui.ctx().content_rect().width() * 0.3 - 16.0;
    let width = (widths.fold(0.0, f32::max) + KEYS).min(most);
    let downwards = Layout::top_down_justified(Align::Min);
    let column = ui.allocate_ui_with_layout(vec2(width, 0.0), downwards, |ui| {
        ui.set_width(width);
        ui.style_mut().wrap_mode = Some(TextWrapMode::Wrap);
        contents(ui);
    });
    column.response.rect.height()
}

/// An action with its keys; nothing where it makes no sense now.
fn item(ui: &mut Ui, view: &View<'_>, action: AppAction) -> bool {
    if !action.is_allowed(view) {
        return false;
    }
    let keys = action.printed_keys();
    let item = MenuItem::new(action.text(view));
    let is_clicked = MenuItem { keys, ..item }.show(ui).clicked();
    if is_clicked {
        action.ask(view);
    }
    is_clicked
}

/// What the items below it have in common.
fn group(ui: &mut Ui, view: &View<'_>, id: &str) {
    ui.add_space(4.0);
    let text = RichText::new(view.tr(id)).font(bold(SMALL));
    let text = Label::new(text.color(palette(ui).soft_ink)).selectable(false);
    ui.with_layout(Layout::top_down(Align::Min), |ui| {
        ui.add_space(2.0);
        ui.add(text);
    });
}

/// What can be done with this game.
fn of_the_game(ui: &mut Ui, view: &View<'_>) {
    group(ui, view, "menu-of-game");
    item(ui, view, AppAction::LookThrough);
    item(ui, view, AppAction::Details);
    item(ui, view, AppAction::Adjourn);
    kept_positions::menu_item(ui, view, view.table().game().position());
    item(ui, view, AppAction::MakeLesson);
    item(ui, view, AppAction::BuiltInPlays);
    for player in Color::ALL {
        item(ui, view, AppAction::KnockOver(player));
    }
    item(ui, view, AppAction::AnnounceCastling);
}

/// Other games, and this one as a file or on paper.
fn of_files(ui: &mut Ui, view: &View<'_>) {
    group(ui, view, "menu-of-files");
    for action in [
        AppAction::NewGame,
        AppAction::Open,
        AppAction::Save,
        AppAction::ExportPgn,
        AppAction::Print,
        AppAction::KeptGames,
    ] {
        item(ui, view, action);
    }
}

/// How the table is shown.
fn of_the_board(ui: &mut Ui, view: &View<'_>, wishes: &mut MenuWishes) {
    group(ui, view, "menu-of-board");
    item(ui, view, AppAction::FaceToFace);
    wishes.projector |= menu_item(ui, view.tr("menu-projector"));
    item(ui, view, AppAction::FullScreen);
}

/// The program itself, and apart from everything else the way out of the table.
fn of_the_program(ui: &mut Ui, view: &View<'_>, wishes: &mut MenuWishes) {
    group(ui, view, "menu-of-program");
    wishes.palette |= item(ui, view, AppAction::Palette);
    // To the keys the sign at the end of the bar leads.
    for action in [AppAction::Preferences, AppAction::About, AppAction::Quit] {
        item(ui, view, action);
    }
    ui.separator();
    item(ui, view, AppAction::Home);
}

/// Who helps, and how much.
fn assist(ui: &mut Ui, view: &View<'_>) {
    ui.set_max_width(360.0);
    ui.style_mut().wrap_mode = Some(TextWrapMode::Wrap);
    for assist in AssistLevel::ALL {
        let name = view.tr(&format!("assist-{assist}"));
        let what = view.tr(&format!("assist-{assist}-what"));
        // One row, so that a click on either chooses.
        let mut told = LayoutJob::default();
        for (text, font, color) in [
            (format!("{name}\n"), bold(BODY), palette(ui).ink),
            (what.into_owned(), regular(SOFT), palette(ui).soft_ink),
        ] {
            told.append(&text, 0.0, TextFormat::simple(font, color));
        }
        let is_now = assist == view.settings.play.assist;
        let row = MenuItem::choice(is_now, told).show(ui);
        if row.accessible_name(name).clicked() {
            view.change(|settings| settings.play.assist = assist);
        }
    }
}

/// The time control in short: that of the whole game where one goes on with the clocks as they stood.
fn time(view: &View<'_>) -> String {
    let game = view.table().game();
    let told = view.heading.map(|heading| told_time(heading, game));
    let given = view.arbiter.terms().control.as_ref();
    let control = match &told {
        Some(AgreedTimeControl::Unknown) => return view.tr("continued-stood").into_owned(),
        Some(AgreedTimeControl::Timed(controls)) => Some(controls),
        Some(AgreedTimeControl::Untimed) => None,
        None => given,
    };
    match control {
        None => view.tr("time-none").into_owned(),
        Some(control) if control.white == control.black => brief(&control.white),
        Some(control) => format!("{} / {}", brief(&control.white), brief(&control.black)),
    }
}

/// What else governs the game: the event, the kind of play, the Laws.
fn terms(view: &View<'_>, told: TermsDetail) -> String {
    let terms = view.arbiter.terms();
    let mut parts: Vec<Cow<'_, str>> = Vec::new();
    if told < TermsDetail::Least {
        parts.push(view.tr(pace_id(terms.play)));
    }
    if told == TermsDetail::Full {
        parts.push(view.tr_args("laws-of", &[("year", terms.edition.name().into())]));
        let event = &view.players.details.event;
        if !event.is_empty() {
            parts.push(shown_text::line(event));
        }
    }
    parts.join(" · ")
}
