import { sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import type { Session } from '#app/core/session.ts'
import { pageAddress } from '#app/core/urls.server.ts'
import { endLock } from '#app/features/admin/case-locks/take-lock.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import { db } from '#db/client.ts'
import { recordAudit } from '#db/record-audit.ts'
import type { Database } from '#db/schema.ts'
import type { CorrectionDecision } from './correction.schema.ts'

type Moderator = Pick<Session, 'userId' | 'role'>

/**
 * Decides a correction. An accepted one takes precedence over the register until the register's value changes, and
 * replaces an earlier one for the same fact. The person who proposed it is told by mail.
 *
 * @throws Failure already_decided, also when the school has changed its request since the moderator saw it; not_allowed
 *   for the moderator's own cases; case_locked when somebody else has locked the case
 */
export async function decideCorrection(moderator: Moderator, id: string, decision: CorrectionDecision): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      const correction = await lockCorrection(trx, id)
      if (!correction || correction.value !== decision.seen) throw new Failure('conflict', 'already_decided')
      await refuseOwnCase(trx, moderator, correction)
      await endLock(trx, moderator, { kind: 'correction', id })
      if (decision.outcome === 'accepted') await replaceEarlier(trx, correction)
      await trx
        .updateTable('school_corrections')
        .from('schools as s')
        .set({
          state: decision.outcome,
          facts: decision.facts,
          decided_by: moderator.userId,
          decided_at: sql<Date>`now()`,
          register_value:
            decision.outcome === 'accepted' ? sql<string>`register_fact(s, school_corrections.field)` : null,
        })
        .where('school_corrections.id', '=', id)
        .whereRef('s.id', '=', 'school_corrections.school_id')
        .execute()
      await recordAudit(trx, moderator, {
        action: `correction.${decision.outcome}`,
        subject: { kind: 'school', id: correction.school_id },
        after: { correction: id, field: correction.field },
      })
      await notifyReporter(trx, correction, decision)
    })
}

/** Locks the school as well, so that two corrections of one fact are decided one after the other. */
async function lockCorrection(trx: Transaction<Database>, id: string) {
  return await trx
    .selectFrom('school_corrections as c')
    .innerJoin('schools as s', 's.id', 'c.school_id')
    .leftJoin('users as u', (join) => join.onRef('u.id', '=', 'c.reporter_id').on('c.by_school', '=', true))
    .select(['c.id', 'c.school_id', 'c.field', 'c.value', 'c.reporter_id', 'c.reporter_email', 'c.locale', 's.name'])
    .select(['u.email as operator_email', 'u.locale as operator_locale'])
    .where('c.id', '=', id)
    .where('c.state', '=', 'open')
    .forNoKeyUpdate(['s', 'c'])
    .executeTakeFirst()
}
type Locked = NonNullable<Awaited<ReturnType<typeof lockCorrection>>>

async function refuseOwnCase(trx: Transaction<Database>, { userId }: Moderator, correction: Locked): Promise<void> {
  const runs = await trx
    .selectFrom('school_members')
    .select('role')
    .where('school_id', '=', correction.school_id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (runs || correction.reporter_id === userId) throw new Failure('forbidden', 'not_allowed')
}

async function replaceEarlier(trx: Transaction<Database>, { school_id, field }: Locked): Promise<void> {
  await trx
    .updateTable('school_corrections')
    .set({ state: 'replaced' })
    .where('school_id', '=', school_id)
    .where('field', '=', field)
    .where('state', '=', 'accepted')
    .execute()
}

/** Contains nothing that the reporter typed: anybody could have entered somebody else's address. */
async function notifyReporter(
  trx: Transaction<Database>,
  told: Locked,
  { outcome, facts }: CorrectionDecision,
): Promise<void> {
  const to = told.reporter_email || told.operator_email
  if (!to) return
  const locale = (told.reporter_email ? told.locale : told.operator_locale) as Locale
  const url = pageAddress(locale, `/schools/${told.school_id}`)
  const template = `correction-${outcome}` as const
  await enqueueMail(trx, { template, to, locale, props: { school: told.name, facts, url } })
}
