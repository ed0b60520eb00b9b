//! The sheet of an incident: what happened at a board and what was decided, on one page with lines to sign on.

use super::pdf::{Align, Document, Ink, MARGIN, MM, Page, Paper, TextStyle};
use super::signing_line::signing_line;
use crate::chess::{Board, Color};

/// The sheet in words, ready to be printed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PrintedIncident {
    /// The tag of the language it is written in.
    pub language: &'static str,
    /// What it is: “Incident sheet”.
    pub title: String,
    /// Who plays.
    pub players: String,
    /// What there is to know beforehand, each by its name.
    pub facts: Vec<[String; 2]>,
    /// The position; none where nobody said how the board stood.
    pub board: Option<Board>,
    /// The position as a FEN; empty where there is none.
    pub fen: String,
    /// What the clocks showed: a name, White's, Black's. The first row names the columns.
    pub clocks: Vec<[String; 3]>,
    /// What happened, what was said, the rules, the decision.
    pub sections: Vec<SheetSection>,
    /// Positions that were compared, each with what stands below it.
    pub compared: Vec<ComparedPosition>,
    /// Who signs, below the line for that.
    pub signatures: Vec<String>,
    /// What the sheet can be known by, at its foot.
    pub hash: String,
}

/// One of several positions that were compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComparedPosition {
    /// The position.
    pub board: Board,
    /// The same as a FEN.
    pub fen: String,
    /// When it stood.
    pub caption: String,
}

/// A part of the sheet with its title.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SheetSection {
    /// What it is about.
    pub title: String,
    /// Its lines, each with what stands before it: who did it, or an article's number.
    pub rows: Vec<[String; 2]>,
}

/// How wide the diagram is.
const BOARD: f32 = 62.0 * MM;

/// How wide a diagram is at most that stands beside others.
const COMPARED: f32 = 36.0 * MM;

/// How high the lines to sign on are, with what stands above and below them.
const SIGNED: f32 = 27.0 * MM;

/// The largest and the smallest letters.
const LARGEST: f32 = 11.0;
const SMALLEST: f32 = 6.5;

/// What is between two lines, in the size of the letters.
const LINE: f32 = 1.35;

impl PrintedIncident {
    /// The sheet as a document of one page, in the largest letters with which it has room.
    pub fn printed(&self) -> Document {
        let mut size = LARGEST;
        let bottom = Page::new(Paper::A4).height() - MARGIN - SIGNED;
        let page = loop {
            let (page, end) = self.page(size, bottom);
            if end <= bottom || size <= SMALLEST {
                break page;
            }
            size -= 0.5;
        };
        Document {
            title: format!("{}. {}", self.title, self.players),
            language: self.language,
            pages: vec![page],
        }
    }

    /// The page in letters of that size, and where its text would end; what has no room above `bottom` is left out.
    fn page(&self, size: f32, bottom: f32) -> (Page, f32) {
        let mut page = Page::new(Paper::A4);
        let head = self.head(&mut page);
        let beside = self.beside_the_board(&mut page, size, head);
        let below = self.board(&mut page, head);
        let mut foot = beside.max(below) + size * 0.6;
        for section in &self.sections {
            foot = section.set(&mut page, size, foot, bottom);
        }
        foot = self.compare(&mut page, size, foot, bottom);
        self.sign(&mut page);
        (page, foot)
    }

    /// Sets title and players, and says where what stands below begins.
    fn head(&self, page: &mut Page) -> f32 {
        let room = page.width() - 2.0 * MARGIN;
        let foot = MARGIN + 5.0 * MM;
        page.text(
            (MARGIN, foot),
            &self.title,
            TextStyle::bold(18.0),
            Align::Left,
        );
        let players = TextStyle::bold(12.5);
        let told = players.fitted(&self.players, room);
        let foot = foot + 7.5 * MM;
        page.text((MARGIN, foot), &told, players, Align::Left);
        page.rect((MARGIN, foot + 2.5 * MM), (room, 1.0), Ink::Filled(0.3));
        foot + 5.0 * MM
    }

    /// Sets what there is to know and the clocks beside the diagram, and says where that ends.
    fn beside_the_board(&self, page: &mut Page, size: f32, top: f32) -> f32 {
        let plain = TextStyle::regular(size);
        let label = plain.in_gray(0.35);
        let right = page.width() - MARGIN - BOARD - 7.0 * MM;
        let names = self.facts.iter().map(|[name, _]| label.width(name));
        let left = MARGIN + names.fold(0.0, f32::max) + size;
        let mut foot = top + size;
        for [name, fact] in &self.facts {
            page.text((MARGIN, foot), name, label, Align::Left);
            for line in plain.lines(fact, right - left) {
                page.text((left, foot), &line, plain, Align::Left);
                foot += size * LINE;
            }
        }
        foot += size * 0.6;
        let names = self.clocks.first().map(|[_, white, black]| [white, black]);
        let names = names.into_iter().flatten().map(|name| label.width(name));
        let most = (right - MARGIN) * 0.3;
        let column = names.fold(size * 5.1, f32::max) + size * 0.5;
        let column = column.min(most.max(size * 5.6));
        for (row, [name, white, black]) in self.clocks.iter().enumerate() {
            let style = if row == 0 {
                label
            } else {
                TextStyle::bold(size)
            };
            for (text, at) in [(white, right - column), (black, right)] {
                let text = style.fitted(text, column - size * 0.5);
                page.text((at, foot), &text, style, Align::Right);
            }
            let mut lines = 0.0_f32;
            for line in plain.lines(name, right - 2.0 * column - MARGIN) {
                page.text(
                    (MARGIN, foot + lines * size * LINE),
                    &line,
                    plain,
                    Align::Left,
                );
                lines += 1.0;
            }
            foot += lines.max(1.0) * size * LINE;
        }
        foot - size
    }

    /// Sets the diagram with its FEN, and says where that ends.
    fn board(&self, page: &mut Page, top: f32) -> f32 {
        let at = (page.width() - MARGIN - BOARD, top);
        let Some(board) = &self.board else {
            return top;
        };
        page.diagram(at, BOARD, board, Color::White);
        let small = TextStyle::regular(7.0).in_gray(0.25);
        // Below the letters of the files.
        let mut foot = top + BOARD + 22.0;
        for line in broken(small, &self.fen, BOARD) {
            page.text((at.0, foot), &line, small, Align::Left);
            foot += 9.0;
        }
        foot - 4.0
    }

    /// Sets the positions that were compared beside each other, and says where they end; where there is no room above
    /// `bottom` they are left out.
    fn compare(&self, page: &mut Page, size: f32, top: f32, bottom: f32) -> f32 {
        if self.compared.is_empty() {
            return top;
        }
        let board = COMPARED.min(size * 9.0);
        // The letters of the files stand below the board.
        let (head, caption) = (top + size, top + size + board + 18.0);
        let foot = caption + size * 0.5;
        if foot > bottom {
            return foot;
        }
        let small = TextStyle::regular(8.0).in_gray(0.25);
        let mut left = MARGIN;
        for compared in &self.compared {
            page.diagram((left, head), board, &compared.board, Color::White);
            let told = small.fitted(&compared.caption, board);
            page.text((left, caption), &told, small, Align::Left);
            left += board + 8.0 * MM;
        }
        foot
    }

    /// Sets the lines to sign on, and what the sheet can be known by.
    fn sign(&self, page: &mut Page) {
        let room = page.width() - 2.0 * MARGIN;
        let count = self.signatures.iter().map(|_| 1.0).sum::<f32>().max(1.0);
        let foot = page.height() - MARGIN - 14.0 * MM;
        let (width, small) = (room / count, TextStyle::regular(8.5).in_gray(0.35));
        let mut left = MARGIN;
        for who in &self.signatures {
            page.rect((left, foot), (width - 5.0 * MM, 0.6), Ink::Filled(0.5));
            let mut below = foot;
            for line in small.lines(who, width - 5.0 * MM) {
                below += 11.0;
                page.text((left, below), &line, small, Align::Left);
            }
            left += width;
        }
        let faint = TextStyle::regular(7.5).in_gray(0.4);
        let at = (page.width() / 2.0, page.height() - MARGIN + 3.0 * MM);
        page.text(at, &self.hash, faint, Align::Center);
    }

    /// The sheet as plain text: the same in the same order, the diagram as its FEN alone.
    pub fn as_text(&self) -> String {
        let mut text = vec![self.title.clone(), String::new(), self.players.clone()];
        text.extend(
            self.facts
                .iter()
                .map(|[name, fact]| format!("{name}: {fact}")),
        );
        if !self.fen.is_empty() {
            text.push(format!("FEN: {}", self.fen));
        }
        text.push(String::new());
        let width = |column: usize| {
            let cells = self.clocks.iter().map(|row| row[column].chars().count());
            cells.max().unwrap_or_default()
        };
        let widths = [width(0), width(1), width(2)];
        text.extend(self.clocks.iter().map(|[name, white, black]| {
            let [first, second, third] = widths;
            format!("{name:<first$}  {white:>second$}  {black:>third$}")
        }));
        for section in &self.sections {
            text.extend([String::new(), section.title.clone()]);
            text.extend(section.rows.iter().map(|[lead, said]| match lead.as_str() {
                "" => format!("  {said}"),
                lead => format!("  {lead}: {said}"),
            }));
        }
        let compared = self.compared.iter();
        text.extend(compared.map(|it| format!("  {}: {}", it.caption, it.fen)));
        let signed = self.signatures.iter();
        text.extend(signed.map(|who| format!("\n\n{}\n{who}", signing_line())));
        text.extend([String::new(), self.hash.clone(), String::new()]);
        text.join("\n")
    }
}

impl SheetSection {
    /// Sets the section below that foot, and says where it ends; lines that would stand below `bottom` are left out.
    fn set(&self, page: &mut Page, size: f32, top: f32, bottom: f32) -> f32 {
        let (bold, plain) = (TextStyle::bold(size), TextStyle::regular(size));
        let mut foot = top + size * 1.2;
        let mut write = |at: (f32, f32), text: &str, style: TextStyle| {
            if at.1 <= bottom {
                page.text(at, text, style, Align::Left);
            }
        };
        write((MARGIN, foot), &self.title, bold.in_gray(0.3));
        foot += size * LINE;
        let leads = self.rows.iter().map(|[lead, _]| plain.width(lead));
        let lead_width = leads.fold(0.0, f32::max);
        let left = if lead_width > 0.0 {
            MARGIN + lead_width + size
        } else {
            MARGIN
        };
        let room = Paper::A4.size().0 - MARGIN - left;
        for [lead, text] in &self.rows {
            write((MARGIN, foot), lead, plain.in_gray(0.35));
            let lines = plain.lines(text, room);
            for line in &lines {
                write((left, foot), line, plain);
                foot += size * LINE;
            }
            if lines.is_empty() {
                foot += size * LINE;
            }
        }
        foot - size * LINE + size * 0.5
    }
}

/// A text without blanks in lines of that width: broken behind a stroke, where it has one.
fn broken(style: TextStyle, text: &str, width: f32) -> Vec<String> {
    let mut lines = vec![String::new()];
    for part in text.split_inclusive(['/', ' ']) {
        let Some(line) = lines.last_mut() else {
            continue;
        };
        let longer = format!("{line}{part}");
        if style.width(&longer) <= width || line.is_empty() {
            *line = longer;
        } else {
            lines.push(part.to_owned());
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_was_said_the_sheet_is_one_page_and_the_same_again() {
        let said = "And then the clock was pressed, and nobody saw the king. ".repeat(60);
        let sheet = PrintedIncident {
            language: "en",
            title: "Incident sheet".to_owned(),
            sections: vec![SheetSection {
                title: "White says".to_owned(),
                rows: vec![[String::new(), said]],
            }],
            signatures: vec!["Arbiter".to_owned()],
            board: Some(Board::default()),
            ..PrintedIncident::default()
        };
        let document = sheet.printed();
        assert_eq!(document.pages.len(), 1);
        assert_eq!(document.written(), sheet.printed().written());
        let (_, end) = sheet.page(LARGEST, f32::MAX);
        assert!(end > document.pages[0].height(), "it had to be set smaller");
    }
}
