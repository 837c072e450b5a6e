import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Role } from '#app/core/session.ts'
import { findSession } from '#app/features/accounts/sessions/session.server.ts'
import { requestReset, resetPassword } from '#app/features/accounts/sign-in/recovery/reset-password.server.ts'
import {
  makeAccount,
  removeAccounts,
  signedIn,
  tokenIn,
  visitor,
  waitingMails,
} from '#app/features/accounts/testing/accounts.ts'
import { removeExpired } from '#app/features/legal/retention/remove-expired.server.ts'
import { db } from '#db/client.ts'
import { addDays, berlinDay } from '#lib/berlin-day.ts'
import { changeRole } from './change-role.server.ts'
import { endSessionsOf, sendPasswordReset } from './help-user.server.ts'
import { liftSuspension, suspendUser } from './suspend-user.server.ts'

let admin: { id: string; email: string }
let person: { id: string; email: string }
beforeEach(async () => {
  admin = await makeAccount({ role: 'admin' })
  person = await makeAccount()
})
afterEach(removeAccounts)

const reason = 'Werbung in Bewertungen.'
const suspend = (lastDay?: string, id = person.id, by = admin.id) => suspendUser(by, id, { reason, lastDay })
const log = (id = person.id) =>
  db()
    .selectFrom('audit_entries')
    .select(['actor_id', 'actor_role', 'action', 'before', 'after'])
    .where('subject_kind', '=', 'user')
    .where('subject_id', '=', id)
    .orderBy('at')
    .execute()
const roleOf = async (id: string) =>
  (await db().selectFrom('users').select('role').where('id', '=', id).executeTakeFirstOrThrow()).role

describe('suspending', () => {
  test('signs out at once, keeps out with the end, and tells the person why and how to object', async () => {
    const running = await signedIn(person.email)
    const lastDay = addDays(berlinDay(), 3)
    await suspend(lastDay)
    expect((await findSession(running)).state).toEqual({ kind: 'none', reason: 'ended' })
    const { suspended_until } = await db()
      .selectFrom('users')
      .select('suspended_until')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow()
    expect(berlinDay(new Date(suspended_until!.getTime() - 1))).toBe(lastDay)
    expect(berlinDay(suspended_until!)).toBe(addDays(lastDay, 1))
    await expect(signedIn(person.email)).rejects.toMatchObject({
      code: 'account_banned',
      until: suspended_until!.toISOString(),
    })
    expect((await waitingMails())[0]).toMatchObject({
      template: 'account-suspended',
      to: person.email,
      props: { reason, lastDay, contact: 'kontakt@aulario.example' },
    })
    // States only: the words of the reason are stored with the account and deleted with it.
    expect(await log()).toEqual([
      {
        actor_id: admin.id,
        actor_role: 'admin',
        action: 'user.suspended',
        before: { since: null, until: null },
        after: { until: expect.any(String) },
      },
    ])
  })

  test('ends by itself at its end, and not before', async () => {
    await suspend(berlinDay())
    await expect(signedIn(person.email)).rejects.toMatchObject({ code: 'account_banned' })
    await db().updateTable('users').set({ suspended_until: sql<Date>`now()` }).where('id', '=', person.id).execute()
    expect((await findSession(await signedIn(person.email))).state.kind).toBe('signed-in')
  })

  test('ends links that lead in, and asks for none', async () => {
    await requestReset(person.email, visitor)
    const token = tokenIn((await waitingMails())[0]?.props.url)
    await suspend()
    await expect(resetPassword(token, { newPassword: 'Kreidestaub und Schwamm', keep: [] })).rejects.toMatchObject({
      code: 'link_used',
    })
    const before = (await waitingMails()).length
    await requestReset(person.email, visitor)
    expect(await waitingMails()).toHaveLength(before)
  })

  test('without an end holds until it is lifted', async () => {
    await suspend()
    await expect(signedIn(person.email)).rejects.toMatchObject({ code: 'account_banned', until: undefined })
    await liftSuspension(admin.id, person.id)
    expect(await signedIn(person.email)).toContain('session_token')
    expect((await waitingMails()).map(({ template }) => template)).toContain('account-unlocked')
    await liftSuspension(admin.id, person.id)
    expect((await log()).map(({ action }) => action)).toEqual(['user.suspended', 'user.suspension_lifted'])
  })

  test('again changes reason and end and keeps since when', async () => {
    await suspend()
    const [first] = await db().selectFrom('users').select('suspended_at').where('id', '=', person.id).execute()
    await suspend(addDays(berlinDay(), 1))
    const [second] = await db().selectFrom('users').selectAll().where('id', '=', person.id).execute()
    expect(second!.suspended_at).toEqual(first!.suspended_at)
    expect(second!.suspended_until).not.toBeNull()
  })

  test('is forgotten a year after its end', async () => {
    const change = (months: number) =>
      db()
        .updateTable('users')
        .set({ suspended_at: new Date(0), suspended_until: sql<Date>`now() - make_interval(months => ${months})` })
        .where('id', '=', person.id)
        .execute()
    await suspend(berlinDay())
    await change(11)
    expect(await removeExpired('users')).toBe(0)
    await change(13)
    expect(await removeExpired('users')).toBe(1)
    const [row] = await db().selectFrom('users').selectAll().where('id', '=', person.id).execute()
    expect(row).toMatchObject({ suspended_at: null, suspended_until: null, suspension_reason: '' })
  })
})

describe('roles', () => {
  test('change with a mail, the end of all sessions, and an entry in the log', async () => {
    const running = await signedIn(person.email)
    await changeRole(admin.id, person.id, 'moderator')
    expect(await roleOf(person.id)).toBe('moderator')
    expect((await findSession(running)).state.kind).toBe('none')
    expect((await waitingMails())[0]).toMatchObject({ template: 'role-changed', props: { role: 'moderator' } })
    expect(await log()).toMatchObject([{ before: { role: 'user' }, after: { role: 'moderator' } }])
    // Its rights begin with the second factor.
    expect((await findSession(await signedIn(person.email))).state).toMatchObject({
      session: { role: 'user', givenRole: 'moderator' },
    })
  })

  test('the same role again does nothing', async () => {
    await changeRole(admin.id, person.id, 'user')
    expect([await log(), await waitingMails()]).toEqual([[], []])
  })

  test('a suspended account gets no rights, but can lose them', async () => {
    await suspend()
    await expect(changeRole(admin.id, person.id, 'admin')).rejects.toMatchObject({ code: 'person_locked' })
    await db().updateTable('users').set({ role: 'moderator' }).where('id', '=', person.id).execute()
    await changeRole(admin.id, person.id, 'user')
    expect(await roleOf(person.id)).toBe('user')
  })

  test('three admins who demote each other in a ring at once leave one', async () => {
    const ring = [admin.id, (await makeAccount({ role: 'admin' })).id, (await makeAccount({ role: 'admin' })).id]
    const actions = ring.map((id, index) => changeRole(id, ring[(index + 1) % 3]!, 'user').catch((error) => error.code))
    expect(await Promise.all(actions)).toContain('not_allowed')
    const left = await db().selectFrom('users').select('id').where('role', '=', 'admin').execute()
    expect(left.length).toBeGreaterThan(0)
  })

  test('two admins who suspend each other at once: one stays', async () => {
    const other = await makeAccount({ role: 'admin' })
    const actions = [suspend(undefined, other.id), suspend(undefined, admin.id, other.id)]
    const results = await Promise.allSettled(actions)
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('who may', () => {
  const ACTIONS: [string, (by: string, id: string) => Promise<void>][] = [
    ['suspend', (by, id) => suspend(undefined, id, by)],
    ['lift', liftSuspension],
    ['change a role', (by, id) => changeRole(by, id, 'admin')],
    ['end sessions', endSessionsOf],
    ['send a reset', sendPasswordReset],
  ]
  const TO_ONESELF = ['end sessions', 'send a reset']

  test.each(ACTIONS)('%s: admins only, while they are', async (_, applyAction) => {
    for (const role of ['user', 'moderator'] satisfies Role[]) {
      const { id } = await makeAccount({ role })
      await expect(applyAction(id, person.id)).rejects.toMatchObject({ code: 'not_allowed' })
    }
    const former = await makeAccount({ role: 'admin' })
    await suspend(undefined, former.id)
    await expect(applyAction(former.id, person.id)).rejects.toMatchObject({ code: 'not_allowed' })
    expect(await log()).toEqual([])
  })

  test.each(ACTIONS)('%s: not for an account that is not there', async (_, applyAction) => {
    await expect(applyAction(admin.id, crypto.randomUUID())).rejects.toMatchObject({ code: 'person_unknown' })
    await expect(applyAction(admin.id, 'x')).rejects.toMatchObject({ code: 'person_unknown' })
  })

  test.each(ACTIONS.filter(([name]) => !TO_ONESELF.includes(name)))('%s: never oneself', async (_, applyAction) => {
    await expect(applyAction(admin.id, admin.id)).rejects.toMatchObject({ code: 'own_account' })
  })
})

test('signing somebody out everywhere ends their sessions and no others', async () => {
  const running = [await signedIn(person.email), await signedIn(person.email)]
  const own = await signedIn(admin.email)
  await endSessionsOf(admin.id, person.id)
  for (const cookie of running) expect((await findSession(cookie)).state.kind).toBe('none')
  expect((await findSession(own)).state.kind).toBe('signed-in')
  expect(await log()).toMatchObject([{ action: 'user.sessions_ended', after: { ended: 2 } }])
})

test('a link for a new password goes to the person only; suspended accounts get none', async () => {
  await sendPasswordReset(admin.id, person.id)
  const [mail] = await waitingMails()
  expect(mail).toMatchObject({ template: 'reset-password', to: person.email })
  await resetPassword(tokenIn(mail?.props.url), { newPassword: 'Kreidestaub und Schwamm', keep: [] })
  await suspend()
  await expect(sendPasswordReset(admin.id, person.id)).rejects.toMatchObject({ code: 'person_locked' })
})
