import { sql } from 'kysely'
import { keepRowsIn } from '#app/core/page-cache/kept-rows.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { type Given, prepared } from '#db/prepared-db.ts'
import { areaOf } from './area-of.ts'
import { initials } from './initials.ts'
import { BASIC_COLUMNS, presentBasics } from './present-basics.ts'
import { schoolText } from './school-text.ts'
import { findSources } from './sources/find-sources.server.ts'

/** What a card or a row of a list shows about a school. */
export type SchoolSummary = Readonly<ReturnType<typeof presentSummary>>

/** Lists the schools with these ids, in this order; ids that may not be listed are left out. */
export async function listSchools(ids: string[], locale: Locale): Promise<SchoolSummary[]> {
  const byId = await findSummaries(ids, locale)
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const findSummaries = keepRowsIn(async (ids, locale: Locale) => {
  if (ids.length === 0) return new Map<string, ReturnType<typeof presentSummary>>()
  const rows = await summaryRows({ ids, locale })
  const sources = await findSources(rows.map(({ source }) => source))
  return new Map(rows.map((row) => [row.id, presentSummary(row, sources.get(row.source)?.attribution, locale)]))
})

const summaryRows = prepared((db, { ids, locale }: Given<{ ids: string[]; locale: Locale }>) =>
  db
    .selectFrom('school_directory as d')
    .where('d.status', '=', sql.lit('active'))
    .where('d.show_in_search', '=', sql.lit(true))
    .select(BASIC_COLUMNS)
    .select(['d.position_precision', 'd.source', 'd.lat', 'd.lng'])
    .select(schoolText('summary', locale).as('summary'))
    .where('d.id', '=', sql<string>`any(${ids}::text[])`),
)

type Row = Awaited<ReturnType<typeof summaryRows>>[number]

function presentSummary(row: Row, attribution: string | undefined, locale: Locale) {
  const basics = presentBasics(row, locale)
  return {
    ...basics,
    /** The letters on its exercise book: browsers need not know the type words of five countries for them. */
    letters: initials(basics.name),
    summary: row.summary,
    lat: row.lat,
    lng: row.lng,
    /** Whether its position is only the centre of its town or postal code. */
    approximate: row.position_precision !== 'exact',
    /** The postal code or town in whose middle it stands then. */
    area: areaOf(row, basics.city),
    /**
     * The attribution that the licence of its register requires; null for samples and schools that members proposed.
     */
    attribution: attribution ?? null,
  }
}
