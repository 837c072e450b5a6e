import './results-map.css'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { MAX_SHARED_FAVOURITES } from '#app/features/search/search-address.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { useHasCards } from '../canvas/has-cards.ts'
import { ToggleButton } from '../canvas/toggle-button.tsx'
import { MapCard } from './map-card.tsx'
import { MapCards } from './map-cards.tsx'
import { MapControls, SearchHere } from './map-controls.tsx'
import { MapNotes } from './map-notes.tsx'
import { MapPanels } from './map-panels.tsx'
import type { ResultsMapProps } from './results-map-props.ts'
import { type ResultsMapState, useResultsMap } from './use-results-map.ts'

/**
 * The results of a search on a map that fills its parent, or a narrow screen below the search. Moving it shows more of
 * the same results; the search itself only changes on request. The list beside it is its full equivalent for people who
 * cannot see it.
 */
export function ResultsMap(props: ResultsMapProps) {
  const t = useTranslation()
  const end = useId()
  const frame = useRef<HTMLDivElement>(null)
  const state = useResultsMap(props, frame)
  const { map, chosen } = state
  const hasCards = useHasCards()
  return (
    <div className="results-map flex flex-col bg-sheet lg:h-full">
      <a href={`#${end}`} className={`${button('main', 'small')} sr-only z-20 focus:not-sr-only focus:absolute`}>
        {t('map.skip')}
      </a>
      <div className="relative h-[calc(100svh-15rem)] min-h-100 lg:h-auto lg:min-h-0 lg:flex-1">
        <div ref={frame} className="h-full" />
        {map && <SearchHere state={state} />}
        {map && <MapControls map={map} />}
        <MapStatus state={state} />
        {map && (
          <MapPanels state={state}>
            <MapFavourites {...props} state={state} />
          </MapPanels>
        )}
        {hasCards && props.schools.length > 0 && (
          <MapCards
            schools={props.schools}
            marked={props.marked}
            onSwipe={(school) => {
              state.choose(null, { mark: school.id })
              if (school.lat !== null && school.lng !== null) map?.reveal({ lat: school.lat, lng: school.lng })
            }}
          />
        )}
        {map && chosen && <MapCard state={state} map={map} schools={props.schools} {...chosen} />}
      </div>
      <MapNotes state={state} />
      <span id={end} tabIndex={-1} />
    </div>
  )
}

/** Says in words what the map cannot show; the list is beside it in any case. */
function MapStatus({ state }: { state: ResultsMapState }) {
  const { map, cannotStart, results } = state
  return (
    <div
      role="status"
      className="pointer-events-none absolute inset-0 z-10 flex items-center justify-center p-6 text-center"
    >
      {cannotStart ? <CannotStart state={state} /> : map && <Problem state={state} results={results} />}
    </div>
  )
}

function CannotStart({ state }: { state: ResultsMapState }) {
  const t = useTranslation()
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

type Props = Pick<ResultsMapProps, 'address' | 'readFavourites' | 'onFavourites'> & { state: ResultsMapState }

/**
 * Puts the visitor's favourites on the map and into the address, which shows the same to anybody who receives it; and
 * takes them off again. Nothing is put into the address without this button.
 */
function MapFavourites({ state, address, readFavourites, onFavourites }: Props) {
  const t = useTranslation()
  const [own, setOwn] = useState<string[]>([])
  const isOn = address.favourites.length > 0
  const read = useEffectEvent(() => readFavourites())
  const { chosen, view } = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: a school can become a favourite on the card that is closed
  useEffect(() => {
    let isWanted = true
    read().then(
      (ids) => isWanted && setOwn(ids),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [chosen])
  if (!isOn && own.length === 0) return null
  return (
    <ToggleButton
      icon="heart"
      isOn={isOn}
      onClick={() => onFavourites(isOn ? [] : own.slice(-MAX_SHARED_FAVOURITES), view ?? undefined)}
    >
      {t('map.hearts')}
    </ToggleButton>
  )
}
