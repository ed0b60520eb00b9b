//! What is printed for a class, in the words of a language: certificates, and summaries of the parts of the Laws.

use crate::view::command::CertificateOrder;
use jadoube_core::chess::{Board, Color, Piece, Role};
use jadoube_core::i18n::Words;
use jadoube_core::laws::editions::contents::{BookletPart, contents};
use jadoube_core::laws::{Edition, Provision};
use jadoube_core::learn::Certificate;
use jadoube_core::learn::exam::needed;
use jadoube_core::record::print::article_summary::{PrintedSummary, SummaryRule};
use jadoube_core::record::print::certificate::PrintedCertificate;

pub fn certificate(order: &CertificateOrder, day: &str, words: Words) -> PrintedCertificate {
    let tr = |id: &str| words.tr(id).into_owned();
    let roles: &[Role] = match order.certificate {
        Certificate::Pieces => &[Role::Pawn],
        Certificate::HandsAndClock => &[Role::Knight],
        Certificate::YoungArbiter => &[Role::Rook, Role::Knight, Role::Bishop],
        Certificate::ArbitersDesk => &[
            Role::Rook,
            Role::Knight,
            Role::King,
            Role::Queen,
            Role::Bishop,
        ],
    };
    let man = |role: &Role| Piece {
        color: Color::White,
        role: *role,
    };
    PrintedCertificate {
        language: words.language().tag(),
        kind: tr(if order.exam.is_some() {
            "exam-result"
        } else {
            "certificate"
        }),
        title: certificate_title(order, words),
        over_name: tr("certificate-for"),
        name: order.name.trim().to_owned(),
        done: done(order, words),
        facts: vec![
            [tr("certificate-date"), day.to_owned()],
            [tr("certificate-edition"), laws_of(order.edition, words)],
        ],
        signature: tr("certificate-teacher"),
        origin: tr("certificate-origin"),
        men: roles.iter().map(man).collect(),
        tint: match order.certificate {
            Certificate::Pieces => [250, 214, 133],
            Certificate::HandsAndClock => [179, 219, 184],
            Certificate::YoungArbiter => [173, 212, 240],
            Certificate::ArbitersDesk => [222, 199, 235],
        },
    }
}

/// What a certificate is called, or the level of the exam whose result it is.
pub fn certificate_title(order: &CertificateOrder, words: Words) -> String {
    let id = match order.exam {
        Some(mark) => format!("level-{}", mark.level),
        None => format!("certificate-{}", order.certificate),
    };
    words.tr(&id).into_owned()
}

/// What was done for a certificate: all that it asks for, or so much of it.
fn done(order: &CertificateOrder, words: Words) -> String {
    if let Some(mark) = order.exam {
        let args = [("right", mark.right.into()), ("asked", mark.asked.into())];
        let id = if mark.right >= needed(mark.asked) {
            "exam-passed"
        } else {
            "exam-failed"
        };
        return format!("{}. {}.", words.tr_args("exam-mark", &args), words.tr(id));
    }
    let standing = &order.standing;
    if standing.is_earned() {
        let id = format!("certificate-{}-done", order.certificate);
        return words.tr(&id).into_owned();
    }
    let parts = [
        ("lessons", standing.lessons, standing.open_lessons.len()),
        ("situations", standing.situations, standing.open_situations),
    ];
    let asked = parts.into_iter().filter(|(_, asked, _)| *asked > 0);
    let told = asked.map(|(what, asked, open)| {
        let args = [("done", (asked - open).into()), ("all", asked.into())];
        let id = format!("certificate-so-far-{what}");
        words.tr_args(&id, &args).into_owned()
    });
    told.collect::<Vec<_>>().join(" ")
}

/// The edition, as a title names it.
fn laws_of(edition: Edition, words: Words) -> String {
    let args = [("year", edition.name().into())];
    words.tr_args("laws-of", &args).into_owned()
}

/// A name for the file of a summary.
pub fn summary_name(part: BookletPart, edition: Edition, words: Words) -> String {
    let number = words.part_number(part, edition);
    let (title, year) = (words.part_title(part), edition.name());
    format!("{number} {title} {year}")
}

/// The summary of a part of the Laws as that edition states it.
pub fn article_summary(part: BookletPart, edition: Edition, words: Words) -> PrintedSummary {
    let parts = contents(edition).into_iter();
    let provisions = parts
        .filter(|it| it.part == part)
        .flat_map(|it| it.provisions);
    let stated = provisions.map(|(number, provision)| SummaryRule {
        number: number.to_owned(),
        ..summary_rule(provision, edition, words)
    });
    let is_initial = part == BookletPart::InitialPosition;
    PrintedSummary {
        language: words.language().tag(),
        number: words.part_number(part, edition),
        title: words.part_title(part),
        edition: laws_of(edition, words),
        rules: stated.collect(),
        board: is_initial.then(Board::default),
        foot: words.tr("summary-foot").into_owned(),
    }
}

/// What a provision says: what that edition says otherwise before what the newest says; in short, that alone with its name.
fn summary_rule(provision: Provision, edition: Edition, words: Words) -> SummaryRule {
    let page = words.article_page(provision);
    let (said, of_the_newest) = page.as_of(edition);
    let mut entries = page.editions.into_iter();
    let entry = entries.find(|it| it.edition == edition);
    let otherwise = entry.and_then(|it| it.otherwise);
    let (gist, short) = if let (Some(otherwise), Some(newest)) = (otherwise, of_the_newest) {
        (
            format!("{said} {newest}"),
            format!("{}. {otherwise}", page.headline),
        )
    } else {
        let short = first_sentence(&page.gist).to_owned();
        (page.gist, short)
    };
    SummaryRule {
        number: String::new(),
        gist,
        short,
    }
}

fn first_sentence(text: &str) -> &str {
    let ends = text.match_indices(". ").map(|(at, _)| at + 1);
    let mut ends = ends.filter(|end| text[*end..].trim_start().starts_with(char::is_uppercase));
    ends.next().map_or(text, |end| &text[..end])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_ends_before_another_begins() {
        for (text, first) in [
            ("One. Two.", "One."),
            ("See 4.3. It binds.", "See 4.3."),
            ("It is e.g. a queen. Yes.", "It is e.g. a queen."),
            ("Only one.", "Only one."),
            ("Једна. Друга.", "Једна."),
        ] {
            assert_eq!(first_sentence(text), first);
        }
    }
}
