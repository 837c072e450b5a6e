import { sql } from 'kysely'
import { z } from 'zod'
import type { Role } from '#app/core/session.ts'
import { db } from '#db/client.ts'
import { listLog } from '../audit-log/list-audit-log.server.ts'
import { nameEntries } from '../audit-log/name-entries.server.ts'

/** Number of reviews and orders shown, the newest ones. */
const SHOWN = 10

/** Loads an account with everything that its page shows; returns undefined when there is none. */
export async function viewUser(personId: string) {
  if (!z.uuid().safeParse(personId).success) return undefined
  const person = await facts(personId)
  if (!person) return undefined
  const [schools, reviews, orders, { entries }] = await Promise.all([
    schoolsOf(personId),
    reviewsOf(personId),
    ordersOf(personId),
    listLog({ kind: 'user', subject: personId }),
  ])
  return { person, schools, reviews, orders, history: await nameEntries(entries) }
}

const facts = (id: string) =>
  db()
    .selectFrom('users as u')
    .innerJoin('profile_details as p', 'p.id', 'u.id')
    .select(['u.id', 'u.email', 'u.locale', 'u.created_at as createdAt', 'u.erase_after as eraseAfter'])
    .select(['u.suspended_at as bannedAt', 'u.suspended_until as bannedUntil', 'u.suspension_reason as banReason'])
    .select(sql<string>`coalesce(nullif(p.full_name, ''), u.name)`.as('name'))
    .select(sql<Role>`u.role`.as('role'))
    .select(sql<boolean>`is_suspended(u.suspended_at, u.suspended_until)`.as('suspended'))
    .select(
      sql<boolean>`exists (select from second_factors f where f.user_id = u.id and f.confirmed_at is not null)`.as(
        'hasSecondFactor',
      ),
    )
    .select(
      sql<boolean>`exists (select from factor_removals r where r.user_id = u.id
        and (r.due_at is null or (u.role <> 'user' and r.approved_by is null)))`.as('asksForFactorRemoval'),
    )
    .select(
      sql<number>`(select count(*) from sessions s where s.user_id = u.id and s.expires_at > now())`.as('sessions'),
    )
    .select(
      sql<string[]>`array(select m.provider_id from sign_in_methods m where m.user_id = u.id order by 1)`.as('methods'),
    )
    .select(sql<number>`(select count(*) from reviews r where r.author_id = u.id)`.as('reviewCount'))
    .select(sql<number>`(select count(*) from orders o where o.buyer_id = u.id)`.as('orderCount'))
    .where('u.id', '=', id)
    .executeTakeFirst()

/** An account as its page shows it. */
export type Person = NonNullable<Awaited<ReturnType<typeof facts>>>

const schoolsOf = (id: string) =>
  db()
    .selectFrom('school_members as o')
    .innerJoin('school_directory as d', 'd.id', 'o.school_id')
    .select(['d.id', 'd.name', 'd.city'])
    .select(sql<'owner' | 'editor'>`o.role`.as('role'))
    .where('o.user_id', '=', id)
    .orderBy('o.created_at')
    .execute()

const reviewsOf = (id: string) =>
  db()
    .selectFrom('reviews as r')
    .innerJoin('school_directory as d', 'd.id', 'r.school_id')
    .select(['r.id', 'r.rating', 'r.status', 'r.created_at as createdAt', 'd.name as school'])
    .where('r.author_id', '=', id)
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(SHOWN)
    .execute()

const ordersOf = (id: string) =>
  db()
    .selectFrom('orders')
    .select(['id', 'number', 'state', 'school_name as school', 'created_at as createdAt'])
    .where('buyer_id', '=', id)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()
