import { afterEach, expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { requestReset } from './passwords/request-reset.server.ts'
import { removeExpired } from './remove-expired.server.ts'
import { signUp } from './sign-up/sign-up.server.ts'
import { makeAccount, PASSWORD, removeAccounts, signedIn, visitor } from './testing/accounts.ts'

afterEach(removeAccounts)

const TABLES = ['sessions', 'pending_sign_ups', 'mailed_links', 'attempt_counts'] as const
const count = async () =>
  await Promise.all(TABLES.map(async (table) => (await db().selectFrom(table).selectAll().execute()).length))

test('removes what is over and nothing else', async () => {
  const { email } = await makeAccount()
  await signedIn(email)
  await requestReset(email, visitor)
  await signUp({ email: 'new@post.example', password: PASSWORD, fullName: '', locale: 'de' }, visitor)
  const before = await count()
  expect(await removeExpired()).toBe(0)
  expect(await count()).toEqual(before)
  const past = new Date(Date.now() - 1000)
  for (const table of ['sessions', 'pending_sign_ups', 'mailed_links'] as const)
    await db().updateTable(table).set({ expires_at: past }).execute()
  await db().updateTable('attempt_counts').set({ expire: past.getTime() }).execute()
  expect(await removeExpired()).toBe(before.reduce((sum, rows) => sum + rows, 0))
  expect(await count()).toEqual([0, 0, 0, 0])
  expect(await db().selectFrom('users').selectAll().execute()).toHaveLength(1)
})
