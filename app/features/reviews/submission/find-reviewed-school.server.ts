import { refreshRules } from '#app/features/screening/editing/refresh-rules.server.ts'
import { db } from '#db/client.ts'
import type { CountryCode } from '#db/vocabulary.ts'

/**
 * Finds a school that may be reviewed, with the names that do not count as people's in a text about it; returns null
 * when there is none. Refreshes the word lists first, so that the text is screened against the latest ones.
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
