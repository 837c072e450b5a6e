import { sql, type Transaction } from 'kysely'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'

/**
 * Full years after the year of the last document for which an order is stored with its buyer (§ 147(3) AO, § 14b(1)
 * UStG), and likewise where its VAT is declared through the one-stop shop (Art. 369k Directive 2006/112/EC).
 */
export const ORDER_YEARS = 8
export const OSS_ORDER_YEARS = 10
/** Months after which an order that was never paid counts as abandoned. */
export const UNPAID_MONTHS = 12

const NOBODY = {
  buyer_name: '',
  buyer_organisation: '',
  buyer_street: '',
  buyer_postal_code: '',
  buyer_city: '',
  buyer_vat_id: '',
  buyer_reference: '',
  buyer_email: '',
}

/** The first day, in Berlin, of the earliest year whose orders are still stored, by the VAT rule of an order `o`. */
const keptSince = sql<Date>`(date_trunc('year', now() at time zone 'Europe/Berlin')
  - make_interval(years => case o.vat_rule when 'oss' then ${OSS_ORDER_YEARS}::int else ${ORDER_YEARS}::int end)) at time zone 'Europe/Berlin'`

/**
 * Removes the buyer from orders that need not be kept any longer, and deletes their invoices and credit notes. What was
 * sold and for how much is kept, and so is premium.
 *
 * @returns number of orders
 */
export async function removeOldOrders(): Promise<number> {
  return await db()
    .transaction()
    .execute(async (trx) => (await forgetPaid(trx)) + (await forgetUnpaid(trx)))
}

async function forgetPaid(trx: Transaction<Database>): Promise<number> {
  const old = await trx
    .updateTable('orders as o')
    .set({ ...NOBODY, buyer_id: sql`null` })
    .where('o.buyer_name', '<>', '')
    .where('o.state_changed_at', '<', keptSince)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('invoices as i')
            .select('i.id')
            .whereRef('i.order_id', '=', 'o.id')
            .where('i.issued_at', '>=', keptSince),
        ),
      ),
    )
    .returning('o.id')
    .execute()
  const ids = old.map(({ id }) => id)
  if (ids.length > 0) await trx.deleteFrom('invoices').where('order_id', 'in', ids).execute()
  return ids.length
}

async function forgetUnpaid(trx: Transaction<Database>): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('orders')
    .set({ ...NOBODY, buyer_id: sql`null` })
    .where('state', 'in', ['pending', 'failed'])
    .where('paid_at', 'is', null)
    .where('buyer_name', '<>', '')
    .where('state_changed_at', '<', sql<Date>`now() - make_interval(months => ${UNPAID_MONTHS})`)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
