//! Writes everything that lies beside the programs into a folder: `cargo run -p jadoube-packaging`.

use std::path::Path;
use std::{fs, io};

use jadoube_packaging::{SHARE, installed_files};

fn main() -> io::Result<()> {
    for (name, text) in installed_files() {
        let path = Path::new(SHARE).join(name);
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(path, text)?;
    }
    Ok(())
}
