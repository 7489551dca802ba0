//! Colours and small parts that the boards share. The colours are the light theme of the page: what is printed is
//! paper.

use ::table::Side;

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
pub(super) const fn wood(side: Side) -> &'static Wood {
    match side {
        Side::Light => &LIGHT,
        Side::Dark => &DARK,
    }
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

    /// Parts that share attributes, which are written once.
    pub(super) fn group(&mut self, attributes: &str, parts: impl FnOnce(&mut Self)) {
        self.part(&format!("<g {attributes}>"));
        parts(self);
        self.part("</g>");
    }

    /// A text inside a group that says how it looks.
    pub(super) fn label(&mut self, x: f64, y: f64, text: &str) {
        self.part(&format!(r#"<text x="{x}" y="{y}">{}</text>"#, escape(text)));
    }

    /// A line with a casing, so that it shows on every surface.
    pub(super) fn cased(&mut self, way: &str, colour: &str, width: f64, attributes: &str) {
        let shared = r#"fill="none" stroke-linecap="round" stroke-linejoin="round""#;
        for (colour, width) in [(CASING, width + 5.0), (colour, width)] {
            self.path(
                way,
                &format!(r#"{shared} stroke="{colour}" stroke-width="{width}" {attributes}"#),
            );
        }
    }

    /// The plate with a cross where a refused move would end.
    pub(super) fn crossed_plate(&mut self, x: f64, y: f64) {
        self.rect(
            x - 25.0,
            y - 25.0,
            50.0,
            50.0,
            &format!(r#"rx="3" fill="{CASING}" stroke="{MARK}" stroke-width="4""#),
        );
        let cross = format!(
            "M{} {} L{} {} M{} {} L{} {}",
            x - 12.0,
            y - 12.0,
            x + 12.0,
            y + 12.0,
            x + 12.0,
            y - 12.0,
            x - 12.0,
            y + 12.0
        );
        self.path(
            &cross,
            &format!(r#"fill="none" stroke="{ROUTE}" stroke-width="7" stroke-linecap="round""#),
        );
    }

    fn part(&mut self, part: &str) {
        self.parts.push_str(part);
    }

    /// The whole picture.
    pub(super) fn finish(self, width: f64, height: f64, pixels: f64) -> Svg {
        Svg {
            width,
            height,
            pixels,
            parts: self.parts,
        }
    }
}

/// A way over points.
pub(super) fn line(points: &[(f64, f64)]) -> String {
    let mut path = String::new();
    for (index, (x, y)) in points.iter().enumerate() {
        path.push_str(if index == 0 { "M" } else { " L" });
        path.push_str(&format!("{x} {y}"));
    }
    path
}

/// A drawn picture, to be set into a page or kept as a file.
pub(super) struct Svg {
    width: f64,
    height: f64,
    /// How wide it is shown where nothing else is said.
    pixels: f64,
    parts: String,
}

impl Svg {
    /// The picture inside an HTML page, with a title for whoever cannot see it.
    pub(super) fn inline(&self, title: &str) -> String {
        self.element("", title)
    }

    /// The picture as a file of its own.
    pub(super) fn file(&self, title: &str) -> String {
        let (width, height) = (
            self.pixels,
            (self.pixels * self.height / self.width).round(),
        );
        let size =
            format!(r#"xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" "#);
        self.element(&size, title) + "\n"
    }

    fn element(&self, attributes: &str, title: &str) -> String {
        let Self {
            width,
            height,
            parts,
            ..
        } = self;
        let title = escape(title);
        let look = r#"role="img" font-family="Palatino, 'Palatino Linotype', Georgia, serif""#;
        let view = format!(r#"viewBox="0 0 {width} {height}""#);
        format!(r#"<svg {attributes}{view} {look} aria-label="{title}">{parts}</svg>"#)
    }
}

/// Text made safe for HTML and its attributes.
pub(super) fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}
