import type { Page } from '@playwright/test'
import { expect, test, toast } from '../fixtures/account.ts'
import { moderatorOf, REVIEWS, schoolOf } from '../fixtures/examples/example-cases.ts'
import { expectAccessible, hydrated } from '../fixtures/test.ts'

test.use({ expectedErrors: [/status of 4\d\d/] })

const item = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text })
/** Presses a button and waits for the answer to its form. */
async function press(page: Page, name: string) {
  const answer = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('button', { name }).click()
  await answer
}
const send = (page: Page) => press(page, 'Meldung absenden')

/** Waits until a mail with a subject has arrived at an address. */
async function expectMail(page: Page, to: string, subject: string) {
  await expect(async () => {
    const list = await (await page.request.get('/outbox')).text()
    expect(list.split('<li>').some((row) => row.includes(`an ${to},`) && row.includes(`>${subject}<`))).toBe(true)
  }).toPass()
}

test('a visitor reports a broken rule and gets a number', async ({ page }, { project }) => {
  await page.goto(`/schools/${schoolOf(project.name)}`)
  await item(page, REVIEWS.reported).getByRole('link', { name: 'Melden Bewertung von Ein Vater' }).click()
  await expect(page.getByRole('heading', { name: 'Bewertung melden' })).toBeVisible()
  await expect(page.getByText(REVIEWS.reported)).toBeVisible()
  await hydrated(page)
  await page.getByRole('link', { name: 'Es verstößt gegen die Regeln' }).click()
  await page.getByLabel('Der Text nennt oder beschreibt eine Person').check()
  await page.getByLabel('Was genau ist das Problem?').fill('Die Lehrerin ist daran zu erkennen.')
  await send(page)
  await expect(page.getByRole('heading', { name: 'Wir haben deine Meldung erhalten' })).toBeFocused()
  await expect(page.getByText(/Sie hat die Nummer \d+\./)).toBeVisible()
  await expect(page.getByText('Weil wir keine Adresse von dir haben')).toBeVisible()
  await expectAccessible(page)
})

test('a notice of illegal content reports missing values, keeps the others, and is confirmed by mail', async ({
  page,
}, { project }) => {
  const email = `warning.${project.name}@post.example`
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
  await expect(
    page.getByText('Bitte begründe das mit mindestens 30 Zeichen, damit wir es prüfen können.', { exact: true }),
  ).toBeVisible()
  await expect(page.getByText('Bitte gib deinen Namen an.', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Warum ist es rechtswidrig?')).toHaveValue('Das ist üble Nachrede.')
  await expectAccessible(page)
  await page.getByLabel('Warum ist es rechtswidrig?').fill('Das ist üble Nachrede, denn der Satz ist erfunden.')
  await page.getByLabel('Dein Name').fill('Ada Lovelace')
  await page.getByLabel('Deine E-Mail-Adresse').fill(email)
  await send(page)
  await expect(page.getByText('Wir haben dir eine Bestätigung geschickt.')).toBeVisible()
  await expectMail(page, email, 'Wir haben deine Meldung erhalten')
})

test('a member disputes a review, whose author is asked, and withdraws the dispute', async ({ page, account }, {
  project,
}) => {
  await account('operator')
  await page.goto(`/schools/${schoolOf(project.name)}`)
  await item(page, REVIEWS.disputed).getByRole('link', { name: 'Anfechten Bewertung von Eine Mutter' }).click()
  await expect(page.getByRole('heading', { name: 'Bewertung anfechten' })).toBeVisible()
  await hydrated(page)
  await page.getByLabel('Es werden falsche Tatsachen behauptet.').check()
  await press(page, 'Bewertung anfechten')
  await expect(page.getByText('Bitte nennen Sie die Stelle')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Diese Person war nie an unserer Schule.').check()
  await press(page, 'Bewertung anfechten')
  await expect(page).toHaveURL(`/schools/${schoolOf(project.name)}/disputes`)
  await expect(toast(page, 'Wir prüfen die Bewertung')).toBeVisible()
  await expect(page.getByText('Offen sind 1 von höchstens 3.')).toBeVisible()
  await expectMail(page, `disputed.${project.name}@post.example`, 'Eine Schule hat deine Bewertung angefochten')
  await press(page, 'Anfechtung zurücknehmen')
  await expect(page.getByText('zurückgenommen', { exact: true })).toBeVisible()
  await expect(page.getByText('Offen sind 0 von höchstens 3.')).toBeVisible()
})

test('other people see neither the form nor the list', async ({ page, account }, { project }) => {
  await page.goto(`/schools/${schoolOf(project.name)}`)
  await expect(page.getByRole('link', { name: /^Anfechten/ })).toHaveCount(0)
  const report = item(page, REVIEWS.disputed).getByRole('link', { name: 'Melden Bewertung von Eine Mutter' })
  const address = (await report.getAttribute('href')) ?? ''
  await account('favourites')
  expect((await page.goto(address.replace('/report', '/dispute')))?.status()).toBe(404)
  expect((await page.goto(`/schools/${schoolOf(project.name)}/disputes`))?.status()).toBe(404)
})

test('a moderator dismisses a report and keeps a disputed review', async ({ page, signInAs }, { project }) => {
  const school = schoolOf(project.name, 'open')
  await signInAs(moderatorOf(project.name))
  await page.goto(`/schools/${school}`)
  await expect(item(page, REVIEWS.open).getByText('wird geprüft')).toBeVisible()
  const report = await item(page, REVIEWS.open)
    .getByRole('link', { name: /^Melden/ })
    .getAttribute('href')
  await page.goto(`/admin${report?.replace('/report', '')}`)
  await hydrated(page)

  const reports = page.getByRole('region', { name: 'Meldungen zur Bewertung' })
  await expect(reports.getByText('Das ist Werbung.')).toBeVisible()
  await reports.getByLabel('Nicht berechtigt: Es bleibt stehen').check()
  await reports.getByLabel('Begründung').fill('Ein Konzert gehört zum Leben der Schule.')
  await press(page, 'Über die Meldungen entscheiden')
  await expect(reports).toHaveCount(0)
  await expectMail(page, `reported.${project.name}@post.example`, 'Wir haben über deine Meldung entschieden')

  const dispute = page.getByRole('region', { name: /^Anfechtung der Schule/ })
  await dispute.getByLabel('Bewertung wird entfernt').check()
  await dispute.getByLabel('Regel', { exact: true }).selectOption('')
  await dispute.getByLabel('Begründung').fill('Es gab Fotos vom Konzert.')
  await press(page, 'Über die Anfechtung entscheiden')
  await expect(dispute.getByText('Bitte wählen Sie eine Regel.', { exact: true })).toBeVisible()
  await expect(dispute.getByLabel('Begründung')).toHaveValue('Es gab Fotos vom Konzert.')
  await expectAccessible(page)
  await dispute.getByLabel('Bewertung bleibt stehen').check()
  await dispute.getByLabel('Es ist nachgewiesen').check()
  await press(page, 'Über die Anfechtung entscheiden')
  await expect(dispute).toHaveCount(0)
  await page.goto(`/schools/${school}`)
  await expect(item(page, REVIEWS.open).getByText('Verifiziert: Nachweis')).toBeVisible()
  await expect(item(page, REVIEWS.open).getByText('wird geprüft')).toHaveCount(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('a report works with plain forms and links', async ({ page }, { project }) => {
    await page.goto(`/schools/${schoolOf(project.name)}`)
    await item(page, REVIEWS.disputed).getByRole('link', { name: 'Melden Bewertung von Eine Mutter' }).click()
    await page.getByRole('link', { name: 'Es verstößt gegen die Regeln' }).click()
    await page.getByLabel('Was genau ist das Problem?').fill('Das ist Werbung.')
    await send(page)
    await expect(page.getByText('Bitte wähle eine Regel.', { exact: true })).toBeVisible()
    await expect(page.getByLabel('Was genau ist das Problem?')).toHaveValue('Das ist Werbung.')
    await page.getByLabel('Der Text handelt nicht von dieser Schule').check()
    await send(page)
    await expect(page.getByText(/Sie hat die Nummer \d+\./)).toBeVisible()
  })
})
