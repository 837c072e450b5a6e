import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import type { Session } from '#app/core/session.ts'
import { pageAddress } from '#app/core/urls.server.ts'
import type { Visitor } from '#app/core/visitor.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { log } from '#lib/log.ts'
import { knownDevice } from '../../sessions/known-device.server.ts'

const MINUTE_S = 60
const HOUR_S = 3600
/** Tries after which further ones have to wait. */
const TRIES_PER_BLOCK = 10
/** Seconds of waiting after the first, second and third block, and after each further one. */
const LOCKS = [15 * MINUTE_S, HOUR_S, 6 * HOUR_S, 24 * HOUR_S] as const
/** A counted try. `lastOfBlock`: if it is wrong, further tries have to wait. */
type CodeAttempt = { device: string; lastOfBlock: boolean }

/**
 * Counts a try at a code from the authenticator app before it is made, so that many simultaneous ones cannot slip
 * through. Anyone who tries here already has the password; three codes are right at a time, so ten tries succeed by
 * chance 1 : 33,000. After ten, further tries wait 15 minutes, then 1, 6 and 24 hours, then 24 hours after each ten: in
 * a year that is less than 1.2 % for an attacker who never stops.
 * A browser that has given the second factor before has a separate count; all others share one per account, however
 * many networks they use. So an attacker who has the password cannot lock out such a browser. In any other one the
 * person can use a recovery code, which this does not count.
 *
 * @throws Failure too_many_attempts
 */
export async function countCodeAttempt({ userId, email }: Session, visitor: Visitor): Promise<CodeAttempt> {
  const device = deviceKey(await knownDevice(visitor, email, 'factor'))
  const full = sql<boolean>`second_factor_tries.tries + 1 >= ${TRIES_PER_BLOCK}`
  const seconds = sql`(${sql.val([...LOCKS])}::int[])[least(second_factor_tries.blocks + 1, ${LOCKS.length})]`
  const row = await db()
    .insertInto('second_factor_tries')
    .values({ user_id: userId, device, tries: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'device'])
        .doUpdateSet({
          tries: sql<number>`case when ${full} then 0 else second_factor_tries.tries + 1 end`,
          blocks: sql<number>`second_factor_tries.blocks + (${full})::int`,
          locked_until: sql<Date | null>`case when ${full} then now() + make_interval(secs => ${seconds}) end`,
          updated_at: sql<Date>`now()`,
        })
        .where(sql<boolean>`coalesce(second_factor_tries.locked_until, now()) <= now()`),
    )
    .returning('locked_until')
    .executeTakeFirst()
  if (!row) throw new Failure('limit', 'too_many_attempts', { retryAfter: await secondsLeft(userId, device) })
  return { device, lastOfBlock: row.locked_until !== null }
}

/** Resets, after a right code, the count to which the try belongs. What others tried elsewhere still counts. */
export async function resetCodeAttempts(userId: string, { device }: CodeAttempt): Promise<void> {
  await db()
    .updateTable('second_factor_tries')
    .set({ tries: 0, blocks: 0, locked_until: null })
    .where('user_id', '=', userId)
    .where('device', '=', device)
    .execute()
}

/** Resets, after a new password, the tries of unknown browsers, which were made with the old one. */
export async function resetStrangersAttempts(trx: Kysely<Database>, userId: string): Promise<void> {
  const none = { tries: 0, blocks: 0, locked_until: null }
  await trx
    .updateTable('second_factor_tries')
    .set(none)
    .where('user_id', '=', userId)
    .where('device', '=', '')
    .execute()
}

/** Warns a person, at most once a day, that somebody who has the password has used up a block of tries. */
export async function warnOfCodeAttempts({ userId, email, locale }: Session, { device }: CodeAttempt): Promise<void> {
  log().warn('second factor locked after too many wrong codes')
  await db()
    .transaction()
    .execute(async (trx) => {
      await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
      const told = await trx
        .selectFrom('second_factor_tries')
        .select('user_id')
        .where('user_id', '=', userId)
        .where('notified_at', '>', sql<Date>`now() - interval '1 day'`)
        .executeTakeFirst()
      if (told) return
      await trx
        .updateTable('second_factor_tries')
        .set({ notified_at: sql<Date>`now()` })
        .where('user_id', '=', userId)
        .where('device', '=', device)
        .execute()
      const props = { at: new Date().toISOString(), resetUrl: pageAddress(locale as Locale, '/auth/forgot') }
      await enqueueMail(trx, { template: 'codes-tried', to: email, locale: locale as Locale, props })
    })
}

const deviceKey = (device: string | undefined) =>
  device ? createHash('sha256').update(device).digest('base64url') : ''

async function secondsLeft(userId: string, device: string): Promise<number> {
  const { seconds } = await db()
    .selectFrom('second_factor_tries')
    .select(sql<number>`ceil(extract(epoch from locked_until - now()))::int`.as('seconds'))
    .where('user_id', '=', userId)
    .where('device', '=', device)
    .executeTakeFirstOrThrow()
  return Math.max(1, seconds)
}
