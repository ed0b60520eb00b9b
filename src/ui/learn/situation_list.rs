//! All situations by level: which were answered, and which come back today.

use eframe::egui::{Align2, Rect, Stroke, Ui, Vec2, pos2, vec2};

use super::class_bar::{choose, class};
use super::lesson_picture::LessonPictures;
use super::tile_columns::tiles;
use crate::kit::fitted_text::fitted_line;
use crate::kit::fonts::{bold, regular};
use crate::kit::theme::palette;
use crate::kit::tile::tile;
use crate::kit::widgets::{choice, part_title, primary, prose, quiet, soft};
use crate::parts::diagram::in_sight;
use crate::view::command::Command;
use crate::view::frame_view::View;
use crate::view::learn_view::LearnCommand;
use jadoube_core::i18n::SituationWords;
use jadoube_core::laws::editions::contents::BookletPart;
use jadoube_core::learn::next_situation::{Practised, next_situation};
use jadoube_core::learn::{Curriculum, LearnerProgress, Level, Numbered, Situation};
use strum::IntoEnumIterator as _;

/// How high a tile is, and how wide at least.
const TILE: (f32, f32) = (72.0, 290.0);

/// What stays free around the picture of a tile, in points.
const EDGE: f32 = 6.0;

/// How the situations are put in order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, strum::Display, strum::EnumIter)]
#[strum(serialize_all = "kebab-case")]
enum SituationOrder {
    /// By whom they are for.
    #[default]
    Level,
    /// By the part of the Laws that they are about.
    Topic,
    /// Those that were answered wrongly last, the part with the most of them first.
    Missed,
}

/// The page of all situations, with its passing state.
#[derive(Debug, Default)]
pub struct SituationList {
    order: SituationOrder,
    pictures: LessonPictures,
}

/// Situations under a title.
struct SituationGroup {
    title: String,
    situations: Vec<&'static Numbered<Situation>>,
    /// What is practised by whoever begins with one of them.
    practised: Practised,
}

impl SituationList {
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let all = &Curriculum::own().situations;
        prose(ui, &view.tr("situations-what"));
        let due = all.iter().filter(|it| is_due(view, &it.name)).count();
        let mut told = known_of(view, &all.iter().collect::<Vec<_>>());
        if due > 0 {
            let args = [("count", due.into())];
            told = format!("{told} {}", view.tr_args("situations-due", &args));
        }
        prose(ui, &told);
        ui.add_space(4.0);
        let orders: Vec<SituationOrder> = SituationOrder::iter().collect();
        choice(ui, &mut self.order, &orders, |order| {
            view.tr(&format!("situations-by-{order}")).into_owned()
        });
        ui.add_space(10.0);
        let groups = self.groups(view);
        if groups.is_empty() {
            prose(ui, &view.tr("situations-none-missed"));
        }
        let practised = groups.first().map_or(Practised::All, |it| it.practised);
        if self.order != SituationOrder::Topic
            && !groups.is_empty()
            && let Some(next) = next(view, practised, "")
            && primary(ui, &view.tr("situations-begin")).clicked()
        {
            open(view, next, practised);
        }
        ui.add_space(12.0);
        for group in groups {
            self.group(ui, view, &group);
        }
    }

    fn group(&mut self, ui: &mut Ui, view: &View<'_>, group: &SituationGroup) {
        part_title(ui, &group.title);
        if self.order == SituationOrder::Topic {
            ui.horizontal(|ui| {
                if quiet(ui, &view.tr("situations-begin")).clicked()
                    && let Some(next) = next(view, group.practised, "")
                {
                    open(view, next, group.practised);
                }
                soft(ui, &known_of(view, &group.situations));
            });
            ui.add_space(6.0);
        }
        let (count, practised) = (group.situations.len(), group.practised);
        tiles(ui, count, TILE.1, TILE.0, |ui, index, size| {
            let situation = group.situations[index];
            let place = situation_tile(ui, view, (situation, practised), size);
            in_sight(ui, place, |ui| {
                self.pictures.show_situation(ui, view, situation, place);
            });
        });
        ui.add_space(12.0);
    }

    /// The situations under their titles; a title without any is left out.
    fn groups(&self, view: &View<'_>) -> Vec<SituationGroup> {
        let all = &Curriculum::own().situations;
        let group = |title: String, practised, is_in: &dyn Fn(&Numbered<Situation>) -> bool| {
            SituationGroup {
                title,
                situations: all.iter().filter(|it| is_in(it)).collect(),
                practised,
            }
        };
        let title = |part: BookletPart| view.words.part_title(part);
        let mut groups: Vec<SituationGroup> = match self.order {
            SituationOrder::Level => Level::ALL
                .into_iter()
                .map(|level| {
                    let title = view.tr(&format!("situations-for-{level}")).into_owned();
                    group(title, Practised::All, &|it| it.content.level == level)
                })
                .collect(),
            SituationOrder::Topic => BookletPart::iter()
                .map(|part| {
                    let practised = Practised::Part(part);
                    group(title(part), practised, &|it| practised.holds(it, None))
                })
                .collect(),
            SituationOrder::Missed => {
                let progress = progress(view);
                let missed = Practised::Missed;
                let mut all: Vec<_> = BookletPart::iter()
                    .map(|part| {
                        group(title(part), missed, &|it| {
                            it.content.part() == Some(part) && missed.holds(it, progress)
                        })
                    })
                    .collect();
                all.sort_by_key(|it| std::cmp::Reverse(it.situations.len()));
                all
            }
        };
        groups.retain(|it| !it.situations.is_empty());
        groups
    }
}

fn progress<'a>(view: &View<'a>) -> Option<&'a LearnerProgress> {
    view.learn.and_then(|learn| learn.learners.progress())
}

/// How many of these were answered rightly at some time.
fn known_of(view: &View<'_>, all: &[&Numbered<Situation>]) -> String {
    let known = all.iter().filter(|it| knows(view, &it.name)).count();
    let args = [("known", known.into()), ("all", all.len().into())];
    view.tr_args("situations-known", &args).into_owned()
}

fn next(
    view: &View<'_>,
    practised: Practised,
    current: &str,
) -> Option<&'static Numbered<Situation>> {
    let today = view.learn.map_or(0, |learn| learn.today);
    let all = &Curriculum::own().situations;
    next_situation(all, practised, current, progress(view), today)
}

/// The situation that comes after the one of that name, of those that are practised.
pub fn following(view: &View<'_>, current: &str) -> Option<&'static Numbered<Situation>> {
    next(view, class(view).practised, current)
}

fn is_due(view: &View<'_>, name: &str) -> bool {
    let today = view.learn.map_or(0, |learn| learn.today);
    progress(view).is_some_and(|progress| progress.is_due(name, today))
}

fn knows(view: &View<'_>, name: &str) -> bool {
    progress(view).is_some_and(|progress| progress.knows(name))
}

fn open(view: &View<'_>, situation: &Numbered<Situation>, practised: Practised) {
    choose(view, |class| class.practised = practised);
    let open = LearnCommand::OpenSituation(situation.name.clone());
    view.ask(Command::Learn(open));
}

/// Shows the tile of a situation; the place of its picture.
fn situation_tile(
    ui: &mut Ui,
    view: &View<'_>,
    (situation, practised): (&Numbered<Situation>, Practised),
    size: Vec2,
) -> Rect {
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
        let left = rect.left() + rect.height() + 4.0;
        let room = rect.right() - 40.0 - left;
        let heading = fitted_line(&painter, &title, bold, 15.5, room, colors.ink);
        let at = Align2::LEFT_BOTTOM.anchor_size(pos2(left, middle + 2.0), heading.size());
        painter.galley(at.min, heading, colors.ink);
        let mut beneath = situation.number.to_string();
        if is_due || knows {
            beneath = format!("{beneath}  ·  {}", view.tr(state));
        }
        let beneath = fitted_line(&painter, &beneath, regular, 14.0, room, colors.soft_ink);
        painter.galley(pos2(left, middle + 6.0), beneath, colors.soft_ink);
        let sign = pos2(rect.right() - 20.0, middle);
        if is_due {
            painter.circle_filled(sign, 5.0, colors.here);
        } else if knows {
            let tick = [vec2(-5.0, 0.0), vec2(-1.5, 3.8), vec2(5.5, -4.0)].map(|at| sign + at);
            painter.line(tick.to_vec(), Stroke::new(2.0, colors.here));
        }
    });
    if response.clicked() {
        open(view, situation, practised);
    }
    let picture = response.rect.shrink(EDGE);
    picture.with_max_x(picture.left() + picture.height())
}
