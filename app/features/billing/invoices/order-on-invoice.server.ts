import type { Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { requireMember } from '#app/features/schools/membership/require-member.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import { sendJob } from '#db/jobs/send-job.ts'
import { recordAudit } from '#db/record-audit.ts'
import type { Database } from '#db/schema.ts'
import { type Buyer, TERMS_VERSION } from '../orders/order.ts'
import { buyerValues } from '../orders/place/buyer-values.server.ts'
import { isOrderingOpen } from '../orders/providers/providers.server.ts'
import { BILLING_POLICY } from '../policy.ts'

type Ordered = {
  schoolId: string
  buyer: Buyer
  /** The buyer's own number for the order, such as a Leitweg-ID; may be empty. */
  reference: string
  locale: Locale
}

/**
 * Orders premium on invoice, for bodies that cannot pay immediately: the invoice comes by mail, and premium begins when
 * the money has arrived. A school has at most one such open order; a member who orders again gets their own open order.
 *
 * @returns id of the order
 * @throws Failure ordering_closed, school_not_yours, already_premium, invoice_consumer, invoice_open, vat_id_invalid,
 *   vat_country
 */
export async function orderOnInvoice(userId: string, { schoolId, buyer, reference, locale }: Ordered): Promise<string> {
  if (!isOrderingOpen()) throw new Failure('unavailable', 'ordering_closed')
  if (buyer.kind === 'consumer') throw new Failure('invalid', 'invoice_consumer')
  const values = { ...buyerValues(buyer), buyer_reference: reference, locale, terms_version: TERMS_VERSION }
  return await db()
    .transaction()
    .execute(async (trx) => {
      await requireMember(trx, { userId, schoolId }, BILLING_POLICY.order)
      const school = await lockSchool(trx, schoolId)
      const open = await openOrder(trx, schoolId)
      if (open && open.buyer_id !== userId) throw new Failure('conflict', 'invoice_open')
      if (open) return open.id
      const order = await trx
        .insertInto('orders')
        .values({ ...values, ...school, buyer_id: userId, provider: 'invoice', state: 'invoiced' })
        .returning('id')
        .executeTakeFirstOrThrow()
      await sendJob(trx, 'issue_invoice', { orderId: order.id })
      const subject = { kind: 'order', id: order.id } as const
      await recordAudit(trx, { userId, role: 'operator' }, { action: 'order.on_invoice', subject })
      return order.id
    })
}

/** Makes orders of the same school wait for each other. */
async function lockSchool(trx: Transaction<Database>, schoolId: string) {
  await trx.selectFrom('schools').select('id').where('id', '=', schoolId).forNoKeyUpdate().execute()
  const { name, premium } = await trx
    .selectFrom('school_directory')
    .select(['name', 'premium'])
    .where('id', '=', schoolId)
    .executeTakeFirstOrThrow()
  if (premium) throw new Failure('conflict', 'already_premium')
  return { school_id: schoolId, school_name: name }
}

const openOrder = (trx: Transaction<Database>, schoolId: string) =>
  trx
    .selectFrom('orders')
    .select(['id', 'buyer_id'])
    .where('school_id', '=', schoolId)
    .where('state', '=', 'invoiced')
    .executeTakeFirst()
