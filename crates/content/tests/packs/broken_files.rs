//! Whatever happens to a file, the loader answers.

use crate::support::Pack;
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn a_damaged_file_gives_faults_with_lines_that_exist(
        file in prop::sample::select(vec![
            "gb/questions/alertness.toml", "pl/exams.toml", "gb/topics.toml", "pl/mocks.toml", "gb/signs/signs.csv", "gb/signs/drawings.toml",
        ]),
        at in any::<prop::sample::Index>(),
        damage in prop_oneof![Just(String::new()), "[\"{}=\\[\\],\n#a-z]{1,6}"],
        cut in 0usize..40,
    ) {
        let pack = Pack::new();
        let text: Vec<char> = pack.text(file).chars().collect();
        let start = at.index(text.len());
        let end = text.len().min(start + cut);
        let damaged: String = text[..start].iter().copied().chain(damage.chars()).chain(text[end..].iter().copied()).collect();
        pack.write(file, &damaged);
        let lines = damaged.matches('\n').count() + 1;
        for fault in pack.faults() {
            prop_assert!(!fault.message.is_empty());
            if fault.file.ends_with(file) {
                prop_assert!(fault.line as usize <= lines, "{fault} of {lines} lines");
            }
        }
    }
}
