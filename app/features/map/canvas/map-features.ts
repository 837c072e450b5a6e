import type { FeatureCollection, Point } from 'geojson'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Category } from '#db/vocabulary.ts'
import type { Cluster, MapResult, Pin } from '#search-engine/index.ts'
import type { MapPlace } from '../results/list-places.server.ts'
import type { ResultProperties, SingleProperties } from '../style/result-layers.ts'

/** A selectable feature on the map. */
export type MapFeature = ({ kind: 'cluster' } & Cluster) | ({ kind: 'pin' } & Pin)

/** Schools of which only the town's position is known are on one spot and separate at no zoom. */
const SPOT_DEGREES = 0.0005

export function featuresOf({ clusters, pins }: MapResult): MapFeature[] {
  return [
    ...clusters.map((cluster): MapFeature => ({ kind: 'cluster', ...cluster })),
    ...pins.map((pin): MapFeature => ({ kind: 'pin', ...pin })),
  ]
}

export function isOneSpot({ bounds: [west, south, east, north] }: Cluster): boolean {
  return east - west < SPOT_DEGREES && north - south < SPOT_DEGREES
}

/** Returns the features for the results source; `at` is the index of each in the list. */
export function resultPoints(
  features: readonly MapFeature[],
  locale: Locale,
): FeatureCollection<Point, ResultProperties & { at: number }> {
  return collection(features, (feature, at) => {
    if (feature.kind === 'cluster') return { at, count: feature.count, label: formatNumber(locale, feature.count) }
    return { at, id: feature.id, category: feature.category, approximate: feature.approximate }
  })
}

/** A school for which the map draws a separate pin. */
export type SinglePin = Pin & { marked: boolean; kept: boolean; name?: string }

/** Returns the pins of favourites and of the school under the pointer or the focus, each once. */
export function singlePins(marked: Pin | null, kept: readonly Pin[]): SinglePin[] {
  const pins = kept.map((pin) => ({ ...pin, kept: true, marked: pin.id === marked?.id }))
  if (!marked || pins.some((pin) => pin.marked)) return pins
  return [...pins, { ...marked, kept: false, marked: true }]
}

/** A compared school, with or without a place on the map. */
export type ComparedOnMap = {
  id: string
  name: string
  category: Category
  lat: number | null
  lng: number | null
  approximate: boolean
  /** Present if its last distances can be drawn. */
  lastDistances?: object | null | undefined
}

/** Returns the pins of the compared schools whose position is known, exactly or roughly, with their names. */
export function comparedPins(schools: readonly ComparedOnMap[], marked: string | null) {
  return schools.flatMap(({ id, name, category, lat, lng, approximate }): (SinglePin & { name: string })[] =>
    lat === null || lng === null
      ? []
      : [{ id, name, category, lat, lng, approximate, marked: id === marked, kept: false }],
  )
}

/** Returns the pins for the source of single schools. */
export function singlePoints(pins: readonly SinglePin[]): FeatureCollection<Point, SingleProperties> {
  return collection(pins, ({ lat: _, lng: __, ...properties }) => properties)
}

/** Returns the towns for the places source. */
export function placePoints(places: readonly MapPlace[]): FeatureCollection<Point, Omit<MapPlace, 'lat' | 'lng'>> {
  return collection(places, ({ lat: _, lng: __, ...properties }) => properties)
}

function collection<T extends { lat: number; lng: number }, P>(
  points: readonly T[],
  properties: (point: T, at: number) => P,
): FeatureCollection<Point, P> {
  return {
    type: 'FeatureCollection',
    features: points.map((point, at) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [point.lng, point.lat] },
      properties: properties(point, at),
    })),
  }
}
