import { EditionNote } from '#app/features/catchments/components/edition-note.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { MapCentre } from '../../search/search-address.ts'
import { ReachNote } from '../canvas/reach-buttons.tsx'
import { agreeTo } from '../map-consent.ts'
import type { ResultsMapState } from './use-results-map.ts'

/** Notes below the map: what it counts, what is not on it, and whose server may draw it. */
export function MapNotes({ state }: { state: ResultsMapState }) {
  const t = useTranslation()
  const { overview, results, view, catchments, reach, foreign } = state
  const unplaced = overview.data?.unplaced ?? 0
  const shared = overview.data?.shared
  const placed = overview.data?.placed ?? 0
  return (
    <div className="flex min-h-9 flex-wrap gap-x-4 gap-y-1 border-line border-t px-3 py-1 text-ink-soft text-sm [&>p]:flex [&>p]:min-h-6 [&>p]:items-center">
      {/* Always present, because a line that comes and goes would change the size of the map. */}
      {placed > 0 && <p>{t('map.inView', { count: placed, shown: results.total ?? placed })}</p>}
      {shared && <p>{t('map.sites', { count: shared.rows, sites: shared.schools })}</p>}
      {unplaced > 0 && <p>{t('map.unplaced', { count: unplaced })}</p>}
      <ReachNote reach={reach} from={reach.isOwn ? 'own' : 'place'} />
      {catchments.isTooFar && <p>{t('map.catchmentsFar')}</p>}
      {catchments.edition && (
        <div className="w-full">
          <EditionNote edition={catchments.edition} />
        </div>
      )}
      {view && (
        <a
          href={onOpenStreetMap(view)}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-6 items-center gap-1"
        >
          {t('map.openStreetMap')}
          <Icon name="external-link" size={14} />
          <span className="sr-only">{t('shell.newTab')}</span>
        </a>
      )}
      {foreign && <ForeignMap {...foreign} />}
    </div>
  )
}

/** Returns the OpenStreetMap page with the same view; it uses the zooms of web maps with tiles of 256 pixels. */
const onOpenStreetMap = ({ lat, lng, zoom }: MapCentre) =>
  `https://www.openstreetmap.org/#map=${Math.round(zoom)}/${lat.toFixed(5)}/${lng.toFixed(5)}`

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
