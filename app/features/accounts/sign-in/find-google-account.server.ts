import type { Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Database } from '#db/schema.ts'
import { hasLetter, tidyName } from '#lib/text/person-name.ts'
import { MAX_FULL_NAME } from '../sign-up/sign-up.schema.ts'
import type { Identity } from './ask-provider.server.ts'

const PROVIDER = 'google'

/**
 * Finds the account of a person identified by Google: the one linked before, else the one with the same address, else a
 * new one. The address must be confirmed by Google and, for an existing account, by us, so that nobody takes over an
 * account by claiming its address. Two simultaneous sign-ins create one account.
 *
 * @param locale language of the mails to a new person
 * @returns id of the user
 * @throws Failure google_not_linked, also when this account is linked to another account of Google
 */
export async function findGoogleAccount(
  trx: Transaction<Database>,
  identity: Identity,
  locale: Locale,
): Promise<string> {
  const linked = await linkedUser(trx, identity.sub)
  if (linked) return linked
  if (!identity.email_verified) throw new Failure('forbidden', 'google_not_linked')
  await trx
    .insertInto('users')
    .values({ email: identity.email, email_verified: true, name: readableName(identity.name), locale })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
  const { id } = await trx
    .selectFrom('users')
    .select('id')
    .where('email', '=', identity.email)
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('sign_in_methods')
    .values({ user_id: id, provider_id: PROVIDER, account_id: identity.sub })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  // Refuses an account whose own address is not confirmed, and one that is linked to another account of Google.
  if ((await linkedUser(trx, identity.sub)) !== id) throw new Failure('forbidden', 'google_not_linked')
  return id
}

async function linkedUser(trx: Transaction<Database>, subject: string): Promise<string | undefined> {
  const user = await trx
    .selectFrom('sign_in_methods as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select('u.id')
    .where('m.provider_id', '=', PROVIDER)
    .where('m.account_id', '=', subject)
    .where('u.email_verified', '=', true)
    .executeTakeFirst()
  return user?.id
}

/** Cleans a name like one that was typed; an unreadable one becomes empty. */
function readableName(name: string): string {
  const shown = tidyName(name).slice(0, MAX_FULL_NAME).trim()
  return hasLetter(shown) ? shown : ''
}
