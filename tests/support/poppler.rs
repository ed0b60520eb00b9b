//! What poppler's tools find in a PDF of ours: its text, its fonts.

use std::io::Write;
use std::process::{Command, Stdio};

/// The text of a PDF, in the order of its lines.
pub fn text(pdf: &[u8]) -> String {
    fed("pdftotext", &["-layout", "-", "-"], pdf)
}

/// The text of a PDF in the order in which it was set.
pub fn raw_text(pdf: &[u8]) -> String {
    fed("pdftotext", &["-raw", "-", "-"], pdf)
}

/// The words of a PDF, each with its left, upper, right and lower edge on its page.
pub fn words(pdf: &[u8]) -> Vec<(String, [f32; 4])> {
    let told = fed("pdftotext", &["-bbox", "-", "-"], pdf);
    let words = told.lines().filter_map(|line| {
        let (box_, rest) = line.trim().strip_prefix("<word ")?.split_once('>')?;
        let mut edges = box_.split('"').skip(1).step_by(2);
        let mut edge = || edges.next()?.parse().ok();
        let edges = [edge()?, edge()?, edge()?, edge()?];
        Some((rest.trim_end_matches("</word>").to_owned(), edges))
    });
    words.collect()
}

/// The fonts of a PDF as poppler lists them, one a line: name, type, encoding, emb, sub, uni, object.
pub fn fonts(pdf: &[u8]) -> Vec<String> {
    let file = tempfile::NamedTempFile::new().expect("a temporary file");
    file.as_file().write_all(pdf).expect("room on the disk");
    let path = file.path().to_str().expect("a plain path").to_owned();
    let listed = fed("pdffonts", &[&path], &[]);
    listed.lines().skip(2).map(str::to_owned).collect()
}

/// Keeps a PDF in the folder that `JADOUBE_PRINTS` names, if it names one, to be looked at.
pub fn keep(name: &str, pdf: &[u8]) {
    if let Some(folder) = std::env::var_os("JADOUBE_PRINTS") {
        let path = std::path::Path::new(&folder).join(format!("{name}.pdf"));
        std::fs::write(path, pdf).expect("the folder can be written to");
    }
}

fn fed(program: &str, args: &[&str], input: &[u8]) -> String {
    let mut child = Command::new(program)
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap_or_else(|_| {
            panic!("{program} is missing: run `sh .ci/prepare`, or install poppler-utils")
        });
    let mut pipe = child.stdin.take().expect("standard input is a pipe");
    let input = input.to_owned();
    let feeder = std::thread::spawn(move || pipe.write_all(&input));
    let output = child.wait_with_output().expect("the program ends");
    drop(feeder.join().expect("the feeder does not panic"));
    let complaints = String::from_utf8_lossy(&output.stderr);
    assert!(complaints.is_empty(), "{program} complains: {complaints}");
    String::from_utf8(output.stdout).expect("poppler writes UTF-8")
}
