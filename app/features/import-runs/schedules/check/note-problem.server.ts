import type { Transaction } from 'kysely'
import { pageAddress } from '#app/core/urls.server.ts'
import { findSources } from '#app/features/schools/sources/find-sources.server.ts'
import { DEFAULT_LOCALE, type Locale } from '#app/i18n/locales.ts'
import '#app/i18n/all.server.ts'
import { translator } from '#app/i18n/translate.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import type { Database } from '#db/schema.ts'
import { env } from '#lib/env.ts'
import { detailText, type ProblemDetail } from '../problem-detail.ts'
import type { Problem } from '../schedule.ts'

type Trx = Transaction<Database>

/**
 * Records a problem of a scheduled import and mails the team about it: the address of the site and every admin. A
 * problem that the team already knows is not reported again until it has been resolved.
 */
export async function noteProblem(
  trx: Trx,
  scheduleId: string,
  problem: Problem,
  detail: ProblemDetail,
): Promise<void> {
  const told = await trx
    .updateTable('import_schedules')
    .set({ problem, problem_detail: JSON.stringify(detail), problem_since: new Date() })
    .where('id', '=', scheduleId)
    .where('problem', 'is distinct from', problem)
    .returning('source')
    .executeTakeFirst()
  if (!told) return
  const register = (await findSources([told.source], trx)).get(told.source)?.dataset ?? told.source
  for (const { email, locale } of await recipients(trx)) {
    const url = pageAddress(locale, `/admin/import-schedules/${scheduleId}`)
    const props = { register, problem, detail: detailText(translator(locale), locale, detail), url }
    await enqueueMail(trx, { template: 'import-problem', to: email, locale, props })
  }
}

/** Resolves a problem of one of these kinds. */
export async function endProblem(trx: Trx, scheduleId: string, problems: readonly Problem[]): Promise<void> {
  await trx
    .updateTable('import_schedules')
    .set({ problem: null, problem_detail: '', problem_since: null })
    .where('id', '=', scheduleId)
    .where('problem', 'in', problems)
    .execute()
}

async function recipients(trx: Trx): Promise<{ email: string; locale: Locale }[]> {
  const team = { email: env().CONTACT_EMAIL, locale: DEFAULT_LOCALE }
  const admins = await trx
    .selectFrom('users')
    .select(['email', 'locale'])
    .where('role', '=', 'admin')
    .where('suspended_at', 'is', null)
    .where('erase_after', 'is', null)
    .where('email', '<>', team.email)
    .orderBy('id')
    .execute()
  return [team, ...admins]
}
