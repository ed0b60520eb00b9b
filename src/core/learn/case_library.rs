//! The library of cases: situations at a board with what each edition rules on them, found by the rule they are about.
//!
//! The cases are those of `tests/cases`, brought along in the program. None is read before somebody asks for it.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use include_dir::{Dir, DirEntry, include_dir};

use crate::chess::{Board, Move, Position as _, Square};
use crate::laws::{Arbiter, Consequence, Edition, PlayerAct, Rule, Ruling, Weight};
use crate::notation::{Letters, algebraic};
use crate::record::script::Script;
use crate::record::script::judge::{JudgedLine, judge};

/// The folders of the cases, as they stood when the program was built.
static FOLDERS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../tests/cases");

/// A case of the library, which nobody has read yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LibraryCase {
    name: &'static str,
    text: &'static str,
}

/// All cases, and where each rule is expected.
#[derive(Debug)]
pub struct CaseLibrary {
    cases: Vec<LibraryCase>,
    by_rule: BTreeMap<Rule, Vec<usize>>,
}

/// A case as it was judged in one edition for one rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JudgedCase {
    /// What it shows, in an English sentence.
    pub about: String,
    /// What stands on the board when the acts begin.
    pub start: Board,
    /// The square that the first act at the board is about.
    pub first_square: Option<Square>,
    /// What was ruled together with the rule that was asked for, or else what weighs most; nothing where nothing is ruled.
    pub rulings: Vec<Ruling>,
    /// The position of the game after that.
    pub after: Board,
}

impl CaseLibrary {
    /// The library; its index is made when it is opened for the first time.
    pub fn open() -> &'static Self {
        static LIBRARY: OnceLock<CaseLibrary> = OnceLock::new();
        LIBRARY.get_or_init(Self::indexed)
    }

    fn indexed() -> Self {
        let mut cases = Vec::new();
        collect(&FOLDERS, &mut cases);
        cases.sort_by_key(|case| case.name);
        let by_slug: BTreeMap<&str, Rule> = Rule::ALL.iter().map(|it| (it.slug(), *it)).collect();
        let mut by_rule: BTreeMap<Rule, Vec<usize>> = BTreeMap::new();
        for (place, case) in cases.iter().enumerate() {
            for rule in case.slugs().filter_map(|slug| by_slug.get(slug)) {
                let places = by_rule.entry(*rule).or_default();
                if places.last() != Some(&place) {
                    places.push(place);
                }
            }
        }
        let parts_editions: Vec<bool> = cases.iter().map(|case| case.parts_editions()).collect();
        for (rule, places) in &mut by_rule {
            // Those come first that bear the number of the rule itself; then those on which editions differ, and short ones.
            places.sort_by_cached_key(|place| {
                let case = cases[*place];
                let is_beside = !case.is_named_after(*rule);
                (is_beside, !parts_editions[*place], case.text.len(), *place)
            });
        }
        Self { cases, by_rule }
    }

    /// Every case, in the order of their names.
    pub fn cases(&self) -> &[LibraryCase] {
        &self.cases
    }

    /// The cases in which some edition rules by that rule: first those that are named after it, and among them those on which
    /// editions differ; short ones before long ones.
    pub fn cases_of(&self, rule: Rule) -> impl ExactSizeIterator<Item = LibraryCase> + '_ {
        let places = self.by_rule.get(&rule).map_or(&[][..], Vec::as_slice);
        places.iter().map(|place| self.cases[*place])
    }

    /// The case of that name.
    pub fn named(&self, name: &str) -> Option<LibraryCase> {
        let found = self.cases.binary_search_by_key(&name, |case| case.name);
        found.ok().map(|place| self.cases[place])
    }
}

fn collect(folder: &Dir<'static>, cases: &mut Vec<LibraryCase>) {
    for entry in folder.entries() {
        match entry {
            DirEntry::Dir(folder) => collect(folder, cases),
            DirEntry::File(file) => {
                let path = file.path().to_str().and_then(|it| it.strip_suffix(".ron"));
                cases.extend(
                    path.zip(file.contents_utf8())
                        .map(|(name, text)| LibraryCase { name, text }),
                );
            }
        }
    }
}

impl LibraryCase {
    /// Its folder and name: `art07_irregularities/7.5.5-second-illegal-move`.
    pub const fn name(self) -> &'static str {
        self.name
    }

    /// The case, read.
    ///
    /// # Panics
    /// Never: every case of the library was read when the program was tested.
    pub fn script(self) -> Script {
        Script::parse(self.text).expect("a case of the library is a script")
    }

    /// Whether its name begins with the number of an article at which the newest edition states that rule.
    fn is_named_after(self, rule: Rule) -> bool {
        let name = self.name.rsplit('/').next().unwrap_or_default();
        let number = name.split('-').next();
        let mut articles = rule.articles(Edition::default());
        articles.any(|article| Some(article) == number)
    }

    /// What the case expects, as it is written.
    fn expected(self) -> &'static str {
        self.text.split_once("expect:").map_or("", |it| it.1)
    }

    /// Whether it expects one thing of some editions and another of others.
    fn parts_editions(self) -> bool {
        let is_list_of = |text: &str| text.starts_with('"') && text.contains(": [");
        let lines = self.expected().lines().map(str::trim_start);
        lines.filter(|line| is_list_of(line)).count() > 1
    }

    /// The names of rules in what the case expects, found without reading it: in each text in quotation marks the first word
    /// that begins with a small letter. What else stands there names no rule.
    fn slugs(self) -> impl Iterator<Item = &'static str> {
        let texts = self.expected().split('"').skip(1).step_by(2);
        texts.filter_map(|text| {
            let mut words = text.split(' ');
            words.find(|word| word.starts_with(|c: char| c.is_ascii_lowercase()))
        })
    }

    /// Judges the case in that edition, for whoever wants to know about that rule.
    pub fn judged(self, rule: Rule, edition: Edition) -> JudgedCase {
        let script = self.script();
        let Ok(arbiter) = script.begin(script.terms(edition)) else {
            // In that edition the game was over before the acts begin.
            let start = script.position.start.board().clone();
            return JudgedCase {
                about: script.about,
                after: start.clone(),
                start,
                first_square: None,
                rulings: Vec::new(),
            };
        };
        let report = judge(&script, edition).ok();
        let lines = report.map(|report| report.lines).unwrap_or_default();
        // A case comes to its point late: of those that weigh the same, the last.
        let by_the_rule = lines.iter().filter(|line| line.ruling.rule == rule);
        let by_the_rule = by_the_rule.max_by_key(|line| weight(&line.ruling));
        let heaviest = || {
            let worth_telling = lines.iter().filter(|line| !line.is_routine);
            worth_telling.max_by_key(|line| weight(&line.ruling))
        };
        let told = by_the_rule.or_else(heaviest);
        let rulings: Vec<Ruling> = told
            .map(|told| {
                let is_news = |line: &&JudgedLine| !line.is_routine || line.ruling.rule == rule;
                let together = lines.iter().filter(|line| is_together(told, line));
                let together = together.filter(is_news);
                together.map(|line| line.ruling.clone()).collect()
            })
            .unwrap_or_default();
        let act = told.and_then(|told| told.act);
        JudgedCase {
            start: arbiter.table().board().clone(),
            first_square: first_square(&script, &arbiter),
            after: position_after(&script, act, edition, &rulings)
                .unwrap_or_else(|| arbiter.table().game().position().board().clone()),
            rulings,
            about: script.about,
        }
    }
}

fn is_together(told: &JudgedLine, line: &JudgedLine) -> bool {
    (told.act, told.at) == (line.act, line.at)
}

fn weight(ruling: &Ruling) -> Weight {
    let weights = ruling.consequences.iter().map(Consequence::weight);
    weights.max().unwrap_or(Weight::Light)
}

/// The position of the game after that act, where what was ruled names a piece in it.
fn position_after(
    script: &Script,
    act: Option<usize>,
    edition: Edition,
    rulings: &[Ruling],
) -> Option<Board> {
    let names_a_piece = rulings
        .iter()
        .flat_map(|ruling| &ruling.consequences)
        .any(Consequence::is_duty);
    let act = act.filter(|_| names_a_piece)?;
    let mut so_far = script.clone();
    so_far.acts.truncate(act);
    let report = judge(&so_far, edition).ok()?;
    let board = report.end.game.split(' ').next()?;
    Board::from_ascii_board_fen(board.as_bytes()).ok()
}

/// The square that the first act at the board is about.
fn first_square(script: &Script, arbiter: &Arbiter) -> Option<Square> {
    let mut acts = script.acts.iter();
    acts.find_map(|event| square_of(event.player_act()?, arbiter))
}

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "few acts are about a square where a piece stands"
)]
fn square_of(act: &PlayerAct, arbiter: &Arbiter) -> Option<Square> {
    match act {
        PlayerAct::Touch(square)
        | PlayerAct::Brush(square)
        | PlayerAct::Graze(square)
        | PlayerAct::Lift(square)
        | PlayerAct::Remove(square) => Some(*square),
        PlayerAct::Play(written) | PlayerAct::Move(written) => {
            let position = arbiter.table().game().position();
            let read = algebraic::read(position, written, Letters::English).ok()?;
            Some(match read {
                Move::Normal { from, .. } | Move::EnPassant { from, .. } => from,
                Move::Castle { king, .. } => king,
                Move::Put { to, .. } => to,
            })
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::record::script::Expected;

    fn rules_expected(case: LibraryCase) -> BTreeSet<Rule> {
        let expectation = case.script().expect.expect("a case says what it expects");
        let lines = expectation.0.into_iter().flat_map(|(_, lines)| lines);
        let rules = lines.filter_map(|line| match line {
            Expected::Ruling { rule, .. } => Rule::by_slug(&rule),
            Expected::Nothing { .. } | Expected::End(_) => None,
        });
        rules.collect()
    }

    #[test]
    fn every_case_is_listed_under_every_rule_it_expects_and_no_other() {
        let library = CaseLibrary::open();
        assert!(library.cases().len() > 800);
        for case in library.cases() {
            let listed = Rule::ALL.iter().copied();
            let listed = listed.filter(|rule| library.cases_of(*rule).any(|it| it == *case));
            assert_eq!(
                listed.collect::<BTreeSet<_>>(),
                rules_expected(*case),
                "{}",
                case.name()
            );
        }
    }

    #[test]
    fn a_case_is_found_by_its_name_and_those_named_after_a_rule_come_first() {
        let library = CaseLibrary::open();
        let name = "art07_irregularities/7.5.5-second-illegal-move";
        let case = library.named(name).expect("the case");
        assert_eq!(case.name(), name);
        let first = library.cases_of(Rule::IllegalCountStd).next();
        let first = first.expect("a case").name();
        assert!(first.contains("/7.5.5-"), "{first}");
    }

    #[test]
    fn a_case_is_judged_in_the_edition_that_is_asked() {
        let library = CaseLibrary::open();
        let case = library.named("art07_irregularities/7.5.5-second-illegal-move");
        let case = case.expect("the case");
        let ends = |edition: Edition| {
            let judged = case.judged(Rule::IllegalCountStd, edition);
            assert_eq!(judged.first_square, Some(Square::E2));
            judged.rulings.iter().any(Ruling::ends_game)
        };
        assert!(ends(Edition::E2023));
        assert!(!ends(Edition::E2009));
    }
}
