import type { Insertable } from 'kysely'
import { db } from '#db/client.ts'
import type { OrdersTable } from '#db/schema.ts'
import { schoolRow } from '#db/testing/factories.ts'

const PAID = { state: 'paid', paid_at: new Date(), guaranteed_until: new Date(), refundable_until: new Date() }

/** Makes an order, paid unless another state is given, and its school if it is missing. */
export async function makeOrder(given: Partial<Insertable<OrdersTable>> = {}) {
  const { school_id = 'invoiced-school' } = given
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: school_id }))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return await db()
    .insertInto('orders')
    .values({
      school_id,
      school_name: 'Gymnasium am Rhein',
      vat_country: 'DE',
      vat_rule: 'domestic',
      vat_basis_points: 1900,
      net_cents: 2437,
      vat_cents: 463,
      buyer_kind: 'public_body',
      buyer_name: 'Ada Lovelace',
      buyer_organisation: 'Stadt Köln',
      buyer_street: 'Große Straße 1',
      buyer_postal_code: '50667',
      buyer_city: 'Köln',
      buyer_country: 'DE',
      buyer_email: 'kasse@koeln.example',
      locale: 'de',
      provider: 'stripe',
      terms_version: '1',
      ...(given.state === undefined || given.state === 'paid' ? PAID : {}),
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
