import type { FeatureCollection, MultiPolygon, Polygon } from 'geojson'
import { z } from 'zod'
import type { Point } from '#search-engine/base/distance.ts'
import { askEngine, EngineSilent, engineDeadline, NoStreetNear } from './engine/ask-engine.server.ts'
import { roundPoint, WAY_MINUTES, type WayMode } from './ways.ts'

const COSTING = { foot: 'pedestrian', bicycle: 'bicycle' } as const satisfies Record<WayMode, string>

/** Areas on a map: how far one gets in the minutes of each, the largest first. */
export type Reach = FeatureCollection<Polygon | MultiPolygon, { minutes: number }>

/** Of an area; half an hour by bicycle through a city has some hundreds. */
const MAX_POINTS = 5000
/** Metres by which an outline may differ, so that it is short. */
const GENERALIZE_M = 30

const position = z.tuple([z.number().min(-180).max(180, { abort: true }), z.number().min(-90).max(90, { abort: true })])
const rings = z
  .array(z.array(position).min(4).max(MAX_POINTS, { abort: true }))
  .min(1)
  .max(MAX_POINTS, { abort: true })
const reachSchema = z.object({
  features: z
    .array(
      z.object({
        properties: z.object({ contour: z.number() }),
        geometry: z.discriminatedUnion('type', [
          z.object({ type: z.literal('Polygon'), coordinates: rings }),
          z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(rings).max(MAX_POINTS, { abort: true }) }),
        ]),
      }),
    )
    .max(WAY_MINUTES.length, { abort: true }),
})

/**
 * Finds how far one gets from a point in 10, 20 and 30 minutes; nothing of it is stored or logged.
 *
 * @param from the visitor's point; it leaves the server rounded to about 100 m
 * @returns no areas where no street is near; undefined if there is no engine, or it did not answer within a second
 */
export async function findReach(from: Point, mode: WayMode, visitor = ''): Promise<Reach | undefined> {
  const { lat, lng } = roundPoint(from)
  const contours = WAY_MINUTES.map((time) => ({ time }))
  const shape = { polygons: true, denoise: 0.3, generalize: GENERALIZE_M }
  const body = { locations: [{ lat, lon: lng }], costing: COSTING[mode], contours, ...shape }
  try {
    const answer = await askEngine('isochrone', body, { schema: reachSchema, signal: engineDeadline(), visitor })
    return answer && present(answer)
  } catch (error) {
    if (error instanceof NoStreetNear) return { type: 'FeatureCollection', features: [] }
    if (error instanceof EngineSilent) return undefined
    throw error
  }
}

function present({ features }: z.infer<typeof reachSchema>): Reach {
  const largestFirst = features.toSorted((a, b) => b.properties.contour - a.properties.contour)
  return {
    type: 'FeatureCollection',
    features: largestFirst.map(({ properties, geometry }) => ({
      type: 'Feature',
      properties: { minutes: properties.contour },
      geometry,
    })),
  }
}
