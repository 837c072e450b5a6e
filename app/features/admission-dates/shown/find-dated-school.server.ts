import { type SqlBool, sql } from 'kysely'
import { keepRows } from '#app/core/page-cache/kept-rows.server.ts'
import { db } from '#db/client.ts'
import type { Category, CountryCode } from '#db/vocabulary.ts'
import type { DatedSchool } from './school-rows.ts'

/** A school as its dates need it. */
export type NamedSchool = DatedSchool & { name: string; postalCode: string }

/** Finds an open school of a register or of its own; returns undefined when there is none. */
export const findDatedSchool = async (id: string): Promise<NamedSchool | undefined> => (await listDatedSchools([id]))[0]

/** Lists those of some schools that are open and not samples, in no order. */
export async function listDatedSchools(ids: readonly string[]): Promise<NamedSchool[]> {
  return [...(await datedSchools(ids)).values()]
}

const datedSchools = keepRows(async (ids): Promise<Map<string, NamedSchool>> => {
  // PostgreSQL cannot even compare a text that contains NUL.
  const asked = ids.map((id) => id.replaceAll('\0', ''))
  const rows = await db()
    .selectFrom('school_directory')
    .select(['id', 'name', 'region', 'local_type as localType', 'postal_code as postalCode'])
    .select([sql<CountryCode>`country`.as('country'), sql<Category>`category`.as('category')])
    .select(sql<'public' | 'private' | null>`ownership`.as('ownership'))
    .where(sql<SqlBool>`id = any(${asked}::text[])`)
    .where('status', '=', 'active')
    .where('sample', '=', false)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
})
