//! Outlines: numbers, points and rounded corners.

use std::fmt::Write;

/// A place on a plate.
pub type Point = (f64, f64);

/// A number as short as it can be written without being seen to change.
pub fn num(value: f64) -> String {
    let text = format!("{value:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    match text {
        "-0" | "" => "0".to_owned(),
        text => text.strip_prefix("0.").map_or_else(|| text.replace("-0.", "-."), |rest| format!(".{rest}")),
    }
}

/// A point as path data.
pub fn at(point: Point) -> String {
    format!("{} {}", num(point.0), num(point.1))
}

/// Points from a flat list x, y, x, y; nothing if the list is odd or too short.
pub fn points(flat: &[f64], least: usize) -> Option<Vec<Point>> {
    let pairs: Vec<Point> = flat.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect();
    (flat.len().is_multiple_of(2) && pairs.len() >= least).then_some(pairs)
}

/// The direction from one point to another and their distance.
pub fn heading(from: Point, to: Point) -> (Point, f64) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy).max(1e-9);
    ((dx / length, dy / length), length)
}

/// A polyline or polygon whose corners are rounded by arcs.
pub fn rounded(corners: &[Point], radius: f64, closed: bool) -> String {
    let count = corners.len();
    let mut path = String::new();
    for (index, corner) in corners.iter().enumerate() {
        let inner = closed || (index > 0 && index + 1 < count);
        let command = if index == 0 { 'M' } else { 'L' };
        if inner && radius > 0.0 {
            let before = corners[(index + count - 1) % count];
            let after = corners[(index + 1) % count];
            write_corner(&mut path, command, before, *corner, after, radius);
        } else {
            push(&mut path, format_args!("{command}{}", at(*corner)));
        }
    }
    if closed {
        path.push('z');
    }
    path
}

fn write_corner(path: &mut String, command: char, before: Point, corner: Point, after: Point, radius: f64) {
    let (to_before, room_before) = heading(corner, before);
    let (to_after, room_after) = heading(corner, after);
    let cosine = (to_before.0 * to_after.0 + to_before.1 * to_after.1).clamp(-1.0, 1.0);
    let half = cosine.acos() / 2.0;
    let room = room_before.min(room_after);
    let cut = (radius / half.tan().max(1e-6)).min(room);
    if half > 1.55 {
        push(path, format_args!("{command}{}", at(corner)));
        return;
    }
    let fitted = cut * half.tan();
    let start = (corner.0 + to_before.0 * cut, corner.1 + to_before.1 * cut);
    let end = (corner.0 + to_after.0 * cut, corner.1 + to_after.1 * cut);
    let turns_right = to_before.0 * to_after.1 - to_before.1 * to_after.0 < 0.0;
    push(
        path,
        format_args!("{command}{}A{r} {r} 0 0 {} {}", at(start), u8::from(turns_right), at(end), r = num(fitted)),
    );
}

/// A polygon (clockwise as seen) drawn in by a distance.
pub fn inset(corners: &[Point], distance: f64) -> Vec<Point> {
    let count = corners.len();
    (0..count)
        .map(|index| {
            let corner = corners[index];
            let (along_in, _) = heading(corners[(index + count - 1) % count], corner);
            let (along_out, _) = heading(corner, corners[(index + 1) % count]);
            let (normal_in, normal_out) = ((-along_in.1, along_in.0), (-along_out.1, along_out.0));
            let scale = distance / (1.0 + normal_in.0 * normal_out.0 + normal_in.1 * normal_out.1);
            (corner.0 + (normal_in.0 + normal_out.0) * scale, corner.1 + (normal_in.1 + normal_out.1) * scale)
        })
        .collect()
}

/// A full circle as path data.
pub fn circle(centre: Point, radius: f64) -> String {
    let (r, across) = (num(radius), num(radius * 2.0));
    format!("M{}a{r} {r} 0 1 1 {across} 0a{r} {r} 0 1 1-{across} 0z", at((centre.0 - radius, centre.1)))
}

/// Appends to a text; writing to memory cannot fail.
pub fn push(text: &mut String, more: std::fmt::Arguments<'_>) {
    let written = text.write_fmt(more);
    debug_assert!(written.is_ok(), "writing to a String cannot fail");
}
