import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeAccount, removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { removeExpired } from '#app/features/legal/retention/remove-expired.server.ts'
import { db } from '#db/client.ts'
import type { CaseRef } from './case-kind.ts'
import { findLock } from './find-lock.server.ts'
import { endLock, releaseLock, takeLock, takeOver } from './take-lock.server.ts'

const staff = async () => ({ userId: (await makeAccount({ role: 'moderator' })).id, role: 'moderator' as const })
let [anna, ben] = [] as unknown as [Awaited<ReturnType<typeof staff>>, Awaited<ReturnType<typeof staff>>]
let caseRef: CaseRef
beforeEach(async () => {
  ;[anna, ben] = [await staff(), await staff()]
  caseRef = { kind: 'review', id: crypto.randomUUID() }
})
afterEach(removeAccounts)

const decide = (who: typeof anna) =>
  db()
    .transaction()
    .execute((trx) => endLock(trx, who, caseRef))
const pass = (minutes: number) =>
  sql`update case_locks set until = until - ${minutes} * interval '1 minute'`.execute(db())

test('who opens a case has it for a quarter of an hour, and longer as long as the page is open', async () => {
  expect(await takeLock(anna, caseRef)).toBe(true)
  await pass(14)
  expect(await takeLock(ben, caseRef)).toBe(false)
  expect(await takeLock(anna, caseRef)).toBe(true)
  await pass(14)
  expect(await findLock(ben, caseRef)).toMatchObject({ mine: false })
  expect(await findLock(anna, caseRef)).toMatchObject({ mine: true })
  await pass(2)
  expect(await findLock(ben, caseRef)).toBeNull()
  expect(await takeLock(ben, caseRef)).toBe(true)
  expect(await takeLock(anna, caseRef)).toBe(false)
})

test('of many who take a case at once one gets it', async () => {
  const all = [anna, ben, await staff(), await staff(), await staff()]
  for (let round = 0; round < 5; round++) {
    caseRef = { kind: 'claim', id: crypto.randomUUID() }
    const taken = await Promise.all(all.map((who) => takeLock(who, caseRef)))
    expect(taken.filter(Boolean)).toHaveLength(1)
  }
})

test('a case that was given back is free, and nobody gives back what others have', async () => {
  await takeLock(anna, caseRef)
  await releaseLock(ben, caseRef)
  expect(await takeLock(ben, caseRef)).toBe(false)
  await releaseLock(anna, caseRef)
  expect(await takeLock(ben, caseRef)).toBe(true)
})

test('only who has the case decides, or anybody when nobody has it; then it is free', async () => {
  await decide(ben)
  await takeLock(anna, caseRef)
  await expect(decide(ben)).rejects.toMatchObject({ code: 'case_locked' })
  await decide(anna)
  expect(await findLock(ben, caseRef)).toBeNull()
})

test('taking over is on record, and who had the case cannot decide any more', async () => {
  await takeLock(anna, caseRef)
  await takeOver(ben, caseRef)
  await expect(decide(anna)).rejects.toMatchObject({ code: 'case_locked' })
  expect(await takeLock(anna, caseRef)).toBe(false)
  const entries = db().selectFrom('audit_entries').selectAll().where('subject_id', '=', caseRef.id)
  expect(await entries.execute()).toMatchObject([
    {
      actor_id: ben.userId,
      action: 'review.taken_over',
      subject_kind: 'review',
      before: { inHandOf: anna.userId },
      after: { inHandOf: ben.userId },
    },
  ])
  await takeOver(ben, caseRef)
  expect(await entries.execute()).toHaveLength(1)
})

test('a decision that began first ends before the case is taken over', async () => {
  await takeLock(anna, caseRef)
  const order: string[] = []
  await db()
    .transaction()
    .execute(async (trx) => {
      await endLock(trx, anna, caseRef)
      const taking = takeOver(ben, caseRef).then(() => order.push('taken over'))
      await new Promise((resolve) => setTimeout(resolve, 200))
      order.push('decided')
      void taking
    })
  await expect.poll(() => order).toEqual(['decided', 'taken over'])
})

test('locks that are long over go, and all of a person go with the account', async () => {
  await takeLock(anna, caseRef)
  await takeLock(ben, { ...caseRef, kind: 'ticket' })
  await pass(15 + 23 * 60)
  await takeLock(ben, { ...caseRef, kind: 'claim' })
  await removeExpired('case_locks')
  expect(await db().selectFrom('case_locks').select('kind').execute()).toHaveLength(3)
  await pass(61)
  await takeLock(ben, { ...caseRef, kind: 'claim' })
  await removeExpired('case_locks')
  expect(await db().selectFrom('case_locks').select('kind').execute()).toEqual([{ kind: 'claim' }])
  await db().deleteFrom('users').where('id', '=', ben.userId).execute()
  expect(await db().selectFrom('case_locks').select('kind').execute()).toEqual([])
})
