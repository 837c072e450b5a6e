import type { FeatureCollection, MultiPolygon, Polygon } from 'geojson'
import type { Point } from '#search-engine/base/distance.ts'
import { type Areas, askAreas } from './engine/ask-areas.server.ts'
import { EngineSilent, engineDeadline, NoStreetNear } from './engine/ask-engine.server.ts'
import { type StreetMode, WAY_MINUTES } from './ways.ts'

const COSTING = { foot: 'pedestrian', bicycle: 'bicycle' } as const satisfies Record<StreetMode, string>

/** Areas on a map: how far one gets in the minutes of each, the largest first. */
export type Reach = FeatureCollection<Polygon | MultiPolygon, { minutes: number }>

/** Of the largest area; parts of less than that share of it are noise. */
const DENOISE = 0.3

/**
 * Finds how far one gets from a point in 10, 20 and 30 minutes; nothing of it is stored or logged.
 *
 * @param from the visitor's point; it leaves the server rounded to about 100 m
 * @returns no areas where no street is near; undefined if there is no engine, or it did not answer within a second
 */
export async function findReach(from: Point, mode: StreetMode, visitor = ''): Promise<Reach | undefined> {
  const asked = { costing: COSTING[mode], minutes: WAY_MINUTES, denoise: DENOISE }
  try {
    const answer = await askAreas(from, asked, { signal: engineDeadline(), visitor })
    return answer && present(answer)
  } catch (error) {
    if (error instanceof NoStreetNear) return { type: 'FeatureCollection', features: [] }
    if (error instanceof EngineSilent) return undefined
    throw error
  }
}

function present({ features }: Areas): Reach {
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
