import { makeMp4 } from '#lib/videos/testing/make-video.ts'
import type { Browser } from './browser.ts'

const MB = 1_000_000
/** The size in which the page sends it. */
const PART_BYTES = 4 * 1024 * 1024
const UPLOAD = '/dashboard/media?view=upload&type=videos'

/** Creates a film with a valid container, with one frame per megabyte. */
const film = (megabytes: number) => makeMp4({ frames: megabytes, bytes: MB })

/**
 * Sends a film in parts, as the page's script does, and waits until visitors of the school can see it.
 *
 * @throws Error when it is refused, or cannot be read from its middle
 */
export async function sendFilm(browser: Browser, schoolId: string, megabytes: number): Promise<string> {
  const bytes = await film(megabytes)
  const files = JSON.stringify([{ name: 'film.mp4', type: 'video/mp4', bytes: bytes.length }])
  const { page } = await browser.send('/api/school-uploads', { schoolId, kind: 'video', files })
  const { uploads } = JSON.parse(page) as { uploads: { id: string }[] }
  for (let offset = 0; offset < bytes.length; offset += PART_BYTES) {
    const headers = {
      'tus-resumable': '1.0.0',
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
    }
    const body = new Uint8Array(bytes.subarray(offset, offset + PART_BYTES))
    const answer = await browser.ask(`/api/uploads/${uploads[0]?.id}`, { method: 'PATCH', headers, body })
    if (answer.status !== 204) throw new Error(`a part was answered by ${answer.status}: ${await answer.text()}`)
  }
  for (let tries = 0; tries < 120; tries++) {
    const address = /<video[^>]* src="([^"]+)"/.exec(await browser.open(`/schools/${schoolId}`))?.[1]
    if (address) return await readMiddle(browser, address, bytes.length / 2)
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error('the profile shows no film')
}

/** Reads like a player that starts in the middle. */
async function readMiddle(browser: Browser, address: string, middle: number): Promise<string> {
  const from = Math.floor(middle)
  const answer = await browser.ask(address, { headers: { range: `bytes=${from}-${from + 999}` } })
  const { length } = await answer.bytes()
  if (answer.status !== 206 || length !== 1000) throw new Error(`its middle was answered by ${answer.status}`)
  return `${answer.headers.get('content-type')}, ${answer.headers.get('content-range')} at ${address}`
}

/** Sends a film as a form without JavaScript. @returns the page's message @throws Error when it is not refused */
export async function sendTooLarge(browser: Browser, schoolId: string, megabytes: number): Promise<string> {
  const form = new FormData()
  form.set('files', new Blob([new Uint8Array(await film(megabytes))], { type: 'video/mp4' }), 'film.mp4')
  const { to } = await browser.send(`${UPLOAD}&send=${schoolId}`, form)
  const words = /[^<>]*größer als 200\sMB[^<>]*/.exec(await browser.open(to))?.[0]
  if (!words) throw new Error(`nothing is said at ${to}`)
  return words
}
