// Sends films from Chromium through Caddy with the directives of deploy/Caddyfile, over HTTPS: npm run bench -- films
// With and without JavaScript a film of more than 30 MB must arrive, be shown and play, and films above the limit must
// be refused with the page's message.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import { PASSWORD } from '#app/features/accounts/testing/accounts.ts'
import { makeSchool, mediaOf } from '#app/features/school-media/testing/media-setup.ts'
import { closeDatabase, db } from '#db/client.ts'
import { startTestServer } from '#db/testing/test-server.ts'
import { freePort, runBuiltProgram } from '#server/testing/run-program.ts'
import { browserLaunchOptions } from '../../e2e/setup/browser.ts'
import { assertInstalled, type Caddy, startCaddy } from './start-caddy.ts'

const MB = 1_000_000
const REFUSED = 'Ein Video ist größer als 200 MB. Es wurde nichts hochgeladen.'
/** Milliseconds that anything may take. */
const MAX_MS = 60_000
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aulario-films-'))

/** Creates a film of noise in VP8, which every Chromium plays, at 1 MB per second. */
function makeFilm(seconds: number): string {
  const file = path.join(folder, 'film.webm')
  const noise = ['-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-s', '640x360', '-r', '25', '-t', String(seconds)]
  const encoder = ['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8', '-b:v', '8M', '-minrate', '8M']
  const made = spawnSync('ffmpeg', ['-y', ...noise, '-i', '/dev/urandom', ...encoder, file])
  if (made.status !== 0) throw new Error(`ffmpeg: ${made.stderr}`)
  return file
}

/** Makes a film's file larger; data after its frames is never read. */
function lengthened(film: string, bytes: number): string {
  const file = path.join(folder, `${bytes / MB}.webm`)
  fs.copyFileSync(film, file)
  fs.truncateSync(file, bytes)
  return file
}

/** Opens the site over HTTPS as somebody who has signed in there through the form. */
async function visit(browser: Browser, caddy: Caddy, email: string, javaScriptEnabled: boolean): Promise<Page> {
  const baseURL = `https://localhost:${caddy.tlsPort}`
  const context = await browser.newContext({ baseURL, javaScriptEnabled, ignoreHTTPSErrors: true, locale: 'de-DE' })
  const page = await context.newPage()
  await page.goto('/auth')
  await page.fill('input[name=email]', email)
  await page.fill('input[name=password]', PASSWORD)
  await page.press('input[name=password]', 'Enter')
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'))
  return page
}

async function choose(page: Page, file: string, isByScript: boolean): Promise<void> {
  await page.goto('/dashboard/media?view=upload&type=videos')
  if (isByScript)
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[name=files]')?.tabIndex === -1)
  await page.setInputFiles('input[name=files]', file)
  if (!isByScript) await page.locator('form:has(input[name=files]) button').click({ noWaitAfter: true })
}

/** The page's message about a film, or where the browser is instead. */
const sayingOf = (page: Page, words: string): Promise<string> =>
  page
    .getByText(words)
    .first()
    .waitFor({ timeout: MAX_MS })
    .then(
      () => words,
      async () => `${page.url()}: ${(await page.locator('body').innerText()).slice(0, 200)}`,
    )

/** Returns the state of the newest film of a school once nothing is being processed. */
async function stateOf(schoolId: string, count: number): Promise<string> {
  for (let waited = 0; waited < MAX_MS; waited += 250) {
    const films = await mediaOf(schoolId)
    if (films.length === count && films.every(({ state }) => state !== 'processing')) return films.at(-1)!.state
    await sleep(250)
  }
  return 'never ready'
}

/** Plays the newest film on the profile from its last seconds on, which the browser requests as a range. */
async function played(page: Page, schoolId: string): Promise<string> {
  await page.goto(`/schools/${schoolId}`)
  return await page
    .locator('video')
    .last()
    .evaluate(async (video: HTMLVideoElement) => {
      video.muted = true
      await video.play()
      video.currentTime = 30
      await new Promise((resolve) => setTimeout(resolve, 4000))
      return `${video.videoWidth} x ${video.videoHeight}, at ${video.currentTime.toFixed(1)} s of ${video.duration.toFixed(0)}`
    })
}

async function main() {
  const { server, template, stop } = await startTestServer()
  const databases = { DATABASE_URL: server.url('aulario', template), DATABASE_OWNER_URL: server.ownerUrl(template) }
  Object.assign(process.env, databases)
  const places = { OUTBOX_DIR: path.join(folder, 'outbox'), FILES_DIR: path.join(folder, 'files') }
  const [PORT, tlsPort] = [await freePort(), await freePort()]
  const proxy = { TRUST_PROXY: '1', PUBLIC_URL: `https://localhost:${tlsPort}` }
  const program = await runBuiltProgram({ SAMPLES: 'false', PORT, ...proxy, ...databases, ...places })
  const caddy = await startCaddy(`http://127.0.0.1:${PORT}`, folder, Number(tlsPort))
  const browser = await chromium.launch(await browserLaunchOptions())
  let failed = 0
  const report = (what: string, isRight: boolean, said: string) => {
    console.log(`${isRight ? 'ok' : 'FAILED'} | ${what} | ${said}`)
    if (!isRight) failed += 1
  }
  try {
    const { userId, schoolId } = await makeSchool()
    const { email } = await db().selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()
    const small = makeFilm(36)
    const tooLarge = [lengthened(small, 216 * MB), lengthened(small, 700 * MB)]
    let count = 0
    for (const isByScript of [true, false]) {
      const way = isByScript ? 'by script' : 'by a form'
      const page = await visit(browser, caddy, email, isByScript)
      for (const file of tooLarge) {
        await choose(page, file, isByScript)
        const said = await sayingOf(page, REFUSED)
        report(`${Math.round(fs.statSync(file).size / MB)} MB ${way}`, said === REFUSED, said)
      }
      const start = performance.now()
      await choose(page, small, isByScript)
      const state = await stateOf(schoolId, ++count)
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      const said = state === 'ready' ? '' : (await page.locator('main').innerText()).replaceAll('\n', ' ').slice(0, 200)
      report(
        `${Math.round(fs.statSync(small).size / MB)} MB ${way}`,
        state === 'ready',
        `${state} after ${seconds} s ${said}`,
      )
    }
    const page = await visit(browser, caddy, email, true)
    const said = await played(page, schoolId)
    report('it plays', / at 3[1-9]\./.test(said), said)
  } finally {
    await browser.close()
    caddy.stop()
    await closeDatabase()
    await program.kill()
    await stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
  process.exitCode = failed === 0 ? 0 : 1
}

assertInstalled('caddy', 'ffmpeg')
await main()
