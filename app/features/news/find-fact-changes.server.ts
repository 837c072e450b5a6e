import { type Kysely, sql } from 'kysely'
import { factKeys, TELLS_OF_SCHOOL } from '#app/features/facts/find-fact-values.server.ts'
import { formatFactValue, formatPeriod } from '#app/features/facts/format-fact.ts'
import { FACT_IDS, FACTS, type FactId, isFact, isWaived } from '#app/features/facts/vocabulary/facts.ts'
import { UNDO_DAYS } from '#app/features/import-runs/import-limits.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import type { Database } from '#db/schema.ts'
import type { Change, Wish } from './change.ts'
import { diffFact, type FactDiff, type FormerValue, type StoredValue, type Value } from './fact-changes.ts'

/** Facts that are told of a school at once; the others are counted. */
const TOLD_FACTS = 6

/** Facts that can be told as one value and another; what describes families in a way nobody may choose by is not. */
const DIFFED: readonly FactId[] = FACT_IDS.filter((id) => {
  const { kind, isSensitive } = FACTS[id]
  return kind !== 'text' && kind !== 'day' && !isSensitive
})

type Row = { school_id: string; fact: string } & StoredValue
type Db = Kysely<Database>

/** Finds how the official facts of schools changed, by id of the school. */
export async function findFactChanges(
  database: Db,
  wishes: readonly Wish[],
  ownership: ReadonlyMap<string, string | null>,
  locale: Locale,
): Promise<Map<string, Change[]>> {
  const rows = await readRows(database, wishes)
  const journal = rows.length > 0 ? await readJournal(database, rows, wishes) : []
  const bySchool = Map.groupBy(rows, ({ school_id }) => school_id)
  return new Map(
    wishes.flatMap((wish) => {
      const facts = Map.groupBy(bySchool.get(wish.schoolId) ?? [], ({ fact }) => fact)
      const diffs = DIFFED.flatMap((id) => {
        const of = facts.get(id)
        if (!of || isWaived(id, ownership.get(wish.schoolId) ?? null)) return []
        const keys = new Set(of.map(({ key }) => key))
        const former = journal.filter(({ fact, key }) => fact === id && keys.has(key))
        const diff = diffFact(of, former, wish)
        return diff ? [{ id, ...diff }] : []
      })
      return diffs.length > 0 ? [[wish.schoolId, sayFacts(diffs, locale)] as const] : []
    }),
  )
}

/** Says the facts that tell most of a school. */
function sayFacts(diffs: (FactDiff & { id: FactId })[], locale: Locale): Change[] {
  const t = translator(locale)
  const told = diffs.toSorted((one, other) => FACTS[other.id].glance - FACTS[one.id].glance).slice(0, TOLD_FACTS)
  const texts = told.map(({ id, before, after }) => {
    const label = t(`fact.${id}`)
    const now = withPeriod(locale, id, after)
    if (!before) return t('changes.newFact', { label, value: now })
    const isSamePeriod = before.period === after.period && before.start === after.start
    const was = isSamePeriod ? formatFactValue(locale, id, asFactValue(before)) : withPeriod(locale, id, before)
    return t('changes.fact', { label, before: was, after: now })
  })
  const more = diffs.length - told.length
  return [...texts, ...(more > 0 ? [t('changes.moreFacts', { count: more })] : [])].map((text) => ({
    kind: 'figures',
    text,
  }))
}

const asFactValue = (value: Value) => ({ ...value, missing: value.missing as never, source: '' })

const withPeriod = (locale: Locale, id: FactId, value: Value): string =>
  `${formatFactValue(locale, id, asFactValue(value))} (${formatPeriod(locale, value)})`

/** Reads all periods of the facts that an import wrote in the span of a wish. */
async function readRows(database: Db, wishes: readonly Wish[]): Promise<Row[]> {
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(wishes.map(({ schoolId, since, until }) => ({ id: schoolId, since, until })))}::jsonb)
    as w(id text, since timestamptz, until timestamptz)`
  const { rows } = await sql<Omit<Row, 'value'> & Omit<Value, 'isImportDay'> & { dated_by: string }>`
    with wishes as materialized (select * from ${wanted}),
    told as materialized (
      select k.school_id, k.key, f.fact, f.period, f.period_start as start, f.dated_by, f.number, f.choice, f.missing,
        i.ended_at as at, i.ended_at > w.since and i.ended_at <= w.until as is_new
      from ${factKeys(sql`(select id from wishes) as given`)} k
      join wishes w on w.id = k.school_id
      join school_facts f on f.key = k.key
      left join import_runs i on i.id = f.run_id
      where ${TELLS_OF_SCHOOL} and f.fact = any(${DIFFED}::text[])
    )
    select * from told where (school_id, fact) in (select school_id, fact from told where is_new)`.execute(database)
  return rows.flatMap(({ school_id, fact, key, at, dated_by, period, start, number, choice, missing }) =>
    isFact(fact)
      ? [
          {
            school_id,
            fact,
            key,
            at,
            value: { period, start, isImportDay: dated_by === 'import', number, choice, missing },
          },
        ]
      : [],
  )
}

type JournalRow = FormerValue & { fact: string }

/** Reads what the journals of imports keep of the former values of facts. */
async function readJournal(database: Db, rows: readonly Row[], wishes: readonly Wish[]): Promise<JournalRow[]> {
  const since = new Date(Math.min(...wishes.map((wish) => wish.since.getTime())))
  const keys = [...new Set(rows.map(({ key }) => key))]
  const facts = [...new Set(rows.map(({ fact }) => fact))]
  const { rows: found } = await sql<{
    key: string
    fact: string
    start: string
    at: Date
    before: {
      period: Value['period']
      dated_by: string
      number: number | null
      choice: string | null
      missing: string | null
    } | null
  }>`
    select c.key, c.fact, c.period_start as start, i.ended_at as at, c.before
    from import_runs i join import_fact_changes c on c.run_id = i.id
    where i.kind = 'import' and i.ended_at > ${since}
      and i.started_at > now() - make_interval(days => ${sql.lit(UNDO_DAYS + 1)})
      and c.key = any(${keys}::text[]) and c.fact = any(${facts}::text[])`.execute(database)
  return found.map(({ before, start, ...row }) => ({
    ...row,
    start,
    before: before && {
      ...{ period: before.period, start, isImportDay: before.dated_by === 'import' },
      ...{ number: before.number, choice: before.choice, missing: before.missing },
    },
  }))
}
