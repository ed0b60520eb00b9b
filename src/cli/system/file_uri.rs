//! Files as file managers and the session bus name them: `file:///home` and so on, with percent signs.

use std::ffi::{OsStr, OsString};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

/// What such a name begins with.
const SCHEME: &str = "file://";

/// Returns the path that an argument of the command line names: a path, or a URI of a file.
pub fn path_of_argument(argument: OsString) -> PathBuf {
    let path = argument.to_str().and_then(path_of_uri);
    path.unwrap_or_else(|| PathBuf::from(argument))
}

/// Returns the path of a file that a URI names; none where it names something else.
pub fn path_of_uri(uri: &str) -> Option<PathBuf> {
    let rest = uri.strip_prefix(SCHEME)?;
    // Between the scheme and the path may stand the name of this machine.
    let path = &rest[rest.find('/')?..];
    let mut bytes = Vec::with_capacity(path.len());
    let mut signs = path.bytes();
    while let Some(sign) = signs.next() {
        if sign == b'%' {
            let digits = [signs.next()?, signs.next()?];
            let digits = std::str::from_utf8(&digits).ok()?;
            bytes.push(u8::from_str_radix(digits, 16).ok()?);
        } else {
            bytes.push(sign);
        }
    }
    #[cfg(unix)]
    {
        use std::os::unix::ffi::OsStringExt as _;
        Some(OsString::from_vec(bytes).into())
    }
    #[cfg(not(unix))]
    {
        String::from_utf8(bytes).ok().map(PathBuf::from)
    }
}

/// Returns the URI of a file.
pub fn uri_of_path(path: &Path) -> String {
    let mut uri = SCHEME.to_owned();
    for byte in path.as_os_str().as_encoded_bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'-' | b'.' | b'_' | b'~' => {
                uri.push(char::from(*byte));
            }
            byte => {
                let _ = write!(uri, "%{byte:02X}");
            }
        }
    }
    uri
}

/// Whether an argument is a bare word: neither a path nor the name of a file with an ending.
pub fn is_bare_word(argument: &OsStr) -> bool {
    let text = argument.to_string_lossy();
    !text.contains(['/', '\\', '.', ':'])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_with_signs_of_every_kind_comes_back() {
        for path in ["/games/b č ж.pgn", "/100%/a#b?.fen", "/a+b~c"] {
            let uri = uri_of_path(Path::new(path));
            assert!(uri.is_ascii() && !uri.contains(' '), "{uri}");
            assert_eq!(path_of_uri(&uri).as_deref(), Some(Path::new(path)));
        }
        let here = path_of_uri("file://localhost/a%20b.pgn");
        assert_eq!(here.as_deref(), Some(Path::new("/a b.pgn")));
    }

    #[test]
    fn what_is_no_name_of_a_file_is_none() {
        for uri in [
            "https://example.org/a.pgn",
            "file://",
            "file:///a%2",
            "file:///a%zz",
        ] {
            assert_eq!(path_of_uri(uri), None, "{uri}");
        }
        let path = path_of_argument("a%20b.pgn".into());
        assert_eq!(path, Path::new("a%20b.pgn"), "a path is left as it is");
    }

    #[cfg(unix)]
    #[test]
    fn a_name_that_is_no_text_comes_back_too() {
        use std::os::unix::ffi::OsStringExt as _;
        let path = PathBuf::from(OsString::from_vec(b"/bad\xff.pgn".to_vec()));
        assert_eq!(path_of_uri(&uri_of_path(&path)), Some(path));
    }
}
