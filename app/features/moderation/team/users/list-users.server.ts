import { type RawBuilder, sql } from 'kysely'
import type { Role } from '#app/core/session.ts'
import { plainOrderNumber } from '#app/features/billing/orders/order.ts'
import { db } from '#db/client.ts'
import { comesAfter, microsOf, pageOf } from '#db/keyset.ts'
import { USERS_PER_PAGE, type UserQuery, type UserStateFilter } from './users-address.ts'

/** A row in the list of accounts. A sign-up waiting for confirmation is not an account yet. */
export type ListedUser = {
  id: string
  email: string
  name: string
  role: Role
  state: 'active' | 'suspended' | 'deleted' | 'unconfirmed'
  /** When a suspension ends; null without an end. */
  bannedUntil: Date | null
  createdAt: Date
}
type Row = ListedUser & { micros: string }

/** Lists a page of the accounts, newest first. The caller has checked the rights. */
export async function listPeople(query: UserQuery) {
  const { rows } = await (query.filter === 'unconfirmed' ? waiting(query) : accounts(query)).execute(db())
  const { page, next } = pageOf(rows, USERS_PER_PAGE)
  return { people: page.map(({ micros: _, ...person }): ListedUser => person), next }
}

/**
 * Returns the statement behind a page of accounts. Each kind of match yields at most a page in list order, so that a
 * text with very many matches costs as little as a rare one.
 */
export function accounts({ filter, search, after }: UserQuery) {
  const wanted = sql`${filter ? CONDITIONS[filter] : sql`true`} and ${comesAfter(orderOf('u'), after, 'desc')}`
  const order = sql`order by u.created_at desc, u.id desc limit ${USERS_PER_PAGE + 1}`
  const ways = waysToMatch(search).map((way) => sql`(select u.id from users u ${way} and ${wanted} ${order})`)
  return sql<Row>`
  select u.id, u.email, coalesce(nullif(p.full_name, ''), u.name) as name, u.role,
    case when u.erase_after is not null then 'deleted'
      when is_suspended(u.suspended_at, u.suspended_until) then 'suspended' else 'active' end as state,
    u.suspended_until as "bannedUntil", u.created_at as "createdAt", ${microsOf(sql`u.created_at`)} as micros
  from (${sql.join(ways, sql` union `)}) m join users u on u.id = m.id join profile_details p on p.id = u.id ${order}`
}

const waiting = ({ search, after }: UserQuery) => {
  const part = partOf(search)
  return sql<Row>`
  select s.id, s.email, s.full_name as name, 'user' as role, 'unconfirmed' as state,
    null as "bannedUntil", s.created_at as "createdAt", ${microsOf(sql`s.created_at`)} as micros
  from pending_sign_ups s
  where s.token_hash is not null and s.expires_at > now() and ${comesAfter(orderOf('s'), after, 'desc')}
    and (s.email like ${part} or lower(s.full_name) like ${part})
  order by s.created_at desc, s.id desc limit ${USERS_PER_PAGE + 1}`
}

const CONDITIONS: Record<UserStateFilter, RawBuilder<unknown>> = {
  moderator: sql`u.role = 'moderator'`,
  admin: sql`u.role = 'admin'`,
  suspended: sql`u.suspended_at is not null and is_suspended(u.suspended_at, u.suspended_until)`,
  deleted: sql`u.erase_after is not null`,
  unconfirmed: sql`false`,
}

/**
 * Matches an account's id, address or name, the number of an order, or the id or name of a school of which the person
 * is a member; parts of words match.
 */
function waysToMatch(search: string): RawBuilder<unknown>[] {
  const part = partOf(search)
  const byEmail = sql`where u.email like ${part}`
  if (search === '') return [sql`where true`]
  if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(search)) return [sql`where u.id = ${search}::uuid`]
  if (search.includes('@')) return [byEmail]
  const bySchool = sql`where u.id in (select o.user_id from school_members o join schools s on s.id = o.school_id
    where s.id = ${search} or lower(s.name) like ${part})`
  const number = plainOrderNumber(search)
  if (/^\d{1,18}$/.test(number))
    return [byEmail, bySchool, sql`where u.id in (select buyer_id from orders where number = ${number}::bigint)`]
  return [byEmail, bySchool, sql`join profile_details p on p.id = u.id where lower(p.full_name) like ${part}`]
}

const partOf = (search: string) => `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

const orderOf = (table: 'u' | 's') => ({ at: sql.ref(`${table}.created_at`), id: sql.ref(`${table}.id`) })
