import { afterEach, expect, test } from 'vitest'
import { requestReset } from '#app/features/accounts/sign-in/recovery/reset-password.server.ts'
import { beginSecondFactor } from '#app/features/accounts/sign-in/second-factor/set-up.server.ts'
import { signUp } from '#app/features/accounts/sign-in/sign-up.server.ts'
import {
  makeAccount,
  PASSWORD,
  removeAccounts,
  sessionOf,
  signedIn,
  visitor,
} from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { removeExpired } from './remove-expired.server.ts'

afterEach(removeAccounts)

const DAY_MS = 24 * 3600_000

const TABLES = [
  'sessions',
  'pending_sign_ups',
  'mailed_links',
  'identity_codes',
  'attempt_counts',
  'second_factor_tries',
  'begun_second_factors',
] as const
const count = async () =>
  await Promise.all(TABLES.map(async (table) => (await db().selectFrom(table).selectAll().execute()).length))

test('removes what is over and nothing else', async () => {
  const { id, email } = await makeAccount()
  const session = await sessionOf(await signedIn(email))
  await beginSecondFactor(session)
  await db().insertInto('second_factor_tries').values({ user_id: id, device: '' }).execute()
  await requestReset(email, visitor)
  const code = { code_hash: Buffer.from('code'), expires_at: new Date(Date.now() + DAY_MS) }
  await db()
    .insertInto('identity_codes')
    .values({ user_id: id, ...code })
    .execute()
  await signUp({ email: 'new@post.example', password: PASSWORD, fullName: '', locale: 'de' }, visitor)
  const before = await count()
  expect(await removeExpired()).toBe(0)
  expect(await count()).toEqual(before)
  const past = new Date(Date.now() - 1000)
  await db()
    .updateTable('second_factor_tries')
    .set({ updated_at: new Date(Date.now() - 31 * DAY_MS) })
    .execute()
  await db()
    .updateTable('begun_second_factors')
    .set({ created_at: new Date(Date.now() - 16 * 60_000) })
    .execute()
  expect(await removeExpired()).toBe(2)
  for (const table of ['sessions', 'pending_sign_ups', 'mailed_links', 'identity_codes'] as const)
    await db().updateTable(table).set({ expires_at: past }).execute()
  await db().updateTable('attempt_counts').set({ expire: past.getTime() }).execute()
  expect(await removeExpired()).toBe(before.reduce((sum, rows) => sum + rows, 0) - 2)
  expect(await count()).toEqual(TABLES.map(() => 0))
  expect(await db().selectFrom('users').selectAll().execute()).toHaveLength(1)
})
