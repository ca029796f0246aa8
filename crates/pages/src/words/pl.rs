use super::{PageWords, Words};

pub const WORDS: Words = Words {
    home: PageWords {
        title: "Zdaj egzamin teoretyczny na prawo jazdy za pierwszym razem",
        description: "Ćwicz od razu, bez zakładania konta: autorskie pytania z każdego działu, egzaminy próbne według \
                      zasad państwowych, znaki drogowe. Każda odpowiedź z wyjaśnieniem.",
    },
    learning: PageWords {
        title: "Ćwicz do egzaminu teoretycznego",
        description: "Egzaminy próbne, tematy, znaki drogowe i cztery sposoby ćwiczenia. Twoje postępy są zapisywane, nawet bez konta.",
    },
    topics: PageWords {
        title: "Wszystkie tematy egzaminu",
        description: "Każdy temat egzaminu w krótkich częściach, każde pytanie z wyjaśnieniem i podstawą prawną.",
    },
    modes: PageWords {
        title: "Sposoby ćwiczenia",
        description: "Ekspres znajduje to, czego jeszcze nie umiesz, maraton kończy się na pierwszym błędzie, \
                      non stop nie kończy się nigdy, a twój egzamin ma twoje zasady.",
    },
    statistics: PageWords {
        title: "Twoje statystyki",
        description: "Co już umiesz w każdym temacie, twoje egzaminy próbne i najlepsze wyniki.",
    },
    not_found: PageWords { title: "Nie znaleziono strony", description: "Coś poszło nie tak" },
    broken: PageWords {
        title: "Ta strona nie działa",
        description: "Przepraszamy, coś poszło nie tak i ta strona chwilowo nie działa.",
    },
    ticket: "Odpowiadaj na pytania i od razu sprawdzaj, dlaczego odpowiedź jest właściwa.",
    favorites: "Ulubione",
};
