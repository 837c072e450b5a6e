import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PAUSE_OFFLINE_MS } from '../timing.ts'
import { loadAgain } from './wait-for-connection.ts'

const toaster = vi.hoisted(() => ({ showWaiting: vi.fn(), hide: vi.fn() }))
vi.mock('../toast/toaster.tsx', () => toaster)

const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const loads = () => Promise.resolve('loaded')
const network = { onLine: false }
let browser: EventTarget

beforeEach(() => {
  vi.useFakeTimers()
  browser = new EventTarget()
  network.onLine = false
  vi.stubGlobal('navigator', network)
  vi.stubGlobal('location', new URL('http://site.example/fr/results'))
  vi.stubGlobal('fetch', vi.fn(loads))
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser))
  toaster.showWaiting.mockReset().mockReturnValue(toaster.hide)
  toaster.hide.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const shown = () => ({ shown: toaster.showWaiting.mock.calls.length, hidden: toaster.hide.mock.calls.length })
const settled = () => vi.advanceTimersByTimeAsync(0)

test('what fails although a server answers is not the network: it is thrown, and nothing is said', async () => {
  network.onLine = true
  await expect(loadAgain(lost)).rejects.toThrow('Failed to fetch')
  expect(shown()).toEqual({ shown: 0, hidden: 0 })
})

test.each([
  ['when the network is back', async () => void browser.dispatchEvent(new Event('online'))],
  ['when the visitor asks for it', async () => toaster.showWaiting.mock.lastCall![0].onPress()],
  ['after a few seconds', () => vi.advanceTimersByTimeAsync(PAUSE_OFFLINE_MS)],
])('%s all that waits is loaded, under one message in the language of the page', async (_, happens) => {
  const all = Promise.all([loadAgain(loads), loadAgain(loads)])
  await settled()
  expect(toaster.showWaiting.mock.lastCall![0].button).toBe('Réessayer')
  expect(shown()).toEqual({ shown: 1, hidden: 0 })
  network.onLine = true
  await happens()
  expect(await all).toEqual(['loaded', 'loaded'])
  expect(shown()).toEqual({ shown: 1, hidden: 1 })
})

test('it goes on waiting while no server answers, even with a network', async () => {
  vi.mocked(fetch).mockImplementation(lost)
  const load = vi.fn(loads)
  const result = loadAgain(load)
  network.onLine = true
  await vi.advanceTimersByTimeAsync(3 * PAUSE_OFFLINE_MS)
  expect([load.mock.calls.length, toaster.hide.mock.calls.length]).toEqual([0, 0])
  vi.mocked(fetch).mockImplementation(() => Promise.resolve(new Response()))
  await vi.advanceTimersByTimeAsync(PAUSE_OFFLINE_MS)
  expect(await result).toBe('loaded')
})

test('what nobody waits for any longer ends with the reason, and the message goes', async () => {
  const left = new AbortController()
  const result = expect(loadAgain(loads, left.signal)).rejects.toThrow('left the page')
  await settled()
  left.abort(new Error('left the page'))
  await result
  await vi.advanceTimersByTimeAsync(PAUSE_OFFLINE_MS)
  expect(shown()).toEqual({ shown: 1, hidden: 1 })
})

test('a proxy that answers for the program is no server, and the message says that the site is away', async () => {
  network.onLine = true
  vi.mocked(fetch).mockResolvedValue(new Response(null, { status: 502 }))
  const load = vi.fn(loads)
  const result = loadAgain(load)
  await vi.advanceTimersByTimeAsync(2 * PAUSE_OFFLINE_MS)
  expect([load.mock.calls.length, toaster.showWaiting.mock.lastCall![0].title]).toEqual([
    0,
    'Le site ne répond pas pour le moment',
  ])
  vi.mocked(fetch).mockResolvedValue(new Response())
  await vi.advanceTimersByTimeAsync(PAUSE_OFFLINE_MS)
  expect(await result).toBe('loaded')
})
