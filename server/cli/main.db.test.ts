import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, expect, test } from 'vitest'
import { makeAccount, removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { storage } from '#lib/storage/open-storage.ts'
import { ERASURES, noteErasure } from '../backup/erasures.ts'

afterEach(removeAccounts)

const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, [path.join(import.meta.dirname, 'main.ts'), ...args]).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, text: stderr }),
  )
const roleOf = async (id: string) =>
  (await db().selectFrom('users').select('role').where('id', '=', id).executeTakeFirstOrThrow()).role

/** Returns the entries of the audit log about commands. */
const recorded = async (subject: string) => {
  const entries = db().selectFrom('audit_entries').select('after').where('subject_id', '=', subject)
  return (await entries.where('actor_role', '=', 'program').orderBy('at').execute()).map(({ after }) => after)
}

test('makes the first admin, a moderator, and removes the role again', async () => {
  const { id, email } = await makeAccount()
  expect(await run('grant', email.toUpperCase())).toMatchObject({
    code: 0,
    text: expect.stringContaining('role admin'),
  })
  expect(await roleOf(id)).toBe('admin')
  await run('grant', email, 'moderator')
  expect(await roleOf(id)).toBe('moderator')
  await run('revoke', email)
  expect(await roleOf(id)).toBe('user')
  expect(await recorded(id)).toEqual([{ role: 'admin' }, { role: 'moderator' }, { role: 'user' }])
})

test('an address without an account is reported', async () => {
  const { code, text } = await run('grant', 'nobody@post.example')
  expect([code, text]).toEqual([1, expect.stringContaining('no account with the address nobody@post.example')])
})

test('makes the main contact of a school, whose plan the account then has', async () => {
  const { id, email } = await makeAccount()
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: 'de-run' }))
    .execute()
  expect(await run('operator', email, 'de-run')).toMatchObject({ code: 0, text: expect.stringContaining('de-run') })
  expect(await recorded('de-run')).toEqual([{ person: id }])
  const planOf = async () =>
    (await db().selectFrom('profiles').select('subscription_type').where('id', '=', id).executeTakeFirstOrThrow())
      .subscription_type
  expect(await planOf()).toBe('free')
  await db().insertInto('premium_grants').values({ school_id: 'de-run', reason: 'test' }).execute()
  expect(await planOf()).toBe('premium')
  await db().updateTable('premium_grants').set({ ended_at: new Date() }).where('school_id', '=', 'de-run').execute()
  expect(await planOf()).toBe('free')
})

test('a missing school is reported', async () => {
  const { email } = await makeAccount()
  const { code, text } = await run('operator', email, 'de-nowhere')
  expect([code, text]).toEqual([1, expect.stringContaining('no school with the id de-nowhere')])
})

test('what was erased is erased again in a database that was brought back', async () => {
  const { id } = await makeAccount()
  const erasure = { kind: 'account', id, keepReviews: false } as const
  await noteErasure(erasure)
  expect(await run('erase-again')).toEqual({ code: 0, text: 'Erased again: 1.\n' })
  expect(await db().selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()).toBeUndefined()
  await storage().delete(`${ERASURES}account-${id}.json`)
})

test.each([
  [[]],
  [['grant']],
  [['grant', 'a@b.example', 'king']],
  [['make', 'a@b.example']],
  [['operator', 'a@b.example']],
])('explains its use when called with %j', async (args) => {
  expect(await run(...args)).toMatchObject({ code: 1, text: expect.stringContaining('Use: npm run admin') })
})
