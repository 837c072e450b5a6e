import { sql } from 'kysely'
import type { Role } from '#app/core/session.ts'
import { db } from '#db/client.ts'
import { recordAudit } from '#db/record-audit.ts'
import { log } from '#lib/log.ts'

/**
 * Gives an account a role, for a command. It applies from the account's next request; staff rights need the second
 * factor.
 *
 * @returns what was done, as a sentence
 * @throws Error when there is no such account
 */
export async function grantRole(email: string, role: Role): Promise<string> {
  const userId = await db()
    .transaction()
    .execute(async (trx) => {
      const user = await trx
        .selectFrom('users')
        .select(['id', 'role'])
        .where('email', '=', email.toLowerCase())
        .forUpdate()
        .executeTakeFirst()
      if (!user) throw new Error(`There is no account with the address ${email}: sign up and confirm it first.`)
      await trx.updateTable('users').set({ role, updated_at: sql<Date>`now()` }).where('id', '=', user.id).execute()
      const [subject, before] = [{ kind: 'user', id: user.id } as const, { role: user.role }]
      await recordAudit(trx, 'program', { action: 'user.role_changed', subject, before, after: { role } })
      return user.id
    })
  log().warn({ userId, role }, 'role given')
  const note = role === 'user' ? '' : ' Its rights begin once the second factor is set up at /account/security.'
  return `${email} now has the role ${role}.${note}`
}
