import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeAccount, removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { takeLock } from '#app/features/admin/case-locks/take-lock.server.ts'
import { db } from '#db/client.ts'
import { nextCase } from './next-case.server.ts'
import { addOneOfEach, addReview, addSchool } from './testing/waiting-cases.ts'

let userId: string
beforeEach(async () => {
  await addSchool()
  userId = (await makeAccount({ role: 'moderator' })).id
})
afterEach(async () => {
  for (const table of ['appeals', 'reports', 'reports', 'tickets', 'schools'] as const)
    await db().deleteFrom(table).execute()
  await removeAccounts()
})

test('the next matter is what is due first, then what comes after the one on the screen, round and round', async () => {
  const ids = [await addReview('pending', 9), await addReview('pending', 8), await addReview('pending', 7)]
  const [first, second, third] = ids.map((id) => ({ kind: 'review' as const, id }))
  expect(await nextCase(userId, {})).toEqual(first)
  expect(await nextCase(userId, { after: first })).toEqual(second)
  expect(await nextCase(userId, { after: second })).toEqual(third)
  expect(await nextCase(userId, { after: third })).toEqual(first)
  expect(await nextCase(userId, { after: { kind: 'claim', id: crypto.randomUUID() } })).toEqual(first)
})

test('what others have in hand is left out, and so is what cannot be decided yet', async () => {
  const { review } = await addOneOfEach()
  const ben = { userId: (await makeAccount({ role: 'moderator' })).id, role: 'moderator' as const }
  await takeLock(ben, { kind: 'review', id: review })
  expect(await nextCase(userId, { kind: 'review' })).toBeNull()
  expect(await nextCase(ben.userId, { kind: 'review' })).toEqual({ kind: 'review', id: review })
  expect(await nextCase(userId, { kind: 'dispute' })).toBeNull()
  await sql`update disputes set author_due_at = now()`.execute(db())
  expect(await nextCase(userId, { kind: 'dispute' })).toMatchObject({ kind: 'review' })
})

test('a matter is not its own successor', async () => {
  const id = await addReview('pending')
  expect(await nextCase(userId, { after: { kind: 'review', id } })).toBeNull()
})
