//! A player of a tournament: rating, place, the rounds one below the other, and what is registered.

use eframe::egui::{Align, Label, Layout, RichText, Role as Part, Sense, Ui, WidgetInfo, vec2};

use crate::kit::fonts::{BODY, LEAD, SMALL, bold, regular};
use crate::kit::theme::{GAP, palette};
use crate::kit::widgets::{paint_player_dot, part_title, prose, soft, subtitle};
use crate::view::frame_view::View;
use crate::view::tournament_view::TournamentView;
use jadoube_core::chess::Color;
use jadoube_core::i18n::Language;
use jadoube_core::report::tournament::{PlayerRoundLine, player_rounds, register_lines};
use jadoube_core::tournament::register::{PlayerRegister, register};
use jadoube_core::tournament::standings::Standings;
use jadoube_core::tournament::{PairingNumber, TournamentPlayer};

/// How high the line of a round is.
const ROUND: f32 = 40.0;

/// How wide the number of a round is.
const NUMBER: f32 = 26.0;

/// What is known of the player who is shown.
#[derive(Debug, Default)]
pub struct PlayerCard {
    /// Of whom it was worked out, of which state of the tournament, in which language.
    source: Option<(PairingNumber, u64, Language)>,
    /// The standings and what is registered of everybody, and of which state of the tournament.
    tables: Option<(u64, Standings, Vec<PlayerRegister>)>,
    known: String,
    place: String,
    /// The rounds, each with what stands below the opponent: board and rating.
    rounds: Vec<(PlayerRoundLine, String)>,
    registered: Vec<String>,
}

impl PlayerCard {
    /// Shows that player.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        open: TournamentView<'_>,
        number: PairingNumber,
    ) {
        let Some(player) = open.log.tournament().player(number) else {
            soft(ui, &view.tr("event-choose-player"));
            return;
        };
        let source = (number, open.revision, view.words.language());
        if self.source.replace(source) != Some(source) {
            self.work_out(view, open, player);
        }
        ui.spacing_mut().item_spacing.y = 4.0;
        part_title(ui, &player.name);
        if !self.known.is_empty() {
            soft(ui, &self.known);
        }
        let place = RichText::new(&self.place).font(bold(BODY));
        ui.add(Label::new(place).wrap());
        subtitle(ui, &view.tr("tournament-rounds"));
        for (round, below) in &self.rounds {
            round_line(ui, view, round, below);
        }
        ui.add_space(GAP);
        subtitle(ui, &view.tr("tournament-register"));
        for line in &self.registered {
            prose(ui, line);
        }
        if self.registered.is_empty() {
            soft(ui, &view.tr("event-nothing-registered"));
        }
    }

    fn work_out(&mut self, view: &View<'_>, open: TournamentView<'_>, player: &TournamentPlayer) {
        let tournament = open.log.tournament();
        let fide = Some(&player.fide_id).filter(|id| !id.is_empty());
        let fide = fide.map(|id| format!("{} {id}", view.tr("tournament-fide-id")));
        let rating = player.rating.map(|rating| rating.to_string());
        let known = [
            format!("{} {}", view.tr("standings-number"), player.number),
            player.title.clone(),
            rating.unwrap_or_default(),
            player.federation.clone(),
            fide.unwrap_or_default(),
        ];
        let known: Vec<String> = known.into_iter().filter(|it| !it.is_empty()).collect();
        self.known = known.join(" · ");
        let tables = self.tables.take().filter(|it| it.0 == open.revision);
        let (_, standings, all) = self.tables.insert(tables.unwrap_or_else(|| {
            let standings = Standings::of(tournament, tournament.standings_round());
            (open.revision, standings, register(open.log))
        }));
        let row = standings.rows.iter().find(|it| it.player == player.number);
        self.place = row.map_or_else(String::new, |row| {
            let args = [
                ("rank", u32::from(row.rank).into()),
                ("points", row.points.to_string().into()),
            ];
            view.tr_args("event-player-place", &args).into_owned()
        });
        let rounds = player_rounds(tournament, player.number, view.words).into_iter();
        let rounds = rounds.map(|round| {
            let below = below(view, &round);
            (round, below)
        });
        self.rounds = rounds.collect();
        let own = all.iter().find(|it| it.player == player.number);
        self.registered = own.map_or_else(Vec::new, |it| register_lines(it, view.words));
    }
}

/// Returns what stands below the opponent of a round: board and rating.
fn below(view: &View<'_>, round: &PlayerRoundLine) -> String {
    let board = round.board.map(|board| {
        let args = [("board", u32::from(board).into())];
        view.tr_args("event-board", &args).into_owned()
    });
    let told = [board, round.rating.map(|it| it.to_string())];
    let told: Vec<String> = told.into_iter().flatten().collect();
    told.join(" · ")
}

/// A round: its number, the color, the opponent, below that board and rating, and the score.
fn round_line(ui: &mut Ui, view: &View<'_>, round: &PlayerRoundLine, below: &str) {
    let colors = palette(ui);
    let (soft_ink, ink) = (colors.soft_ink, colors.ink);
    ui.horizontal(|ui| {
        let number = RichText::new(round.round.to_string()).font(bold(BODY));
        ui.add_sized(vec2(NUMBER, ROUND), Label::new(number.color(soft_ink)));
        let (dot, response) = ui.allocate_exact_size(vec2(16.0, ROUND), Sense::hover());
        if let Some(color) = round.color {
            paint_player_dot(ui, dot.center(), 6.0, color == Color::White);
            let name = view.tr(match color {
                Color::White => "color-white",
                Color::Black => "color-black",
            });
            response.widget_info(|| WidgetInfo::labeled(Part::Image, true, &*name));
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let score = RichText::new(&round.score).font(bold(LEAD)).color(ink);
            let shown = ui.label(score);
            if round.is_forfeited {
                let forfeit = format!("{}: {}", view.tr("event-forfeits"), round.score);
                shown.accessible_name(forfeit);
            }
            ui.with_layout(Layout::top_down(Align::Min), |ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                let against = RichText::new(&round.against).font(regular(BODY)).color(ink);
                ui.add(Label::new(against).truncate());
                if !below.is_empty() {
                    let below = RichText::new(below).font(regular(SMALL));
                    ui.label(below.color(soft_ink));
                }
            });
        });
    });
}
