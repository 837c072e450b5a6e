import { sql, type Transaction } from 'kysely'
import type { Locale } from '#app/i18n/locales.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import { db } from '#db/client.ts'
import { recordAudit } from '#db/record-audit.ts'
import type { Database } from '#db/schema.ts'
import { env } from '#lib/env.ts'
import type { Cancellation } from './cancellation.schema.ts'
import { countDeclaration, type Declarant, lockDeclaration } from './declaration.server.ts'

/** What the person who cancelled is told; `endsOn` is '' for the earliest possible day. */
export type CancellationReceipt = Cancellation & { endsOn: string; number: string; receivedAt: Date }

type Trx = Transaction<Database>
type Recorded = Omit<Cancellation, 'endsOn'> & { ends_on: string | null; locale: Locale }

/**
 * Receives a cancellation and confirms it by mail with content, day and time (§ 312k(4) BGB). A person carries it out,
 * so that nobody ends somebody else's contract; the time of receipt counts. The same declaration within a day counts
 * once.
 *
 * @throws Failure too_many_attempts
 */
export async function declareCancellation(declared: Cancellation, declarant: Declarant): Promise<CancellationReceipt> {
  await countDeclaration(declared.email, declarant)
  const { locale } = declarant
  const { endsOn = '', ...texts } = declared
  const declaration = { ...texts, reason: declared.kind === 'extraordinary' ? declared.reason : '' }
  return await db()
    .transaction()
    .execute(async (trx) => {
      const given = { ...declaration, ends_on: endsOn || null, locale }
      const before = await sentBefore(trx, given)
      const { number, received_at: receivedAt } = before ?? (await record(trx, given))
      const receipt = { ...declaration, endsOn, number: String(number) }
      const props = { ...receipt, at: receivedAt.toISOString(), contact: env().CONTACT_EMAIL }
      if (!before) await enqueueMail(trx, { template: 'cancellation-received', to: declared.email, locale, props })
      return { ...receipt, receivedAt }
    })
}

async function sentBefore(trx: Trx, { kind, reason, name, contract, email, ends_on }: Recorded) {
  await lockDeclaration(trx, 'cancellation', kind, reason, name, contract, email, ends_on)
  return await trx
    .selectFrom('cancellations')
    .select(['number', 'received_at'])
    .where('email', '=', email)
    .where('contract', '=', contract)
    .where('name', '=', name)
    .where('kind', '=', kind)
    .where('reason', '=', reason)
    .where('ends_on', 'is not distinct from', ends_on)
    .where('received_at', '>', sql<Date>`now() - interval '1 day'`)
    .orderBy('received_at')
    .executeTakeFirst()
}

async function record(trx: Trx, given: Recorded) {
  const { id, ...known } = await trx
    .insertInto('cancellations')
    .values(given)
    .returning(['id', 'number', 'received_at'])
    .executeTakeFirstOrThrow()
  await recordAudit(trx, 'visitor', { action: 'cancellation.received', subject: { kind: 'cancellation', id } })
  return known
}
