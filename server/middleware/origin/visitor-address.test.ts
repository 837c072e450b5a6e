import { Hono } from 'hono'
import { afterEach, expect, test, vi } from 'vitest'
import { visitorAddress } from './visitor-address.ts'

afterEach(() => vi.restoreAllMocks())

const ask = async (trusted: number, forwarded?: string) => {
  const app = new Hono().get('/', (c) => c.text(visitorAddress(c, trusted)))
  const headers: Record<string, string> = forwarded ? { 'x-forwarded-for': forwarded } : {}
  const incoming = { socket: { remoteAddress: '10.0.0.1' } }
  return (await app.request('/', { headers }, { incoming })).text()
}

test('without a trusted proxy the header counts for nothing', async () => {
  expect(await ask(0, '203.0.113.7')).toBe('10.0.0.1')
})

test('behind one proxy its entry counts, not what the client wrote before it', async () => {
  expect(await ask(1, '6.6.6.6, 203.0.113.7')).toBe('203.0.113.7')
})

test('behind two proxies the outer one names the visitor', async () => {
  expect(await ask(2, '6.6.6.6, 203.0.113.7, 10.0.0.9')).toBe('203.0.113.7')
})

test('without an entry of the proxy the address of the connection counts', async () => {
  expect(await ask(1)).toBe('10.0.0.1')
  expect(await ask(2, '6.6.6.6')).toBe('10.0.0.1')
})

test('a proxy that is not trusted is told once', async () => {
  vi.resetModules()
  const { visitorAddress: fresh } = await import('./visitor-address.ts')
  const { log: freshLog } = await import('#lib/log.ts')
  const warn = vi.spyOn(freshLog(), 'warn').mockImplementation(() => {})
  const app = (trusted: number) => new Hono().get('/', (c) => c.text(fresh(c, trusted)))
  await app(0).request('/')
  await app(1).request('/', { headers: { 'x-forwarded-for': '203.0.113.7' } })
  expect(warn).not.toHaveBeenCalled()
  for (const from of ['203.0.113.7', '203.0.113.8']) await app(0).request('/', { headers: { 'x-forwarded-for': from } })
  expect(warn.mock.calls).toEqual([[expect.stringContaining('set TRUST_PROXY=1')]])
})
