//! Answers for machines: an object for each ruling, for the end, and for whatever is wrong; in English throughout.

use std::path::Path;

use crate::json::JsonObject;
use jadoube_core::clock::duration_text::written;
use jadoube_core::laws::Edition;
use jadoube_core::record::JudgeReport;
use jadoube_core::record::script::Difference;

/// Every ruling of one edition, what is still to be decided, and the state in the end.
pub(super) fn report(file: &Path, report: &JudgeReport) -> String {
    let (edition, end) = (report.edition, &report.end);
    let begun = |kind| object(kind, file, Some(edition)).text("play", &end.play.to_string());
    let mut text = String::new();
    for line in &report.lines {
        let ruling = &line.ruling;
        let consequences = ruling.consequences.iter().map(ToString::to_string);
        let object = begun("ruling")
            .text("at", &line.at.to_string())
            .number_or_null("act", line.act)
            .text("rule", ruling.rule.slug())
            .texts("articles", ruling.rule.articles(edition))
            .texts("consequences", consequences)
            .truth("routine", line.is_routine);
        text.push_str(&object.line());
    }
    for question in &report.open {
        let (accept, reject) = question.answers();
        let object = begun("open")
            .text("question", &question.to_string())
            .text("accept", accept)
            .text("reject", reject);
        text.push_str(&object.line());
    }
    let object = begun("end")
        .text("table", &end.table)
        .text("game", &end.game);
    let object = match end.clocks {
        Some(clocks) => object.texts("clocks", [written(clocks.white), written(clocks.black)]),
        None => object.text_or_null("clocks", None),
    };
    let runs = end.runs.map(|color| color.to_string());
    let result = end.result.map(|outcome| outcome.to_string());
    let object = object
        .text("move", &end.mover.to_string())
        .text_or_null("runs", runs.as_deref())
        .text("result", result.as_deref().unwrap_or("*"));
    text.push_str(&object.line());
    text
}

/// Where an edition does not rule as expected.
pub(super) fn difference(file: &Path, edition: Edition, difference: &Difference) -> String {
    let object = object("difference", file, Some(edition))
        .text("about", &difference.about)
        .texts("expected", &difference.expected)
        .texts("ruled", &difference.ruled);
    object.line()
}

/// Why a file cannot be judged, or not in that edition; the place is a line and a column.
pub(super) fn fault(
    file: &Path,
    edition: Option<Edition>,
    place: Option<(usize, usize)>,
    why: &str,
) -> String {
    let object = object("fault", file, edition)
        .number_or_null("line", place.map(|(line, _)| line))
        .number_or_null("column", place.map(|(_, column)| column))
        .text("why", why);
    object.line()
}

fn object(kind: &str, file: &Path, edition: Option<Edition>) -> JsonObject {
    JsonObject::of(kind)
        .text("file", &file.display().to_string())
        .text_or_null("edition", edition.map(Edition::name))
}
