import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeAccount, removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { verifiedAt } from '#app/features/claims/testing/claims.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { grantOwnership } from './grant-ownership.server.ts'
import { makeOwnerByCommand } from './make-owner.server.ts'

let first = { id: '', email: '' }
let second = { id: '', email: '' }
const verified = async () => Boolean(await verifiedAt('a'))
const grant = (userId: string) =>
  db()
    .transaction()
    .execute((trx) => grantOwnership(trx, { userId, schoolId: 'a' }))
const remove = (userId: string) => db().deleteFrom('school_members').where('user_id', '=', userId).execute()

beforeEach(async () => {
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: 'a' }))
    .execute()
  ;[first, second] = [await makeAccount(), await makeAccount()]
})
afterEach(async () => {
  await db().deleteFrom('schools').execute()
  await removeAccounts()
})

test('a school is verified as long as somebody owns it', async () => {
  await grant(first.id)
  await grant(second.id)
  const since = await verifiedAt('a')
  await remove(first.id)
  expect(await verifiedAt('a')).toEqual(since)
  await remove(second.id)
  expect(await verified()).toBe(false)
})

test('an erased account takes the verification with it, and an editor does not keep it', async () => {
  await grant(first.id)
  await db().insertInto('school_members').values({ school_id: 'a', user_id: second.id, role: 'editor' }).execute()
  await db().deleteFrom('users').where('id', '=', first.id).execute()
  expect(await verified()).toBe(false)
})

test('so does an owner who becomes an editor', async () => {
  await grant(first.id)
  await db().updateTable('school_members').set({ role: 'editor' }).execute()
  expect(await verified()).toBe(false)
})

test('of two owners who leave at once the second one is the last', async () => {
  await grant(first.id)
  await grant(second.id)
  await Promise.all([remove(first.id), remove(second.id)])
  expect(await verified()).toBe(false)
})

test('whom the team makes a main contact is verified as after a claim', async () => {
  await makeOwnerByCommand(first.email, 'a')
  expect(await verified()).toBe(true)
})
