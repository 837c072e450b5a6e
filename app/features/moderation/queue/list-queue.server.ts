import { sql } from 'kysely'
import { db } from '#db/client.ts'
import { countMatters, openMatters } from './open-matters.server.ts'
import { type Cursor, MATTERS, MATTERS_PER_PAGE, type MatterKind, TARGET_H } from './queue-address.ts'

/** Something that waits for a moderator. */
export type Matter = {
  kind: MatterKind
  id: string
  reviewId: string
  /** When it began to wait; in the future while the author of a disputed review may still answer. */
  since: Date
  due: Date
  school: { name: string; city: string } | null
  /** Null when the review is deleted. */
  rating: number | null
  language: string | null
  /** Kinds of the signals that held the review back. */
  signals: string[]
}

const HOUR = 3_600_000

/**
 * A page of what is open, the longest waiting first.
 *
 * @param kind only this one; the default is all
 * @param after the last matter of the page before
 */
export async function listQueue(kind: MatterKind | undefined, after: Cursor | undefined) {
  const limit = MATTERS_PER_PAGE + 1
  const parts = (kind ? [kind] : MATTERS).map((one) => openMatters(one, after, limit))
  const { rows } = await sql<Row>`
    select q.kind, q.id, q.review_id, q.since, (extract(epoch from q.since) * 1000000)::bigint::text as micros,
      r.rating, r.language, s.name, s.city,
      coalesce((select array_agg(distinct g.kind order by g.kind) from review_signals g
        where q.kind = 'review' and g.review_id = r.id and g.version = r.version), '{}') as signals
    from (select * from (${sql.join(parts, sql` union all `)}) a order by since, id limit ${limit}) q
    left join reviews r on r.id = q.review_id
    left join lateral (
      select school_id from review_reports where id = q.id union all select school_id from review_disputes where id = q.id
      union all select d.school_id from review_objections o join moderation_decisions d on d.id = o.decision_id
        where o.id = q.id limit 1) gone on r.id is null
    left join schools s on s.id = coalesce(r.school_id, gone.school_id)
    order by q.since, q.id`.execute(db())
  const page = rows.slice(0, MATTERS_PER_PAGE)
  const last = rows.length > MATTERS_PER_PAGE ? page.at(-1) : undefined
  return { matters: page.map(matterOf), next: last ? { since: last.micros, id: last.id } : null }
}

type Row = Omit<Matter, 'reviewId' | 'due' | 'school'> & {
  review_id: string
  micros: string
  name: string | null
  city: string | null
}

const matterOf = ({ review_id, micros: _, name, city, ...row }: Row): Matter => ({
  ...row,
  reviewId: review_id,
  due: new Date(row.since.getTime() + TARGET_H * HOUR),
  school: name === null ? null : { name, city: city ?? '' },
})

/** How many of each kind are open. */
export async function countQueue(): Promise<Record<MatterKind, number>> {
  const { rows } = await sql<{ kind: MatterKind; many: number }>`${sql.join(
    MATTERS.map(countMatters),
    sql` union all `,
  )}`.execute(db())
  return Object.fromEntries(rows.map(({ kind, many }) => [kind, Number(many)])) as Record<MatterKind, number>
}
