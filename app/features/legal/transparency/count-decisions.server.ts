import { type RawBuilder, sql } from 'kysely'
import { POST_KINDS } from '#app/features/questions/question.ts'
import { CONTENT_RULES, type ContentRule } from '#app/features/reviews/review.ts'
import { db } from '#db/client.ts'

export const FIGURES = [
  'received',
  'published',
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
  'posts',
  'postsPublished',
  'postReports',
  'postIllegal',
  'postReportsUpheld',
  'postReportsDismissed',
  'postReportTime',
  'postsRejected',
  'postsRemoved',
  'postObjections',
  'postObjectionsUpheld',
  'postObjectionTime',
  'disputes',
  'disputesUpheld',
  'warnings',
  'suspensions',
] as const
export type FigureId = (typeof FIGURES)[number]

/** Figures in seconds; null if nothing has been decided yet. All others are numbers of cases. */
export const DURATIONS: readonly FigureId[] = ['reportTime', 'objectionTime', 'postReportTime', 'postObjectionTime']

type Figures = Record<FigureId, number | null>
/** Contents not published or removed, by the rule on which the decision rests; rules without any are left out. */
type Reasons = Partial<Record<ContentRule, number>>
type Counted = {
  figures: Figures
  /** Of decisions about reviews, and about questions and answers. */
  reasons: Reasons
  postReasons: Reasons
}

/**
 * Returns what was written, reported and decided in each year, newest first, and in total (DSA Art. 15, 17, 20),
 * counted now. Years are those of Berlin, from that of the earliest review, question, answer, report or decision to the
 * current one. Reviews count by the dates on which they were written and published, and only if still stored: not
 * those deleted by their authors, nor those of the samples. Cases count by the date on which they began, decisions by
 * their own date.
 */
export async function countByYear(): Promise<{ years: (Counted & { year: number })[]; total: Counted }> {
  const { rows } = await sql<{ first: number; last: number }>`
    select extract(year from now() at time zone ${ZONE})::int as last,
      extract(year from least(now(), (select min(created_at) from reviews), (select min(created_at) from questions),
        (select min(created_at) from question_answers),
        (select min(created_at) from reports where ${OF_REVIEWS} or ${OF_POSTS}),
        (select min(decided_at) from decisions where ${OF_REVIEWS} or ${OF_POSTS})
      ) at time zone ${ZONE})::int as first`.execute(db())
  const { first, last } = rows[0]!
  const years: (Counted & { year: number })[] = []
  for (let year = last; year >= first; year--)
    years.push({ year, ...(await countBetween(startOf(year), startOf(year + 1))) })
  return { years, total: await countBetween(sql`'-infinity'`, sql`'infinity'`) }
}

const ZONE = 'Europe/Berlin'
/** Reports and decisions about reviews and their answers, and about questions and theirs. */
const OF_REVIEWS = sql`review_id is not null`
const OF_POSTS = sql`subject_kind in (${sql.join(POST_KINDS.map((kind) => sql.lit(kind)))})`
const startOf = (year: number) => sql`make_timestamptz(${year}::int, 1, 1, 0, 0, 0, ${ZONE})`

async function countBetween(from: RawBuilder<unknown>, until: RawBuilder<unknown>): Promise<Counted> {
  const within = (column: string) => sql`${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${until}`
  const decided = within('decided_at')
  return {
    figures: await counts(within),
    reasons: await countReasons(sql`${OF_REVIEWS} and ${decided}`),
    postReasons: await countReasons(sql`${OF_POSTS} and ${decided}`),
  }
}

async function countReasons(which: RawBuilder<unknown>): Promise<Reasons> {
  const { rows } = await sql<{ rule: string; count: number }>`select rule, count(*)::int as count
    from decisions where ${which} and outcome in ('rejected', 'removed') group by rule`.execute(db())
  const counted = new Map(rows.map(({ rule, count }) => [rule, count]))
  return Object.fromEntries(CONTENT_RULES.filter((rule) => counted.has(rule)).map((rule) => [rule, counted.get(rule)]))
}

async function counts(within: (column: string) => RawBuilder<unknown>): Promise<Figures> {
  const [begun, decided] = [within('created_at'), within('decided_at')]
  const seconds = sql`extract(epoch from decided_at - created_at)`
  const { rows } = await sql<Figures>`select * from
    (select count(*) filter (where ${within('r.created_at')})::int as received,
      count(*) filter (where ${within('r.published_at')})::int as published
      from reviews r join schools s on s.id = r.school_id where s.source <> 'sample') reviews,
    (select count(*) filter (where ${begun})::int as reports,
      count(*) filter (where ${begun} and kind = 'illegal')::int as illegal,
      count(*) filter (where ${decided} and state = 'upheld')::int as upheld,
      count(*) filter (where ${decided} and state = 'dismissed')::int as dismissed,
      percentile_cont(0.5) within group (order by ${seconds}) filter (where ${decided}) as "reportTime"
      from reports where ${OF_REVIEWS}) reports,
    (select count(*) filter (where outcome = 'rejected')::int as rejected,
      count(*) filter (where outcome = 'removed')::int as removed,
      count(*) filter (where automated and outcome in ('rejected', 'removed'))::int as automated
      from decisions where ${OF_REVIEWS} and ${decided}) decisions,
    (select count(*) filter (where ${begun})::int as objections,
      count(*) filter (where ${decided} and state = 'upheld')::int as "objectionsUpheld",
      percentile_cont(0.5) within group (order by ${seconds}) filter (where ${decided}) as "objectionTime"
      from appeals
      where exists (select from decisions d where d.id = decision_id and ${OF_REVIEWS})) objections,
    (select count(*) filter (where ${within('p.created_at')})::int as posts,
      count(*) filter (where ${within('p.published_at')})::int as "postsPublished" from posts p) posts,
    (select count(*) filter (where ${begun})::int as "postReports",
      count(*) filter (where ${begun} and kind = 'illegal')::int as "postIllegal",
      count(*) filter (where ${decided} and state = 'upheld')::int as "postReportsUpheld",
      count(*) filter (where ${decided} and state = 'dismissed')::int as "postReportsDismissed",
      percentile_cont(0.5) within group (order by ${seconds}) filter (where ${decided}) as "postReportTime"
      from reports where ${OF_POSTS}) post_reports,
    (select count(*) filter (where outcome = 'rejected')::int as "postsRejected",
      count(*) filter (where outcome = 'removed')::int as "postsRemoved"
      from decisions where ${OF_POSTS} and ${decided}) post_decisions,
    (select count(*) filter (where ${begun})::int as "postObjections",
      count(*) filter (where ${decided} and state = 'upheld')::int as "postObjectionsUpheld",
      percentile_cont(0.5) within group (order by ${seconds}) filter (where ${decided}) as "postObjectionTime"
      from appeals where exists (select from decisions d where d.id = decision_id and ${OF_POSTS})) post_objections,
    (select count(*) filter (where ${begun})::int as disputes,
      count(*) filter (where ${decided} and state = 'removed')::int as "disputesUpheld"
      from disputes) disputes,
    (select count(*) filter (where ${begun})::int as warnings from school_warnings) warnings,
    (select count(*)::int as suspensions from audit_entries
      where subject_kind = 'user' and action = 'user.suspended' and ${within('at')}) suspensions`.execute(db())
  return rows[0]!
}
