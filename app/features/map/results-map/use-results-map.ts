import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useOwnPoint } from '#app/features/schools/own-point/use-own-point.ts'
import { type MapBox, resultsPath, type SearchAddress, writeBox } from '#app/features/search/search-address.ts'
import { localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import type { MapResult } from '#search-engine/index.ts'
import { HAS_CARDS } from '../canvas/has-cards.ts'
import { lastDistancesUrl, overviewUrl, placesUrl, resultsUrl } from '../canvas/map-addresses.ts'
import { featuresOf, type MapFeature, placePoints, resultPoints } from '../canvas/map-features.ts'
import type { MapView, SchoolMap } from '../canvas/school-map.ts'
import { useJson } from '../canvas/use-json.ts'
import { useLastDistances } from '../canvas/use-last-distances.ts'
import { useReach } from '../canvas/use-reach.ts'
import { useSchoolMap, WHOLE_BOX } from '../canvas/use-school-map.ts'
import type { MapPlace } from '../results/list-places.server.ts'
import type { MapOverview } from '../results/map-results.server.ts'
import type { ResultsMapProps } from './results-map-props.ts'
import { useBackground } from './use-background.ts'
import { useCatchments } from './use-catchments.ts'
import { useSinglePins } from './use-single-pins.ts'

/** Returns the state and actions of the map of the results. */
export function useResultsMap(props: ResultsMapProps, frame: RefObject<HTMLElement | null>) {
  const { address, schools, marked, onMark } = props
  const locale = useLocale()
  const overview = useJson<MapOverview>(overviewUrl(address, locale))
  const background = useBackground(overview.data)
  const [view, setView] = useState<MapView | null>(null)
  const [backgroundFailed, setBackgroundFailed] = useState(false)
  const [painted, setPainted] = useState(false)
  const area = useSearchArea(props)
  const { point, ...choice } = useChosen(onMark)
  const noteView = useViewInAddress(address)
  const { map, failed } = useSchoolMap(
    frame,
    { ...background, label: useTranslation()('map.label'), hasCards: true },
    {
      moved(next, byVisitor) {
        setView(next)
        area.moved(next, byVisitor)
        if (byVisitor) noteView(next)
      },
      pointed: point,
      chosen: (feature) => (hasCard(feature) ? choice.choose(null, { mark: feature.id }) : choice.choose(feature)),
      catchmentChosen: (catchment) => catchments.choose(catchment),
      backgroundFailed: () => setBackgroundFailed(true),
      painted: () => setPainted(true),
    },
  )
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
  const distances = useLastDistances(lastDistancesUrl(view?.box ?? null, overview.data?.lastDistances, locale))
  useEffect(() => map?.setDistances(distances.circles), [map, distances.circles])
  const reach = useResultsReach(map, overview.data)
  const cannotStart = failed || (!map && overview.failed)
  const isShown = cannotStart || backgroundFailed || results.failed || (painted && results.total !== undefined)
  const reportShown = useEffectEvent(props.onShown)
  useEffect(() => {
    if (isShown) reportShown()
  }, [isShown])
  const areas = { catchments, distances, reach }
  const shown = { overview, results, view, ...areas, foreign: background?.foreign, backgroundFailed }
  return { map, failed, cannotStart, ...shown, ...area, ...choice }
}

/** Returns how far one gets from the visitor's own point, or else from the place of the search. */
function useResultsReach(map: SchoolMap | null, overview: MapOverview | undefined) {
  const own = useOwnPoint()
  const from = overview?.hasWays ? (own ?? overview.from ?? undefined) : undefined
  const reach = useReach(from)
  const { areas } = reach
  useEffect(() => map?.setReach(areas), [map, areas])
  return { ...reach, isOffered: from !== undefined, isOwn: own !== null }
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

/** The feature whose card is open; `focus` if the card takes the focus, because the keyboard opened it. */
type Chosen = { feature: MapFeature; focus: boolean }

const idOf = (feature: MapFeature | null | undefined) => (feature?.kind === 'pin' ? feature.id : null)

/** Returns the school on the map that is under the pointer, or else the open card. */
function useChosen(onMark: (id: string | null) => void) {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const pointedAt = useRef<string>(null)
  /** The school that has the ring while the pointer is on none. */
  const held = useRef<string>(null)
  return {
    chosen,
    chosenId: idOf(chosen?.feature),
    /** @param options.mark the school that gets the ring, if it is not the selected one */
    choose(feature: MapFeature | null, { focus = false, mark = idOf(feature) } = {}) {
      setChosen(feature && { feature, focus })
      held.current = mark
      onMark(mark)
    },
    /** Receives every move of the pointer and reports only changes. */
    point(feature: MapFeature | null) {
      const id = idOf(feature)
      if (id === pointedAt.current) return
      pointedAt.current = id
      onMark(id ?? held.current)
    },
  }
}

/** Returns the part of the map to which the search is limited, and how visitors change it. */
function useSearchArea({ address, onSearchHere }: Pick<ResultsMapProps, 'address' | 'onSearchHere'>) {
  const [isMoved, setMoved] = useState(false)
  const [follows, setFollows] = useState(false)
  const asked = useRef<string>(undefined)
  const searchIn = (box: MapBox) => {
    asked.current = writeBox(box)
    setMoved(false)
    onSearchHere(box)
  }
  return {
    /** Whether the visitor has moved the map since the last search. */
    isMoved,
    /** Whether every move of the map starts a search. */
    follows,
    setFollows,
    searchIn,
    moved(view: MapView, byVisitor: boolean) {
      if (byVisitor && follows) searchIn(view.box)
      else if (byVisitor) setMoved(true)
    },
    /**
     * Whether the box in the address came from this map, which then stays where it is; otherwise the map moves to the
     * box.
     */
    isOwn: () => address.box !== undefined && writeBox(address.box) === asked.current,
    settle() {
      asked.current = undefined
      setMoved(false)
    },
  }
}

/** Browsers refuse changes to the address in too quick succession. */
const REST_MS = 400

/**
 * Returns a function that writes the view of the map into the address of the page, so that a copy of it shows the same
 * part. The page stays as it is: the router only learns about the address when it is loaded again.
 */
function useViewInAddress(address: SearchAddress): (view: MapView) => void {
  const locale = useLocale()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was moved before another search is not written after it
  useEffect(() => () => clearTimeout(timer.current), [address])
  return ({ lat, lng, zoom }) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const path = resultsPath(address, { page: address.page, at: { lat, lng, zoom } })
      history.replaceState(history.state, '', localePath(locale, path))
    }, REST_MS)
  }
}
