import { sql, type Transaction } from 'kysely'
import { countAttempt } from '#app/core/limits/attempts.server.ts'
import type { Visitor } from '#app/core/visitor.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Database } from '#db/schema.ts'

/** Who declares a withdrawal or a cancellation, and in which language. `userId` is of the signed-in person, if any. */
export type Declarant = { visitor: Visitor; locale: Locale; userId: string | null }

/**
 * Counts a declaration.
 *
 * @param email where its receipt is sent
 * @throws Failure too_many_attempts
 */
export async function countDeclaration(email: string, { visitor: { address }, userId }: Declarant): Promise<void> {
  if (userId) await countAttempt('withdrawal', { account: userId, address })
  else await countAttempt('withdrawal-guest', { account: email, address })
}

/** Makes two clicks wait for each other, so that the second one finds the first. */
export async function lockDeclaration(trx: Transaction<Database>, ...declared: (string | null)[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${JSON.stringify(declared)}, 0))`.execute(trx)
}
