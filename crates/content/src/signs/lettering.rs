//! Sets words in our road lettering.

use super::drawing::Layer;
use super::error::DrawError;
use super::glyphs::{Glyph, Mark, parts, plain};
use super::outline::{Point, num, push};

/// Measures of the lettering, in hundredths of the height of a capital.
pub struct Lettering;

impl Lettering {
    /// Height of capitals where a text does not say.
    pub const USUAL_HEIGHT: f64 = 20.0;
    const TRACKING: f64 = 13.0;
    const SPACE: f64 = 34.0;
    const LEADING: f64 = 1.45;
    const HEAVY: f64 = 0.175;
    const MEDIUM: f64 = 0.158;
}

/// Lines of text, measured.
pub struct Block {
    /// Width of the longest line.
    pub width: f64,
    /// From the top of the first line's capitals to the last line's base.
    pub height: f64,
    capital: f64,
    leading: f64,
    squeeze: f64,
    lines: Vec<Line>,
}

struct Line {
    width: f64,
    letters: Vec<Letter>,
}

struct Letter {
    offset: f64,
    glyph: &'static Glyph,
    mark: Option<Mark>,
    is_small: bool,
}

impl Block {
    /// Measures words whose capitals are `capital` high; a character that we cannot letter is an error.
    pub fn of(words: &str, capital: f64, layer: &Layer, code: &str) -> Result<Self, DrawError> {
        let lines = words
            .split('\n')
            .map(|line| set(line).map_err(|glyph| DrawError::UnknownGlyph { code: code.to_owned(), glyph }))
            .collect::<Result<Vec<_>, _>>()?;
        let leading = layer.leading.unwrap_or(Lettering::LEADING) * capital;
        let squeeze = layer.squeeze.unwrap_or(1.0);
        let widest = lines.iter().map(|line| line.width).fold(0.0, f64::max);
        let gaps = lines.iter().skip(1).map(|_| leading).sum::<f64>();
        Ok(Self { width: widest * squeeze * capital / 100.0, height: capital + gaps, capital, leading, squeeze, lines })
    }

    /// The lines as one path of strokes and one of outlines, with `place` at the anchor and half-way down.
    pub fn markup(&self, place: Point, anchor: f64, ink: &str, heavy: bool) -> String {
        let scale = self.capital / 100.0;
        let mut strokes = String::new();
        let mut fills = String::new();
        let mut top = place.1 - self.height / 2.0;
        for line in &self.lines {
            let across = scale * self.squeeze;
            let left = place.0 - line.width * across * anchor;
            for letter in &line.letters {
                let set = Setting { across, scale, left: left + letter.offset * across, top };
                set.write(&mut strokes, letter.glyph.strokes);
                set.write(&mut fills, letter.glyph.fills);
                if let Some(mark) = &letter.mark {
                    set.mark(&mut strokes, &mut fills, letter, mark);
                }
            }
            top += self.leading;
        }
        let weight = if heavy { Lettering::HEAVY } else { Lettering::MEDIUM } * self.capital;
        let mut markup = String::new();
        if !strokes.is_empty() {
            push(
                &mut markup,
                format_args!(r#"<path d="{strokes}" fill="none" stroke="{ink}" stroke-width="{}"/>"#, num(weight)),
            );
        }
        if !fills.is_empty() {
            push(&mut markup, format_args!(r#"<path d="{fills}" fill="{ink}"/>"#));
        }
        markup
    }
}

/// Places the characters of one line; the error is the character that we cannot letter.
fn set(words: &str) -> Result<Line, char> {
    let mut letters = Vec::new();
    let mut pen = 0.0;
    for letter in words.chars() {
        if letter == ' ' {
            pen += Lettering::SPACE;
            continue;
        }
        let (base, mark) = match parts(letter) {
            Some((base, mark)) => (base, Some(mark)),
            None => (letter, None),
        };
        let glyph = plain(base).ok_or(letter)?;
        let width = glyph.width;
        letters.push(Letter { offset: pen, glyph, mark, is_small: letter.is_lowercase() });
        pen += width + Lettering::TRACKING;
    }
    Ok(Line { width: (pen - Lettering::TRACKING).max(0.0), letters })
}

/// Where and how large a character is set.
struct Setting {
    across: f64,
    scale: f64,
    left: f64,
    top: f64,
}

impl Setting {
    fn mark(&self, strokes: &mut String, fills: &mut String, letter: &Letter, mark: &Mark) {
        let (middle, right) = (letter.glyph.width / 2.0, letter.glyph.width);
        let at = |x: f64, y: f64| Self {
            across: self.across,
            scale: self.scale,
            left: self.left + x * self.across,
            top: self.top + y * self.scale,
        };
        let drop = if letter.is_small { 19.0 } else { -8.0 };
        match mark {
            Mark::Acute => at(middle, drop).write(fills, "M-11 0L1 -22H22L4 0Z"),
            Mark::Dot => at(middle, drop).write(fills, "M-9 -18H9V0H-9Z"),
            Mark::Ogonek => at(if letter.is_small { right - 8.0 } else { right }, 100.0)
                .write(strokes, "M-6 -6C-18 2 -22 9 -20 15C-18 21 -10 23 -1 19"),
            Mark::Bar => at(8.5, 50.0).write(fills, "M-20 10V-5L24 -26V-11Z"),
        }
    }

    /// Appends path data, placed and scaled.
    fn write(&self, path: &mut String, data: &str) {
        let mut rest = data;
        while let Some(command) = rest.chars().next() {
            let body = &rest[command.len_utf8()..];
            let end = body.find(|letter: char| letter.is_ascii_uppercase()).unwrap_or(body.len());
            path.push(command);
            self.write_numbers(path, command, &body[..end]);
            rest = &body[end..];
        }
    }

    fn write_numbers(&self, path: &mut String, command: char, numbers: &str) {
        for (index, number) in numbers.split_whitespace().filter_map(|text| text.parse::<f64>().ok()).enumerate() {
            let placed = match (command, index) {
                ('A', 0) => number * self.across,
                ('A', 1) => number * self.scale,
                ('A', 2..=4) => number,
                ('V', _) | ('A', 6) => self.top + number * self.scale,
                ('H', _) | ('A', 5) => self.left + number * self.across,
                (_, even) if even % 2 == 0 => self.left + number * self.across,
                _ => self.top + number * self.scale,
            };
            if index > 0 {
                path.push(' ');
            }
            path.push_str(&num(placed));
        }
    }
}
