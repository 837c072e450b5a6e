import { sql, type Transaction } from 'kysely'
import type { Change, ChangeKind, Wish } from '#app/features/news/change.ts'
import { findChanges } from '#app/features/news/find-changes.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Database } from '#db/schema.ts'
import type { SchoolNews } from './count-news.server.ts'

/**
 * Finds the news of schools in words: of each only what was counted, which is what the person wants to know. Reviews
 * are counted alone.
 *
 * @returns by id of the school
 */
export async function changesOfNews<News extends SchoolNews>(
  trx: Transaction<Database>,
  news: readonly News[],
  wishOf: (school: News) => Wish,
  locale: Locale,
): Promise<Map<string, Change[]>> {
  const kindsOf = ({ events, facts, figures }: SchoolNews): ChangeKind[] => [
    ...(facts ? (['school', 'own'] as const) : []),
    ...(figures ? (['figures'] as const) : []),
    ...(events > 0 ? (['events'] as const) : []),
  ]
  const told = news.filter((school) => kindsOf(school).length > 0)
  const kinds = [...new Set(told.flatMap(kindsOf))]
  const found = await findChanges(told.map(wishOf), locale, { kinds, database: trx })
  return new Map(
    told.map((school) => [
      school.id,
      (found.get(school.id) ?? []).filter(({ kind }) => kindsOf(school).includes(kind)),
    ]),
  )
}

/** Returns schools of which nothing was counted, to be told of with changes in words. */
export async function namesOfSchools(trx: Transaction<Database>, ids: readonly string[]): Promise<SchoolNews[]> {
  if (ids.length === 0) return []
  const rows = await trx
    .selectFrom('school_directory')
    .select(['id', 'name', 'city'])
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .where('status', '<>', 'hidden')
    .execute()
  return rows.map((row) => ({ ...row, reviews: 0, events: 0, facts: false, figures: false }))
}
