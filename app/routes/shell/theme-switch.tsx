import { useEffect, useState } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/icon.tsx'
import { chooseTheme, currentTheme } from '#app/ui/theme.ts'
import { Tooltip } from '#app/ui/tooltip.tsx'

/**
 * Switches between light and dark; it needs JavaScript and only appears with it. Its space is reserved, so nothing
 * moves.
 */
export function ThemeSwitch() {
  const t = useTranslation()
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  if (!ready) return <span className="size-11 flex-none" />
  return (
    <Tooltip text={t('nav.theme')}>
      <button
        type="button"
        aria-label={t('nav.theme')}
        onClick={() => chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark')}
        className="flex size-11 items-center justify-center rounded-control text-board hover:bg-sunken"
      >
        <Icon name="sun-moon" size={18} />
      </button>
    </Tooltip>
  )
}
