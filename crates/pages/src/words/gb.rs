use super::{PageWords, Words};

pub const WORDS: Words = Words {
    home: PageWords {
        title: "Pass your driving theory test first time",
        description: "Practise for the driving theory test at once, without an account: original questions by topic, \
                      mock tests, road signs and exams with the official rules. Every answer is explained.",
    },
    learning: PageWords {
        title: "Practise for the theory test",
        description: "Mock tests, topics, road signs and four ways to practise. Your progress is kept, even without an account.",
    },
    topics: PageWords {
        title: "All theory test topics",
        description: "Every topic of the theory test in short parts, each question explained with its source in the Highway Code.",
    },
    modes: PageWords {
        title: "Ways to practise",
        description: "Express finds what you do not know yet, marathon ends at the first mistake, non-stop never ends, \
                      and your own exam follows your rules.",
    },
    statistics: PageWords {
        title: "Your statistics",
        description: "What you know, topic by topic, your mock tests and your best results.",
    },
    not_found: PageWords { title: "Page not found", description: "Something went wrong" },
    broken: PageWords {
        title: "This page is broken",
        description: "Sorry, but something went wrong and this page is currently broken.",
    },
    ticket: "Answer the questions and see at once why each answer is right.",
    favorites: "Favorites",
};
