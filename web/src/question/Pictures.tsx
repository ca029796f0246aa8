import type { Question } from '#content/shapes.ts'
import { cx } from '#lib/cx.ts'
import { useTexts } from '#locales/useTexts.ts'
import { picturesOf } from './pictures.ts'

/** A question's pictures: large enough for every detail, low enough to leave the options in sight on a phone. */
export function Pictures({ question }: { question: Question }) {
  const { question: texts } = useTexts('practice')
  const pictures = picturesOf(question)
  if (pictures.length === 0) return null
  const isOne = pictures.length === 1
  const isSign = question.sign_codes.length > 0
  const words = isSign ? { one: texts.sign, of: texts.signOf } : { one: texts.picture, of: texts.pictureOf }
  return (
    // Signs are drawn for daylight: in the dark they need a light ground.
    <div className="bg-daylight mx-auto flex max-w-full justify-center gap-4 rounded-2xl p-2 sm:mx-0 sm:shrink-0">
      {pictures.map((src, place) => (
        <img
          key={src}
          src={src}
          alt={isOne ? words.one : words.of(String(place + 1), String(pictures.length))}
          width={224}
          height={224}
          decoding="async"
          className={cx('h-[min(9rem,20dvh)] w-auto max-w-full min-w-0 object-contain', isOne ? 'sm:size-56' : 'sm:size-36')}
        />
      ))}
    </div>
  )
}
