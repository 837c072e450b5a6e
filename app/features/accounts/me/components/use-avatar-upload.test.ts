import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendAvatar } from './use-avatar-upload.ts'

type Answer = { status: number; pieces: string[] }
let answers: Answer[] = []
let sent = 0

/**
 * Plays the events of a browser's request: 2 and then all of 4 bytes sent, the pieces of the answer one by one, the
 * end.
 */
class FakeRequest {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onprogress?: () => void
  onloadend?: () => void
  status = 0
  responseText = ''
  open() {}
  setRequestHeader() {}
  send() {
    sent++
    const { status, pieces } = answers.shift() ?? { status: 0, pieces: [] }
    for (const loaded of [2, 4]) this.upload.onprogress?.({ loaded, total: 4 })
    this.status = status
    for (const piece of pieces) {
      this.responseText += piece
      this.onprogress?.()
    }
    this.onloadend?.()
  }
}

beforeEach(() => {
  sent = 0
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function send(...given: Answer[]) {
  answers = given
  const percents: number[] = []
  const sending = sendAvatar('/account/avatar', new FormData(), (percent) => percents.push(percent))
  await vi.runAllTimersAsync()
  return { result: await sending, percents }
}

const STORED = '{"step":"stored"}\n'
const UPDATED = '{"step":"updated","avatarUrl":"/files/a.webp"}\n'

test('the bytes sent fill up to 90 percent, the kept file makes 95, the profile 100', async () => {
  const { result, percents } = await send({ status: 200, pieces: [STORED, UPDATED] })
  expect(percents).toEqual([45, 90, 95, 95, 100])
  expect(result).toEqual({ step: 'updated', avatarUrl: '/files/a.webp' })
})

test('a line that arrives in two pieces is read once it is whole', async () => {
  const pieces = [STORED.slice(0, 5), STORED.slice(5) + UPDATED.slice(0, 20), UPDATED.slice(20)]
  const { result, percents } = await send({ status: 200, pieces })
  expect(percents).toEqual([45, 90, 95, 95, 100])
  expect(result.step).toBe('updated')
})

test('a refusal is given as the server says it, also after the file was kept', async () => {
  const damaged = { status: 422, pieces: ['{"step":"failed","code":"image_damaged"}\n'] }
  expect((await send(damaged)).result).toEqual({ step: 'failed', code: 'image_damaged' })
  const late = { status: 200, pieces: [STORED, '{"step":"failed","code":"image_upload"}\n'] }
  const { result, percents } = await send(late)
  expect(result).toEqual({ step: 'failed', code: 'image_upload' })
  expect(percents).not.toContain(100)
})

test.each([502, 503, 504])('%i is tried again', async (status) => {
  const { result } = await send({ status, pieces: ['<html>'] }, { status: 200, pieces: [STORED, UPDATED] })
  expect(result.step).toBe('updated')
  expect(sent).toBe(2)
})

test('after three more tries it is given up', async () => {
  const away = { status: 503, pieces: ['{"step":"failed","code":"storage_away"}\n'] }
  expect((await send(away, away, away, away, away)).result).toEqual({ step: 'failed', code: 'storage_away' })
  expect(sent).toBe(4)
})

test.each([
  [0, 'offline'],
  [413, 'image_too_large'],
  [500, 'image_upload'],
  [200, 'image_upload'],
])('an answer %i that is not ours means %s', async (status, code) => {
  expect((await send({ status, pieces: ['<html>'] })).result).toEqual({ step: 'failed', code })
})
