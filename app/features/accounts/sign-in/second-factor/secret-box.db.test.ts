import { afterAll, expect, test, vi } from 'vitest'
import { db } from '#db/client.ts'
import { makeAccount, removeAccounts } from '../../testing/accounts.ts'
import { resealSecrets, seal, unseal } from './secret-box.server.ts'

const [first, second] = ['one-key-of-thirty-two-characters-', 'another-key-of-thirty-two-charact']
const settings: { APP_SECRET: string; APP_SECRET_BEFORE?: string } = { APP_SECRET: first }
// The program reads its key once; here it has to change.
vi.mock('#lib/app-secret.ts', () => ({
  appSecret: () => settings.APP_SECRET,
  knownSecrets: () => [settings.APP_SECRET, settings.APP_SECRET_BEFORE].filter((key) => key !== undefined),
}))
afterAll(removeAccounts)

test('a new key opens what the one before sealed, and takes its place', async () => {
  const { id } = await makeAccount()
  const sealed = seal('JBSWY3DPEHPK3PXP')
  await db().insertInto('second_factors').values({ user_id: id, secret: sealed }).execute()

  settings.APP_SECRET = second
  expect(unseal(sealed)).toBeUndefined()
  await expect(resealSecrets()).rejects.toThrow('another key')
  settings.APP_SECRET_BEFORE = first
  expect(unseal(sealed)).toBe('JBSWY3DPEHPK3PXP')

  expect(await resealSecrets()).toBe(1)
  expect(await resealSecrets()).toBe(0)
  delete settings.APP_SECRET_BEFORE
  const row = await db().selectFrom('second_factors').select('secret').where('user_id', '=', id).executeTakeFirst()
  expect(unseal(row?.secret ?? '')).toBe('JBSWY3DPEHPK3PXP')
})

test('what was changed on the way opens with no key', () => {
  const sealed = seal('JBSWY3DPEHPK3PXP')
  const changed = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA')
  expect(unseal(changed)).toBeUndefined()
})
