import { expect, expectAccessible, hydrated, test } from '../fixtures/test.ts'

const IMPORTED = '/schools/de-NW-900000'
const SAMPLE = '/schools/1'

test('each official fact shows register, licence and day', { tag: '@phone' }, async ({ page }) => {
  await page.goto(IMPORTED)
  // Neither the bar at the lower edge nor anything else covers what has the focus.
  for (const name of ['Über uns', 'Bewertung schreiben', 'Fehler melden']) {
    const link = page.getByRole('link', { name, exact: true }).filter({ visible: true }).last()
    await link.focus()
    await expect.poll(() => link.evaluate(isUncovered), name).toBe(true)
  }
  for (const name of ['Nordrhein-Westfalen', 'Fehler melden']) {
    const box = await page.getByRole('link', { name, exact: true }).first().boundingBox()
    expect(box?.height, name).toBeGreaterThanOrEqual(24)
  }
  const register = page.getByText('Grunddaten der Schulen in Nordrhein-Westfalen')
  await expect(register).toBeHidden()
  for (const fact of ['Anschrift', 'Telefon', 'Schulart']) {
    await page.getByRole('button', { name: `Quelle: ${fact}`, exact: true }).click()
    await expect(register).toBeVisible()
    await expect(page.getByText('Datenlizenz Deutschland – Namensnennung 2.0')).toBeVisible()
    await expect(page.getByText('Stand: 01.03.2026')).toBeVisible()
    if (fact === 'Anschrift') await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(register).toBeHidden()
  }
})

test('schools nearby are listed with rough distances', async ({ page }) => {
  await page.goto(IMPORTED)
  const nearby = page.getByRole('region', { name: 'Schulen in der Nähe' })
  await expect(nearby.getByRole('listitem')).toHaveCount(5)
  await expect(nearby.getByRole('listitem').first()).toContainText(/Schulstraße \d+, Köln.*[\d,]+\skm/)
  await expect(nearby).toContainText('Entfernung ist keine Zusage für einen Platz.')
  const link = nearby.getByRole('listitem').first().getByRole('link')
  const name = await link.textContent()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
})

test('a profile can be shared', async ({ page, context, baseURL }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.goto(`${SAMPLE}?from=somewhere`)
  await page.getByRole('button', { name: 'Teilen' }).click()
  await expect(page.getByLabel('Adresse dieser Seite')).toHaveValue(`${baseURL}${SAMPLE}`)
  const mail = await page.getByRole('link', { name: 'Per E-Mail senden' }).getAttribute('href')
  expect(decodeURIComponent(mail ?? '')).toBe(`mailto:?subject=Lise-Meitner-Gymnasium&body=${baseURL}${SAMPLE}`)
  await expectAccessible(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Link kopieren' }).click()
  await expect(page.locator('[data-sonner-toast]')).toContainText('Link kopiert')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${SAMPLE}`)
})

test('the device’s own share menu is used if there is one', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = []
    Object.assign(window, { shared })
    Object.defineProperty(navigator, 'share', { value: async (data: ShareData) => void shared.push(data) })
  })
  await page.goto(SAMPLE)
  await hydrated(page)
  await page.keyboard.press('Shift')
  const button = page.getByRole('button', { name: 'Teilen' })
  await expect(async () => {
    expect(await button.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')))).toBe(true)
  }).toPass()
  await button.click()
  const shared = await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared)
  expect(shared).toEqual([{ title: 'Lise-Meitner-Gymnasium', url: `${baseURL}${SAMPLE}` }])
  await expect(page.getByLabel('Adresse dieser Seite')).toBeHidden()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('sources, surroundings and address are shown', async ({ page, baseURL }) => {
    await page.goto(IMPORTED)
    await page.getByRole('button', { name: 'Quelle: Anschrift' }).click()
    await expect(page.getByText('Stand: 01.03.2026')).toBeVisible()
    await page.getByRole('button', { name: 'Teilen' }).click()
    await expect(page.getByLabel('Adresse dieser Seite')).toHaveValue(`${baseURL}${IMPORTED}`)
    await expect(page.getByRole('button', { name: 'Drucken' })).toBeHidden()
    await page.getByRole('region', { name: 'Schulen in der Nähe' }).getByRole('link').first().click()
    await expect(page).not.toHaveURL(IMPORTED)
  })
})

/** Whether an element, and nothing that stays in the window, is drawn in its middle. */
function isUncovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

/** Elements whose texts schools and visitors write, at any length. */
const WRITTEN = `[aria-labelledby="about-school"] :is(.max-w-measure > div, dd) :is(p, li),
  #reviews article .whitespace-pre-line`

const SHEETS = [
  [SAMPLE, 2],
  ['/fr/schools/4', 2],
  [IMPORTED, 1],
  ['/results?q=Gymnasium', 2],
] as const
for (const [path, sheets] of SHEETS) {
  test(`${path} is printed on at most ${sheets} sheets, however long it is`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(path)
    expect(countSheets(await page.pdf({ preferCSSPageSize: true }))).toBeLessThanOrEqual(sheets)
    await page.evaluate((places) => {
      const more = ' Was sonst noch zu sagen ist.'.repeat(100)
      for (const text of document.querySelectorAll(places)) text.append(more)
    }, WRITTEN)
    expect(countSheets(await page.pdf({ preferCSSPageSize: true }))).toBeLessThanOrEqual(sheets)
  })
}

/** Each sheet is an object of a PDF that declares itself a page. */
function countSheets(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
