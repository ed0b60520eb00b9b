//! The table on a screen that lies flat between two players: the board in the middle, and each player's half, turned to
//! them: clock, what they can say, what they are told, the last moves, and a menu of their own.

use std::time::Duration;

use eframe::egui::{Align, Label, vec2};
use eframe::egui::{
    CentralPanel, Frame, Layout, Rect, RichText, ScrollArea, StrokeKind, Ui, UiBuilder,
};

use super::action_list::list_row;
use super::clock_press;
use super::face_to_face_layout::{FaceToFaceLayout, HalfLayout};
use super::face_to_face_menu::MenuRow;
use super::layout::LEAST_SHEET;
use super::move_progress::say_last_act;
use super::piece_box::{box_height, in_the_box, is_box_needed, piece_box};
use super::player_notes::{TableParts, has_notes, has_unsettled, is_asked, note, notes};
use super::question_panel::QuestionRoom;
use super::ruling_lifetime::standing_rulings;
use super::square_highlights::at_the_bottom;
use super::tall_clock_face::tall_clock_face;
use super::top_bar::pause;
use crate::app_action::AppAction;
use crate::kit::button::Button;
use crate::kit::fonts::regular;
use crate::kit::half_turn::half_turned;
use crate::kit::icons::Icon;
use crate::kit::theme::{CORNER, GAP, palette};
use crate::view::frame_view::View;
use crate::view::settings::AssistLevel;
use crate::view::two_boards::{choose_two, is_one_for_two};
use jadoube_core::chess::{ByColor, Color, Role};
use jadoube_core::laws::Standing;

/// For how long it is told how pieces are shown, in seconds.
const INTRODUCES: f64 = 6.0;

/// How high a row of a menu is.
const ROW: f32 = 40.0;

/// What lies open over a player's notes and actions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Pane {
    #[default]
    Closed,
    Menu,
    Help,
}

/// What gives way where a question has no room for all of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum MadeRoom {
    /// Its own letters and buttons.
    Letters,
    /// What the player can say.
    Actions,
    All,
    /// The box of new pieces, for what was ruled.
    Box,
    /// What the player can say, for what puts the pieces back.
    PutBack,
}

impl MadeRoom {
    /// What gives way next where that is not enough; what both players decide comes before what they can say.
    const fn next(made: Option<Self>, is_decided_by_both: bool) -> Option<Self> {
        match made {
            None if is_decided_by_both => Some(Self::Actions),
            None => Some(Self::Letters),
            Some(Self::Actions) => Some(Self::All),
            Some(Self::Letters | Self::All | Self::Box | Self::PutBack) => None,
        }
    }
}

/// The two halves with their passing state.
#[derive(Debug, Default)]
pub struct FaceToFace {
    panes: ByColor<Pane>,
    /// The notes that had no room for all that each player is asked, and what room was made for it.
    made_room: ByColor<Option<(Rect, MadeRoom)>>,
    /// Who opened the page of an article.
    reader: Option<Color>,
    /// Whether it was told how pieces are shown, since the screen lies flat.
    is_told: bool,
    /// Until when that is told, in seconds of the interface.
    introduced_until: Option<f64>,
}

impl FaceToFace {
    /// Closes the menus; whether one was open.
    pub fn close_panes(&mut self) -> bool {
        std::mem::take(&mut self.panes) != ByColor::default()
    }

    /// The screen does not lie flat now.
    pub fn is_left(&mut self) {
        self.is_told = false;
        self.introduced_until = None;
    }

    /// Tells both players once, each in their own half, how to leave this view, and where the teacher is.
    fn tell_once(&mut self, ui: &Ui, view: &View<'_>) {
        let now = ui.input(|input| input.time);
        self.introduced_until.take_if(|until| *until <= now);
        if let Some(until) = self.introduced_until {
            ui.request_repaint_after(Duration::from_secs_f64(until - now));
        }
        if std::mem::replace(&mut self.is_told, true) || !view.is_playing() {
            return;
        }
        self.introduced_until = Some(now + INTRODUCES);
        ui.request_repaint_after(Duration::from_secs_f64(INTRODUCES));
    }

    /// Shows board and halves in the whole window.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, mut table: TableParts<'_>) {
        let frame = Frame::central_panel(ui.style()).inner_margin(0);
        CentralPanel::default().frame(frame).show(ui, |ui| {
            let window = ui.available_rect_before_wrap();
            let places = FaceToFaceLayout::of(window, ui.pixels_per_point());
            let below = at_the_bottom(view.settings.views.turned);
            self.tell_once(ui, view);
            table.board.ui(ui, view, places.board);
            if view.is_playing() {
                say_last_act(ui, view, places.board);
            }
            table.sheet.write(view);
            self.half(ui, view, &mut table, below, places.lower);
            half_turned(ui, places.upper, |ui| {
                self.half(ui, view, &mut table, !below, places.upper);
            });
            table.actions.castle(table.board, view);
            self.sheets(ui, view, &mut table, below, places.board);
        });
    }

    /// What lies over the board, turned to whoever asked for it.
    fn sheets(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        table: &mut TableParts<'_>,
        below: Color,
        board: Rect,
    ) {
        // Whoever claims sees it before them, and the other half of the board.
        let near = board.with_min_y(board.center().y);
        if table.actions.claims() == Some(!below) {
            half_turned(ui, board, |ui| table.actions.claim(ui, view, near));
        } else {
            table.actions.claim(ui, view, near);
        }
        if !table.article.is_open() {
            self.reader = None;
        } else if self.reader == Some(!below) {
            half_turned(ui, board, |ui| table.article.ui_over(ui, view, board));
        } else {
            table.article.ui_over(ui, view, board);
        }
    }

    /// What belongs to one player, as that player sees it.
    fn half(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        table: &mut TableParts<'_>,
        color: Color,
        rect: Rect,
    ) {
        let has_article = table.article.is_open();
        let builder = UiBuilder::new()
            .max_rect(rect)
            .id_salt(("half", color.is_white()));
        ui.scope_builder(builder, |ui| {
            let places = HalfLayout::of(rect);
            self.icons(ui, view, color, places.icons);
            match *self.panes.get(color) {
                Pane::Closed => self.notes_and_actions(ui, view, table, color, &places),
                Pane::Menu => {
                    let place = told_below(ui, view, table, color, places.notes_and_actions());
                    self.menu(ui, view, table, color, place);
                }
                Pane::Help => {
                    let place = told_below(ui, view, table, color, places.notes_and_actions());
                    help(ui, view, place);
                }
            }
            if tall_clock_face(ui, view, color, places.face)
                && let Some(standstill) = clock_press::press(view, &mut table.board.hand, color)
            {
                table.board.message.say_why(ui, view, standstill);
            }
        });
        if table.article.is_open() && !has_article {
            self.reader = Some(color);
        }
    }

    /// Menu, pause and help, at the player's far end.
    fn icons(&mut self, ui: &mut Ui, view: &View<'_>, color: Color, rect: Rect) {
        let pane = self.panes.get_mut(color);
        let mut toggle = |wanted: Pane| {
            *pane = if *pane == wanted {
                Pane::Closed
            } else {
                wanted
            }
        };
        ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| {
            ui.horizontal_centered(|ui| {
                ui.spacing_mut().item_spacing.x = 2.0;
                let menu = Button::icon(Icon::Menu, view.tr("menu"));
                if menu.show(ui).clicked() {
                    toggle(Pane::Menu);
                }
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    let help = Button::icon(Icon::Help, view.tr("face-to-face-help-name"));
                    if help.show(ui).clicked() {
                        toggle(Pane::Help);
                    }
                    if let Some(pause) = pause(view, false)
                        && pause.show(ui).clicked()
                        && !view.is_paused()
                    {
                        view.toggle_clocks();
                    }
                });
            });
        });
    }

    /// What the player is told, the last moves, and what the player can say. The result has the place of all of them.
    fn notes_and_actions(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        table: &mut TableParts<'_>,
        color: Color,
        places: &HalfLayout,
    ) {
        if view.table().standing() != Standing::Playing {
            let place = told_below(ui, view, table, color, places.notes_and_actions());
            table.result.note(ui, view, table.article, color, place);
            return;
        }
        let is_asked = is_asked(ui, view, table);
        let by_both = is_asked && table.question.is_decided_by_both(ui, view);
        let made_room = self.made_room.get_mut(color);
        let is_ruled = !is_asked && !standing_rulings(view).is_empty();
        let is_unsettled = !is_asked && has_unsettled(view);
        *made_room = made_room.filter(|(place, made)| {
            *place == places.notes
                && if is_asked {
                    *made == MadeRoom::All
                        || *made != MadeRoom::Box && by_both == (*made != MadeRoom::Letters)
                } else {
                    is_ruled && matches!(made, MadeRoom::Box | MadeRoom::Actions)
                        || is_unsettled && *made == MadeRoom::PutBack
                }
        });
        let made = made_room.map(|(_, made)| made);
        let room = match made {
            Some(MadeRoom::Letters | MadeRoom::All) => QuestionRoom::Little,
            Some(MadeRoom::Actions | MadeRoom::Box | MadeRoom::PutBack) | None => {
                QuestionRoom::Enough
            }
        };
        let takes_actions = [MadeRoom::Actions, MadeRoom::All, MadeRoom::PutBack];
        let place = if made.is_some_and(|made| takes_actions.contains(&made)) {
            places.notes_and_actions()
        } else {
            table.actions.list(ui, view, color, places.actions);
            places.notes
        };
        let mut rest = told_below(ui, view, table, color, place);
        let offered = if color == view.at_the_board() && made != Some(MadeRoom::Box) {
            in_the_box(view)
        } else {
            Vec::new()
        };
        if !offered.is_empty() {
            rest = box_at_the_foot(ui, view, table, rest, &offered);
        }
        let introduction = self.introduced_until.map(|_| introduction(view));
        if introduction.is_some() || has_notes(ui, view, table) {
            let builder = UiBuilder::new().max_rect(rest);
            let mut asked = None;
            let height = ui.scope_builder(builder, |ui| {
                let shown = ScrollArea::vertical()
                    .id_salt("notes")
                    .auto_shrink([false, true])
                    .max_height(rest.height())
                    .show(ui, |ui| {
                        asked = notes(ui, view, color, table, room, rest.height());
                        if let Some(told) = &introduction {
                            if is_one_for_two(view) {
                                note(ui, &view.tr("face-to-face-one-board"), f32::INFINITY);
                            }
                            note(ui, told, rest.bottom() - ui.cursor().top());
                        }
                    });
                shown.content_size.y
            });
            let height = height.inner;
            // What both decide has to be seen whole; what was ruled below it can be scrolled to.
            let needed = asked.filter(|_| by_both).unwrap_or(height);
            let is_cut = asked.is_some_and(|asked| asked > rest.height());
            let next = if is_asked && made == Some(MadeRoom::Letters) {
                // The answer is never below the edge.
                is_cut.then_some(MadeRoom::All)
            } else if is_asked {
                MadeRoom::next(made, by_both)
            } else if is_unsettled {
                // What puts the pieces back is never below the edge.
                made.is_none().then_some(MadeRoom::PutBack)
            } else {
                let gives_way = if is_box_needed(view) {
                    MadeRoom::Actions
                } else {
                    MadeRoom::Box
                };
                (is_ruled && !offered.is_empty() && made.is_none()).then_some(gives_way)
            };
            if needed > rest.height()
                && let Some(next) = next
            {
                *made_room = Some((places.notes, next));
                ui.request_repaint();
            }
            rest = rest.with_min_y((rest.top() + height + GAP).min(rest.bottom()));
        }
        moves_below(ui, view, table, color, rest);
    }

    fn menu(
        &mut self,
        ui: &Ui,
        view: &View<'_>,
        table: &mut TableParts<'_>,
        color: Color,
        rect: Rect,
    ) {
        let rows = MenuRow::all(view, color);
        pane(ui, rect);
        let mut place = rect.shrink(6.0);
        let count = f32::from(u8::try_from(rows.len()).unwrap_or(u8::MAX));
        let height = ROW.min(place.height() / count);
        for choice in rows {
            let row = place.with_max_y(place.top() + height);
            place = place.with_min_y(row.bottom());
            if !list_row(ui, row, &choice.text(view)) {
                continue;
            }
            *self.panes.get_mut(color) = Pane::Closed;
            match choice {
                MenuRow::ShowMove => show_move(ui, view, table),
                MenuRow::EndFaceToFace => {
                    view.change(|settings| settings.views.face_to_face = false);
                }
                MenuRow::TwoBoards => choose_two(view, true),
                MenuRow::TurnBoard => AppAction::TurnBoard.ask(view),
                MenuRow::Action(action) => action.ask(view),
            }
        }
    }
}

/// Shows the move that comes next, and asks the player who has to press the clock before it.
fn show_move(ui: &Ui, view: &View<'_>, table: &mut TableParts<'_>) {
    table.board.hint.show(ui, view);
    let presses = table.board.hint.presses();
    if let Some(player) = presses.filter(|_| !view.is_paused()) {
        let text = view.tr("lesson-press").into_owned();
        table.board.message.ask_to_press(ui, view, text, player);
    }
}

/// Tells what the program has to tell at the foot of the lower half's `rect`; gives back what is left of that.
fn told_below(
    ui: &mut Ui,
    view: &View<'_>,
    table: &mut TableParts<'_>,
    color: Color,
    rect: Rect,
) -> Rect {
    if color == at_the_bottom(view.settings.views.turned) {
        table.notifications.in_column(ui, view, rect)
    } else {
        rect
    }
}

/// Shows the box of new pieces at the foot of `rect`, and returns what is left above it.
fn box_at_the_foot(
    ui: &mut Ui,
    view: &View<'_>,
    table: &mut TableParts<'_>,
    rect: Rect,
    offered: &[Role],
) -> Rect {
    let top = rect.bottom() - box_height(rect.width());
    piece_box(ui, view, table.board, rect.with_min_y(top), offered);
    rect.with_max_y(top - GAP / 2.0)
}

/// Shows the moves, or the sheet that the player writes, where `rect` has room for a row.
fn moves_below(ui: &mut Ui, view: &View<'_>, table: &mut TableParts<'_>, color: Color, rect: Rect) {
    if rect.height() < LEAST_SHEET {
        return;
    }
    if view.arbiter.terms().regulations.own_score {
        table.own.one(ui, view, color, rect);
    } else {
        table.sheet.ui(ui, view, table.article, rect);
    }
}

/// The sheet on which a menu stands.
fn pane(ui: &Ui, rect: Rect) {
    let colors = palette(ui);
    let (sheet, edge) = (colors.sheet, colors.sheet_edge());
    ui.painter()
        .rect(rect, CORNER, sheet, edge, StrokeKind::Inside);
}

/// What both players are told when the screen is laid flat, in the language that is spoken now.
fn introduction(view: &View<'_>) -> String {
    let end = view.tr("face-to-face-help-end");
    if view.settings.play.assist == AssistLevel::Teaching {
        format!("{end} {}", view.tr("face-to-face-help-teacher"))
    } else {
        end.into_owned()
    }
}

/// How one plays here, in a few words.
fn help(ui: &mut Ui, view: &View<'_>, rect: Rect) {
    pane(ui, rect);
    let builder = UiBuilder::new().max_rect(rect.shrink2(vec2(14.0, 12.0)));
    ui.scope_builder(builder, |ui| {
        ScrollArea::vertical()
            .id_salt("help")
            .auto_shrink(false)
            .show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = GAP;
                let is_taught = view.settings.play.assist == AssistLevel::Teaching;
                let teacher = is_taught.then_some("face-to-face-help-teacher");
                let all = [
                    "face-to-face-help-press",
                    "face-to-face-help-adjust",
                    "face-to-face-help-end",
                ];
                let has_clock = view.table().clock().is_some();
                let args = [("clock", if has_clock { "yes" } else { "no" }.into())];
                let one_board = is_one_for_two(view).then_some("face-to-face-one-board");
                for id in one_board.into_iter().chain(teacher).chain(all) {
                    let text = RichText::new(view.tr_args(id, &args)).font(regular(15.0));
                    ui.add(Label::new(text).wrap());
                }
            });
    });
}
