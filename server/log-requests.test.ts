import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { afterEach, expect, test, vi } from 'vitest'
import { log } from '#lib/log.ts'
import { logRequests } from './log-requests.ts'

afterEach(() => vi.restoreAllMocks())

function site() {
  const info = vi.spyOn(log(), 'info').mockImplementation(() => {})
  const error = vi.spyOn(log(), 'error').mockImplementation(() => {})
  const app = new Hono().use(requestId({ headerName: '' })).use(logRequests())
  app.get('/there', (c) => c.text('ok'))
  app.get('/broken', (c) => c.text('', 500))
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

test('a failure is an error in the log', async () => {
  const { app, error } = site()
  await app.request('/broken')
  expect(error).toHaveBeenCalledOnce()
})
