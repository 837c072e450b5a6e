import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import type { ResultsMapState } from './use-results-map.ts'

/** Says in words what the map cannot show; the list is beside it in any case. */
export function MapStatus({ state }: { state: ResultsMapState }) {
  const { map, failed, overview, results } = state
  const cannotStart = failed || (!map && overview.failed)
  return (
    <div
      role="status"
      className="pointer-events-none absolute inset-0 z-10 flex items-center justify-center p-6 text-center"
    >
      {cannotStart || !map ? <Start state={state} failed={cannotStart} /> : <Problem state={state} results={results} />}
    </div>
  )
}

function Start({ state, failed }: { state: ResultsMapState; failed: boolean }) {
  const t = useTranslation()
  if (!failed) return <span className="text-ink-soft">{t('map.loading')}</span>
  return <Message onRetry={state.failed ? undefined : state.overview.retry}>{t('map.failed')}</Message>
}

function Problem({ state, results }: { state: ResultsMapState; results: ResultsMapState['results'] }) {
  const t = useTranslation()
  if (results.failed) return <Message onRetry={results.retry}>{t('map.resultsFailed')}</Message>
  if (state.backgroundFailed) return <Message>{t('map.backgroundFailed')}</Message>
  return results.isEmpty && <Message>{t('map.empty')}</Message>
}

function Message({ children, onRetry }: { children: ReactNode; onRetry?: (() => void) | undefined }) {
  const t = useTranslation()
  return (
    <span className="flex max-w-xs flex-col items-center gap-1 self-end rounded-control bg-sheet px-4 py-2 text-sm shadow-card mb-8">
      {children}
      {onRetry && (
        <button type="button" onClick={onRetry} className="pointer-events-auto min-h-8 font-semibold text-board">
          {t('map.retry')}
        </button>
      )}
    </span>
  )
}
