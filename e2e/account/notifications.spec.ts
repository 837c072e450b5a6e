import type { APIRequestContext, Page } from '@playwright/test'
import { sql } from 'kysely'
import { db } from '#db/client.ts'
import { expect, PASSWORD, test } from '../fixtures/account.ts'
import { addressOf } from '../fixtures/examples/example-accounts.ts'
import { notifiedSchoolOf } from '../fixtures/examples/example-notifications.ts'
import { hydrated } from '../fixtures/test.ts'

/** Texts so different that neither is taken for a copy of the other. */
const TEXTS: Record<string, string> = {
  phone: 'Unsere Tochter geht gern hin, weil die Pausen lang sind und nachmittags gebastelt wird.',
  desktop: 'Der Mathematikunterricht ist streng, aber gerecht, und Elternabende beginnen immer pünktlich.',
}
const SUBJECT = 'Ihre Schule hat eine neue Bewertung'

// Both journeys count the entries of one account.
test.describe.configure({ mode: 'default' })

const bell = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })

/** Returns the address in the newest mail about a new review that unsubscribes from such mails. */
async function unsubscribeLink(page: Page, to: string): Promise<string> {
  let found = ''
  await expect(async () => {
    const list = await (await page.request.get('/outbox')).text()
    const row = list.split('<li>').find((item) => item.includes(`an ${to},`) && item.includes(`>${SUBJECT}<`))
    const mail = await (await page.request.get(/href="([^"]+)"/.exec(row ?? '')?.[1] ?? '/outbox/none')).text()
    found = /\/auth\/unsubscribe\?token=[\w.-]+/.exec(mail)?.[0] ?? ''
    expect(found).not.toBe('')
  }).toPass()
  return found
}

/** Sends forms as another person's browser does. */
function sender(request: APIRequestContext, origin = '') {
  return (path: string, form: Record<string, string>) =>
    request.post(path, { form, headers: { origin }, maxRedirects: 0 })
}

/** Writes the review again: the author's earlier one is deleted first, because changes cause no notification. */
async function writeReview(request: APIRequestContext, origin: string | undefined, screen: string) {
  const send = sender(request, origin)
  const signedIn = { intent: 'sign-in', email: addressOf('teller', screen), password: PASSWORD }
  expect((await send('/auth', signedIn)).status()).toBe(302)
  const own = /\/account\/reviews\/([0-9a-f-]{36})/.exec(await (await request.get('/account/reviews')).text())?.[1]
  if (own) await send(`/account/reviews/${own}/delete`, { intent: 'delete' })
  const review = { rating: '4', comment: TEXTS[screen] ?? '', language: 'de', relation: 'parent', until: 'still' }
  const answer = await send(`/schools/${notifiedSchoolOf(screen)}/review`, {
    intent: 'write',
    ...review,
    authorName: 'Eine Mutter',
    noReward: 'on',
    experiencedOn: new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10),
  })
  expect(answer.status()).toBe(302)
}

/** Advances the school to the following morning: nobody has been notified of today's reviews yet. */
async function letMorningCome(screen: string) {
  const school = notifiedSchoolOf(screen)
  await db().deleteFrom('notifications').where('school_id', '=', school).where('kind', '=', 'review').execute()
  await sql`update pgboss.job set start_after = now()
    where name = 'tell_school' and state = 'created' and data ->> 'schoolId' = ${school}`.execute(db())
}

test(
  'a new review rings the next morning, leads to where it is answered, and its mail can be stopped by one click',
  { tag: '@phone-only' },
  async ({ page, account, playwright, baseURL }, { project }) => {
    const to = await account('told')
    const send = sender(page.request, baseURL)
    await send('/account/news', { intent: 'read-all' })
    await send('/account/notifications', { intent: 'notifications', on: 'email.review' })
    const streaming = page.waitForResponse('**/api/notifications/stream')
    await page.goto('/dashboard/overview')
    expect((await streaming).headers()['content-type']).toBe('text/event-stream')
    await expect(bell(page, 'Neuigkeiten')).toBeVisible()

    const other = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { 'x-forwarded-for': '10.9.8.7' } })
    await test.step('the number increases without a reload', async () => {
      await writeReview(other, baseURL, project.name)
      await letMorningCome(project.name)
      await expect(bell(page, 'Neuigkeiten, 1 ungelesen')).toBeVisible()
    })

    await test.step('the list leads to the review, which is then marked as read', async () => {
      await bell(page, 'Neuigkeiten, 1 ungelesen').click()
      await expect(page).toHaveURL('/account/news')
      await hydrated(page)
      await page.getByRole('link', { name: '1 neue Bewertung: Schule am Glockenturm' }).first().click()
      await expect(page).toHaveURL(/\/dashboard\/reviews\/[0-9a-f-]{36}$/)
      await expect(page.getByText(TEXTS[project.name] ?? '')).toBeVisible()
      await expect(bell(page, 'Neuigkeiten')).toBeVisible()
    })

    await test.step('a mail program unsubscribes without signing in', async () => {
      const link = await unsubscribeLink(page, to)
      const stranger = await playwright.request.newContext({ baseURL })
      const answer = await stranger.post(link, { form: { 'List-Unsubscribe': 'One-Click' } })
      expect(answer.status()).toBe(200)
      await stranger.dispose()
      await page.goto('/account/notifications')
      await expect(page.getByLabel('Neue Bewertungen per E-Mail')).not.toBeChecked()
      await expect(page.getByLabel('Neue Nachrichten per E-Mail')).not.toBeChecked()
    })
    await other.dispose()
  },
)

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('notifications are counted, read and marked', async ({ page, account, playwright, baseURL }, { project }) => {
    await account('told')
    await sender(page.request, baseURL)('/account/news', { intent: 'read-all' })
    const other = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { 'x-forwarded-for': '10.9.8.8' } })
    await writeReview(other, baseURL, project.name)
    await letMorningCome(project.name)
    await other.dispose()
    await expect(async () => {
      await page.goto('/about')
      await expect(bell(page, 'Neuigkeiten, 1 ungelesen')).toBeVisible({ timeout: 1000 })
    }).toPass()
    await bell(page, 'Neuigkeiten, 1 ungelesen').click()
    await page.getByRole('button', { name: /^Als gelesen/ }).click()
    await expect(page).toHaveURL('/account/news')
    await expect(bell(page, 'Neuigkeiten')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Als gelesen/ })).toHaveCount(0)
  })
})
