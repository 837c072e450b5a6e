import type { Page } from '@playwright/test'
import { expect, test, toast } from '../fixtures/account.ts'
import { textsSchoolOf } from '../fixtures/examples/schools/example-school-texts.ts'
import { expectAccessible, hydrated } from '../fixtures/test.ts'

test.use({ expectedErrors: [/status of 4\d\d/] })

const tab = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Abschnitte des Profils' }).getByRole('link', { name })
const language = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Sprache des Textes' }).getByRole('link', { name })
const save = (page: Page) => page.getByRole('button', { name: 'Einstellungen speichern' })

test('a school writes about its work in two languages, and families read it in theirs', async ({ page, account }, {
  project,
}) => {
  await account('writer')
  const school = textsSchoolOf('writer', project.name)
  await page.goto('/dashboard/educational-profile?tab=services&language=de')
  await hydrated(page)
  await page
    .getByLabel('Text auf Deutsch')
    .fill('Unsere Mensa kocht selbst:\n- dienstags ohne Fleisch\n• freitags Fisch')
  await expect(page.getByText('Noch nicht gespeichert', { exact: true })).toBeVisible()

  await language(page, /English/).click()
  const dialog = page.getByRole('dialog', { name: 'Änderungen verwerfen?' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Weiter bearbeiten' }).click()
  await expect(page.getByLabel('Text auf Deutsch')).toHaveValue(/Unsere Mensa/)
  await save(page).click()
  await expect(toast(page, 'Text gespeichert')).toBeVisible()
  await expect(page.getByText(/^Gespeichert am/)).toBeVisible()

  await language(page, /English/).click()
  await expect(page.getByLabel('Text auf Englisch')).toHaveValue('')
  await page.getByLabel('Text auf Englisch').fill('Our canteen cooks itself.')
  await save(page).click()
  await expect(page.getByText(/^Gespeichert am/)).toBeVisible()
  await tab(page, /^Auszeichnungen/).click()
  // The address changes before the links of the page do.
  await expect(tab(page, /^Auszeichnungen/)).toHaveAttribute('aria-current', 'true')
  await expect(page).toHaveURL(/tab=awards&language=en/)
  await language(page, /Deutsch/).click()
  await expect(page.getByLabel('Text auf Deutsch')).toHaveValue('')
  await page.getByLabel('Text auf Deutsch').fill('Musikpreis 2025')
  await save(page).click()
  await expect(page.getByText(/^Gespeichert am/)).toBeVisible()
  await expect(tab(page, /^Betreuung und Mensa \(hat einen Text\)/)).toBeVisible()

  await page.goto(`/schools/${school.id}`)
  for (const title of ['Betreuung und Mensa', 'Auszeichnungen'])
    await page.getByRole('heading', { name: title }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'dienstags ohne Fleisch' })).toBeVisible()
  await expect(page.getByText('Musikpreis 2025')).toBeVisible()
  await expect(page.getByText(/^Angaben der Schule, /).first()).toBeVisible()
  await expect(page.getByText('Sprachen', { exact: true })).toHaveCount(0)
  await page.goto(`/en/schools/${school.id}`)
  for (const title of ['Wraparound care and meals', 'Awards']) await page.getByRole('heading', { name: title }).click()
  await expect(page.getByText('Our canteen cooks itself.')).toBeVisible()
  await expect(page.getByText('Text in German')).toBeVisible()
})

test('of two simultaneous authors the later one is told, and loses nothing', async ({ page, account, context }) => {
  await account('writer')
  const address = '/dashboard/educational-profile?tab=facilities&language=fr'
  const other = await context.newPage()
  const field = (of: Page) => of.getByLabel('Text auf Französisch')
  await page.goto(address)
  await other.goto(address)
  await hydrated(page)
  await hydrated(other)
  await field(other).fill('Une bibliothèque.')
  await save(other).click()
  await expect(other.getByText(/^Gespeichert am/)).toBeVisible()
  await field(page).fill('Un gymnase.')
  await save(page).click()
  await expect(page.getByText(/^Inzwischen wurde dieser Text gespeichert/)).toBeVisible()
  await expect(page.getByText('Une bibliothèque.')).toBeVisible()
  await expect(field(page)).toHaveValue('Un gymnase.')
  // A message stays while the pointer is on it, and on phones it covers the button.
  await page.mouse.move(0, 0)
  await expectAccessible(page)
  await save(page).click()
  await expect(page.getByText(/^Gespeichert am/)).toBeVisible()
  await page.reload()
  await expect(field(page)).toHaveValue('Un gymnase.')
})

test('a profile goes from draft to preview to the public, and an older version comes back', async ({ page, account }, {
  project,
}) => {
  const email = await account('publisher')
  const school = textsSchoolOf('publisher', project.name)
  const short = page.getByLabel('Kurze Beschreibung').first()
  await page.goto('/dashboard/profile')
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Profil bearbeiten' })).toBeVisible()
  await expect(page.getByLabel('E-Mail-Adresse Ihres Kontos')).toHaveValue(email)
  await short.fill('Klein und am Weiher.')
  await page.getByLabel('Ausführliche Beschreibung').first().fill('Seit 1905.')
  await page.getByRole('checkbox', { name: 'Umwelt' }).check()
  await page.getByRole('button', { name: 'Veröffentlichen' }).click()
  await expect(page).toHaveURL('/dashboard/overview')
  await expect(toast(page, 'Profil aktualisiert')).toContainText('ist gespeichert und öffentlich')

  await page.goto('/dashboard/profile')
  await hydrated(page)
  await expect(short).toHaveValue('Klein und am Weiher.')
  await short.fill('Groß und am Weiher.')
  await page.getByRole('button', { name: 'Entwurf speichern' }).click()
  await expect(page.getByText(/^Dies ist ein Entwurf von/)).toBeVisible()
  await page.goto(`/schools/${school.id}`)
  await expect(page.getByText('Seit 1905.')).toBeVisible()
  await page.goto('/dashboard/profile')
  await hydrated(page)
  await page.getByRole('button', { name: 'Vorschau' }).click()
  await expect(page.getByText(/^Vorschau: So sehen Familien/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: school.name })).toBeVisible()
  await page.getByRole('button', { name: 'Veröffentlichen' }).click()
  await expect(page).toHaveURL('/dashboard/overview')

  await page.goto('/dashboard/versions')
  await expect(page.getByRole('link', { name: 'Fassung 2' })).toBeVisible()
  await page.getByRole('link', { name: 'Fassung 1' }).click()
  await hydrated(page)
  await expect(page.getByText(/^Das ändert sich: Kurze Beschreibung auf Deutsch/)).toBeVisible()
  await page.getByRole('button', { name: 'Diese Fassung wiederherstellen' }).click()
  await expect(toast(page, 'Fassung wiederhergestellt')).toBeVisible()
  await page.goto('/dashboard/profile')
  await expect(short).toHaveValue('Klein und am Weiher.')
})

test('the pin of a school moves to a place that was looked up, and on a map', async ({ page, account }) => {
  await account('writer')
  await page.goto('/dashboard/position')
  await page.getByLabel('Ort oder Postleitzahl suchen').fill('50600')
  await page.getByRole('button', { name: 'Suchen' }).click()
  await expect(page.getByText(/^Gefunden: /)).toBeVisible()
  await hydrated(page)
  await expect(page.getByLabel('Geografische Breite')).toHaveValue(/^50,\d+$/)
  await page.getByRole('button', { name: 'Nadel auf der Karte versetzen' }).click()
  await expect(page.getByRole('region', { name: 'Karte mit der Nadel Ihrer Schule' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Geografische Breite').fill('48,85')
  await page.getByLabel('Geografische Länge').fill('2,35')
  await page.getByRole('button', { name: 'Standort speichern' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'nicht im Land der Schule' })).toBeVisible()
  await page.getByLabel('Geografische Breite').fill('50,9412')
  await page.getByLabel('Geografische Länge').fill('6,9581')
  // On phones the toast of the refusal covers the button.
  await page.getByLabel('Geografische Länge').press('Enter')
  await expect(toast(page, 'Standort gespeichert')).toBeVisible()
  await page.goto('/dashboard/position')
  await expect(page.getByLabel('Geografische Breite')).toHaveValue('50,9412')
})

test('without script texts are saved as well', async ({ browser, account, page, baseURL }) => {
  await account('writer')
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: baseURL ?? '',
    storageState: await page.context().storageState(),
  })
  const plain = await context.newPage()
  await plain.goto('/dashboard/educational-profile?tab=languages&language=it')
  await plain.getByLabel('Text auf Italienisch').fill('<b>Latino</b>')
  await save(plain).click()
  await expect(plain.getByText('HTML ist hier nicht möglich.')).toBeVisible()
  await expect(plain.getByLabel('Text auf Italienisch')).toHaveValue('<b>Latino</b>')
  await plain.getByLabel('Text auf Italienisch').fill('Latino dal primo anno.')
  await save(plain).click()
  await expect(plain.getByText(/^Gespeichert am/)).toBeVisible()
  await context.close()
})
