import { type SqlBool, sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { isStaff } from '#app/core/is-staff.server.ts'
import { rolesOf } from '#app/core/policy.ts'
import { endLock } from '#app/features/admin/case-locks/take-lock.server.ts'
import { db } from '#db/client.ts'
import { recordAudit } from '#db/record-audit.ts'
import type { Database } from '#db/schema.ts'
import type { Moderator } from '../decisions/decision.ts'
import { MODERATION_POLICY } from '../policy.ts'
import { notifyReporter } from '../reports/mail-parties.server.ts'
import { editItem, readRow, removeItem } from './change-item.server.ts'
import type { ContentDecision } from './content-decision.schema.ts'
import { readItem } from './content-item.ts'
import { findItem } from './find-items.server.ts'
import { sendStatement } from './notify-school-of-content.server.ts'

/**
 * Decides an open report about a piece of what a school shows, and with it all other open reports about the same piece.
 * The removal or edit takes effect together with the statement of reasons to the members of the school.
 *
 * @throws Failure already_decided when it is not open any more; not_allowed for the moderator's own school or report;
 *   content_unknown when there is nothing to edit; case_locked
 */
export const decideContentReport = (moderator: Moderator, reportId: string, ruling: ContentDecision): Promise<void> =>
  db()
    .transaction()
    .execute(async (trx) => {
      await endLock(trx, moderator, { kind: 'content', id: reportId })
      const report = await lockReport(trx, moderator, reportId)
      const { school_id: schoolId, item } = report
      const occasion = report.kind === 'illegal' ? 'notice' : 'report'
      await apply(trx, moderator, { schoolId, item, ruling, occasion, content: report.content })
      await closeReports(trx, { schoolId, item, ruling })
    })

/**
 * Removes or edits a piece of what a school shows without a report.
 *
 * @throws Failure content_unknown; not_allowed for the admin's own school, or for anybody but admins
 */
export const decideContent = (
  admin: Moderator,
  { schoolId, item }: { schoolId: string; item: string },
  ruling: Exclude<ContentDecision, { outcome: 'dismissed' }>,
): Promise<void> =>
  db()
    .transaction()
    .execute(async (trx) => {
      const allowed = await trx
        .selectFrom('users as u')
        .select('u.id')
        .where('u.id', '=', admin.userId)
        .where('u.role', 'in', rolesOf(MODERATION_POLICY.checkContent))
        .where(notMember(admin.userId, schoolId))
        .executeTakeFirst()
      if (!allowed) throw new Failure('forbidden', 'not_allowed')
      await apply(trx, admin, { schoolId, item, ruling, occasion: 'check', content: undefined })
      await closeReports(trx, { schoolId, item, ruling })
    })

const notMember = (userId: string, schoolId: string) => sql<SqlBool>`not exists (
  select from school_members o where o.user_id = ${userId} and o.school_id = ${schoolId})`

async function lockReport(trx: Transaction<Database>, { userId }: Moderator, reportId: string) {
  const found = await trx
    .selectFrom('content_reports as m')
    .selectAll('m')
    .select(
      sql<boolean>`${isStaff(userId, MODERATION_POLICY.decideContent)}
        and not exists (select from content_reports r where r.school_id = m.school_id and r.item = m.item
          and r.state = 'open' and r.reporter_id = ${userId})
        and not exists (select from school_members o where o.user_id = ${userId} and o.school_id = m.school_id)`.as(
        'allowed',
      ),
    )
    .where('m.id', '=', reportId)
    .forUpdate('m')
    .executeTakeFirst()
  if (found?.state !== 'open') throw new Failure('conflict', 'already_decided')
  if (!found.allowed) throw new Failure('forbidden', 'not_allowed')
  return found
}

type Applied = {
  schoolId: string
  item: string
  ruling: ContentDecision
  occasion: 'check' | 'report' | 'notice'
  /** What was reported, for a decision that changes nothing. */
  content: unknown
}

async function apply(trx: Transaction<Database>, moderator: Moderator, applied: Applied): Promise<void> {
  const { schoolId, item, ruling, occasion } = applied
  const found = await findItem(schoolId, item, trx)
  const ref = readItem(item)
  const row = ref && (await readRow(trx, { schoolId, ref }))
  // Removing what the school has already removed changes nothing, and is no reason to refuse the decision.
  if (!found && ruling.outcome !== 'dismissed' && (ruling.outcome === 'edited' || applied.content === undefined))
    throw new Failure('not_found', 'content_unknown')
  const { id } = await trx
    .insertInto('content_decisions')
    .values({
      school_id: schoolId,
      item,
      outcome: ruling.outcome,
      rule: ruling.outcome === 'dismissed' ? null : ruling.rule,
      law: ruling.outcome === 'dismissed' ? '' : ruling.law,
      facts: ruling.facts,
      content: JSON.stringify({ shown: found ?? applied.content, row: row ?? null }),
      decided_by: moderator.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordAudit(trx, moderator, {
    action: `content.${ruling.outcome}`,
    subject: { kind: 'content', id },
    after: { school: schoolId, item },
  })
  if (ruling.outcome === 'dismissed' || !found) return
  if (ruling.outcome === 'removed') await removeItem(trx, { schoolId, ref: found.ref }, id)
  else await editItem(trx, { schoolId, ref: found.ref }, ruling)
  await sendStatement(trx, { decisionId: id, schoolId, shown: found, ruling, occasion })
}

/** Ends every open report about the piece, and tells those who left an address. */
async function closeReports(
  trx: Transaction<Database>,
  { schoolId, item, ruling }: Pick<Applied, 'schoolId' | 'item' | 'ruling'>,
): Promise<void> {
  const outcome = ruling.outcome === 'dismissed' ? 'dismissed' : 'upheld'
  const closed = await trx
    .updateTable('content_reports')
    .set({ state: outcome, decided_at: sql<Date>`now()` })
    .where('school_id', '=', schoolId)
    .where('item', '=', item)
    .where('state', '=', 'open')
    .returning(['number', 'locale', 'reporter_email'])
    .execute()
  for (const report of closed)
    await notifyReporter(trx, { ...report, page: `/schools/${schoolId}` }, outcome, ruling.facts)
}
