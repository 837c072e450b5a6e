import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useLocale } from '#app/i18n/use-translation.ts'
import type { MapResult } from '#search-engine/index.ts'
import type { MapBox, SearchAddress } from '../../search/search-address.ts'
import { HAS_CARDS } from '../canvas/has-cards.ts'
import { overviewUrl, placesUrl, resultsUrl } from '../canvas/map-addresses.ts'
import { featuresOf, type MapFeature, placePoints, resultPoints } from '../canvas/map-features.ts'
import type { MapView, SchoolMap } from '../canvas/school-map.ts'
import { useJson } from '../canvas/use-json.ts'
import { useSchoolMap, WHOLE_BOX } from '../canvas/use-school-map.ts'
import type { MapPlace } from '../results/list-places.server.ts'
import type { MapOverview } from '../results/map-results.server.ts'
import type { ResultsMapProps } from './results-map-props.ts'
import { useBackground } from './use-background.ts'
import { useCatchments } from './use-catchments.ts'
import { useChosen } from './use-chosen.ts'
import { useSearchArea } from './use-search-area.ts'
import { useSinglePins } from './use-single-pins.ts'
import { useViewInAddress } from './use-view-in-address.ts'

/** Returns the state and actions of the map of the results. */
export function useResultsMap(props: ResultsMapProps, frame: RefObject<HTMLElement | null>) {
  const { address, schools, marked, onMark } = props
  const locale = useLocale()
  const overview = useJson<MapOverview>(overviewUrl(address, locale))
  const background = useBackground(overview.data)
  const [view, setView] = useState<MapView | null>(null)
  const [backgroundFailed, setBackgroundFailed] = useState(false)
  const area = useSearchArea(props)
  const { point, ...choice } = useChosen(onMark)
  const noteView = useViewInAddress(address)
  const { map, failed } = useSchoolMap(frame, background?.background, {
    moved(next, byVisitor) {
      setView(next)
      area.moved(next, byVisitor)
      if (byVisitor) noteView(next)
    },
    pointed: point,
    chosen: (feature) => (hasCard(feature) ? choice.choose(null, { mark: feature.id }) : choice.choose(feature)),
    catchmentChosen: (catchment) => catchments.choose(catchment),
    backgroundFailed: () => setBackgroundFailed(true),
  })
  /** Whether the card of a school already lies on the map. */
  function hasCard(feature: MapFeature | null): feature is Extract<MapFeature, { kind: 'pin' }> {
    const id = feature?.kind === 'pin' ? feature.id : undefined
    return matchMedia(HAS_CARDS).matches && schools.some((school) => school.id === id)
  }
  const goToResults = useEffectEvent((extent: MapBox | null) => {
    if (area.isOwn()) return
    area.settle()
    choice.choose(null)
    if (address.at) map?.go(address.at)
    else map?.fit(address.box ?? extent ?? WHOLE_BOX, { hasRoom: !address.box })
  })
  useEffect(() => {
    if (map && overview.data) goToResults(overview.data.extent)
  }, [map, overview.data])
  const results = useShownResults(address, view, map)
  useSinglePins({ map, address, schools, features: results.features, marked: marked ?? choice.chosenId })
  const catchments = useCatchments(map, view, overview.data?.catchments)
  const shown = { overview, results, view, catchments, foreign: background?.foreign, backgroundFailed }
  return { map, failed, ...shown, ...area, ...choice }
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
  return { features, total: loaded.data?.total, isEmpty, failed: loaded.failed, retry: loaded.retry }
}
