import { afterAll, beforeAll, expect, test } from 'vitest'
import { publicOnly } from '#lib/net/public-address.ts'
import { SOURCE_LIMITS } from './byte-source.ts'
import { buildAddresses, isBuild } from './cut-streets.ts'
import { HttpSource } from './http-source.ts'
import { RangeServer } from './testing/range-server.ts'

const server = new RangeServer(Buffer.from('0123456789'))
let address: URL
beforeAll(async () => {
  address = new URL(await server.listen())
})
afterAll(() => server.close())

const options = { limits: { ...SOURCE_LIMITS, pauseMs: 1, attempts: 2 }, signal: new AbortController().signal }

test('reads parts of a file whose size and version it knows', async () => {
  const source = await HttpSource.open(address, options)
  expect([source.size, source.version]).toEqual([10, '10 "one"'])
  expect((await source.read(3, 4)).toString()).toBe('3456')
  await source.close()
})

test('builds are asked only of the public internet: a name of this machine is not reached', async () => {
  const asked = server.ranges.length
  await expect(HttpSource.open(address, { ...options, guard: publicOnly })).rejects.toThrow(/Port \d+ is not taken/)
  const guard = { ...publicOnly, ports: [Number(address.port)], resolve: async () => ['127.0.0.1'] }
  const named = new URL(`http://build.example:${address.port}/20261124.pmtiles`)
  await expect(HttpSource.open(named, { ...options, guard })).rejects.toThrow(/not an address of the public internet/)
  expect(server.ranges.length).toBe(asked)
})

test('the builds of Protomaps are named by their days, the latest first', () => {
  const addresses = buildAddresses(new Date('2026-03-02T23:59:00Z'))
  expect(addresses.slice(0, 3)).toEqual([
    'https://build.protomaps.com/20260302.pmtiles',
    'https://build.protomaps.com/20260301.pmtiles',
    'https://build.protomaps.com/20260228.pmtiles',
  ])
  expect([isBuild(addresses[9]!), isBuild('https://build.protomaps.com.example/20260302.pmtiles')]).toEqual([
    true,
    false,
  ])
})
