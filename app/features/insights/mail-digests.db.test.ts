import { afterEach, beforeEach, expect, test } from 'vitest'
import { saveNotifications } from '#app/features/accounts/me/notifications.server.ts'
import { readUnsubscribe } from '#app/features/accounts/me/unsubscribe.server.ts'
import { makeAccount, removeAccounts, tokenIn, waitingMails } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { mailDigests } from './mail-digests.server.ts'

/** A Monday at eight in the morning in Berlin, whose digest covers the week from 9 to 15 November. */
const MONDAY = new Date('2026-11-16T07:00:00Z')
const later = (days: number) => new Date(MONDAY.getTime() + days * 86_400_000)

let owner: { id: string; email: string }
beforeEach(async () => {
  await db()
    .insertInto('schools')
    .values(['a', 'b', 'c'].map((id) => schoolRow({ id, name: `Schule ${id}` })))
    .execute()
  owner = await makeAccount()
  for (const school_id of ['a', 'b'])
    await db().insertInto('school_members').values({ school_id, user_id: owner.id, role: 'owner' }).execute()
  for (const school_id of ['a', 'c']) await grant(school_id)
  await want(owner.id)
})
afterEach(async () => {
  await db().deleteFrom('schools').execute()
  await removeAccounts()
})

const grant = (school_id: string) => db().insertInto('premium_grants').values({ school_id, reason: 'Test' }).execute()
async function want(userId: string, since = later(-30)) {
  await saveNotifications(userId, { 'email.view': true })
  await db().updateTable('notification_preferences').set({ updated_at: since }).where('user_id', '=', userId).execute()
}
const view = (school_id: string, day: string, views: number) =>
  db().insertInto('school_figures').values({ school_id, day, views }).execute()
const digests = async () => (await waitingMails()).filter(({ template }) => template === 'view-digest')

test('the week from Monday to Sunday, with the one before, of premium schools alone', async () => {
  for (const [day, views] of [
    ['2026-11-01', 50],
    ['2026-11-02', 1],
    ['2026-11-08', 2],
    ['2026-11-09', 10],
    ['2026-11-15', 20],
    ['2026-11-16', 40],
  ] as const)
    await view('a', day, views)
  // The free plan shows no figures, and the third school is somebody else's.
  await view('b', '2026-11-10', 5)
  await view('c', '2026-11-10', 5)
  expect(await mailDigests(MONDAY)).toBe(1)
  const [mail] = await digests()
  expect(mail).toMatchObject({
    to: owner.email,
    props: {
      from: '2026-11-09',
      to: '2026-11-15',
      more: 0,
      schools: [{ name: 'Schule a', views: 30, before: 3 }],
    },
  })
  const { unsubscribeUrl } = mail as unknown as { unsubscribeUrl: string }
  expect(readUnsubscribe(tokenIn(unsubscribeUrl))).toEqual({ userId: owner.id, name: 'email.view' })
})

test('once a week, however many processes do it at once', async () => {
  await view('a', '2026-11-10', 5)
  const counts = await Promise.all(Array.from({ length: 4 }, () => mailDigests(MONDAY)))
  expect(counts.reduce((sum, count) => sum + count)).toBe(1)
  expect(await mailDigests(later(6.9))).toBe(0)
  await view('a', '2026-11-17', 7)
  expect(await mailDigests(later(7))).toBe(1)
  expect(await digests()).toHaveLength(2)
})

test('when no process ran on Monday, it is made up for', async () => {
  await view('a', '2026-11-10', 5)
  expect(await mailDigests(later(3))).toBe(1)
  expect((await digests())[0]).toMatchObject({ props: { from: '2026-11-09' } })
})

test('nobody hears of a week without views, or without having asked for it before that Monday', async () => {
  const silent = await makeAccount()
  const late = await makeAccount()
  for (const { id } of [silent, late])
    await db().insertInto('school_members').values({ school_id: 'c', user_id: id, role: 'editor' }).execute()
  await want(late.id, later(1))
  await view('c', '2026-11-10', 5)
  expect(await mailDigests(later(2))).toBe(0)
  await saveNotifications(owner.id, { 'email.view': false })
  await view('a', '2026-11-10', 5)
  expect(await mailDigests(later(2))).toBe(0)
})

test('deleted accounts hear nothing', async () => {
  await view('a', '2026-11-10', 5)
  await db().updateTable('users').set({ erase_after: new Date() }).where('id', '=', owner.id).execute()
  expect(await mailDigests(MONDAY)).toBe(0)
})
