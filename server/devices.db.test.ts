import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessionCookieName } from '#app/features/accounts/sessions/session-cookie.server.ts'
import { startGoogle } from '#app/features/accounts/sign-in/google/google.server.ts'
import { visitor } from '#app/features/accounts/testing/accounts.ts'
import { CLIENT_ID, CLIENT_SECRET, startOpenIdProvider } from '#app/features/accounts/testing/openid-provider.ts'
import { COOKIES, STORED } from '#app/features/legal/device-storage/device-storage.ts'

// Compares the lists of the privacy page with the sources: a new cookie or stored value must be declared there.

const root = path.join(import.meta.dirname, '..')
const files = ['app', 'server', 'lib']
  .flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(root, folder, name)),
  )
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\/testing\//.test(name))
  .map((name) => ({ name, source: fs.readFileSync(name, 'utf8') }))

/**
 * Returns the name of a cookie or key that a source mentions: literally, by a constant of the file, or by the function
 * that returns it.
 */
function named(written: string, source: string): string {
  if (written.includes('{cookieName()}')) return /const COOKIE_NAME = '([^']+)'/.exec(source)?.[1] ?? written
  const constant = /^\$\{(\w+)\}$/.exec(written)?.[1] ?? (/^[A-Z_]+$/.test(written) ? written : undefined)
  if (constant) return new RegExp(`${constant} = '([^']+)'`).exec(source)?.[1] ?? written
  return written.includes('sessionCookieName()') ? sessionCookieName() : written
}

const WRITTEN = /`([\w.:$-]+(?:\{[\w()]+\})?|\$\{[\w()]+\})=[^`]*;\s*(?:max-age|path)=/gi
const STORED_BY = /(?:(?:(?:local|session)Storage\.setItem|createStore)\(|setCacheNameDetails\(\{ prefix: )([\w']+)/g

let provider: Awaited<ReturnType<typeof startOpenIdProvider>>
beforeAll(async () => {
  provider = await startOpenIdProvider()
  Object.assign(process.env, { GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_CLIENT_SECRET: CLIENT_SECRET })
  process.env.GOOGLE_ISSUER = provider.issuer
})
afterAll(() => provider.stop())

test('the list of cookies is what the program can set', async () => {
  // The name of the state's cookie depends on the site's address: it is read from an answer.
  const own = files
    .filter(({ name }) => !name.endsWith('provider-state.server.ts'))
    .flatMap(({ source }) => [...source.matchAll(WRITTEN)].map(([, name]) => named(name!, source)))
  const answer = await startGoogle({ next: '/account', locale: 'de', visitor })
  const toGoogle = answer.headers.getSetCookie().map((cookie) => cookie.split('=')[0]!)
  expect([...new Set([...own, ...toGoogle])].sort()).toEqual(COOKIES.map(({ name }) => name).sort())
})

test('scripts write cookies only where this test sees it, delete them, or write one that the server sets too', () => {
  const written = files.flatMap(({ source }) =>
    [...source.matchAll(/document\.cookie = (.*)/g)].map(([, value]) => value!),
  )
  expect(written.length).toBeGreaterThan(0)
  expect(written.filter((value) => !/^`|max-age=0|^\w+Cookie\(/.test(value))).toEqual([])
})

test('the list of stored values is what the pages keep', () => {
  const keys = files.flatMap(({ source }) =>
    [...source.matchAll(STORED_BY)].map(([, key]) => {
      const found = named(key!.replaceAll("'", ''), source)
      if (found !== key) return found
      return files.map((file) => named(key!, file.source)).find((name) => name !== key) ?? key
    }),
  )
  // Those of the router are set in its own code.
  const own = STORED.map(({ name }) => name).filter((name) => !name.startsWith('react-router'))
  expect([...new Set(keys)].sort()).toEqual(own.sort())
})
