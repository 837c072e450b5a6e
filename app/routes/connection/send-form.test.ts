import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendForm } from './send-form.client.ts'

const show = vi.hoisted(() => ({ toast: vi.fn(), hideErrors: vi.fn() }))
vi.mock('#app/ui/toast/show-toast.ts', () => show)

beforeEach(() => {
  vi.stubGlobal('location', new URL('http://site.example/schools/1/review'))
  vi.stubGlobal('navigator', { onLine: true })
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
  ['no network', new TypeError('Failed to fetch')],
  ['no network, as the router wraps it', { data: new TypeError('Failed to fetch'), init: null }],
  ['a server in between', { status: 502, statusText: '', internal: false, data: '' }],
])('%s: the page stays with the refusal of its own form, and says so', async (_, error) => {
  const { 'routes/review': answer } = await send('error', error)
  expect(answer).toMatchObject({ type: 'data', result: unsent })
  expect(show.toast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ kind: 'error', title: 'Keine Verbindung' }),
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
