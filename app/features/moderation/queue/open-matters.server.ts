import { type RawBuilder, sql } from 'kysely'
import type { Cursor, MatterKind } from './queue-address.ts'

/** A kind of matter as a table: what waits, from which instant on, and an index that gives them in that order. */
type Source = { table: RawBuilder<unknown>; since: RawBuilder<unknown>; open: RawBuilder<unknown> }

/** The conditions are those of partial indexes: the queue is as fast with a million reviews as with ten. */
const SOURCES: Record<MatterKind, Source> = {
  review: {
    table: sql`reviews`,
    since: sql`m.status_changed_at`,
    open: sql`m.status = 'pending' and not exists (
      select from moderation_measures w where w.review_id = m.id and w.done_at is null)`,
  },
  report: { table: sql`review_reports`, since: sql`m.created_at`, open: sql`m.state = 'open'` },
  // Ripe once the author replied or the time to do so is over.
  dispute: {
    table: sql`review_disputes`,
    since: sql`least(m.author_due_at, m.author_replied_at)`,
    open: sql`m.state = 'open'`,
  },
  objection: { table: sql`review_objections`, since: sql`m.created_at`, open: sql`m.state = 'open'` },
  proof: { table: sql`review_proofs`, since: sql`m.created_at`, open: sql`m.state = 'open'` },
}

/** The first matters of a kind after a place in the queue: kind, id, since, review_id. */
export function openMatters(kind: MatterKind, after: Cursor | undefined, limit: number) {
  const { table, since, open } = SOURCES[kind]
  const review = kind === 'review' ? sql`m.id` : sql`m.review_id`
  const beyond = after
    ? sql`and (${since}, m.id) > (timestamptz 'epoch' + ${after.since}::bigint * interval '1 microsecond', ${after.id}::uuid)`
    : sql``
  return sql`(select ${sql.lit(kind)} as kind, m.id, ${since} as since, ${review} as review_id
    from ${table} m where ${open} ${beyond} order by ${since}, m.id limit ${limit})`
}

/** How many matters of a kind are open. */
export function countMatters(kind: MatterKind) {
  const { table, open } = SOURCES[kind]
  return sql`(select ${sql.lit(kind)} as kind, count(*) as many from ${table} m where ${open})`
}
