import './results-map.css'
import { useId, useRef } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { useHasCards } from '../canvas/has-cards.ts'
import { MapCard } from './map-card.tsx'
import { MapCards } from './map-cards.tsx'
import { MapControls } from './map-controls.tsx'
import { MapFavourites } from './map-favourites.tsx'
import { MapNotes } from './map-notes.tsx'
import { MapPanels } from './map-panels.tsx'
import { MapStatus } from './map-status.tsx'
import type { ResultsMapProps } from './results-map-props.ts'
import { useResultsMap } from './use-results-map.ts'

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
        {map && <MapControls state={state} map={map} />}
        <MapStatus state={state} />
        {map && (
          <MapPanels state={state}>
            <MapFavourites {...props} state={state} />
          </MapPanels>
        )}
        {map && hasCards && props.schools.length > 0 && (
          <MapCards
            schools={props.schools}
            marked={props.marked}
            onSwipe={(school) => {
              state.choose(null, { mark: school.id })
              if (school.lat !== null && school.lng !== null) map.reveal({ lat: school.lat, lng: school.lng })
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
