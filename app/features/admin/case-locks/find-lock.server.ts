import { type SqlBool, sql } from 'kysely'
import { db } from '#db/client.ts'
import type { CaseRef } from './case-kind.ts'

/** Who has locked a case, shown to the team only. */
export type Lock = { mine: boolean; name: string; since: Date }

/** Condition on `l`, a lock: it is in force now. */
export const isCurrentLock = sql<SqlBool>`l.until > now()`

/** Name of the member of the team, or the e-mail address when no name was given. */
export const holderName = sql<string>`coalesce(nullif(p.full_name, ''), u.email)`

/** Finds the current lock of a case, or returns null. */
export async function findLock({ userId }: { userId: string }, { kind, id }: CaseRef): Promise<Lock | null> {
  const lock = await db()
    .selectFrom('case_locks as l')
    .innerJoin('users as u', 'u.id', 'l.user_id')
    .leftJoin('profiles as p', 'p.id', 'l.user_id')
    .select(['l.taken_at as since', holderName.as('name')])
    .select((eb) => eb('l.user_id', '=', userId).$castTo<boolean>().as('mine'))
    .where('l.kind', '=', kind)
    .where('l.id', '=', id)
    .where(isCurrentLock)
    .executeTakeFirst()
  return lock ?? null
}
