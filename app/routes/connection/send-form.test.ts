import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lateScripts } from '#app/ui/connection/until-online.ts'
import { sendForm } from './send-form.client.ts'

const show = vi.hoisted(() => ({ toast: vi.fn(), hideErrors: vi.fn() }))
vi.mock('#app/ui/toast/show-toast.ts', () => show)

const network = { onLine: true }

beforeEach(() => {
  network.onLine = true
  lateScripts.isFetched = true
  vi.stubGlobal('location', new URL('http://site.example/schools/1/review'))
  vi.stubGlobal('navigator', network)
  show.toast.mockReset()
})
afterEach(() => vi.unstubAllGlobals())

/** Sends a form to which the router answers this for one route; the router reads the form meanwhile. */
async function send(type: 'data' | 'error', result: unknown) {
  const request = new Request(location.href, { method: 'POST', body: new URLSearchParams({ intent: 'review' }) })
  return await sendForm(request, async () => {
    await request.formData()
    return { 'routes/review': { type, result } }
  })
}

const unsent = { data: { intent: 'review', code: 'offline', result: null }, init: { status: 503 } }

test.each([
  ['no network', false, new TypeError('Failed to fetch'), 'Keine Verbindung'],
  ['no server', true, new TypeError('Failed to fetch'), 'Die Website antwortet gerade nicht'],
  ['no server, as the router wraps it', true, { data: new TypeError('Failed to fetch'), init: null }, 'Die Website'],
  ['a server in between', true, { status: 502, statusText: '', internal: false, data: '' }, 'Die Website'],
])('%s: the page stays with the refusal of its own form, and says so', async (_, onLine, error, title) => {
  network.onLine = onLine
  const { 'routes/review': answer } = await send('error', error)
  expect(answer).toMatchObject({ type: 'data', result: unsent })
  expect(show.toast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ kind: 'error', title: expect.stringContaining(title) }),
  )
})

test.each([
  ['an answer', 'data', { saved: true }],
  ['an error of the server', 'error', { status: 500, statusText: '', internal: false, data: '' }],
  ['a defect', 'error', new RangeError('defect')],
] as const)('%s passes as it is', async (_, type, result) => {
  expect(await send(type, result)).toEqual({ 'routes/review': { type, result } })
  expect(show.toast).not.toHaveBeenCalled()
})
