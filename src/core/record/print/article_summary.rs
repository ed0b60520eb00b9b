//! The summary of a part of the Laws on one page for the wall: each rule with its number and what it says.

use super::pdf::{Align, Document, Ink, MARGIN, MM, Page, Paper, TextStyle};
use crate::chess::{Board, Color};

/// The summary in words, ready to be printed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PrintedSummary {
    /// The tag of the language it is written in.
    pub language: &'static str,
    /// Over the title: “Article 4”.
    pub number: String,
    /// What the part is about.
    pub title: String,
    /// At the other edge: the edition.
    pub edition: String,
    /// Its rules, in their order.
    pub rules: Vec<SummaryRule>,
    /// A position that is shown below them.
    pub board: Option<Board>,
    /// At the foot: whose words these are.
    pub foot: String,
}

/// A rule of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SummaryRule {
    /// Where the edition states it.
    pub number: String,
    /// What it says.
    pub gist: String,
    /// The most important of that, for where there is no room for all.
    pub short: String,
}

const GUTTER: f32 = 9.0 * MM;

/// The largest and the smallest letters, and from what size on two columns are better than one.
const LARGEST: f32 = 22.0;
const SMALLEST: f32 = 9.0;
const ONE_COLUMN: f32 = 15.0;

/// What is between two lines and between two rules, in the size of the letters.
const LINE: f32 = 1.34;
const APART: f32 = 0.55;

/// How the rules stand on the page.
struct SummaryLayout {
    size: f32,
    /// How wide the column of numbers is.
    number: f32,
    /// How wide a column is, with its numbers.
    column: f32,
    /// The rules of each column, each as its number and its lines.
    columns: Vec<Vec<(String, Vec<String>)>>,
}

impl PrintedSummary {
    /// The summary as a document of one page.
    pub fn printed(&self) -> Document {
        let mut page = Page::new(Paper::A4);
        let top = self.head(&mut page);
        let bottom = page.height() - MARGIN - 6.0 * MM;
        let below = if self.board.is_some() { 90.0 * MM } else { 0.0 };
        let layout = self.layout(page.width() - 2.0 * MARGIN, bottom - below - top);
        let end = layout.set(&mut page, top);
        if let Some(board) = &self.board {
            let side = 76.0 * MM;
            let at = (
                (page.width() - side) / 2.0,
                (end + 4.0 * MM).min(bottom - side - 6.0 * MM),
            );
            page.diagram(at, side, board, Color::White);
        }
        let faint = TextStyle::regular(8.5).in_gray(0.4);
        let foot = (page.width() / 2.0, page.height() - MARGIN + 3.0 * MM);
        page.text(foot, &self.foot, faint, Align::Center);
        Document {
            title: format!("{}. {}", self.number, self.title),
            language: self.language,
            pages: vec![page],
        }
    }

    /// Sets the title, and says where what stands below it begins.
    fn head(&self, page: &mut Page) -> f32 {
        let room = page.width() - 2.0 * MARGIN;
        let right = page.width() - MARGIN;
        let soft = TextStyle::regular(14.0).in_gray(0.35);
        page.text((MARGIN, MARGIN + 5.0 * MM), &self.number, soft, Align::Left);
        page.text(
            (right, MARGIN + 5.0 * MM),
            &self.edition,
            soft,
            Align::Right,
        );
        let mut title = TextStyle::bold(32.0);
        let width = title.width(&self.title);
        if width > room {
            title.size *= room / width * 0.999;
        }
        let foot = MARGIN + 17.0 * MM;
        page.text((MARGIN, foot), &self.title, title, Align::Left);
        page.rect((MARGIN, foot + 4.0 * MM), (room, 1.2), Ink::Filled(0.3));
        foot + 7.0 * MM
    }

    /// The largest letters in which everything has room: in one column, or in two where those would be small. Where even
    /// the smallest are too large, of each rule the most important, and at last as many rules as there is room for.
    fn layout(&self, width: f32, height: f32) -> SummaryLayout {
        let whole: Vec<SummaryRule> = self.rules.clone();
        let short = whole.iter().map(|rule| SummaryRule {
            number: rule.number.clone(),
            gist: rule.short.clone(),
            short: String::new(),
        });
        let short: Vec<SummaryRule> = short.collect();
        for rules in [&whole, &short] {
            let one = largest(rules, 1, width, height);
            if let Some(one) = one.filter(|it| it.size >= ONE_COLUMN) {
                return one;
            }
            if let Some(two) = largest(rules, 2, width, height) {
                return two;
            }
        }
        let first = |count: usize| {
            let rules = &short[..count];
            SummaryLayout::of(rules, 2, SMALLEST, width, height)
        };
        let (mut fits, mut exceeds) = (0, short.len());
        while exceeds - fits > 1 {
            let count = usize::midpoint(fits, exceeds);
            if first(count).is_some() {
                fits = count;
            } else {
                exceeds = count;
            }
        }
        first(fits).unwrap_or(SummaryLayout {
            size: SMALLEST,
            number: 0.0,
            column: width,
            columns: Vec::new(),
        })
    }
}

/// The rules in the largest letters with which they have room in `columns` columns, if they have in any.
fn largest(rules: &[SummaryRule], columns: u8, width: f32, height: f32) -> Option<SummaryLayout> {
    let of = |size| SummaryLayout::of(rules, columns, size, width, height);
    if let Some(layout) = of(LARGEST) {
        return Some(layout);
    }
    let mut best = of(SMALLEST)?;
    let mut exceeds = LARGEST;
    while exceeds - best.size > 0.25 {
        let size = f32::midpoint(best.size, exceeds);
        match of(size) {
            Some(layout) => best = layout,
            None => exceeds = size,
        }
    }
    Some(best)
}

impl SummaryLayout {
    /// The rules in letters of that size, if they have room.
    fn of(rules: &[SummaryRule], columns: u8, size: f32, width: f32, height: f32) -> Option<Self> {
        let (bold, plain) = (TextStyle::bold(size), TextStyle::regular(size));
        let numbers = rules.iter().map(|rule| bold.width(&rule.number));
        let number = numbers.fold(0.0, f32::max) + size * 0.7;
        let count = f32::from(columns);
        let column = (width - GUTTER * (count - 1.0)) / count;
        let set: Vec<(String, Vec<String>)> = rules
            .iter()
            .map(|rule| {
                (
                    rule.number.clone(),
                    plain.lines(&rule.gist, column - number),
                )
            })
            .collect();
        let is_wide = set.iter().flat_map(|(_, lines)| lines);
        if is_wide
            .map(|line| plain.width(line))
            .any(|it| it > column - number)
        {
            return None;
        }
        let heights: Vec<f32> = set
            .iter()
            .map(|(_, lines)| height_of(lines, size))
            .collect();
        let all = heights.iter().sum::<f32>();
        // Columns of one height look best; where a rule is too long for that, the first ones are filled.
        let ends = [all / count, height];
        ends.into_iter().find_map(|least| {
            let mut filled: Vec<Vec<(String, Vec<String>)>> = vec![Vec::new()];
            let mut taken = 0.0;
            for (rule, tall) in set.iter().zip(&heights) {
                let has_more = filled.len() < usize::from(columns);
                let is_full = taken + tall / 2.0 > least || taken + tall > height;
                if taken > 0.0 && is_full && has_more {
                    filled.push(Vec::new());
                    taken = 0.0;
                }
                taken += tall;
                if taken > height + size * APART {
                    return None;
                }
                filled.last_mut()?.push(rule.clone());
            }
            Some(Self {
                size,
                number,
                column,
                columns: filled,
            })
        })
    }

    /// Sets the rules below that place, and says where they end.
    fn set(&self, page: &mut Page, top: f32) -> f32 {
        let (bold, plain) = (TextStyle::bold(self.size), TextStyle::regular(self.size));
        let mut left = MARGIN;
        let mut end = top;
        for rules in &self.columns {
            let mut foot = top + self.size;
            for (number, lines) in rules {
                page.text((left, foot), number, bold, Align::Left);
                for line in lines {
                    page.text((left + self.number, foot), line, plain, Align::Left);
                    foot += self.size * LINE;
                }
                foot += self.size * APART;
            }
            end = end.max(foot - self.size);
            left += self.column + GUTTER;
        }
        end
    }
}

/// How high a rule is, with what is below it.
fn height_of(lines: &[String], size: f32) -> f32 {
    let count = lines.iter().map(|_| 1.0).sum::<f32>();
    (count * LINE + APART) * size
}

#[cfg(test)]
mod tests {
    use super::*;

    fn summary(rules: usize, gist: &str) -> PrintedSummary {
        let rule = |number: usize| SummaryRule {
            number: format!("9.{number}"),
            gist: gist.to_owned(),
            short: "It is so.".to_owned(),
        };
        PrintedSummary {
            rules: (1..=rules).map(rule).collect(),
            ..PrintedSummary::default()
        }
    }

    fn layout(summary: &PrintedSummary) -> SummaryLayout {
        summary.layout(178.0 * MM, 220.0 * MM)
    }

    #[test]
    fn few_rules_are_large_in_one_column_and_many_small_in_two() {
        let gist = "The player who has touched a piece moves it, if that can be done.";
        let few = layout(&summary(6, gist));
        assert_eq!(few.columns.len(), 1);
        assert!((few.size - LARGEST).abs() < 0.1, "{}", few.size);
        let many = layout(&summary(40, gist));
        assert_eq!(many.columns.len(), 2);
        let shown: usize = many.columns.iter().map(Vec::len).sum();
        assert_eq!(shown, 40);
        assert!(many.size < ONE_COLUMN);
    }

    #[test]
    fn what_is_too_much_for_a_page_is_shortened_and_at_last_left_out() {
        let gist = format!(
            "It is so. {}",
            "And many words follow that explain it. ".repeat(20)
        );
        let shortened = layout(&summary(40, &gist));
        let texts = shortened.columns.iter().flatten();
        assert!(
            texts
                .clone()
                .all(|(_, lines)| lines.concat() == "It is so.")
        );
        assert_eq!(texts.count(), 40);
        let cut = layout(&summary(200, &gist));
        let shown: usize = cut.columns.iter().map(Vec::len).sum();
        assert!((20..200).contains(&shown), "{shown}");
    }
}
