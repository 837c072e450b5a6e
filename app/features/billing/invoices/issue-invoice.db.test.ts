import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeEach, expect, test, vi } from 'vitest'
import { waitingMails } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { isWholePdf } from '#lib/pdf.ts'
import { makeOrder } from '../testing/orders.ts'
import type { InvoiceContent } from './invoice.ts'
import { issueCreditNote, issueInvoice, nextNumber } from './issue-invoice.server.ts'

beforeEach(() => sql`delete from pgboss.job`.execute(db()))

const invoicesOf = (orderId: string) =>
  db().selectFrom('invoices').selectAll().where('order_id', '=', orderId).orderBy('position').execute()

const contentOf = (invoice: Awaited<ReturnType<typeof invoicesOf>>[number] | undefined) =>
  invoice!.content as unknown as InvoiceContent

test('a paid order gets one invoice, which says what the order said then, and a mail', async () => {
  const order = await makeOrder()
  await issueInvoice({ orderId: order.id })
  await db().updateTable('orders').set({ buyer_name: 'Somebody else' }).where('id', '=', order.id).execute()
  await issueInvoice({ orderId: order.id })
  const [invoice, ...others] = await invoicesOf(order.id)
  const content = contentOf(invoice)
  expect(others).toEqual([])
  expect(invoice).toMatchObject({ kind: 'invoice', due_on: null, net_cents: 2437, vat_cents: 463, gross_cents: 2900 })
  expect(content.buyer).toMatchObject({ name: 'Ada Lovelace', organisation: 'Stadt Köln' })
  expect([isWholePdf(invoice!.pdf), content.isTest, invoice?.series]).toEqual([true, true, 'T'])
  expect((await waitingMails()).map(({ template, to }) => [template, to])).toEqual([
    ['invoice-paid', order.buyer_email],
  ])
})

test('an order on invoice is to be paid within thirty days, and gets no second invoice when it is', async () => {
  const order = await makeOrder({ state: 'invoiced', provider: 'invoice', buyer_reference: 'B-77' })
  await issueInvoice({ orderId: order.id })
  const [open] = await invoicesOf(order.id)
  const { rows } = await sql<{ due: string }>`
    select to_char((now() at time zone 'Europe/Berlin')::date + 30, 'YYYY-MM-DD') as due`.execute(db())
  expect([open?.due_on, (await waitingMails())[0]?.template]).toEqual([rows[0]?.due, 'invoice-open'])
  const paid = { state: 'paid', paid_at: new Date(), guaranteed_until: new Date(), refundable_until: new Date() }
  await db().updateTable('orders').set(paid).where('id', '=', order.id).execute()
  await issueInvoice({ orderId: order.id })
  expect(await invoicesOf(order.id)).toHaveLength(1)
})

test('money that went back is credited once, after an invoice that had no time to come about', async () => {
  const order = await makeOrder()
  await issueCreditNote({ orderId: order.id })
  expect(await invoicesOf(order.id)).toEqual([])
  const refunded = { state: 'refunded', refunded_at: new Date() }
  await db().updateTable('orders').set(refunded).where('id', '=', order.id).execute()
  await Promise.all([1, 2, 3].map(() => issueCreditNote({ orderId: order.id })))
  const [invoice, note, ...others] = await invoicesOf(order.id)
  expect(others).toEqual([])
  expect([invoice?.kind, note?.kind, note?.credits_id]).toEqual(['invoice', 'credit_note', invoice?.id])
  expect(note?.position).toBe((invoice?.position ?? 0) + 1)
  expect(contentOf(note).credits?.number).toBe(invoice?.number)
})

test('nothing is invoiced that was neither paid nor ordered on invoice', async () => {
  for (const state of ['pending', 'failed']) {
    const order = await makeOrder({ state, school_id: state })
    await issueInvoice({ orderId: order.id })
    await issueCreditNote({ orderId: order.id })
    expect(await invoicesOf(order.id)).toEqual([])
  }
  await issueInvoice({ orderId: crypto.randomUUID() })
  expect(await waitingMails()).toEqual([])
})

test('an order whose buyer was erased is invoiced without a mail', async () => {
  const order = await makeOrder({ buyer_email: '' })
  await issueInvoice({ orderId: order.id })
  expect([(await invoicesOf(order.id)).length, await waitingMails()]).toEqual([1, []])
})

test('numbers follow each other without a gap while many issue at the same time and some fail', async () => {
  const before = await lastOf('A')
  const tries = Array.from({ length: 60 }, (_, index) => take('A', index % 3 === 0))
  const taken = (await Promise.all(tries)).filter((position) => position !== null)
  expect(taken.sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, index) => before + index + 1))
  expect(await lastOf('A')).toBe(before + 40)
})

/** Takes a number; if the transaction is meant to fail, its rollback gives the number back. */
async function take(series: 'A' | 'T', fails: boolean): Promise<number | null> {
  try {
    return await db()
      .transaction()
      .execute(async (trx) => {
        const { position } = await nextNumber(trx, series)
        if (fails) throw new Error('rolled back')
        return position
      })
  } catch (error) {
    if (fails) return null
    throw error
  }
}

const lastOf = async (series: 'A' | 'T') =>
  (await db().selectFrom('invoice_series').select('last').where('series', '=', series).executeTakeFirst())?.last ?? 0

test('a number waits for the one before for longer than a statement may take', async () => {
  const [given, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const first = db()
    .transaction()
    .execute(async (trx) => {
      const { position } = await nextNumber(trx, 'A')
      given.resolve()
      await goOn.promise
      return position
    })
  await given.promise
  const second = db()
    .transaction()
    .execute(async (trx) => {
      await sql`set local statement_timeout = 200`.execute(trx)
      return (await nextNumber(trx, 'A')).position
    })
  await Promise.race([second.catch(() => {}), sleep(1000)])
  goOn.resolve()
  expect(await second).toBe((await first) + 1)
})

test('invoices issued side by side are numbered without a gap, whatever breaks in between', async () => {
  const before = await lastOf('T')
  const orders = await Promise.all(Array.from({ length: 12 }, () => makeOrder()))
  // A seller's name that no font can render would be one way to fail, a full disk another.
  const broken = orders.slice(0, 4).map(() => take('T', true))
  await Promise.all([...broken, ...orders.map(({ id }) => issueInvoice({ orderId: id }))])
  const rows = await db()
    .selectFrom('invoices')
    .select(['position', 'number'])
    .where('series', '=', 'T')
    .where('position', '>', before)
    .orderBy('position')
    .execute()
  expect(rows.map(({ position }) => position)).toEqual(orders.map((_, index) => before + index + 1))
  expect(rows[0]?.number).toMatch(/^T-2\d{3}-\d{6}$/)
})

test('production numbers real payments in their own series', async () => {
  const env = await import('#lib/env.ts')
  const settings = { ...env.env(), APP_MODE: 'production' as const, OPERATOR_NAME: 'Aulario GmbH' }
  vi.spyOn(env, 'env').mockReturnValue(settings)
  const [real, test] = [await makeOrder(), await makeOrder({ provider: 'test' })]
  await issueInvoice({ orderId: real.id })
  await issueInvoice({ orderId: test.id })
  vi.restoreAllMocks()
  expect([(await invoicesOf(real.id))[0]?.series, (await invoicesOf(test.id))[0]?.series]).toEqual(['A', 'T'])
})
