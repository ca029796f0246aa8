//! Arrow heads in the manner of road signs: swept back, with ends cut along the shaft.

use super::outline::{Point, heading, rounded};

/// An arrow as a stroked shaft and filled heads.
pub struct Arrow {
    /// Path of the shaft, to be stroked with the given width.
    pub shaft: String,
    /// Path of the heads, to be filled.
    pub heads: String,
}

/// Draws an arrow through points; the last (and with `both` the first) is a tip.
pub fn arrow(through: &[Point], width: f64, bend: f64, head: f64, both: bool) -> Arrow {
    let mut shaft = through.to_vec();
    let last = through.len() - 1;
    let mut heads = head_at(through[last], through[last - 1], width, head);
    shaft[last] = drawn_back(through[last], through[last - 1], width * 0.9 * head);
    if both {
        heads.push_str(&head_at(through[0], through[1], width, head));
        shaft[0] = drawn_back(through[0], through[1], width * 0.9 * head);
    }
    Arrow { shaft: rounded(&shaft, bend, false), heads }
}

fn drawn_back(tip: Point, from: Point, distance: f64) -> Point {
    let (back, _) = heading(tip, from);
    (tip.0 + back.0 * distance, tip.1 + back.1 * distance)
}

fn head_at(tip: Point, from: Point, width: f64, head: f64) -> String {
    let (back, _) = heading(tip, from);
    let (half, wing, edge) = (width / 2.0, width * 1.7 * head, width * 1.25 * head);
    let inner = edge + half;
    let place = |across: f64, behind: f64| {
        (tip.0 + back.0 * behind - back.1 * across, tip.1 + back.1 * behind + back.0 * across)
    };
    let outline = [
        place(0.0, 0.0),
        place(wing, wing),
        place(wing, wing + edge),
        place(half, inner),
        place(-half, inner),
        place(-wing, wing + edge),
        place(-wing, wing),
    ];
    rounded(&outline, 0.0, true)
}
