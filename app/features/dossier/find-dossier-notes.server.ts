import { formatDay } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'

/** Finds a person's own notes and days of visits of some schools; nothing without a person. */
export async function findDossierNotes(
  userId: string | undefined,
  schoolIds: readonly string[],
  locale: Locale,
): Promise<Map<string, { note: string; visitOn: string | null }>> {
  if (userId === undefined || schoolIds.length === 0) return new Map()
  const rows = await db()
    .selectFrom('favourites')
    .select(['school_id', 'note', 'visit_on'])
    .where('user_id', '=', userId)
    .where('school_id', 'in', schoolIds)
    .execute()
  return new Map(
    rows.map(({ school_id, note, visit_on }) => [
      school_id,
      { note: note.trim(), visitOn: visit_on && formatDay(locale, visit_on) },
    ]),
  )
}
