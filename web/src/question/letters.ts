import type { Question } from '#content/shapes.ts'

/** How a question's options are named aloud and on the keyboard: A, B, C …, none where the words say it all. */
export const letterOf = (question: Pick<Question, 'kind'>, place: number): string =>
  question.kind === 'yesno' ? '' : String.fromCharCode(65 + place)

/** An option with its letter, as it is spoken of in a sentence. */
export function optionName(question: Question, id: string): string {
  const place = question.options.findIndex((option) => option.id === id)
  const letter = letterOf(question, place)
  const text = question.options[place]?.text ?? ''
  return letter ? `${letter}. ${text}` : text
}
