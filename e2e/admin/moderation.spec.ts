import type { Page } from '@playwright/test'
import { db } from '#db/client.ts'
import { expect, test } from '../fixtures/account.ts'
import { moderatorOf, schoolOf } from '../fixtures/examples/example-cases.ts'
import { fillReview } from '../fixtures/fill-review.ts'
import { expectAccessible, hydrated } from '../fixtures/test.ts'

test.use({ expectedErrors: [/status of 4\d\d/] })

const WORDS = {
  phone: 'Das Sekretariat hilft gern, am besten ruft man früh an: 0221 4711223. Die Kinder fühlen sich wohl.',
  desktop: 'Wer Fragen hat, ruft einfach an: 0221 4711224. Uns hat das Gespräch vor der Anmeldung sehr geholfen.',
} as Record<string, string>
const OTHER = {
  phone: 'Frau Lindemann schreit die Kinder an, sonst ist die Schule ordentlich und das Essen schmeckt.',
  desktop: 'Herr Brinkmann kommt immer zu spät in den Unterricht, die Räume dagegen sind hell und sauber.',
} as Record<string, string>

/** Writes a review that a moderator has to look at. */
async function write(page: Page, school: string, text: string) {
  await page.goto(`/schools/${school}/review`)
  await hydrated(page)
  await fillReview(page, text)
  const send = page.getByRole('button', { name: 'Bewertung absenden' })
  await send.click()
  await page.getByLabel('Trotzdem so senden').check()
  await send.click()
  await page.waitForURL(new RegExp(`/schools/${school}(#.*)?$`))
  await expect(page.getByText(text)).toHaveCount(0)
}

/** Goes on in the queue, which other journeys fill as well, until its page names a reason. */
async function turnPages(adminPage: Page, reason: string) {
  while ((await adminPage.getByText(reason).count()) === 0) {
    const before = adminPage.url()
    await adminPage.getByRole('link', { name: 'Weiter', exact: true }).click()
    await adminPage.waitForURL(({ href }) => href !== before)
  }
}

/** Opens the case of a review. */
async function openCase(adminPage: Page, text: string) {
  const { id } = await db()
    .selectFrom('reviews')
    .select('id')
    .where('comment', '=', text)
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow()
  await adminPage.goto(`/admin/reviews/${id}`)
  await hydrated(adminPage)
}

/** Sends a form and waits for its answer. */
async function press(page: Page, name: string) {
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await page.getByRole('button', { name }).click()
  await answered
}

test('a held-back review is published, another one refused with reasons', async ({ page, account, openPageOf }, {
  project,
}) => {
  const [first, other] = [WORDS[project.name] ?? '', OTHER[project.name] ?? '']
  const [school, second] = [schoolOf(project.name), project.name === 'phone' ? '5' : '3']
  const email = await account('held')
  await write(page, school, first)
  await write(page, second, other)

  const adminPage = await openPageOf(moderatorOf(project.name))
  await adminPage.goto('/account')
  await adminPage.getByRole('link', { name: 'Arbeitsliste' }).click()
  await expect(adminPage.getByRole('heading', { name: 'Arbeitsliste', level: 1 })).toBeVisible()
  await hydrated(adminPage)
  await turnPages(adminPage, 'Telefonnummer')

  await openCase(adminPage, first)
  await expect(adminPage.locator('mark')).toContainText('0221')
  await expect(adminPage.getByText('Eine Telefonnummer: „0221')).toBeVisible()
  await press(adminPage, 'Veröffentlichen')
  await expect(adminPage.getByText('Wir haben deine Bewertung veröffentlicht').first()).toBeVisible()
  await press(adminPage, 'Bestätigen: Veröffentlichen')
  await expect(adminPage.getByText('Bewertung: veröffentlicht')).toBeVisible()
  await page.goto(`/schools/${school}`)
  await expect(page.getByText(first).first()).toBeVisible()

  await openCase(adminPage, other)
  await expect(adminPage.getByLabel('Regel oder Gesetz')).toHaveValue('person')
  await expect(adminPage.getByLabel('Um welche Stelle geht es?')).not.toHaveValue('')
  await adminPage.getByLabel('Begründung').fill('')
  await press(adminPage, 'Zur Überarbeitung ablehnen')
  await expect(adminPage.getByText('Bitte begründen Sie die Entscheidung.', { exact: true })).toBeVisible()
  await adminPage.getByLabel('Begründung').fill('Der Satz nennt eine Lehrkraft beim Namen.')
  await press(adminPage, 'Zur Überarbeitung ablehnen')
  await expect(adminPage.getByText('Wir haben über deine Bewertung entschieden').first()).toBeVisible()
  await expect(adminPage.getByText('kannst du in deinem Konto kostenlos Einspruch erheben')).toBeVisible()
  await expectAccessible(adminPage)
  await press(adminPage, 'Bestätigen: Ablehnen')
  await expect(adminPage.getByText('Bewertung: abgelehnt')).toBeVisible()

  await expect(async () => {
    const list = await (await page.request.get('/outbox')).text()
    expect(list).toContain(`an ${email},`)
    expect(
      list
        .split('<li>')
        .some((row) => row.includes(email) && row.includes('Wir haben über deine Bewertung entschieden')),
    ).toBe(true)
  }).toPass()
  await expect(async () => {
    await page.goto('/account/reviews')
    await expect(page.getByText('Abgelehnt').first()).toBeVisible({ timeout: 3000 })
  }).toPass()
})
