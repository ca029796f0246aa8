import type { Question } from '#content/shapes.ts'

/** The addresses of all pictures of a question: one for each sign it is about, the first of which is its image. */
export function picturesOf({ image, sign_codes: codes }: Pick<Question, 'image' | 'sign_codes'>): string[] {
  if (!image) return []
  const folder = image.slice(0, image.lastIndexOf('/') + 1)
  const ofSigns = codes.map((code) => `${folder}${code.toLowerCase()}.svg`)
  return ofSigns.includes(image) ? ofSigns : [image]
}
