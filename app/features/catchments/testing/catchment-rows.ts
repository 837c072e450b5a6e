import { db } from '#db/client.ts'

/**
 * Adds a square area of Berlin for the school year 2026/27.
 *
 * @param corner its south-west corner
 * @param size in degrees
 */
export async function addArea(
  number: string,
  [west, south]: readonly [lng: number, lat: number],
  size = 0.01,
  start = '2026-08-01',
): Promise<void> {
  const [east, north] = [west + size, south + size]
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
  await db()
    .insertInto('catchments')
    .values({
      source: 'de-berlin-catchments',
      period_start: start,
      unit: number,
      name: number,
      district: 'Mitte',
      outline: JSON.stringify([[ring]]),
      ...{ west, south, east, north },
    })
    .execute()
}

type StreetRow = {
  commune?: string
  name?: string
  district?: string
  street?: string
  first?: number
  last?: number
  side?: 'odd' | 'even' | 'both'
  school?: string
}

/** Adds a street of Vitré or, with an empty street, a whole commune for the school year 2025/26. */
export async function addSector(row: StreetRow = {}): Promise<void> {
  const { commune = '35360', name = 'Vitré', district = '', street = '', side = 'both', school = '0352008T' } = row
  await db()
    .insertInto('catchments')
    .values({
      source: 'fr-35-catchments',
      period_start: '2025-08-01',
      unit: commune,
      part: [district, street, row.first, row.last, side, school].join('|'),
      ...{ name, district, street },
      first_house: row.first ?? null,
      last_house: row.last ?? null,
      house_side: side,
      school_key: `fr-${school}`,
    })
    .execute()
}
