import { afterEach, describe, expect, test } from 'vitest'
import type { Session } from '#app/core/session.ts'
import { db } from '#db/client.ts'
import { findSession } from '../../sessions/session.server.ts'
import {
  cookieOf,
  makeAccount,
  PASSWORD,
  removeAccounts,
  sessionOf,
  signedIn,
  tokenIn,
  visitor,
  waitingMails,
} from '../../testing/accounts.ts'
import { type Lie, startAuthenticator } from '../../testing/authenticator.ts'
import { requestReset, resetPassword } from '../recovery/reset-password.server.ts'
import { addPasskey, beginPasskey } from './add-passkey.server.ts'
import { listPasskeys, removePasskey } from './own-passkeys.server.ts'
import { newPasskeySchema, passkeySignInSchema } from './passkey.schema.ts'
import { askForPasskey, signInWithPasskey } from './sign-in-with-passkey.server.ts'

afterEach(async () => {
  await db().deleteFrom('verifications').execute()
  await removeAccounts()
})

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    ({ code }) => code,
  )

async function person(): Promise<Session> {
  return await sessionOf(await signedIn((await makeAccount()).email))
}

/** Makes a person with a passkey. @returns the device that holds it */
async function withPasskey() {
  const session = await person()
  const device = startAuthenticator()
  const { challenge } = await beginPasskey(session, PASSWORD, visitor)
  await addPasskey(session, device.make(challenge), visitor)
  return { session, device }
}

const enter = async (device: ReturnType<typeof startAuthenticator>, lie: Lie = {}) =>
  signInWithPasskey(device.sign((await askForPasskey(visitor)).challenge, lie), visitor, null)

describe('adding', () => {
  test('needs the password, makes a passkey that signs in, and is told by mail', async () => {
    const session = await person()
    expect(await codeOf(beginPasskey(session, 'Falsches Passwort 12', visitor))).toBe('wrong_password')
    const options = await beginPasskey(session, PASSWORD, visitor)
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: session.email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const device = startAuthenticator()
    await addPasskey(session, device.make(options.challenge), visitor)
    expect(await listPasskeys(session.userId)).toMatchObject([
      { id: device.id, device: 'Firefox · Linux', usedAt: null },
    ])
    expect((await waitingMails())[0]).toMatchObject({ template: 'passkey-added', to: session.email })
    const { state } = await findSession(cookieOf(await enter(device)))
    expect(state).toMatchObject({ kind: 'signed-in', session: { userId: session.userId } })
    expect((await listPasskeys(session.userId))[0]?.usedAt).not.toBeNull()
    // The next one names the passkeys that there are, so that a device makes no second one.
    expect((await beginPasskey(session, PASSWORD, visitor)).excludeCredentials).toMatchObject([{ id: device.id }])
  })

  test.each<[string, Lie]>([
    ['of another site', { origin: 'https://evil.example' }],
    ['for another host', { host: 'evil.example' }],
    ['that did not check who uses it', { unchecked: true }],
  ])('a device %s is refused', async (_, lie) => {
    const session = await person()
    const { challenge } = await beginPasskey(session, PASSWORD, visitor)
    expect(await codeOf(addPasskey(session, startAuthenticator().make(challenge, lie), visitor))).toBe(
      'passkey_refused',
    )
    expect(await listPasskeys(session.userId)).toEqual([])
  })

  test('a challenge works once, in its session, for its purpose and while it lasts', async () => {
    const session = await person()
    const add = (challenge: string, own = session) =>
      codeOf(addPasskey(own, startAuthenticator().make(challenge), visitor))
    const { challenge } = await beginPasskey(session, PASSWORD, visitor)
    expect(await add(challenge, await person())).toBe('passkey_refused')
    expect(await add(challenge, await sessionOf(await signedIn(session.email)))).toBe('passkey_refused')
    expect(await add((await askForPasskey(visitor)).challenge)).toBe('passkey_refused')
    expect(await add(challenge)).toBe('done')
    expect(await add(challenge)).toBe('passkey_refused')
    const late = await beginPasskey(session, PASSWORD, visitor)
    await db().updateTable('verifications').set({ expires_at: new Date() }).execute()
    expect(await add(late.challenge)).toBe('passkey_refused')
  })

  test('a passkey that another account has is refused, and twenty are enough', async () => {
    const { device } = await withPasskey()
    const other = await person()
    const begin = () => beginPasskey(other, PASSWORD, visitor)
    expect(await codeOf(addPasskey(other, device.make((await begin()).challenge), visitor))).toBe('passkey_refused')
    const begun = [await begin(), await begin()]
    const rows = Array.from({ length: 19 }, (_, at) => ({
      id: `key-${at}`,
      user_id: other.userId,
      public_key: Buffer.of(1),
    }))
    await db().insertInto('passkeys').values(rows).execute()
    const both = begun.map(({ challenge }) => codeOf(addPasskey(other, startAuthenticator().make(challenge), visitor)))
    expect((await Promise.all(both)).sort()).toEqual(['done', 'passkeys_full'])
    expect(await codeOf(begin())).toBe('passkeys_full')
  })
})

describe('signing in', () => {
  test.each<[string, Lie]>([
    ['on another site', { origin: 'https://evil.example' }],
    ['for another host', { host: 'evil.example' }],
    ['without checking who uses it', { unchecked: true }],
    ['for another account', { userHandle: crypto.randomUUID() }],
  ])('a device that signs %s is refused', async (_, lie) => {
    const { device } = await withPasskey()
    expect(await codeOf(enter(device, lie))).toBe('passkey_refused')
  })

  test('an unknown passkey, a wrong signature and a copy of the device are refused', async () => {
    const { device, session } = await withPasskey()
    expect(await codeOf(enter(startAuthenticator()))).toBe('passkey_refused')
    const forged = {
      ...startAuthenticator().sign((await askForPasskey(visitor)).challenge),
      id: device.id,
      rawId: device.id,
    }
    expect(await codeOf(signInWithPasskey(forged, visitor, null))).toBe('passkey_refused')
    expect(await codeOf(enter(device, { count: 7, userHandle: session.userId }))).toBe('done')
    expect(await codeOf(enter(device, { count: 7 }))).toBe('passkey_refused')
  })

  test('of an answer that comes twice at the same time one opens a session', async () => {
    const { device } = await withPasskey()
    const answer = device.sign((await askForPasskey(visitor)).challenge)
    const twice = [1, 2].map(() => codeOf(signInWithPasskey(answer, visitor, null)))
    expect((await Promise.all(twice)).sort()).toEqual(['done', 'passkey_refused'])
  })

  test('it gives the second factor, which only its account has', async () => {
    const { device, session } = await withPasskey()
    const factor = { user_id: session.userId, secret: 'of the app', confirmed_at: new Date() }
    await db().insertInto('second_factors').values(factor).execute()
    const { state } = await findSession(cookieOf(await enter(device)))
    expect(state).toMatchObject({ kind: 'signed-in', session: { hasSecondFactor: true } })
    // The password alone still does not.
    expect((await findSession(await signedIn(session.email))).state.kind).toBe('second-factor')
  })

  test('a locked account stays closed', async () => {
    const { device, session } = await withPasskey()
    const lock = (suspended_at: Date | null, erase_after: Date | null) =>
      db().updateTable('users').set({ suspended_at, erase_after }).where('id', '=', session.userId).execute()
    await lock(new Date(), null)
    expect(await codeOf(enter(device))).toBe('account_banned')
    await lock(null, new Date())
    expect(await codeOf(enter(device))).toBe('account_deleted')
  })

  test('a network that asks too often has to wait', async () => {
    const asked = await Promise.all(Array.from({ length: 61 }, () => codeOf(askForPasskey(visitor))))
    expect(asked.filter((code) => code !== 'done')).toEqual(['too_many_attempts'])
  })
})

test('only its owner removes a passkey, and a password set by a mailed link removes all', async () => {
  const { device, session } = await withPasskey()
  await removePasskey(await person(), device.id)
  expect(await listPasskeys(session.userId)).toHaveLength(1)
  await removePasskey(session, device.id)
  expect(await codeOf(enter(device))).toBe('passkey_refused')

  const another = await withPasskey()
  await requestReset(another.session.email, visitor)
  const link = (await waitingMails()).find(({ template }) => template === 'reset-password')
  await resetPassword(tokenIn(link?.props.url), { newPassword: 'Kreidestaub und Schwamm', keep: [] })
  expect(await codeOf(enter(another.device))).toBe('passkey_refused')
})

test('an answer that no browser gives is refused before anything is looked up', () => {
  const device = startAuthenticator()
  const [made, signed] = [device.make('x'), device.sign('x')]
  const wrong = [
    'no JSON',
    '[]',
    JSON.stringify({ ...made, id: 'not base64!' }),
    JSON.stringify({ ...made, type: 'password' }),
    JSON.stringify({ ...made, response: { ...made.response, clientDataJSON: 7 } }),
    ' '.repeat(30_001),
  ]
  for (const answer of [...wrong, JSON.stringify(signed)])
    expect(newPasskeySchema.safeParse({ answer }).error?.issues[0]?.message).toBe('failure.passkey_refused')
  for (const answer of [...wrong, JSON.stringify(made)])
    expect(passkeySignInSchema.safeParse({ answer }).error?.issues[0]?.message).toBe('failure.passkey_refused')
  expect(newPasskeySchema.parse({ answer: JSON.stringify(made) }).answer).toEqual(made)
  expect(passkeySignInSchema.parse({ answer: JSON.stringify(signed) }).answer).toEqual(signed)
})
