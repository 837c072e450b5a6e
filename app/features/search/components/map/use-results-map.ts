import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useLocale } from '#app/i18n/use-translation.ts'
import type { MapResult } from '../../engine/index.ts'
import type { MapPlace } from '../../list-places.server.ts'
import type { MapOverview } from '../../map-results.server.ts'
import { type MapBox, writeBox } from '../../search-address.ts'
import { featuresOf, isOneSpot, type MapFeature, placePoints, resultPoints } from './canvas/map-features.ts'
import type { MapView } from './canvas/school-map.ts'
import { useSchoolMap, WHOLE_BOX } from './canvas/use-school-map.ts'
import { overviewUrl, placesUrl, resultsUrl } from './data/map-addresses.ts'
import { useBackground } from './data/use-background.ts'
import { useJson } from './data/use-json.ts'
import type { ResultsMapProps } from './results-map-props.ts'

/** Pixels between results and edge when the map goes to them. */
const ROOM = 56

/** Everything that the map of the results shows and does. */
export function useResultsMap(props: ResultsMapProps, frame: RefObject<HTMLElement | null>) {
  const { address, marked, onMark, onSearchHere } = props
  const overview = useJson<MapOverview>(overviewUrl(address))
  const background = useBackground(overview.data)
  const [view, setView] = useState<MapView | null>(null)
  const [isMoved, setMoved] = useState(false)
  const [follows, setFollows] = useState(false)
  const [chosen, setChosen] = useState<{ feature: MapFeature; focus: boolean } | null>(null)
  const [backgroundFailed, setBackgroundFailed] = useState(false)
  const ownBox = useRef<string>(undefined)
  const pointedAt = useRef<string>(null)
  const chosenId = chosen?.feature.kind === 'pin' ? chosen.feature.id : null

  const searchIn = (box: MapBox) => {
    ownBox.current = writeBox(box)
    setMoved(false)
    onSearchHere(box)
  }
  const choose = (feature: MapFeature | null, { focus = false } = {}) => {
    const opens = feature?.kind === 'cluster' && !isOneSpot(feature)
    if (opens) map?.fit(feature.bounds, { room: ROOM, byVisitor: true })
    setChosen(opens || !feature ? null : { feature, focus })
    onMark(feature?.kind === 'pin' ? feature.id : null)
  }
  const { map, failed } = useSchoolMap(frame, background?.background, {
    moved(next, byVisitor) {
      setView(next)
      if (byVisitor && follows) searchIn(next.box)
      else if (byVisitor) setMoved(true)
    },
    pointed(feature) {
      const id = feature?.kind === 'pin' ? feature.id : null
      if (id === pointedAt.current) return
      pointedAt.current = id
      onMark(id ?? chosenId)
    },
    chosen: (feature) => choose(feature),
    backgroundFailed: () => setBackgroundFailed(true),
  })

  const goToResults = useEffectEvent((extent: MapBox | null) => {
    const isOwn = address.box && writeBox(address.box) === ownBox.current
    if (isOwn) return
    ownBox.current = undefined
    setMoved(false)
    setChosen(null)
    map?.fit(address.box ?? extent ?? WHOLE_BOX, { room: address.box ? 0 : ROOM })
  })
  useEffect(() => {
    if (map && overview.data) goToResults(overview.data.extent)
  }, [map, overview.data])

  const results = useShownResults(props, view, map)
  useEffect(() => map?.mark(marked ?? chosenId), [map, marked, chosenId])
  return {
    map,
    failed,
    overview,
    foreign: background?.foreign ?? null,
    backgroundFailed,
    results,
    view,
    isMoved,
    chosen,
    choose,
    searchIn,
    follows,
    setFollows,
  }
}

/** Fetches the results and the towns in view and puts them on the map. */
function useShownResults(
  { address }: ResultsMapProps,
  view: MapView | null,
  map: ReturnType<typeof useSchoolMap>['map'],
) {
  const locale = useLocale()
  const url = view && resultsUrl(address, view)
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

export type ResultsMapState = ReturnType<typeof useResultsMap>
