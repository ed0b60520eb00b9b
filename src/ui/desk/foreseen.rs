//! What a deed would do, tried out on a table that nobody plays at, to be told before it is done.

use std::time::Duration;

use eframe::egui::{Align, Frame, Id, Label, Layout, Margin, RichText, Ui};

use crate::kit::announcement::announce_words;
use crate::kit::fonts::{BODY, bold, regular};
use crate::kit::theme::{SMALL_CORNER, palette};
use crate::kit::widgets::badge;
use crate::parts::page::is_low;
use crate::parts::question_options::TRIED;
use crate::parts::rule_page::ArticlePanel;
use crate::view::frame_view::View;
use jadoube_core::chess::Color;
use jadoube_core::clock::clock_text::change;
use jadoube_core::clock::{Clock, Moment};
use jadoube_core::laws::{
    Arbiter, ArbiterAct, Consequence, Deed, Event, Notice, Outcome, Question, Rule, Ruling,
    Standing, Table,
};
use jadoube_core::report::recorded_findings::is_answer;

/// What would come of a deed.
#[derive(Clone, Debug)]
pub struct ForeseenAct {
    /// What would follow, a sentence each.
    pub sentences: Vec<String>,
    /// What would change on a clock.
    pub clocks: Vec<String>,
    /// Whether the game would go on, or how it would stand; empty where that is all that follows.
    pub standing: String,
    /// The result, where the game would end.
    pub result: Option<Outcome>,
    /// Where the edition states the rule.
    pub article: Option<(&'static str, Rule)>,
    /// Whether anything would come of it now, under this edition and in this event.
    pub is_possible: bool,
    /// Whether something is said to it that is to be done, or that play goes on as it is, though nothing else follows.
    pub is_answered: bool,
    /// Whether nothing is ruled yet, but it is remembered and counts for what comes.
    pub is_remembered: bool,
}

impl ForeseenAct {
    /// What would come of that deed now.
    pub fn of(view: &View<'_>, deed: &Deed) -> Self {
        let (trial, rulings) = tried(view, deed);
        let words = view.named_words();
        let consequences = || rulings.iter().flat_map(|ruling| &ruling.consequences);
        let letters = view.settings.preferences.notation.of(Color::White).letters;
        let told = consequences().map(|it| words.consequence(it, letters));
        let clocks = Color::ALL.into_iter().filter_map(|color| {
            let [was, is] = [view.arbiter, &trial].map(|arbiter| time_left(arbiter, color, view));
            (was != is).then(|| change(&words.name(color), was?, is?))?
        });
        let has_none_left = |color: Color| {
            let [was, is] = [view.arbiter, &trial].map(|arbiter| time_left(arbiter, color, view));
            was != is && is == Some(Duration::ZERO)
        };
        let standing = match trial.table().standing() {
            // What follows is told with the answer to that.
            Standing::Playing if asks_who_can_mate(&rulings) => String::new(),
            Standing::Playing if Color::ALL.into_iter().any(has_none_left) => {
                words.tr("desk-no-time-left")
            }
            Standing::Playing if are_stopped(&trial) => words.tr("desk-clocks-wait"),
            Standing::Playing => words.tr("desk-goes-on"),
            Standing::Ended(outcome, _) => {
                let result = [("result", outcome.printed().into())];
                words.tr_args("desk-over", &result)
            }
            Standing::Adjourned => format!("{}.", words.tr("adjourned-title")),
            Standing::Referred => words.tr("desk-play-over"),
            Standing::Annulled => String::new(),
        };
        let edition = view.arbiter.terms().edition;
        let rule = rulings.first().map(|ruling| ruling.rule);
        Self {
            sentences: told.collect(),
            clocks: clocks.collect(),
            standing,
            result: match trial.table().standing() {
                Standing::Ended(outcome, _) if view.table().standing().is_unfinished() => {
                    Some(outcome)
                }
                Standing::Playing
                | Standing::Adjourned
                | Standing::Referred
                | Standing::Ended(..)
                | Standing::Annulled => None,
            },
            article: rule.and_then(|rule| Some((rule.articles(edition).next()?, rule))),
            is_possible: consequences().any(|it| !matches!(it, Consequence::Notice(_))),
            is_answered: consequences().any(is_answer),
            is_remembered: consequences().all(says_that_pieces_lie)
                && remembered(trial.table()) != remembered(view.table()),
        }
    }
}

/// Whether a consequence only says that pieces lie, whoever's clock runs.
const fn says_that_pieces_lie(consequence: &Consequence) -> bool {
    matches!(consequence, Consequence::Notice(Notice::Displaced))
}

/// What is remembered of deeds on which nothing is ruled at once: two hands on the present move and on those that were made
/// before it, when the session began, and whether pieces lie.
fn remembered(table: &Table) -> (bool, usize, Option<Moment>, bool) {
    let made = table.game().plies().iter().filter(|ply| ply.two_hands);
    (
        table.turn().used_both_hands(),
        made.count(),
        table.started(),
        table.do_pieces_lie(),
    )
}

/// Whether it is still to be found out if a player could mate, before which nobody plays on.
fn asks_who_can_mate(rulings: &[Ruling]) -> bool {
    let mut asked = Ruling::questions(rulings);
    asked.any(|question| matches!(question, Question::CanMate(_)))
}

/// The arbiter as it would be after that deed, and what it would rule; nobody's game changes. Who could mate the program finds out
/// at once where it can, so it is tried to find it out here too.
pub(super) fn tried(view: &View<'_>, deed: &Deed) -> (Arbiter, Vec<Ruling>) {
    let event = Event {
        at: view.now,
        deed: deed.clone(),
    };
    let try_searching = |nodes| {
        let mut trial = view.arbiter.clone().searching(nodes);
        let rulings = trial.hear(&event);
        (trial, rulings)
    };
    let (trial, rulings) = try_searching(0);
    if asks_who_can_mate(&rulings) {
        try_searching(TRIED)
    } else {
        (trial, rulings)
    }
}

/// Whose clock would run after that act.
pub fn running_after(view: &View<'_>, act: ArbiterAct) -> Option<Color> {
    let (trial, _) = tried(view, &Deed::Arbiter(act));
    trial.table().clock().and_then(Clock::running)
}

impl ForeseenAct {
    /// Whether there is anything to be told of it: that it leads to something, that it is answered, or that it counts later.
    pub const fn comes_to_something(&self) -> bool {
        self.is_possible || self.is_answered || self.is_remembered
    }

    /// Shows what would come of it, with the article at the right.
    pub fn ui(&self, ui: &mut Ui, view: &View<'_>, article: &mut ArticlePanel) {
        self.announce(ui);
        let colors = palette(ui);
        Frame::new()
            .fill(colors.tint)
            .corner_radius(SMALL_CORNER)
            .inner_margin(Margin::symmetric(12, if is_low(ui) { 3 } else { 8 }))
            .show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.spacing_mut().item_spacing.y = 2.0;
                ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
                    if let Some((number, rule)) = self.article
                        && badge(ui, view.words, number).clicked()
                    {
                        article.open(rule, None);
                    }
                    ui.with_layout(Layout::top_down(Align::Min), |ui| self.lines(ui));
                });
            });
    }

    /// Lets it be heard when it appears or is another one; that a clock runs meanwhile makes it no other.
    fn announce(&self, ui: &Ui) {
        let (frame, known) = (ui.ctx().cumulative_frame_nr(), Id::unique("foreseen"));
        let standing = Some(&self.standing).filter(|_| self.is_possible);
        let sentences = self.sentences.iter().chain(standing);
        let sentences = sentences.map(|it| it.trim_end_matches('.'));
        let sentences: Vec<&str> = sentences.filter(|it| !it.is_empty()).collect();
        let told = sentences.join(". ");
        let before: Option<(u64, String)> = ui.data(|data| data.get_temp(known));
        ui.data_mut(|data| data.insert_temp(known, (frame, told.clone())));
        let is_news = before.is_none_or(|(seen, before)| seen + 1 < frame || before != told);
        if is_news && !told.is_empty() {
            announce_words(ui, &format!("{told}."));
        }
    }

    fn lines(&self, ui: &mut Ui) {
        let ink = palette(ui).ink;
        let line = |ui: &mut Ui, text: &str, font| {
            let text = RichText::new(text).font(font).color(ink);
            ui.add(Label::new(text).wrap());
        };
        for told in self.sentences.iter().chain(&self.clocks) {
            line(ui, told, bold(BODY));
        }
        if self.is_possible && !self.standing.is_empty() {
            line(ui, &self.standing, regular(BODY));
        }
    }
}

/// Whether there are clocks and none of them runs.
fn are_stopped(arbiter: &Arbiter) -> bool {
    let clock = arbiter.table().clock();
    clock.is_some_and(|clock| clock.running().is_none())
}

fn time_left(arbiter: &Arbiter, color: Color, view: &View<'_>) -> Option<Duration> {
    let clock = arbiter.table().clock()?;
    Some(Clock::remaining(clock, color, view.now))
}
