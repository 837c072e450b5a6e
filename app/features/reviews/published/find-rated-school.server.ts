import { currentIds } from '#app/features/schools/current-ids.server.ts'
import { BASIC_COLUMNS, presentBasics } from '#app/features/schools/present-basics.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'

/**
 * Finds the facts about a school that are shown above the list of its reviews.
 *
 * @returns null when there is no such school or the team hid it; `{ movedTo }` after a merge
 */
export async function findRatedSchool(
  id: string,
  locale: Locale,
): Promise<{ school: RatedSchool } | { movedTo: string } | null> {
  const row = await directoryRow(id)
  if (!row) {
    const movedTo = (await currentIds([id])).get(id)
    return movedTo ? { movedTo } : null
  }
  return { school: presentSchool(row, locale) }
}

const directoryRow = (id: string) =>
  db()
    .selectFrom('school_directory')
    .select([...BASIC_COLUMNS, 'status', 'stars_1', 'stars_2', 'stars_3', 'stars_4', 'stars_5'])
    .where('id', '=', id)
    .where('status', '<>', 'hidden')
    .executeTakeFirst()

/** A school as the list of its reviews shows it. */
export type RatedSchool = ReturnType<typeof presentSchool>

function presentSchool(row: NonNullable<Awaited<ReturnType<typeof directoryRow>>>, locale: Locale) {
  const { id, name, category, stage, country, city, sample, ratingCount, ratingAverage } = presentBasics(row, locale)
  const stars = [row.stars_1, row.stars_2, row.stars_3, row.stars_4, row.stars_5]
  const closed = row.status === 'closed'
  return { id, name, category, stage, country, city, closed, sample, ratingCount, ratingAverage, stars }
}
