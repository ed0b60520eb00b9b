//! Where the sources ask for words: the ids they name, and the arguments they give.

use std::collections::BTreeSet;
use std::path::Path;

/// A call for a message, as far as the source tells.
#[derive(Debug)]
pub struct Call {
    /// The file.
    pub path: String,
    /// The id, as it stands in the source.
    pub id: String,
    /// The names of the arguments, where they are listed on the spot.
    pub args: Option<BTreeSet<String>>,
}

/// What the sources say about words.
#[derive(Debug, Default)]
pub struct Uses {
    /// Every text literal outside tests and comments.
    pub literals: BTreeSet<String>,
    /// Every call for a message by a literal id.
    pub calls: Vec<Call>,
}

impl Uses {
    /// Reads every source below `src`.
    pub fn of_sources() -> Self {
        let mut uses = Self::default();
        uses.read_folder(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
        uses
    }

    fn read_folder(&mut self, folder: &Path) {
        let entries = std::fs::read_dir(folder).expect("the sources are there");
        for path in entries.map(|entry| entry.expect("a readable folder").path()) {
            if path.is_dir() {
                self.read_folder(&path);
            } else if path.extension().is_some_and(|it| it == "rs") {
                let text = std::fs::read_to_string(&path).expect("sources are UTF-8");
                self.read_source(&path.display().to_string(), &code_of(&text));
            }
        }
    }

    fn read_source(&mut self, path: &str, code: &str) {
        self.literals.extend(literals(code).map(|(_, text)| text));
        for (start, id) in literals(code) {
            let before = code[..start].trim_end();
            let args = if calls(before, "tr(") {
                Some(BTreeSet::new())
            } else if calls(before, "tr_args(") {
                listed(&code[start + id.len() + 2..])
            } else {
                continue;
            };
            let path = path.to_owned();
            self.calls.push(Call { path, id, args });
        }
    }

    /// Whether the sources name `id`, whole or as the holes of a `format!` may fill it.
    pub fn name(&self, id: &str) -> bool {
        self.literals.contains(id)
            || self
                .literals
                .iter()
                .any(|literal| literal.contains("-{") && fills(literal, id))
    }
}

/// Whether the code before an argument ends with a call of just that name.
fn calls(before: &str, name: &str) -> bool {
    before.strip_suffix(name).is_some_and(|rest| {
        !rest.ends_with(|letter: char| letter.is_alphanumeric() || letter == '_')
    })
}

/// The source without its comments and without the tests at its foot.
fn code_of(text: &str) -> String {
    let text = text.split("#[cfg(test)]").next().unwrap_or_default();
    text.lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .flat_map(|line| [line, "\n"])
        .collect()
}

/// The plain text literals of a source, each with the place of its opening quote.
fn literals(code: &str) -> impl Iterator<Item = (usize, String)> {
    let mut found = Vec::new();
    let mut opened: Option<usize> = None;
    let mut escaped = false;
    let mut before = ' ';
    for (at, letter) in code.char_indices() {
        match (letter, opened) {
            ('"', None) if before != '\'' => opened = Some(at),
            ('"', Some(start)) if !escaped => {
                found.push((start, code[start + 1..at].to_owned()));
                opened = None;
            }
            _ => {}
        }
        escaped = letter == '\\' && !escaped;
        before = letter;
    }
    found.into_iter()
}

/// The names in a list of arguments, `, &[("name", …), …])`, if it is written on the spot.
fn listed(rest: &str) -> Option<BTreeSet<String>> {
    let list = rest.trim_start().strip_prefix(',')?.trim_start();
    let list = list.strip_prefix("&[")?;
    let mut depth = 1_u32;
    let end = list.find(|letter| {
        match letter {
            '[' => depth += 1,
            ']' => depth -= 1,
            _ => {}
        }
        depth == 0
    })?;
    let list = &list[..end];
    let names = literals(list).filter(|(at, _)| list[..*at].trim_end().ends_with('('));
    let names =
        names.filter(|(at, name)| list[at + name.len() + 2..].trim_start().starts_with(','));
    Some(names.map(|(_, name)| name).collect())
}

/// Whether `id` is what `rule-{slug}-gist` may become.
fn fills(template: &str, id: &str) -> bool {
    let mut rest = id;
    let mut pieces = template.split('{');
    let head = pieces.next().unwrap_or_default();
    let Some(after) = rest.strip_prefix(head) else {
        return false;
    };
    rest = after;
    for piece in pieces {
        let text = piece.split_once('}').map_or("", |(_, text)| text);
        match (text.is_empty(), rest.find(text)) {
            (true, _) => {}
            (false, Some(at)) => rest = &rest[at + text.len()..],
            (false, None) => return false,
        }
    }
    template.ends_with('}') || rest.is_empty()
}
