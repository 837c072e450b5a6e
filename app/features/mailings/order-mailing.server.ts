import { type Kysely, sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { db } from '#db/client.ts'
import { sendJob } from '#db/jobs/send-job.ts'
import { recordAudit } from '#db/record-audit.ts'
import type { Database } from '#db/schema.ts'
import { type Addressed, selectRecipients } from './audience.server.ts'
import { START_MINUTES } from './mailing.ts'

type Trx = Transaction<Database>

/**
 * Orders the mails of a draft; the first is written some minutes later. Does nothing if they are already ordered.
 *
 * @throws Failure mailing_replaced when the draft has been replaced, mailing_nobody when it has no recipients,
 *   mailing_languages when somebody has since chosen a language in which it is not written
 */
export async function scheduleDraft(adminId: string, id: string): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      const draft = await trx
        .selectFrom('mailings')
        .select(['reason', 'mails', 'ordered_at', sql<Addressed['audience']>`audience`.as('audience')])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      if (!draft) throw new Failure('conflict', 'mailing_replaced')
      if (draft.ordered_at) return
      const count = await addRecipients(trx, id, selectRecipients(trx, draft))
      if (count === 0) throw new Failure('conflict', 'mailing_nobody')
      if (await hasUnwritten(trx, id)) throw new Failure('conflict', 'mailing_languages')
      await startMailing(trx, id, { count, startAfter: new Date(Date.now() + START_MINUTES * 60_000) })
      await recordAudit(
        trx,
        { userId: adminId, role: 'admin' },
        {
          action: 'mailing.ordered',
          subject: { kind: 'mailing', id },
          after: { audience: draft.audience, reason: draft.reason, recipients: count },
        },
      )
    })
}

/** How many accounts one statement adds: hundreds of thousands would take longer than a statement may. */
const AT_ONCE = 1000

/** Makes accounts the recipients of a mailing, each in its own language. @returns how many */
export async function addRecipients(
  trx: Trx,
  mailingId: string,
  accounts: ReturnType<typeof selectRecipients>,
): Promise<number> {
  const next = accounts
    .select([sql<string>`${mailingId}::uuid`.as('mailing_id'), 'u.id', 'u.locale'])
    .orderBy('u.id')
    .limit(AT_ONCE)
  let [count, last] = [0, '']
  for (;;) {
    const added = await trx
      .insertInto('mailing_recipients')
      .columns(['mailing_id', 'user_id', 'locale'])
      .expression(last === '' ? next : next.where('u.id', '>', last))
      .returning('user_id')
      .execute()
    count += added.length
    if (added.length < AT_ONCE) return count
    last = added.reduce((largest, { user_id }) => (user_id > largest ? user_id : largest), last)
  }
}

/** Starts the mails to the recipients of a mailing, at an instant or at once. */
export async function startMailing(
  trx: Trx,
  mailingId: string,
  { count, startAfter }: { count: number; startAfter?: Date },
): Promise<void> {
  await trx
    .updateTable('mailings')
    .set({ ordered_at: sql<Date>`now()`, recipients: count })
    .where('id', '=', mailingId)
    .execute()
  await sendJob(trx, 'send_mailing', { mailingId }, { key: mailingId, ...(startAfter && { startAfter }) })
}

/**
 * Cancels a mailing: nobody gets it any more. Does nothing if it has been sent or cancelled, or announces a change of
 * the terms, which the law requires.
 */
export async function cancelMailing(adminId: string, id: string): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      const cancelled = await trx
        .updateTable('mailings')
        .set({ cancelled_at: sql<Date>`now()` })
        .where('id', '=', id)
        .where('template', '=', 'letter')
        .where('ordered_at', 'is not', null)
        .where('done_at', 'is', null)
        .where('cancelled_at', 'is', null)
        .returning('sent')
        .executeTakeFirst()
      if (!cancelled) return
      const actor = { userId: adminId, role: 'admin' } as const
      const subject = { kind: 'mailing', id } as const
      await recordAudit(trx, actor, { action: 'mailing.cancelled', subject, after: { sent: cancelled.sent } })
    })
}

async function hasUnwritten(on: Kysely<Database>, id: string): Promise<boolean> {
  const found = await on
    .selectFrom('mailing_recipients as r')
    .innerJoin('mailings as m', 'm.id', 'r.mailing_id')
    .select('r.user_id')
    .where('m.id', '=', id)
    .where(sql<boolean>`not m.mails ? r.locale`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
