import { z } from 'zod'
import type { Point } from '#search-engine/base/distance.ts'
import { roundPoint } from '../ways.ts'
import { askEngine } from './ask-engine.server.ts'

/** Of an area; half an hour by bicycle through a city has some hundreds. */
const MAX_POINTS = 5000
/** Metres by which an outline may differ, so that it is short. */
const GENERALIZE_M = 30
/** Valhalla puts the parts of an area into one feature, or each into its own. */
const MAX_FEATURES = 1000

const position = z.tuple([z.number().min(-180).max(180, { abort: true }), z.number().min(-90).max(90, { abort: true })])
const rings = z
  .array(z.array(position).min(4).max(MAX_POINTS, { abort: true }))
  .min(1)
  .max(MAX_POINTS, { abort: true })
const areasSchema = z.object({
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
    .max(MAX_FEATURES, { abort: true }),
})

/** Areas within so many minutes (`contour`) of a point, as Valhalla's isochrone action answers. */
export type Areas = z.infer<typeof areasSchema>

type Asked = {
  costing: 'pedestrian' | 'bicycle' | 'multimodal'
  minutes: readonly number[]
  /** Share of the largest part below which others are left out; 0 for none. */
  denoise: number
  /** When one leaves, in local time: YYYY-MM-DDTHH:MM. */
  leaving?: string
}

/**
 * Asks the engine how far one gets from a point.
 *
 * @param from the visitor's point; it leaves the server rounded to about 100 m
 * @returns undefined without an engine, and when it is busy or away
 * @throws NoStreetNear
 * @throws EngineSilent
 */
export async function askAreas(
  from: Point,
  { costing, minutes, denoise, leaving }: Asked,
  asking: { signal: AbortSignal; visitor: string },
): Promise<Areas | undefined> {
  const { lat, lng } = roundPoint(from)
  const contours = minutes.map((time) => ({ time }))
  const shape = { polygons: true, denoise, generalize: GENERALIZE_M }
  const when = leaving === undefined ? {} : { date_time: { type: 1, value: leaving } }
  const body = { locations: [{ lat, lon: lng }], costing, contours, ...shape, ...when }
  return await askEngine('isochrone', body, { schema: areasSchema, ...asking })
}
