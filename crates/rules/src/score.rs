//! Whether an answer is right.

/// Whether exactly the correct options were chosen: order and repetition do not matter, no choice is wrong.
pub fn is_right<C: AsRef<str>, K: AsRef<str>>(chosen: &[C], correct: &[K]) -> bool {
    let is_among_chosen = |option: &str| chosen.iter().any(|one| one.as_ref() == option);
    let is_correct = |option: &str| correct.iter().any(|one| one.as_ref() == option);
    !chosen.is_empty()
        && correct.iter().all(|option| is_among_chosen(option.as_ref()))
        && chosen.iter().all(|option| is_correct(option.as_ref()))
}
