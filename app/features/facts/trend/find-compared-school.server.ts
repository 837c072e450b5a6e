import '#app/i18n/all.server.ts'
import { currentIds } from '#app/features/schools/current-ids.server.ts'
import { BASIC_COLUMNS, presentBasics } from '#app/features/schools/present-basics.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import type { Compared } from '../find-facts.server.ts'

/** A school with what decides with which others it is compared. */
export type ComparedSchool = Compared & { name: string; city: string }

/**
 * Finds a school whose facts are compared with those of others.
 *
 * @returns null when there is no such school or the team hid it; `{ movedTo }` after a merge
 */
export async function findComparedSchool(
  id: string,
  locale: Locale,
): Promise<{ school: ComparedSchool } | { movedTo: string } | null> {
  const row = await db()
    .selectFrom('school_directory')
    .select([...BASIC_COLUMNS, 'ownership'])
    .where('id', '=', id)
    .where('status', '<>', 'hidden')
    .executeTakeFirst()
  if (!row) {
    const movedTo = (await currentIds([id])).get(id)
    return movedTo ? { movedTo } : null
  }
  const { name, city, country, category, localType } = presentBasics(row, locale)
  return { school: { id, name, city, country, category, localType, region: row.region, ownership: row.ownership } }
}
