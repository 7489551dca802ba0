//! Colours and small parts that both boards share. The colours are the light theme of the page: what is printed is paper.

use core::fmt::Write;

pub(super) const FRAME: &str = "#4A2F20";
pub(super) const INLAY: &str = "#B48D5E";
pub(super) const FRAME_INK: &str = "#F0E2C8";
pub(super) const LIGHT_SQUARE: &str = "#EBDBBB";
pub(super) const FIELD: &str = "#E6D3AE";
pub(super) const POINT_ODD: &str = "#4B7868";
pub(super) const POINT_EVEN: &str = "#AC6240";
pub(super) const BAR: &str = "#8F6848";
pub(super) const MARK: &str = "#241B14";
pub(super) const CASING: &str = "#FFF8E8";
pub(super) const ROUTE: &str = "#8E2A16";
pub(super) const ARROW: &str = "#1F5A47";

/// The colours of a checker: face, rim, groove, edge.
pub(super) struct Wood {
    pub(super) face: &'static str,
    pub(super) rim: &'static str,
    pub(super) groove: &'static str,
    pub(super) edge: &'static str,
}

const LIGHT: Wood = Wood {
    face: "#FAF1DF",
    rim: "#3D2B1E",
    groove: "#D6C096",
    edge: "#C4A877",
};

const DARK: Wood = Wood {
    face: "#231812",
    rim: "#0E0805",
    groove: "#7A6150",
    edge: "#0E0805",
};

/// The wood of a side.
pub(super) fn wood(side: &str) -> &'static Wood {
    if side == "light" { &LIGHT } else { &DARK }
}

/// An SVG being drawn.
#[derive(Default)]
pub(super) struct Drawing {
    parts: String,
}

impl Drawing {
    pub(super) fn rect(&mut self, x: f64, y: f64, width: f64, height: f64, attributes: &str) {
        self.part(&format!(
            r#"<rect x="{x}" y="{y}" width="{width}" height="{height}" {attributes}/>"#
        ));
    }

    pub(super) fn circle(&mut self, x: f64, y: f64, radius: f64, attributes: &str) {
        self.part(&format!(
            r#"<circle cx="{x}" cy="{y}" r="{radius}" {attributes}/>"#
        ));
    }

    pub(super) fn path(&mut self, way: &str, attributes: &str) {
        self.part(&format!(r#"<path d="{way}" {attributes}/>"#));
    }

    pub(super) fn text(&mut self, x: f64, y: f64, size: f64, text: &str, attributes: &str) {
        self.part(&format!(
            r#"<text x="{x}" y="{y}" font-size="{size}" {attributes}>{}</text>"#,
            escape(text)
        ));
    }

    /// A line with a casing, so that it shows on every surface.
    pub(super) fn cased(&mut self, way: &str, colour: &str, width: f64, attributes: &str) {
        let casing = width + 5.0;
        self.path(
            way,
            &format!(
                r#"fill="none" stroke="{CASING}" stroke-width="{casing}" stroke-linecap="round" stroke-linejoin="round" {attributes}"#
            ),
        );
        self.path(
            way,
            &format!(
                r#"fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round" {attributes}"#
            ),
        );
    }

    fn part(&mut self, part: &str) {
        self.parts.push_str(part);
    }

    /// The whole picture, with a title for whoever cannot see it.
    pub(super) fn finish(self, view: &str, title: &str) -> String {
        let mut svg = String::new();
        // Writing to a string cannot fail.
        let _ = write!(
            svg,
            r#"<svg viewBox="{view}" role="img" aria-label="{0}" font-family="Palatino, 'Palatino Linotype', Georgia, serif">{1}</svg>"#,
            escape(title),
            self.parts
        );
        svg
    }
}

/// Text made safe for HTML and its attributes.
pub(super) fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}
