import os from 'node:os'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Env } from '#lib/env.ts'
import { knownHosts } from './known-hosts.ts'

const LOCAL = { APP_MODE: 'local', HOST: undefined, PUBLIC_URL: undefined } as const

const statusAt = async (host: string, settings: Pick<Env, 'APP_MODE' | 'HOST' | 'PUBLIC_URL'> = LOCAL) => {
  const app = new Hono().use(knownHosts(settings)).get('/outbox', (c) => c.text('mails'))
  return (await app.request(`http://${host}/outbox`)).status
}

test.each([
  'localhost:3000',
  'LOCALHOST',
  'aulario.localhost:3000',
  '127.0.0.1:3000',
  '[::1]:3000',
  '192.168.1.7:3000',
])('%s reads the outbox of this machine', async (host) => {
  expect(await statusAt(host)).toBe(200)
})

test.each(['evil.example:3000', 'localhost.evil.example', '127.0.0.1.evil.example', 'evil-localhost', 'localhost.'])(
  '%s, whose name server may say anything, does not',
  async (host) => {
    expect(await statusAt(host)).toBe(421)
  },
)

test('host names of the settings and the machine are accepted', async () => {
  expect(await statusAt(`${os.hostname()}:3000`)).toBe(200)
  expect(await statusAt('schulen.example', { ...LOCAL, PUBLIC_URL: 'https://schulen.example' })).toBe(200)
  expect(await statusAt('office.lan:3000', { ...LOCAL, HOST: 'office.lan' })).toBe(200)
})

test('in production the address comes from the settings, whatever the request says', async () => {
  const production = { APP_MODE: 'production', HOST: undefined, PUBLIC_URL: 'https://schulen.example' } as const
  expect(await statusAt('10.0.0.1:3000', production)).toBe(200)
  expect(await statusAt('other.example', production)).toBe(200)
})
