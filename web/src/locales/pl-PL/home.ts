import type { texts as english } from '#locales/en-GB/home.ts'

export const texts: typeof english = {
  title: { first: 'Poznaj drogę.', second: 'Zdaj egzamin.' },
  lead: (questions: string, free: string, signs: string) =>
    `${questions}, każde z\u00a0wyjaśnieniem, z\u00a0tego ${free} za darmo i\u00a0bez konta, oraz ${signs} jak w\u00a0rzeczywistości. Serwis dopasowuje się do tego, co już umiesz.`,
  start: 'Zacznij ćwiczyć',
  goOn: 'Ćwicz dalej',
  mock: 'Rozwiąż test próbny',
  freeDaily: (questions) => `${questions} dziennie za darmo. Bez konta i\u00a0bez karty.`,
  sample: {
    label: 'Spróbuj teraz',
    check: 'Sprawdź',
    right: 'Dobrze',
    wrong: 'Nie tym razem',
    more: 'Następne pytanie',
    signAlt: 'Znak, którego dotyczy pytanie',
  },
  waysTitle: 'Ćwicz po swojemu',
  waysLead: 'Mało czasu, egzamin tuż-tuż czy dopiero początek: na wszystko jest tryb.',
  signsTitle: 'Poznasz je przy 90 km/h?',
  signsLead: 'Znak trzeba odczytać w\u00a0jednej chwili. Najpierw obraz, potem przepis.',
  signsLink: 'Przejdź do testu ze znaków',
  examTitle: 'Tak samo jak na egzaminie',
  examLead: 'Symulator trzyma się liczb prawdziwego egzaminu, żeby sam egzamin niczym nie zaskoczył.',
  examLink: 'Otwórz symulator',
  facts: { questions: 'pytania', minutes: 'minuty', toPass: 'żeby zdać' },
  topicsTitle: 'Wszystkie tematy egzaminu',
  topicsLead: (topics) => `${topics} w\u00a0krótkich częściach, w\u00a0sam raz na przejazd autobusem.`,
  topicsLink: 'Wszystkie tematy',
}
