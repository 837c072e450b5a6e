import { sql } from 'kysely'
import { type Given, prepared } from '#db/prepared-db.ts'
import type { Theme } from '../themes.ts'
import { countThemes, type ThemeCounts } from './count-themes.ts'

/**
 * Finds the themes of a school's public reviews, in one statement that reads an index of them only. A review that is
 * held back or removed does not count.
 */
export async function findThemes(schoolId: string): Promise<ThemeCounts> {
  const rows = await themeRows({ schoolId })
  return countThemes(rows.map(({ themes, ...row }) => ({ ...row, themes: themes as Theme[] })))
}

const themeRows = prepared((db, { schoolId }: Given<{ schoolId: string }>) =>
  db
    .selectFrom('reviews')
    .select(['themes', 'invited'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('school_id', '=', schoolId)
    .where(sql<boolean>`status in ('published', 'disputed')`)
    .groupBy(['themes', 'invited']),
)
