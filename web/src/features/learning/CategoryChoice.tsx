import { chooseCategory, everything } from '#category.ts'
import { useTexts } from '#locales/useTexts.ts'
import type { Category } from '#payloads.ts'
import { Select } from '#ui/Select.tsx'

/** Which vehicle the learner learns for; remembered on this device. */
export function CategoryChoice({ categories, category }: { categories: readonly Category[]; category: string }) {
  const { category: texts } = useTexts('learning')
  if (categories.length < 2) return null
  return (
    <Select
      label={texts.label}
      value={category}
      onChange={chooseCategory}
      options={[...categories.map(({ id, name }) => ({ value: id, text: name })), { value: everything, text: texts.all }]}
    />
  )
}
