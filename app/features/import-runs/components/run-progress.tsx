import { useLocation } from 'react-router'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { useFresh } from '#app/ui/hooks/use-fresh.ts'
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'
import type { ViewedRun } from '../runs/view-run.server.ts'

const POLL_EVERY_MS = 2000

/** Progress of a run. With JavaScript the page refreshes every two seconds; without it there is a link. */
export function RunProgress({ run }: { run: ViewedRun }) {
  const t = useTranslation()
  const hydrated = useHydrated()
  const { pathname } = useLocation()
  useFresh(true, POLL_EVERY_MS)
  return (
    <div className="grid gap-3">
      <p role="status">{useStep(run)}</p>
      <progress
        aria-label={t('imports.progress')}
        {...(run.share === null ? {} : { value: run.share })}
        className="h-3 w-full accent-board"
      />
      {!hydrated && (
        <a href={pathname} className={`${button('quiet')} justify-self-start`}>
          {t('imports.reload')}
        </a>
      )}
    </div>
  )
}

function useStep({ kind, state, share, counts, cancelAsked }: ViewedRun): string {
  const t = useTranslation()
  if (cancelAsked) return t('imports.progress.cancel')
  if (state === 'waiting') return t('imports.progress.waiting')
  if (kind === 'undo') return t('imports.progress.undo')
  if (share === null) return t('imports.progress.begins')
  if (share < 1) return t('imports.progress.reading', { count: counts.read })
  return t('imports.progress.merging', { added: counts.added, changed: counts.changed })
}

/** The run that this one follows, and those that follow it. */
export function RelatedRuns({ related }: { related: ViewedRun['related'] }) {
  const t = useTranslation()
  return (
    <ul className="flex flex-wrap gap-x-4">
      {related.map(({ id, kind, state }) => (
        <li key={id}>
          <Link to={`/admin/imports/${id}`} className="inline-flex min-h-6 items-center">
            {t(`imports.kind.${kind}`)}
          </Link>{' '}
          <span className="text-ink-soft">({t(`imports.state.${state}`)})</span>
        </li>
      ))}
    </ul>
  )
}
