//! What a player claims: the grounds, which of them could hold, and the positions that came again.

use std::borrow::Cow;

use eframe::egui::{
    Align, Label, Layout, Rect, RichText, ScrollArea, Ui, UiBuilder, Vec2, pos2, vec2,
};

use super::claim_ground::{
    ClaimChance, ClaimEffects, ClaimGround, acts, chances, price_of_draw, price_of_quickplay,
};
use crate::kit::button::{Button, ButtonKind};
use crate::kit::fitted_text::fitted_cell;
use crate::kit::fonts::{BODY, SMALL, bold, regular};
use crate::kit::in_place_confirmation::InPlaceConfirmation;
use crate::kit::piece_textures::Pieces;
use crate::kit::theme::{GAP, palette};
use crate::kit::tile::tile;
use crate::kit::widgets::{
    modal_in, primary, prose, quiet, sheet_beside, soft, subtitle, title, warning, written_like,
};
use crate::parts::diagram::{Diagram, diagram};
use crate::view::frame_view::View;
use crate::view::settings::AssistLevel;
use jadoube_core::chess::{Chess, Color, Move, Position, Role};
use jadoube_core::laws::facts::move_in_any_language::read_in_any_language;
use jadoube_core::laws::facts::repetition::Repetition;
use jadoube_core::notation::{Letters, Misread, Style, algebraic};

/// How wide each of the boards is at most that show a repetition.
const BOARD: f32 = 152.0;
const BETWEEN_BOARDS: f32 = 8.0;

/// How high what stands below a board is, and how small a board is at least before what stands below it is scrolled to.
const CAPTION: f32 = 34.0;
const SMALLEST_BOARD: f32 = 56.0;

/// Lower than this, grounds and what follows from them are scrolled to.
const LEAST_BODY: f32 = 240.0;

/// Which part of a low sheet the grounds have at least.
const LEAST_GROUNDS: f32 = 0.55;

/// How high a ground is in the whole width of the sheet and in a half of it, and the field in which a move is written.
const ROW: (f32, f32) = (32.0, 46.0);
const FIELD: f32 = 36.0;

/// The space between the grounds.
const BETWEEN: f32 = 4.0;

/// How large it is told what becomes of the clocks, and what a wrong claim costs.
const TOLD: f32 = 14.5;

/// How much is left below for what makes the claim.
const FOOT: f32 = 44.0;

/// How large the button is at least that is asked about once more, so that both answers have room in its place.
const MAKES: Vec2 = vec2(220.0, 36.0);

/// Lower than this and at least so wide, what follows from a ground stands beside the grounds, else below them.
const LOW: (f32, f32) = (440.0, 480.0);

/// The sheet on which a player claims, if one does.
#[derive(Debug, Default)]
pub struct ClaimSheet {
    open: Option<OpenClaim>,
    pieces: Pieces,
}

#[derive(Debug)]
struct OpenClaim {
    color: Color,
    ground: Option<ClaimGround>,
    written: String,
    /// Which grounds could hold, and how long the log was when that was looked at.
    chances: Option<(usize, Vec<(ClaimGround, ClaimChance)>)>,
    confirmation: InPlaceConfirmation<()>,
    /// How high what follows from the chosen ground was when it was drawn last.
    follow_height: f32,
}

impl ClaimSheet {
    /// Opens the sheet for that player.
    pub fn open(&mut self, color: Color) {
        self.open = Some(OpenClaim {
            color,
            ground: None,
            written: String::new(),
            chances: None,
            confirmation: InPlaceConfirmation::default(),
            follow_height: 0.0,
        });
    }

    /// Who claims, while the sheet is open.
    pub fn claims(&self) -> Option<Color> {
        self.open.as_ref().map(|claim| claim.color)
    }

    /// Whether the sheet is open and keeps hands and keys from the table: it does not while the opponent's clock runs, or where
    /// there is none, while they have the move.
    pub fn keeps_the_table(&self, view: &View<'_>) -> bool {
        let table = view.table();
        self.claims().is_some_and(|color| match table.clock() {
            Some(clock) => clock.running() != Some(!color),
            None => table.game().has_the_move() == color,
        })
    }

    /// Shows the sheet in the whole of `place`, if it is open.
    pub fn ui(&mut self, ui: &Ui, view: &View<'_>, place: Rect) {
        let keeps_the_table = self.keeps_the_table(view);
        let Some(claim) = &mut self.open else { return };
        let mut is_done = !view.is_playing();
        let contents = |ui: &mut Ui| is_done |= claim.ui(ui, view, &mut self.pieces);
        // Whoever’s clock runs goes on playing while the other looks for a ground.
        let closes = if keeps_the_table {
            modal_in(ui, "claim", place, contents)
        } else {
            sheet_beside(ui, "claim", place, contents)
        };
        if closes || is_done {
            self.open = None;
        }
    }
}

impl OpenClaim {
    /// Shows the sheet in the room there is; whether it goes away. Above the grounds and between them nothing changes when
    /// one is chosen: what follows from it has a place of its own.
    fn ui(&mut self, ui: &mut Ui, view: &View<'_>, pieces: &mut Pieces) -> bool {
        let whole = ui.max_rect();
        let name = view.name(self.color).into_owned();
        let player = [("player", name.as_str().into())];
        ui.spacing_mut().item_spacing.y = BETWEEN;
        title(ui, &view.tr_args("claim-title", &player));
        prose(
            ui,
            &view.tr(if is_running(view) {
                "claim-what-choosing"
            } else {
                "claim-what"
            }),
        );
        ui.add_space(BETWEEN);
        let body = ui.available_rect_before_wrap();
        let body = body.with_max_y(whole.bottom() - FOOT);
        if whole.height() < LOW.0 && whole.width() >= LOW.1 {
            let (left, right) = body.split_left_right_at_fraction(0.5);
            let left = left.with_max_x(left.right() - GAP);
            scrolled(ui, "grounds", left, |ui| self.grounds(ui, view, ROW.1));
            self.follows(ui, view, pieces, right.with_min_x(right.left() + GAP));
        } else if body.height() < LEAST_BODY {
            // What follows has what it needs and no more; the rest is for the grounds.
            let needed = self.follow_height + BETWEEN;
            let least = body.top() + body.height() * LEAST_GROUNDS;
            let (grounds, follows) = body.split_top_bottom_at_y(least.max(body.bottom() - needed));
            scrolled(ui, "grounds", grounds, |ui| self.grounds(ui, view, ROW.0));
            let follows = follows.with_min_y(follows.top() + BETWEEN);
            let height = self.follows(ui, view, pieces, follows);
            if (height - self.follow_height).abs() > 0.5 {
                self.follow_height = height;
                ui.ctx().request_discard("claim-follows");
            }
        } else {
            let builder = UiBuilder::new().max_rect(body);
            let grounds = ui.scope_builder(builder, |ui| self.grounds(ui, view, ROW.0));
            let top = grounds.response.rect.bottom() + GAP;
            self.follows(ui, view, pieces, body.with_min_y(top));
        }
        let foot = whole.with_min_y(whole.bottom() - 36.0);
        let row = UiBuilder::new()
            .max_rect(foot)
            .layout(Layout::left_to_right(Align::Center));
        ui.scope_builder(row, |ui| self.ending(ui, view)).inner
    }

    /// What makes the claim and what leaves it; whether the sheet goes away.
    fn ending(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        let makes = view.tr("claim-make");
        let ends_play = self.effects(view).is_some_and(|it| it.ends_play);
        let made = ui.add_enabled_ui(self.ground.is_some(), |ui| {
            if ends_play {
                let confirmation = &mut self.confirmation;
                confirmation.guard(ui, view.words, (), &makes, |ui, makes| {
                    let mut button = Button::words(ButtonKind::Primary, makes);
                    button.size = MAKES;
                    button.show(ui)
                })
            } else {
                primary(ui, &makes).clicked()
            }
        });
        if made.inner
            && let Some(ground) = self.ground
        {
            for act in acts(view, self.color, ground.act(&self.written)) {
                view.act(self.color, act);
            }
            return true;
        }
        quiet(ui, &view.tr("play-on")).clicked()
    }

    /// What is to be written for the ground that was chosen; below it what follows for the clocks, and if the claim is wrong,
    /// and what is to be shown for it.
    /// Gives how high all of it is.
    fn follows(&mut self, ui: &mut Ui, view: &View<'_>, pieces: &mut Pieces, place: Rect) -> f32 {
        let id = self
            .ground
            .map_or_else(|| "none".to_owned(), |ground| ground.to_string());
        scrolled(ui, &id, place, |ui| {
            // What is to be done comes before what follows from it.
            self.written_move(ui, view);
            if let Some(late) = self.lateness(view) {
                ui.add(Label::new(RichText::new(&*late).font(bold(TOLD))).wrap());
                return;
            }
            let effects = self.effects(view);
            // Where play ends by it, no clock and no price is left to tell of.
            let (clocks, price) = if effects.is_some_and(|it| it.ends_play) {
                (None, view.tr("claim-ends-play").into_owned())
            } else {
                let clocks = effects.and_then(|effects| self.clocks(view, effects));
                (clocks, price(view, self.color, self.ground))
            };
            if let Some(clocks) = clocks {
                let text = RichText::new(clocks).font(regular(TOLD));
                ui.add(Label::new(text).wrap());
            }
            if !price.is_empty() {
                ui.add(Label::new(RichText::new(price).font(bold(TOLD))).wrap());
            }
            self.proof(ui, view, pieces);
        })
    }

    /// Why it is too late for the chosen claim, told before it is made; in a tournament nobody says so.
    fn lateness(&self, view: &View<'_>) -> Option<Cow<'static, str>> {
        let is_helped = view.settings.play.assist != AssistLevel::Tournament;
        let late = self.ground.filter(|it| it.is_too_late(view, self.color));
        let is_on_move = view.table().game().has_the_move() == self.color;
        let id = if is_on_move {
            "claim-late-touch"
        } else {
            "claim-late-move"
        };
        late.filter(|_| is_helped).map(|_| view.tr(id))
    }

    /// What the chosen claim leads to.
    fn effects(&self, view: &View<'_>) -> Option<ClaimEffects> {
        let act = self.ground?.act(&self.written);
        Some(ClaimEffects::of(view, self.color, act))
    }

    /// What becomes of a clock that runs by a claim with those effects, and whether the arbiter has to decide it.
    fn clocks(&self, view: &View<'_>, effects: ClaimEffects) -> Option<Cow<'static, str>> {
        let is_own = view.table().clock()?.running()? == self.color;
        let id = match (effects.stops_clocks, is_own) {
            (true, true) => "claim-what-stops",
            (true, false) => "claim-what-stops-other",
            (false, _) => "claim-what-runs",
        };
        let arbiter = if effects.asks_arbiter { "yes" } else { "no" };
        Some(view.tr_args(id, &[("arbiter", arbiter.into())]))
    }

    /// The grounds, always in the same order; who is helped sees what could hold.
    fn grounds(&mut self, ui: &mut Ui, view: &View<'_>, row: f32) {
        let is_helped = view.settings.play.assist != AssistLevel::Tournament;
        let all = ClaimGround::of(view);
        if !is_helped {
            for ground in all {
                self.ground(ui, view, (ground, row), ("", ""), false);
            }
            return;
        }
        if self
            .chances
            .as_ref()
            .is_none_or(|(at, _)| *at != view.log.len())
        {
            let found = chances(view, self.color);
            let surest = found.first();
            let surest = surest.filter(|(_, chance)| *chance != ClaimChance::Judgment);
            if self.ground.is_none() {
                self.ground = surest.map(|(ground, _)| *ground);
                self.write_suggestion(view, &found);
            }
            self.chances = Some((view.log.len(), found));
        }
        let found = self.chances.as_ref().map(|(_, it)| it.clone());
        let found = found.unwrap_or_default();
        if found.is_empty() {
            soft(ui, &view.tr("claim-nothing"));
        }
        // What could hold is marked where it always stands.
        for ground in all {
            let chance = found.iter().find(|(known, _)| *known == ground);
            let (known, heard) = chance.map_or_else(
                || {
                    let known = so_far(view, self.color, ground);
                    (known.clone(), known)
                },
                |(_, chance)| self.chance_texts(view, *chance),
            );
            let could_hold = chance.is_some();
            self.ground(ui, view, (ground, row), (&known, &heard), could_hold);
        }
    }

    /// What is known of a ground that could hold, as it is written and as it is heard.
    fn chance_texts(&self, view: &View<'_>, chance: ClaimChance) -> (String, String) {
        let alike = |id: &str| {
            let text = view.tr(id).into_owned();
            (text.clone(), text)
        };
        match chance {
            ClaimChance::Now => alike("claim-holds-now"),
            ClaimChance::Judgment => alike("claim-judged"),
            ClaimChance::With(mv) => {
                let with = |mv: String| {
                    let args = [("move", mv.into())];
                    view.tr_args("claim-holds-with", &args).into_owned()
                };
                let position = view.table().game().position();
                (
                    with(self.style_of(view, mv)),
                    with(view.spoken_move(position, mv)),
                )
            }
        }
    }

    /// One ground, as high as any other, with what is known of it at the right.
    fn ground(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        (ground, row): (ClaimGround, f32),
        (known, heard): (&str, &str),
        could_hold: bool,
    ) {
        let is_chosen = self.ground == Some(ground);
        let text = view.tr(&format!("claim-{ground}"));
        let name = if heard.is_empty() {
            text.to_string()
        } else {
            format!("{text}: {heard}")
        };
        let size = vec2(ui.available_width(), row);
        let shown = tile(ui, size, is_chosen, &name, |ui, rect| {
            let colors = palette(ui);
            let inner = rect.shrink2(vec2(12.0, 0.0));
            let painter = ui.painter();
            let (font, color) = if could_hold {
                (bold(SMALL), colors.here_ink)
            } else {
                (regular(SMALL), colors.soft_ink)
            };
            let room = vec2(inner.width() * 0.4, row - 4.0);
            let known = fitted_cell(painter, known, &font, room, color);
            let room = vec2(inner.width() - known.size().x - 12.0, row - 4.0);
            let text = fitted_cell(painter, &text, &regular(BODY), room, colors.ink);
            for (galley, left) in [
                (text, inner.left()),
                (known.clone(), inner.right() - known.size().x),
            ] {
                let corner = pos2(left, inner.center().y - galley.size().y / 2.0);
                painter.galley(corner, galley, colors.ink);
            }
        });
        if shown.clicked() && !is_chosen {
            self.ground = Some(ground);
            let found = self.chances.as_ref().map(|(_, it)| it.clone());
            self.write_suggestion(view, &found.unwrap_or_default());
        }
    }

    fn style_of(&self, view: &View<'_>, mv: Move) -> String {
        let style = view.settings.preferences.notation.of(self.color);
        algebraic::write(view.table().game().position(), mv, style)
    }

    /// Writes down the move with which the chosen ground would hold.
    fn write_suggestion(&mut self, view: &View<'_>, found: &[(ClaimGround, ClaimChance)]) {
        let chance = found
            .iter()
            .find(|(ground, _)| Some(*ground) == self.ground);
        self.written = match chance {
            Some((_, ClaimChance::With(mv))) => {
                let style = Style {
                    letters: self.letters_of_a_keyboard(view),
                    ..view.settings.preferences.notation.of(self.color)
                };
                algebraic::write(view.table().game().position(), *mv, style)
            }
            Some((_, ClaimChance::Now | ClaimChance::Judgment)) | None => String::new(),
        };
    }

    /// The letters of whoever claims; figurines are on no keyboard.
    fn letters_of_a_keyboard(&self, view: &View<'_>) -> Letters {
        let own = view.settings.preferences.notation.of(self.color).letters;
        if own == Letters::Figurines {
            view.words.language().letters()
        } else {
            own
        }
    }

    /// An example of a move in the letters of whoever claims.
    fn example(&self, view: &View<'_>) -> String {
        let letters = self.letters_of_a_keyboard(view);
        let knight = letters.letter(self.color, Role::Knight);
        let written = format!("{}f3", knight.unwrap_or_default());
        let args = [("move", written.as_str().into())];
        view.tr_args("move-example", &args).into_owned()
    }

    /// Where the next move is written for a ground that does not hold yet, and may with that move.
    fn written_move(&mut self, ui: &mut Ui, view: &View<'_>) {
        let may_write = view.table().game().has_the_move() == self.color;
        let Some(ground) = self.ground.filter(|it| it.can_be_written()) else {
            return;
        };
        let found = self.chances.as_ref().map(|(_, found)| found.as_slice());
        let holds_now = (ground, ClaimChance::Now);
        if may_write && !found.is_some_and(|found| found.contains(&holds_now)) {
            let name = view.tr("claim-written");
            soft(ui, &name);
            ui.horizontal(|ui| {
                ui.spacing_mut().interact_size.y = FIELD;
                let example = self.example(view);
                written_like(ui, &mut self.written, &name, &example, 120.0);
                reading(ui, view, self.color, &self.written);
            });
        }
    }

    /// The position after the move that is written, if one is.
    fn written_position(&self, view: &View<'_>) -> Option<Chess> {
        let mut position = view.table().game().position().clone();
        let style = view.settings.preferences.notation.of(self.color);
        let mv = read_move(&position, &self.written, style).ok()?;
        position.play_unchecked(mv);
        Some(position)
    }

    /// What there is to show for the chosen ground.
    fn proof(&self, ui: &mut Ui, view: &View<'_>, pieces: &mut Pieces) {
        let Some(ground) = self.ground else {
            soft(ui, &view.tr("claim-choose"));
            return;
        };
        let is_helped = view.settings.play.assist != AssistLevel::Tournament;
        if is_helped && ground == ClaimGround::Repetition {
            let alike = alike(view, self.written_position(view));
            let third = (ui.available_width() - 2.0 * BETWEEN_BOARDS) / 3.0;
            let high = ui.clip_rect().bottom() - ui.cursor().top() - CAPTION;
            let side = BOARD.min(third).min(high.max(SMALLEST_BOARD));
            repeated(ui, view, pieces, &alike, side);
        }
    }
}

fn is_running(view: &View<'_>) -> bool {
    let clock = view.table().clock();
    clock.is_some_and(|clock| clock.running().is_some())
}

/// Shows something in `place`, more of which may lie below; gives how high all of it is.
fn scrolled(ui: &mut Ui, id: &str, place: Rect, contents: impl FnOnce(&mut Ui)) -> f32 {
    let shown = ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
        let scrolled = ScrollArea::vertical()
            .id_salt(id)
            .max_height(place.height())
            .auto_shrink([false, true])
            .show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = BETWEEN;
                contents(ui);
            });
        scrolled.content_size.y
    });
    shown.inner
}

/// What a wrong claim on that ground costs; until one is chosen, what one of a draw costs.
fn price(view: &View<'_>, color: Color, ground: Option<ClaimGround>) -> String {
    match ground {
        None | Some(ClaimGround::Repetition | ClaimGround::Fifty) => price_of_draw(view, color),
        Some(ground @ (ClaimGround::NormalMeans | ClaimGround::NoEffort)) => {
            price_of_quickplay(view, color, ground)
        }
        Some(ClaimGround::Increment) => view.tr("claim-increment-follows").into_owned(),
        Some(ClaimGround::Flag | ClaimGround::Illegal | ClaimGround::TouchMove) => String::new(),
    }
}

/// What the board counts for a ground that does not hold yet, or why it is too late for it.
fn so_far(view: &View<'_>, color: Color, ground: ClaimGround) -> String {
    let game = view.table().game();
    if ground.is_too_late(view, color) {
        let id = if game.has_the_move() == color {
            "claim-after-touch"
        } else {
            "claim-not-on-move"
        };
        return view.tr(id).into_owned();
    }
    let position = game.position();
    match ground {
        ClaimGround::Repetition => {
            let count = game.repetition().times(position);
            let args = [("count", count.into())];
            view.tr_args("claim-times-so-far", &args).into_owned()
        }
        ClaimGround::Fifty => {
            let args = [("count", (position.halfmoves() / 2).into())];
            view.tr_args("claim-moves-so-far", &args).into_owned()
        }
        ClaimGround::Flag
        | ClaimGround::Illegal
        | ClaimGround::TouchMove
        | ClaimGround::NormalMeans
        | ClaimGround::NoEffort
        | ClaimGround::Increment => view.tr("claim-not-now").into_owned(),
    }
}

/// The last three times at which the claimed position stood (9.2.3), each with the half-moves made by then: the one on the
/// board, or the one that is only `written` and would stand next. None where it has not come so often.
fn alike(view: &View<'_>, written: Option<Chess>) -> Vec<(usize, Chess)> {
    let game = view.table().game();
    let plies = game.plies().len();
    let claimed = written.as_ref().unwrap_or_else(|| game.position());
    let is_same = |it: &Chess| Repetition::of([it]).times(claimed) == 1;
    let stood = (0..=plies).filter_map(|after| Some((after, game.position_after(after)?.clone())));
    let mut alike: Vec<_> = stood.filter(|(_, position)| is_same(position)).collect();
    alike.extend(written.map(|position| (plies + 1, position)));
    if alike.len() < 3 {
        return Vec::new();
    }
    alike.split_off(alike.len() - 3)
}

/// The position as it stood each time, on boards so wide, with the squares on which the same chessmen stand.
fn repeated(
    ui: &mut Ui,
    view: &View<'_>,
    pieces: &mut Pieces,
    alike: &[(usize, Chess)],
    side: f32,
) {
    ui.add_space(4.0);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = BETWEEN_BOARDS;
        for (after, position) in alike {
            let shown = Diagram {
                here: position.board().occupied(),
                ..Diagram::of(position.board(), view)
            };
            ui.vertical(|ui| {
                diagram(ui, view, pieces, shown, side);
                let number = after.div_ceil(2);
                let args = [("number", number.into())];
                subtitle(ui, &view.tr_args("claim-after-move", &args));
            });
        }
    });
}

/// How the move that is being written reads, or why it is none; in a tournament nobody says so.
fn reading(ui: &mut Ui, view: &View<'_>, color: Color, text: &str) {
    if text.trim().is_empty() || view.settings.play.assist == AssistLevel::Tournament {
        return;
    }
    let style = view.settings.preferences.notation.of(color);
    let position = view.table().game().position();
    match read_move(position, text, style) {
        Ok(mv) => {
            let written = algebraic::write(position, mv, style);
            let args = [("move", written.as_str().into())];
            soft(ui, &view.tr_args("reads-as", &args));
        }
        Err(misread) => {
            let why = view.words.misread(&misread, Some(position), style);
            warning(ui, &format!("{}: {why}", text.trim()));
        }
    }
}

/// The move that is written there, in the letters of that style or of any language.
fn read_move(position: &Chess, text: &str, style: Style) -> Result<Move, Misread> {
    let own = algebraic::read(position, text, style.letters);
    own.or_else(|misread| read_in_any_language(position, text).ok_or(misread))
}
