import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { BUYER, isPremium, makeShopper, order, orderNow, outcomes, waiting } from '../../testing/shop.ts'
import { startStripeStandIn } from '../../testing/stripe-stand-in.ts'
import { handleWebhook } from '../payments/handle-webhook.server.ts'
import { reconcilePayments } from '../payments/reconcile-payments.server.ts'
import { refundPayment } from '../settle/refund.server.ts'
import { signatureOf } from './signature.server.ts'

const SECRET = 'whsec_of_the_test'
const stripe = await startStripeStandIn()
process.env.STRIPE_SECRET_KEY = 'sk_test_x'
process.env.STRIPE_WEBHOOK_SECRET = SECRET
process.env.STRIPE_API_URL = stripe.url
afterAll(stripe.stop)
beforeEach(() => void stripe.asked.splice(0))

let events = 0
/** Sends a message as Stripe does. @returns status of the answer */
async function send(type: string, object: object, secret = SECRET) {
  const body = JSON.stringify({ id: `evt_${++events}`, object: 'event', type, data: { object } })
  return handleWebhook('stripe', body, await signatureOf(body, secret))
}
const session = (of: { id: string; checkout_id: string | null }, given: object = {}) => ({
  id: of.checkout_id,
  object: 'checkout.session',
  status: 'complete',
  payment_status: 'paid',
  currency: 'eur',
  amount_total: 2900,
  payment_intent: `pi_${of.id}`,
  payment_method_types: ['card'],
  metadata: { order_id: of.id },
  ...given,
})
const charge = (of: { id: string }, given: object = {}) => ({
  object: 'charge',
  payment_intent: `pi_${of.id}`,
  amount: 2900,
  amount_refunded: 2900,
  refunded: true,
  currency: 'eur',
  metadata: { order_id: of.id },
  ...given,
})

test('the checkout asks for the whole price in euros, bound to the order and its attempt', async () => {
  const given = await order(await makeShopper())
  const [{ path, key, form } = { path: '', key: '', form: new URLSearchParams() }] = stripe.asked
  expect([path, key]).toEqual(['/v1/checkout/sessions', `order-${given.id}-1`])
  expect(Object.fromEntries(form)).toMatchObject({
    mode: 'payment',
    'allowed_payment_method_types[0]': 'card',
    'allowed_payment_method_types[1]': 'sepa_debit',
    'line_items[0][price_data][unit_amount]': '2900',
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'eur',
    'metadata[order_id]': given.id,
    locale: 'de',
    'payment_intent_data[metadata][order_id]': given.id,
    customer_email: BUYER.email,
    success_url: `http://localhost:3000/orders/${given.id}?from=payment`,
    cancel_url: `http://localhost:3000/orders/${given.id}`,
  })
  expect(given).toMatchObject({ provider: 'stripe', checkout_url: expect.stringContaining('checkout.stripe.com') })
})

test('a double click opens one checkout', async () => {
  const shopper = await makeShopper()
  const [first, second] = await Promise.all([order(shopper), order(shopper)])
  expect(first?.checkout_url ?? second?.checkout_url).toBe((await orderNow(first!.id)).checkout_url)
  expect(new Set(stripe.asked.map(({ key }) => key)).size).toBe(1)
})

test('when Stripe refuses, the buyer hears of it and the next try is another attempt', async () => {
  const shopper = await makeShopper()
  stripe.failures.set('/v1/checkout/sessions', { status: 400, error: { type: 'invalid_request_error', message: 'no' } })
  await expect(order(shopper)).rejects.toThrow('payment_away')
  expect(await order(shopper)).toMatchObject({ attempt: 2, checkout_id: expect.stringMatching(/^cs_/) })
})

test('a completed checkout counts once it is paid, which a direct debit is days later', async () => {
  const shopper = await makeShopper()
  const given = await order(shopper)
  await send('checkout.session.completed', session(given, { payment_status: 'unpaid' }))
  expect((await orderNow(given.id)).state).toBe('pending')
  await send('checkout.session.async_payment_succeeded', session(given))
  expect(await orderNow(given.id)).toMatchObject({ state: 'paid', payment_id: `pi_${given.id}`, method: 'card' })
  expect(await isPremium(shopper.schoolId)).toBe(true)
})

test('an expired checkout and a debit that fails fail the order', async () => {
  for (const type of ['checkout.session.expired', 'checkout.session.async_payment_failed']) {
    const given = await order(await makeShopper())
    await send(type, session(given, { payment_status: 'unpaid' }))
    expect((await orderNow(given.id)).state).toBe('failed')
  }
})

test('a message with the key of somebody else, or none, changes nothing', async () => {
  const given = await order(await makeShopper())
  expect(await send('checkout.session.completed', session(given), 'whsec_other')).toBe(400)
  expect(await handleWebhook('stripe', '{}', '')).toBe(400)
  expect((await orderNow(given.id)).state).toBe('pending')
})

test.each<[string, unknown]>([
  ['null', null],
  ['a number', 1],
  ['a list', []],
  ['no data', { id: 'evt_x', type: 'checkout.session.completed' }],
  ['no object', { id: 'evt_x', type: 'charge.refunded', data: {} }],
  ['null for data', { id: 'evt_x', type: 'checkout.session.expired', data: null }],
  ['no id', { type: 'checkout.session.expired', data: { object: {} } }],
  ['a charge of nothing', { id: 'evt_x', type: 'charge.refunded', data: { object: {} } }],
  ['a dispute of nothing', { id: 'evt_x', type: 'charge.dispute.created', data: { object: { payment_intent: 7 } } }],
  [
    'an amount that is a text',
    { id: 'evt_x', type: 'charge.refunded', data: { object: charge({ id: 'x' }, { amount_refunded: '9' }) } },
  ],
  ['a zero byte', { id: 'evt\0x', type: 'charge.refunded', data: { object: charge({ id: 'x' }) } }],
])('a signed message of another form (%s) is refused and leaves no trace', async (_what, message) => {
  const before = await db().selectFrom('payment_events').select('id').execute()
  const body = JSON.stringify(message)
  expect(await handleWebhook('stripe', body, await signatureOf(body, SECRET))).toBe(400)
  expect(await db().selectFrom('payment_events').select('id').execute()).toHaveLength(before.length)
})

test('a signed text that is no JSON is refused', async () => {
  for (const body of ['', '{', 'x'])
    expect(await handleWebhook('stripe', body, await signatureOf(body, SECRET))).toBe(400)
})

test('a signature counts five minutes before and after its instant, and only with one instant', async () => {
  const body = JSON.stringify({ id: 'evt_t', type: 'other', data: { object: {} } })
  const seconds = Math.floor(Date.now() / 1000)
  const at = (instant: string) => {
    const mac = createHmac('sha256', SECRET).update(`${instant}.${body}`).digest('hex')
    return handleWebhook('stripe', body, `t=${instant},v1=${mac}`)
  }
  for (const odd of [`${seconds + 4000}`, `${seconds - 4000}`, 'NaN', '', `0x${seconds.toString(16)}`, `${seconds}.5`])
    expect(await at(odd), odd).toBe(400)
  const good = await signatureOf(body, SECRET)
  expect(await handleWebhook('stripe', body, `t=${seconds},${good}`)).toBe(400)
  expect([await at(`${seconds}`), await handleWebhook('stripe', body, good)]).toEqual([200, 200])
})

test('messages about other things, and about payments that are not for an order, are taken and left', async () => {
  const given = await order(await makeShopper())
  expect(await send('customer.created', {})).toBe(200)
  expect(await send('checkout.session.completed', session(given, { metadata: {} }))).toBe(200)
  expect(await send('charge.refunded', charge(given, { metadata: {} }))).toBe(200)
  expect(await outcomes(given.id)).toEqual([])
})

test('a refund goes to Stripe once, with a key of the payment, and its message ends the order', async () => {
  const given = await order(await makeShopper())
  await send('checkout.session.completed', session(given))
  const job = { orderId: given.id, paymentId: `pi_${given.id}` }
  stripe.failures.set('/v1/refunds', {
    status: 400,
    error: { type: 'invalid_request_error', code: 'charge_already_refunded' },
  })
  await refundPayment(job)
  await refundPayment(job)
  expect(
    stripe.asked.filter(({ path }) => path === '/v1/refunds').map(({ key, form }) => [key, form.get('payment_intent')]),
  ).toEqual([
    [`refund-pi_${given.id}`, `pi_${given.id}`],
    [`refund-pi_${given.id}`, `pi_${given.id}`],
  ])
  await send('charge.refunded', charge(given, { amount_refunded: 100, refunded: false }))
  expect((await orderNow(given.id)).state).toBe('paid')
  await send('charge.refunded', charge(given))
  expect((await orderNow(given.id)).state).toBe('refunded')
})

test('a dispute is found by its payment, which Stripe is asked about', async () => {
  const shopper = await makeShopper()
  const given = await order(shopper)
  await send('checkout.session.completed', session(given))
  stripe.objects.set(`/v1/payment_intents/pi_${given.id}`, { id: `pi_${given.id}`, metadata: { order_id: given.id } })
  await send('charge.dispute.created', { payment_intent: `pi_${given.id}`, amount: 2900, currency: 'eur' })
  expect([(await orderNow(given.id)).state, await isPremium(shopper.schoolId)]).toEqual(['disputed', true])
})

test('reconciliation asks Stripe what no message told: paid, given back, or over', async () => {
  const [paid, refunded, expired] = [
    await order(await makeShopper()),
    await order(await makeShopper()),
    await order(await makeShopper()),
  ]
  const path = (of: { checkout_id: string | null }) => `/v1/checkout/sessions/${of.checkout_id}`
  stripe.objects.set(path(paid), session(paid))
  const given = { id: `pi_${refunded.id}`, latest_charge: charge(refunded) }
  stripe.objects.set(path(refunded), session(refunded, { payment_intent: given }))
  stripe.objects.set(
    path(expired),
    session(expired, { status: 'expired', payment_status: 'unpaid', payment_intent: null }),
  )
  await sql`update orders set state_changed_at = state_changed_at - interval '1 hour'`.execute(db())
  await waiting('refund_payment')
  await reconcilePayments()
  const states = await Promise.all([paid, refunded, expired].map(async ({ id }) => (await orderNow(id)).state))
  expect(states).toEqual(['paid', 'refunded', 'failed'])
})
