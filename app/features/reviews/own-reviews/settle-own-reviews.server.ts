import { sql, type Transaction } from 'kysely'
import { pageAddress } from '#app/core/urls.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'

/** Number of authors told in one transaction. */
const BATCH_SIZE = 100

/**
 * Members of a school do not review it. The database holds their reviews and withdraws their votes when they become
 * members; this does the same for any that it missed, and tells the authors of held reviews why.
 *
 * @returns number of authors told
 */
export async function settleOwnReviews(): Promise<number> {
  await holdRemaining()
  let told = 0
  for (;;) {
    const batch = await db().transaction().execute(notifyAuthors)
    told += batch
    if (batch < BATCH_SIZE) return told
  }
}

const holdRemaining = () =>
  sql`select hold_own_reviews(o.user_id, o.school_id) from school_members o
    where exists (select from reviews r where r.author_id = o.user_id and r.school_id = o.school_id
        and r.status in ('pending', 'published', 'disputed') and not exists (select from review_signals s
          where s.review_id = r.id and s.version = r.version and s.kind = 'own_school'))
      or exists (select from review_votes v join reviews r on r.id = v.review_id
        where v.user_id = o.user_id and r.school_id = o.school_id)`.execute(db())

async function notifyAuthors(trx: Transaction<Database>): Promise<number> {
  const signals = await trx
    .updateTable('review_signals')
    .set({ notified_at: sql<Date>`now()` })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('review_signals')
        .select('id')
        .where('kind', '=', 'own_school')
        .where('notified_at', 'is', null)
        .limit(BATCH_SIZE)
        .forUpdate()
        .skipLocked(),
    )
    .returning('review_id')
    .execute()
  if (signals.length === 0) return 0
  const reviews = await trx
    .selectFrom('reviews as r')
    .innerJoin('users as u', 'u.id', 'r.author_id')
    .innerJoin('school_directory as s', 's.id', 'r.school_id')
    .select(['r.id', 's.name as school', 'u.email', 'u.locale'])
    .where(
      'r.id',
      'in',
      signals.map(({ review_id }) => review_id),
    )
    .where('r.status', '=', 'pending')
    .where('u.erase_after', 'is', null)
    .execute()
  for (const { id, school, email, ...user } of reviews) {
    const locale = user.locale as Locale
    const url = pageAddress(locale, `/account/reviews/${id}`)
    await enqueueMail(trx, { template: 'review-held', to: email, locale, props: { school, url } })
  }
  return signals.length
}
