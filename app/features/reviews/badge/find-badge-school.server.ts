import { type SqlBool, sql } from 'kysely'
import { shownAverage } from '#app/features/schools/average-rule.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import { COUNTRY_LANGUAGE, type CountryCode } from '#db/vocabulary.ts'

/** What a badge shows about a school. */
export type BadgeSchool = {
  id: string
  name: string
  /** 1 to 5, null while there are too few reviews. */
  ratingAverage: number | null
  ratingCount: number
  language: Locale
}

/**
 * Finds a school for its badge: on any plan, and whatever its own profile shows of its reviews.
 *
 * @returns undefined when there is no such school, it has no members, or it is closed or hidden
 */
export async function findBadgeSchool(id: string): Promise<BadgeSchool | undefined> {
  const row = await db()
    .selectFrom('school_directory as d')
    .select(['d.id', 'd.name', 'd.country', 'd.rating_count', 'd.rating_average'])
    .where('d.id', '=', id)
    .where('d.status', '=', 'active')
    .where(sql<SqlBool>`exists (select from school_members o where o.school_id = d.id)`)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    id: row.id,
    name: row.name,
    ratingAverage: shownAverage(row.rating_count, row.rating_average),
    ratingCount: row.rating_count,
    language: COUNTRY_LANGUAGE[row.country as CountryCode],
  }
}
