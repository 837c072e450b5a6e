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
import type { Subject } from '../subject.ts'
import { adapterOf } from '../subjects/adapters.server.ts'
import type { WrittenReport } from './report.schema.ts'

type Reporter = { session: Pick<Session, 'userId' | 'role'> | null; visitor: Visitor; locale: Locale }
/** What is reported; with its school, unless its id alone says it. */
type About = Subject & { schoolId?: string }

/**
 * Stores a report with what visitors currently see of its subject, and confirms it immediately by mail if an address
 * was given (DSA Art. 16(4)). A person whose report about the same thing is still open gets the number of that one.
 *
 * @returns number of the report
 * @throws Failure review_unknown or content_unknown when it is not public any more; too_many_attempts
 */
export async function fileReport(about: About, report: WrittenReport, reporter: Reporter): Promise<string> {
  const { session, visitor, locale } = reporter
  const { address } = visitor
  if (session) await countAttempt('report', { account: session.userId, address })
  else await countAttempt('report-guest', { account: report.email, address })
  const adapter = adapterOf(about.kind)
  return await db()
    .transaction()
    .execute(async (trx) => {
      const now = await adapter.read(trx, about)
      if (!now) throw new Failure('not_found', adapter.unknown)
      const { schoolId, content } = now
      const row = { ...rowOf(about, report, reporter), school_id: schoolId, content }
      const filed = await trx
        .insertInto('reports')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returning(['id', 'number'])
        .executeTakeFirst()
      if (!filed) return await openNumber(trx, row)
      const { id, number } = filed
      const placed = { kind: about.kind, id: about.id, schoolId }
      const { kind, names } = adapter.logged(placed)
      const after = { number, ...names, kind: report.kind, rule: report.rule }
      await recordAudit(trx, session ?? 'visitor', { action: 'report.filed', subject: { kind, id }, after })
      if (report.email) {
        const props = { number, url: pageAddress(locale, adapter.path(placed)) }
        await enqueueMail(trx, { template: 'report-received', to: report.email, locale, props })
      }
      return number
    })
}

const rowOf = ({ kind, id }: About, report: WrittenReport, { session, locale }: Reporter) => ({
  subject_kind: kind,
  subject_id: id,
  kind: report.kind,
  rule: report.rule,
  reason: report.reason,
  reporter_id: session?.userId ?? null,
  reporter_name: report.name,
  reporter_email: report.email ?? '',
  good_faith: report.kind === 'illegal',
  locale,
})

/** Returns the number of the open report that prevents a second one. */
async function openNumber(trx: Transaction<Database>, row: ReturnType<typeof rowOf> & { school_id: string }) {
  const { number } = await trx
    .selectFrom('reports')
    .select('number')
    .where('subject_kind', '=', row.subject_kind)
    .where('subject_id', '=', row.subject_id)
    .where('school_id', '=', row.school_id)
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
