import type { Page } from '@playwright/test'
import { expect, mailedLink, test, toast } from '../fixtures/account.ts'
import { addressOf } from '../fixtures/examples/example-accounts.ts'
import { correctorOf, HARBOUR_REVIEW, ownersSchoolOf } from '../fixtures/examples/schools/example-school-owners.ts'
import { expectAccessible, hydrated } from '../fixtures/test.ts'

test.use({ expectedErrors: [/status of 4\d\d/] })

const region = (page: Page, name: string) => page.getByRole('region', { name })
async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}
test('a main contact edits self-reported data, and visitors read them', async ({ page, account, openPageOf }, {
  project,
}) => {
  await account('school-owner')
  const { id, name } = ownersSchoolOf(project.name, 'second')
  await open(page, '/account/schools')
  await page.getByRole('link', { name: `${name} verwalten` }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  const basics = region(page, 'Angaben zur Schule')
  await basics.getByLabel('Kurzbeschreibung auf Deutsch').fill('Klein und auf einem Hügel.')
  await basics.getByLabel('Umwelt').check()
  await basics.getByRole('button', { name: 'Änderungen speichern' }).click()
  await expect(toast(page, 'Angaben gespeichert')).toBeVisible()

  const contact = region(page, 'Kontaktdaten')
  await contact.getByLabel('Website').fill('javascript:alert(1)')
  await contact.getByRole('button', { name: 'Änderungen speichern' }).click()
  await expect(contact.getByRole('link', { name: 'Website – Bitte geben Sie eine Webadresse ein' })).toBeVisible()
  await expect(contact.getByLabel('Website')).toHaveValue('javascript:alert(1)')
  await expectAccessible(page)
  await contact.getByLabel('Website').fill('https://huegel.example')
  await contact.getByRole('button', { name: 'Änderungen speichern' }).click()
  await expect(toast(page, 'Kontaktdaten gespeichert')).toBeVisible()

  const visitor = await openPageOf()
  await visitor.goto(`/schools/${id}`)
  await expect(visitor.getByText('Klein und auf einem Hügel.')).toBeVisible()
  await expect(visitor.getByRole('link', { name: /huegel\.example/ })).toBeVisible()
})

test('the dashboard’s contact and switches: view, edit, an error, and what visitors find', async ({
  page,
  account,
  openPageOf,
}, { project }) => {
  await account('school-owner')
  const { id } = ownersSchoolOf(project.name)
  await open(page, '/dashboard/contact')
  await expect(page.getByText('0221 4711', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Bearbeiten' }).click()
  await page.getByLabel('Telefon').fill('12')
  await page.getByLabel('Straße und Hausnummer').fill('Hafenweg 7')
  await page.getByRole('button', { name: 'Änderungen speichern' }).click()
  await expect(
    page.getByText('Bitte geben Sie eine gültige Telefonnummer ein, mit Vorwahl oder Landesvorwahl.', { exact: true }),
  ).toBeVisible()
  await expect(page.getByLabel('Straße und Hausnummer')).toHaveValue('Hafenweg 7')
  await expectAccessible(page)
  // On phones the message of the refusal may cover the button.
  await page.getByLabel('Telefon').fill('0221 998877')
  await page.getByLabel('Telefon').press('Enter')
  await expect(toast(page, /^Kontaktdaten gespeichert/)).toBeVisible()
  await expect(page.getByText('Beantragt: Hafenweg 7. Wir prüfen die Änderung noch.')).toBeVisible()
  await expect(page.getByText('Schulstraße 1').first()).toBeVisible()

  await open(page, '/dashboard/settings')
  await page.getByRole('switch', { name: 'Kontaktdaten zeigen' }).uncheck()
  await page.getByRole('switch', { name: 'Bewertungen zeigen' }).uncheck()
  await page.getByRole('switch', { name: 'In der Suche zeigen' }).uncheck()
  await page.getByRole('button', { name: 'Änderungen speichern' }).click()
  await expect(toast(page, 'Sichtbarkeit aktualisiert')).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Kontaktdaten zeigen' })).not.toBeChecked()

  const visitor = await openPageOf()
  await visitor.goto(`/schools/${id}?now=${Date.now()}`)
  await expect(visitor.getByText('Diese Schule möchte nicht in der Suche erscheinen')).toBeVisible()
  await expect(visitor.getByText('Hafenweg 7')).toBeVisible()
  await expect(visitor.getByText(/998877|0221 4711/)).toHaveCount(0)
  await expect(visitor.getByText(HARBOUR_REVIEW)).toHaveCount(0)
  await expectAccessible(visitor)
  await visitor.goto(`/schools/${id}/reviews`)
  await expect(visitor.getByText(HARBOUR_REVIEW).first()).toBeVisible()
})

test('a main contact invites an editor, who accepts, and revokes the access', async ({ page, account, openPageOf }, {
  project,
}) => {
  await account('school-owner')
  const { id, name } = ownersSchoolOf(project.name)
  const helper = addressOf('school-helper', project.name)
  await open(page, `/account/schools/${id}/people`)
  await region(page, 'Jemanden einladen').getByLabel('E-Mail-Adresse').fill(helper)
  await page.getByRole('button', { name: 'Einladung senden' }).click()
  await expect(toast(page, 'Einladung verschickt')).toBeVisible()
  await expect(region(page, 'Offene Einladungen').getByText(helper)).toBeVisible()

  const link = await mailedLink(page, helper, 'Einladung, ein Schulprofil mitzubearbeiten')
  const other = await openPageOf(helper)
  await open(other, link)
  await expect(other.getByText(name)).toBeVisible()
  await expectAccessible(other)
  await other.getByRole('button', { name: 'Annehmen' }).click()
  await expect(other.getByRole('heading', { level: 1, name })).toBeVisible()

  await open(page, `/account/schools/${id}/people`)
  await page.getByRole('button', { name: /den Zugang entziehen$/ }).click()
  await expect(toast(page, 'Zugang entzogen')).toBeVisible()
  await region(other, 'Sichtbarkeit').getByRole('button', { name: 'Änderungen speichern' }).click()
  await expect(other.getByText('Sie verwalten das Profil dieser Schule nicht (mehr).').first()).toBeVisible()
})

test('a visitor submits a correction, a moderator accepts it, and the profile is right', async ({ page, openPageOf }, {
  project,
}) => {
  const { id } = ownersSchoolOf(project.name, 'second')
  await open(page, `/schools/${id}`)
  await page.getByRole('link', { name: 'Fehler melden' }).click()
  await expect(page.getByRole('heading', { name: 'Welche Angabe stimmt nicht?' })).toBeVisible()
  await page.getByRole('link', { name: /^Zahl der Schülerinnen/ }).click()
  await hydrated(page)
  await page.getByLabel('Richtig ist').fill('viele')
  await page.getByLabel('Woher ist das bekannt?').fill('Steht auf dem Aushang am Eingang.')
  await page.getByRole('button', { name: 'Hinweis senden' }).click()
  await expect(
    page.getByText('In dieser Form ist die Angabe nicht möglich. Bitte noch einmal prüfen.', { exact: true }),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Richtig ist').fill('345')
  await page.getByRole('button', { name: 'Hinweis senden' }).click()
  await expect(page.getByRole('heading', { name: 'Danke für den Hinweis' })).toBeVisible()

  const adminPage = await openPageOf(correctorOf(project.name))
  await open(adminPage, '/admin/corrections')
  const { name } = ownersSchoolOf(project.name, 'second')
  await adminPage
    .getByRole('listitem')
    .filter({ hasText: '345' })
    .getByRole('link', { name: new RegExp(name) })
    .click()
  await expect(adminPage.getByText('Steht auf dem Aushang am Eingang.')).toBeVisible()
  await adminPage.getByLabel(/^Annehmen/).check()
  await adminPage.getByRole('button', { name: 'Entscheidung speichern' }).click()
  await expect(toast(adminPage, 'Entscheidung gespeichert')).toBeVisible()

  await page.goto(`/schools/${id}?now=${Date.now()}`)
  await expect(page.getByText('Von uns berichtigt. Im Register: 310')).toBeVisible()
})
