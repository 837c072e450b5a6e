import { afterEach, expect, test } from 'vitest'
import { findNotifications } from '#app/features/accounts/me/notifications.server.ts'
import { unsubscribeAddress } from '#app/features/accounts/me/unsubscribe.server.ts'
import { makeAccount, removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { resultOf, routeArgs } from '../../testing/route-args.ts'
import { action, loader } from './unsubscribe.tsx'

afterEach(removeAccounts)

const pathOf = (address: string) => address.replace(/^https?:\/\/[^/]+/, '')
const oneClick = { 'List-Unsubscribe': 'One-Click' }

test('one click without signing in ends this kind of mail to this person, and can be repeated', async () => {
  const [mine, other] = [await makeAccount(), await makeAccount()]
  const path = pathOf(unsubscribeAddress(mine.id, 'email.review', 'fr'))
  expect(path).toMatch(/^\/fr\/auth\/unsubscribe\?token=/)
  for (let times = 0; times < 2; times++)
    expect(resultOf(await action(routeArgs(path, { form: oneClick })))).toMatchObject({
      status: 200,
      data: { done: true },
    })
  expect(await findNotifications(mine.id)).toMatchObject({ 'email.review': false, 'email.message': true })
  expect(await findNotifications(other.id)).toMatchObject({ 'email.review': true })
})

test('opening the link changes nothing: programs that check mails open it too', async () => {
  const { id } = await makeAccount()
  const path = pathOf(unsubscribeAddress(id, 'email.message', 'de'))
  expect(loader(routeArgs(path))).toMatchObject({ name: 'email.message' })
  expect(await findNotifications(id)).toMatchObject({ 'email.message': true })
})

test('a link cannot be used for another kind of mail or another person', async () => {
  const [mine, other] = [await makeAccount(), await makeAccount()]
  const path = pathOf(unsubscribeAddress(mine.id, 'email.review', 'de'))
  for (const forged of [
    path.replace('review', 'message'),
    path.replace(mine.id, other.id),
    `${path}x`,
    '/auth/unsubscribe',
  ]) {
    expect(loader(routeArgs(forged))).toMatchObject({ name: undefined })
    expect(resultOf(await action(routeArgs(forged, { form: oneClick })))).toMatchObject({
      status: 410,
      data: { code: 'link_used' },
    })
  }
  expect(await findNotifications(mine.id)).toMatchObject({ 'email.review': true, 'email.message': true })
})
