import type { Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { countAttempt } from '#app/core/limits/attempts.server.ts'
import type { Session } from '#app/core/session.ts'
import { pageAddress } from '#app/core/urls.server.ts'
import type { Visitor } from '#app/core/visitor.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import { db } from '#db/client.ts'
import { recordAudit } from '#db/record-audit.ts'
import type { Database } from '#db/schema.ts'
import type { WrittenContentReport } from './content-report.schema.ts'
import { findItem } from './find-items.server.ts'

type Reporter = { session: Pick<Session, 'userId' | 'role'> | null; visitor: Visitor; locale: Locale }

/**
 * Stores a report about a photo, video, text or event of a school with what it currently shows, and confirms it
 * immediately by mail if an address was given (DSA Art. 16(4)). A person whose report about the same thing is still
 * open gets the number of that one.
 *
 * @returns number of the report
 * @throws Failure content_unknown when the school does not show it any more; too_many_attempts
 */
export async function fileContentReport(
  { schoolId, item }: { schoolId: string; item: string },
  report: WrittenContentReport,
  { session, visitor, locale }: Reporter,
): Promise<string> {
  const { address } = visitor
  if (session) await countAttempt('report', { account: session.userId, address })
  else await countAttempt('report-guest', { account: report.email, address })
  return await db()
    .transaction()
    .execute(async (trx) => {
      const found = await findItem(schoolId, item, trx)
      if (!found) throw new Failure('not_found', 'content_unknown')
      const { ref: _, ...content } = found
      const reporter_id = session?.userId ?? null
      const reporter_email = report.email ?? ''
      const filed = await trx
        .insertInto('content_reports')
        .values({
          school_id: schoolId,
          item,
          kind: report.kind,
          rule: report.rule,
          reason: report.reason,
          reporter_id,
          reporter_name: report.name,
          reporter_email,
          good_faith: report.kind === 'illegal',
          locale,
          content: JSON.stringify(content),
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning(['id', 'number'])
        .executeTakeFirst()
      if (!filed) return await openNumber(trx, { schoolId, item, reporter_id, reporter_email })
      await recordAudit(trx, session ?? 'visitor', {
        action: 'report.filed',
        subject: { kind: 'content', id: filed.id },
        after: { number: filed.number, school: schoolId, item, kind: report.kind, rule: report.rule },
      })
      if (report.email) {
        const url = pageAddress(locale, `/schools/${schoolId}`)
        const props = { number: filed.number, url }
        await enqueueMail(trx, { template: 'report-received', to: report.email, locale, props })
      }
      return filed.number
    })
}

type Duplicate = { schoolId: string; item: string; reporter_id: string | null; reporter_email: string }

/** Returns the number of the open report that prevents a second one. */
async function openNumber(trx: Transaction<Database>, { schoolId, item, reporter_id, reporter_email }: Duplicate) {
  const { number } = await trx
    .selectFrom('content_reports')
    .select('number')
    .where('school_id', '=', schoolId)
    .where('item', '=', item)
    .where('state', '=', 'open')
    .where(({ eb, and, fn }) =>
      reporter_id
        ? eb('reporter_id', '=', reporter_id)
        : and([
            eb('reporter_id', 'is', null),
            eb(fn<string>('lower', ['reporter_email']), '=', reporter_email.toLowerCase()),
          ]),
    )
    .executeTakeFirstOrThrow()
  return number
}
