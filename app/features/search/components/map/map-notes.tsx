import { useTranslation } from '#app/i18n/use-translation.ts'
import { agreeTo } from './data/map-consent.ts'
import type { ResultsMapState } from './state/use-results-map.ts'

/** Notes below the map: what it counts, what is not on it, and whose server may draw it. */
export function MapNotes({ state }: { state: ResultsMapState }) {
  const t = useTranslation()
  const { overview, foreign } = state
  const unplaced = overview.data?.unplaced ?? 0
  const shared = overview.data?.shared
  if (unplaced === 0 && !shared && !foreign) return null
  return (
    <div className="flex flex-col gap-1 border-line border-t px-3 py-2 text-ink-soft text-sm">
      {shared && <p>{t('map.sites', { count: shared.rows, sites: shared.schools })}</p>}
      {unplaced > 0 && <p>{t('map.unplaced', { count: unplaced })}</p>}
      {foreign && <ForeignMap {...foreign} />}
    </div>
  )
}

/** Asks before another server learns anything about the visitor, and makes withdrawing as easy. */
function ForeignMap({ origin, agreed }: { origin: string; agreed: boolean }) {
  const t = useTranslation()
  const { host } = new URL(origin)
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      {!agreed && t('map.consent', { host })}
      <button
        type="button"
        onClick={() => agreeTo(agreed ? null : origin)}
        className="min-h-8 font-semibold text-board hover:underline"
      >
        {agreed ? t('map.consentTake', { host }) : t('map.consentGive', { host })}
      </button>
    </p>
  )
}
