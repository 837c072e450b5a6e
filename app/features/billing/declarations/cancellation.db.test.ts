import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { makeAccount, visitor, waitingMails } from '#app/features/accounts/testing/accounts.ts'
import { removeExpired } from '#app/features/legal/retention/remove-expired.server.ts'
import { db } from '#db/client.ts'
import { cancellationData } from '../billing-data.server.ts'
import { findOwnOrder } from '../orders/find-own-order.server.ts'
import { BUYER, isPremium, makeShopper, order, pay } from '../testing/shop.ts'
import { answerCancellation } from './answer-cancellation.server.ts'
import { answerSchema, cancellationSchema } from './cancellation.schema.ts'
import { declareCancellation } from './declare-cancellation.server.ts'
import { listOpenCancellations } from './list-open-cancellations.server.ts'

let adminId: string
beforeEach(async () => {
  await db().deleteFrom('cancellations').execute()
  await db().deleteFrom('attempt_counts').execute()
  await sql`delete from pgboss.job`.execute(db())
  adminId = (await makeAccount({ role: 'admin' })).id
})

const FORM = { kind: 'ordinary', name: 'Ada Lovelace', contract: '10001', email: 'ada@post.example' }
const cancel = (changed: Record<string, string> = {}) =>
  declareCancellation(cancellationSchema.parse({ ...FORM, ...changed }), { visitor, locale: 'fr', userId: null })
const open = async () => (await listOpenCancellations()).cancellations
const problems = (changed: Record<string, string>) =>
  cancellationSchema.safeParse({ ...FORM, ...changed }).error?.issues.map(({ path, message }) => [path[0], message])

test('a cancellation is kept and confirmed with content, day and time', async () => {
  const receipt = await cancel({ kind: 'extraordinary', reason: 'Umzug', endsOn: '2027-01-31' })
  expect(await open()).toMatchObject([
    { number: receipt.number, kind: 'extraordinary', reason: 'Umzug', endsOn: '2027-01-31', contract: '10001' },
  ])
  expect(await waitingMails()).toMatchObject([
    {
      template: 'cancellation-received',
      to: 'ada@post.example',
      locale: 'fr',
      props: { number: receipt.number, at: receipt.receivedAt.toISOString(), reason: 'Umzug', endsOn: '2027-01-31' },
    },
  ])
})

test('a stranger who names an order learns nothing of it and changes nothing', async () => {
  const shopper = await makeShopper()
  const placed = await order(shopper)
  await pay(placed.checkout_id)
  await sql`delete from pgboss.job`.execute(db())
  const before = await findOwnOrder(shopper.userId, placed.id)
  const stranger = { name: 'Eve Fremd', email: 'eve@post.example' }
  const receipts = []
  for (const contract of [String(placed.number), '99999'])
    receipts.push(await cancel({ ...stranger, kind: 'extraordinary', reason: 'Egal', contract }))
  const [real, made] = receipts.map(({ number, receivedAt, contract, ...told }) => told)
  expect(real).toEqual(made)
  const mails = await waitingMails()
  expect(mails.map(({ to }) => to)).toEqual(['eve@post.example', 'eve@post.example'])
  for (const secret of [BUYER.name, BUYER.email, BUYER.organisation, shopper.schoolId])
    expect(JSON.stringify([receipts, mails])).not.toContain(secret)
  expect([await findOwnOrder(shopper.userId, placed.id), await isPremium(shopper.schoolId)]).toEqual([before, true])
})

test('two clicks are one cancellation with one receipt, another day is another', async () => {
  const [first, second] = await Promise.all([cancel(), cancel()])
  expect(second).toEqual(first)
  expect([await open(), await waitingMails()].map((list) => list.length)).toEqual([1, 1])
  await cancel({ endsOn: '2027-01-31' })
  expect(await open()).toHaveLength(2)
})

test('without a day it ends as soon as possible, and an ordinary one needs and keeps no reason', async () => {
  await cancel({ reason: 'egal' })
  expect(await open()).toMatchObject([{ kind: 'ordinary', reason: '', endsOn: null }])
  expect(problems({ kind: 'extraordinary' })).toEqual([['reason', 'cancellation.reason.missing']])
  expect(problems({ kind: 'other' })).toEqual([['kind', 'cancellation.kind.missing']])
  for (const endsOn of ['morgen', '2027-13-01', '2027-02-30', '0000-00-00', '0000-01-01'])
    expect(problems({ endsOn })).toEqual([['endsOn', 'cancellation.endsOn.invalid']])
})

test('an answer is mailed once; with the number of the order its premium ends, and the order says so', async () => {
  const shopper = await makeShopper()
  const placed = await order(shopper)
  await pay(placed.checkout_id)
  await cancel()
  await sql`delete from pgboss.job`.execute(db())
  const { id } = (await open())[0]!
  const given = (orderNumber: string) =>
    answerSchema.parse({ cancellationId: id, answer: 'Ihr Vertrag ist beendet.', orderNumber })
  await expect(answerCancellation(adminId, given('99999'))).rejects.toMatchObject({ code: 'order_unknown' })
  expect(await open()).toHaveLength(1)
  expect(await findOwnOrder(shopper.userId, placed.id)).toMatchObject({ state: 'paid', hasPremium: true })
  await answerCancellation(adminId, given(String(placed.number)))
  expect([await open(), await isPremium(shopper.schoolId)]).toEqual([[], false])
  expect(await findOwnOrder(shopper.userId, placed.id)).toMatchObject({ state: 'paid', hasPremium: false })
  expect(await waitingMails()).toMatchObject([
    { template: 'cancellation-answered', props: { answer: 'Ihr Vertrag ist beendet.' } },
  ])
  await expect(answerCancellation(adminId, given(''))).rejects.toMatchObject({ code: 'already_decided' })
})

test('the sender finds it in their data, and is forgotten when claims have lapsed', async () => {
  const { id: userId, email } = await makeAccount()
  await cancel({ email })
  expect(await cancellationData.read(userId)).toMatchObject([{ contract: '10001', email }])
  await db()
    .updateTable('cancellations')
    .set({ received_at: new Date('2020-06-01T10:00:00Z') })
    .execute()
  expect(await removeExpired('cancellations')).toBe(0)
  const { id } = (await open())[0]!
  await answerCancellation(adminId, { cancellationId: id, answer: 'Gut.', orderNumber: '' })
  expect(await removeExpired('cancellations')).toBe(1)
  expect(await db().selectFrom('cancellations').select(['name', 'contract', 'email', 'answer']).execute()).toEqual([
    { name: '', contract: '', email: '', answer: '' },
  ])
})
