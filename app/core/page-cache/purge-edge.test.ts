import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterEach, expect, test, vi } from 'vitest'
import * as logging from '#lib/log.ts'
import { EdgePurger, sendTags } from './purge-edge.server.ts'

const PAUSES = { gatherMs: 1, retryMs: 1 }

afterEach(() => void vi.restoreAllMocks())

test('changes that come together are sent together, each tag once', async () => {
  const sent: string[][] = []
  const purger = new EdgePurger(async (tags) => void sent.push([...tags]), PAUSES)
  purger.changed(['a', 'b'])
  purger.changed(['b', 'c'])
  await purger.settled()
  expect(sent).toEqual([['lists', 'school-a', 'school-b', 'school-c']])
  purger.changed([])
  await purger.settled()
  expect(sent).toHaveLength(1)
})

test('many tags go in several requests, none twice', async () => {
  const sent: string[][] = []
  const purger = new EdgePurger(async (tags) => void sent.push([...tags]), PAUSES)
  purger.changed(Array.from({ length: 99 }, (_, at) => String(at)))
  await purger.settled()
  expect(sent.every((tags) => tags.length <= 30)).toBe(true)
  expect(new Set(sent.flat()).size).toBe(100)
  expect(sent.flat()).toHaveLength(100)
})

test('what could not be sent is sent again, with what came since, and told once', async () => {
  const warn = vi.fn()
  vi.spyOn(logging, 'log').mockReturnValue({ warn, info: vi.fn() } as never)
  const sent: string[][] = []
  let refusals = 3
  const purger = new EdgePurger(async (tags) => {
    if (refusals-- > 0) {
      purger.changed(['late'])
      throw new Error('503')
    }
    sent.push([...tags])
  }, PAUSES)
  purger.changed(['early'])
  await purger.settled()
  expect(sent).toEqual([['lists', 'school-early', 'school-late']])
  expect(warn).toHaveBeenCalledOnce()
})

test('a process that ends does not wait for a cache that is away', async () => {
  vi.spyOn(logging, 'log').mockReturnValue({ warn: vi.fn(), info: vi.fn() } as never)
  const purger = new EdgePurger(() => Promise.reject(new Error('away')), { gatherMs: 1, retryMs: 60_000 })
  purger.changed('all')
  await vi.waitFor(() => expect(logging.log().warn).toHaveBeenCalled())
  await purger.stop()
})

test('a cache gets the tags as body and as header with the key of the site, and a refusal fails', async () => {
  const asked: { headers: http.IncomingHttpHeaders; body: unknown }[] = []
  let status = 200
  const server = http.createServer(async (request, response) => {
    asked.push({ headers: request.headers, body: await json(request) })
    response.writeHead(status).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`
  try {
    await sendTags(url, 'Fastly-Key: k 1', ['lists', 'school-a'])
    expect(asked[0]).toMatchObject({
      headers: { 'surrogate-key': 'lists school-a', 'fastly-key': 'k 1', 'content-type': 'application/json' },
      body: { tags: ['lists', 'school-a'] },
    })
    status = 403
    await expect(sendTags(url, undefined, ['all'])).rejects.toThrow('403')
  } finally {
    server.close()
    server.closeAllConnections()
  }
})
