import { beforeEach, expect, test } from 'vitest'
import { makeAccount, waitingMails } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import type { Buyer } from '../orders/order.ts'
import { markPaid } from '../orders/settle/decide-order.server.ts'
import { issueInvoice } from './issue-invoice.server.ts'
import { orderOnInvoice } from './order-on-invoice.server.ts'

// The first paper starts the process that makes them.

const buyer: Buyer = {
  kind: 'public_body',
  name: 'Ada Lovelace',
  organisation: 'Stadt Köln, Schulverwaltungsamt',
  street: 'Große Straße 1',
  postalCode: '50667',
  city: 'Köln',
  country: 'DE',
  vatId: '',
  email: 'kasse@koeln.example',
}
let userId: string
let schoolId: string
beforeEach(async () => {
  userId = (await makeAccount()).id
  schoolId = schoolRow().id
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: schoolId }))
    .execute()
  await operate(userId)
})
const operate = (user_id: string) =>
  db().insertInto('school_members').values({ school_id: schoolId, user_id, role: 'editor' }).execute()
const order = (changed: Partial<Buyer> = {}, by = userId) =>
  orderOnInvoice(by, { schoolId, buyer: { ...buyer, ...changed }, reference: '04011000-12', locale: 'de' })
const premiumOf = async () =>
  (await db().selectFrom('school_directory').select('premium').where('id', '=', schoolId).executeTakeFirst())?.premium

test('a public body orders on invoice, and premium begins when its money has arrived', async () => {
  const orderId = await order()
  await issueInvoice({ orderId })
  expect((await waitingMails())[0]).toMatchObject({
    template: 'invoice-open',
    to: buyer.email,
    props: { reference: '04011000-12' },
  })
  expect(await premiumOf()).toBe(false)
  await markPaid((await makeAccount({ role: 'admin' })).id, orderId)
  expect(await premiumOf()).toBe(true)
  const row = await db().selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst()
  expect(row).toMatchObject({
    state: 'paid',
    provider: 'invoice',
    amount_cents: 2900,
    vat_cents: 463,
    method: 'transfer',
  })
  await expect(order()).rejects.toMatchObject({ code: 'already_premium' })
})

test('a school has one such order open, however often and by whomever it is sent', async () => {
  const ids = await Promise.all([order(), order(), order()])
  expect(new Set(ids).size).toBe(1)
  const colleague = (await makeAccount()).id
  await operate(colleague)
  await expect(order({}, colleague)).rejects.toMatchObject({ code: 'invoice_open' })
})

test('those who do not run the school, consumers and wrong VAT ids are refused, and nothing is kept', async () => {
  const stranger = (await makeAccount()).id
  await expect(order({}, stranger)).rejects.toMatchObject({ code: 'school_not_yours' })
  await expect(order({ kind: 'consumer' })).rejects.toMatchObject({ code: 'invoice_consumer' })
  await expect(order({ vatId: 'DE136695978' })).rejects.toMatchObject({ code: 'vat_id_invalid' })
  expect(await db().selectFrom('orders').select('id').where('school_id', '=', schoolId).execute()).toEqual([])
})
