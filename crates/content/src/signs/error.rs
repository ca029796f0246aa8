//! What can be wrong with a drawing.

use thiserror::Error;

/// Says which sign cannot be drawn and what its author has to mend.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum DrawError {
    /// A drawing that belongs to no sign.
    #[error("a drawing has no code")]
    NoCode,
    /// No template has this name.
    #[error("sign {code}: there is no plate called {name:?}")]
    UnknownPlate {
        /// The sign.
        code: String,
        /// The name that was asked for.
        name: String,
    },
    /// The palette has no such colour.
    #[error("sign {code}: there is no colour called {name:?}")]
    UnknownColour {
        /// The sign.
        code: String,
        /// The name that was asked for.
        name: String,
    },
    /// The library has no such symbol.
    #[error("sign {code}: there is no pictogram called {name:?}")]
    UnknownPictogram {
        /// The sign.
        code: String,
        /// The name that was asked for.
        name: String,
    },
    /// Our lettering has no such character.
    #[error("sign {code}: the lettering has no {glyph:?}")]
    UnknownGlyph {
        /// The sign.
        code: String,
        /// The character that was asked for.
        glyph: char,
    },
    /// A layer carries a setting that means nothing.
    #[error("sign {code}: a layer has no setting called {name:?}")]
    UnknownSetting {
        /// The sign.
        code: String,
        /// The setting.
        name: String,
    },
    /// A layer or plate whose measures cannot be drawn.
    #[error("sign {code}: {fault}")]
    BadMeasure {
        /// The sign.
        code: String,
        /// What is wrong with it.
        fault: String,
    },
    /// A pictogram that is not a plain drawing.
    #[error("pictogram {name}: {fault}")]
    BadPictogram {
        /// The pictogram.
        name: String,
        /// What is wrong with it.
        fault: String,
    },
}
