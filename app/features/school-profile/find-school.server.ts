import '#app/i18n/all.server.ts'
import { sql } from 'kysely'
import { listEvents } from '#app/features/events/list-events.server.ts'
import { currentIds } from '#app/features/schools/current-ids.server.ts'
import { listInstitute, type SchoolSites } from '#app/features/schools/list-sites.server.ts'
import { findSources } from '#app/features/schools/sources/find-sources.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { type Given, prepared, preparedDb } from '#db/prepared-db.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import { listTexts } from './list-texts.server.ts'
import { listProfileMedia } from './media/list-media.server.ts'
import { type FoundSchool, presentProfile } from './present-profile.ts'
import { readSources } from './read-sources.server.ts'
import { takesMessages } from './takes-messages.server.ts'

/** A school as its profile page shows it. */
export type SchoolProfile = ReturnType<typeof presentProfile> & { institute: SchoolSites | null }

/**
 * Finds everything that the profile of a school shows, or where it has moved.
 *
 * @param revise changes the data before they are shown, for a preview
 * @returns null when there is no such school or the team hid it; `{ movedTo }` after a merge
 */
export async function findSchool(
  id: string,
  locale: Locale,
  revise = (found: FoundSchool): FoundSchool => found,
): Promise<{ school: SchoolProfile } | { movedTo: string } | null> {
  const [row] = await directoryRows({ id })
  if (!row) return movedSchool(id)
  const [texts, media, sources, registers, institute, events, importDay] = await Promise.all([
    listTexts(id, row.country as CountryCode, locale),
    listProfileMedia({ id, country: row.country as CountryCode, premium: row.premium }, locale),
    readSources(id),
    findSources([row.source]),
    row.status === 'active' ? listInstitute(row, locale) : null,
    row.status === 'active' ? listEvents(id, row.premium ? 'all' : 'free') : [],
    row.source_date === null ? readImportDay(row.source) : null,
  ])
  const found = { row, texts, media, sources, register: registers.get(row.source), events, importDay }
  return { school: { ...presentProfile(revise(found), locale), institute } }
}

/** As {@link findSchool}, but null as well when the school has moved. */
export async function findSchoolProfile(...args: Parameters<typeof findSchool>): Promise<SchoolProfile | null> {
  const found = await findSchool(...args)
  return found && 'school' in found ? found.school : null
}

const directoryRows = prepared((db, { id }: Given<{ id: string }>) =>
  db
    .selectFrom('school_directory as d')
    .leftJoin('schools as successor', 'successor.id', 'd.successor_id')
    .selectAll('d')
    .select(['successor.name as successor_name', takesMessages.as('takes_messages')])
    .select(isOfStarter.as('starter'))
    .where('d.id', '=', id)
    .where('d.status', '<>', sql.lit('hidden')),
)

/** Whether its facts are still those of the starter directory. */
const isOfStarter = sql<boolean>`exists (select from starter_schools t where t.school_id = d.id
  and (t.source, t.source_date) is not distinct from (d.source, d.source_date))`

async function movedSchool(id: string): Promise<{ movedTo: string } | null> {
  const movedTo = (await currentIds([id])).get(id)
  return movedTo ? { movedTo } : null
}

/**
 * Returns the day of the last import of a register (YYYY-MM-DD), for registers that give no date of their own; null if
 * there was none.
 */
export async function readImportDay(source: string): Promise<string | null> {
  const row = await preparedDb()
    .selectFrom('import_runs')
    .select(sql<string | null>`to_char(max(ended_at), 'YYYY-MM-DD')`.as('day'))
    .where('source', '=', source)
    .where('kind', '=', sql.lit('import'))
    .where('state', '=', sql.lit('finished'))
    .executeTakeFirst()
  return row?.day ?? null
}
