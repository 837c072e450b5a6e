import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { log } from '#lib/log.ts'
import { eventually } from '#lib/testing/eventually.ts'
import { answerFailure } from './answer-failure.ts'
import { logRequests, REQUEST_ID } from './log-requests.ts'

afterEach(() => vi.restoreAllMocks())

function site() {
  const info = vi.spyOn(log(), 'info').mockImplementation(() => {})
  const error = vi.spyOn(log(), 'error').mockImplementation(() => {})
  const app = new Hono()
    .onError(answerFailure)
    .use(requestId({ headerName: '' }))
    .use(logRequests())
  app.get('/there', (c) => c.text('ok'))
  app.get('/broken', (c) => c.text('', 500))
  app.get('/throws', () => {
    throw new Error('not foreseen')
  })
  app.get('/readyz', (c) => c.text('', 503))
  app.get('/away', () => {
    throw Object.assign(new Error('the database system is starting up'), { code: '57P03', severity: 'FATAL' })
  })
  app.post('/form', async (c) => c.text(await c.req.text()))
  return { app, info, error }
}

test('an unknown path is logged, without its query and with a request id', async () => {
  const { app, info } = site()
  await app.request('/no/such?name=Maria&mail=m@example.org')
  expect(info).toHaveBeenCalledWith(
    expect.objectContaining({ path: '/no/such', status: 404, requestId: expect.any(String) }),
    'unknown path',
  )
  expect(JSON.stringify(info.mock.calls)).not.toContain('Maria')
})

test('every answer carries the request id of its line, whatever id the client names', async () => {
  const { app, info, error } = site()
  for (const path of ['/there', '/no/such', '/throws'])
    for (const sent of ['', 'chosen-by-the-client']) {
      const answer = await app.request(path, { headers: { [REQUEST_ID]: sent } })
      expect(answer.headers.get(REQUEST_ID)).toMatch(/^[0-9a-f-]{36}$/)
      const [line] = [...info.mock.calls, ...error.mock.calls].filter(
        ([fields]) => (fields as unknown as { requestId?: string }).requestId === answer.headers.get(REQUEST_ID),
      )
      expect(line?.[0]).toMatchObject({ path })
    }
})

test('a failure is an error in the log', async () => {
  const { app, error } = site()
  await app.request('/broken')
  expect(error).toHaveBeenCalledOnce()
})

test('unexpected errors are only logged', async () => {
  const { app, error } = site()
  const answer = await app.request('/throws')
  expect([answer.status, await answer.text()]).toEqual([500, 'Internal Server Error'])
  expect(error).toHaveBeenCalledWith({ err: expect.any(Error), path: '/throws' }, 'request failed')
})

test('what fails in an outage may be asked for again, and its line is no error', async () => {
  const { app, info } = site()
  const answer = await app.request('/away')
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
    503,
    '30',
    'no-store',
  ])
  expect(info).toHaveBeenCalledWith(expect.objectContaining({ path: '/away', status: 503 }), 'not available now')
})

test('a program that is not ready yet is not logged as an error', async () => {
  const { app, info, error } = site()
  await app.request('/readyz')
  expect([info.mock.calls.length, error.mock.calls.length]).toEqual([1, 0])
})

test('a client that hangs up in the middle is not logged as an error', async () => {
  const { app, info, error } = site()
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false })).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('POST /form HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000\r\n\r\nname=')
  await new Promise((resolve) => server.once('request', resolve))
  socket.destroy()
  await eventually(() =>
    expect(info).toHaveBeenCalledWith(expect.objectContaining({ path: '/form', status: 499 }), 'client hung up'),
  )
  expect(error).not.toHaveBeenCalled()
})

test('the id of a shared list is in no line, not even when its page fails', async () => {
  const { app, info, error } = site()
  app.get('/list/broken-1', () => {
    throw new Error('not foreseen')
  })
  await app.request('/list/0b7e6a52-3d8e-4f5c-9a5e-2f1c7f0d9b11')
  await app.request('/en/list/0b7e6a52-3d8e-4f5c-9a5e-2f1c7f0d9b11.data')
  await app.request('/list/broken-1')
  const lines = [...info.mock.calls, ...error.mock.calls].map(([line]) => line as unknown as { path: string })
  expect(lines.map(({ path }) => path)).toEqual(['/list/:id', '/en/list/:id', '/list/:id', '/list/:id'])
})
