import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/account.ts'
import { importerOf, registered } from '../fixtures/examples/example-imports.ts'
import { expectAccessible, hydrated } from '../fixtures/test.ts'

test.use({ expectedErrors: [/status of 4\d\d/] })

/** Makes a file of Get Information About Schools: a new name, a new school, and an invalid row. */
function registerFile(screen: string) {
  const { known, added } = registered(screen)
  const header =
    'URN,EstablishmentName,TypeOfEstablishment (name),EstablishmentStatus (name),PhaseOfEducation (name),StatutoryLowAge,StatutoryHighAge,Street,Town,Postcode'
  const row = (code: string, name: string) =>
    `${code},${name},Community school,Open,Primary,4,11,High Street,Leeds,LS1 1AA`
  const lines = [header, row(known.code, known.name), row(added.code, added.name), row('oops', 'Not a school')]
  return { name: 'edubasealldata20260401.csv', mimeType: 'text/csv', buffer: Buffer.from(`${lines.join('\n')}\n`) }
}

async function beginTrial(page: Page, screen: string) {
  await page.getByLabel('Register', { exact: true }).selectOption('gb-gias')
  await page.getByLabel('Dateien', { exact: true }).setInputFiles(registerFile(screen))
  await page.getByRole('button', { name: 'Probelauf starten' }).press('Enter')
  await page.waitForURL(/\/admin\/imports\/[0-9a-f-]{36}$/)
}
const ended = (page: Page) => expect(page.getByText('beendet', { exact: true }).first()).toBeVisible()

/** The search follows the directory within a second. */
const found = (page: Page, name: string, times: 0 | 1) =>
  expect(async () => {
    await page.goto(`/results?q=${encodeURIComponent(name)}`)
    expect(await page.getByRole('heading', { name, exact: true }).count()).toBe(times)
  }).toPass()

test('an admin tries a register, sees the difference, imports it and undoes it', async ({ page, signInAs }, {
  project,
}) => {
  const { known, added } = registered(project.name)
  await signInAs(importerOf(project.name))
  await page.goto('/admin/imports')
  await hydrated(page)
  await page.getByRole('link', { name: 'Neuer Import' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Neuer Import' })).toBeVisible()

  await test.step('a private address is refused with a message', async () => {
    await page.getByLabel('Register', { exact: true }).selectOption('gb-gias')
    await page.getByLabel('Oder die Adresse einer Datei').fill('http://127.0.0.1/register.csv')
    await page.getByRole('button', { name: 'Probelauf starten' }).press('Enter')
    await page.waitForURL(/\/admin\/imports\/[0-9a-f-]{36}$/)
    await expect(page.getByText(/not an address of the public internet/)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the trial', async () => {
    await page.goto('/admin/imports/new')
    await hydrated(page)
    await beginTrial(page, project.name)
    await ended(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Probelauf: gb-gias' })).toBeVisible()
    await expect(page.getByRole('heading', { name: new RegExp(added.name) })).toBeVisible()
    await page.getByRole('link', { name: 'Geändert (1)' }).click()
    await expect(page.getByRole('cell', { name: known.old })).toBeVisible()
    await expect(page.getByRole('cell', { name: known.name })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Abgelehnte Zeilen (1)' }).click()
    await expect(page.getByRole('cell', { name: /nicht die Form/ })).toBeVisible()
    await expectAccessible(page)
    const csv = await page.request.get(`${new URL(page.url()).pathname}/rejected.csv`)
    expect(await csv.text()).toContain('bad_code')
    await found(page, added.name, 0)
    await page.goBack()
  })

  await test.step('the import', async () => {
    await hydrated(page)
    await page.getByRole('button', { name: 'Import ausführen' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Importlauf: gb-gias' })).toBeVisible()
    await ended(page)
  })
  const run = page.url()
  await found(page, added.name, 1)
  await found(page, known.name, 1)

  await test.step('the undo', async () => {
    await page.goto(run)
    await hydrated(page)
    await page.getByRole('button', { name: 'Import zurücknehmen' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Rücknahme: gb-gias' })).toBeVisible()
    await ended(page)
  })
  await found(page, added.name, 0)
  await found(page, known.old, 1)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a trial is ordered and followed', async ({ page, signInAs }, { project }) => {
    await signInAs(importerOf(project.name, false))
    await page.goto('/admin/imports/new')
    await page.getByLabel('Register', { exact: true }).selectOption('gb-gias')
    await page.getByRole('button', { name: 'Probelauf starten' }).click()
    await expect(page.getByRole('alert')).toContainText('Wählen Sie eine Datei')
    await page.goto('/admin/imports/new')
    await beginTrial(page, project.name)
    await expect(async () => {
      const reload = page.getByRole('link', { name: 'Status neu laden' })
      if (await reload.isVisible()) await reload.click()
      await expect(page.getByText('beendet', { exact: true })).toBeVisible({ timeout: 5000 })
    }).toPass()
    await page.getByRole('link', { name: 'Abgelehnte Zeilen (1)' }).click()
    await expect(page.getByRole('cell', { name: /nicht die Form/ })).toBeVisible()
  })
})
