import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PAUSE_OFFLINE_MS } from '../timing.ts'

const fetch = vi.hoisted(() => {
  const answers = vi.fn()
  vi.stubGlobal('fetch', answers)
  return answers
})
const { lateScripts, untilOnline } = await import('./until-online.ts')

const network = { onLine: false }
let browser: EventTarget
let shown: { textContent: string }[]

beforeEach(() => {
  vi.useFakeTimers()
  browser = new EventTarget()
  shown = []
  network.onLine = false
  vi.stubGlobal('navigator', network)
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  const createElement = () => {
    const note = { textContent: '', remove: () => void shown.splice(shown.indexOf(note), 1) }
    return note
  }
  const body = {
    dataset: { offline: 'Alles ist noch da.' },
    append: (note: (typeof shown)[0]) => void shown.push(note),
  }
  vi.stubGlobal('document', { createElement, body })
})
afterEach(() => {
  lateScripts.isFetched = false
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  ['when the network is back', async () => void browser.dispatchEvent(new Event('online'))],
  ['after a few seconds', () => vi.advanceTimersByTimeAsync(PAUSE_OFFLINE_MS)],
])('%s the script is imported, and only then; meanwhile the page says why', async (_, happens) => {
  const load = vi.fn(async () => 'script')
  const imported = untilOnline(load)
  await vi.advanceTimersByTimeAsync(3 * PAUSE_OFFLINE_MS - 1)
  expect([load.mock.calls.length, shown.map(({ textContent }) => textContent)]).toEqual([0, ['Alles ist noch da.']])
  network.onLine = true
  await happens()
  expect([await imported, shown]).toEqual(['script', []])
})

test('what was fetched before is there without a network', async () => {
  lateScripts.isFetched = true
  expect(await untilOnline(async () => 'script')).toBe('script')
})

test('an import that finds no server is tried again, any other failure is thrown', async () => {
  network.onLine = true
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce('script')
  const imported = untilOnline(load)
  await vi.advanceTimersByTimeAsync(PAUSE_OFFLINE_MS)
  expect(await imported).toBe('script')
  await expect(untilOnline(() => Promise.reject(new RangeError('defect')))).rejects.toThrow('defect')
  fetch.mockResolvedValueOnce(new Response())
  await expect(untilOnline(() => Promise.reject(new TypeError('gone')))).rejects.toThrow('gone')
})

test('a page that comes from this device imports its scripts at once', async () => {
  Object.assign(document.body.dataset, { kept: 'true' })
  expect([await untilOnline(async () => 'script'), shown]).toEqual(['script', []])
})
