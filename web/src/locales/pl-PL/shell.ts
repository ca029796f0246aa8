import { formatNumber } from '#lib/format.ts'
import { pluralPl } from '#lib/plural.ts'
import type { texts as english } from '#locales/en-GB/shell.ts'

const number = (count: number) => formatNumber(count, 'pl-PL')
const counted = (one: string, few: string, many: string) => (count: number) =>
  `${number(count)}\u00a0${pluralPl(count, { one, few, many })}`

export const texts: typeof english = {
  skipToContent: 'Przejdź do treści',
  mainMenu: 'Menu główne',
  openMenu: 'Menu',
  homeLink: (name) => `${name}, strona główna`,
  nav: { learning: 'Nauka', topics: 'Tematy', modes: 'Tryby', mocks: 'Testy próbne', statistics: 'Statystyki' },
  theme: {
    label: 'Motyw',
    system: 'Systemowy',
    light: 'Jasny',
    dark: 'Ciemny',
    change: (current) => `Motyw: ${current.toLowerCase()}. Zmień`,
  },
  editions: { 'en-GB': 'United Kingdom', 'pl-PL': 'Polska' },
  otherEdition: 'Inny kraj',
  footer: {
    label: 'O\u00a0serwisie',
    learn: 'Ćwiczenia',
    contact: 'Kontakt',
    app: 'Aplikacja',
    phone: 'Telefon',
    email: 'E-mail',
    appStore: 'App Store',
    googlePlay: 'Google Play',
    company: (companyNumber) => `Numer spółki ${companyNumber}`,
    independent: 'Serwis niezależny. Nie prowadzi go ani nie zatwierdza żaden urząd.',
  },
  session: { leave: 'Wyjdź' },
  needsScript: 'Ta strona korzysta z\u00a0tego, co jest zapisane na Twoim urządzeniu, i\u00a0potrzebuje JavaScriptu. Włącz go i\u00a0wczytaj stronę ponownie.',
  loading: 'Wczytywanie',
  notFound: {
    number: '404',
    title: 'nie znaleziono strony',
    description: 'coś poszło nie tak',
    home: 'Na stronę główną',
  },
  fault: {
    title: 'Błąd',
    text: 'Przepraszamy, coś poszło nie tak i\u00a0ta strona chwilowo nie działa.',
    again: 'Spróbuj ponownie',
    home: 'Na stronę główną',
  },
  noConnection: 'Brak połączenia. Strona zostaje bez zmian; spróbuj ponownie za chwilę.',
  close: 'Zamknij',
  counts: {
    number,
    questions: counted('pytanie', 'pytania', 'pytań'),
    minutes: counted('minuta', 'minuty', 'minut'),
    seconds: counted('sekunda', 'sekundy', 'sekund'),
    topics: counted('temat', 'tematy', 'tematów'),
    parts: counted('część', 'części', 'części'),
    signs: counted('znak drogowy', 'znaki drogowe', 'znaków drogowych'),
    tests: counted('test', 'testy', 'testów'),
    points: counted('punkt', 'punkty', 'punktów'),
    mistakes: counted('błąd', 'błędy', 'błędów'),
    answers: counted('odpowiedź', 'odpowiedzi', 'odpowiedzi'),
    days: counted('dzień', 'dni', 'dni'),
    of: (count, total) => `${number(count)} z\u00a0${number(total)}`,
  },
  ways: {
    express: { name: 'Ekspres', line: 'Dopasowuje się do Ciebie: to, czego jeszcze nie umiesz, wraca szybciej.' },
    simulator: { name: 'Symulator', line: 'Warunki prawdziwego egzaminu, bez podpowiedzi.' },
    signs: { name: 'Test ze znaków', line: 'Wszystkie znaki, które trzeba poznać od razu.' },
    marathon: { name: 'Maraton', line: 'Krótki czas na każde pytanie. Pierwszy błąd kończy bieg.' },
    nonstop: { name: 'Non stop', line: 'Bez zegara i\u00a0bez kar. Ćwicz, jak długo chcesz.' },
    individual: { name: 'Egzamin indywidualny', line: 'Twoje zasady: pytania, minuty, błędy, podpowiedzi.' },
    mistakes: { name: 'Twoje błędy', line: 'To, co poszło źle, aż pójdzie dobrze.' },
    favorites: { name: 'Ulubione', line: 'Pytania odłożone, żeby do nich wrócić.' },
    mock: { name: 'Testy próbne', line: 'Stałe zestawy, oceniane jak na egzaminie.' },
    topics: { name: 'Tematy', line: 'Jedno zagadnienie naraz, w\u00a0krótkich częściach.' },
  },
  free: 'gratis',
  premium: 'Premium',
}
