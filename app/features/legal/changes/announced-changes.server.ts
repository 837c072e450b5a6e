import { sql } from 'kysely'
import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import { berlinDay } from '#lib/berlin-day.ts'

/**
 * Reads the ordered changes of the terms that do not apply yet, in a language, soonest first.
 *
 * @returns days YYYY-MM-DD, each with what changes, in lines
 */
export async function announcedChanges(locale: Locale): Promise<{ effectiveOn: string; text: string }[]> {
  return await db()
    .selectFrom('terms_changes')
    .select([sql<string>`effective_on::text`.as('effectiveOn'), sql<string>`texts->>${locale}`.as('text')])
    .where('ordered_at', 'is not', null)
    .where(sql<boolean>`effective_on > ${berlinDay()}::date`)
    .orderBy('effective_on')
    .execute()
}
