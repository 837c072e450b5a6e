import { sql } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import type { Session } from '#app/core/session.ts'
import { hashCode, newCode } from '#app/core/tokens/code.server.ts'
import type { Visitor } from '#app/core/visitor.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import { db } from '#db/client.ts'
import { IDENTITY_CODE_MINUTES } from '../limits.ts'
import { countMail } from '../mail-limits.server.ts'
import { hasPassword } from './confirm-identity.server.ts'

/**
 * Mails the code by which an account without a password confirms who it is. It replaces an earlier code.
 *
 * @throws Failure not_allowed for an account with a password; too_many_attempts
 */
export async function mailIdentityCode({ userId, email, locale }: Session, visitor: Visitor): Promise<void> {
  if (await hasPassword(userId)) throw new Failure('forbidden', 'not_allowed')
  await countMail('identity', email, visitor)
  const code = newCode()
  const expires_at = sql<Date>`now() + make_interval(mins => ${IDENTITY_CODE_MINUTES})`
  const held = { code_hash: hashCode(code, 'identity', userId), expires_at }
  await db()
    .transaction()
    .execute(async (trx) => {
      await trx
        .insertInto('identity_codes')
        .values({ user_id: userId, ...held })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(held))
        .execute()
      const props = { code, minutes: String(IDENTITY_CODE_MINUTES) }
      await enqueueMail(trx, { template: 'identity-code', to: email, locale: locale as Locale, props })
    })
}
