import { sql, type Transaction } from 'kysely'
import { z } from 'zod'
import { Failure } from '#app/core/failure.ts'
import { hasRight, type StaffRight } from '#app/core/policy.ts'
import type { Role } from '#app/core/session.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import { recordAudit } from '#db/record-audit.ts'
import type { Database } from '#db/schema.ts'

/** An account on which an admin acts, locked until the action is done. */
export type LockedUser = {
  id: string
  email: string
  locale: Locale
  role: Role
  bannedAt: Date | null
  bannedUntil: Date | null
  /** Whether it is suspended now, or deleted and about to be erased. */
  locked: boolean
}
type UserAction = {
  right: StaffRight
  /** Name of the action in the audit log. */
  action: string
  /** Whether admins may do this to their own account. */
  toOneself?: true
  /** @returns states before and after for the audit log; nothing when nothing changed */
  take: (trx: Transaction<Database>, person: LockedUser) => Promise<Change | undefined>
}
type Change = { before?: Record<string, unknown>; after?: Record<string, unknown> }

/**
 * Lets an admin act on an account and records it in the audit log. Both accounts are locked, and the acting person must
 * still be an admin then: if two admins act on each other at the same time, one is refused. As nobody demotes or
 * suspends themselves, an admin remains after every action.
 *
 * @throws Failure person_unknown, own_account, not_allowed, or what `take` throws
 */
export async function applyUserAction(
  adminId: string,
  personId: string,
  { right, action, toOneself, take }: UserAction,
): Promise<void> {
  if (!z.uuid().safeParse(personId).success) throw new Failure('not_found', 'person_unknown')
  if (personId === adminId && !toOneself) throw new Failure('conflict', 'own_account')
  await db()
    .transaction()
    .execute(async (trx) => {
      const people = await lock(trx, [adminId, personId])
      const admin = people.find(({ id }) => id === adminId)
      if (!admin || !hasRight(admin, right) || admin.locked) throw new Failure('forbidden', 'not_allowed')
      const person = people.find(({ id }) => id === personId)
      if (!person) throw new Failure('not_found', 'person_unknown')
      const change = await take(trx, person)
      if (!change) return
      const subject = { kind: 'user', id: personId } as const
      await recordAudit(trx, { userId: adminId, role: 'admin' }, { action, subject, ...change })
    })
}

/** Always locks in the same order, so that two admins who lock each other do not deadlock. */
async function lock(trx: Transaction<Database>, ids: string[]): Promise<LockedUser[]> {
  const rows = await trx
    .selectFrom('users')
    .select(['id', 'email', 'locale', 'role', 'suspended_at as bannedAt', 'suspended_until as bannedUntil'])
    .select(sql<boolean>`is_suspended(suspended_at, suspended_until) or erase_after is not null`.as('locked'))
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map((row) => ({ ...row, locale: row.locale as Locale, role: row.role as Role }))
}
