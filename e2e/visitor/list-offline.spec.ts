import { randomUUID } from 'node:crypto'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, hydrated, test } from '../fixtures/test.ts'

// A list opens without a network also after its page was closed.
test.use({ viewport: { width: 390, height: 844 }, expectedErrors: [/ERR_INTERNET_DISCONNECTED|status of (409|410)/] })

const SCHOOL = 'Lise-Meitner-Gymnasium'
const isSaved = (page: Page) => expect(page.getByText('Verschlüsselt gespeichert')).toBeVisible()
const card = (page: Page) => page.getByRole('article', { name: SCHOOL })

async function makeList(page: Page, prefix = ''): Promise<string> {
  await page.goto(`${prefix}/list#schools=1,2`)
  await expect(page.getByRole('checkbox')).toHaveCount(2)
  await page.getByRole('textbox').last().fill('Anna')
  await page.getByRole('main').locator('form button[type=submit]').click()
  await expect(page).toHaveURL(/\/list\/[0-9a-f-]{36}#/)
  return page.url()
}

/** What service workers have on this device: for which addresses each answers, and what their caches are asked for. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const workers = await navigator.serviceWorker.getRegistrations()
    const caches = await Promise.all(
      (await window.caches.keys()).map(async (name) =>
        (await (await window.caches.open(name)).keys()).map((r) => r.url),
      ),
    )
    return {
      scopes: workers.filter(({ active }) => active?.state === 'activated').map(({ scope }) => new URL(scope).pathname),
      files: caches.flat(),
    }
  })

const isKept = (page: Page, scope: string) =>
  expect(async () => expect((await kept(page)).scopes).toContain(scope)).toPass()

test('closed and opened without a network it is there, and a note reaches the other phone later', async ({
  page,
  context,
  browser,
}) => {
  const link = await makeList(page)
  const id = new URL(link).pathname.split('/').at(-1)!
  await isSaved(page)
  await expect(card(page)).toContainText('Lessingstraße')
  await isKept(page, '/list/')
  const { files } = await kept(page)
  expect(files.filter((url) => url.includes(id) || !/\/(assets|drawings|list)\//.test(url))).toEqual([])
  await page.close()

  await context.setOffline(true)
  const later = await context.newPage()
  const failed: string[] = []
  later.on('requestfailed', (request) => failed.push(new URL(request.url()).pathname))
  await later.goto(link)
  await expect(later.getByText('Ohne Netz. Was ihr ändert, bleibt auf diesem Gerät')).toBeVisible()
  await expect(card(later)).toContainText('Lessingstraße')
  await card(later).getByLabel('Notiz').fill('Im Keller geschrieben.')
  await later.getByRole('button', { name: 'Dossier als PDF' }).click()
  await expect(later.getByText('Dafür muss die Website erreichbar sein.')).toBeVisible()
  await expect(later.getByRole('contentinfo').getByRole('link', { name: 'English' })).toHaveAttribute(
    'href',
    `/en/list/${id}`,
  )
  await expectAccessible(later)
  // What was typed a moment before the page is left is kept as well.
  await card(later).getByLabel('Notiz').fill('Im Keller geschrieben, gleich danach geschlossen.')
  await later.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await later.waitForTimeout(100)
  expect(failed.filter((path) => !path.startsWith('/api/') && path !== '/__manifest')).toEqual([])
  await later.close()

  const again = await context.newPage()
  await again.goto(link)
  await expect(card(again).getByLabel('Notiz')).toHaveValue('Im Keller geschrieben, gleich danach geschlossen.')
  await context.setOffline(false)
  await isSaved(again)
  const other = await browser.newContext({ locale: 'de-DE' })
  const ben = await other.newPage()
  await ben.goto(link)
  await expect(card(ben)).toContainText('gleich danach geschlossen')
  await other.close()
})

test('with the network, an ended list says so; without its last list the device keeps no page', async ({
  page,
  context,
  browser,
}) => {
  const link = await makeList(page, '/en')
  await isKept(page, '/en/list/')
  const other = await browser.newContext({ locale: 'en-GB' })
  const ben = await other.newPage()
  await ben.goto(link)
  await ben.getByText('New link, end of the list').click()
  for (const _ of ['asks', 'is sure']) await ben.getByRole('button', { name: 'Delete the list for everybody' }).click()
  await expect(ben).toHaveURL(/\/en\/list$/)
  await other.close()

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('No network. Your changes stay on this device')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('This link no longer works')).toBeVisible()
  await page.goto('/en/list')
  for (const _ of ['asks', 'is sure']) await page.getByRole('button', { name: 'Remove from this device' }).click()
  await expect(async () => expect(await kept(page)).toEqual({ scopes: [], files: [] })).toPass()
})

/**
 * Another release in front of the program under test, which changes the script of the worker, or has none: browsers
 * fetch it past what a test can intercept.
 */
async function openRelease(site: string) {
  const state: { isAway: boolean; change: ((script: string) => string) | undefined } = {
    isAway: false,
    change: (script) => script,
  }
  const server = createServer((asked, answer) => {
    const isWorker = asked.url === '/list/worker.js'
    if (state.isAway || (isWorker && !state.change)) {
      answer.writeHead(state.isAway ? 503 : 404).end()
      return
    }
    const forwarded = request(site + asked.url, { method: asked.method!, headers: asked.headers }, async (given) => {
      if (!isWorker || asked.method !== 'GET') {
        given.pipe(answer.writeHead(given.statusCode!, given.headers))
        return
      }
      const { 'content-length': _, ...headers } = given.headers
      answer.writeHead(given.statusCode!, headers).end(state.change!(await text(given)))
    })
    if (isWorker) forwarded.setHeader('accept-encoding', 'identity')
    asked.pipe(forwarded)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return { state, server, url: `http://localhost:${(server.address() as AddressInfo).port}` }
}

test('a new build replaces the worker, which answers while no process does; a release without one ends it', async ({
  browser,
  baseURL,
}) => {
  const { state, server, url } = await openRelease(baseURL!)
  const context = await browser.newContext({ baseURL: url, locale: 'de-DE' })
  const page = await context.newPage()
  await makeList(page)
  await isSaved(page)
  await isKept(page, '/list/')
  const before = (await kept(page)).files
  const shells = (files: string[]) => files.filter((file) => file.includes('/list/'))
  expect(shells(before)).toHaveLength(1)

  state.change = (script) =>
    script
      .replace(/("url":"\/list\/[^"]*","revision":")\w+/, '$1another')
      .replace('"url":"/drawings/not-found.svg"', '"url":"/drawings/empty.svg"')
  await page.reload()
  await expect(async () => {
    const { files } = await kept(page)
    expect(shells(files).map((file) => new URL(file).searchParams.get('__WB_REVISION__'))).toEqual(['another'])
    expect(files.filter((file) => file.includes('/drawings/'))).toEqual([expect.stringContaining('/empty.svg')])
    expect(files).toHaveLength(before.length)
  }).toPass()

  state.isAway = true
  await page.reload()
  await expect(page.getByText('Die Website antwortet gerade nicht. Was ihr ändert')).toBeVisible()
  await expect(card(page)).toContainText('Lessingstraße')
  state.isAway = false
  await isSaved(page)

  // A page of such a release registers none.
  state.change = undefined
  await page.goto(`/list/${randomUUID()}`)
  await expect(async () => expect(await kept(page)).toEqual({ scopes: [], files: [] })).toPass()
  await context.close()
  server.close()
})

test.describe('without service workers, as in a private window', () => {
  test.use({ serviceWorkers: 'block' })

  test('the list works with a network', async ({ page }) => {
    await makeList(page)
    await isSaved(page)
    await card(page).getByRole('button', { name: 'Ja', exact: true }).click()
    await isSaved(page)
    await page.reload()
    await expect(card(page).getByRole('button', { name: 'Ja', exact: true })).toHaveAttribute('aria-pressed', 'true')
  })
})

test('other pages register no worker and load nothing of it', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', async (answer) => {
    if (/\.js$/.test(new URL(answer.url()).pathname)) scripts.push(await answer.text().catch(() => ''))
  })
  for (const path of ['/', '/results', '/schools/1', '/compare', '/choose', '/list']) {
    await page.goto(path)
    await hydrated(page)
    expect((await kept(page)).scopes, path).toEqual([])
    if (path !== '/list')
      expect(
        scripts.filter((script) => /serviceWorker|workbox/.test(script)),
        path,
      ).toEqual([])
  }
})
