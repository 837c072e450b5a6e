import type { Page } from '@playwright/test'
import { expect, test, toast } from '../fixtures/account.ts'
import { DUPLICATE_REVIEW, duplicateOf, schoolAdminOf } from '../fixtures/examples/example-duplicates.ts'
import { expectAccessible, hydrated } from '../fixtures/test.ts'

test.use({ expectedErrors: [/status of 4\d\d/] })

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

/** Sends the form of a part of the page; Enter on the button, because a message may cover it. */
async function perform(page: Page, part: string, button: string, reason: string) {
  const form = region(page, part)
  await form.getByLabel('Grund').fill(reason)
  await form.getByRole('button', { name: button, exact: true }).press('Enter')
}

test('an admin finds a school, corrects it, hides and shows it, merges it with its twin and undoes that', async ({
  page,
  signInAs,
  browser,
  baseURL,
}, { project }) => {
  const [old, kept] = [duplicateOf(project.name, 'old'), duplicateOf(project.name, 'new')]
  await signInAs(schoolAdminOf(project.name))
  const visitor = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()

  await open(page, '/admin/schools')
  await page.getByLabel('Suchen').fill(`zwillingsschule ${project.name}`)
  await page.getByLabel('Vielleicht doppelt').check()
  await page.getByRole('button', { name: 'Anzeigen' }).click()
  await expect(page.getByRole('link', { name: kept.name })).toBeVisible()
  await page.getByRole('link', { name: old.name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: old.name })).toBeVisible()

  await test.step('a fact of the register', async () => {
    await page.getByRole('link', { name: 'Berichtigen: Telefon' }).click()
    const phone = `0221 ${Date.now() % 10_000_000}`
    await region(page, 'Angabe des Registers berichtigen').getByLabel('Richtig ist').fill(phone)
    await perform(page, 'Angabe des Registers berichtigen', 'Berichtigung speichern', 'Steht auf dem Briefkopf.')
    await expect(toast(page, 'Erledigt und im Protokoll vermerkt')).toBeVisible()
    await expect(page.getByRole('row', { name: /^Telefon/ })).toContainText(phone.slice(-4))
    await expect(page.getByRole('row', { name: /Schule: berichtigt/ }).first()).toBeVisible()
  })

  await test.step('hidden and shown again', async () => {
    await perform(page, 'Schule ausblenden', 'Schule ausblenden', 'Wird geprüft.')
    await expect(region(page, 'Schule wieder zeigen')).toBeVisible()
    expect((await visitor.goto(`/schools/${old.id}`))?.status()).toBe(404)
    await region(page, 'Schule wieder zeigen').getByLabel('offen', { exact: true }).check()
    await perform(page, 'Schule wieder zeigen', 'Schule wieder zeigen', 'Ist geprüft.')
    await expect(region(page, 'Schule ausblenden')).toBeVisible()
    expect((await visitor.goto(`/schools/${old.id}`))?.status()).toBe(200)
  })

  await test.step('merged', async () => {
    const duplicates = region(page, 'Steht die Schule doppelt im Verzeichnis?')
    await duplicates.getByLabel('Kennung einer anderen Schule').fill(kept.id)
    await duplicates.getByRole('button', { name: 'Vergleichen' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Zwei Schulen zusammenführen' })).toBeVisible()
    await page.getByLabel(`${kept.name} (${kept.id})`).check()
    await perform(page, 'Zusammenführen', 'Schulen zusammenführen', 'Dieselbe Schule aus zwei Registern.')
    await expect(page.getByRole('heading', { level: 1, name: kept.name })).toBeVisible()
    await expectAccessible(page)
    await visitor.goto(`/schools/${old.id}/reviews`)
    await expect(visitor.getByText(DUPLICATE_REVIEW)).toBeVisible()
    expect(new URL(visitor.url()).pathname).toBe(`/schools/${kept.id}/reviews`)
  })

  await test.step('and undone', async () => {
    await perform(page, 'Zusammenführungen', 'Zusammenführung rückgängig machen', 'Es sind doch zwei.')
    await expect(page.getByText('Rückgängig gemacht am').first()).toBeVisible()
    // A browser keeps the redirect of a merged school for minutes.
    const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
    await other.goto(`/schools/${old.id}/reviews`)
    await expect(other.getByText(DUPLICATE_REVIEW)).toBeVisible()
    expect(new URL(other.url()).pathname).toBe(`/schools/${old.id}/reviews`)
  })
})
