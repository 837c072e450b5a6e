import { type Kysely, sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { hashToken, newToken } from '#app/core/tokens/token.server.ts'
import type { Database } from '#db/schema.ts'

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

/** The purposes of mailed links, with the seconds for which each is valid. */
export const LINK_SECONDS = {
  'reset-password': 60 * MINUTE,
  'change-email-old': DAY,
  'change-email-new': DAY,
  'restore-account': 14 * DAY,
  'confirm-email': DAY,
  'stop-factor-removal': 14 * DAY,
} as const
export type LinkPurpose = keyof typeof LINK_SECONDS

type MailedLink = { userId: string; newEmail: string | null; purpose: LinkPurpose }

/**
 * Makes a link that works once, replacing earlier ones of the same person and purpose.
 *
 * @returns the token for the mail; only its hash is stored
 */
export async function makeLink(trx: Transaction<Database>, link: MailedLink): Promise<string> {
  await endLinks(trx, link.userId, [link.purpose])
  const token = newToken()
  await trx
    .insertInto('mailed_links')
    .values({
      token_hash: hashToken(token),
      user_id: link.userId,
      purpose: link.purpose,
      new_email: link.newEmail,
      expires_at: sql<Date>`now() + make_interval(secs => ${LINK_SECONDS[link.purpose]})`,
    })
    .execute()
  return token
}

/**
 * Redeems a link. Of two simultaneous uses, one is refused.
 *
 * @throws Failure link_used
 */
export async function redeemLink(
  trx: Transaction<Database>,
  token: string,
  purposes: readonly LinkPurpose[],
): Promise<MailedLink> {
  const row = await trx
    .deleteFrom('mailed_links')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['user_id', 'new_email', 'purpose'])
    .executeTakeFirst()
  if (!row) throw new Failure('gone', 'link_used')
  return { userId: row.user_id, newEmail: row.new_email, purpose: row.purpose as LinkPurpose }
}

/** Finds what a link would do, so that its page can say so; returns undefined when it would have no effect. */
export async function findLink(
  db: Kysely<Database>,
  token: string,
  purposes: readonly LinkPurpose[],
): Promise<MailedLink | undefined> {
  const row = await db
    .selectFrom('mailed_links')
    .select(['user_id', 'new_email', 'purpose'])
    .where('token_hash', '=', hashToken(token))
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row && { userId: row.user_id, newEmail: row.new_email, purpose: row.purpose as LinkPurpose }
}

/** Ends mailed links that have not been used. */
export async function endLinks(trx: Kysely<Database>, userId: string, purposes: readonly LinkPurpose[]): Promise<void> {
  await trx.deleteFrom('mailed_links').where('user_id', '=', userId).where('purpose', 'in', purposes).execute()
}
