import { type Kysely, type RawBuilder, sql } from 'kysely'
import { type Given, prepared } from '#db/prepared-db.ts'
import type { Database } from '#db/schema.ts'
import { FACT_TELLS_OF_SCHOOL, factKeysOf } from './fact-keys.ts'
import { type FactId, isFact, type MissingReason } from './vocabulary/facts.ts'

/** A value in one period: a number (flags are 0 and 1), a choice or text, or the reason why there is none. */
export type FactValue = {
  period: 'day' | 'year' | 'school_year'
  /** First day of the period, YYYY-MM-DD. */
  start: string
  /** Whether the publisher names no period, so that `start` is the day of the import. */
  isImportDay: boolean
  number: number | null
  choice: string | null
  missing: MissingReason | null
  source: string
}

/** By school, the values of each fact, oldest first. */
export type FactValues = Map<string, Map<FactId, FactValue[]>>

/** More than all facts of a school over many years; bounds what a page may load. */
const MAX_VALUES_PER_SCHOOL = 2000

/** Like {@link factKeysOf}, for the query builder. */
export const factKeys = (schools: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql.join(
    factKeysOf('\0')
      .split('\0')
      .map((text) => sql.raw(text)),
    schools,
  )

/** Like {@link FACT_TELLS_OF_SCHOOL}, for the query builder. */
export const TELLS_OF_SCHOOL: RawBuilder<boolean> = sql.raw(FACT_TELLS_OF_SCHOOL)

/**
 * Finds the official facts about several schools, in one query. If several keys have a value for the same period, that
 * of the school itself takes precedence, then that of a merged school.
 *
 * @param only facts to find; all of them unless given
 * @param newest whether to find only the value of the newest period of each
 */
export async function findFactValues(
  schoolIds: readonly string[],
  { only, newest = false }: { only?: readonly FactId[]; newest?: boolean } = {},
): Promise<FactValues> {
  const found: FactValues = new Map(schoolIds.map((id) => [id, new Map()]))
  if (found.size === 0) return found
  const which = newest ? 'newest' : 'all'
  const limit = MAX_VALUES_PER_SCHOOL * found.size
  const ids = [...found.keys()]
  const rows = only ? await someRows[which]({ ids, only, limit }) : await anyRows[which]({ ids, limit })
  for (const { school_id, fact, dated_by, ...value } of rows) {
    const facts = found.get(school_id)
    if (!facts || !isFact(fact)) continue
    const values = facts.get(fact) ?? []
    facts.set(fact, values)
    values.push({ ...value, isImportDay: dated_by === 'import' })
  }
  return found
}

type Key = { key: string; school_id: string; rank: number }
type Wanted = { ids: readonly string[]; limit: number }

const anyRows = { all: prepared(valuesOf(false)), newest: prepared(valuesOf(true)) }
const someRows = { all: prepared(selectValues(false)), newest: prepared(selectValues(true)) }

function selectValues(newest: boolean) {
  return (db: Kysely<Database>, given: Given<Wanted & { only: readonly FactId[] }>) =>
    valuesOf(newest)(db, given).where('f.fact', '=', sql<string>`any(${given.only}::text[])`)
}

function valuesOf(newest: boolean) {
  return (db: Kysely<Database>, { ids, limit }: Given<Wanted>) => {
    const keys = factKeys(sql`unnest(${ids}::text[]) as given(id)`) as RawBuilder<Key>
    return db
      .selectFrom('school_facts as f')
      .innerJoin(keys.as('k'), 'k.key', 'f.key')
      .distinctOn(newest ? ['k.school_id', 'f.fact'] : ['k.school_id', 'f.fact', 'f.period_start'])
      .select(['k.school_id', 'f.fact', 'f.period', 'f.period_start as start', 'f.dated_by'])
      .select(['f.number', 'f.choice', 'f.missing', 'f.source'])
      .where(TELLS_OF_SCHOOL)
      .orderBy('k.school_id')
      .orderBy('f.fact')
      .orderBy('f.period_start', newest ? 'desc' : 'asc')
      .orderBy('k.rank')
      .limit(limit)
  }
}
