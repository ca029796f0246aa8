/** The form of a noun after a whole number in English. */
export function pluralEn<T>(count: number, forms: { one: T; other: T }): T {
  return count === 1 ? forms.one : forms.other
}

/** The form of a noun after a whole number in Polish: 1 pytanie, 2 pytania, 5 pytań, 22 pytania. */
export function pluralPl<T>(count: number, forms: { one: T; few: T; many: T }): T {
  if (count === 1) return forms.one
  const tens = count % 100
  const units = count % 10
  return units >= 2 && units <= 4 && (tens < 12 || tens > 14) ? forms.few : forms.many
}
