import { beforeAll, expect, test } from 'vitest'
import { makeAccount, signedIn } from '#app/features/accounts/testing/accounts.ts'
import { invoiceData } from '#app/features/billing/billing-data.server.ts'
import { readInvoice } from '#app/features/billing/invoices/documents.server.ts'
import { issueInvoice } from '#app/features/billing/invoices/issue-invoice.server.ts'
import { listOwnOrders } from '#app/features/billing/invoices/list-own-orders.server.ts'
import { makeOrder } from '#app/features/billing/testing/orders.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { resultOf, routeArgs } from '../../testing/route-args.ts'
import * as invoice from './invoice.ts'
import * as orderPage from './order.tsx'
import * as orders from './orders-list.tsx'

// The first paper starts the process that makes them.

let buyer: { id: string; email: string }
let order: { id: string; school_id: string }
beforeAll(async () => {
  buyer = await makeAccount()
  order = await makeOrder({ buyer_id: buyer.id })
  await issueInvoice({ orderId: order.id })
})

type Handler = (args: never) => unknown
const path = (file: string) => `/en/orders/${order.id}/${file}.pdf`
const open = async (cookie?: string, file = 'invoice', id = order.id) =>
  await Promise.resolve((invoice.loader as Handler)(routeArgs(path(file), { cookie, params: { id } }))).catch(
    (thrown: unknown) => thrown,
  )

test('the buyer gets the invoice as a file that no cache keeps', async () => {
  const answer = (await open(await signedIn(buyer.email))) as Response
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="T-\d{4}-\d{6}\.pdf"$/)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
})

test('the invoice is the same file under the address that script requests', async () => {
  const cookie = await signedIn(buyer.email)
  const args = routeArgs(`${path('invoice')}.data`, { cookie, params: { id: order.id } })
  const answer = await Promise.resolve((invoice.loader as Handler)(args)).catch((thrown: unknown) => thrown)
  expect(resultOf(answer).status).toBe(200)
})

test('everyone else gets a 404: another member of the school, and a moderator', async () => {
  const editor = await makeAccount()
  await db()
    .insertInto('school_members')
    .values({ school_id: order.school_id, user_id: editor.id, role: 'editor' })
    .execute()
  const moderator = await makeAccount({ role: 'moderator' })
  for (const { email } of [editor, moderator]) expect(resultOf(await open(await signedIn(email))).status).toBe(404)
  for (const role of ['user', 'moderator'] as const)
    expect(await readInvoice({ userId: moderator.id, role }, order.id, 'invoice')).toBeUndefined()
  expect(await readInvoice({ userId: moderator.id, role: 'admin' }, order.id, 'invoice')).toBeDefined()
})

test('a visitor without a session is redirected to sign in, and comes back', async () => {
  expect(resultOf(await open()).location).toBe(`/en/auth?next=${encodeURIComponent(path('invoice'))}`)
})

test('there is no credit note before one is issued, and nothing at a path without an order', async () => {
  const cookie = await signedIn(buyer.email)
  expect(resultOf(await open(cookie, 'credit-note')).status).toBe(404)
  for (const id of ['1', "1' or '1'='1", crypto.randomUUID()])
    expect(resultOf(await open(cookie, 'invoice', id)).status).toBe(404)
})

test('the account lists its own orders only, page by page, with their documents', async () => {
  const many = await makeAccount()
  for (let count = 0; count < 21; count++) await makeOrder({ buyer_id: many.id, state: 'failed' })
  const load = async (email: string, page: string) =>
    (await (orders.loader as Handler)(
      routeArgs(`/account/orders?page=${page}`, { cookie: await signedIn(email) }),
    )) as {
      pages: number
      orders: unknown[]
    }
  const first = await load(many.email, 'x')
  expect([first.pages, first.orders.length, (await load(many.email, '2')).orders.length]).toEqual([2, 20, 1])
  const own = await load(buyer.email, '1')
  expect(own.orders).toMatchObject([{ id: order.id, state: 'paid', papers: [{ kind: 'invoice' }] }])
})

test('a refund that the provider has not confirmed is shown as in progress', async () => {
  const refunding = { refund_requested_at: new Date(), refund_reason: 'money_back' }
  await db().updateTable('orders').set(refunding).where('id', '=', order.id).execute()
  expect((await listOwnOrders(buyer.id, 1)).orders[0]?.state).toBe('refunding')
})

test('the export of an account contains its own invoices as files', async () => {
  const [file, ...others] = (await invoiceData.files?.(buyer.id)) ?? []
  expect([file?.path, others]).toEqual([expect.stringMatching(/^invoices\/T-\d{4}-\d{6}\.pdf$/), []])
  expect(
    Buffer.from(file!.content as Uint8Array)
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  expect(await invoiceData.read(buyer.id)).toMatchObject([{ kind: 'invoice', gross_cents: 2900 }])
  expect(await invoiceData.read((await makeAccount()).id)).toEqual([])
})

test('the order page accepts an order on invoice, and redirects to it instead of a payment', async () => {
  const { id, email } = await makeAccount()
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: 'on-invoice' }))
    .execute()
  await db().insertInto('school_members').values({ school_id: 'on-invoice', user_id: id, role: 'editor' }).execute()
  const form = {
    intent: 'order',
    kind: 'public_body',
    name: 'Ada',
    organisation: 'Stadt Köln',
    street: 'Weg 1',
    postalCode: '50667',
    city: 'Köln',
    country: 'DE',
    email: 'kasse@koeln.example',
    terms: 'on',
    payment: 'invoice',
    reference: '04011000-12',
  }
  const cookie = await signedIn(email)
  const send = async (changed: Record<string, string>) =>
    resultOf(
      await (orderPage.action as Handler)(
        routeArgs('/fr/order/on-invoice', { cookie, params: { id: 'on-invoice' }, form: { ...form, ...changed } }),
      ),
    )
  expect(await send({ kind: 'consumer' })).toMatchObject({ status: 400, data: { code: 'invoice_consumer' } })
  const { status, location } = await send({})
  const row = await db().selectFrom('orders').selectAll().where('school_id', '=', 'on-invoice').executeTakeFirst()
  expect([status, location]).toEqual([303, `/fr/orders/${row?.id}`])
  expect(row).toMatchObject({ state: 'invoiced', provider: 'invoice', buyer_reference: '04011000-12', locale: 'fr' })
})
