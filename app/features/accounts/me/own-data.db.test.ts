import { buffer } from 'node:stream/consumers'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { exportData } from '#app/core/privacy/export-data.server.ts'
import type { PersonalData } from '#app/core/privacy/personal-data.ts'
import { db } from '#db/client.ts'
import { findSession } from '../sessions/session.server.ts'
import { requestReset } from '../sign-in/recovery/reset-password.server.ts'
import {
  makeAccount,
  PASSWORD,
  removeAccounts,
  sessionOf,
  signedIn,
  tokenIn,
  visitor,
  waitingMails,
} from '../testing/accounts.ts'
import { accountData } from './account-data.server.ts'
import { deleteAccount, eraseAccount, restoreAccount } from './delete-account.server.ts'

afterEach(removeAccounts)

const DAY = 24 * 3600_000
const choice = { passwordOrCode: PASSWORD, keepReviews: false }

async function deleted() {
  const user = await makeAccount()
  await deleteAccount(await sessionOf(await signedIn(user.email)), choice, visitor)
  return user
}

test('deleting asks for the password again', async () => {
  const cookie = await signedIn((await makeAccount()).email)
  const wrong = deleteAccount(await sessionOf(cookie), { ...choice, passwordOrCode: 'Falsches Passwort' }, visitor)
  await expect(wrong).rejects.toMatchObject({ code: 'wrong_password' })
  expect((await findSession(cookie)).state.kind).toBe('signed-in')
})

test('a deleted account is left and locked at once, and told by mail until when it can come back', async () => {
  const { id, email } = await makeAccount()
  const cookies = [await signedIn(email), await signedIn(email)]
  await requestReset(email, visitor)
  await deleteAccount(await sessionOf(cookies[0]!), { passwordOrCode: PASSWORD, keepReviews: true }, visitor)
  for (const cookie of cookies) expect((await findSession(cookie)).state.kind).toBe('none')
  await expect(signedIn(email)).rejects.toMatchObject({ code: 'account_deleted' })
  const links = await db().selectFrom('mailed_links').select('purpose').execute()
  expect(links).toEqual([{ purpose: 'restore-account' }])
  const user = await db().selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(user.keep_reviews).toBe(true)
  expect(user.erase_after!.getTime() - Date.now()).toBeGreaterThan(14 * DAY - 60_000)
  expect((await waitingMails())[0]).toMatchObject({
    template: 'account-deletion',
    to: email,
    props: { erasedOn: new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(user.erase_after!) },
  })
})

test('the mailed link brings it back, once', async () => {
  const { email } = await deleted()
  const token = tokenIn((await waitingMails())[0]?.props.undoUrl)
  await restoreAccount(token)
  expect(await signedIn(email)).toContain('session_token')
  await expect(restoreAccount(token)).rejects.toMatchObject({ code: 'link_used' })
})

test('the job comes after 14 days and erases what is still deleted then, with all that hangs on it', async () => {
  const { id } = await deleted()
  const { rows } = await sql<{ data: unknown; start_after: Date }>`
    select data, start_after from pgboss.job where name = 'erase_account'`.execute(db())
  expect(rows).toHaveLength(1)
  expect(rows[0]!.data).toEqual({ userId: id })
  expect(rows[0]!.start_after.getTime() - Date.now()).toBeGreaterThan(14 * DAY - 60_000)
  expect(await eraseAccount(id, accountData)).toBe(false)
  await db().updateTable('users').set({ erase_after: new Date() }).execute()
  expect(await eraseAccount(id, accountData)).toBe(true)
  for (const table of ['users', 'profile_details', 'sign_in_methods', 'mailed_links'] as const)
    expect(await db().selectFrom(table).selectAll().execute()).toEqual([])
})

test('the job of a deletion that was undone erases nothing', async () => {
  const { id } = await deleted()
  await restoreAccount(tokenIn((await waitingMails())[0]?.props.undoUrl))
  expect(await eraseAccount(id, accountData)).toBe(false)
})

test('when a kind of data cannot be erased, all stays for the next try', async () => {
  const { id } = await deleted()
  await db().updateTable('users').set({ erase_after: new Date() }).execute()
  const broken: PersonalData = {
    name: 'broken',
    read: async () => null,
    erase: () => Promise.reject(new Error('the store is away')),
  }
  await expect(eraseAccount(id, [...accountData, broken])).rejects.toThrow('away')
  expect(await db().selectFrom('users').selectAll().execute()).toHaveLength(1)
})

test('the export holds everything about one person, their files, and no secret', async () => {
  const { id, email } = await makeAccount({ name: 'Marta Keller' })
  await signedIn(email)
  await signedIn((await makeAccount()).email)
  const picture: PersonalData = {
    name: 'picture',
    read: async () => 'avatar.webp',
    files: async () => [{ path: 'avatar.webp', content: new Uint8Array([1, 2, 3]) }],
  }
  const zip = unzipSync(new Uint8Array(await buffer(await exportData(id, [...accountData, picture]))))
  expect(Object.keys(zip)).toEqual(['data.json', 'files/avatar.webp'])
  const text = strFromU8(zip['data.json']!)
  expect(JSON.parse(text)).toMatchObject({
    account: { email },
    profile: { fullName: 'Marta Keller' },
    sessions: [{ ip_address: visitor.address }],
    sign_in_methods: [{ provider_id: 'credential' }],
    picture: 'avatar.webp',
  })
  expect(text).not.toMatch(/argon2|token|person-\d+@post\.example.*person-/s)
})
