import { afterEach, expect, test } from 'vitest'
import type { Role } from '#app/core/session.ts'
import { removeExpired } from '#app/features/legal/retention/remove-expired.server.ts'
import {
  approveFactorRemoval,
  refuseFactorRemoval,
} from '#app/features/moderation/team/users/actions/decide-factor-removal.server.ts'
import { db } from '#db/client.ts'
import { findSession } from '../../sessions/session.server.ts'
import {
  cookieOf,
  makeAccount,
  removeAccounts,
  sessionOf,
  signedIn,
  tokenIn,
  visitor,
  waitingMails,
} from '../../testing/accounts.ts'
import { requestReset, resetPassword } from '../recovery/reset-password.server.ts'
import {
  completeFactorRemoval,
  findFactorRemoval,
  isStoppable,
  requestFactorRemoval,
  stopFactorRemoval,
  stopFactorRemovalByLink,
} from './factor-removal.server.ts'
import { confirmSecondFactor, verifySecondFactor } from './second-factor.server.ts'
import { beginSecondFactor } from './set-up.server.ts'
import { codeAt } from './totp.server.ts'

afterEach(removeAccounts)

/** An account with a second factor. @returns also the recovery codes, and `half` for sessions that lack the factor */
async function withFactor(role: Role = 'user') {
  const account = await makeAccount({ role })
  const session = await sessionOf(await signedIn(account.email))
  const { secret } = await beginSecondFactor(session)
  const { codes } = await confirmSecondFactor(session, codeAt(secret), visitor)
  const half = async () => await sessionOf(await signedIn(account.email))
  return { ...account, codes, half }
}

const mailTo = async (to: string, template: string) =>
  (await waitingMails()).filter((mail) => mail.to === to && mail.template === template)

const lapse = (userId: string, hours: number) =>
  db()
    .updateTable('factor_removals')
    .set({ due_at: new Date(Date.now() - hours * 3_600_000) })
    .where('user_id', '=', userId)
    .execute()

test('a lost factor goes three days after the request, with the password alone, and a mail says so', async () => {
  const { id, email, half } = await withFactor()
  await requestFactorRemoval(await half(), visitor)
  const waiting = await findFactorRemoval(id)
  expect(waiting).toMatchObject({ isDue: false })
  expect(Date.parse(waiting!.dueAt!) - Date.parse(waiting!.requestedAt)).toBe(72 * 3_600_000)
  await expect(completeFactorRemoval(await half())).rejects.toMatchObject({ code: 'not_allowed', status: 403 })

  await lapse(id, 1)
  const session = await half()
  const cookie = cookieOf(await completeFactorRemoval(session))
  expect((await findSession(cookie)).state).toMatchObject({ kind: 'signed-in', session: { id: session.id } })
  expect(await findFactorRemoval(id)).toBeUndefined()
  expect(await mailTo(email, 'factor-removed')).toHaveLength(1)
})

test('asking again neither shortens nor prolongs the time, and sends no second mail', async () => {
  const { id, email, half } = await withFactor()
  await requestFactorRemoval(await half(), visitor)
  const first = await findFactorRemoval(id)
  await requestFactorRemoval(await half(), visitor)
  expect(await findFactorRemoval(id)).toEqual(first)
  expect(await mailTo(email, 'factor-removal')).toHaveLength(1)
})

test('an account without a second factor cannot ask', async () => {
  const session = await sessionOf(await signedIn((await makeAccount()).email))
  await expect(requestFactorRemoval(session, visitor)).rejects.toMatchObject({ code: 'not_allowed' })
})

test.each([
  [
    'the link of the mail',
    async ({ email }: Awaited<ReturnType<typeof withFactor>>) => {
      const token = tokenIn((await mailTo(email, 'factor-removal'))[0]?.props.url)
      expect(await isStoppable(token)).toBe(true)
      await stopFactorRemovalByLink(token)
      expect(await isStoppable(token)).toBe(false)
      await expect(stopFactorRemovalByLink(token)).rejects.toMatchObject({ code: 'link_used' })
    },
  ],
  ['a signed-in device', async ({ id }: Awaited<ReturnType<typeof withFactor>>) => stopFactorRemoval(id)],
  [
    'a recovery code',
    async ({ half, codes }: Awaited<ReturnType<typeof withFactor>>) => {
      await verifySecondFactor(await half(), codes[0]!, visitor)
    },
  ],
])('%s ends the request', async (_, stop) => {
  const account = await withFactor()
  await requestFactorRemoval(await account.half(), visitor)
  const half = await account.half()
  await lapse(account.id, 1)
  await stop(account)
  expect(await findFactorRemoval(account.id)).toBeUndefined()
  await expect(completeFactorRemoval(half)).rejects.toMatchObject({ code: 'not_allowed' })
})

test('a new password ends the request of whoever knew the one before', async () => {
  const { id, email, half } = await withFactor()
  await requestFactorRemoval(await half(), visitor)
  await requestReset(email, visitor)
  const token = tokenIn((await mailTo(email, 'reset-password'))[0]?.props.url)
  await resetPassword(token, { newPassword: 'Kreidestaub und Schwamm', keep: [] })
  expect(await findFactorRemoval(id)).toBeUndefined()
})

test('of moderators and admins it goes only once another admin approves, who hears of it by mail', async () => {
  const admin = await makeAccount({ role: 'admin' })
  const moderator = await makeAccount({ role: 'moderator' })
  for (const role of ['moderator', 'admin'] as const) {
    const { id, email, half } = await withFactor(role)
    await requestFactorRemoval(await half(), visitor)
    expect(await findFactorRemoval(id)).toMatchObject({ dueAt: null, isDue: false })
    expect(await mailTo(admin.email, 'factor-removal-asked')).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ props: expect.objectContaining({ email }) })]),
    )
    expect(await mailTo(email, 'factor-removal-asked')).toEqual([])
    await expect(completeFactorRemoval(await half())).rejects.toMatchObject({ code: 'not_allowed' })
    await expect(approveFactorRemoval(id, id)).rejects.toMatchObject({ code: 'own_account' })
    await expect(approveFactorRemoval(moderator.id, id)).rejects.toMatchObject({ code: 'not_allowed' })
    await approveFactorRemoval(admin.id, id)
    await expect(approveFactorRemoval(admin.id, id)).rejects.toMatchObject({ code: 'not_allowed' })
    expect(await completeFactorRemoval(await half())).toContain('session_token')
  }
  expect(await mailTo(moderator.email, 'factor-removal-asked')).toEqual([])
})

test('an admin refuses a request, and approves none that was not made', async () => {
  const admin = await makeAccount({ role: 'admin' })
  const { id, half } = await withFactor('moderator')
  await expect(approveFactorRemoval(admin.id, id)).rejects.toMatchObject({ code: 'not_allowed' })
  await requestFactorRemoval(await half(), visitor)
  await refuseFactorRemoval(admin.id, id)
  expect(await findFactorRemoval(id)).toBeUndefined()
})

test('who became staff after the request needs the approval', async () => {
  const { id, half } = await withFactor()
  await requestFactorRemoval(await half(), visitor)
  await lapse(id, 1)
  await db().updateTable('users').set({ role: 'moderator' }).where('id', '=', id).execute()
  await expect(completeFactorRemoval(await half())).rejects.toMatchObject({ code: 'not_allowed' })
})

test('a request that nobody completes ends after a week', async () => {
  const { id, half } = await withFactor()
  await requestFactorRemoval(await half(), visitor)
  await lapse(id, 6 * 24)
  await removeExpired()
  expect(await findFactorRemoval(id)).toBeDefined()
  await lapse(id, 8 * 24)
  await removeExpired()
  expect(await findFactorRemoval(id)).toBeUndefined()
})
