import { shownAverage } from '#app/features/schools/average-rule.ts'
import { attributionOf } from '#app/features/schools/register-sources.ts'
import type { Category, CountryCode, Feature } from '#app/features/schools/vocabulary.ts'
import { db } from '#db/client.ts'

/** A school as a column of the comparison. */
export type ComparedSchool = ReturnType<typeof presentCompared>

/**
 * The schools that a comparison names, in its order. Closed schools are among them and marked; a school that was merged
 * is its successor.
 *
 * @returns the schools, and the ids of which there is none or only one that an operator of the site hid
 */
export async function compareSchools(ids: string[]): Promise<{ schools: ComparedSchool[]; missing: string[] }> {
  if (ids.length === 0) return { schools: [], missing: [] }
  const moved = await movedSchools(ids)
  const found = await directoryRows([...ids, ...moved.values()])
  const byId = new Map(found.map((row) => [row.id, row]))
  const current = (id: string) => byId.get(id) ?? byId.get(moved.get(id) ?? '')
  const rows = new Set(ids.flatMap((id) => current(id) ?? []))
  return { schools: [...rows].map(presentCompared), missing: ids.filter((id) => !current(id)) }
}

async function movedSchools(ids: string[]): Promise<Map<string, string>> {
  const rows = await db()
    .selectFrom('school_redirects')
    .select(['old_id', 'school_id'])
    .where('old_id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.old_id, row.school_id]))
}

function directoryRows(ids: string[]) {
  return db()
    .selectFrom('school_directory')
    .select(['id', 'name', 'category', 'local_type', 'ownership', 'street', 'postal_code', 'city', 'country'])
    .select(['pupils', 'languages', 'features', 'rating_count', 'rating_average'])
    .select(['status', 'source', 'sample', 'premium', 'logo'])
    .where('id', 'in', ids)
    .where('status', '<>', 'hidden')
    .execute()
}

function presentCompared(row: Awaited<ReturnType<typeof directoryRows>>[number]) {
  return {
    id: row.id,
    name: row.name,
    category: row.category as Category,
    localType: row.local_type,
    ownership: row.ownership as 'public' | 'private' | null,
    street: row.street,
    postalCode: row.postal_code,
    city: row.city,
    country: row.country as CountryCode,
    pupils: row.pupils,
    languages: row.languages,
    features: row.features as Feature[],
    ratingCount: row.rating_count,
    /** 1 to 5, null while there are too few reviews. */
    ratingAverage: shownAverage(row.rating_count, row.rating_average),
    closed: row.status === 'closed',
    sample: row.sample,
    logo: row.premium ? row.logo : null,
    /** The line that the licence of its register asks for. */
    attribution: attributionOf(row.source),
  }
}
