import { type SqlBool, sql, type Transaction } from 'kysely'
import { POST_KINDS } from '#app/features/questions/question.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { notifySchool } from '../disputes/mail-parties.server.ts'
import { notifyReporter } from '../reports/notify-reporter.server.ts'
import type { SubjectKind } from '../subject.ts'

/**
 * Closes reports and disputes of deleted reviews, questions and answers, and tells those who wait for an outcome. The
 * decision on record is made by the program.
 *
 * @returns number of reports and disputes closed
 */
export async function closeGone(): Promise<number> {
  return await db()
    .transaction()
    .execute(async (trx) => {
      // Of several processes, one does it, and the next one sees what it recorded.
      await sql`select pg_advisory_xact_lock(hashtext('close_gone'))`.execute(trx)
      const reports = await endReports(trx)
      const disputes = await endDisputes(trx)
      for (const report of reports) await notifyReporter(trx, report, 'gone', '')
      for (const { school_id } of disputes) await notifySchool(trx, school_id, 'gone', '')
      await record(trx, 'report', reports)
      await record(trx, 'dispute', disputes)
      return reports.length + disputes.length
    })
}

const gone = (table: 'reports' | 'disputes') => {
  const reviewId = sql.ref(`${table}.review_id`)
  return sql<SqlBool>`${reviewId} is not null and not exists (select from reviews r where r.id = ${reviewId})`
}
/** Questions and answers whose authors have deleted them. */
const goneReport = sql<SqlBool>`(${gone('reports')} or reports.subject_kind in (${sql.join(POST_KINDS)})
  and not exists (select from posts p where p.id::text = reports.subject_id and p.kind = reports.subject_kind))`

const endReports = (trx: Transaction<Database>) =>
  trx
    .updateTable('reports')
    .set({ state: 'upheld', decided_at: sql<Date>`now()` })
    .where('state', '=', 'open')
    .where(goneReport)
    .returningAll()
    .execute()

/** Includes disputes that ended together with the review, because nobody has told their schools yet. */
const endDisputes = (trx: Transaction<Database>) =>
  trx
    .updateTable('disputes')
    .set({ state: 'removed', decided_at: sql<Date>`coalesce(decided_at, now())` })
    .where('state', 'in', ['open', 'removed'])
    .where(gone('disputes'))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('decisions as m')
            .select('m.id')
            .whereRef('m.review_id', '=', 'disputes.review_id')
            .whereRef('m.about_id', '=', 'disputes.id'),
        ),
      ),
    )
    .returningAll()
    .execute()

type Ended = {
  id: string
  review_id: string | null
  subject_kind?: SubjectKind
  subject_id?: string
  school_id: string
  content: Record<string, unknown>
}

async function record(trx: Transaction<Database>, occasion: 'report' | 'dispute', ended: Ended[]): Promise<void> {
  if (ended.length === 0) return
  const rows = ended.map(({ id, review_id, subject_kind = 'review', subject_id, school_id, content }) => ({
    subject_kind,
    subject_id: subject_id ?? review_id!,
    school_id,
    occasion,
    outcome: 'accepted',
    automated: true,
    about_id: id,
    content: JSON.stringify(content),
  }))
  await trx.insertInto('decisions').values(rows).execute()
}
