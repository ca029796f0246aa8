export const locales = ['en-GB', 'pl-PL'] as const

/** The language and form of an edition's texts, dates, numbers and prices. */
export type Locale = (typeof locales)[number]
