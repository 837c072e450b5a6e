import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useLocale } from '#app/i18n/use-translation.ts'
import type { MapResult } from '#search-engine/index.ts'
import type { MapOverview } from '../../../map/map-results.server.ts'
import type { MapPlace } from '../../../places/list-places.server.ts'
import type { MapBox, SearchAddress } from '../../../search-address.ts'
import { featuresOf, placePoints, resultPoints } from '../canvas/map-features.ts'
import type { MapView, SchoolMap } from '../canvas/school-map.ts'
import { useSchoolMap, WHOLE_BOX } from '../canvas/use-school-map.ts'
import { overviewUrl, placesUrl, resultsUrl } from '../data/map-addresses.ts'
import { useBackground } from '../data/use-background.ts'
import { useJson } from '../data/use-json.ts'
import type { ResultsMapProps } from '../results-map-props.ts'
import { useChosen } from './use-chosen.ts'
import { useSearchArea } from './use-search-area.ts'

/** Returns the state and actions of the map of the results. */
export function useResultsMap(props: ResultsMapProps, frame: RefObject<HTMLElement | null>) {
  const { address, marked, onMark } = props
  const locale = useLocale()
  const overview = useJson<MapOverview>(overviewUrl(address, locale))
  const background = useBackground(overview.data)
  const [view, setView] = useState<MapView | null>(null)
  const [backgroundFailed, setBackgroundFailed] = useState(false)
  const area = useSearchArea(props)
  const { point, ...choice } = useChosen(onMark)
  const { map, failed } = useSchoolMap(frame, background?.background, {
    moved(next, byVisitor) {
      setView(next)
      area.moved(next, byVisitor)
    },
    pointed: point,
    chosen: (feature) => choice.choose(feature),
    backgroundFailed: () => setBackgroundFailed(true),
  })
  const goToResults = useEffectEvent((extent: MapBox | null) => {
    if (area.isOwn()) return
    area.settle()
    choice.choose(null)
    map?.fit(address.box ?? extent ?? WHOLE_BOX, { hasRoom: !address.box })
  })
  useEffect(() => {
    if (map && overview.data) goToResults(overview.data.extent)
  }, [map, overview.data])
  useEffect(() => map?.mark(marked ?? choice.chosenId), [map, marked, choice.chosenId])
  const results = useShownResults(address, view, map)
  return { map, failed, overview, foreign: background?.foreign, backgroundFailed, results, view, ...area, ...choice }
}

export type ResultsMapState = ReturnType<typeof useResultsMap>

/** Fetches the results and the towns in view and puts them on the map. */
function useShownResults(address: SearchAddress, view: MapView | null, map: SchoolMap | null) {
  const locale = useLocale()
  const url = view && resultsUrl(address, view, locale)
  const loaded = useJson<MapResult>(url)
  const places = useJson<MapPlace[]>(view && placesUrl(view)).data
  const isOutside = view !== null && url === null
  const features = useMemo(() => (loaded.data && !isOutside ? featuresOf(loaded.data) : []), [loaded.data, isOutside])
  useEffect(() => map?.setResults(features, resultPoints(features, locale)), [map, features, locale])
  useEffect(() => {
    if (places) map?.setPlaces(placePoints(places))
  }, [map, places])
  const isEmpty = isOutside || loaded.data?.total === 0
  return { features, isEmpty, failed: loaded.failed, retry: loaded.retry }
}
