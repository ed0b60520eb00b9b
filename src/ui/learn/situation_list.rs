//! All situations by level: which were answered, and which come back today.

use eframe::egui::{Align2, Stroke, Ui, Vec2, pos2, vec2};

use super::tile_columns::tiles;
use crate::kit::fitted_text::fitted_line;
use crate::kit::fonts::{bold, regular};
use crate::kit::theme::palette;
use crate::kit::tile::tile;
use crate::kit::widgets::{part_title, primary, prose};
use crate::view::command::Command;
use crate::view::frame_view::View;
use crate::view::learn_view::LearnCommand;
use jadoube_core::i18n::SituationWords;
use jadoube_core::learn::next_situation::next_situation;
use jadoube_core::learn::{Curriculum, Level, Numbered, Situation};

/// How high a tile is, and how wide at least.
const TILE: (f32, f32) = (48.0, 290.0);

pub fn situation_list(ui: &mut Ui, view: &View<'_>) {
    let all = &Curriculum::own().situations;
    prose(ui, &view.tr("situations-what"));
    let due = all.iter().filter(|it| is_due(view, &it.name)).count();
    let known = all.iter().filter(|it| knows(view, &it.name)).count();
    let args = [("known", known.into()), ("all", all.len().into())];
    let mut told = view.tr_args("situations-known", &args).into_owned();
    if due > 0 {
        let args = [("count", due.into())];
        told = format!("{told} {}", view.tr_args("situations-due", &args));
    }
    prose(ui, &told);
    ui.add_space(4.0);
    let learn = view.learn;
    let progress = learn.and_then(|learn| learn.learners.progress());
    let today = learn.map_or(0, |learn| learn.today);
    if let Some(next) = next_situation(all, "", progress, today)
        && primary(ui, &view.tr("situations-begin")).clicked()
    {
        open(view, next);
    }
    ui.add_space(12.0);
    for level in Level::ALL {
        let part: Vec<_> = all.iter().filter(|it| it.content.level == level).collect();
        if part.is_empty() {
            continue;
        }
        part_title(ui, &view.tr(&format!("situations-for-{level}")));
        tiles(ui, part.len(), TILE.1, TILE.0, |ui, index, size| {
            situation_tile(ui, view, part[index], size);
        });
        ui.add_space(12.0);
    }
}

fn is_due(view: &View<'_>, name: &str) -> bool {
    view.learn.is_some_and(|learn| {
        let progress = learn.learners.progress();
        progress.is_some_and(|progress| progress.is_due(name, learn.today))
    })
}

fn knows(view: &View<'_>, name: &str) -> bool {
    let progress = view.learn.and_then(|learn| learn.learners.progress());
    progress.is_some_and(|progress| progress.knows(name))
}

fn open(view: &View<'_>, situation: &Numbered<Situation>) {
    let open = LearnCommand::OpenSituation(situation.name.clone());
    view.ask(Command::Learn(open));
}

fn situation_tile(ui: &mut Ui, view: &View<'_>, situation: &Numbered<Situation>, size: Vec2) {
    let words = SituationWords::new(view.words, &situation.name, &situation.content);
    let title = words.title();
    let (is_due, knows) = (is_due(view, &situation.name), knows(view, &situation.name));
    let state = if is_due {
        "situation-due"
    } else if knows {
        "situation-known"
    } else {
        "situation-open"
    };
    let name = format!("{} {title}, {}", situation.number, view.tr(state));
    let response = tile(ui, size, false, &name, |ui, rect| {
        let colors = palette(ui);
        let painter = ui.painter().with_clip_rect(rect);
        let middle = rect.center().y;
        let number =
            painter.layout_no_wrap(situation.number.to_string(), regular(14.0), colors.soft_ink);
        let at = Align2::LEFT_CENTER.anchor_size(pos2(rect.left() + 12.0, middle), number.size());
        painter.galley(at.min, number, colors.soft_ink);
        let left = rect.left() + 44.0;
        let room = rect.right() - 40.0 - left;
        let heading = fitted_line(&painter, &title, bold, 15.5, room, colors.ink);
        let at = Align2::LEFT_CENTER.anchor_size(pos2(left, middle), heading.size());
        painter.galley(at.min, heading, colors.ink);
        let sign = pos2(rect.right() - 20.0, middle);
        if is_due {
            painter.circle_filled(sign, 5.0, colors.here);
        } else if knows {
            let tick = [vec2(-5.0, 0.0), vec2(-1.5, 3.8), vec2(5.5, -4.0)].map(|at| sign + at);
            painter.line(tick.to_vec(), Stroke::new(2.0, colors.here));
        }
    });
    if response.clicked() {
        open(view, situation);
    }
}
