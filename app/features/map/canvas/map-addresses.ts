import type { Locale } from '#app/i18n/locales.ts'
import { type MapBox, type SearchAddress, writeBox, writeSearchAddress } from '../../search/search-address.ts'
import type { MapView } from './school-map.ts'

/** Cells as large as the server makes them at exactly this zoom would make discs touch each other. */
const ZOOM_OFFSET = 0.4

/** Leaves out the order and the page of the list, which make no difference on the map. */
const search = (address: SearchAddress, box: MapBox | undefined) =>
  writeSearchAddress({ ...address, sort: 'relevance', view: 'list', box })

export const overviewUrl = (address: SearchAddress, locale: Locale): string =>
  `/api/map/overview?${search(address, address.box)}&lang=${locale}`

/**
 * Returns the address of the results in a view; null when the view contains no part of the box to which the search is
 * limited.
 */
export function resultsUrl(address: SearchAddress, { box, zoom }: MapView, locale: Locale): string | null {
  const common = address.box ? commonBox(box, address.box) : box
  return common && `/api/map?${search(address, common)}&zoom=${Math.floor(zoom - ZOOM_OFFSET)}&lang=${locale}`
}

export const placesUrl = ({ box, zoom }: MapView): string => `/api/places?box=${writeBox(box)}&zoom=${Math.floor(zoom)}`

export const catchmentsUrl = (box: MapBox): string => `/api/map/catchments?box=${writeBox(box)}`

/**
 * Returns the address of the last distances in a view; null when it contains none.
 *
 * @param known the box around all schools that have any
 */
export function lastDistancesUrl(view: MapBox | null, known: MapBox | null | undefined, locale: Locale): string | null {
  const common = view && known ? commonBox(view, known) : null
  return common && `/api/map/last-distances?box=${writeBox(common)}&lang=${locale}`
}

/** Returns the address of the last distances of some schools; null for none. */
export const lastDistancesOfUrl = (ids: readonly string[], locale: Locale): string | null =>
  ids.length === 0 ? null : `/api/map/last-distances?${queryOf(ids, locale)}`

export const schoolsUrl = (ids: readonly string[], locale: Locale): string => `/api/map/schools?${queryOf(ids, locale)}`

const queryOf = (ids: readonly string[], locale: Locale) =>
  new URLSearchParams([...ids.map((id) => ['id', id]), ['lang', locale]])

/** Returns the part that two boxes have in common; null if there is none. */
export function commonBox(a: MapBox, b: MapBox): MapBox | null {
  const [west, south] = [Math.max(a[0], b[0]), Math.max(a[1], b[1])]
  const [east, north] = [Math.min(a[2], b[2]), Math.min(a[3], b[3])]
  return west <= east && south <= north ? [west, south, east, north] : null
}
