//! `rules ID`: a rules page as text, Markdown or HTML.

use crate::tabuleiro;

#[test]
fn a_page_is_printed_in_the_form_asked_for() {
    let page = |form: &[&str]| {
        let ran = tabuleiro(&[&["rules", "italian", "--lang", "it"], form].concat());
        assert_eq!(ran.code, 0, "{form:?}: {}", ran.err);
        ran.out
    };
    let text = page(&[]);
    assert!(text.starts_with("DAMA ITALIANA\n═════"), "{text}");
    let markdown = page(&["--markdown"]);
    assert!(markdown.starts_with("# Dama italiana\n\n"), "{markdown}");
    // It stands alone: boards of characters, no picture and no page beside it.
    assert!(markdown.contains("\n```text\n   ┌──"), "{markdown}");
    assert!(!markdown.contains(".svg") && !markdown.contains(".md)"));
    let html = page(&["--html"]);
    assert!(html.starts_with("<!doctype html>"), "{html}");
}

#[test]
fn a_page_has_one_form() {
    for form in ["--html", "--json"] {
        assert_eq!(
            tabuleiro(&["rules", "italian", "--markdown", form]).code,
            2,
            "{form}"
        );
    }
    // A list is no page.
    assert_eq!(tabuleiro(&["rules", "--markdown"]).code, 2);
}
