import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures/account.ts'
import { buyersSchool } from '../fixtures/examples/example-buyers.ts'
import { hydrated } from '../fixtures/test.ts'

const MAX_STOPS = 60
const TEXT =
  'Die Lehrerinnen erklären geduldig, und im Ganztag findet unsere Tochter jeden Tag etwas, das ihr Freude macht.'

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, target: Locator) {
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await page.keyboard.press('Tab')
    if (await target.evaluateAll((found) => found.includes(document.activeElement as HTMLElement))) return
  }
  throw new Error(`${target} is no stop of the keyboard`)
}

/** Goes to a control by Tab and presses a key on it. */
async function press(page: Page, target: Locator, key: 'Enter' | 'Space') {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Goes to a group of radio buttons by Tab and chooses one by the arrow keys. */
async function choose(page: Page, radio: Locator) {
  await tabTo(page, page.locator(`input[name="${await radio.getAttribute('name')}"]`))
  for (let step = 0; step < MAX_STOPS && !(await radio.isChecked()); step++) await page.keyboard.press('ArrowDown')
}

test('by keyboard alone from the start page over a search and a profile to a review that is sent', async ({
  page,
  account,
}, { project }) => {
  await account('keyboard')
  const school = buyersSchool('chooser', project.name)
  await page.goto('/')
  await hydrated(page)
  // Its role changes with the script of the suggestions.
  await tabTo(page, page.getByLabel('Name, Ort oder Postleitzahl'))
  await page.keyboard.type(school.name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await hydrated(page)
  const card = page.getByRole('article').filter({ hasText: school.name })
  await press(page, card.getByRole('link', { name: school.name }).first(), 'Enter')
  await expect(page).toHaveURL(`/schools/${school.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  const write = page.getByRole('link', { name: 'Bewertung schreiben' })
  await expect(write.first()).toBeVisible()
  await press(page, write, 'Enter')
  await expect(page).toHaveURL(`/schools/${school.id}/review`)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await hydrated(page)
  await choose(page, page.getByRole('radio').nth(3))
  await tabTo(page, page.getByLabel('Deine Erfahrung'))
  await page.keyboard.type(TEXT)
  await choose(page, page.getByRole('radio', { name: 'Elternteil' }))
  await press(page, page.locator('summary').filter({ hasText: 'Themen, Name, Zeitraum, Bereiche' }), 'Enter')
  await tabTo(page, page.getByLabel('Bis wann warst du oder dein Kind dort?'))
  await page.keyboard.press('ArrowDown')
  await tabTo(page, page.getByLabel('Angezeigter Name'))
  await page.keyboard.type('Eine Mutter')
  await press(page, page.getByLabel('Das ist meine eigene Erfahrung.'), 'Space')
  await press(page, page.getByRole('button', { name: 'Bewertung absenden' }), 'Enter')
  await expect(page).toHaveURL(new RegExp(`/schools/${school.id}(?!/review)`))
  await expect(page.getByText(TEXT)).toBeVisible()
})

test('by keyboard alone from the page about premium to the payment', async ({ page, account }, { project }) => {
  await account('keyboard')
  const school = buyersSchool('keyboard', project.name)
  await page.goto('/premium')
  await hydrated(page)
  await press(page, page.getByRole('link', { name: 'Premium holen' }), 'Enter')
  await expect(page).toHaveURL(`/order/${school.id}`)
  await expect(page.getByRole('heading', { name: 'Premium bestellen' })).toBeFocused()
  await hydrated(page)
  const fold = page.locator('summary').filter({ hasText: 'Rechnung an diese Anschrift' })
  if (await fold.isVisible()) await press(page, fold, 'Enter')
  await choose(page, page.getByLabel('Privatperson'))
  await tabTo(page, page.getByLabel('Vor- und Nachname'))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Ada Lovelace')
  await press(page, page.getByLabel('Ich habe gelesen'), 'Space')
  await press(page, page.getByRole('button', { name: 'zahlungspflichtig bestellen' }), 'Enter')
  await expect(page.getByRole('heading', { name: 'Testzahlung' })).toBeVisible()
})
