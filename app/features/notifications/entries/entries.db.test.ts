import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeAccount, removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { removeExpired } from '#app/features/legal/retention/remove-expired.server.ts'
import { findDashboardSchool } from '#app/features/schools/membership/own-schools.server.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { countUnreadOfUser } from '../live/count-unread.server.ts'
import { notify } from '../notify.server.ts'
import { ENTRIES_PER_PAGE } from './entry.ts'
import { entryData } from './keep-entries.server.ts'
import { listEntries } from './list-entries.server.ts'
import { followEntry, readEntries } from './read-entries.server.ts'

let userId: string
beforeEach(async () => {
  userId = (await makeAccount()).id
})
afterEach(async () => {
  await db().deleteFrom('schools').execute()
  await removeAccounts()
})

const notifyPerson = (number: number, to = userId) =>
  db()
    .transaction()
    .execute((trx) =>
      notify(trx, { to: { userId: to }, kind: 'ticket', props: { number }, path: '/dashboard/support' }),
    )
const list = async (before?: string) => {
  const { entries, next } = await listEntries(userId, 'de', before)
  return { next, numbers: entries.map((entry) => (entry.kind === 'ticket' ? entry.props.number : 0)), entries }
}

test('the newest come first, page by page, and none of somebody else', async () => {
  const other = (await makeAccount()).id
  for (let number = 1; number <= ENTRIES_PER_PAGE + 3; number++) await notifyPerson(number)
  await notifyPerson(99, other)
  const first = await list()
  expect(first.numbers).toHaveLength(ENTRIES_PER_PAGE)
  expect(first.numbers[0]).toBe(ENTRIES_PER_PAGE + 3)
  const second = await list(first.next ?? '')
  expect([second.numbers, second.next]).toEqual([[3, 2, 1], null])
})

test('one entry or all are marked as read, never those of somebody else', async () => {
  const other = (await makeAccount()).id
  for (const number of [1, 2, 3]) await notifyPerson(number)
  await notifyPerson(4, other)
  const [newest] = (await list()).entries
  await readEntries(other, newest!.id)
  expect(await countUnreadOfUser(userId)).toBe(3)
  await readEntries(userId, newest!.id)
  expect((await list()).entries.map(({ unread }) => unread)).toEqual([false, true, true])
  await readEntries(userId)
  expect([await countUnreadOfUser(userId), await countUnreadOfUser(other)]).toEqual([0, 1])
})

test('following an entry reads it and makes its school the one that the dashboard shows', async () => {
  for (const id of ['a', 'b']) {
    await db().insertInto('schools').values(schoolRow({ id })).execute()
    await db().insertInto('premium_grants').values({ school_id: id, reason: 'Test' }).execute()
    await db().insertInto('school_members').values({ school_id: id, user_id: userId, role: 'owner' }).execute()
  }
  expect((await findDashboardSchool(userId))?.id).toBe('a')
  const path = '/dashboard/reviews/1'
  await db()
    .transaction()
    .execute((trx) => notify(trx, { to: { schoolId: 'b' }, kind: 'review', props: { school: 'b' }, path }))
  const [entry] = (await list()).entries
  const other = (await makeAccount()).id
  expect(await followEntry(other, entry!.id)).toBeUndefined()
  expect(await countUnreadOfUser(userId)).toBe(1)
  expect(await followEntry(userId, entry!.id)).toBe(path)
  expect([await countUnreadOfUser(userId), (await findDashboardSchool(userId))?.id]).toEqual([0, 'b'])
})

test('a person gets it all with the export; after a year it is forgotten', async () => {
  await notifyPerson(1)
  await notifyPerson(2)
  expect(await entryData.read(userId)).toHaveLength(2)
  const [newest] = (await list()).entries
  const old = new Date()
  old.setMonth(old.getMonth() - 13)
  await db().updateTable('notifications').set({ created_at: old }).where('id', '<>', newest!.id).execute()
  await removeExpired('notifications')
  expect((await list()).numbers).toEqual([2])
})
