import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  makeAccount,
  removeAccounts,
  sessionOf,
  signedIn,
  waitingMails,
} from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { makeOrder } from '../testing/orders.ts'
import { BUYER, isPremium, orderNow, waiting } from '../testing/shop.ts'
import { findOwnOrder } from './find-own-order.server.ts'
import { lockOrder } from './lock-order.server.ts'
import type { Order } from './order.ts'
import { buyerValues } from './place/buyer-values.server.ts'
import { openCheckout } from './place/place-order.server.ts'
import { prepareOrder } from './place/prepare-order.server.ts'
import { mailBuyer } from './settle/mail-buyer.server.ts'
import { endPremium, grantPremium } from './settle/premium-grant.server.ts'
import { recordPayment, recordRefund } from './settle/record-payment.server.ts'
import { requestRefund } from './settle/refund.server.ts'

type Given = Parameters<typeof makeOrder>[0]

// Orders stay for the law, and with them their schools: each test has a school of its own.
let count = 0
let school = ''
let buyer: { id: string; email: string }
beforeEach(async () => {
  school = `rules-${++count}`
  buyer = await makeAccount({ name: 'Ada Lovelace' })
  await sql`delete from pgboss.job`.execute(db())
})
afterEach(removeAccounts)

const make = async (given: Given = {}) =>
  (await makeOrder({ school_id: school, buyer_id: buyer.id, ...given })) as unknown as Order
const within = <Answer>(run: Parameters<ReturnType<ReturnType<typeof db>['transaction']>['execute']>[0]) =>
  db().transaction().execute(run) as Promise<Answer>
const mails = async () => (await waitingMails()).map(({ template, to }) => [template, to])
const jobs = async (name: string) =>
  (await sql<{ data: object }>`select data from pgboss.job where name = ${name}`.execute(db())).rows.map(
    ({ data }) => data,
  )

describe('premium by an order', () => {
  const grant = (order: Order) => within<boolean>((trx) => grantPremium(trx, order))

  test('begins once, and ends with the order that gave it', async () => {
    const [first, second] = [await make(), await make()]
    expect([await grant(first), await grant(second), await isPremium(school)]).toEqual([true, false, true])
    await within((trx) => endPremium(trx, second.id))
    expect(await isPremium(school)).toBe(true)
    await within((trx) => endPremium(trx, first.id))
    expect(await isPremium(school)).toBe(false)
    expect(await grant(second)).toBe(true)
  })

  test('is none for a school that is gone', async () => {
    const order = await make()
    expect(await grant({ ...order, school_id: 'nowhere' })).toBe(false)
  })

  test('of two payments at the same time one gives it', async () => {
    const orders = [await make(), await make(), await make()]
    expect((await Promise.all(orders.map(grant))).filter(Boolean)).toHaveLength(1)
  })

  test('ending it twice keeps the first end', async () => {
    const order = await make()
    await grant(order)
    const end = async () => {
      await within((trx) => endPremium(trx, order.id))
      const grants = db().selectFrom('premium_grants').select('ended_at').where('order_id', '=', order.id)
      return (await grants.executeTakeFirstOrThrow()).ended_at
    }
    expect(await end()).toEqual(await end())
  })
})

describe('a payment', () => {
  const pay = (order: Order) =>
    within<string>((trx) => recordPayment(trx, order, { paymentId: `pi ${order.id}`, method: 'card' }))

  test('gives premium, orders the invoice and tells the buyer', async () => {
    const order = await make({ state: 'pending' })
    expect(await pay(order)).toBe('paid')
    expect(await orderNow(order.id)).toMatchObject({ state: 'paid', payment_id: `pi ${order.id}`, method: 'card' })
    expect([await isPremium(school), await mails()]).toEqual([true, [['order-confirmed', order.buyer_email]]])
    expect(await jobs('issue_invoice')).toEqual([{ orderId: order.id }])
  })

  test('may be undone until the end of the thirtieth day after it, and lasts five years, by the clock of Berlin', async () => {
    const order = await make({ state: 'pending' })
    await pay(order)
    const { rows } = await sql<{ days: number; time: string; years: number }>`select
      (refundable_until at time zone 'Europe/Berlin')::date - (paid_at at time zone 'Europe/Berlin')::date as days,
      to_char(refundable_until at time zone 'Europe/Berlin', 'HH24:MI:SS') as time,
      extract(year from age(guaranteed_until at time zone 'Europe/Berlin', paid_at at time zone 'Europe/Berlin'))::int as years
      from orders where id = ${order.id}`.execute(db())
    expect(rows).toEqual([{ days: 31, time: '00:00:00', years: 5 }])
  })

  test('for a school that has premium already goes back by itself', async () => {
    await pay(await make({ state: 'pending' }))
    const second = await make({ state: 'pending' })
    expect(await pay(second)).toBe('premium_already')
    expect(await orderNow(second.id)).toMatchObject({ state: 'paid', refund_reason: 'already_premium' })
    expect(await waiting('refund_payment')).toEqual([{ orderId: second.id, paymentId: `pi ${second.id}` }])
    expect(await mails()).toContainEqual(['order-paid-twice', second.buyer_email])
    expect(await isPremium(school)).toBe(true)
  })

  test.each(['refunded', 'revoked'])('that is heard of after the order was %s changes no state', async (state) => {
    const order = await make({ state, ...(state === 'refunded' && { refunded_at: new Date() }) })
    expect(await pay(order)).toBe('late')
    expect(await orderNow(order.id)).toMatchObject({ state })
    expect([await isPremium(school), await mails()]).toEqual([false, []])
    expect(await jobs('issue_credit_note')).toEqual([{ orderId: order.id }])
  })

  test('of an order that the bank disputes stays disputed, with premium', async () => {
    const order = await make({ state: 'disputed' })
    expect(await pay(order)).toBe('paid')
    expect(await orderNow(order.id)).toMatchObject({ state: 'disputed' })
    expect(await isPremium(school)).toBe(true)
  })
})

describe('money back', () => {
  const ask = (order: Order, actor: Parameters<typeof requestRefund>[3] = 'program') =>
    within((trx) => requestRefund(trx, order, 'money_back', actor))

  test('is asked for once, ends premium at once and is recorded', async () => {
    const order = await make({ payment_id: `pi ${school}` })
    await within((trx) => grantPremium(trx, order))
    await ask(order)
    expect(await isPremium(school)).toBe(false)
    await ask(await orderNow(order.id))
    expect(await waiting('refund_payment')).toEqual([{ orderId: order.id, paymentId: `pi ${school}` }])
    const entries = db()
      .selectFrom('audit_entries')
      .select(['action', 'before', 'after'])
      .where('subject_id', '=', order.id)
    expect(await entries.execute()).toEqual([
      { action: 'order.refund_requested', before: { state: 'paid' }, after: { reason: 'money_back' } },
    ])
  })

  test('that came by transfer goes back by hand: no provider is asked', async () => {
    const order = await make({ provider: 'invoice', payment_id: null })
    await ask(order)
    expect(await waiting('refund_payment')).toEqual([])
    expect(await orderNow(order.id)).toMatchObject({ refund_requested_at: expect.any(Date) })
  })

  test('that went back ends premium, orders a credit note and tells the buyer', async () => {
    const order = await make({ payment_id: `pi ${school}` })
    await within((trx) => grantPremium(trx, order))
    await within((trx) => recordRefund(trx, order))
    expect(await orderNow(order.id)).toMatchObject({
      state: 'refunded',
      payment_id: `pi ${school}`,
      refunded_at: expect.any(Date),
    })
    expect(await isPremium(school)).toBe(false)
    expect(await jobs('issue_credit_note')).toEqual([{ orderId: order.id }])
    expect(await mails()).toEqual([['order-refunded', order.buyer_email]])
  })
})

describe('mails about an order', () => {
  const notify = (order: Order) => within((trx) => mailBuyer(trx, order, 'order-confirmed'))

  test('go to the address of the order, in its language, with its number and page', async () => {
    const order = await make({ locale: 'it' })
    await notify(order)
    const [mail] = await waitingMails()
    expect(mail).toMatchObject({ to: order.buyer_email, locale: 'it', props: { number: String(order.number) } })
    expect(mail!.props.url).toMatch(new RegExp(`/it/orders/${order.id}$`))
  })

  test('go to nobody once the buyer is erased', async () => {
    await notify({ ...(await make()), buyer_email: '' })
    expect(await mails()).toEqual([])
  })
})

describe('an order as its buyer sees it', () => {
  const find = (id: string, userId = buyer.id) => findOwnOrder(userId, id)

  test('is there for the buyer alone', async () => {
    const { id } = await make()
    expect(await find(id)).toMatchObject({ id, state: 'paid', schoolId: school })
    expect(await find(id, (await makeAccount()).id)).toBeUndefined()
    for (const odd of ['', 'x', `${id}x`, "' or true --"]) expect(await find(odd)).toBeUndefined()
  })

  test.each([
    ['open and in time', { state: 'pending', minutes: 5 }, true],
    ['open and too late', { state: 'pending', minutes: -5 }, false],
    ['failed', { state: 'failed', minutes: 5 }, false],
  ])('that is %s leads to its payment accordingly', async (_, { state, minutes }, leads) => {
    const checkout_expires_at = new Date(Date.now() + minutes * 60_000)
    const { id } = await make({
      state,
      checkout_id: `c-${school}`,
      checkout_url: 'https://pay.example/1',
      checkout_expires_at,
    })
    expect((await find(id))?.payUrl).toBe(leads ? 'https://pay.example/1' : null)
  })

  test.each([
    ['paid and within its days', {}, true],
    ['paid and too late', { refundable_until: new Date(Date.now() - 1000) }, false],
    ['paid and asked back', { refund_requested_at: new Date(), refund_reason: 'money_back' }, false],
    ['disputed', { state: 'disputed', paid_at: new Date(), guaranteed_until: new Date() }, false],
  ])('that is %s may be given back accordingly', async (_, given, may) => {
    const { id } = await make({ refundable_until: new Date(Date.now() + 60_000), ...given } as Given)
    expect((await find(id))?.isRefundable).toBe(may)
  })

  test('that there is not locks nothing', async () => {
    expect(await within((trx) => lockOrder(trx, crypto.randomUUID()))).toBeUndefined()
  })
})

describe('what an order keeps of its buyer', () => {
  test('has price and VAT by the rules, whatever else the form says', () => {
    const values = buyerValues({ ...BUYER, amount_cents: 1, vat_cents: 0, buyer_country: 'FR' } as typeof BUYER)
    expect(values).toMatchObject({
      amount_cents: 2900,
      net_cents: 2437,
      vat_cents: 463,
      currency: 'EUR',
      buyer_country: 'DE',
    })
  })

  test.each([
    ['a company of another member state with a VAT id', { kind: 'business', country: 'FR', vatId: 'FR40303265045' }, 0],
    ['the same company at home', { kind: 'business', country: 'DE', vatId: 'DE136695976' }, 463],
  ] as const)('%s pays VAT accordingly', (_, given, cents) => {
    expect(buyerValues({ ...BUYER, ...given }).vat_cents).toBe(cents)
  })

  test('a VAT id that there cannot be is refused, and a private person’s is not looked at', () => {
    const wrong = { ...BUYER, vatId: 'DE000000000' }
    expect(() => buyerValues(wrong)).toThrow(expect.objectContaining({ code: 'vat_id_invalid' }))
    expect(buyerValues({ ...wrong, kind: 'consumer' }).buyer_vat_id).toBe('')
  })

  test('net and VAT are the whole price for every country and kind that can buy', () => {
    for (const country of ['DE', 'FR', 'ES', 'IT'] as const)
      for (const kind of ['public_body', 'business', 'consumer'] as const) {
        const { amount_cents, net_cents, vat_cents, vat_basis_points } = buyerValues({ ...BUYER, country, kind })
        expect([country, kind, net_cents + vat_cents]).toEqual([country, kind, amount_cents])
        expect(vat_basis_points).toBeGreaterThan(0)
      }
  })
})

describe('the page of an order', () => {
  test('begins with school and account, for those who manage the profile', async () => {
    await db()
      .insertInto('schools')
      .values(schoolRow({ id: school, name: 'Parkschule', ownership: 'private', city: 'Bonn' }))
      .execute()
    const session = await sessionOf(await signedIn(buyer.email))
    expect(await prepareOrder(session, school)).toBeUndefined()
    await db().insertInto('school_members').values({ school_id: school, user_id: buyer.id, role: 'editor' }).execute()
    expect(await prepareOrder(session, school)).toEqual({
      school: { id: school, name: 'Parkschule', city: 'Bonn', premium: false },
      buyer: {
        ...{ kind: 'business', name: 'Ada Lovelace', organisation: 'Parkschule', email: buyer.email, vatId: '' },
        ...{ street: 'Schulstraße 1', postalCode: '50667', city: 'Bonn', country: 'DE' },
      },
      vat: { basisPoints: 1900, cents: 463 },
    })
  })
})

describe('the page of payment', () => {
  type Provider = Parameters<typeof openCheckout>[0]
  const expiresAt = new Date(Date.now() + 3_600_000)
  const provider = (open: () => Promise<unknown>) => ({ name: 'test', open }) as unknown as Provider
  const opens = (url: string) => provider(async () => ({ id: `id ${url}`, url, expiresAt }))

  test('is opened once and kept', async () => {
    const order = await make({ state: 'pending' })
    expect(await openCheckout(opens('https://pay.example/1'), order)).toBe('https://pay.example/1')
    const kept = await orderNow(order.id)
    expect(kept).toMatchObject({ checkout_url: 'https://pay.example/1', checkout_expires_at: expiresAt })
    expect(await openCheckout(opens('https://pay.example/2'), kept)).toBe('https://pay.example/1')
  })

  test('that cannot be opened is told, and the next attempt is another', async () => {
    const order = await make({ state: 'pending' })
    const away = provider(() => Promise.reject(new Error('down')))
    await expect(openCheckout(away, order)).rejects.toMatchObject({ code: 'payment_away' })
    expect(await orderNow(order.id)).toMatchObject({ attempt: order.attempt + 1, checkout_url: null })
  })

  test('that comes too late for an order that moved on is not kept', async () => {
    const order = await make({ state: 'pending' })
    await db()
      .updateTable('orders')
      .set({ attempt: order.attempt + 1 })
      .where('id', '=', order.id)
      .execute()
    await openCheckout(opens('https://pay.example/late'), order)
    expect(await orderNow(order.id)).toMatchObject({ checkout_url: null })
  })
})
