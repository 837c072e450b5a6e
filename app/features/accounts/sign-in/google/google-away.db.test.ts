import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cookieOf, removeAccounts, visitor } from '../../testing/accounts.ts'
import { CLIENT_ID, CLIENT_SECRET, startOpenIdProvider } from '../../testing/openid-provider.ts'
import { finishGoogle, startGoogle } from './google.server.ts'

const FAILED = '/auth?failure=google_failed'

let port: number
let provider: Awaited<ReturnType<typeof startOpenIdProvider>> | undefined

beforeAll(async () => {
  port = await unusedPort()
  process.env.GOOGLE_CLIENT_ID = CLIENT_ID
  process.env.GOOGLE_CLIENT_SECRET = CLIENT_SECRET
  process.env.GOOGLE_ISSUER = `http://127.0.0.1:${port}`
})
afterAll(async () => {
  await provider?.stop()
  await removeAccounts()
})

async function unusedPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

const leave = () => startGoogle({ next: '/account', locale: 'de', visitor })

test('a provider that cannot be reached leads back to the log-in, and is asked again the next time', async () => {
  expect((await leave()).headers.get('location')).toBe(FAILED)
  provider = await startOpenIdProvider({ port })
  expect((await leave()).headers.get('location')).toContain(`${provider.issuer}/authorize?`)
})

test('one that goes away meanwhile leads back to the log-in as well', async () => {
  provider ??= await startOpenIdProvider({ port })
  const begun = await leave()
  const back = provider.authorize(begun.headers.get('location')!)
  await provider.stop()
  provider = undefined
  const headers = { cookie: cookieOf(begun.headers.getSetCookie()[0]!) }
  const answer = await finishGoogle(new Request(back, { headers }), visitor)
  expect(answer.headers.get('location')).toBe(FAILED)
  expect(answer.headers.getSetCookie().join()).not.toContain('session_token=')
})
