import { formatNumber } from '#lib/format.ts'
import { pluralPl } from '#lib/plural.ts'
import type { texts as english } from '#locales/en-GB/exam.ts'

const counted = (one: string, few: string, many: string) => (count: number) =>
  `${formatNumber(count, 'pl-PL')}\u00a0${pluralPl(count, { one, few, many })}`

export const texts: typeof english = {
  start: {
    questions: 'Pytania',
    time: 'Czas',
    pass: 'Żeby zdać',
    passMark: (mark, total) => `${mark} z\u00a0${total}`,
    passPoints: (mark, most) => `${mark} z\u00a0${most} punktów`,
    order: 'Kolejność',
    free: 'Możesz wracać i\u00a0zmieniać odpowiedzi; oznacz pytania, które chcesz zobaczyć jeszcze raz.',
    forward: 'Pytanie po pytaniu. Do poprzednich nie można wrócić.',
    clock: 'Każde pytanie',
    clockBasic: (read, answer) => `${read} na przeczytanie, potem ${answer} na odpowiedź`,
    clockWhole: (answer) => `${answer} na przeczytanie i\u00a0odpowiedź`,
    feedback: 'Wynik na końcu, z\u00a0wyjaśnieniem każdego pytania.',
    noHints: 'Bez podpowiedzi.',
    hintsAllowed: 'Podpowiedzi są dozwolone.',
    ready: 'Zegar ruszy dopiero po Twoim starcie.',
    begin: 'Rozpocznij egzamin',
    resume: 'Kontynuuj',
    how: 'Kiedy pokazać odpowiedzi',
    atOnce: 'Po każdym pytaniu',
    atEnd: 'Na końcu, jak na egzaminie',
    short: (here, total) => `Za darmo: ${here} z\u00a0${total} pytań. Do ćwiczeń w\u00a0sam raz; do oceny potrzebne są wszystkie.`,
  },
  run: {
    section: (name, number, total) => `${name}: ${number} z\u00a0${total}`,
    worth: counted('punkt', 'punkty', 'punktów'),
    flag: 'Oznacz',
    unflag: 'Usuń oznaczenie',
    overview: 'Przegląd',
    toReview: 'Przejrzyj i\u00a0oddaj',
    reading: 'Czas na przeczytanie',
    answering: 'Czas na odpowiedź',
    answerNow: 'Odpowiadam',
    nowAnswer: 'Czas na odpowiedź się rozpoczął.',
    confirm: 'Zatwierdź i\u00a0dalej',
    goOn: 'Dalej bez odpowiedzi',
  },
  grid: {
    title: 'Przegląd',
    question: (number) => `Pytanie ${number}`,
    answered: 'z\u00a0odpowiedzią',
    open: 'bez odpowiedzi',
    flagged: 'oznaczone',
    current: 'bieżące',
  },
  review: {
    title: 'Zanim oddasz',
    answered: counted('odpowiedź', 'odpowiedzi', 'odpowiedzi'),
    open: counted('pytanie bez odpowiedzi', 'pytania bez odpowiedzi', 'pytań bez odpowiedzi'),
    flagged: counted('oznaczone', 'oznaczone', 'oznaczonych'),
    openCounts: 'Pytania bez odpowiedzi liczą się jako błędne.',
    allAnswered: 'Każde pytanie ma odpowiedź.',
    back: 'Wróć do pytań',
    handIn: 'Oddaj',
  },
}
