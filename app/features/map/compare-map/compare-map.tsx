import '../results-map/results-map.css'
import { useRef } from 'react'
import { EditionNote } from '#app/features/catchments/components/edition-note.tsx'
import { formatList } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { DistanceList } from '../canvas/distance-list.tsx'
import { ReachButtons, ReachNote } from '../canvas/reach-buttons.tsx'
import { ToggleButton } from '../canvas/toggle-button.tsx'
import { MapControls } from '../results-map/map-controls.tsx'
import { SchoolsOfCatchment } from '../results-map/map-panels.tsx'
import { type CompareMapProps, type CompareMapState, useCompareMap } from './use-compare-map.ts'

/** The compared schools on a map, with the same as a list for the keyboard and for who cannot see it. */
export function CompareMap(props: CompareMapProps) {
  const t = useTranslation()
  const locale = useLocale()
  const frame = useRef<HTMLDivElement>(null)
  const state = useCompareMap(props, frame)
  const { map, failed, distances } = state
  const unplaced = props.schools.filter(({ lat, lng }) => lat === null || lng === null).map(({ name }) => name)
  if (failed) return <p role="status">{t('map.compared.failed')}</p>
  return (
    <div className="results-map grid gap-3 p-3">
      <div className="relative h-96 overflow-hidden rounded-card">
        <div ref={frame} className="h-full" />
        {map && <MapControls map={map} />}
      </div>
      <Layers state={state} />
      <Notes state={state} />
      <Pins state={state} />
      {unplaced.length > 0 && (
        <p className="text-ink-soft text-sm">{t('map.compared.unplaced', { names: formatList(locale, unplaced) })}</p>
      )}
      {distances.isOn && (
        <section aria-label={t('map.compared.distances')} className="text-sm">
          <DistanceList distances={distances} onShow={state.show} />
        </section>
      )}
    </div>
  )
}

/** Buttons for what can be shown besides the schools. */
function Layers({ state: { catchments, distances, reach } }: { state: CompareMapState }) {
  const t = useTranslation()
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {distances.isOffered && (
        <ToggleButton icon="map-pin" isOn={distances.isOn} onClick={distances.toggle}>
          {t('map.distances')}
        </ToggleButton>
      )}
      {reach.isOffered && <ReachButtons reach={reach} />}
      {catchments.isOffered && (
        <ToggleButton icon="signpost" isOn={catchments.isOn} onClick={catchments.toggle}>
          {t('map.catchments')}
        </ToggleButton>
      )}
      {/* Present before its content, or else screen readers do not announce it. */}
      <div aria-live="polite" className="contents">
        {catchments.chosen && <SchoolsOfCatchment {...catchments.chosen} />}
      </div>
    </div>
  )
}

function Notes({ state: { backgroundFailed, catchments, reach } }: { state: CompareMapState }) {
  const t = useTranslation()
  return (
    <div className="grid gap-1 text-ink-soft text-sm empty:hidden">
      <ReachNote reach={reach} from={reach.isOwn ? 'own' : 'place'} />
      <p role="status" className="empty:hidden">
        {backgroundFailed && t('map.backgroundFailed')}
      </p>
      {catchments.isTooFar && <p>{t('map.catchmentsFar')}</p>}
      {catchments.edition && <EditionNote edition={catchments.edition} />}
    </div>
  )
}

/** The schools on the map; choosing one gives its pin the ring. */
function Pins({ state }: { state: CompareMapState }) {
  const t = useTranslation()
  return (
    <ul aria-label={t('map.compared.list')} className="text-sm">
      {state.pins.map((pin) => (
        <li key={pin.id} className="flex flex-wrap items-center gap-x-2">
          <button
            type="button"
            aria-pressed={pin.marked}
            onClick={() => state.show(pin)}
            className={`wrap-anywhere min-h-9 py-1 text-left text-board hover:underline ${pin.marked ? 'font-semibold' : ''}`}
          >
            {pin.name}
          </button>
          {pin.approximate && <span className="text-ink-soft">{t('map.cardApproximate')}</span>}
        </li>
      ))}
    </ul>
  )
}
