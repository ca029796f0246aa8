import { Moon, Sun, SunMoon } from 'lucide-react'
import { useStore } from '#lib/store.ts'
import { chooseTheme, theme, themes, type Theme } from '#lib/theme.ts'
import { useTexts } from '#locales/useTexts.ts'
import { RadioGroup } from '#ui/RadioGroup.tsx'

const icons = { system: SunMoon, light: Sun, dark: Moon } satisfies Record<Theme, unknown>
const next: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' }

/** One tap to the next theme. */
export function ThemeButton() {
  const texts = useTexts('shell').theme
  const chosen = useStore(theme, 'system')
  const Icon = icons[chosen]
  return (
    <button
      type="button"
      title={texts.label}
      aria-label={texts.change(texts[chosen])}
      onClick={() => chooseTheme(next[chosen])}
      className="hover:bg-sunken grid size-11 place-items-center rounded-lg"
    >
      <Icon aria-hidden="true" className="size-5.5" />
    </button>
  )
}

/** All themes in sight. */
export function ThemeChoice() {
  const texts = useTexts('shell').theme
  const chosen = useStore(theme, 'system')
  return (
    <RadioGroup
      label={texts.label}
      value={chosen}
      onChange={chooseTheme}
      options={themes.map((value) => ({ value, text: texts[value] }))}
    />
  )
}
