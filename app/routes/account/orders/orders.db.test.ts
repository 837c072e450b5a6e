import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { makeAccount, removeAccounts, signedIn } from '#app/features/accounts/testing/accounts.ts'
import * as providers from '#app/features/billing/orders/providers/providers.server.ts'
import { signatureOf } from '#app/features/billing/orders/providers/signature.server.ts'
import { testSecret } from '#app/features/billing/orders/providers/test-provider.server.ts'
import { BUYER, deliver, isPremium, makeShopper, order, orderNow, pay } from '#app/features/billing/testing/shop.ts'
import { db } from '#db/client.ts'
import { action as handleWebhook } from '../../api/payment-webhooks.ts'
import { loader as premiumPage } from '../../public/about/premium.tsx'
import { resultOf, routeArgs } from '../../testing/route-args.ts'
import { loader as chooseSchool } from './choose-school.tsx'
import { action as orderAction, loader as orderPage } from './order.tsx'
import { action as ownOrderAction, loader as ownOrderPage } from './own-order.tsx'
import { action as testPaymentAction, loader as testPaymentPage } from './test-payment.tsx'

afterAll(removeAccounts)
beforeEach(async () => {
  await db().deleteFrom('attempt_counts').execute()
})

const FORM = { intent: 'order', terms: 'on', ...BUYER }
type Asked = Parameters<typeof routeArgs>[1]
/** Returns what a loader or action answers, returned or thrown. */
async function answer(handler: (args: never) => unknown, path: string, given: Asked) {
  try {
    return await handler(routeArgs(path, given))
  } catch (thrown) {
    if (thrown instanceof Error) throw thrown
    return thrown
  }
}
async function shopper() {
  const made = await makeShopper()
  const user = await db().selectFrom('users').select('email').where('id', '=', made.userId).executeTakeFirstOrThrow()
  return { ...made, cookie: await signedIn(user.email) }
}
const send = (who: { schoolId: string; cookie?: string }, form: Record<string, string>) =>
  answer(orderAction, `/order/${who.schoolId}`, { cookie: who.cookie, form, params: { id: who.schoolId } })

test('a visitor without a session signs in first and comes back', async () => {
  const { schoolId } = await makeShopper()
  const asked = '/en/order.data?_routes=routes%2Forders%2Fchoose-school'
  expect(resultOf(await answer(chooseSchool, asked, {})).location).toBe('/en/auth?next=%2Fen%2Forder')
  const page = await answer(orderPage, `/order/${schoolId}`, { params: { id: schoolId } })
  expect(resultOf(page).location).toBe(`/auth?next=%2Forder%2F${schoolId}`)
})

test('only the person’s own schools without premium can be chosen, and a single one without being asked', async () => {
  const { schoolId, cookie } = await shopper()
  await makeShopper()
  const listed = () => answer(chooseSchool, '/order', { cookie })
  expect(resultOf(await listed()).location).toBe(`/order/${schoolId}`)
  expect(resultOf(await answer(chooseSchool, '/fr/order', { cookie })).location).toBe(`/fr/order/${schoolId}`)
  await db().insertInto('premium_grants').values({ school_id: schoolId, reason: 'test' }).execute()
  expect(await listed()).toMatchObject({ data: { schools: [] } })
})

test('the order page starts with the known data, and is a 404 for others', async () => {
  const { schoolId, cookie } = await shopper()
  const page = { cookie, params: { id: schoolId } }
  expect(await answer(orderPage, `/order/${schoolId}`, page)).toMatchObject({
    school: { id: schoolId, premium: false },
    vat: { basisPoints: 1900, cents: 463 },
    provider: 'test',
    buyer: { kind: 'public_body', organisation: `Schule ${schoolId}`, city: 'Köln', country: 'DE' },
  })
  const other = await shopper()
  expect(resultOf(await answer(orderPage, '/order/x', { ...page, cookie: other.cookie })).status).toBe(404)
})

test('ordering leads to the page of the provider by 303, whatever price the form names', async () => {
  const who = await shopper()
  const tampered = { amount_cents: '1', price: '1', success_url: 'https://evil.example', next: '//evil.example' }
  const { status, location } = resultOf(await send(who, { ...FORM, ...tampered }))
  expect([status, location]).toEqual([303, expect.stringMatching(/^http:\/\/localhost:3000\/test-payment\/[\w-]+$/)])
  const row = await db()
    .selectFrom('orders')
    .select(['amount_cents', 'buyer_id'])
    .where('school_id', '=', who.schoolId)
    .execute()
  expect(row).toEqual([{ amount_cents: 2900, buyer_id: who.userId }])
})

test('nobody can order without agreeing, without a session, or for a school that is not theirs', async () => {
  const who = await shopper()
  const other = await shopper()
  const { terms: _, ...silent } = FORM
  expect(resultOf(await send(who, silent)).data).toMatchObject({
    code: 'fields',
    result: { error: { terms: ['order.terms.missing'] } },
  })
  expect(resultOf(await send(who, { ...FORM, organisation: '' })).data).toMatchObject({
    result: { error: { organisation: ['order.field.missing'] } },
  })
  expect(resultOf(await send({ schoolId: who.schoolId }, FORM)).data?.code).toBe('session_missing')
  expect(resultOf(await send({ ...who, cookie: other.cookie }, FORM)).data?.code).toBe('school_not_yours')
  expect(resultOf(await send(who, { ...FORM, vatId: 'DE1' })).data).toMatchObject({
    result: { error: { vatId: ['failure.vat_id_invalid'] } },
  })
})

test('an order is shown to its buyer alone, with its real state, not that of the address', async () => {
  const who = await shopper()
  const { id, checkout_id } = await order(who)
  const read = (cookie: string) =>
    answer(ownOrderPage, `/orders/${id}?from=payment`, { cookie, params: { id } }) as Promise<{
      order: { state: string }
    }>
  expect((await read(who.cookie)).order.state).toBe('pending')
  expect(resultOf(await read(await signedIn((await makeAccount({ role: 'admin' })).email))).status).toBe(404)
  await pay(checkout_id)
  expect((await read(who.cookie)).order).toMatchObject({ state: 'paid', isRefundable: true })
})

test('the money back button works for the buyer alone', async () => {
  const [who, other] = [await shopper(), await shopper()]
  const { id, checkout_id } = await order(who)
  await pay(checkout_id)
  const refund = (cookie: string) =>
    answer(ownOrderAction, `/orders/${id}`, { cookie, form: { intent: 'refund' }, params: { id } })
  expect(resultOf(await refund(other.cookie)).data?.code).toBe('order_unknown')
  expect(await isPremium(who.schoolId)).toBe(true)
  const { location, cookies } = resultOf(await refund(who.cookie))
  expect([location, cookies[0]]).toEqual([`/orders/${id}`, expect.stringContaining('message=refundStarted')])
  expect(await isPremium(who.schoolId)).toBe(false)
})

test('the page of the test provider pays once and leads back to the order', async () => {
  const who = await shopper()
  const { id, checkout_id } = await order(who)
  const press = (intent: string) =>
    answer(testPaymentAction, `/test-payment/${checkout_id}`, { form: { intent }, params: { id: checkout_id! } })
  expect(resultOf(await press('pay'))).toMatchObject({ status: 303, location: `/orders/${id}?from=payment` })
  expect(resultOf(await press('pay')).data?.code).toBe('order_state')
  expect(await deliver()).toEqual([200])
  expect((await orderNow(id)).state).toBe('paid')
})

test('without the test provider its page and endpoint are not found', async () => {
  const { checkout_id } = await order(await makeShopper())
  vi.spyOn(providers, 'providerNamed').mockReturnValue(null)
  const params = { id: checkout_id!, provider: 'test' }
  expect(resultOf(await answer(testPaymentPage, '/test-payment/1', { params })).status).toBe(404)
  expect(resultOf(await answer(testPaymentAction, '/test-payment/1', { params, form: { intent: 'pay' } })).status).toBe(
    404,
  )
  expect(resultOf(await answer(handleWebhook, '/api/payments/test', { params, form: '{}' })).status).toBe(404)
  vi.restoreAllMocks()
})

test('the endpoint reads the unchanged body', async () => {
  const { id, checkout_id } = await order(await makeShopper())
  const payment = { id: checkout_id, order_id: id, amount_cents: 2900, currency: 'EUR' }
  const body = `${JSON.stringify({ id: `e${id}`, type: 'payment.paid', payment }, null, 2)}\n`
  const args = routeArgs('/api/payments/test', { params: { provider: 'test' }, form: body }) as { request: Request }
  expect((await handleWebhook(args as never)).status).toBe(400)
  const signed = routeArgs('/api/payments/test', { params: { provider: 'test' }, form: body }) as { request: Request }
  signed.request.headers.set('stripe-signature', await signatureOf(body, testSecret()))
  expect((await handleWebhook(signed as never)).status).toBe(200)
  expect((await orderNow(id)).state).toBe('paid')
})

test('while ordering is closed nothing can be ordered, on invoice either', async () => {
  const who = await shopper()
  vi.spyOn(providers, 'isOrderingOpen').mockReturnValue(false)
  vi.spyOn(providers, 'currentProvider').mockReturnValue(null)
  for (const payment of ['now', 'invoice'])
    expect(resultOf(await send(who, { ...FORM, payment })).data?.code).toBe('ordering_closed')
  vi.restoreAllMocks()
})

test('public pages say when nothing can be ordered', async () => {
  expect(await premiumPage(routeArgs('/premium'))).toEqual({ isOpen: true, example: null })
  vi.spyOn(providers, 'isOrderingOpen').mockReturnValue(false)
  expect(await premiumPage(routeArgs('/premium'))).toEqual({ isOpen: false, example: null })
  vi.restoreAllMocks()
})
