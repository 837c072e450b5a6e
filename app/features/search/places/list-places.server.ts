import type { Gazetteer } from '#search-engine/language/gazetteer.ts'
import { directory } from '../live/directory.server.ts'
import { toUnitSquare } from '../map/base-tiles.ts'
import type { MapBox } from '../search-address.ts'

/** A town for the map; it is more important the more schools it has. */
export type MapPlace = { name: string; lat: number; lng: number; schools: number }

/** At most one name in a cell of this many pixels, so that the same towns are named wherever the map is moved. */
const CELL_PIXELS = 96
const MAX_PLACES = 150
const MAX_ZOOM = 22
/** At lower zooms a name that makes way for a cluster would appear in another country. */
const FIRST_ZOOM = 5

/** All towns of a gazetteer, the most important first. */
const sorted = new WeakMap<Gazetteer, MapPlace[]>()

/**
 * Lists the towns to be named on a map, the most important first.
 *
 * @param zoom of web maps with tiles of 256 pixels; low or invalid values give none
 */
export async function listPlaces(box: MapBox, zoom: number): Promise<MapPlace[]> {
  if (!(zoom >= FIRST_ZOOM)) return []
  const { gazetteer } = await directory()
  const cell = CELL_PIXELS / (256 * 2 ** Math.floor(Math.min(zoom, MAX_ZOOM)))
  const taken = new Set<string>()
  const places: MapPlace[] = []
  for (const place of townsOf(gazetteer)) {
    if (!isInside(place, box)) continue
    const key = toUnitSquare(place.lng, place.lat)
      .map((side) => Math.floor(side / cell))
      .join()
    if (taken.has(key)) continue
    taken.add(key)
    places.push(place)
    if (places.length === MAX_PLACES) break
  }
  return places
}

function townsOf(gazetteer: Gazetteer): MapPlace[] {
  const known = sorted.get(gazetteer)
  if (known) return known
  const towns = gazetteer.allTowns
    .map(({ name, lat, lng, schools }) => ({ name, lat, lng, schools }))
    .sort((a, b) => b.schools - a.schools)
  sorted.set(gazetteer, towns)
  return towns
}

const isInside = ({ lat, lng }: MapPlace, [west, south, east, north]: MapBox) =>
  lat >= south && lat <= north && lng >= west && lng <= east
