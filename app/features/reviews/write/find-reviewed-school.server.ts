import { refreshRules } from '#app/features/screening/editing/refresh-rules.server.ts'
import { db } from '#db/client.ts'
import type { CountryCode } from '#db/vocabulary.ts'

/**
 * A school that may be reviewed, with the names that are no persons' in a text about it; null when there is none. What is
 * written about it is held against the latest lists of words.
 */
export async function findReviewedSchool(id: string) {
  await refreshRules()
  const row = await db()
    .selectFrom('school_directory')
    .select(['id', 'name', 'city', 'street', 'country'])
    .where('id', '=', id)
    .where('status', '=', 'active')
    .executeTakeFirst()
  if (!row) return null
  const names = [row.name, row.city, row.street, row.street.replace(/\s\d{1,5}\s?\w?$/, '').trimEnd()].filter(Boolean)
  return { id: row.id, name: row.name, city: row.city, country: row.country as CountryCode, names }
}
