import { z } from 'zod'
import type { Outline, Vertex } from './catchment.ts'

/** The areas of a city have a few hundred points each. */
const MAX_POINTS = 50_000
const MAX_TEXT = 4_000_000
/** A ring is closed: a triangle has four points. */
const MIN_POINTS_IN_RING = 4

const ring = z.array(z.tuple([z.number(), z.number()]).rest(z.number())).min(MIN_POINTS_IN_RING)
const polygon = z.array(ring).min(1)
const geometry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Polygon'), coordinates: polygon }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(polygon).min(1) }),
])

/**
 * Reads the outline of an area from the geometry of a GeoJSON feature.
 *
 * @param toDegrees converts a point of the file to WGS84 degrees; undefined for one that cannot be in the area
 * @returns a few words on what is wrong with it, if it cannot be read
 */
export function readOutline(text: string, toDegrees: (point: Vertex) => Vertex | undefined): Outline | string {
  if (text.length > MAX_TEXT) return 'longer than any area'
  const read = geometry.safeParse(parseJson(text))
  if (!read.success) return text === '' ? 'no polygon' : 'no readable polygon'
  const polygons = read.data.type === 'Polygon' ? [read.data.coordinates] : read.data.coordinates
  const rings = polygons.flat()
  if (rings.reduce((sum, points) => sum + points.length, 0) > MAX_POINTS) return 'more points than any area'
  if (!rings.every(isClosed)) return 'a ring that is not closed'
  let outside: Vertex | undefined
  const outline = polygons.map((one) =>
    one.map((points) =>
      points.map(([x, y]) => {
        const point = toDegrees([x, y])
        if (!point) outside ??= [x, y]
        return point ?? ([x, y] as const)
      }),
    ),
  )
  return outside ? `a point outside the area of the source: ${outside.join(' ')}` : outline
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isClosed(points: readonly number[][]): boolean {
  const [first, last] = [points[0], points.at(-1)]
  return first?.[0] === last?.[0] && first?.[1] === last?.[1]
}

/** The box [west, south, east, north] around an outline, in degrees. */
export function boundsOf(outline: Outline): readonly [number, number, number, number] {
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [lng, lat] of outline.flat(2)) {
    box[0] = Math.min(box[0], lng)
    box[1] = Math.min(box[1], lat)
    box[2] = Math.max(box[2], lng)
    box[3] = Math.max(box[3], lat)
  }
  return box
}
