//! Tells the program of which commit it was built, where it is built to be used and whoever builds it has not said it.

use std::env;
use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo:rerun-if-env-changed=JADOUBE_BUILD");
    // What is only tried out is not built anew at each commit.
    let is_used = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    if is_used && env::var_os("JADOUBE_BUILD").is_none() {
        let told = build().unwrap_or_default();
        if !told.is_empty() {
            println!("cargo:rustc-env=JADOUBE_BUILD={told}");
        }
    }
}

/// The version, the commit and its day; nothing where the sources lie in no repository of their own.
fn build() -> Option<String> {
    let sources = Path::new(&env::var_os("CARGO_MANIFEST_DIR")?).join("../..");
    let top = git(&["rev-parse", "--show-toplevel"])?;
    if sources.canonicalize().ok()? != Path::new(&top).canonicalize().ok()? {
        return None;
    }
    let folder = git(&["rev-parse", "--absolute-git-dir"])?;
    println!("cargo:rerun-if-changed={folder}/logs/HEAD");
    let commit = git(&["rev-parse", "--short", "HEAD"])?;
    let day = git(&["log", "-1", "--format=%cs"])?;
    let version = env::var("CARGO_PKG_VERSION").ok()?;
    Some(format!("{version} ({commit}, {day})"))
}

fn git(words: &[&str]) -> Option<String> {
    let output = Command::new("git").args(words).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    Some(text.trim().to_owned()).filter(|text| output.status.success() && !text.is_empty())
}
