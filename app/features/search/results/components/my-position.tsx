import { useTranslation } from '#app/i18n/use-translation.ts'
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useMyPosition } from '../../places/use-my-position.ts'

/** Asks for the visitor's position, only when clicked, and searches around it. */
export function MyPosition() {
  const t = useTranslation()
  const { state, ask } = useMyPosition()
  const hydrated = useHydrated()
  return (
    <div className="noscript:hidden">
      <button
        type="button"
        onClick={ask}
        disabled={!hydrated || state === 'asking'}
        className="mt-2 inline-flex min-h-9 items-center gap-2 font-semibold text-board text-sm"
      >
        <Icon name="locate-fixed" size={16} />
        {t('filter.near.me')}
      </button>
      <p className="text-ink-soft text-xs" role="status">
        {state === 'unknown' && t('filter.near.refused')}
        {state === 'asking' && t('filter.near.hint')}
      </p>
    </div>
  )
}
