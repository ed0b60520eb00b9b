//! What the arbiter finds at the board or has to report: what, with whom where that matters, and what comes of it under this
//! edition, before it is entered.

use eframe::egui::{Align, Label, Layout, RichText, ScrollArea, Ui, UiBuilder, vec2};
use strum::IntoEnumIterator;

use super::desk_layout::BUTTON;
use super::foreseen::ForeseenAct;
use super::pair_of_counts::PairOfCounts;
use super::penalty_door::entry;
use crate::kit::fonts::{LEAD, bold};
use crate::kit::in_place_confirmation::InPlaceConfirmation;
use crate::kit::segments::choice_in_a_row;
use crate::kit::theme::GAP;
use crate::kit::widgets::{primary_in, soft};
use crate::parts::page::is_low;
use crate::parts::rule_page::ArticlePanel;
use crate::view::frame_view::View;
use crate::view::knocked_over::{knocks_over, sets_up_text, waits_for_time};
use jadoube_core::chess::{ByColor, Color};
use jadoube_core::laws::{ArbiterAct, CommonAct, Deed, Person, PlayerAct};

/// A finding; in the order in which they are offered: about a player, about the position and the clock, about the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::EnumIter)]
enum Finding {
    /// Both hands of a player took part in a move.
    BothHands,
    /// A player pressed the clock with the hand that did not move.
    OtherHand,
    /// A player's device was heard.
    Device,
    /// A player's device was found, and not heard.
    DeviceFound,
    /// A player persistently refuses to comply.
    Refusal,
    /// An illegal move was completed that nobody claimed.
    IllegalMove,
    /// No legal moves lead to the position.
    IllegalPosition,
    /// Both flags are down, and nobody can tell which fell first.
    BothFlags,
    /// A player knocked pieces over.
    KnockedOver,
    /// Pieces stand off their squares.
    Displaced,
    /// The pieces were set up wrongly.
    WrongArray,
    BoardTurned,
    /// Each player has the other's colour.
    ColorsReversed,
    /// A clock was set wrongly.
    WrongSetting,
    /// The two boards show different positions.
    BoardsDiffer,
    /// The hour of the session has come.
    Session,
    /// A player comes after that.
    ComesLate,
    /// A player has still not come.
    NotCome,
    /// Illegal moves were charged that the program has not seen.
    ChargedBefore,
}

impl Finding {
    /// The message that names it.
    const fn id(self) -> &'static str {
        match self {
            Self::BothHands => "rule-two-hands",
            Self::OtherHand => "found-other-hand",
            Self::Device => "incident-act-device",
            Self::DeviceFound => "incident-act-device-found",
            Self::Refusal => "rule-persistent-refusal",
            Self::IllegalMove => "found-illegal-move",
            Self::IllegalPosition => "rule-rapid-u-kings-check",
            Self::BothFlags => "found-both-flags",
            Self::WrongArray => "rule-wrong-initial-position",
            Self::BoardTurned => "rule-board-misplaced",
            Self::ColorsReversed => "rule-colours-reversed",
            Self::Displaced => "rule-pieces-found-displaced",
            Self::KnockedOver => "rule-displaced-pieces",
            Self::WrongSetting => "rule-clock-wrong-setting",
            Self::BoardsDiffer => "rule-blind-positions-differ",
            Self::Session => "found-session",
            Self::ComesLate => "found-comes-late",
            Self::NotCome => "found-not-come",
            Self::ChargedBefore => "found-charged-before",
        }
    }

    /// Whether it has to be said who it was.
    const fn is_of_a_player(self) -> bool {
        matches!(
            self,
            Self::BothHands
                | Self::OtherHand
                | Self::Device
                | Self::DeviceFound
                | Self::Refusal
                | Self::KnockedOver
                | Self::ComesLate
                | Self::NotCome
        )
    }

    /// What is entered: with that player, where one is to be named, and with so many illegal moves, where they are counted.
    fn deed(self, player: Color, charged: ByColor<u32>) -> Deed {
        let of = |act| Deed::Common(Person::Arbiter, act);
        match self {
            Self::BothHands => Deed::Player(player, PlayerAct::BothHands),
            Self::OtherHand => Deed::Player(player, PlayerAct::OtherHand),
            Self::Device => Deed::Player(player, PlayerAct::Phone),
            Self::DeviceFound => Deed::Player(player, PlayerAct::DeviceFound),
            Self::Refusal => Deed::Arbiter(ArbiterAct::FindRefusal(player)),
            Self::IllegalMove => Deed::Arbiter(ArbiterAct::SeeIllegal),
            Self::IllegalPosition => Deed::Arbiter(ArbiterAct::FindIllegalPosition),
            Self::BothFlags => Deed::Arbiter(ArbiterAct::FlagsUnclear),
            Self::WrongArray => of(CommonAct::FindWrongArray),
            Self::BoardTurned => of(CommonAct::FindBoardTurned),
            Self::ColorsReversed => of(CommonAct::FindColorsReversed),
            Self::Displaced => of(CommonAct::FindDisplaced),
            Self::KnockedOver => knocks_over(player),
            Self::WrongSetting => of(CommonAct::FindWrongSetting),
            Self::BoardsDiffer => of(CommonAct::BoardsDiffer),
            Self::Session => Deed::Arbiter(ArbiterAct::BeginSession),
            Self::ComesLate => Deed::Player(player, PlayerAct::Arrive),
            Self::NotCome => Deed::Arbiter(ArbiterAct::SeeAbsent(player)),
            Self::ChargedBefore => {
                Deed::Arbiter(ArbiterAct::SetIllegalMoves(charged.white, charged.black))
            }
        }
    }

    /// Whether anything would come of it now, whoever it was.
    ///
    /// Three acts are silent and are offered all the same while they are remembered: two hands before the press, which is
    /// when most editions rule on them and when the arbiter has to have said so; the hour of the session, from which
    /// it counts how late a player comes although no clock runs; and pieces knocked over on a time that is already the
    /// player's own, or while the clocks stand, for which the arbiter may penalise.
    fn is_offered(self, view: &View<'_>) -> bool {
        let table = view.table();
        let has_place = match self {
            Self::Session => Color::ALL.iter().all(|it| table.game().made_here(*it) == 0),
            // Who comes to the resumption of an adjourned game is ticked off there.
            Self::ComesLate | Self::NotCome => {
                view.is_playing() && table.adjournment().is_none() && table.started().is_some()
            }
            Self::BoardsDiffer => table.blind().any(),
            Self::WrongSetting => table.clock().is_some(),
            Self::ChargedBefore => view.is_playing(),
            Self::KnockedOver => !table.is_displaced() && !view.is_not_started(),
            Self::BothHands
            | Self::OtherHand
            | Self::Device
            | Self::DeviceFound
            | Self::Refusal
            | Self::IllegalMove
            | Self::IllegalPosition
            | Self::BothFlags
            | Self::WrongArray
            | Self::BoardTurned
            | Self::ColorsReversed
            | Self::Displaced => true,
        };
        let who: &[Color] = if self.is_of_a_player() {
            &Color::ALL
        } else {
            &[Color::White]
        };
        let charged = *table.illegal_moves();
        let comes = |color: &Color| {
            let foreseen = ForeseenAct::of(view, &self.deed(*color, charged));
            foreseen.comes_to_something()
        };
        has_place && who.iter().any(comes)
    }

    /// What would come of it, with a sentence also where nothing is ruled at once.
    fn foreseen(self, view: &View<'_>, player: Color, charged: ByColor<u32>) -> ForeseenAct {
        let mut foreseen = ForeseenAct::of(view, &self.deed(player, charged));
        let told = if foreseen.is_remembered && self == Self::Session {
            Some(view.tr("found-session-counts").into_owned())
        } else if foreseen.is_remembered && self == Self::KnockedOver {
            let args = [("player", player.into())];
            Some(if view.is_paused() {
                view.tell("found-own-time-next", &args)
            } else if waits_for_time(view, player) {
                sets_up_text(view, player)
            } else {
                view.tell("found-own-time", &args)
            })
        } else if foreseen.is_remembered && self == Self::BothHands && is_pressed(view, player) {
            Some(view.tr("found-once-claimed").into_owned())
        } else if foreseen.is_remembered {
            Some(view.tell("found-at-the-press", &[("player", player.into())]))
        } else if !foreseen.comes_to_something() {
            Some(view.tr("found-nothing-comes").into_owned())
        } else {
            None
        };
        if let Some(told) = told {
            foreseen.sentences = vec![told];
        }
        foreseen
    }
}

/// Whether two hands of that player, told of now, are those of a move that was completed.
fn is_pressed(view: &View<'_>, player: Color) -> bool {
    let mut lately = view.table().game().plies().iter().rev().take(2);
    let made = lately.find(|ply| ply.by == player);
    view.table().are_hands_of_the_last_move(player) && made.is_some_and(|it| it.completed.is_some())
}

#[derive(Debug, Default)]
pub struct FoundDoor {
    finding: Option<Finding>,
    /// With whom, once that was said.
    player: Option<Color>,
    charged: PairOfCounts,
    confirmation: InPlaceConfirmation<(Finding, Option<Color>)>,
}

/// How much of the width the list has.
const LIST: f32 = 0.47;

/// How high the line is in which it is said who it was, in points.
const WHO: f32 = 38.0;

impl FoundDoor {
    /// Whether there is anything that could be found in a game that is not being played.
    pub fn has_entries(view: &View<'_>) -> bool {
        Finding::iter().any(|it| it.is_offered(view))
    }

    /// Begins with the illegal moves that are charged now, unless they are as they were seen here last.
    pub fn sync(&mut self, view: &View<'_>) {
        self.charged.sync(*view.table().illegal_moves());
    }

    /// Whether something was chosen that can be entered.
    pub fn is_begun(&self, view: &View<'_>) -> bool {
        let charged = *view.table().illegal_moves();
        self.finding.is_some_and(|finding| {
            if finding == Finding::ChargedBefore {
                self.charged.is_begun(charged)
            } else {
                !finding.is_of_a_player() || self.player.is_some()
            }
        })
    }

    /// Shows it; whether something was entered.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, article: &mut ArticlePanel) -> bool {
        self.sync(view);
        let area = ui.available_rect_before_wrap();
        let (list, rest) = area.split_left_right_at_fraction(LIST);
        let list = list.with_max_x(list.right() - GAP);
        ui.scope_builder(UiBuilder::new().max_rect(list), |ui| self.list(ui, view));
        let mut is_entered = false;
        ui.scope_builder(UiBuilder::new().max_rect(rest), |ui| {
            ScrollArea::vertical()
                .id_salt("found")
                .auto_shrink(false)
                .show(ui, |ui| {
                    is_entered = self.chosen_finding_ui(ui, view, article);
                });
        });
        is_entered
    }

    /// What could be found now.
    fn list(&mut self, ui: &mut Ui, view: &View<'_>) {
        let offered = Finding::iter().filter(|it| it.is_offered(view));
        let offered: Vec<Finding> = offered.collect();
        self.finding = self.finding.filter(|it| offered.contains(it));
        ScrollArea::vertical()
            .id_salt("findings")
            .auto_shrink(false)
            .show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = if is_low(ui) { 1.0 } else { 2.0 };
                for finding in offered {
                    let is_chosen = self.finding == Some(finding);
                    if entry(ui, is_chosen, &view.tr(finding.id())).clicked() && !is_chosen {
                        self.finding = Some(finding);
                        // Who it was is said anew of each.
                        self.player = None;
                    }
                }
            });
    }

    /// With whom what was chosen was found, what would come of it, and the button; whether it was entered.
    fn chosen_finding_ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        article: &mut ArticlePanel,
    ) -> bool {
        ui.spacing_mut().item_spacing.y = if is_low(ui) { 3.0 } else { GAP };
        let Some(finding) = self.finding else {
            soft(ui, &view.tr("found-what"));
            return false;
        };
        if finding.is_of_a_player() {
            self.who(ui, view);
            if self.player.is_none() {
                return false;
            }
        } else if finding == Finding::ChargedBefore {
            self.counts(ui, view);
        }
        let charged = self.charged.wanted();
        let player = self.player.unwrap_or(Color::White);
        let foreseen = finding.foreseen(view, player, charged);
        foreseen.ui(ui, view, article);
        let changes = (finding == Finding::ChargedBefore).then(|| self.charged.changes(view));
        let can_be_entered = match &changes {
            Some(changes) => changes.is_some(),
            None => foreseen.comes_to_something(),
        };
        let words = match changes {
            Some(Some(what)) => view.tell("desk-set-times", &[("what", what.into())]),
            Some(None) => view.tr("desk-set-none").into_owned(),
            None => match foreseen.result {
                Some(result) => view.tell("found-enter", &[("what", result.printed().into())]),
                None => self.entering(view, finding),
            },
        };
        let place = ui.available_rect_before_wrap();
        let place = place.with_max_y(place.top() + BUTTON);
        let about = (finding, self.player);
        let is_entered = ui
            .add_enabled_ui(can_be_entered, |ui| {
                let button = |ui: &mut Ui, words: &str| primary_in(ui, words, place);
                self.confirmation
                    .guard(ui, view.words, about, &words, button)
            })
            .inner;
        if is_entered {
            if finding == Finding::KnockedOver {
                view.note_the_desk();
            }
            view.do_deed(finding.deed(player, charged));
        }
        is_entered
    }

    /// What the button says that enters it.
    fn entering(&self, view: &View<'_>, finding: Finding) -> String {
        let what = view.tr(finding.id());
        match self.player {
            Some(player) => {
                let name = view.named_words().name(player);
                let args = [("name", name.into()), ("what", what.into())];
                view.tell("found-enter-of", &args)
            }
            None => view.tell("found-enter", &[("what", what.into())]),
        }
    }

    /// Who it was, which is said before it is told what would come of it.
    fn who(&mut self, ui: &mut Ui, view: &View<'_>) {
        let names = view.named_words();
        ui.horizontal(|ui| {
            ui.set_min_height(WHO);
            ui.label(RichText::new(view.tr("found-who")).font(bold(LEAD)));
            let both = Color::ALL.map(Some);
            let name = |color: Option<Color>| color.map_or_else(String::new, |it| names.name(it));
            choice_in_a_row(ui, &mut self.player, &both, name);
        });
    }

    /// How many illegal moves each player is charged with.
    fn counts(&mut self, ui: &mut Ui, view: &View<'_>) {
        let title = view.tr("correct-illegal");
        for color in Color::ALL {
            let player = view.named_words().name(color);
            ui.horizontal(|ui| {
                let room = vec2((ui.available_width() - 72.0).min(120.0), 34.0);
                let layout = Layout::left_to_right(Align::Center);
                ui.allocate_ui_with_layout(room, layout, |ui| {
                    ui.set_min_size(room);
                    ui.add(Label::new(&player).truncate());
                });
                self.charged.field(ui, color, &format!("{title}, {player}"));
            });
        }
    }
}
