import { type RawBuilder, sql } from 'kysely'
import { db } from '#db/client.ts'

export const FIGURES = [
  'reports',
  'illegal',
  'upheld',
  'dismissed',
  'reportTime',
  'rejected',
  'removed',
  'automated',
  'objections',
  'objectionsUpheld',
  'objectionTime',
  'disputes',
  'disputesUpheld',
  'warnings',
  'suspensions',
] as const
export type FigureId = (typeof FIGURES)[number]

/** Figures that are seconds; null where nothing has been decided yet. All others are numbers of cases. */
export const DURATIONS: readonly FigureId[] = ['reportTime', 'objectionTime']

/** Months that the first of the two columns covers. */
const MONTHS = 12

export type Figures = Record<FigureId, number | null>

/**
 * Returns what was reported and decided, counted now (DSA Art. 15, 17, 20): in the last twelve months, and in total.
 * Cases count by the date on which they began, decisions by the date of the decision.
 */
export async function countDecisions(): Promise<{ year: Figures; total: Figures }> {
  const [year, total] = await Promise.all([
    counts(sql`now() - make_interval(months => ${MONTHS})`),
    counts(sql`'-infinity'`),
  ])
  return { year, total }
}

async function counts(since: RawBuilder<unknown>): Promise<Figures> {
  const begun = sql`created_at >= ${since}`
  const decided = sql`decided_at >= ${since}`
  const seconds = sql`extract(epoch from decided_at - created_at)`
  const { rows } = await sql<Figures>`select * from
    (select count(*) filter (where ${begun})::int as reports,
      count(*) filter (where ${begun} and kind = 'illegal')::int as illegal,
      count(*) filter (where ${decided} and state = 'upheld')::int as upheld,
      count(*) filter (where ${decided} and state = 'dismissed')::int as dismissed,
      percentile_cont(0.5) within group (order by ${seconds}) filter (where ${decided}) as "reportTime"
      from review_reports) reports,
    (select count(*) filter (where outcome = 'rejected')::int as rejected,
      count(*) filter (where outcome = 'removed')::int as removed,
      count(*) filter (where automated and outcome in ('rejected', 'removed'))::int as automated
      from moderation_decisions where ${decided}) decisions,
    (select count(*) filter (where ${begun})::int as objections,
      count(*) filter (where ${decided} and state = 'upheld')::int as "objectionsUpheld",
      percentile_cont(0.5) within group (order by ${seconds}) filter (where ${decided}) as "objectionTime"
      from review_objections) objections,
    (select count(*) filter (where ${begun})::int as disputes,
      count(*) filter (where ${decided} and state = 'removed')::int as "disputesUpheld"
      from review_disputes) disputes,
    (select count(*) filter (where ${begun})::int as warnings from school_notices) warnings,
    (select count(*)::int as suspensions from audit_entries
      where subject_kind = 'user' and action = 'user.suspended' and at >= ${since}) suspensions`.execute(db())
  return rows[0]!
}
