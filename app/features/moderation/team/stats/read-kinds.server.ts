import { type RawBuilder, sql, type Transaction } from 'kysely'
import { POST_KINDS } from '#app/features/questions/question.ts'
import type { Database } from '#db/schema.ts'
import { SOURCES } from '../../cases/open-cases.server.ts'
import { QUEUE_KINDS, type QueueKind } from '../../cases/queue-address.ts'
import { FIGURE_DAYS, type KindFigures } from './stats.ts'

/** Covers the whole queue, regardless of who looks at it, including cases in which that person is involved. */
const backlogOf = (kind: QueueKind) => {
  const parts = SOURCES.filter((source) => source.kind === kind).map(
    ({ table, open, since, began = since }) => sql`select ${began} as since from ${table} m where ${open}`,
  )
  // A dispute waits from when it can be decided.
  return sql`select ${sql.lit(kind)} as kind, count(*)::int as open, min(since) as oldest
    from (${sql.join(parts, sql` union all `)}) a where since <= now()`
}

const window = sql`now() - make_interval(days => ${sql.lit(FIGURE_DAYS)})`
/** Returns the decisions of the period, with the table of what they were about. */
const aboutOf = (kind: QueueKind, occasion: string, table: RawBuilder<unknown>, since: RawBuilder<unknown>) =>
  sql`select ${sql.lit(kind)} as kind, d.decided_at - ${since} as took
    from decisions d join ${table} m on m.id = d.about_id
    where d.occasion = ${sql.lit(occasion)} and d.review_id is not null and d.decided_at > ${window}`
const ofPost = (table: string) =>
  sql`${sql.ref(`${table}.subject_kind`)} in (${sql.join(POST_KINDS.map((kind) => sql.lit(kind)))})`
const ended = (kind: QueueKind, table: RawBuilder<unknown>, at: RawBuilder<unknown>) =>
  sql`select ${sql.lit(kind)} as kind, ${at} - m.created_at as took from ${table} m where ${at} > ${window}`

/** How long each decision of the period took: kind, took. Every part reads an index on the time of the decision. */
const DECIDED: Record<QueueKind, RawBuilder<unknown>> = {
  // Counted from the text that was decided; a later text began to wait later.
  review: sql`select 'review' as kind, d.decided_at - coalesce(r.changed_at, r.created_at) as took
    from decisions d join reviews r on r.id = d.review_id
    where d.occasion = 'check' and d.review_id is not null and d.decided_at > ${window} and d.content ->> 'status' = 'pending'
      and (d.content ->> 'version')::int = r.version`,
  report: aboutOf('report', 'report', sql`reports`, sql`m.created_at`),
  dispute: aboutOf('dispute', 'dispute', sql`disputes`, sql`least(m.author_due_at, m.author_replied_at, d.decided_at)`),
  objection: aboutOf('objection', 'appeal', sql`appeals`, sql`m.created_at`),
  proof: aboutOf('proof', 'evidence', sql`evidence`, sql`m.created_at`),
  content: sql`${ended('content', sql`reports`, sql`m.decided_at`)} and m.review_id is null and not ${ofPost('m')}
    union all ${ended('content', sql`appeals`, sql`m.decided_at`)}
      and exists (select from decisions d where d.id = m.decision_id and d.review_id is null and not ${ofPost('d')})`,
  post: sql`select 'post' as kind, d.decided_at - coalesce(p.changed_at, p.created_at) as took
      from decisions d join posts p on p.id::text = d.subject_id
      where d.occasion = 'check' and ${ofPost('d')} and d.decided_at > ${window}
        and d.content ->> 'status' = 'pending' and (d.content ->> 'version')::int = p.version
    union all ${ended('post', sql`reports`, sql`m.decided_at`)} and ${ofPost('m')}
    union all ${ended('post', sql`appeals`, sql`m.decided_at`)}
      and exists (select from decisions d where d.id = m.decision_id and ${ofPost('d')})`,
  claim: ended('claim', sql`school_claims`, sql`m.decided_at`),
  correction: ended('correction', sql`school_corrections`, sql`m.decided_at`),
  ticket: ended('ticket', sql`tickets`, sql`m.answered_at`),
}

/** Reads open and decided cases, by kind. */
export async function readKinds(trx: Transaction<Database>): Promise<KindFigures[]> {
  const union = (parts: RawBuilder<unknown>[]) => sql.join(parts, sql` union all `)
  const { rows } = await sql<KindFigures>`
    with taken as (${union(Object.values(DECIDED))}),
    times as (select kind, count(*)::int as decided,
      percentile_cont(0.5) within group (order by extract(epoch from took)) / 3600 as median,
      percentile_cont(0.9) within group (order by extract(epoch from took)) / 3600 as ninth from taken group by kind)
    select b.kind, b.open, b.oldest, coalesce(t.decided, 0) as decided, t.median as "medianHours", t.ninth as "ninthHours"
    from (${union(QUEUE_KINDS.map(backlogOf))}) b left join times t on t.kind = b.kind`.execute(trx)
  return rows
}
