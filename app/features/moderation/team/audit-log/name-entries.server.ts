import { sql } from 'kysely'
import { db } from '#db/client.ts'
import type { LogEntry } from './list-audit-log.server.ts'

/** How a page shows who did something, or what it was done to. */
export type Named = { name: string; path: string | null }

/** An entry with the names that currently belong to its ids; null where nothing has that id any more. */
export type NamedEntry = LogEntry & { actor: Named | null; subject: Named | null }

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Looks up the names behind the ids of log entries, one statement for each kind. The log itself contains no names, so
 * that it can be kept for good.
 */
export async function nameEntries(entries: readonly LogEntry[]): Promise<NamedEntry[]> {
  const idsOf = (kind: string) => [
    ...new Set(entries.filter((entry) => entry.subject_kind === kind).map((entry) => entry.subject_id)),
  ]
  const people = [...entries.flatMap(({ actor_id }) => actor_id ?? []), ...idsOf('user')].filter((id) => UUID.test(id))
  const [users, schools, reviews, orders, tickets] = await Promise.all([
    names(
      people,
      (ids) => sql`select u.id::text, coalesce(nullif(p.full_name, ''), u.email) as name
      from users u left join profiles p on p.id = u.id where u.id = any (${ids}::uuid[])`,
    ),
    names(idsOf('school'), (ids) => sql`select id, name from schools where id = any (${ids}::text[])`),
    names(
      idsOf('review').filter((id) => UUID.test(id)),
      (ids) => sql`select r.id::text, s.name
      from reviews r join schools s on s.id = r.school_id where r.id = any (${ids}::uuid[])`,
    ),
    names(
      idsOf('order').filter((id) => UUID.test(id)),
      (ids) => sql`select id::text, number::text as name
      from orders where id = any (${ids}::uuid[])`,
    ),
    names(
      idsOf('ticket').filter((id) => UUID.test(id)),
      (ids) => sql`select id::text, number::text as name
      from tickets where id = any (${ids}::uuid[])`,
    ),
  ])
  const of = (found: Map<string, string>, id: string, path: string): Named | null => {
    const name = found.get(id)
    return name === undefined ? null : { name, path: path + id }
  }
  const subjectOf = ({ subject_kind: kind, subject_id: id }: LogEntry): Named | null => {
    if (kind === 'school') return of(schools, id, '/admin/schools/')
    if (kind === 'user') return of(users, id, '/admin/users/')
    if (kind === 'review') return of(reviews, id, '/admin/reviews/')
    if (kind === 'order') return of(orders, id, '/admin/orders/')
    if (kind === 'ticket') return of(tickets, id, '/admin/tickets/')
    return null
  }
  return entries.map((entry) => ({
    ...entry,
    actor: entry.actor_id ? of(users, entry.actor_id, '/admin/users/') : null,
    subject: subjectOf(entry),
  }))
}

async function names(
  ids: readonly string[],
  statement: (ids: readonly string[]) => ReturnType<typeof sql>,
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await (statement(ids) as ReturnType<typeof sql<{ id: string; name: string }>>).execute(db())
  return new Map(rows.map(({ id, name }) => [id, name]))
}
