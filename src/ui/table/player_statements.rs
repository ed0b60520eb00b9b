//! What a player can say beside the board: adjusting, offers, claims, calling the arbiter, resigning.

use eframe::egui::{Align, Button, Layout, Rect, RichText, Stroke, TextWrapMode, Ui, UiBuilder};

use super::castling_input::{Castling, offered};
use crate::chess::{CastlingMode, CastlingSide, Color};
use crate::laws::PlayerAct;
use crate::laws::facts::move_in_any_language::read_in_any_language;
use crate::notation::algebraic;
use crate::ui::kit::fonts::{bold, regular};
use crate::ui::kit::theme::{GAP, palette};
use crate::ui::kit::widgets::{
    bare, grave, modal, primary, prose, quiet, soft, title, warning, written,
};
use crate::ui::view::frame_view::View;
use crate::ui::view::settings::{AssistLevel, Hands};

/// What the players can say, with what is being asked back.
#[derive(Debug, Default)]
pub struct PlayerStatements {
    asked: Option<Confirmation>,
    written: String,
    /// The castling whose button was pressed in this frame.
    chosen: Option<Castling>,
    /// The castling whose button is under the pointer, or has the keyboard.
    considered: Option<Castling>,
}

/// A question before something that cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Confirmation {
    Resign(Color),
    Claim(Color, Ground),
}

/// The ground of a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ground {
    Repetition,
    Fifty,
    Flag,
    Illegal,
    TouchMove,
    NormalMeans,
    NoEffort,
}

impl Ground {
    const ALL: [Self; 7] = [
        Self::Repetition,
        Self::Fifty,
        Self::Flag,
        Self::Illegal,
        Self::TouchMove,
        Self::NormalMeans,
        Self::NoEffort,
    ];

    const fn slug(self) -> &'static str {
        match self {
            Self::Repetition => "repetition",
            Self::Fifty => "fifty",
            Self::Flag => "flag",
            Self::Illegal => "illegal",
            Self::TouchMove => "touch-move",
            Self::NormalMeans => "normal-means",
            Self::NoEffort => "no-effort",
        }
    }

    const fn can_be_written(self) -> bool {
        matches!(self, Self::Repetition | Self::Fifty)
    }

    fn act(self, text: &str) -> PlayerAct {
        let written = Some(text.trim())
            .filter(|text| !text.is_empty())
            .map(str::to_owned);
        match self {
            Self::Repetition => PlayerAct::ClaimRepetition(written),
            Self::Fifty => PlayerAct::ClaimFifty(written),
            Self::Flag => PlayerAct::ClaimFlag,
            Self::Illegal => PlayerAct::ClaimIllegal,
            Self::TouchMove => PlayerAct::ClaimTouchMove,
            Self::NormalMeans => PlayerAct::ClaimNormalMeans,
            Self::NoEffort => PlayerAct::ClaimNoEffort,
        }
    }
}

/// What a player can say; the row shows what fits and keeps the rest in a menu.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Saying {
    Adjust,
    Offer,
    Castle,
    Claim,
    Stop,
    Resign,
}

impl Saying {
    const fn id(self) -> &'static str {
        match self {
            Self::Adjust => "say-adjust",
            Self::Offer => "say-offer",
            Self::Castle => "say-castle",
            Self::Claim => "say-claim",
            Self::Stop => "say-stop",
            Self::Resign => "say-resign",
        }
    }
}

/// How far in the row begins, so that it stands under the name on the clock face.
const LEADING: f32 = 12.0;

impl PlayerStatements {
    /// Shows the row of a player in `rect`.
    pub fn row(&mut self, ui: &mut Ui, view: &View<'_>, color: Color, rect: Rect) {
        if !view.is_playing() {
            return;
        }
        let layout = Layout::left_to_right(Align::Center);
        ui.scope_builder(
            UiBuilder::new()
                .max_rect(rect)
                .layout(layout)
                .id_salt(("statements", color.is_white())),
            |ui| {
                ui.spacing_mut().item_spacing.x = 4.0;
                ui.spacing_mut().button_padding.x = 9.0;
                ui.add_space(LEADING);
                if view.table().offer() == Some(!color) {
                    answer(ui, view, color);
                    return;
                }
                self.castlings(ui, view, color);
                let room = rect.right() - ui.cursor().left();
                let sayings = sayings(ui, view, color, room);
                let shown = fitting(ui, view, &sayings, room);
                let (row, menu) = sayings.split_at(shown);
                for saying in row {
                    let text = view.tr(saying.id());
                    let is_offered =
                        *saying == Saying::Offer && view.table().offer() == Some(color);
                    let text = if is_offered {
                        view.tr("say-offered")
                    } else {
                        text
                    };
                    let button = Button::new(RichText::new(&*text).font(regular(13.5)))
                        .frame_when_inactive(false);
                    if ui
                        .add_enabled(!is_offered, button.wrap_mode(TextWrapMode::Extend))
                        .clicked()
                    {
                        self.say(view, color, *saying);
                    }
                }
                if !menu.is_empty() {
                    let name = view.tr("say-more");
                    let said = ui.menu_button(RichText::new("…").font(bold(15.0)), |ui| {
                        menu.iter()
                            .copied()
                            .find(|saying| ui.button(view.tr(saying.id())).clicked())
                    });
                    let chosen = said.inner.flatten();
                    said.response.on_hover_text(&*name).accessible_name(name);
                    if let Some(saying) = chosen {
                        self.say(view, color, saying);
                    }
                }
            },
        );
    }

    /// The castling that was chosen by its button since this was last asked.
    pub const fn take_chosen(&mut self) -> Option<Castling> {
        self.chosen.take()
    }

    /// The castling that a player considers, its button being under the pointer; asked once a frame.
    pub const fn take_considered(&mut self) -> Option<Castling> {
        self.considered.take()
    }

    /// Once castling was announced: a button for either side, where quick hands are to do the rest.
    fn castlings(&mut self, ui: &mut Ui, view: &View<'_>, color: Color) {
        let table = view.table();
        let is_asked = table.turn().has_announced_castling()
            && table.game().has_the_move() == color
            && !view.is_paused();
        if !is_asked || view.settings.hands == Hands::Full {
            return;
        }
        for castling in offered(view) {
            let (sign, id) = match castling.side() {
                CastlingSide::QueenSide => ("0-0-0", "castle-c-side"),
                CastlingSide::KingSide => ("0-0", "castle-g-side"),
            };
            let name = view.tr_args(
                id,
                &[
                    ("king", castling.king_to().into()),
                    ("rook", castling.rook_to().into()),
                ],
            );
            let colors = palette(ui);
            let text = RichText::new(sign).font(bold(13.5)).color(colors.on_press);
            let button = Button::new(text).fill(colors.press).stroke(Stroke::NONE);
            let response = ui.add(button.wrap_mode(TextWrapMode::Extend));
            if response.hovered() || response.has_focus() {
                self.considered = Some(castling);
            }
            if response.clicked() {
                self.chosen = Some(castling);
            }
            response.on_hover_text(&*name).accessible_name(name);
        }
    }

    fn say(&mut self, view: &View<'_>, color: Color, saying: Saying) {
        match saying {
            Saying::Adjust => view.act(color, PlayerAct::Adjust),
            Saying::Offer => view.act(color, PlayerAct::OfferDraw),
            Saying::Castle => view.act(color, PlayerAct::AnnounceCastling),
            Saying::Stop => view.act(color, PlayerAct::StopClocks),
            Saying::Claim => {
                self.written.clear();
                self.asked = Some(Confirmation::Claim(color, Ground::Repetition));
            }
            Saying::Resign => self.asked = Some(Confirmation::Resign(color)),
        }
    }

    /// Shows the question that must be answered first, if there is one.
    pub fn questions(&mut self, ui: &mut Ui, view: &View<'_>) {
        match self.asked {
            None => {}
            Some(_) if !view.is_playing() => self.asked = None,
            Some(Confirmation::Resign(color)) => self.resign_ui(ui, view, color),
            Some(Confirmation::Claim(color, ground)) => self.claim_ui(ui, view, color, ground),
        }
    }

    fn resign_ui(&mut self, ui: &Ui, view: &View<'_>, color: Color) {
        let name = view.name(color).into_owned();
        let closes = modal(ui, "resign", 420.0, |ui| {
            title(
                ui,
                &view.tr_args("resign-title", &[("player", name.as_str().into())]),
            );
            prose(ui, &view.tr("resign-what"));
            ui.add_space(GAP * 2.0);
            ui.horizontal(|ui| {
                if grave(ui, &view.tr("say-resign")).clicked() {
                    view.act(color, PlayerAct::Resign);
                    self.asked = None;
                }
                if quiet(ui, &view.tr("play-on")).clicked() {
                    self.asked = None;
                }
            });
        });
        if closes {
            self.asked = None;
        }
    }

    fn claim_ui(&mut self, ui: &Ui, view: &View<'_>, color: Color, mut ground: Ground) {
        let name = view.name(color).into_owned();
        let mut decided = false;
        let closes = modal(ui, "claim", 520.0, |ui| {
            title(
                ui,
                &view.tr_args("claim-title", &[("player", name.as_str().into())]),
            );
            prose(ui, &view.tr("claim-what"));
            ui.add_space(GAP);
            let offers_quickplay = view.arbiter.terms().regulations.quickplay;
            for option in Ground::ALL {
                let is_quickplay = matches!(option, Ground::NormalMeans | Ground::NoEffort);
                if !is_quickplay || offers_quickplay {
                    ui.radio_value(
                        &mut ground,
                        option,
                        view.tr(&format!("claim-{}", option.slug())),
                    );
                }
            }
            ui.add_space(GAP);
            if ground.can_be_written() {
                let name = view.tr("claim-written");
                soft(ui, &name);
                written(ui, &mut self.written, &name, 160.0);
                reading(ui, view, color, &self.written);
            }
            soft(ui, &view.tr("claim-wrong"));
            ui.add_space(GAP * 2.0);
            ui.horizontal(|ui| {
                if primary(ui, &view.tr("claim-make")).clicked() {
                    view.act(color, ground.act(&self.written));
                    decided = true;
                }
                decided |= quiet(ui, &view.tr("play-on")).clicked();
            });
        });
        self.asked = (!closes && !decided).then_some(Confirmation::Claim(color, ground));
    }
}

/// How the move that is being written reads, or why it is none; in a tournament nobody says so.
fn reading(ui: &mut Ui, view: &View<'_>, color: Color, text: &str) {
    if text.trim().is_empty() || view.settings.assist == AssistLevel::Tournament {
        return;
    }
    let style = view.settings.notation.of(color);
    let position = view.table().game().position();
    let own = algebraic::read(position, text, style.letters);
    let read = match (own, read_in_any_language(position, text)) {
        (Ok(mv), _) | (Err(_), Some(mv)) => Ok(mv),
        (Err(misread), None) => Err(misread),
    };
    match read {
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

/// The opponent offered a draw: accept or decline.
fn answer(ui: &mut Ui, view: &View<'_>, color: Color) {
    let colors = palette(ui);
    let accept = RichText::new(view.tr("say-accept"))
        .font(bold(13.5))
        .color(colors.on_press);
    let button = Button::new(accept).fill(colors.press).stroke(Stroke::NONE);
    if ui.add(button.wrap_mode(TextWrapMode::Extend)).clicked() {
        view.act(color, PlayerAct::Accept);
    }
    if bare(ui, &view.tr("say-decline")).clicked() {
        view.act(color, PlayerAct::Decline);
    }
}

/// What that player can say, in the order of a row as wide as `room`.
///
/// In Chess960 castling is announced first of all; in ordinary chess only where that takes nothing else from sight.
fn sayings(ui: &Ui, view: &View<'_>, color: Color, room: f32) -> Vec<Saying> {
    let mut sayings = vec![
        Saying::Adjust,
        Saying::Offer,
        Saying::Claim,
        Saying::Stop,
        Saying::Resign,
    ];
    let has_announced =
        view.table().turn().has_announced_castling() && view.table().game().has_the_move() == color;
    if has_announced {
        return sayings;
    }
    if view.arbiter.terms().castling == CastlingMode::Chess960 {
        sayings.insert(0, Saying::Castle);
        return sayings;
    }
    let fit_before = fitting(ui, view, &sayings, room) == sayings.len();
    sayings.push(Saying::Castle);
    if fit_before && fitting(ui, view, &sayings, room) < sayings.len() {
        sayings.pop();
    }
    sayings
}

/// How many of the sayings fit into a row; if not all do, there is room for the menu.
fn fitting(ui: &Ui, view: &View<'_>, sayings: &[Saying], width: f32) -> usize {
    let menu = 44.0;
    let mut used = 0.0;
    let mut all = 0;
    let mut with_menu = 0;
    for saying in sayings {
        let text = view.tr(saying.id()).into_owned();
        let ink = palette(ui).ink;
        used += ui
            .painter()
            .layout_no_wrap(text, regular(13.5), ink)
            .size()
            .x
            + 18.0
            + 4.0;
        all += usize::from(used <= width);
        with_menu += usize::from(used <= width - menu);
    }
    if all == sayings.len() { all } else { with_menu }
}
