import { sql } from 'kysely'
import type { PersonalData } from '#app/core/privacy/personal-data.ts'
import { db } from '#db/client.ts'

/** States of orders that never had an invoice. */
const NEVER_PAID = ['pending', 'failed'] as const

/**
 * Personal data: a person's orders. Tax law requires paid orders to be kept for years as they were, without the account
 * and its mail address (Art. 17(3)(b) GDPR); orders that were never paid keep nothing about the person.
 */
export const orderData: PersonalData = {
  name: 'orders',
  read: (userId) =>
    db()
      .selectFrom('orders')
      .select([
        'number',
        'school_id',
        'school_name',
        'state',
        'amount_cents',
        'vat_cents',
        'currency',
        'provider',
        'method',
      ])
      .select(['buyer_kind', 'buyer_name', 'buyer_organisation', 'buyer_street', 'buyer_postal_code', 'buyer_city'])
      .select(['buyer_country', 'buyer_vat_id', 'buyer_email', 'buyer_reference', 'terms_version', 'terms_accepted_at'])
      .select(['created_at', 'paid_at', 'guaranteed_until', 'refundable_until', 'refunded_at'])
      .where('buyer_id', '=', userId)
      .orderBy('created_at')
      .execute(),
  erase: async (trx, userId) => {
    const own = trx.updateTable('orders').where('buyer_id', '=', userId)
    await own
      .set({
        buyer_name: '',
        buyer_organisation: '',
        buyer_street: '',
        buyer_postal_code: '',
        buyer_city: '',
        buyer_vat_id: '',
        buyer_reference: '',
      })
      .where('state', 'in', NEVER_PAID)
      .where('paid_at', 'is', null)
      .execute()
    await own.set({ buyer_email: '', buyer_id: sql`null` }).execute()
  },
}
