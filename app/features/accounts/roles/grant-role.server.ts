import { sql } from 'kysely'
import { db } from '#db/client.ts'
import { log } from '#lib/log.ts'
import type { Role } from '../sessions/session.ts'

/**
 * Gives an account a role; it holds from the account's next request on, rights of staff with the second factor only.
 *
 * @returns what was done, as a sentence
 * @throws Error when there is no such account
 */
export async function grantRole(email: string, role: Role): Promise<string> {
  const user = await db()
    .updateTable('users')
    .set({ role, updated_at: sql<Date>`now()` })
    .where('email', '=', email.toLowerCase())
    .returning('id')
    .executeTakeFirst()
  if (!user) throw new Error(`There is no account with the address ${email}: sign up and confirm it first.`)
  log().warn({ userId: user.id, role }, 'role given')
  const note = role === 'user' ? '' : ' Its rights begin once the second factor is set up at /account/security.'
  return `${email} now has the role ${role}.${note}`
}
