import type { Page } from '@playwright/test'
import { expect, test, toast } from './accounts/fixtures.ts'
import { expectAccessible, hydrated } from './fixtures.ts'
import { REVIEWS, schoolOf } from './setup/example-matters.ts'

test.use({ expectedErrors: [/status of 4\d\d/] })

const item = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text })
const send = (page: Page) => page.getByRole('button', { name: 'Meldung absenden' }).click()

/** Waits until a mail with a subject has come to an address. */
async function expectMail(page: Page, to: string, subject: string) {
  await expect(async () => {
    const list = await (await page.request.get('/outbox')).text()
    expect(list.split('<li>').some((row) => row.includes(`an ${to},`) && row.includes(`>${subject}<`))).toBe(true)
  }).toPass({ timeout: 15_000 })
}

test('a visitor reports a broken rule and gets a number', async ({ page }, { project }) => {
  await page.goto(`/schools/${schoolOf(project.name)}`)
  await item(page, REVIEWS.reported).getByRole('link', { name: 'Melden Bewertung von Ein Vater' }).click()
  await expect(page.getByRole('heading', { name: 'Bewertung melden' })).toBeVisible()
  await expect(page.getByText(REVIEWS.reported)).toBeVisible()
  await hydrated(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Es verstößt gegen eure Regeln' }).click()
  await page.getByLabel('Der Text nennt oder beschreibt eine Person').check()
  await page.getByLabel('Was genau ist das Problem?').fill('Die Lehrerin ist daran zu erkennen.')
  await expectAccessible(page)
  await send(page)
  await expect(page.getByRole('heading', { name: 'Deine Meldung ist da' })).toBeFocused()
  await expect(page.getByText(/Sie hat die Nummer \d+\./)).toBeVisible()
  await expect(page.getByText('Weil wir keine Adresse von dir haben')).toBeVisible()
  await expectAccessible(page)
})

test('a notice of illegal content says what is missing, keeps what was typed, and is confirmed by mail', async ({
  page,
}, { project }) => {
  const email = `notice.${project.name}@post.example`
  await page.goto(`/schools/${schoolOf(project.name)}`)
  await item(page, REVIEWS.reported).getByRole('link', { name: 'Melden Antwort auf Ein Vater' }).click()
  await expect(page.getByRole('heading', { name: 'Antwort der Schule melden' })).toBeVisible()
  await page.getByRole('link', { name: 'Es ist rechtswidrig' }).click()
  await expect(page.getByText(`/schools/${schoolOf(project.name)}/reviews?review=`)).toBeVisible()
  await hydrated(page)
  await page.getByLabel('Beleidigung, üble Nachrede').check()
  await page.getByLabel('Warum ist es rechtswidrig?').fill('Das ist üble Nachrede.')
  await page.getByLabel('Ich versichere nach bestem Wissen').check()
  await send(page)
  await expect(page.getByText('Bitte begründe das mit mindestens 30 Zeichen')).toBeVisible()
  await expect(page.getByText('Bitte gib deinen Namen an.')).toBeVisible()
  await expect(page.getByLabel('Warum ist es rechtswidrig?')).toHaveValue('Das ist üble Nachrede.')
  await expectAccessible(page)
  await page.getByLabel('Warum ist es rechtswidrig?').fill('Das ist üble Nachrede, denn der Satz ist erfunden.')
  await page.getByLabel('Dein Name').fill('Ada Lovelace')
  await page.getByLabel('Deine E-Mail-Adresse').fill(email)
  await send(page)
  await expect(page.getByText('Eine Bestätigung ist per Mail unterwegs.')).toBeVisible()
  await expectMail(page, email, 'Deine Meldung ist da')
})

test('an operator disputes a review, whose author is asked, and takes it back', async ({ page, account }, {
  project,
}) => {
  await account('operator')
  await page.goto(`/schools/${schoolOf(project.name)}`)
  await item(page, REVIEWS.disputed).getByRole('link', { name: 'Anfechten Bewertung von Eine Mutter' }).click()
  await expect(page.getByRole('heading', { name: 'Bewertung anfechten' })).toBeVisible()
  await hydrated(page)
  await page.getByLabel('Es werden falsche Tatsachen behauptet.').check()
  await page.getByRole('button', { name: 'Bewertung anfechten' }).click()
  await expect(page.getByText('Bitte nennen Sie die Stelle')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Diese Person war nie an unserer Schule.').check()
  await page.getByRole('button', { name: 'Bewertung anfechten' }).click()
  await expect(page).toHaveURL(`/schools/${schoolOf(project.name)}/disputes`)
  await expect(toast(page, 'Die Bewertung wird geprüft')).toBeVisible()
  await expect(page.getByText('Offen sind 1 von höchstens 3.')).toBeVisible()
  await expectAccessible(page)
  await expectMail(page, `disputed.${project.name}@post.example`, 'Eine Schule zweifelt deine Bewertung an')
  await page.getByRole('button', { name: 'Anfechtung zurücknehmen' }).click()
  await expect(page.getByText('zurückgenommen', { exact: true })).toBeVisible()
  await expect(page.getByText('Offen sind 0 von höchstens 3.')).toBeVisible()
})

test('who does not run the school finds neither the form nor the list', async ({ page, account }, { project }) => {
  await page.goto(`/schools/${schoolOf(project.name)}`)
  await expect(page.getByRole('link', { name: /^Anfechten/ })).toHaveCount(0)
  const report = item(page, REVIEWS.disputed).getByRole('link', { name: 'Melden Bewertung von Eine Mutter' })
  const address = (await report.getAttribute('href')) ?? ''
  await account('favourites')
  expect((await page.goto(address.replace('/report', '/dispute')))?.status()).toBe(404)
  expect((await page.goto(`/schools/${schoolOf(project.name)}/disputes`))?.status()).toBe(404)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('a report is taken with plain forms and links', async ({ page }, { project }) => {
    await page.goto(`/schools/${schoolOf(project.name)}`)
    await item(page, REVIEWS.disputed).getByRole('link', { name: 'Melden Bewertung von Eine Mutter' }).click()
    await page.getByRole('link', { name: 'Es verstößt gegen eure Regeln' }).click()
    await page.locator('form#report').evaluate((form: HTMLFormElement) => form.setAttribute('novalidate', ''))
    await page.getByLabel('Was genau ist das Problem?').fill('Das ist Werbung.')
    await send(page)
    await expect(page.getByText('Bitte wähle eine Regel.')).toBeVisible()
    await expect(page.getByLabel('Was genau ist das Problem?')).toHaveValue('Das ist Werbung.')
    await page.getByLabel('Der Text handelt nicht von dieser Schule').check()
    await send(page)
    await expect(page.getByText(/Sie hat die Nummer \d+\./)).toBeVisible()
  })
})
