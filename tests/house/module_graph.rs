//! Which file leans on which, as their `use`s and paths tell: read from the sources, names resolved through every `mod.rs`.

use std::collections::BTreeMap;

use super::source::Source;

/// Which file leans on which, and in which line first.
pub type Leanings = BTreeMap<String, BTreeMap<String, usize>>;

/// A name taken from elsewhere: where it stands, what path leads to it, what it is called here, and whether it is only
/// handed on.
struct Taken {
    at: usize,
    path: Vec<String>,
    name: String,
    is_handed_on: bool,
}

/// A module: its file, and the names it has from elsewhere.
struct Module<'a> {
    source: &'a Source,
    taken: Vec<Taken>,
}

/// Every module by its path from the top: `["core", "laws", "facts", "case"]`.
type Modules<'a> = BTreeMap<Vec<String>, Module<'a>>;

/// Which file leans on which in these sources.
pub fn leanings(sources: &[Source]) -> Leanings {
    let modules: Modules = sources
        .iter()
        .map(|source| {
            let taken = taken(source);
            (module_path(&source.path), Module { source, taken })
        })
        .collect();
    let mut leanings = Leanings::new();
    for (here, module) in &modules {
        for taken in module.taken.iter().filter(|taken| !taken.is_handed_on) {
            let Some(made) = made_in(&modules, here, &taken.path, 0) else {
                continue;
            };
            let on = &modules[&made].source.path;
            if *on != module.source.path {
                leanings
                    .entry(module.source.path.clone())
                    .or_default()
                    .entry(on.clone())
                    .or_insert_with(|| module.source.line_of(taken.at));
            }
        }
    }
    leanings
}

fn module_path(path: &str) -> Vec<String> {
    let path = path.strip_prefix("src/").unwrap_or(path);
    let path = path.strip_suffix(".rs").unwrap_or(path);
    let parts = path.split('/').filter(|part| *part != "mod");
    parts
        .filter(|part| *part != "lib")
        .map(str::to_owned)
        .collect()
}

/// Whether a module belongs to a crate of its own below `src`, not to the one on top.
fn is_member(module: &[String]) -> bool {
    let top = module.first().map(String::as_str);
    matches!(top, Some("core" | "ui"))
}

/// The module in which the name at the end of `path` was made, as seen from `here`; none if it is not of this house.
fn made_in(
    modules: &Modules<'_>,
    here: &[String],
    path: &[String],
    depth: usize,
) -> Option<Vec<String>> {
    let mut at = here.to_vec();
    let mut names = path;
    match path.first().map(String::as_str)? {
        "crate" => {
            at.truncate(usize::from(is_member(here)));
            names = &path[1..];
        }
        "self" => names = &path[1..],
        "super" => {
            while names.first().is_some_and(|name| name == "super") {
                at.pop()?;
                names = &names[1..];
            }
        }
        first => {
            let mut child = at.clone();
            child.push(first.to_owned());
            let is_known = modules.contains_key(&child)
                || modules
                    .get(&at)
                    .is_some_and(|module| module.taken.iter().any(|taken| taken.name == first));
            if !is_known {
                return None;
            }
        }
    }
    while let Some((name, rest)) = names.split_first() {
        let mut child = at.clone();
        child.push(name.clone());
        if modules.contains_key(&child) {
            at = child;
            names = rest;
            continue;
        }
        let handed = modules.get(&at)?.taken.iter().find(|taken| {
            taken.name == *name && taken.path.last() != Some(&"*".to_owned()) && depth < 9
        });
        return match handed {
            Some(taken) if taken.path != [name.clone()] => {
                let mut path = taken.path.clone();
                path.extend(rest.iter().cloned());
                made_in(modules, &at, &path, depth + 1).or(Some(at))
            }
            _ => Some(at),
        };
    }
    modules.contains_key(&at).then_some(at)
}

/// What a file takes from elsewhere: by `use`, and by paths from the top, from the folder or from itself.
fn taken(source: &Source) -> Vec<Taken> {
    let is_folder_file = source.is_folder_file();
    let mut found = Vec::new();
    let mut uses = Vec::new();
    let rooms_within = inline_modules(&source.code);
    let inside = |at: usize| {
        rooms_within
            .iter()
            .filter(|range| range.contains(&at))
            .count()
    };
    for at in source.finds("use") {
        let before = source.code[..at].trim_end();
        let is_statement = before.is_empty()
            || before.ends_with([';', '}', '{', ']', ')'])
            || before.ends_with("pub");
        let Some(end) = source.code[at..].find(';').filter(|_| is_statement) else {
            continue;
        };
        uses.push(at..at + end);
        let is_public = before.ends_with("pub") || before.ends_with(')');
        let tree = &source.code[at + "use".len()..at + end];
        let mut paths = Vec::new();
        spread(tree, &[], &mut paths);
        for (path, name) in paths {
            let Some(path) = out_of_inline(path, inside(at)) else {
                continue;
            };
            let name = if inside(at) > 0 { String::new() } else { name };
            found.push(Taken {
                at,
                path,
                name,
                is_handed_on: is_public && is_folder_file,
            });
        }
    }
    for start in ["crate::", "super::", "self::"] {
        for at in source.finds(start) {
            let is_within = uses.iter().any(|range| range.contains(&at));
            let is_rest = source.code[..at].ends_with("::");
            let follows_pub_in = source.code[..at].trim_end().ends_with("(in");
            if is_within || is_rest || follows_pub_in {
                continue;
            }
            let is_part = |c: char| c.is_alphanumeric() || c == '_' || c == ':';
            let rest = &source.code[at..];
            let end = rest.find(|c| !is_part(c)).unwrap_or(rest.len());
            let path = rest[..end].trim_end_matches(':').split("::");
            let path = out_of_inline(path.map(str::to_owned).collect(), inside(at));
            found.extend(path.map(|path| Taken {
                at,
                path,
                name: String::new(),
                is_handed_on: false,
            }));
        }
    }
    found
}

/// The ranges of the modules that stand within a file.
fn inline_modules(code: &str) -> Vec<std::ops::Range<usize>> {
    let opens = code.match_indices("mod ").filter_map(|(at, _)| {
        let rest = &code[at + "mod ".len()..];
        let name = rest.find(|c: char| !c.is_alphanumeric() && c != '_')?;
        let is_word = !code[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_');
        (is_word && rest[name..].trim_start().starts_with('{')).then_some(at)
    });
    opens
        .map(|at| {
            let mut depth = 0;
            let closed = code[at..].char_indices().find(|(_, c)| {
                depth += i32::from(*c == '{') - i32::from(*c == '}');
                *c == '}' && depth == 0
            });
            at..closed.map_or(code.len(), |(end, _)| at + end)
        })
        .collect()
}

/// The same path as the file itself would write it, from `inside` so many modules within it; none where it does not lead
/// out of them.
fn out_of_inline(mut path: Vec<String>, inside: usize) -> Option<Vec<String>> {
    if inside == 0 || path.first().is_some_and(|first| first == "crate") {
        return Some(path);
    }
    let supers = path.iter().take_while(|part| *part == "super").count();
    if supers < inside {
        return None;
    }
    path.drain(..inside);
    if supers == inside {
        path.insert(0, "self".to_owned());
    }
    Some(path)
}

/// The paths of a tree of names, each with what it is called here: `a::b` and `a::c as d` of `a::{b, c as d}`.
fn spread(tree: &str, before: &[String], found: &mut Vec<(Vec<String>, String)>) {
    let tree = tree.trim();
    let mut path = before.to_vec();
    if let Some((head, group)) = tree.split_once('{') {
        path.extend(
            head.split("::")
                .map(str::trim)
                .filter(|part| !part.is_empty())
                .map(str::to_owned),
        );
        let group = group.trim_end().strip_suffix('}').unwrap_or(group);
        for part in parts(group) {
            spread(part, &path, found);
        }
        return;
    }
    let (names, called) = tree
        .split_once(" as ")
        .map_or((tree, None), |(names, called)| (names, Some(called.trim())));
    path.extend(
        names
            .split("::")
            .map(str::trim)
            .filter(|part| !part.is_empty())
            .map(str::to_owned),
    );
    if path.len() > 1 && path.last().is_some_and(|last| last == "self") {
        path.pop();
    }
    if let Some(last) = path.last() {
        let name = called.map_or_else(|| last.clone(), str::to_owned);
        found.push((path, name));
    }
}

/// The parts of a group, at its commas.
fn parts(group: &str) -> Vec<&str> {
    let mut depth = 0;
    let mut found = Vec::new();
    let mut start = 0;
    for (at, c) in group.char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                found.push(&group[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    found.push(&group[start..]);
    found.retain(|part| !part.trim().is_empty());
    found
}
