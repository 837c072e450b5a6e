import { sql } from 'kysely'
import { db } from '#db/client.ts'
import type { Category, CountryCode } from '#db/vocabulary.ts'
import { comparisonArea } from './comparison-area.ts'
import { FACTS, type FactId, type MissingReason } from './vocabulary/facts.ts'

/** A school, and what decides with which others it may be compared. */
export type Compared = {
  id: string
  country: CountryCode
  region: string
  category: Category
  /** Public schools charge no fees. */
  ownership?: string | null
}

/** A value in one period: a number (flags are 0 and 1), a choice or text, or the reason why there is none. */
export type FactValue = {
  period: 'day' | 'year' | 'school_year'
  /** First day of the period, YYYY-MM-DD. */
  start: string
  /** The publisher names no period: `start` is the day of the import. */
  isImportDay: boolean
  number: number | null
  choice: string | null
  missing: MissingReason | null
  source: string
}

/** How a fact is spread over open schools of the same kind in one period. */
export type Spread = {
  start: string
  /** Empty for the whole area. */
  region: string
  schools: number
  low: number
  lowerQuartile: number
  median: number
  upperQuartile: number
  high: number
}

/** A fact with its newest value, its values in all periods (the oldest first), and its spreads in region and area. */
export type KnownFact = { id: FactId; newest: FactValue; history: FactValue[]; spreads: Spread[] }

/** More than all facts of a school over many years; bounds what a page may load. */
const MAX_VALUES = 2000

const FEES: ReadonlySet<FactId> = new Set(['fees_from', 'fees_to', 'fees_included'])

const isFact = (id: string): id is FactId => id in FACTS

/**
 * Finds the official facts about a school, including those under the keys of schools that were merged into it, and the
 * statistics of the one that it follows. If both have the same period, the school's own key takes precedence.
 */
export async function findFacts(school: Compared): Promise<KnownFact[]> {
  const [values, officialName, spreads] = await Promise.all([
    valuesOf(school.id),
    officialNameOf(school.id),
    spreadsOf(school),
  ])
  if (officialName && !values.has('official_name')) values.set('official_name', [officialName])
  return [...values].flatMap(([id, history]) => {
    if (!isFact(id) || (school.ownership === 'public' && FEES.has(id))) return []
    return [{ id, newest: history.at(-1)!, history, spreads: spreads.get(id) ?? [] }]
  })
}

/** Returns the values by fact, the oldest first. */
async function valuesOf(schoolId: string): Promise<Map<string, FactValue[]>> {
  const former = db().selectFrom('school_redirects').select('old_id').where('school_id', '=', schoolId)
  const followed = db().selectFrom('school_successors').select('key').where('successor', '=', schoolId)
  const rows = await db()
    .selectFrom('school_facts')
    .distinctOn(['fact', 'period_start'])
    .select(['fact', 'period', 'period_start as start', 'dated_by', 'number', 'choice', 'missing', 'source'])
    .where((where) =>
      where.or([
        where('key', '=', schoolId),
        where('key', 'in', former),
        // What is of one day describes the former school itself: its opening, its inspection.
        where.and([
          where('key', 'in', followed),
          where('period', '<>', 'day'),
          where('fact', 'not in', ['predecessors', 'successors']),
        ]),
      ]),
    )
    .orderBy('fact')
    .orderBy('period_start')
    .orderBy(sql`key <> ${schoolId}`)
    .limit(MAX_VALUES)
    .execute()
  const values = rows.map(({ dated_by, ...row }) => ({ ...row, isImportDay: dated_by === 'import' }))
  return Map.groupBy(values, ({ fact }) => fact)
}

/** Returns the name in the register if a shorter one is shown; undefined if the register's is. */
async function officialNameOf(schoolId: string): Promise<FactValue | undefined> {
  const school = await db()
    .selectFrom('schools')
    .select(['name', 'source', 'source_date', 'updated_at'])
    .where('id', '=', schoolId)
    .where('short_name', 'is not', null)
    .executeTakeFirst()
  return (
    school && {
      period: 'day',
      start: school.source_date ?? school.updated_at.toISOString().slice(0, 10),
      isImportDay: school.source_date === null,
      number: null,
      choice: school.name,
      missing: null,
      source: school.source,
    }
  )
}

/** Returns by fact how it is spread in the school's region and area. */
async function spreadsOf(school: Compared): Promise<Map<string, Spread[]>> {
  const rows = await db()
    .selectFrom('fact_statistics')
    .select(['fact', 'period_start as start', 'region', 'schools', 'low', 'median', 'high'])
    .select(['lower_quartile as lowerQuartile', 'upper_quartile as upperQuartile'])
    .where('area', '=', comparisonArea(school))
    .where('category', '=', school.category)
    .where('region', 'in', [...new Set([school.region, ''])])
    .execute()
  return Map.groupBy(rows, ({ fact }) => fact)
}
