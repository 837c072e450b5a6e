import type { Browser, BrowserContext, Page } from '@playwright/test'
import { db } from '#db/client.ts'
import { expect, expectAccessible, hydrated, test } from '../fixtures/test.ts'

// Two people on two phones choose together.
const PHONE = { width: 390, height: 844 }
const SCHOOL = 'Lise-Meitner-Gymnasium'
const OTHER = 'Grundschule am Amselweg'
/** The address of an API call is never that of a list. */
const LIST_ID = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/

test.use({ viewport: PHONE })

const card = (page: Page, name: string) => page.getByRole('article', { name })
const rate = (page: Page, name: string, rating: string) =>
  card(page, name).getByRole('button', { name: rating, exact: true }).click()
const summary = (page: Page) => page.getByRole('region', { name: 'Worin ihr euch einig seid' })
const isSaved = (page: Page) => expect(page.getByText('Verschlüsselt gespeichert')).toBeVisible()

/** Makes a list of the two schools from their comparison. */
async function makeList(page: Page, person: string): Promise<string> {
  await page.goto('/compare?ids=1,2')
  await hydrated(page)
  await page.getByRole('main').getByRole('link', { name: 'Gemeinsame Liste' }).click()
  await expect(page.getByRole('checkbox')).toHaveCount(2)
  await page.getByLabel('Name der Liste').fill('Für Ella')
  await page.getByLabel('Euer Name auf der Liste').fill(person)
  await page.getByRole('button', { name: 'Liste anlegen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Für Ella' })).toBeVisible()
  await isSaved(page)
  return page.url()
}

async function secondPhone(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ viewport: PHONE, locale: 'de-DE' })
  return { context, page: await context.newPage() }
}

async function joinAs(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Euer Name auf der Liste').fill(name)
  await page.getByRole('button', { name: 'Mitmachen', exact: true }).click()
  await isSaved(page)
}

/** Pages ask again when they are looked at. */
const lookAt = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')))

test.describe('two people', () => {
  // Who was slower is told so by 409, and merges.
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|status of 409/] })

  test('rate, note and ask on two phones, one of them without a network for a while', async ({
    page,
    browser,
    context,
  }) => {
    const link = await makeList(page, 'Anna')
    expect(new URL(link).hash).toMatch(/^#[\w-]{43}\.[\w-]{43}$/)
    const ben = await secondPhone(browser)
    await joinAs(ben.page, link, 'Ben')
    await rate(page, SCHOOL, 'Ja')
    await isSaved(page)
    await lookAt(ben.page)
    await expect(card(ben.page, SCHOOL)).toContainText('Anna: Ja')
    await expect(card(ben.page, SCHOOL)).toContainText('Eine Person dafür')

    await ben.context.setOffline(true)
    await rate(ben.page, SCHOOL, 'Ja')
    await rate(ben.page, OTHER, 'Nein')
    await card(ben.page, OTHER).getByLabel('Notiz').fill('Zu weit weg.')
    await ben.page.getByLabel('Neue Frage').fill('Gibt es eine Mensa?')
    await ben.page.getByRole('button', { name: 'Frage hinzufügen' }).click()
    await expect(ben.page.getByText('bleibt auf diesem Gerät')).toBeVisible()
    await expectAccessible(ben.page)
    await rate(page, OTHER, 'Vielleicht')
    await isSaved(page)
    await ben.context.setOffline(false)
    await isSaved(ben.page)

    await lookAt(page)
    await expect(summary(page)).toContainText(`Beide dafür${SCHOOL}`)
    await expect(summary(page)).toContainText(`Niemand dafür${OTHER}`)
    await expect(summary(page)).toContainText('1 offene Frage')
    await expect(card(page, OTHER)).toContainText('Zu weit weg.')
    await page.getByRole('checkbox', { name: 'Gibt es eine Mensa?' }).check()
    await isSaved(page)
    await expect(summary(page)).toContainText('Alles bewertet, keine Frage offen.')
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)

    await page.reload()
    await expect(card(page, SCHOOL).getByRole('button', { name: 'Ja' })).toHaveAttribute('aria-pressed', 'true')
    await expect(card(page, OTHER)).toContainText('Ben: Nein')
    await context.close()
    await ben.context.close()
  })

  test('what was changed without a network outlasts the page', async ({ page, browser, context }) => {
    const link = await makeList(page, 'Anna')
    await context.setOffline(true)
    await rate(page, SCHOOL, 'Ja')
    await expect(card(page, SCHOOL).getByRole('button', { name: 'Ja' })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText('bleibt auf diesem Gerät')).toBeVisible()
    // The device has written it milliseconds later.
    await page.waitForTimeout(100)
    await page.close()
    await context.setOffline(false)
    const later = await context.newPage()
    await later.goto('/list')
    await later.getByRole('link', { name: 'Für Ella' }).click()
    await expect(card(later, SCHOOL).getByRole('button', { name: 'Ja' })).toHaveAttribute('aria-pressed', 'true')
    await isSaved(later)
    const ben = await secondPhone(browser)
    await ben.page.goto(link)
    await expect(card(ben.page, SCHOOL)).toContainText('Anna: Ja')
    await ben.context.close()
  })
})

test.describe('a new link', () => {
  test.use({ expectedErrors: [/status of (409|410)/] })

  test('ends the former one, which says so', async ({ page, browser }) => {
    const link = await makeList(page, 'Anna')
    const ben = await secondPhone(browser)
    await joinAs(ben.page, link, 'Ben')
    await page.getByText('Neuer Link, Ende der Liste').click()
    await page.getByRole('button', { name: 'Neuen Link machen' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Neuen Link machen' }).click()
    await expect(page).not.toHaveURL(link)
    await expect(page.getByRole('heading', { level: 1, name: 'Für Ella' })).toBeVisible()
    await isSaved(page)

    await lookAt(ben.page)
    await expect(ben.page.getByText('Dieser Link gilt nicht mehr')).toBeVisible()
    await expect(ben.page.getByRole('button', { name: 'Ja', exact: true })).toHaveCount(0)
    const answer = await ben.page.request.get(new URL(link).pathname)
    expect(answer.status()).toBe(410)
    const stranger = await secondPhone(browser)
    await stranger.page.goto(link)
    await expect(stranger.page.getByRole('heading', { name: 'Dieser Link gilt nicht mehr' })).toBeVisible()
    await expectAccessible(stranger.page)
    await ben.page.goto(page.url())
    await expect(card(ben.page, SCHOOL)).toBeVisible()
    await ben.context.close()
    await stranger.context.close()
  })
})

test('the link for reading reads; a cut one and a wrong one say what is wrong', async ({ page, browser }) => {
  const link = await makeList(page, 'Anna')
  const reader = await secondPhone(browser)
  await reader.page.goto(link.slice(0, link.lastIndexOf('.')))
  await expect(reader.page.getByText('Mit diesem Link könnt ihr lesen.')).toBeVisible()
  await expect(card(reader.page, SCHOOL)).toBeVisible()
  await expect(reader.page.getByRole('button', { name: 'Von der Liste nehmen' })).toHaveCount(0)
  await expectAccessible(reader.page)
  const stranger = await secondPhone(browser)
  await stranger.page.goto(link.slice(0, -50))
  await expect(stranger.page.getByRole('heading', { name: 'Der Link ist unvollständig' })).toBeVisible()
  const { origin, pathname } = new URL(link)
  await stranger.page.goto('about:blank')
  await stranger.page.goto(`${origin}${pathname}#${'A'.repeat(43)}`)
  await expect(stranger.page.getByRole('heading', { name: 'Dieser Link passt nicht zur Liste' })).toBeVisible()
  await expectAccessible(stranger.page)
  await reader.context.close()
  await stranger.context.close()
})

test('no request has the key, no address of a call the list, and the language keeps the key', async ({ page }) => {
  const requests: { url: string; sent: string; referrer: string | undefined }[] = []
  page.on('request', (request) => {
    const sent = request.postDataBuffer()?.toString('latin1') ?? ''
    requests.push({ url: request.url(), sent, referrer: request.headers().referer })
  })
  const link = await makeList(page, 'Anna')
  await page.getByLabel('Name oder Ort der Schule').fill('Gymnasium')
  await page.getByRole('button', { name: 'Suchen', exact: true }).last().click()
  await expect(page.getByText('Die ersten 10 Treffer.')).toBeVisible()
  await page.getByRole('button', { name: 'Auf die Liste:' }).first().click()
  await expect(page.getByRole('article')).toHaveCount(3)
  await isSaved(page)
  await page.getByRole('button', { name: `Von der Liste nehmen: ${OTHER}` }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await isSaved(page)
  const [key] = new URL(link).hash.slice(1).split('.') as [string]
  for (const { url, sent, referrer } of requests) {
    expect(url + sent + (referrer ?? '')).not.toContain(key)
    if (new URL(url).pathname.startsWith('/api/')) expect(url).not.toMatch(LIST_ID)
    expect(referrer ?? '').not.toMatch(LIST_ID)
    if (sent.includes('"content"')) expect(sent).not.toContain(SCHOOL)
  }
  const answer = await page.request.get(new URL(link).pathname)
  expect(answer.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'cache-control': 'private, no-store',
  })
  await page.goto(link.replace('/list/', '/en/list/'))
  await expect(page.getByRole('button', { name: 'Add question' })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).first().click()
  await expect(page).toHaveURL(link)
  await expect(card(page, SCHOOL)).toBeVisible()
})

test.describe('a site that refuses for a while', () => {
  test.use({ expectedErrors: [/status of 503/] })

  test('is asked again for the schools of a new list, which waits for them', async ({ page }) => {
    let refusals = 2
    await page.route('/api/list-cards', (route) => (refusals-- > 0 ? route.fulfill({ status: 503 }) : route.fallback()))
    await page.goto('/list')
    await hydrated(page)
    await expect(page.getByText('Ihr könnt die Schulen auch später')).toBeVisible()
    await page.evaluate(() => location.assign('#schools=1,2'))
    await expect(page.getByText('Die Schulen lassen sich gerade nicht laden')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Liste anlegen' })).toBeDisabled()
    await expect(page.getByRole('checkbox')).toHaveCount(2)
    await page.getByRole('button', { name: 'Liste anlegen' }).click()
    await isSaved(page)
    await expect(card(page, SCHOOL)).toBeVisible()
  })
})

test('the database shows no school of a list', async ({ page, database: _ }) => {
  const link = await makeList(page, 'Annegret Probe')
  const id = new URL(link).pathname.split('/').at(-1)!
  const row = await db().selectFrom('shared_lists').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  for (const word of [SCHOOL, 'Meitner', 'Ella', 'Annegret']) expect(row.content!.includes(word)).toBe(false)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the pages say that they need it', async ({ page }) => {
    await page.goto('/list')
    await expect(page.getByText('Die gemeinsame Liste braucht JavaScript')).toBeVisible()
  })
})
