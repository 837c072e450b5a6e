import { afterEach, expect, test, vi } from 'vitest'
import { routerFetch } from './router-fetch.client.ts'

const wait = vi.hoisted(() => vi.fn())
vi.mock('#app/ui/connection/wait-for-connection.ts', () => ({ loadAgain: wait }))

const { signal } = new AbortController()
const lost = () => Promise.reject(new TypeError('Failed to fetch'))

/** Sends one request to a browser's `fetch` that gives these answers in turn. */
async function send(path: string, init: RequestInit | undefined, ...answers: (() => Promise<Response>)[]) {
  vi.useFakeTimers()
  vi.stubGlobal('location', new URL('http://site.example/results'))
  vi.stubGlobal('navigator', { onLine: true })
  const fetch = vi.fn(() => answers.shift()!())
  const answer = routerFetch(fetch)(path, init).catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  return { answer: await answer, sent: fetch.mock.calls.length }
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  wait.mockReset()
})

const away = () => Promise.resolve(new Response(null, { status: 503 }))
const answered = () => Promise.resolve(new Response(null, { status: 200 }))

const awayItself = () => Promise.resolve(new Response(null, { status: 503, headers: { 'x-request-id': 'r1' } }))

test('what a restarting server did not answer is asked three times more', async () => {
  const { answer, sent } = await send('/results.data', { signal }, away, away, away, answered)
  expect({ status: (answer as Response).status, sent }).toEqual({ status: 200, sent: 4 })
})

test('a form is sent once: it may have arrived although nobody answered', async () => {
  const { answer, sent } = await send('/order/1.data', { method: 'POST', signal }, away, answered)
  expect({ status: (answer as Response).status, sent }).toEqual({ status: 503, sent: 1 })
})

test.each(['/auth.data', '/fr/auth.data'])('signing in is tried three times more: %s', async (path) => {
  const { answer, sent } = await send(path, { method: 'POST', signal }, away, away, away, answered)
  expect({ status: (answer as Response).status, sent }).toEqual({ status: 200, sent: 4 })
})

test('what only reads waits while a proxy answers for the program, whose own answer is shown', async () => {
  wait.mockImplementation((load: () => Promise<Response>) => load())
  const { answer } = await send('/results.data', { signal }, away, away, away, away, answered)
  expect([(answer as Response).status, wait.mock.calls.length]).toEqual([200, 1])
  const own = await send('/results.data', { signal }, awayItself, awayItself, awayItself, awayItself)
  expect([(own.answer as Response).status, wait.mock.calls.length]).toEqual([503, 1])
})

test.each(['/results.data?q=x', '/__manifest?paths=%2F'])('%s waits for the network', async (path) => {
  wait.mockImplementation((load: () => Promise<Response>) => load())
  const { answer, sent } = await send(path, { signal }, lost, answered)
  expect({ status: (answer as Response).status, sent }).toEqual({ status: 200, sent: 2 })
})

test.each([
  ['a form', '/auth.data', { method: 'POST', signal }],
  ['a look ahead at links', '/__manifest?paths=%2F', undefined],
  ['a request of another part', '/api/suggest?q=x', { signal }],
])('%s does not wait for the network', async (_, path, init) => {
  const { answer } = await send(path, init, lost)
  expect(answer).toBeInstanceOf(TypeError)
  expect(wait).not.toHaveBeenCalled()
})
