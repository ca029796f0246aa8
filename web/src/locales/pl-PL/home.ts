import type { texts as english } from '#locales/en-GB/home.ts'

export const texts: typeof english = {
  title: { first: 'Poznaj drogę.', second: 'Zdaj egzamin.' },
  lead: (questions, signs) =>
    `${questions}, każde z wyjaśnieniem, i ${signs} narysowanych jak w rzeczywistości. Serwis dopasowuje się do tego, co już umiesz, i działa bez konta.`,
  start: 'Zacznij ćwiczyć',
  mock: 'Rozwiąż test próbny',
  freeDaily: (questions) => `${questions} dziennie za darmo. Bez konta i bez karty.`,
  sample: {
    label: 'Spróbuj teraz',
    check: 'Sprawdź',
    right: 'Dobrze',
    wrong: 'Jeszcze nie',
    more: 'Następne pytanie',
    signAlt: 'Znak, którego dotyczy pytanie',
  },
  waysTitle: 'Ćwicz po swojemu',
  waysLead: 'Mało czasu, egzamin tuż-tuż czy dopiero początek: na wszystko jest tryb.',
  signsTitle: 'Poznasz je przy 90 km/h?',
  signsLead: 'Znak trzeba odczytać w jednej chwili. Najpierw obraz, potem przepis.',
  signsLink: 'Przejdź do testu ze znaków',
  examTitle: 'Tak samo jak na egzaminie',
  examLead: 'Symulator trzyma się liczb prawdziwego egzaminu, żeby sam egzamin niczym nie zaskoczył.',
  examLink: 'Otwórz symulator',
  facts: { questions: 'pytań', minutes: 'minut', toPass: 'żeby zdać' },
  topicsTitle: 'Wszystkie tematy egzaminu',
  topicsLead: (topics) => `${topics}, podzielone na części w sam raz na przejazd autobusem.`,
  topicsLink: 'Wszystkie tematy',
}
