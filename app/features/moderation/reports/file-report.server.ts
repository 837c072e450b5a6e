import type { Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { countAttempt } from '#app/core/limits/attempts.server.ts'
import type { Session } from '#app/core/session.ts'
import type { Visitor } from '#app/core/visitor.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import { db } from '#db/client.ts'
import { recordAudit } from '#db/record-audit.ts'
import type { Database } from '#db/schema.ts'
import { contentOf, readReview, reviewAddress, type Subject } from './find-reportable.server.ts'
import { isLive } from './live-reviews.ts'
import type { WrittenReport } from './report.schema.ts'

type Reporter = { session: Pick<Session, 'userId' | 'role'> | null; visitor: Visitor; locale: Locale }
type About = { reviewId: string; subject: Subject }

/**
 * Stores a report with the present wording of the reported text, and confirms it immediately by mail if an address was
 * given (DSA Art. 16(4)). A person whose report about the same thing is still open gets the number of that one.
 *
 * @returns number of the report
 * @throws Failure review_unknown when it is not public any more; too_many_attempts
 */
export async function fileReport(about: About, report: WrittenReport, reporter: Reporter): Promise<string> {
  const { session, visitor } = reporter
  const { address } = visitor
  if (session) await countAttempt('report', { account: session.userId, address })
  else await countAttempt('report-guest', { account: report.email, address })
  return await db()
    .transaction()
    .execute(async (trx) => {
      const review = await readReview(trx, about.reviewId).forShare('r').executeTakeFirst()
      const missing = !review || !isLive(review.status) || (about.subject === 'answer' && review.answer === null)
      if (missing) throw new Failure('not_found', 'review_unknown')
      const row = { ...rowOf(about, report, reporter), school_id: review.school_id, content: contentOf(review) }
      const filed = await trx
        .insertInto('review_reports')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returning(['id', 'number'])
        .executeTakeFirst()
      if (!filed) return await openNumber(trx, row)
      await recordAudit(trx, session ?? 'visitor', {
        action: 'report.filed',
        subject: { kind: 'report', id: filed.id },
        after: {
          number: filed.number,
          review: about.reviewId,
          of: about.subject,
          kind: report.kind,
          rule: report.rule,
        },
      })
      if (report.email) await confirm(trx, { ...row, number: filed.number, locale: reporter.locale })
      return filed.number
    })
}

function rowOf({ reviewId, subject }: About, report: WrittenReport, { session, locale }: Reporter) {
  return {
    review_id: reviewId,
    subject,
    kind: report.kind,
    rule: report.rule,
    reason: report.reason,
    reporter_id: session?.userId ?? null,
    reporter_name: report.name,
    reporter_email: report.email ?? '',
    good_faith: report.kind === 'illegal',
    locale,
  }
}

/** Returns the number of the open report that prevents a second one. */
async function openNumber(trx: Transaction<Database>, row: ReturnType<typeof rowOf>): Promise<string> {
  const { number } = await trx
    .selectFrom('review_reports')
    .select('number')
    .where('review_id', '=', row.review_id)
    .where('subject', '=', row.subject)
    .where('state', '=', 'open')
    .where(({ eb, and, fn }) =>
      row.reporter_id
        ? eb('reporter_id', '=', row.reporter_id)
        : and([
            eb('reporter_id', 'is', null),
            eb(fn<string>('lower', ['reporter_email']), '=', row.reporter_email.toLowerCase()),
          ]),
    )
    .executeTakeFirstOrThrow()
  return number
}

type Filed = { number: string; locale: Locale; reporter_email: string; review_id: string; school_id: string }

async function confirm(trx: Transaction<Database>, filed: Filed): Promise<void> {
  const { locale, number } = filed
  const url = reviewAddress(locale, filed.school_id, filed.review_id)
  await enqueueMail(trx, {
    template: 'report-received',
    to: filed.reporter_email,
    locale,
    props: { number, url },
  })
}
