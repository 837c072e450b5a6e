import { type RefObject, useEffect, useMemo, useState } from 'react'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import type { Point } from '#search-engine/base/distance.ts'
import { lastDistancesOfUrl, placesUrl } from '../canvas/map-addresses.ts'
import { type ComparedOnMap, comparedPins, placePoints } from '../canvas/map-features.ts'
import type { MapView } from '../canvas/school-map.ts'
import { useJson } from '../canvas/use-json.ts'
import { useLastDistances } from '../canvas/use-last-distances.ts'
import { useReach } from '../canvas/use-reach.ts'
import { useSchoolMap } from '../canvas/use-school-map.ts'
import { boxOfAll } from '../results/box-of-most.ts'
import type { MapPlace } from '../results/list-places.server.ts'
import type { MapBasis } from '../results/map-results.server.ts'
import { useCatchments } from '../results-map/use-catchments.ts'

export type CompareMapProps = {
  schools: readonly ComparedOnMap[]
  /** The place in the address of the comparison, which takes precedence over the visitor's own point. */
  place: Point | undefined
  own: Point | null
  basis: MapBasis
}

/** Returns the state and actions of the map of a comparison. */
export function useCompareMap({ schools, place, own, basis }: CompareMapProps, frame: RefObject<HTMLElement | null>) {
  const locale = useLocale()
  const [view, setView] = useState<MapView | null>(null)
  const [backgroundFailed, setBackgroundFailed] = useState(false)
  const [marked, mark] = useState<string | null>(null)
  const label = useTranslation()('map.compared')
  const { map, failed } = useSchoolMap(
    frame,
    { background: basis.background, label, hasCards: false },
    {
      moved: setView,
      pointed: () => undefined,
      chosen: (feature) => mark(feature?.kind === 'pin' ? feature.id : null),
      catchmentChosen: (catchment) => catchments.choose(catchment),
      backgroundFailed: () => setBackgroundFailed(true),
      painted: () => undefined,
    },
  )
  const pins = useMemo(() => comparedPins(schools, marked), [schools, marked])
  useEffect(() => map?.setSingle(pins), [map, pins])
  const from = basis.hasWays ? (place ?? own ?? undefined) : undefined
  const reach = useReach(from)
  useEffect(() => map?.setReach(reach.areas), [map, reach.areas])
  // The view stands in addresses that are fetched, so it is never fitted to the visitor's own point.
  const shown = reach.mode && place ? [...pins, place] : pins
  const box = JSON.stringify(boxAround(shown))
  useEffect(() => map?.fit(JSON.parse(box), { hasRoom: true }), [map, box])
  const places = useJson<MapPlace[]>(view && placesUrl(view)).data
  useEffect(() => {
    if (places) map?.setPlaces(placePoints(places))
  }, [map, places])
  const catchments = useCatchments(map, view, basis.catchments)
  const measured = schools.filter(({ lastDistances }) => lastDistances).map(({ id }) => id)
  const distances = useLastDistances(lastDistancesOfUrl(measured, locale))
  useEffect(() => map?.setDistances(distances.circles), [map, distances.circles])
  return {
    ...{ map, failed, backgroundFailed, pins, marked, catchments, distances },
    reach: { ...reach, isOffered: from !== undefined, isOwn: place === undefined },
    /** Gives a school the ring and brings it into view. */
    show(school: Point & { id: string }) {
      mark(school.id)
      map?.reveal(school)
    },
  }
}

function boxAround(points: readonly Point[]) {
  return boxOfAll(points.map(({ lat, lng }) => ({ lat, lng, count: 1, bounds: [lng, lat, lng, lat] })))
}

export type CompareMapState = ReturnType<typeof useCompareMap>
