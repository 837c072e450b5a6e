import { BASE_TILES, toUnitSquare } from '../tiles/base-tiles.ts'

/** The part of the Web Mercator plane that a picture shows, in pixels of its zoom from the world's north-west. */
export type View = { left: number; top: number; width: number; height: number; world: number }

/** Size in pixels of the small map on a profile. */
export const PROFILE_MAP_SIZE = { width: 320, height: 200 }

export type Place = { lat: number; lng: number }

/** Whether a place is on the base map. */
export function isOnMap({ lat, lng }: Place): boolean {
  const [west, south, east, north] = BASE_TILES.bounds
  return lng >= west && lng <= east && lat >= south && lat <= north
}

/**
 * Returns the view with a place at its centre.
 *
 * @param zoom Web Mercator zoom for tiles of 512 pixels
 * @throws RangeError when the place is outside the base map
 */
export function viewAround({ lat, lng }: Place, size: { width: number; height: number }, zoom: number): View {
  if (!isOnMap({ lat, lng })) throw new RangeError(`The place ${lat}, ${lng} lies outside the base map.`)
  const world = 512 * 2 ** zoom
  const [x, y] = toUnitSquare(lng, lat)
  return { ...size, left: x * world - size.width / 2, top: y * world - size.height / 2, world }
}

/** Returns the position of a place in the view. */
export function toPixels(view: View, { lat, lng }: Place): [number, number] {
  const [x, y] = toUnitSquare(lng, lat)
  return [x * view.world - view.left, y * view.world - view.top]
}
