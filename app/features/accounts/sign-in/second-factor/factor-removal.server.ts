import { type Kysely, sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import type { Session } from '#app/core/session.ts'
import { pageAddress } from '#app/core/urls.server.ts'
import type { Visitor } from '#app/core/visitor.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { log } from '#lib/log.ts'
import { countMail } from '../../identity/count-mail.server.ts'
import { endLinks, findLink, makeLink, redeemLink } from '../../identity/mailed-links.server.ts'
import { rotateSession } from '../../sessions/session.server.ts'
import { REMOVAL_HOURS } from './second-factor.ts'

const PURPOSE = ['stop-factor-removal'] as const

/** Of `factor_removals as r` and `users as u`: a person who has joined the staff meanwhile needs an approval. */
const isAllowed = sql<boolean>`(u.role = 'user' or r.approved_by is not null)`

/** A request to remove a second factor. `dueAt`: ISO 8601, null while another admin has yet to approve. */
export type FactorRemoval = { requestedAt: string; dueAt: string | null; isDue: boolean }

/**
 * Requests the removal of a second factor that a person has lost, after the password. For an account without special
 * rights it is possible after {@link REMOVAL_HOURS}, for moderators and admins once another admin approves. The mail
 * about it, and every signed-in device, can stop it.
 *
 * @throws Failure too_many_attempts; not_allowed without a second factor
 */
export async function requestFactorRemoval(session: Session, visitor: Visitor): Promise<void> {
  if (!session.hasSecondFactor) throw new Failure('forbidden', 'not_allowed')
  await countMail('factor-removal', session.email, visitor)
  const { userId, email } = session
  const locale = session.locale as Locale
  const isStaff = session.givenRole !== 'user'
  await db()
    .transaction()
    .execute(async (trx) => {
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('factor_removals')
        .values({
          user_id: userId,
          due_at: isStaff ? null : sql<Date>`now() + make_interval(hours => ${REMOVAL_HOURS})`,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow()
      if (numInsertedOrUpdatedRows !== 1n) return
      const token = await makeLink(trx, { userId, purpose: PURPOSE[0], newEmail: null })
      const props = {
        url: pageAddress(locale, `/auth/stop-removal?token=${token}`),
        hours: isStaff ? '' : `${REMOVAL_HOURS}`,
      }
      await enqueueMail(trx, { template: 'factor-removal', to: email, locale, props })
      if (isStaff) await notifyAdmins(trx, session)
    })
  log().warn({ user: userId }, 'removal of a second factor requested')
}

/**
 * Finds the request of an account; undefined when there is none. That of a person who has become staff meanwhile waits
 * for an admin, as does one whose approval went with the account of the admin.
 */
export async function findFactorRemoval(userId: string): Promise<FactorRemoval | undefined> {
  const row = await db()
    .selectFrom('factor_removals as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select(['r.requested_at', 'r.due_at', sql<boolean>`coalesce(r.due_at <= now(), false)`.as('isDue')])
    .select(isAllowed.as('isAllowed'))
    .where('r.user_id', '=', userId)
    .executeTakeFirst()
  return (
    row && {
      requestedAt: row.requested_at.toISOString(),
      dueAt: row.isAllowed ? (row.due_at?.toISOString() ?? null) : null,
      isDue: row.isAllowed && row.isDue,
    }
  )
}

/**
 * Cancels a request, from a signed-in device of the account or because the factor was given after all.
 *
 * @returns whether there was one
 */
export async function stopFactorRemoval(userId: string, trx: Kysely<Database> = db()): Promise<boolean> {
  const ended = await trx.deleteFrom('factor_removals').where('user_id', '=', userId).executeTakeFirst()
  await endLinks(trx, userId, PURPOSE)
  return ended.numDeletedRows > 0n
}

/**
 * Cancels a request by the link in the mail.
 *
 * @throws Failure link_used
 */
export async function stopFactorRemovalByLink(token: string): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      const { userId } = await redeemLink(trx, token, PURPOSE)
      await stopFactorRemoval(userId, trx)
    })
}

/** Whether the link in the mail would still stop a request. */
export const isStoppable = async (token: string): Promise<boolean> =>
  (await findLink(db(), token, PURPOSE)) !== undefined

/**
 * Removes the second factor of a person who has given the password, once the request is due, and opens the session.
 *
 * @returns Set-Cookie value of the session, which is signed in
 * @throws Failure not_allowed before the request is due, or when it has been stopped
 */
export async function completeFactorRemoval(session: Session): Promise<string> {
  const cookie = await db()
    .transaction()
    .execute(async (trx) => {
      // In the same lock order as giving the factor, which ends the request.
      const factor = trx.selectFrom('second_factors').select('user_id').where('user_id', '=', session.userId)
      await factor.forUpdate().execute()
      const { numDeletedRows } = await trx
        .deleteFrom('factor_removals as r')
        .using('users as u')
        .whereRef('u.id', '=', 'r.user_id')
        .where('r.user_id', '=', session.userId)
        .where('r.due_at', '<=', sql<Date>`now()`)
        .where(isAllowed)
        .executeTakeFirst()
      if (numDeletedRows !== 1n) throw new Failure('forbidden', 'not_allowed')
      await trx.deleteFrom('second_factors').where('user_id', '=', session.userId).execute()
      await endLinks(trx, session.userId, PURPOSE)
      const props = { resetUrl: pageAddress(session.locale as Locale, '/auth/forgot') }
      const mail = { to: session.email, locale: session.locale as Locale }
      await enqueueMail(trx, { template: 'factor-removed', ...mail, props })
      return await rotateSession(trx, session.id)
    })
  log().warn({ user: session.userId }, 'second factor removed after its loss')
  return cookie
}

async function notifyAdmins(trx: Transaction<Database>, { userId, email }: Session): Promise<void> {
  const admins = await trx
    .selectFrom('users')
    .select(['email', 'locale'])
    .where('role', '=', 'admin')
    .where('id', '!=', userId)
    .where('erase_after', 'is', null)
    .where(sql<boolean>`not is_suspended(suspended_at, suspended_until)`)
    .execute()
  for (const admin of admins) {
    const locale = admin.locale as Locale
    const props = { email, url: pageAddress(locale, `/admin/users/${userId}`) }
    await enqueueMail(trx, { template: 'factor-removal-asked', to: admin.email, locale, props })
  }
}
