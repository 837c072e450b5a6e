import { sql } from 'kysely'
import { db } from '#db/client.ts'

const MOST = 200

/**
 * Claims that wait, the longest one first, without the reader's own.
 *
 * @returns at most 200; what comes after them shows when they are decided
 */
export const listOpenClaims = (userId: string) =>
  db()
    .selectFrom('school_claims as c')
    .leftJoin('school_directory as d', 'd.id', 'c.school_id')
    .select(['c.id', 'c.by_code as byCode', 'c.created_at as since'])
    .select(sql<string>`coalesce(d.name, c.proposal->>'name')`.as('name'))
    .select(sql<string>`coalesce(d.city, c.proposal->>'city')`.as('city'))
    .select(sql<boolean>`c.school_id is null`.as('missing'))
    .select(
      sql<boolean>`exists (select from school_operators o where o.school_id = c.school_id and o.role = 'owner')`.as(
        'contested',
      ),
    )
    .where('c.state', '=', 'open')
    .where('c.user_id', '<>', userId)
    .orderBy('c.created_at')
    .orderBy('c.id')
    .limit(MOST)
    .execute()

/** A claim as the queue shows it: `contested` when the school has an owner. */
export type QueuedClaim = Awaited<ReturnType<typeof listOpenClaims>>[number]
