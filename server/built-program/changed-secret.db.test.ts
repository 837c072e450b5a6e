import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { freePort, type Program, runBuiltProgram } from '../testing/run-program.ts'

// APP_SECRET is changed as docs/operations.md says, and later APP_SECRET_BEFORE is removed.
const [FIRST, SECOND] = ['the-first-key-of-thirty-two-chars', 'the-second-key-of-thirty-two-char']
vi.stubEnv('APP_SECRET', FIRST)
// All of these read the key when they are loaded or first called.
const { makeAccount, sessionOf, signedIn, visitor, cookieOf } = await import(
  '#app/features/accounts/testing/accounts.ts'
)
const { unsubscribeAddress } = await import('#app/features/accounts/me/unsubscribe.server.ts')
const { beginSecondFactor } = await import('#app/features/accounts/sign-in/second-factor/set-up.server.ts')
const { confirmSecondFactor } = await import('#app/features/accounts/sign-in/second-factor/second-factor.server.ts')
const { codeAt } = await import('#app/features/accounts/sign-in/second-factor/totp.server.ts')

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'aulario-secret-'))
let program: Program | undefined
async function restart(secrets: Record<string, string>): Promise<void> {
  await program?.kill()
  program = await runBuiltProgram({
    SAMPLES: 'false',
    PORT: await freePort(),
    OUTBOX_DIR: folder,
    FILES_DIR: folder,
    LOG_LEVEL: 'info',
    ...secrets,
  })
}
afterAll(async () => {
  await program?.kill()
  await fs.rm(folder, { recursive: true, force: true })
})

async function ask(address: string, cookie = '', form?: Record<string, string>) {
  const options = form && { method: 'POST', body: new URLSearchParams(form) }
  const answer = await fetch(program!.origin + address, { headers: { cookie }, redirect: 'manual', ...options })
  const set = answer.headers.getSetCookie().find((one) => one.startsWith('aulario.session_token='))
  return { status: answer.status, to: answer.headers.get('location'), set, text: await answer.text() }
}

/** An account with a second factor, whose next sign-in has still to give a code. */
async function withFactor() {
  const { id, email } = await makeAccount()
  const session = await sessionOf(await signedIn(email))
  const { secret } = await beginSecondFactor(session)
  const { codes } = await confirmSecondFactor(session, codeAt(secret, Date.now() - 30_000), visitor)
  const give = (cookie: string, code: string) => ask('/auth/second-factor', cookie, { intent: 'second-factor', code })
  return { id, email, secret, codes, give }
}

test('with APP_SECRET_BEFORE all goes on; without it what the old key made ends with words, never with 500', async () => {
  const { id, email } = await makeAccount()
  const [stays, ends] = [await signedIn(email), await signedIn(email)]
  const admin = await withFactor()
  const unsubscribe = new URL(unsubscribeAddress(id, 'email.saved_search', 'en'))
  const link = unsubscribe.pathname + unsubscribe.search
  const begun = await signedIn(admin.email)
  const later = await signedIn(admin.email)

  await restart({ APP_SECRET: SECOND, APP_SECRET_BEFORE: FIRST })
  expect((await ask('/account', stays)).status).toBe(200)
  expect((await ask(link)).text).toContain('<form')
  const given = await admin.give(begun, codeAt(admin.secret))
  expect([given.status, given.set]).toEqual([302, expect.any(String)])
  const renewed = cookieOf(given.set!)
  expect((await ask('/account', renewed)).status).toBe(200)

  await restart({ APP_SECRET: SECOND })
  // What the new key signed stays; what only the old one signed leads to signing in again.
  expect((await ask('/account', renewed)).status).toBe(200)
  for (const cookie of [ends, later]) {
    const { status, to } = await ask('/account', cookie)
    expect([status, to]).toEqual([302, expect.stringMatching(/^\/auth/)])
  }
  const over = await ask(link)
  expect(over.status).toBeLessThan(500)
  expect(over.text).toContain('<h1')

  // The factor is sealed with a key that is gone: words, and a recovery code helps.
  vi.stubEnv('APP_SECRET', SECOND)
  const again = await ask('/auth', '', { intent: 'sign-in', email: admin.email, password: 'Rechenheft mit Margarine' })
  const pending = cookieOf(again.set!)
  const refused = await admin.give(pending, codeAt(admin.secret, Date.now() + 30_000))
  expect([refused.status, refused.text]).toEqual([410, expect.stringContaining('zweite Faktor lässt sich hier nicht')])
  expect((await admin.give(pending, admin.codes[0]!)).status).toBe(302)
})
