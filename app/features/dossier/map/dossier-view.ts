import { isOnMap, type Place, type View } from '#app/features/map/static/static-view.ts'
import { PIN_SIZE } from '#app/features/map/style/pin-images.ts'
import { toUnitSquare } from '#app/features/map/tiles/base-tiles.ts'

/** Web Mercator zooms for tiles of 512 pixels: from all five countries to 7 km across the picture. */
const ZOOMS = { least: 2, most: 12 }
/** Pixels between the edges of the picture and the foot of a pin, which stands above it. */
const EDGE = { top: PIN_SIZE.height + 8, bottom: 22, side: 26 }

/** Returns the closest view with all places in it; undefined if none of them is on the base map. */
export function viewOf(places: readonly Place[], size: { width: number; height: number }): View | undefined {
  const points = places.filter(isOnMap).map(({ lat, lng }) => toUnitSquare(lng, lat))
  if (points.length === 0) return undefined
  const [left, right] = ends(points.map(([x]) => x))
  const [top, bottom] = ends(points.map(([, y]) => y))
  const room = { width: size.width - 2 * EDGE.side, height: size.height - EDGE.top - EDGE.bottom }
  const closest = Math.log2(Math.min(room.width / (right - left), room.height / (bottom - top)) / 512)
  const zoom = Math.min(Math.max(closest, ZOOMS.least), ZOOMS.most)
  const world = 512 * 2 ** zoom
  return {
    ...size,
    world,
    left: ((left + right) / 2) * world - size.width / 2,
    top: ((top + bottom) / 2) * world - EDGE.top - room.height / 2,
  }
}

const ends = (values: readonly number[]): [number, number] => [Math.min(...values), Math.max(...values)]
