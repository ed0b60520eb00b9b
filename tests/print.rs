//! What is printed: pages of text, and scoresheets in every language and notation.

mod printing {
    mod pages;
    mod sheets;
}

mod support {
    pub mod poppler;
}
