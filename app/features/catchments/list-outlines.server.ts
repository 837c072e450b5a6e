import { sql } from 'kysely'
import type { Outline } from '#app/core/is-inside.ts'
import { preparedDb } from '#db/prepared-db.ts'
import { type CatchmentEdition, findEdition } from './edition.server.ts'

/** West, south, east, north in degrees. */
type Box = readonly [number, number, number, number]

/** An area for a map, as a GeoJSON feature (RFC 7946). */
type OutlineFeature = {
  type: 'Feature'
  properties: { number: string }
  geometry: { type: 'MultiPolygon'; coordinates: Outline }
}

/** The areas of the newest edition for Berlin that touch a box; none where they would be too many to tell apart. */
export type CatchmentOutlines = {
  edition: CatchmentEdition | null
  isTooFar: boolean
  areas: { type: 'FeatureCollection'; features: OutlineFeature[] }
}

const MAX_OUTLINES = 150

/** Lists the outlines of catchment areas for a map. */
export async function listOutlines([west, south, east, north]: Box): Promise<CatchmentOutlines> {
  const edition = await findEdition('de-berlin-catchments')
  const rows = edition ? await rowsWithin(edition, [west, south, east, north]) : []
  const isTooFar = rows.length > MAX_OUTLINES
  const features = isTooFar ? [] : rows.map(({ unit, outline }) => featureOf(unit, outline as unknown as Outline))
  return { edition: edition ?? null, isTooFar, areas: { type: 'FeatureCollection', features } }
}

/** Returns the box around all areas of the newest edition; null until one is imported. */
export async function boxOfCatchments(): Promise<[number, number, number, number] | null> {
  const row = await preparedDb()
    .selectFrom('catchments')
    .select(({ fn }) => [
      fn.min('west').as('west'),
      fn.min('south').as('south'),
      fn.max('east').as('east'),
      fn.max('north').as('north'),
    ])
    .where('source', '=', sql.lit('de-berlin-catchments'))
    .executeTakeFirst()
  const { west = null, south = null, east = null, north = null } = row ?? {}
  return west === null || south === null || east === null || north === null ? null : [west, south, east, north]
}

async function rowsWithin({ source, start }: CatchmentEdition, [west, south, east, north]: Box) {
  return await preparedDb()
    .selectFrom('catchments')
    .select(['unit', 'outline'])
    .where('source', '=', source)
    .where('period_start', '=', start)
    .where(
      sql<boolean>`box(point(west, south), point(east, north))
        && box(point(${west}::float8, ${south}::float8), point(${east}::float8, ${north}::float8))`,
    )
    .orderBy('unit')
    .limit(sql.lit(MAX_OUTLINES + 1))
    .execute()
}

function featureOf(number: string, coordinates: Outline): OutlineFeature {
  return { type: 'Feature', properties: { number }, geometry: { type: 'MultiPolygon', coordinates } }
}
