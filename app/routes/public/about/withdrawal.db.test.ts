import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { requestReset } from '#app/features/accounts/sign-in/recovery/reset-password.server.ts'
import {
  makeAccount,
  removeAccounts,
  signedIn,
  tokenIn,
  visitor,
  waitingMails,
} from '#app/features/accounts/testing/accounts.ts'
import {
  BUYER,
  isPremium,
  makeShopper,
  orderNow,
  pay,
  order as placeOrder,
} from '#app/features/billing/testing/shop.ts'
import { db } from '#db/client.ts'
import { resultOf, routeArgs } from '../../testing/route-args.ts'
import { action as linkAction, loader as linkPage } from '../withdrawal-link.tsx'
import { action } from './withdrawal.tsx'

afterAll(removeAccounts)
beforeEach(async () => {
  await db().deleteFrom('attempt_counts').execute()
  await sql`delete from pgboss.job where name = 'send_mail'`.execute(db())
})

/** The public address of a school's office, which is also the address that orders. */
const OFFICE = 'buero@grundschule.example'

const declare = async (fields: Record<string, string>, given: { cookie?: string; address?: string } = {}) => {
  const form = { intent: 'confirm', name: 'Mallory', email: 'm@post.example', ...fields }
  return resultOf(await action(routeArgs('/withdrawal', { ...given, form })))
}

/** Makes a school that has paid for premium, ordered by its office. */
async function soldSchool() {
  const shopper = await makeShopper()
  const organisation = `Schule ${shopper.schoolId}`
  const placed = await placeOrder(shopper, { ...BUYER, organisation, email: OFFICE })
  await pay(placed.checkout_id)
  const account = db().selectFrom('users').select('email').where('id', '=', shopper.userId)
  return { ...shopper, ...placed, organisation, email: (await account.executeTakeFirstOrThrow()).email }
}
const state = async (sold: { schoolId: string; id: string }) => [
  await isPremium(sold.schoolId),
  (await orderNow(sold.id)).refund_reason,
]
const mailedLink = async () => (await waitingMails()).find(({ template }) => template === 'withdrawal-link')

test('public data of a school are not enough to end its premium', async () => {
  const sold = await soldSchool()
  await declare({ name: sold.organisation, email: OFFICE, contract: String(sold.number) })
  await declare({ name: sold.buyer_name, email: OFFICE, contract: String(sold.number) })
  expect(await state(sold)).toEqual([true, null])
})

test('numbers of orders neither count up nor reveal each other', async () => {
  const [first, second, third] = [await soldSchool(), await soldSchool(), await soldSchool()]
  const steps = [second.number - first.number, third.number - second.number].map(Math.abs)
  expect(Math.min(...steps)).toBeGreaterThan(1)
})

test('strangers’ declarations with an address leave its owner the mail that resets the password', async () => {
  const { email } = await makeAccount()
  for (let count = 0; count < 5; count++) await declare({ email, contract: `Vertrag ${count}` })
  await requestReset(email, { ...visitor, address: '198.51.100.20' })
  expect((await waitingMails()).map(({ template }) => template)).toContain('reset-password')
})

test('nor do mails that reset a password prevent a withdrawal', async () => {
  const { email } = await makeAccount()
  for (let count = 0; count < 4; count++) await requestReset(email, visitor)
  await expect(requestReset(email, visitor)).rejects.toMatchObject({ code: 'too_many_attempts' })
  expect(await declare({ email, contract: 'Vertrag' })).toMatchObject({ status: 200, data: undefined })
  expect((await waitingMails()).map(({ template }) => template)).toContain('withdrawal-received')
})

test('a signed-in buyer ends premium immediately, other signed-in people do not', async () => {
  const [sold, other] = [await soldSchool(), await soldSchool()]
  await declare({ contract: String(sold.number) }, { cookie: await signedIn(other.email) })
  expect(await state(sold)).toEqual([true, null])
  await declare({ contract: String(sold.number) }, { cookie: await signedIn(sold.email) })
  expect(await state(sold)).toEqual([false, 'withdrawal'])
})

test('opening the mailed link changes nothing, its button ends premium, no matter who is signed in', async () => {
  const [sold, other] = [await soldSchool(), await soldSchool()]
  await declare({ name: BUYER.name, contract: String(sold.number) })
  const link = await mailedLink()
  expect(link?.to).toBe(OFFICE)
  const token = tokenIn(link?.props.url)
  const path = new URL(link!.props.url!).pathname
  expect(path).toBe('/withdrawal/confirm')
  const open = () => linkPage(routeArgs(`${path}?token=${token}`))
  const page = resultOf(await open())
  expect([page.headers?.get('cache-control'), page.headers?.get('referrer-policy')]).toEqual([
    'private, no-store',
    'no-referrer',
  ])
  expect(page.data).toMatchObject({ linked: { isDone: false, number: String(sold.number) } })
  expect(await state(sold)).toEqual([true, null])
  const form = { intent: 'carry-out', token }
  const cookie = await signedIn(other.email)
  expect(await linkAction(routeArgs(path, { cookie, form }))).toBeNull()
  expect([await state(sold), await state(other)]).toEqual([
    [false, 'withdrawal'],
    [true, null],
  ])
  expect(await linkAction(routeArgs(path, { form }))).toBeNull()
  expect(resultOf(await open()).data).toMatchObject({ linked: { isDone: true } })
})

test('a forged link is answered like an expired one', async () => {
  expect(
    resultOf(await linkAction(routeArgs('/withdrawal/confirm', { form: { intent: 'carry-out', token: 'x' } }))),
  ).toMatchObject({ status: 410, data: { code: 'link_used' } })
  expect(resultOf(await linkPage(routeArgs('/withdrawal/confirm'))).data).toEqual({ token: '', linked: undefined })
})

test('strangers who guess numbers learn nothing from the answers', async () => {
  const sold = await soldSchool()
  const answers = await Promise.all(
    [sold.number, sold.number + 1, 10001].map(async (number) => {
      const answer = await action(
        routeArgs('/withdrawal', {
          form: { intent: 'confirm', name: 'Mallory', email: `m-${number}@post.example`, contract: String(number) },
          address: `198.51.100.${number % 200}`,
        }),
      )
      const { receipt } = answer as { receipt: Record<string, unknown> }
      return { done: receipt.done, keys: Object.keys(receipt).sort() }
    }),
  )
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]?.done).toBe(false)
})
