import { formatNumber } from '#lib/format.ts'
import { pluralEn } from '#lib/plural.ts'

const number = (count: number) => formatNumber(count, 'en-GB')
const counted = (one: string, other: string) => (count: number) =>
  `${number(count)}\u00a0${pluralEn(count, { one, other })}`

export const texts = {
  skipToContent: 'Skip to content',
  mainMenu: 'Main menu',
  openMenu: 'Menu',
  homeLink: (name: string) => `${name}, home`,
  nav: { learning: 'Learn', topics: 'Topics', modes: 'Modes', mocks: 'Mock tests', statistics: 'Statistics' },
  theme: {
    label: 'Theme',
    system: 'System',
    light: 'Light',
    dark: 'Dark',
    change: (current: string) => `Theme: ${current.toLowerCase()}. Change`,
  },
  editions: { 'en-GB': 'United Kingdom', 'pl-PL': 'Polska' },
  otherEdition: 'Other country',
  footer: {
    label: 'About the service',
    learn: 'Practise',
    contact: 'Contact',
    app: 'App',
    phone: 'Phone',
    email: 'Email',
    appStore: 'App Store',
    googlePlay: 'Google Play',
    company: (companyNumber: string) => `Company number ${companyNumber}`,
    independent: 'An independent service. Not run or endorsed by a licensing authority.',
  },
  session: { leave: 'Leave' },
  loading: 'Loading',
  notFound: {
    number: '404',
    title: 'page not found',
    description: 'something went wrong',
    home: 'To the home page',
  },
  fault: {
    title: 'Error',
    text: 'Sorry, but something went wrong and this page is currently broken.',
    again: 'Try again',
    home: 'To the home page',
  },
  noConnection: 'No connection. The page stays as it is; try again in a moment.',
  close: 'Close',
  counts: {
    number,
    questions: counted('question', 'questions'),
    minutes: counted('minute', 'minutes'),
    seconds: counted('second', 'seconds'),
    topics: counted('topic', 'topics'),
    parts: counted('part', 'parts'),
    signs: counted('road sign', 'road signs'),
    tests: counted('test', 'tests'),
    points: counted('point', 'points'),
    mistakes: counted('mistake', 'mistakes'),
    of: (count: number, total: number) => `${number(count)} of ${number(total)}`,
  },
  ways: {
    express: { name: 'Express', line: 'Adapts to you: what you do not know yet comes back sooner.' },
    simulator: { name: 'Simulator', line: 'The conditions of the real test, without hints.' },
    signs: { name: 'Road signs test', line: 'Every sign you should recognise at a glance.' },
    marathon: { name: 'Marathon', line: 'A short clock on every question. Your first mistake ends it.' },
    nonstop: { name: 'Non-stop', line: 'No clock, no penalties. Practise for as long as you like.' },
    individual: { name: 'Individual exam', line: 'Your own rules: questions, minutes, mistakes, hints.' },
    mistakes: { name: 'Your mistakes', line: 'What you got wrong, until you get it right.' },
    favorites: { name: 'Favourites', line: 'The questions you kept for another look.' },
    mock: { name: 'Mock tests', line: 'Fixed sets, marked like the real thing.' },
    topics: { name: 'Topics', line: 'One subject at a time, in short parts.' },
  },
  free: 'free',
  premium: 'Premium',
}
