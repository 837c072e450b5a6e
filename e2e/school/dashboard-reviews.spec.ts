import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, logIn, PASSWORD, signOut, test, toast } from '../fixtures/account.ts'
import { addressOf } from '../fixtures/examples/example-accounts.ts'
import { reviewedSchoolOf, SCHOOL_REVIEWS } from '../fixtures/examples/example-dashboard-reviews.ts'
import { fillReview } from '../fixtures/fill-review.ts'
import { expectAccessible, hydrated } from '../fixtures/test.ts'

test.use({ expectedErrors: [/status of 4\d\d/] })

/** Unlike each other, because near copies are held back. */
const INVITED: Record<string, string> = {
  phone: 'Im Garten wachsen Tomaten, und jede Klasse pflegt dort ein Beet für sich.',
  desktop: 'Zum Schwimmen fahren die Kinder mit dem Bus, was ihnen jede Woche Freude macht.',
}

const row = (page: Page, author: string) => page.getByRole('row').filter({ hasText: author })

/**
 * Writes an answer, or a change of it, and waits for the outcome; by keyboard, because a message may cover the button.
 */
async function answer(page: Page, text: string, button: string) {
  await page.getByLabel('Ihre Antwort').fill(text)
  const sent = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('button', { name: button }).press('Enter')
  await sent
}

test('a school finds a review, answers it and changes the answer; visitors read it', async ({ page, account }, {
  project,
}) => {
  await account('dashboard-member')
  await page.goto('/dashboard/reviews')
  await expect(row(page, 'Eine Tante').getByText('wird geprüft')).toBeVisible()
  await row(page, 'Eine Tante').getByText('Ganzen Text lesen').click()
  await expect(row(page, 'Eine Tante').getByText(SCHOOL_REVIEWS.long)).toBeVisible()
  await hydrated(page)
  await page.getByLabel('Im Text suchen').fill('werkstatt')
  await page.getByRole('combobox', { name: 'Antwort' }).selectOption('open')
  await page.getByRole('button', { name: 'Anzeigen' }).click()
  await expect(page.getByRole('row')).toHaveCount(2)
  await row(page, 'Ein Opa').getByRole('link', { name: 'Antworten Bewertung von Ein Opa' }).click()
  await expect(page.getByRole('heading', { name: 'Antwort der Schule' })).toBeVisible()
  await hydrated(page)
  await answer(page, 'Danke. Wir haben mit Frau Brandstetter gesprochen.', 'Antwort veröffentlichen')
  await expect(page.getByText('Hier steht vermutlich der Name einer Person.')).toBeVisible()
  await expect(page.locator('mark')).toHaveText('Wir haben mit Frau Brandstetter gesprochen.')
  await expectAccessible(page)
  await answer(page, 'Danke, das freut uns sehr.', 'Antwort veröffentlichen')
  await expect(toast(page, 'Ihre Antwort ist veröffentlicht.')).toBeVisible()
  await row(page, 'Ein Opa').getByRole('link', { name: 'Antwort ändern Bewertung von Ein Opa' }).press('Enter')
  await expect(page.getByLabel('Ihre Antwort')).toHaveValue('Danke, das freut uns sehr.')
  await hydrated(page)
  await answer(page, 'Danke, das freut uns und die Werkstatt.', 'Änderung veröffentlichen')
  await expect(page.getByRole('heading', { name: 'Bewertungen', exact: true })).toBeVisible()
  await signOut(page)
  await page.goto(`/schools/${reviewedSchoolOf(project.name)}/reviews`)
  const review = page.getByRole('article').filter({ hasText: SCHOOL_REVIEWS.open })
  await expect(review.getByText('Danke, das freut uns und die Werkstatt.')).toBeVisible()
  await expect(review.getByText(/geändert am/)).toBeVisible()
})

test('a school downloads its reviews as a file, and cannot review itself', async ({ page, account }, { project }) => {
  await account('dashboard-member')
  const file = await page.request.get('/dashboard/reviews.csv')
  expect(file.headers()['content-disposition']).toContain('reviews.csv')
  expect(await file.text()).toContain(SCHOOL_REVIEWS.open)
  await page.goto(`/schools/${reviewedSchoolOf(project.name)}/review`)
  await expect(
    page.getByText('Du verwaltest das Profil dieser Schule, und die eigene Schule kann niemand bewerten.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Bewertung absenden' })).toBeHidden()
})

test('a new author writes through the link for all families, and the review says so', async ({
  page,
  account,
  browser,
}, { project }) => {
  await account('dashboard-member')
  await page.goto('/dashboard/reviews/invitation')
  await hydrated(page)
  await page.getByRole('button', { name: 'Link anlegen' }).click()
  await expect(toast(page, 'Der neue Link gilt ab sofort.')).toBeVisible()
  const link = page.getByRole('textbox', { name: 'Ihr Link' })
  await expect(link).toHaveValue(/\/review\?invitation=[\w-]{22}$/)
  const { pathname, search } = new URL(await link.inputValue())
  for (const kind of ['png', 'svg'])
    expect((await page.request.get(`/dashboard/reviews/invitation.${kind}`)).headers()['content-type']).toContain(kind)
  await page.getByRole('link', { name: 'Aushang in A4' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Ihre Erfahrung mit Schule an der Mühle' })).toBeVisible()
  await hydrated(page)

  // From another address: reviews from the network of the school are held back.
  const home = { 'x-forwarded-for': project.name === 'phone' ? '192.0.2.1' : '198.51.100.1' }
  const family = await browser.newPage({ extraHTTPHeaders: home })
  await family.goto(pathname + search)
  await expect(family.getByText('Die Schule hat alle Familien eingeladen.')).toBeVisible()
  await hydrated(family)
  const text = INVITED[project.name] ?? ''
  await fillReview(family, text)
  await family.getByRole('button', { name: 'Bewertung absenden' }).click()
  await expect(family).toHaveURL(/\/auth\?next=/)
  await hydrated(family)
  await logIn(family, addressOf('invited', project.name), PASSWORD)
  await expect(family).toHaveURL(/\/review\?draft=/)
  await hydrated(family)
  await expect(family.getByText('Die Schule hat alle Familien eingeladen.')).toBeVisible()
  await family.getByRole('button', { name: 'Bewertung absenden' }).click()
  await expect(toast(family, 'Deine Bewertung ist veröffentlicht.')).toBeVisible()
  const review = family.getByRole('article').filter({ hasText: text })
  await expect(review.getByText('Verifiziert: eingeladen')).toBeVisible()
  await family.close()
})

test('the badge can be framed by the website of the school, and no other page can', async ({ page, account, browser }, {
  project,
}) => {
  const id = reviewedSchoolOf(project.name)
  await account('dashboard-member')
  await page.goto('/dashboard/reviews')
  await page.getByRole('link', { name: 'Bewertungen auf Ihrer Website zeigen' }).click()
  await expect(page.getByRole('heading', { name: 'Bewertungen auf Ihrer Website' })).toBeVisible()
  await hydrated(page)
  await page.getByRole('combobox', { name: 'Sprache', exact: true }).selectOption('fr')
  await page.getByRole('combobox', { name: 'Farben' }).selectOption('dark')
  await page.getByRole('button', { name: 'Anzeigen' }).click()
  await expect(page).toHaveURL(/lang=fr&theme=dark/)
  const [frame, picture] = [page.getByLabel('Code für einen Rahmen'), page.getByLabel('Code für ein Bild')]
  await expect(frame).toHaveValue(/lang=fr/)
  const denied = `<iframe src="${new URL(`/schools/${id}`, page.url())}" title="denied"></iframe>`
  const html = `<!doctype html>${await frame.inputValue()}${await picture.inputValue()}${denied}`
  const site = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(html))
  await new Promise<void>((resolve) => site.listen(0, resolve))
  const foreign = await browser.newPage()
  await foreign.goto(`http://localhost:${(site.address() as AddressInfo).port}`)
  const badge = foreign.frameLocator('iframe').first()
  await expect(badge.getByRole('link', { name: /Schule an der Mühle.*étoiles sur 5/ })).toBeVisible()
  await expect(badge.getByText('Schule an der Mühle')).toBeVisible()
  const drawn = () => foreign.locator('img').evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth)
  await expect.poll(drawn).toBe(300)
  await expect(foreign.frameLocator('iframe[title=denied]').getByRole('heading')).toHaveCount(0)
  expect(await foreign.context().cookies()).toEqual([])
  await foreign.close()
  site.close()
})
