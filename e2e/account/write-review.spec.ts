import type { Page } from '@playwright/test'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { expect, logIn, mailedLink, PASSWORD, test, toast } from '../fixtures/account.ts'
import { fillReview } from '../fixtures/fill-review.ts'
import { expectAccessible, hydrated } from '../fixtures/test.ts'

test.use({ expectedErrors: [/status of 4\d\d/] })

const TEXT = 'Unser Kind geht jeden Tag gern hin, und auf Fragen kommt schnell eine Antwort aus dem Sekretariat.'

/** Of another review: one that repeats a text waits for a moderator. */
const OTHER_TEXT = 'Der Schulhof ist groß, und die Pausen sind lang genug zum Spielen.'

const send = (page: Page) => page.getByRole('button', { name: 'Bewertung absenden' }).click()

test(
  'a visitor writes, signs up, confirms, signs in, and one click publishes',
  { tag: '@phone-only' },
  async ({ page }, { project, retry }) => {
    const email = `review.${project.name}.${retry}@post.example`
    await page.goto('/schools/2')
    await page.getByRole('link', { name: 'Bewertung schreiben' }).click()
    await expect(page).toHaveURL('/schools/2/review')
    await hydrated(page)
    const button = (await page.getByRole('button', { name: 'Bewertung absenden' }).boundingBox())!
    expect(button.y + button.height).toBeLessThanOrEqual(page.viewportSize()!.height)
    await fillReview(page, `${TEXT} Ruf an unter 0221 4711223.`)
    await send(page)
    await expect(page.getByRole('link', { name: 'Deine Erfahrung – Hier steht eine Telefonnummer' })).toBeVisible()
    await expect(page.locator('mark')).toHaveText('Ruf an unter 0221 4711223.')
    await expectAccessible(page)
    await page.getByLabel('Deine Erfahrung').fill(TEXT)
    await page.reload()
    await hydrated(page)
    await expect(page.getByLabel('Deine Erfahrung')).toHaveValue(TEXT)
    await expect(page.getByText('98 von 3.000 Zeichen')).toBeVisible()
    await send(page)
    await expect(page).toHaveURL(/\/auth\?next=/)
    await page.locator('main a[href*="mode=signup"]').click()
    await expect(page).toHaveURL(/mode=signup/)
    // The form before has the same fields.
    await expect(page.getByRole('button', { name: 'Konto anlegen' })).toBeVisible()
    await hydrated(page)
    await page.getByLabel('E-Mail-Adresse').fill(email)
    await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Konto anlegen' }).click()
    await expect(page).toHaveURL('/auth/check-email')
    await page.goto(await mailedLink(page, email, 'Bestätige deine E-Mail-Adresse'))
    await hydrated(page)
    await page.getByRole('button', { name: 'Ja, das ist meine Adresse' }).click()
    await expect(page).toHaveURL(/\/auth\?next=/)
    await logIn(page, email)
    await expect(page).toHaveURL(/\/schools\/2\/review\?draft=/)
    await hydrated(page)
    await expect(page.getByLabel('Deine Erfahrung')).toHaveValue(TEXT)
    await send(page)
    await expect(toast(page, 'Deine Bewertung ist veröffentlicht')).toBeVisible()
    await expect(page).toHaveURL(/\/schools\/2#review-/)
    await expect(page.getByText(TEXT)).toBeInViewport()
  },
)

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('missing values are reported, choices are kept, and the review is kept through signing in', async ({ page }) => {
    await page.goto('/schools/3/review')
    await fillReview(page, 'Zu kurz.')
    await send(page)
    await expect(page.getByText('Bitte schreib mindestens 50 Zeichen.', { exact: true })).toBeVisible()
    await expect(page.getByRole('radio').nth(3)).toBeChecked()
    await expect(page.getByRole('radio', { name: 'Elternteil' })).toBeChecked()
    await page.getByLabel('Deine Erfahrung').fill('Der Schulhof ist groß, und die Pausen sind lang genug zum Spielen.')
    await page.getByText('Themen, Name, Zeitraum, Bereiche').click()
    await page.getByLabel('Die Räume sind in gutem Zustand').check()
    await page.getByLabel('Die Räume könnten in besserem Zustand sein').check()
    await page.getByLabel('Eltern werden gut informiert').check()
    await send(page)
    await expect(page.getByText('Bitte nur das Lob oder den Wunsch ankreuzen.', { exact: true })).toBeVisible()
    await expect(page.getByLabel('Eltern werden gut informiert')).toBeChecked()
    await page.getByLabel('Die Räume könnten in besserem Zustand sein').uncheck()
    await send(page)
    await expect(page).toHaveURL(/\/auth\?next=.*draft/)
  })
})

test('phrases that a writer ticks are counted on the profile of the school, praise and wishes alike', async ({
  page,
  account,
}) => {
  const school_id = `themes-${Date.now()}`
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: school_id, name: 'Schule am Anger' }))
    .execute()
  const ticked = [['praise_rooms', 'wish_information'], ['praise_rooms']]
  await db()
    .insertInto('reviews')
    .values(ticked.map((themes) => reviewRow({ school_id, themes })))
    .execute()
  await page.goto(`/schools/${school_id}`)
  // Two reviews say too little about a school.
  await expect(page.getByRole('heading', { name: 'Themen', exact: true })).toHaveCount(0)

  await account('publisher')
  await page.goto(`/schools/${school_id}/review`)
  await hydrated(page)
  await fillReview(page, OTHER_TEXT)
  await page.getByLabel('Die Räume sind in gutem Zustand').check()
  await page.getByLabel('Mehr Angebote nach dem Unterricht').check()
  await expectAccessible(page)
  await send(page)
  await expect(page).toHaveURL(new RegExp(`/schools/${school_id}#review-`))
  await expect(page.getByText('3 von 3 Bewertungen haben Themen angekreuzt')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Die Räume sind in gutem Zustand' })).toContainText('3 von 3')
  for (const once of ['Mehr Angebote nach dem Unterricht', 'Eltern könnten besser informiert werden'])
    await expect(page.getByRole('link', { name: once })).toContainText('1 von 3')
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Mehr Angebote nach dem Unterricht' }).click()
  await expect(page).toHaveURL(/theme=wish_offers/)
  await expect(page.getByText(OTHER_TEXT)).toBeVisible()
  await expect(page.getByText('Unser Kind geht gern hin, und die Schule antwortet schnell auf Fragen.')).toHaveCount(0)
})
