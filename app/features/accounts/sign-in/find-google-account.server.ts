import { sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Database } from '#db/schema.ts'
import { hasLetter, tidyName } from '#lib/text/person-name.ts'
import { MAX_FULL_NAME } from '../sign-up/sign-up.schema.ts'
import type { Identity } from './ask-provider.server.ts'
import { linkGoogle } from './link-google.server.ts'

const PROVIDER = 'google'

/** The account to sign in to; if none is linked, the account with the same address asks for its password once. */
type Found = { userId: string } | { needsPassword: true }

/**
 * Finds the account of a person identified by Google: the one linked before, else the one with the same address, else a
 * new one. The address must be confirmed by Google and, for an existing account, by us. Where Google is not the
 * authority for the address, somebody else may have it by now, so an existing account is linked only after its
 * password. Two simultaneous sign-ins create one account.
 *
 * @param locale language of the mails to a new person
 * @throws Failure google_unverified when Google does not vouch for the address; google_not_linked when the account has
 *   another Google account linked, or no password by which its person could be recognised
 */
export async function findGoogleAccount(
  trx: Transaction<Database>,
  identity: Identity,
  locale: Locale,
): Promise<Found> {
  const linked = await linkedUser(trx, identity.sub)
  if (linked) return { userId: linked }
  if (!identity.email_verified) throw new Failure('forbidden', 'google_unverified')
  const made = await trx
    .insertInto('users')
    .values({
      email: identity.email,
      email_verified: true,
      address_proved: isAuthority(identity),
      name: readableName(identity.name),
      locale,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made) {
    await trx
      .insertInto('sign_in_methods')
      .values({ user_id: made.id, provider_id: PROVIDER, account_id: identity.sub })
      .execute()
    return { userId: made.id }
  }
  const { id, email_verified, methods } = await trx
    .selectFrom('users as u')
    .select(['u.id', 'u.email_verified'])
    .select(sql<string[]>`array(select provider_id from sign_in_methods m where m.user_id = u.id)`.as('methods'))
    .where('u.email', '=', identity.email)
    .forUpdate()
    .executeTakeFirstOrThrow()
  // A simultaneous sign-in may have linked it while this one waited.
  if ((await linkedUser(trx, identity.sub)) === id) return { userId: id }
  if (!email_verified || methods.includes(PROVIDER)) throw new Failure('forbidden', 'google_not_linked')
  if (!isAuthority(identity)) {
    if (!methods.includes('credential')) throw new Failure('forbidden', 'google_not_linked')
    return { needsPassword: true }
  }
  if (!(await linkGoogle(trx, id, identity.sub))) throw new Failure('forbidden', 'google_not_linked')
  return { userId: id }
}

/**
 * Whether Google itself issues the address: those of Gmail, and those in the domain of an organisation that it hosts.
 *
 * @see https://developers.google.com/identity/gsi/web/guides/verify-google-id-token
 */
const isAuthority = ({ email, hd }: Identity): boolean => /@(gmail|googlemail)\.com$/.test(email) || hd !== ''

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

/** Cleans a name as if it had been typed; an unreadable one becomes empty. */
function readableName(name: string): string {
  const shown = tidyName(name).slice(0, MAX_FULL_NAME).trim()
  return hasLetter(shown) ? shown : ''
}
