//! The arbiter's desk, a page of its own: the game as it stands or stood, what is to be decided, what was recorded, and the
//! doors to what an arbiter may do unasked.

use eframe::egui::{
    Align, CentralPanel, Key, Label, Layout, Modifiers, Rect, RichText, Role as Part, Sense, Ui,
    Vec2, WidgetInfo, vec2,
};

use super::clock_tiles::clock_tile;
use super::compared_boards::{are_compared, compared_boards};
use super::desk_layout::DeskLayout;
use super::doors::{Door, Doors};
use super::game_slider::GameSlider;
use super::matter_card::{MatterCard, touched, waiting_matter};
use super::record_card::RecordCard;
use super::recorded_lines::RecordedLines;
use super::state_line::StateLine;
use crate::kit::board_accessibility::spoken;
use crate::kit::board_geometry::{BoardGeometry, ring};
use crate::kit::button::{Button, ButtonKind, Ending};
use crate::kit::fonts::{HEADING, LEAD, bold, regular};
use crate::kit::icons::Icon;
use crate::kit::in_place_confirmation::has_question;
use crate::kit::keyboard;
use crate::kit::piece_textures::{Pieces, whole_pixels};
use crate::kit::theme::{GAP, palette};
use crate::parts::diagram::{Diagram, diagram_at, diagram_to_read};
use crate::parts::notification_strip::NotificationStrip;
use crate::parts::page::{board_page_frame, page_bar_with};
use crate::parts::rule_page::ArticlePanel;
use crate::view::command::Command;
use crate::view::desk_lock::LockCommand;
use crate::view::frame_view::View;
use crate::view::screen::Screen;
use jadoube_core::chess::Color;
use jadoube_core::i18n::time_control_text::brief;
use jadoube_core::laws::ArbiterAct;
use jadoube_core::report::recorded_game::last_move;

/// What is shown in the place of the matter.
pub struct BesideTheMatter<'a> {
    /// Whether it is wanted although something waits to be decided.
    pub is_wanted: bool,
    /// Shows it in that place.
    pub show: &'a mut dyn FnMut(&mut Ui, Rect),
}

#[derive(Debug, Default)]
pub struct DeskPage {
    slider: GameSlider,
    doors: Doors,
    state: StateLine,
    matter: MatterCard,
    record: RecordCard,
    lines: RecordedLines,
    article: ArticlePanel,
    board: Pieces,
    kings: Pieces,
    /// The door that lay open before the keys of this frame were heard.
    opened: Option<Door>,
}

impl DeskPage {
    /// Whether the desk is what is shown; people are told at its foot what happened, so that nothing moves for it.
    pub fn is_shown(view: &View<'_>) -> bool {
        view.window.screen == Screen::Desk && Self::is_open(view)
    }

    /// Whether there is a desk and nobody has locked it.
    pub fn is_open(view: &View<'_>) -> bool {
        view.has_desk() && !view.desk_lock.is_locked()
    }

    /// Closes every door, with what was begun behind it: whoever unlocks the desk begins anew.
    pub fn close_doors(&mut self) {
        self.doors = Doors::default();
        self.slider.look_at_now();
    }

    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, notifications: &mut NotificationStrip) {
        self.hear(ui, view);
        bar(ui, view);
        self.body(ui, view, notifications, None);
    }

    /// Shows all but the bar; where nothing waits to be decided, or it is wanted, something else beside the board.
    pub fn body(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        notifications: &mut NotificationStrip,
        beside: Option<BesideTheMatter<'_>>,
    ) {
        self.lines.write(view);
        let before = self.opened.take();
        let frame = board_page_frame(ui);
        CentralPanel::default().frame(frame).show(ui, |ui| {
            let area = ui.available_rect_before_wrap();
            let places = DeskLayout::of(area, ui.pixels_per_point());
            self.game(ui, view, &places);
            let record = self.decide(ui, view, &places, beside);
            // What people are told takes its room from the foot of the log, whose newest lines stand at its head.
            let record = notifications.in_column(ui, view, record);
            let article = &mut self.article;
            self.record.ui(ui, view, &self.lines, article, record);
            let was_overtaken = self.doors.have_times_given_way(view);
            let state = &mut self.state;
            state.ui(ui, view, &self.lines, was_overtaken, places.state);
        });
        self.article.ui(ui, view);
        // A position is looked at to be put back; with that door the board goes back to the present.
        let is_left = before == Some(Door::Position) && self.doors.opened(view) != before;
        if is_left {
            self.slider.look_at_now();
        }
    }

    /// What is to be decided, or the door that lies open; gives back the place that is left for what was recorded.
    fn decide(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        places: &DeskLayout,
        beside: Option<BesideTheMatter<'_>>,
    ) -> Rect {
        let article = &mut self.article;
        let is_open = self.doors.opened(view).is_some();
        let waits = !view.table().questions().is_empty();
        if is_open {
            let rect = places
                .next
                .filter(|_| !waits)
                .map_or(places.matter, |next| places.matter.union(next));
            self.doors.ui(ui, view, &mut self.slider, article, rect);
        } else if let Some(beside) = beside.filter(|it| it.is_wanted || !waits) {
            let rect = places
                .next
                .map_or(places.matter, |next| places.matter.union(next));
            (beside.show)(ui, rect);
            return places.record;
        } else if waits {
            let lines = self.lines.all();
            let told_below = usize::from(places.next.is_some());
            let place = (places.matter, told_below);
            let wanted = self.matter.ui(ui, view, lines, article, place);
            if let Some(door) = wanted {
                self.open(view, door);
                self.slider.look_at_now();
            }
        } else {
            let room = places.matter.union(places.record);
            let bottom = self.matter.nothing(ui, view, room);
            return room.with_min_y(bottom + GAP);
        }
        let shown = (is_open, self.matter.current_index(view));
        let wanted = places
            .next
            .and_then(|next| waiting_matter(ui, view, shown, next));
        if let Some(matter) = wanted {
            self.doors.close(view);
            self.matter.choose(matter);
        }
        places.record
    }

    /// Esc closes a door before it leaves the desk, so this is heard before the bar; P stops the clocks or lets them run.
    pub fn hear(&mut self, ui: &Ui, view: &View<'_>) {
        self.opened = self.doors.opened(view);
        if !keyboard::is_free(ui) {
            return;
        }
        let escapes = |ui: &Ui| ui.input(|input| input.key_pressed(Key::Escape));
        if self.doors.opened(view).is_some() && !has_question(ui) && escapes(ui) {
            self.doors.close(view);
            ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
        }
        let pauses = |press: &keyboard::KeyPress| {
            press.place == Key::Pause || press.place == Key::P && press.modifiers.is_none()
        };
        if keyboard::presses(ui).iter().any(pauses) {
            view.toggle_clocks();
        }
    }

    /// The clocks, the board and what slides back through the game, and the doors.
    fn game(&mut self, ui: &mut Ui, view: &View<'_>, places: &DeskLayout) {
        for (color, rect) in [Color::White, Color::Black].into_iter().zip(places.clocks) {
            if clock_tile(ui, view, &mut self.kings, color, rect) {
                self.open(view, Door::Clocks);
            }
        }
        self.position_ui(ui, view, places.board);
        self.slider.ui(ui, view, places.slider);
        if self.doors.buttons(ui, view, places.doors) {
            self.state.forget();
        }
    }

    fn open(&mut self, view: &View<'_>, door: Door) {
        self.doors.open(view, door);
        self.state.forget();
    }

    /// The position that is looked at.
    fn position_ui(&mut self, ui: &mut Ui, view: &View<'_>, rect: Rect) {
        let game = view.table().game();
        let shown = self.slider.viewed_plies(view);
        let plies = shown.unwrap_or(game.plies().len());
        let last =
            last_move(view.table(), view.settings.preferences.notation, plies).map(|last| last.mv);
        let Some(position) = game.position_after(plies) else {
            return;
        };
        let mut diagram = Diagram::after(last, position, view);
        if shown.is_none() {
            diagram.board = view.table().board();
            diagram.touched = touched(view, self.lines.all());
        }
        if shown.is_none() && are_compared(view) && !view.is_piece_to_be_named() {
            return compared_boards(ui, view, &mut self.board, rect);
        }
        if shown.is_none() && view.is_piece_to_be_named() {
            diagram_at(ui, view, &mut self.board, diagram, rect);
            pieces_to_point_at(ui, view, rect);
        } else {
            diagram_to_read(ui, view, &mut self.board, diagram, rect);
        }
    }
}

/// Lets the arbiter point at the piece that was touched, on the board as it stands.
fn pieces_to_point_at(ui: &Ui, view: &View<'_>, rect: Rect) {
    let side = whole_pixels(rect.width() / 8.0, ui.pixels_per_point());
    let board = Rect::from_min_size(rect.min, Vec2::splat(side * 8.0));
    let place = BoardGeometry::of(board, view.settings.views.turned);
    let board = view.table().board();
    for square in board.occupied() {
        let id = ui.scope_id().with(("point-at", u8::from(square)));
        let response = ui.interact(place.rect(square), id, Sense::click());
        let name = spoken(view.words, square, board.piece_at(square));
        response.widget_info(|| WidgetInfo::labeled(Part::Button, true, &name));
        if response.hovered() {
            ring(ui.painter(), place.rect(square), palette(ui).hand, 3.0);
        }
        if response.clicked() {
            view.arbitrate(ArbiterAct::CallTouched(square));
        }
    }
}

/// The way back, whose game it is, and the clocks of both together.
fn bar(ui: &mut Ui, view: &View<'_>) {
    page_bar_with(ui, view, |ui| {
        if view.desk_lock.has_pin {
            let lock = Button::icon(Icon::Lock, view.tr("pin-lock"));
            if lock.show(ui).clicked() {
                view.ask(Command::Lock(LockCommand::Lock));
            }
        }
        let name = view.tr("desk-report");
        let mut report = Button::icon(Icon::Log, name.clone());
        report.word = Some(name);
        if report.show(ui).clicked() {
            view.ask(Command::Show(Screen::Report));
        }
        if let Some(mut clocks) = clocks(view) {
            if clocks.kind == ButtonKind::Resting {
                let first = if view.is_call_to_be_judged() {
                    "desk-call-first"
                } else {
                    "desk-verdict-first"
                };
                clocks.hint = Some(view.tr(first));
            }
            if clocks.show(ui).clicked() {
                view.toggle_clocks();
            }
        }
        let rest = vec2(ui.available_width() - GAP, ui.available_height());
        let layout = Layout::left_to_right(Align::Center);
        ui.allocate_ui_with_layout(rest, layout, |ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            ui.add_space(GAP);
            let title = RichText::new(view.tr("desk-title")).font(bold(HEADING));
            ui.add(Label::new(title).truncate());
            let soft = palette(ui).soft_ink;
            let game = RichText::new(game_name(view))
                .font(regular(LEAD))
                .color(soft);
            ui.add(Label::new(game).truncate());
        });
    });
}

/// Stops both clocks, or lets them run on; nothing where they cannot be.
fn clocks<'a>(view: &View<'a>) -> Option<Button<'a>> {
    let clock = view.table().clock().filter(|_| view.has_clocks_in_use())?;
    let is_stopped = view.is_paused() || view.stopped_in_resumption().is_some();
    // Behind a fallen flag both stand, and go on with what is decided.
    if clock.running().is_none() && !is_stopped {
        return None;
    }
    let (icon, id) = if is_stopped {
        (Icon::Run, "clock-resume")
    } else {
        (Icon::Pause, "clock-pause")
    };
    let name = view.tr(id);
    let mut item = Button::icon(icon, name.clone());
    item.word = Some(name);
    item.ending = Ending::Key("P".into());
    if is_stopped && !view.may_let_clocks_run() {
        item.kind = ButtonKind::Resting;
    }
    Some(item)
}

/// Under which Laws, for how long, who plays: where room is short the names are cut, which the clocks tell too.
fn game_name(view: &View<'_>) -> String {
    let terms = view.arbiter.terms();
    let laws = view.tr_args("laws-of", &[("year", terms.edition.name().into())]);
    let control = terms.control.as_ref().map(|it| brief(&it.white));
    let players = [Color::White, Color::Black].map(|color| view.name(color));
    let parts = [Some(laws.into_owned()), control, Some(players.join(" – "))];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}
