import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Session } from '#app/core/session.ts'
import { removeExpired } from '#app/features/legal/retention/remove-expired.server.ts'
import { db } from '#db/client.ts'
import { confirmIdentity, hasPassword } from './identity/confirm-identity.server.ts'
import { countMail } from './identity/count-mail.server.ts'
import { grantRole } from './identity/grant-role.server.ts'
import { findLink, LINK_SECONDS, type LinkPurpose, makeLink, redeemLink } from './identity/mailed-links.server.ts'
import { hashPassword, storePassword } from './identity/password.server.ts'
import { avatarData } from './me/avatar.server.ts'
import { revokeOtherAccess } from './sign-in/recovery/left-behind.server.ts'
import {
  countCodeAttempt,
  resetCodeAttempts,
  resetStrangersAttempts,
} from './sign-in/second-factor/code-attempts.server.ts'
import { makeRecoveryCodes, redeemRecoveryCode } from './sign-in/second-factor/second-factor.server.ts'
import { makeAccount, PASSWORD, removeAccounts, waitingMails } from './testing/accounts.ts'

const NETWORK = (number: number) => ({ address: `203.0.${number}.7`, userAgent: 'Firefox' })

let account: { id: string; email: string }
beforeEach(async () => {
  account = await makeAccount()
})
afterEach(removeAccounts)

const inTransaction = <Answer>(run: Parameters<ReturnType<ReturnType<typeof db>['transaction']>['execute']>[0]) =>
  db().transaction().execute(run) as Promise<Answer>

describe('mailed links', () => {
  const emailOf = (purpose: LinkPurpose) => (purpose.startsWith('change-email') ? 'neu@post.example' : null)
  const make = (purpose: LinkPurpose, newEmail = emailOf(purpose)) =>
    inTransaction<string>((trx) => makeLink(trx, { userId: account.id, purpose, newEmail }))
  const redeem = (token: string, ...purposes: LinkPurpose[]) => inTransaction((trx) => redeemLink(trx, token, purposes))

  test.each(Object.keys(LINK_SECONDS) as LinkPurpose[])(
    'a link to %s says what it does, and does it once',
    async (purpose) => {
      const token = await make(purpose)
      const link = { userId: account.id, purpose, newEmail: emailOf(purpose) }
      expect(await findLink(db(), token, [purpose])).toEqual(link)
      expect(await redeem(token, purpose)).toEqual(link)
      await expect(redeem(token, purpose)).rejects.toMatchObject({ code: 'link_used' })
      expect(await findLink(db(), token, [purpose])).toBeUndefined()
    },
  )

  test('a link does nothing but what it was made for', async () => {
    const token = await make('restore-account')
    await expect(redeem(token, 'reset-password', 'confirm-email')).rejects.toMatchObject({ code: 'link_used' })
    expect(await findLink(db(), token, ['reset-password'])).toBeUndefined()
    expect(await redeem(token, 'restore-account')).toMatchObject({ purpose: 'restore-account' })
  })

  test('the database holds no token', async () => {
    const token = await make('reset-password')
    const { rows } = await sql<{ row: string }>`select l::text as row from mailed_links l`.execute(db())
    expect(rows).toHaveLength(1)
    expect(rows[0]!.row).not.toContain(token)
  })

  test('a second link of a kind ends the first, and leaves those of other kinds', async () => {
    const [first, other, second] = [
      await make('reset-password'),
      await make('confirm-email'),
      await make('reset-password'),
    ]
    expect(await findLink(db(), first, ['reset-password'])).toBeUndefined()
    expect(await findLink(db(), other, ['confirm-email'])).toBeDefined()
    expect(await findLink(db(), second, ['reset-password'])).toBeDefined()
  })

  test.each(Object.entries(LINK_SECONDS) as [LinkPurpose, number][])(
    'a link to %s works for %i seconds',
    async (purpose, seconds) => {
      const token = await make(purpose)
      const { works } = await db()
        .selectFrom('mailed_links')
        .select(sql<number>`extract(epoch from expires_at - created_at)::int`.as('works'))
        .executeTakeFirstOrThrow()
      expect(works).toBe(seconds)
      await db().updateTable('mailed_links').set({ expires_at: sql<Date>`now() - interval '1 second'` }).execute()
      expect(await findLink(db(), token, [purpose])).toBeUndefined()
      await expect(redeem(token, purpose)).rejects.toMatchObject({ code: 'link_used' })
    },
  )

  test('of two who use a link at the same time one is refused', async () => {
    const token = await make('confirm-email')
    const uses = await Promise.allSettled([1, 2, 3].map(() => redeem(token, 'confirm-email')))
    expect(uses.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
  })

  test('a use that fails later leaves the link', async () => {
    const token = await make('confirm-email')
    const failing = db()
      .transaction()
      .execute(async (trx) => {
        await redeemLink(trx, token, ['confirm-email'])
        throw new Error('later')
      })
    await expect(failing).rejects.toThrow('later')
    expect(await redeem(token, 'confirm-email')).toMatchObject({ userId: account.id })
  })
})

describe('the password', () => {
  const check = (password: string, visitor = NETWORK(1)) =>
    confirmIdentity({ userId: account.id, email: account.email }, password, visitor)
  const store = async (password: string) => {
    const hashed = await hashPassword(password)
    await inTransaction((trx) => storePassword(trx, account.id, hashed))
  }

  test('is asked for again, and a wrong one counts', async () => {
    await check(PASSWORD)
    await expect(check('Falsches Passwort 12')).rejects.toMatchObject({ code: 'wrong_password' })
  })

  test('too many wrong ones make even the right one wait', async () => {
    // All at once, because each later answer is given after a longer pause.
    const failureOf = () => check('Falsches Passwort 12').catch(({ code }) => code)
    const failures = await Promise.all(Array.from({ length: 11 }, failureOf))
    expect(failures.filter((code) => code === 'too_many_attempts')).toHaveLength(1)
    await expect(check(PASSWORD)).rejects.toMatchObject({ code: 'too_many_attempts' })
  })

  test('right ones in between let nobody wait', async () => {
    for (let tries = 0; tries < 4; tries++) {
      await expect(check('Falsches Passwort 12')).rejects.toMatchObject({ code: 'wrong_password' })
      await check(PASSWORD)
    }
  })

  test('is stored for an account that came without one, and mailed about in its language', async () => {
    await db().deleteFrom('sign_in_methods').execute()
    await db().updateTable('users').set({ locale: 'fr' }).execute()
    await store('Kreidestaub und Schwamm')
    expect(await hasPassword(account.id)).toBe(true)
    await check('Kreidestaub und Schwamm')
    expect(await waitingMails()).toMatchObject([{ template: 'password-changed', to: account.email, locale: 'fr' }])
  })

  test('a new one ends what could set another, and what the old one knew', async () => {
    const reset = await inTransaction<string>((trx) =>
      makeLink(trx, { userId: account.id, purpose: 'reset-password', newEmail: null }),
    )
    const generation = () => db().selectFrom('users').select('device_generation').executeTakeFirstOrThrow()
    const before = await generation()
    await store('Kreidestaub und Schwamm')
    await inTransaction((trx) => revokeOtherAccess(trx, account.id, { keep: [], sessionId: '' }))
    expect(await findLink(db(), reset, ['reset-password'])).toBeUndefined()
    expect(await generation()).not.toEqual(before)
    await expect(check(PASSWORD)).rejects.toMatchObject({ code: 'wrong_password' })
  })

  test('of others stays as it is', async () => {
    const other = await makeAccount()
    await store('Kreidestaub und Schwamm')
    await confirmIdentity({ userId: other.id, email: other.email }, PASSWORD, NETWORK(2))
  })
})

describe('mails to an address that somebody typed', () => {
  const count = (network: number, email = account.email, form: Parameters<typeof countMail>[0] = 'reset') =>
    countMail(form, email, NETWORK(network)).then(
      () => 'sent',
      ({ code }) => code,
    )
  const many = async (times: number, ask: (at: number) => Promise<string>) => {
    const answers = []
    for (let at = 0; at < times; at++) answers.push(await ask(at))
    return answers.filter((answer) => answer === 'sent').length
  }

  test('come four an hour from one network', async () => {
    expect(await many(6, () => count(1))).toBe(4)
    expect(await count(2)).toBe('sent')
  })

  test('come twenty an hour from all strangers together', async () => {
    expect(await many(40, (at) => count(at))).toBe(20)
  })

  test('one stranger uses up nobody’s mails', async () => {
    await many(10, () => count(1))
    expect(await count(2)).toBe('sent')
  })

  test('each form has budgets of its own', async () => {
    await many(10, () => count(1))
    expect(await count(1, account.email, 'sign-up')).toBe('sent')
  })

  test('one network has thirty over all addresses and forms', async () => {
    expect(await many(40, (at) => count(1, `niemand-${at}@post.example`, at % 2 ? 'reset' : 'sign-up'))).toBe(30)
  })

  test('an address counts the same whether or not it has an account', async () => {
    expect(await many(6, () => count(1, 'niemand@post.example'))).toBe(await many(6, () => count(3)))
  })
})

describe('recovery codes', () => {
  beforeEach(async () => {
    await db()
      .insertInto('second_factors')
      .values({ user_id: account.id, secret: 'x', confirmed_at: new Date() })
      .execute()
  })
  const make = () => inTransaction<string[]>((trx) => makeRecoveryCodes(trx, account.id))
  const redeem = (code: string, userId = account.id) =>
    inTransaction<boolean>((trx) => redeemRecoveryCode(trx, userId, code))

  test('are ten, all different, without signs that are mistaken for each other', async () => {
    const codes = await make()
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^([a-hjkmnp-z1-9]{4}-){3}[a-hjkmnp-z1-9]{4}$/)
  })

  test('work once each, however they are typed', async () => {
    const [one, two, three] = await make()
    expect(await redeem(one!.toUpperCase())).toBe(true)
    expect(await redeem(two!.replaceAll('-', ' '))).toBe(true)
    expect(await redeem(three!.replaceAll('-', ''))).toBe(true)
    for (const used of [one!, two!, three!]) expect(await redeem(used)).toBe(false)
  })

  test('of one person are none of another', async () => {
    const [code] = await make()
    const other = await makeAccount()
    expect(await redeem(code!, other.id)).toBe(false)
    expect(await redeem(code!)).toBe(true)
  })

  test('new ones end the old ones', async () => {
    const [old] = await make()
    const [fresh] = await make()
    expect([await redeem(old!), await redeem(fresh!)]).toEqual([false, true])
  })

  test.each(['', '-', '0000-0000-0000-0000', "' or true --"])('„%s“ is none', async (code) => {
    await make()
    expect(await redeem(code)).toBe(false)
  })
})

describe('tries at a code', () => {
  const session = () => ({ userId: account.id, email: account.email, locale: 'de' }) as Session
  const attempt = () => countCodeAttempt(session(), NETWORK(1))
  const lock = () =>
    db().selectFrom('second_factor_tries').select(['tries', 'blocks', 'locked_until']).executeTakeFirst()
  const waitOver = () => db().updateTable('second_factor_tries').set({ locked_until: sql<Date>`now()` }).execute()
  async function block() {
    const tries = []
    for (let at = 0; at < 10; at++) tries.push(await attempt())
    return tries
  }

  test('ten are made, the last of which is told; then one waits a quarter of an hour', async () => {
    const tries = await block()
    expect(tries.map(({ lastOfBlock }) => lastOfBlock)).toEqual([...Array(9).fill(false), true])
    const refused = await attempt().catch((failure) => failure)
    expect(refused).toMatchObject({ code: 'too_many_attempts' })
    expect(Math.abs(refused.retryAfter - 900)).toBeLessThan(5)
  })

  test('each further ten wait longer, at most a day', async () => {
    const waits = []
    for (let round = 0; round < 6; round++) {
      await block()
      waits.push((await attempt().catch((failure) => failure)).retryAfter)
      await waitOver()
    }
    const hours = waits.map((seconds) => Math.round(seconds / 900) / 4)
    expect(hours).toEqual([0.25, 1, 6, 24, 24, 24])
  })

  test('networks share one count', async () => {
    for (let at = 0; at < 10; at++) await countCodeAttempt(session(), NETWORK(at))
    await expect(countCodeAttempt(session(), NETWORK(99))).rejects.toMatchObject({ code: 'too_many_attempts' })
  })

  test('at the same time none slips through', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 30 }, attempt))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  })

  test('a right code begins the count again', async () => {
    const [first] = await block()
    await resetCodeAttempts(account.id, first!)
    expect(await lock()).toEqual({ tries: 0, blocks: 0, locked_until: null })
    expect(await attempt()).toMatchObject({ lastOfBlock: false })
  })

  test('a new password forgets what strangers tried with the old one', async () => {
    await block()
    await resetStrangersAttempts(db(), account.id)
    expect(await attempt()).toMatchObject({ lastOfBlock: false })
  })

  test('of another person wait for nothing', async () => {
    await block()
    const { id, email } = await makeAccount()
    await countCodeAttempt({ ...session(), userId: id, email }, NETWORK(1))
  })

  test('counts that nobody added to for thirty days are removed', async () => {
    await attempt()
    await db().updateTable('second_factor_tries').set({ updated_at: sql<Date>`now() - interval '29 days'` }).execute()
    await removeExpired('second_factor_tries')
    expect(await lock()).toBeDefined()
    await db().updateTable('second_factor_tries').set({ updated_at: sql<Date>`now() - interval '31 days'` }).execute()
    await removeExpired('second_factor_tries')
    expect(await lock()).toBeUndefined()
  })
})

describe('roles', () => {
  const role = async () => (await db().selectFrom('users').select('role').executeTakeFirstOrThrow()).role

  test('a role is given by a command, whatever the case of the address, and recorded', async () => {
    expect(await grantRole(account.email.toUpperCase(), 'moderator')).toContain('second factor')
    expect(await role()).toBe('moderator')
    expect(await grantRole(account.email, 'user')).not.toContain('second factor')
    const entries = db()
      .selectFrom('audit_entries')
      .select(['action', 'before', 'after'])
      .where('subject_id', '=', account.id)
    expect(await entries.orderBy('id').execute()).toEqual([
      { action: 'user.role_changed', before: { role: 'user' }, after: { role: 'moderator' } },
      { action: 'user.role_changed', before: { role: 'moderator' }, after: { role: 'user' } },
    ])
  })

  test('nobody gets a role whose account there is not', async () => {
    await expect(grantRole('niemand@post.example', 'admin')).rejects.toThrow('There is no account')
    expect(await role()).toBe('user')
  })
})

test('the picture of a person goes with the account, and none that came from elsewhere', async () => {
  const jobs = async () =>
    (await sql<{ data: object }>`select data from pgboss.job where name = 'delete_file'`.execute(db())).rows
  const picture = (avatar_url: string | null) =>
    db().updateTable('profiles').set({ avatar_url }).where('id', '=', account.id).execute()
  for (const elsewhere of [null, 'https://pictures.example/me.png']) {
    await picture(elsewhere)
    expect([await avatarData.read?.(account.id), await avatarData.files?.(account.id)]).toEqual([null, []])
    await inTransaction((trx) => avatarData.erase!(trx, account.id))
  }
  expect(await jobs()).toEqual([])
  await picture('/files/avatars/x/y.webp')
  expect(await avatarData.read?.(account.id)).toBe('avatars/x/y.webp')
  await inTransaction((trx) => avatarData.erase!(trx, account.id))
  expect(await jobs()).toEqual([{ data: { key: 'avatars/x/y.webp' } }])
})
