import { sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { countAttempt } from '#app/core/limits/attempts.server.ts'
import { hashCode, newCode } from '#app/core/tokens/code.server.ts'
import { pageAddress } from '#app/core/urls.server.ts'
import type { Visitor } from '#app/core/visitor.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { COUNTRY_LANGUAGE, type CountryCode } from '#db/vocabulary.ts'
import { CODE_MINUTES } from '../claim.ts'
import { registerMailbox } from '../find-claimable.server.ts'
import { lockForClaim } from '../submit/lock-for-claim.server.ts'

/**
 * Mails a code to the address of a school in its register, and to no other. It is valid for 30 minutes and for this
 * person alone; it replaces an earlier code for them.
 *
 * @throws Failure no_register_address; already_owner; school_unknown, school_closed, not_allowed; too_many_attempts
 *   when account, school or network have reached their daily limit of mails
 */
export async function requestCode(userId: string, schoolId: string, { address }: Visitor): Promise<void> {
  await countAttempt('claim-code', { account: userId, address })
  await countAttempt('claim-mail', { account: schoolId, address })
  await db()
    .transaction()
    .execute(async (trx) => {
      const school = await lockForClaim(trx, { userId, schoolId })
      if (school.members.some(({ id, role }) => id === userId && role === 'owner'))
        throw new Failure('conflict', 'already_owner')
      const to = registerMailbox(school)
      if (!to) throw new Failure('conflict', 'no_register_address')
      const code = await storeCode(trx, { userId, schoolId, email: to })
      const account = await trx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()
      const locale = COUNTRY_LANGUAGE[school.country as CountryCode]
      const props = { school: school.name, code, account: account.email, minutes: String(CODE_MINUTES) }
      const url = pageAddress(locale, `/schools/${schoolId}`)
      await enqueueMail(trx, { template: 'claim-code', to, locale, props: { ...props, url } })
    })
}

/** Stores a new code in place of the person's earlier one. @returns the code */
async function storeCode(
  trx: Transaction<Database>,
  { userId, schoolId, email }: { userId: string; schoolId: string; email: string },
): Promise<string> {
  const code = newCode()
  const expires_at = sql<Date>`now() + make_interval(mins => ${CODE_MINUTES})`
  const held = { code_hash: hashCode(code, 'claim', userId, schoolId), email, tries: 0, expires_at }
  await trx
    .insertInto('claim_codes')
    .values({ user_id: userId, school_id: schoolId, ...held })
    .onConflict((conflict) => conflict.columns(['user_id', 'school_id']).doUpdateSet(held))
    .execute()
  return code
}
