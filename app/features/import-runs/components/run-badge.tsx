import { useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { RunState } from '../import-run.ts'

const VARIANTS = {
  waiting: 'edge',
  running: 'notice',
  finished: 'success',
  failed: 'notice',
  cancelled: 'edge',
} as const

/** The state of a run in a word. */
export function RunBadge({ state, isUndone }: { state: RunState; isUndone: boolean }) {
  const t = useTranslation()
  return (
    <span className="flex flex-wrap gap-1">
      <Badge variant={VARIANTS[state]}>{t(`imports.state.${state}`)}</Badge>
      {isUndone && <Badge variant="edge">{t('imports.undone')}</Badge>}
    </span>
  )
}
