import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import { BASIC_COLUMNS, presentBasics } from './present-basics.ts'
import { schoolText } from './school-text.ts'
import { findSources } from './sources/find-sources.server.ts'

/** What a card or a row of a list shows of a school. */
export type SchoolSummary = ReturnType<typeof presentSummary>

/** Lists the schools with these ids, in this order; ids that lists may not show are left out. */
export async function listSchools(ids: string[], locale: Locale): Promise<SchoolSummary[]> {
  if (ids.length === 0) return []
  const rows = await summaries(locale).where('d.id', 'in', ids).execute()
  const sources = await findSources(rows.map(({ source }) => source))
  const byId = new Map(rows.map((row) => [row.id, presentSummary(row, sources.get(row.source)?.attribution)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/**
 * Lists three schools for the home page: the sample schools first, while they exist, then those with the most reviews.
 * Premium plays no part.
 */
export async function listFeaturedSchools(locale: Locale): Promise<SchoolSummary[]> {
  const featured = db()
    .selectFrom('schools as s')
    .innerJoin('school_ratings as r', 'r.school_id', 's.id')
    .leftJoin('school_profiles as p', 'p.school_id', 's.id')
    .select('s.id')
    .where('s.status', '=', 'active')
    .where((eb) => eb.or([eb('p.show_in_search', 'is', null), eb('p.show_in_search', '=', true)]))
    .limit(3)
  const samples = await featured.where('s.source', '=', 'sample').orderBy('s.id').execute()
  const rest =
    samples.length < 3
      ? await featured
          .where('s.source', '<>', 'sample')
          .orderBy('r.rating_count', 'desc')
          .orderBy('r.school_id')
          .execute()
      : []
  return listSchools(
    [...samples, ...rest].slice(0, 3).map((school) => school.id),
    locale,
  )
}

function summaries(locale: Locale) {
  return db()
    .selectFrom('school_directory as d')
    .where('d.status', '=', 'active')
    .where('d.show_in_search', '=', true)
    .select(BASIC_COLUMNS)
    .select(['d.position_precision', 'd.source'])
    .select(schoolText('summary', locale).as('summary'))
}

type Row = Awaited<ReturnType<ReturnType<typeof summaries>['execute']>>[number]

function presentSummary(row: Row, attribution: string | undefined) {
  return {
    ...presentBasics(row),
    summary: row.summary,
    /** Whether its position is only the centre of its town or postal code. */
    approximate: row.position_precision !== 'exact',
    /**
     * The attribution that the licence of its register requires; null for samples and schools that members proposed.
     */
    attribution: attribution ?? null,
  }
}
