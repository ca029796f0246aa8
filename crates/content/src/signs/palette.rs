//! The fixed colours of road signs.

/// Names and values; authors use the names only.
pub const COLOURS: [(&str, &str); 22] = [
    ("red", "#c8102e"),
    ("blue", "#0b57a4"),
    ("green", "#00703c"),
    ("brown", "#6d3a1c"),
    ("yellow", "#ffcd00"),
    ("lime", "#c8e000"),
    ("white", "#fff"),
    ("black", "#16181a"),
    ("grey", "#8d9499"),
    ("light-grey", "#d3d8db"),
    ("orange", "#f47b20"),
    ("asphalt", "#4b5257"),
    ("grass", "#6d9a5b"),
    ("skin", "#d9a67c"),
    ("lamp-red", "#ff3a30"),
    ("lamp-amber", "#ffb000"),
    ("lamp-green", "#1fd67a"),
    ("lamp-white", "#f7fbff"),
    ("dark-red", "#4d1917"),
    ("dark-amber", "#4a3a12"),
    ("dark-green", "#133f2a"),
    ("dark-white", "#3a3f44"),
];

/// The value of a colour, if the palette has it.
pub fn value(name: &str) -> Option<&'static str> {
    COLOURS.iter().find(|(known, _)| *known == name).map(|(_, value)| *value)
}

/// Whether white ink is read better than black on this ground.
pub fn is_dark(name: &str) -> bool {
    matches!(name, "red" | "blue" | "green" | "brown" | "black" | "asphalt" | "grey")
}
