import { randomBytes } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { MissingSchool } from '../submit/missing-school.schema.ts'

/**
 * Adds a proposed school to the directory.
 *
 * @returns its id, `own-` and twelve characters
 */
export async function addSchool(trx: Transaction<Database>, proposal: MissingSchool): Promise<string> {
  const { postalCode, ...school } = proposal
  const id = `own-${randomBytes(6).toString('hex')}`
  const { region, ...position } = await placeOf(trx, proposal)
  await trx
    .insertInto('schools')
    .values({ ...school, id, postal_code: postalCode, region: region ?? '', ...position, source: 'own', source_id: id })
    .execute()
  return id
}

/**
 * Returns where a school is, as far as its address shows: the centre of the schools that share its postal code, else of
 * those in its town. Both are marked as approximate, so nobody takes them for the building.
 */
async function placeOf(trx: Transaction<Database>, { country, postalCode, city }: MissingSchool) {
  const around = trx
    .selectFrom('schools')
    .select([sql<number | null>`avg(lat)`.as('lat'), sql<number | null>`avg(lng)`.as('lng')])
    .select(sql<string | null>`mode() within group (order by region)`.as('region'))
    .where('country', '=', country)
    .where('lat', 'is not', null)
  const near = await around.where('postal_code', '=', postalCode).executeTakeFirstOrThrow()
  if (near.lat !== null) return { ...near, position_precision: 'postal_code' }
  const inTown = await around.where('city', '=', city).executeTakeFirstOrThrow()
  return { ...inTown, position_precision: inTown.lat === null ? null : 'town' }
}
