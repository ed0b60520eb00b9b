//! The table: the board, and beside it the clocks, the move strip and the scoresheet.

use std::sync::Arc;

use eframe::egui::{CentralPanel, Key, Modifiers, Rect, Ui, Vec2, vec2};

use super::announcement_card::AnnouncementCard;
use super::board_view::BoardView;
use super::clock_press::{self, ClockStop};
use super::clock_view::clock_face;
use super::face_plunger::point_at_the_plunger;
use super::face_to_face::FaceToFace;
use super::interruptions::{unsettled, unsettled_in_one_line};
use super::last_moves::last_moves;
use super::layout::{
    LEAST_SHEET, Middle, PlayerPlace, ProjectedLayout, STRIP, TableLayout, frame, take,
};
use super::lesson_band::{self, LessonBand};
use super::move_progress::{height, is_unsettled, move_strip, say_last_act};
use super::own_board_view::LARGEST;
use super::own_scoresheet::OwnScoresheets;
use super::piece_box::{BOX, in_the_box, offered_in, piece_box};
use super::player_actions::PlayerActions;
use super::player_notes::TableParts;
use super::question_panel::{QuestionPanel, QuestionRoom};
use super::result_panel::ResultPanel;
use super::ruling_card::{FOLDED, RulingCards};
use super::ruling_lifetime::{leads_to_an_offer, standing_rulings};
use super::scoresheet::Scoresheet;
use super::sheet_text::SheetText;
use super::square_highlights::at_the_bottom;
use super::strip_message::StripMessage;
use super::take_back::{asked_back, holds_clocks};
use super::top_bar::MenuWishes;
use crate::adjournment::resumption::ResumptionPanel;
use crate::adjournment::sealing::SealingPanel;
use crate::app_action::PlayerWish;
use crate::kit::in_place_confirmation::has_question;
use crate::kit::keyboard;
use crate::kit::theme::{GAP, key_color};
use crate::parts::notification_strip::NotificationStrip;
use crate::parts::rule_page::ArticlePanel;
use crate::review::review_screen::ReviewScreen;
use crate::view::announced_move::{announcement_due, repetition_due};
use crate::view::frame_view::View;
use crate::view::review::Review;
use crate::view::screen::Screen;
use crate::view::settings::AssistLevel;
use crate::view::two_boards::has_two_boards;
use jadoube_core::chess::Color;
use jadoube_core::laws::Standing;

/// The table with everything that belongs to it.
#[derive(Debug, Default)]
pub struct TableScreen {
    board: BoardView,
    sheet: Scoresheet,
    own: OwnScoresheets,
    actions: PlayerActions,
    cards: RulingCards,
    result: ResultPanel,
    sealing: SealingPanel,
    resumption: ResumptionPanel,
    article: ArticlePanel,
    lesson: LessonBand,
    history: ReviewScreen,
    question: QuestionPanel,
    face_to_face: FaceToFace,
    announcement: AnnouncementCard,
    /// The scoresheet as text, for who reads it with the fingers or by ear.
    text: SheetText,
    /// Whether the whole scoresheet has the board's place, in a window that is taller than wide.
    shows_sheet: bool,
    /// Whether only board and clocks are shown, for a projector.
    is_projected: bool,
    /// What the menu has asked for, and whether a key has asked for it.
    pub wishes: MenuWishes,
}

/// From what height on a panel between the faces has room enough beside what the players can say.
const ROOMY: f32 = 330.0;

/// Below what a teacher says, a middle lower than this has no room for a question and for what else has to be done.
const SHORT: f32 = 200.0;

/// How long a side of the second board is that only keys and ears come to.
const UNSEEN: f32 = 8.0;

/// How much the players' own scoresheets keep beside the card of the result.
const OWN_SHEETS: f32 = 92.0;

impl TableScreen {
    /// The same table for another game: nothing typed, drawn, asked or in a hand.
    pub fn for_another_game(self) -> Self {
        let mut table = Self {
            is_projected: self.is_projected,
            ..Self::default()
        };
        table.board.pieces = self.board.pieces;
        table
    }

    /// Hears the keys of the table, before anything is shown that could hear them too.
    pub fn hear(&mut self, ui: &Ui, view: &View<'_>) {
        // Where something is learnt, another board hears the keys.
        if view.window.screen.is_of_practice() {
            return;
        }
        self.board.hint.watch(ui, view);
        // What is meant for a line of such a page, a passphrase even, never comes to stand on the board.
        self.board.is_written_elsewhere = SealingPanel::is_wanted(view)
            || ResumptionPanel::is_wanted(view)
            || self.actions.keeps_the_table(view);
        if self.board.is_written_elsewhere {
            self.board.typed.clear();
        }
        let escapes =
            |ui: &Ui| ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
        self.shows_sheet &= !(self.shows_sheet && escapes(ui));
        self.is_projected &= !(self.is_projected && escapes(ui));
        if Self::is_face_to_face(view)
            && self.board.is_at_rest(view)
            && !has_question(ui)
            && keyboard::is_free(ui)
            && escapes(ui)
            && !self.face_to_face.close_panes()
        {
            view.change(|settings| settings.views.face_to_face = false);
        }
        super::table_keys::hear(ui, view, &mut self.board);
    }

    /// Says what a key says, with the question that a click gets: of the player at the board, or of the other one.
    pub fn say(&mut self, ui: &Ui, view: &View<'_>, wish: PlayerWish, is_other: bool) {
        if !self.is_projected {
            let at_the_board = view.at_the_board();
            let player = if is_other {
                !at_the_board
            } else {
                at_the_board
            };
            self.actions.say(ui, view, player, wish);
        }
    }

    /// Opens the scoresheet as text, or closes it.
    pub fn read_sheet(&mut self, ui: &Ui) {
        self.text.toggle(ui);
    }

    /// Whether the table is shown with its column, in which notifications have their place.
    pub fn has_column(view: &View<'_>) -> bool {
        view.has_game
            && view.history.is_none()
            && matches!(view.window.screen, Screen::Table | Screen::Adjourning)
    }

    /// Whether the screen lies flat between the players. What the arbiter does is done on a table as it usually is.
    fn is_face_to_face(view: &View<'_>) -> bool {
        view.settings.views.face_to_face
            && Self::has_column(view)
            && !SealingPanel::is_wanted(view)
            && !ResumptionPanel::is_wanted(view)
    }

    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, notifications: &mut NotificationStrip) {
        if let Some(history) = view.history {
            let review = Review {
                game: Arc::clone(history.review()),
                is_on_table: true,
                begins_at: None,
            };
            let board = self.history.ui(ui, view, &review);
            return notifications.over_board(ui, view, board);
        }
        let closes = self.resumption.close_when_settled(ui, view);
        let seals = SealingPanel::is_wanted(view) && !closes;
        if self.is_projected && view.has_game {
            return self.projected(ui, view);
        }
        if Self::is_face_to_face(view) {
            let table = TableParts {
                board: &mut self.board,
                sheet: &mut self.sheet,
                own: &mut self.own,
                actions: &mut self.actions,
                result: &mut self.result,
                article: &mut self.article,
                question: &mut self.question,
                announcement: &mut self.announcement,
                notifications,
            };
            return self.face_to_face.ui(ui, view, table);
        }
        self.face_to_face.is_left();
        self.text.begin();
        super::top_bar::top_bar(ui, view, &mut self.wishes);
        self.is_projected |= std::mem::take(&mut self.wishes.projector);
        CentralPanel::default().frame(frame(ui)).show(ui, |ui| {
            let area = ui.available_rect_before_wrap();
            let taught = lesson_band::height(view, area.height());
            let (band, area) = area.split_top_bottom_at_y(area.top() + taught);
            let middle = self.stands_in_the_middle(ui, view, seals);
            let mut places = TableLayout::of(area, middle, ui.pixels_per_point());
            self.taught(ui, view, &places, band);
            self.shows_sheet &= places.has_one_line();
            let has_text_there = self.text.is_open() && places.has_one_line();
            if has_text_there {
                self.text.ui(ui, view, &mut self.own, places.board);
            } else if self.shows_sheet {
                self.sheet.ui(ui, view, &mut self.article, places.board);
            } else {
                self.board.ui(ui, view, places.board);
            }
            let below = at_the_bottom(view.settings.views.turned);
            // While the arbiter prepares an envelope, or the game lies adjourned, nobody has anything to say, and the panel
            // has their rows; where there is little room it has them until a game is taken up again.
            let is_resuming = !seals && ResumptionPanel::is_wanted(view);
            let is_narrow = places.middle.height() < ROOMY;
            let is_quiet = self.sealing.is_prepared_by_the_arbiter(view)
                || is_resuming && (is_narrow || !view.is_playing());
            let between_the_faces = places.between_the_faces();
            let is_short = places.is_lowest() || taught > 0.0 && places.middle.height() < SHORT;
            let is_pressing = is_short && self.has_the_rows(ui, view, seals);
            if is_pressing {
                places.middle = between_the_faces;
            }
            let is_quiet = is_quiet || is_pressing;
            self.player(ui, view, !below, places.upper, is_quiet);
            let is_told = {
                let whole = places.middle;
                // In one line a ruling comes first; what else is to be told waits for it.
                let waits = places.has_one_line() && !standing_rulings(view).is_empty();
                if !waits {
                    places.middle = notifications.in_column(ui, view, whole);
                }
                places.middle != whole
            };
            self.sheet.write(view);
            if !seals && !ResumptionPanel::has_reply_to_seal(view) {
                self.sealing.wipe(ui);
            }
            let rect = if is_quiet && is_told {
                between_the_faces.with_max_y(places.middle.bottom())
            } else if is_quiet {
                between_the_faces
            } else {
                places.middle
            };
            if seals {
                self.sealing.ui(ui, view, rect);
            } else if ResumptionPanel::is_wanted(view) {
                self.resumption
                    .ui(ui, view, &mut self.sealing, &mut self.article, rect);
            } else {
                self.middle(ui, view, &places, is_told);
            }
            self.own_board_unseen(ui, view, places.board);
            self.player(ui, view, below, places.lower, is_quiet);
            self.actions.castle(&mut self.board, view);
            // What the program tells in the column stays to be read beside a claim.
            let sheet = if is_told {
                places.board
            } else {
                places.claim(self.actions.claims() == Some(below))
            };
            self.actions.claim(ui, view, sheet);
            self.article.ui_over(ui, view, places.board);
        });
    }

    /// Keeps the second board there for keys and ears alone, where its picture has no room beside the large one.
    fn own_board_unseen(&mut self, ui: &mut Ui, view: &View<'_>, large: Rect) {
        if self.board.own.grid.is_none() {
            let corner = large.left_bottom() - vec2(0.0, UNSEEN);
            let rect = Rect::from_min_size(corner, Vec2::splat(UNSEEN));
            self.board.own_ui(ui, view, rect);
        }
    }

    /// What the middle of a tall window has to hold.
    fn stands_in_the_middle(&mut self, ui: &Ui, view: &View<'_>, seals: bool) -> Middle {
        if !view.is_playing() {
            Middle::PanelAlone
        } else if seals
            || ResumptionPanel::is_wanted(view)
            || self.question.is_decided_by_both(ui, view)
        {
            Middle::Panel
        } else {
            Middle::Line
        }
    }

    /// Whether in the lowest windows what is asked or has to be put right has the players' rows too until it is settled; keys
    /// and palette still say all that they say.
    fn has_the_rows(&mut self, ui: &Ui, view: &View<'_>, seals: bool) -> bool {
        view.is_playing()
            && (seals
                || self.question.has_matter(ui, view)
                || is_unsettled(view)
                || is_announced_or_repeated(view)
                || standing_rulings(view).len() > 1)
    }

    /// What a teacher says, in a band that is as wide as what lies below it; nothing where it has no height.
    fn taught(&mut self, ui: &mut Ui, view: &View<'_>, places: &TableLayout, band: Rect) {
        if band.height() > 0.0 {
            let whole = places.board.union(places.lower.face);
            let band = Rect::from_x_y_ranges(whole.x_range(), band.y_range());
            let asked = asked_back(view);
            let asks = asked.map(|it| it.message(view, "take-back-asked"));
            let (last, article) = (self.sheet.last(), &mut self.article);
            self.lesson
                .ui(ui, view, &mut self.board, (last, asks), article, band);
        }
    }

    /// Board and clocks as large as they may be, and nothing else; Esc leaves it.
    fn projected(&mut self, ui: &mut Ui, view: &View<'_>) {
        let mut frame = frame(ui);
        if let Some(color) = key_color(view.settings.views.projector_ground) {
            frame = frame.fill(color);
        }
        CentralPanel::default().frame(frame).show(ui, |ui| {
            let area = ui.available_rect_before_wrap();
            let places = ProjectedLayout::of(area, ui.pixels_per_point());
            self.board.ui(ui, view, places.board);
            self.own_board_unseen(ui, view, places.board);
            let below = at_the_bottom(view.settings.views.turned);
            self.face(ui, view, !below, places.upper);
            self.face(ui, view, below, places.lower);
        });
    }

    /// A player's clock face, whose press is told where it does nothing.
    fn face(&mut self, ui: &Ui, view: &View<'_>, color: Color, rect: Rect) {
        if clock_face(ui, view, color, rect, &mut self.board.pieces)
            && let Some(standstill) = clock_press::press(view, &mut self.board.hand, color)
        {
            self.board.message.say_why(ui, view, standstill);
        }
        if self.board.hint.presses() == Some(color) {
            point_at_the_plunger(ui, view, rect);
        }
    }

    /// A player's clock face, and what the player can say.
    fn player(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        color: Color,
        place: PlayerPlace,
        is_quiet: bool,
    ) {
        self.face(ui, view, color, place.face);
        if !is_quiet && view.computer() != Some(color) {
            self.actions.row(ui, view, color, place.actions);
        }
    }

    /// The scoresheet, and above it what was ruled or how far the move has come, and what has to be done first: starting,
    /// going on, putting pieces right, the box.
    fn middle(&mut self, ui: &mut Ui, view: &View<'_>, places: &TableLayout, is_told: bool) {
        if places.has_one_line() && view.is_playing() {
            return self.one_line(ui, view, places.middle);
        }
        let offered = offered_in(view, places.middle);
        let end = places.middle.bottom();
        let kept = if offered.is_empty() { 0.0 } else { BOX + GAP };
        let mut places = *places;
        // Whatever comes before the box leaves it its room.
        places.middle.max.y = (end - kept).max(places.middle.top());
        let places = &places;
        let mut rect = places.middle;
        let whole = places.between_the_faces();
        // What is told at the foot of the middle stays free.
        let below = if is_told {
            rect.bottom()
        } else {
            whole.bottom()
        };
        // A ruling has the place of the strip.
        let mut room = places.ruling();
        // Clocks that stand for the answer to a question go on with it, and those of a lesson with what is asked above; where
        // there is little room, what both players decide comes before clocks that stand.
        let is_short = places.middle.height() < ROOMY;
        let waits_for_both = is_short && self.question.is_decided_by_both(ui, view);
        let is_held = holds_clocks(view) || self.lesson.stops_the_clocks(view) || waits_for_both;
        let first = StripMessage::in_the_strip(view).filter(|_| !is_held);
        let (pressed, first) = match first {
            Some(first) if first.has_a_button() || first.is_to_be_done() => (Some(first), None),
            first => (None, first),
        };
        if let Some(pressed) = &pressed {
            // What somebody has to press or to finish comes before anything else, so that it keeps its room whatever is told below.
            let height = pressed.height(rect.width());
            pressed.ui(ui, view, take(&mut rect, height));
            room = places.middle.with_min_y(rect.top());
        }
        room = self.announced(ui, view, &mut rect, room);
        if view.settings.play.assist != AssistLevel::Tournament && is_unsettled(view) {
            // What stands on the board now comes before what was ruled on something else.
            let top = unsettled(ui, view, room).bottom() + GAP;
            room = places.middle.with_min_y(top.min(places.middle.bottom()));
            rect = rect.with_min_y(top.min(rect.bottom()));
        }
        let is_shared = is_told || !standing_rulings(view).is_empty();
        let is_tight = self.question.is_tight(view, rect);
        let for_question = if is_tight || is_short && (is_shared || waits_for_both) {
            QuestionRoom::Little
        } else {
            QuestionRoom::Enough
        };
        if waits_for_both {
            room = places.middle.with_min_y(rect.top());
        }
        // A ruling leaves what comes first the room for its words, where nothing is asked.
        let kept = first
            .as_ref()
            .filter(|_| !self.question.has_matter(ui, view))
            .map_or(0.0, |first| first.least(ui, rect.width()) + GAP);
        let shared = rect.with_max_y((rect.bottom() - kept).max(rect.top()));
        let told = if leads_to_an_offer(view) {
            self.ruled_and_asked(ui, view, (room, shared), for_question)
        } else {
            self.asked_and_ruled(ui, view, (room, shared), for_question, is_told)
        };
        if let Some(bottom) = told {
            rect = rect.with_min_y((bottom + GAP).min(rect.bottom()));
        }
        // Where there is no room for its words it gives way: what a player can say is covered by nothing.
        if let Some(first) = first
            .as_ref()
            .filter(|it| it.least(ui, rect.width()) <= rect.height())
        {
            let height = first.height(rect.width()).min(rect.height());
            first.ui(ui, view, take(&mut rect, height));
        }
        let is_running = is_held || ClockStop::of(view).is_none();
        let is_free = told.is_none() && pressed.is_none() && first.is_none() && is_running;
        show_last_move(ui, view, &mut rect, is_free);
        rect.max.y = end;
        if !offered.is_empty() {
            // Lower than it should be, it keeps its place all the same.
            rect.min.y = rect.top().min(end - BOX).max(places.middle.top());
            let height = BOX.min(rect.height());
            let place = take(&mut rect, height);
            piece_box(ui, view, &mut self.board, place, &offered);
        }
        if view.table().standing() != Standing::Playing {
            rect = self.result_card(ui, view, places.between_the_faces().with_max_y(below));
        }
        if self.text.lacks_place() {
            let place = if rect.height() >= LEAST_SHEET {
                rect
            } else {
                places.board
            };
            self.text.ui(ui, view, &mut self.own, place);
        } else if rect.height() >= LEAST_SHEET {
            if view.arbiter.terms().regulations.own_score {
                self.own.ui(ui, view, rect);
            } else {
                self.sheet.ui(ui, view, &mut self.article, rect);
            }
        }
    }

    /// Shows the result in `place`, and returns what is left below it. Nobody has anything to say any more, so the card has the
    /// rows of both players.
    fn result_card(&mut self, ui: &mut Ui, view: &View<'_>, place: Rect) -> Rect {
        let fills = !view.arbiter.terms().regulations.own_score;
        let card = if fills {
            place
        } else {
            place.with_max_y(place.bottom() - OWN_SHEETS)
        };
        let used = self.result.ui(ui, view, &mut self.article, card, fills);
        place.with_min_y((used.bottom() + GAP).min(place.bottom()))
    }

    /// What is announced where a player is blind, at the top of `rect`, of which it takes its room; gives back where a ruling
    /// may stand then, which was to stand in `room`.
    fn announced(&mut self, ui: &mut Ui, view: &View<'_>, rect: &mut Rect, room: Rect) -> Rect {
        let (mut height, end) = (AnnouncementCard::height(view), rect.bottom());
        if height == 0.0 || height > rect.height() {
            return room;
        }
        let (has_two_boards, reads) = (has_two_boards(view), self.text.is_open());
        if has_two_boards || reads {
            // The rest of the column keeps as much as the card alone has.
            height = LARGEST.min(rect.height() - height).max(height);
        }
        let mut place = take(rect, height);
        if has_two_boards || reads {
            let (board, card) = place.split_left_right_at_x(place.left() + height);
            // Who reads the scoresheet with the fingers has them on no board.
            if reads {
                self.text.ui(ui, view, &mut self.own, board);
            } else {
                self.board.own_ui(ui, view, board);
            }
            place = card.with_min_x(card.left() + GAP);
        }
        self.announcement.ui(ui, view, place);
        room.with_min_y(rect.top()).with_max_y(end)
    }

    /// What is asked, and below it what was ruled, in `room` and as far down as `rect` at most; gives back where that ends,
    /// if there is anything.
    fn asked_and_ruled(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        (mut room, rect): (Rect, Rect),
        for_question: QuestionRoom,
        is_told: bool,
    ) -> Option<f32> {
        let is_of_both = self.question.is_decided_by_both(ui, view);
        let asked = self.question.ui(ui, view, room, for_question);
        if let Some(asked) = asked {
            let top = asked.bottom() + GAP;
            // A ruling that stands below it keeps its headline, unless something is told there.
            let bottom = if is_told { 0.0 } else { top + FOLDED };
            let has_ruling = !standing_rulings(view).is_empty();
            if is_of_both && has_ruling && bottom > rect.bottom() {
                self.question.tighten(ui, view, rect);
            }
            room = room.with_min_y(top).with_max_y(room.bottom().max(bottom));
        }
        let article = &mut self.article;
        let has_room = asked.is_none() || room.height() >= FOLDED;
        let ruled = has_room
            .then(|| self.cards.ui(ui, view, article, room, rect.bottom()))
            .flatten();
        ruled.or(asked).map(|it| it.bottom())
    }

    /// The same in the other order, where the question comes of the ruling and cannot be understood without it.
    fn ruled_and_asked(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        (room, rect): (Rect, Rect),
        for_question: QuestionRoom,
    ) -> Option<f32> {
        let below = if self.question.has_matter(ui, view) {
            self.question.height() + GAP
        } else {
            0.0
        };
        let least = room.top() + FOLDED;
        let place = room.with_max_y((room.bottom() - below).max(least));
        let lowest = (rect.bottom() - below).max(least);
        let ruled = self.cards.ui(ui, view, &mut self.article, place, lowest);
        let room = ruled.map_or(room, |it| room.with_min_y(it.bottom() + GAP));
        let asked = self.question.ui(ui, view, room, for_question);
        asked.or(ruled).map(|it| it.bottom())
    }

    /// The middle where it is one line: what was ruled, asked or has to be done first, else how far the move has come; and
    /// beside it the last moves or the box.
    fn one_line(&mut self, ui: &mut Ui, view: &View<'_>, rect: Rect) {
        if rect.height() < STRIP - GAP {
            return;
        }
        let is_blocked = view.settings.play.assist != AssistLevel::Tournament && is_unsettled(view);
        let is_asked = !is_blocked || asked_back(view).is_some();
        if is_asked && self.question.has_matter(ui, view) {
            let mut place = rect;
            if !standing_rulings(view).is_empty() {
                // A ruling keeps one half of the line.
                let (ruled, right) = rect.split_left_right_at_fraction(0.5);
                let article = &mut self.article;
                self.cards.ui(ui, view, article, ruled, ruled.bottom());
                place = right.with_min_x(right.left() + GAP);
            }
            self.question.one_line(ui, view, place);
            return;
        }
        let mut rect = rect;
        match StripMessage::in_the_strip(view) {
            Some(first) if first.is_of_stopped_clocks() => {
                let (left, right) = rect.split_left_right_at_fraction(0.52);
                first.ui(ui, view, left.with_max_x(left.right() - GAP / 2.0));
                rect = right.with_min_x(right.left() + GAP / 2.0);
            }
            Some(first) => return first.ui(ui, view, rect),
            None => {}
        }
        if is_blocked {
            unsettled_in_one_line(ui, view, rect);
            return;
        }
        if is_announced_or_repeated(view) {
            return self.announcement.ui(ui, view, rect);
        }
        let article = &mut self.article;
        if self
            .cards
            .ui(ui, view, article, rect, rect.bottom())
            .is_some()
        {
            return;
        }
        let has_strip = view.settings.play.assist != AssistLevel::Tournament && !view.is_paused();
        if has_strip {
            let (left, right) = rect.split_left_right_at_fraction(0.52);
            move_strip(ui, view, left.with_max_x(left.right() - GAP / 2.0));
            rect = right.with_min_x(right.left() + GAP / 2.0);
        } else if view.is_playing() {
            say_last_act(ui, view, rect);
        }
        let offered = in_the_box(view);
        if !offered.is_empty() {
            piece_box(ui, view, &mut self.board, rect, &offered);
        } else if last_moves(ui, view, &self.sheet, self.shows_sheet, rect) {
            self.shows_sheet = !self.shows_sheet;
        }
    }
}

/// Whether a move has still to be announced, or on two boards to be repeated, before anything else is done.
fn is_announced_or_repeated(view: &View<'_>) -> bool {
    announcement_due(view).is_some() || has_two_boards(view) && repetition_due(view).is_some()
}

/// Shows how far a move has come at the top of `rect`, of which that takes its room, where it is free and has the room; else the
/// last move is told all the same.
fn show_last_move(ui: &mut Ui, view: &View<'_>, rect: &mut Rect, is_free: bool) {
    let strip = height(view.settings.play.assist);
    if view.is_playing() && strip > 0.0 && is_free && rect.height() >= strip {
        move_strip(ui, view, take(rect, strip));
    } else if view.is_playing() {
        say_last_act(ui, view, *rect);
    }
}
