import { expect, expectAccessible, hydrated, test } from '../fixtures/test.ts'

const IMPORTED = '/schools/de-NW-900000'
const SAMPLE = '/schools/1'

test('official facts have one line for register and day, and the address opens the licence', { tag: '@phone' }, async ({
  page,
}) => {
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
  await page.getByRole('button', { name: /^Quelle: / }).click()
  await expect(register).toBeVisible()
  await expect(page.getByText('Datenlizenz Deutschland – Namensnennung 2.0')).toBeVisible()
  await expect(page.getByText('Stand: 01.03.2026')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(register).toBeHidden()
  const facts = page.getByRole('region', { name: 'Amtliche Angaben' })
  await expect(facts.getByText('Stand 01.03.2026')).toHaveCount(1)
  await expect(facts.getByRole('link', { name: 'open.nrw' })).toHaveCount(1)
})

test('the rarer actions are in a menu for the keyboard', async ({ page }) => {
  await page.goto(IMPORTED)
  const menu = page.getByRole('button', { name: 'Mehr', exact: true })
  await page.getByRole('link', { name: 'Vergleichen', exact: true }).focus()
  await page.keyboard.press('Tab')
  await expect(menu).toBeFocused()
  await page.keyboard.press('Enter')
  for (const name of ['Teilen', 'Folgen', 'Drucken']) {
    await page.keyboard.press('Tab')
    const entry = page.getByRole(name === 'Folgen' ? 'link' : 'button', { name, exact: true })
    await expect(entry).toBeFocused()
    expect((await entry.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await expect(page.getByRole('button', { name: 'Teilen' })).toBeHidden()
})

test('the section bar stays in the window and marks the part in view', { tag: '@phone' }, async ({ page }) => {
  await page.goto(SAMPLE)
  await page.mouse.move(9, 9)
  await page.waitForLoadState('networkidle')
  const bar = page.getByRole('navigation', { name: 'Teile dieser Seite' })
  const current = bar.locator('[aria-current]')
  for (const name of ['Profil der Schule', 'Amtliche Angaben', 'Bewertungen']) {
    const link = bar.getByRole('link', { name, exact: true })
    await link.click()
    await expect(current).toHaveText(name)
    await expect(bar).toBeInViewport({ ratio: 1 })
    const heading = page.getByRole('heading', { level: 2, name, exact: true })
    await expect(heading).toBeInViewport({ ratio: 1 })
    await expect.poll(() => heading.evaluate(isUncovered), name).toBe(true)
  }
  await page.evaluate(() => scrollTo(0, 0))
  await expect(current.filter({ hasText: 'Bewertungen' })).toHaveCount(0)
})

test('the first press of a link to a part, which loads the scripts of the page, leads there', async ({ page }) => {
  await page.goto(SAMPLE)
  const bar = page.getByRole('navigation', { name: 'Teile dieser Seite' })
  await bar.getByRole('link', { name: 'Profil der Schule', exact: true }).click()
  await expect(bar.locator('[aria-current]')).toHaveText('Profil der Schule')
  await expect(page.getByRole('heading', { level: 2, name: 'Profil der Schule', exact: true })).toBeInViewport()
})

test('a premium profile is short on a phone, and its texts unfold', { tag: '@phone-only' }, async ({ page }) => {
  await page.goto(SAMPLE)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(5080)
  await expect(page.getByRole('region', { name: 'Bewertungen' }).getByRole('article')).toHaveCount(3)
  const section = page.getByRole('region', { name: 'Profil der Schule' }).locator('details').first()
  await expect(section.locator('p').first()).toBeHidden()
  await section.locator('summary').press('Enter')
  await expect(section.locator('p').first()).toBeVisible()
  await expectAccessible(page)
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
  await page.getByRole('button', { name: 'Mehr', exact: true }).click()
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
  await page.getByRole('button', { name: 'Mehr', exact: true }).click()
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
    await page.getByRole('button', { name: 'Mehr', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Folgen' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Drucken' })).toBeHidden()
    await page.getByRole('button', { name: 'Teilen' }).click()
    await expect(page.getByLabel('Adresse dieser Seite')).toHaveValue(`${baseURL}${IMPORTED}`)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
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
const WRITTEN = `:is([aria-labelledby="about-school"], [aria-labelledby="sections"]) .wrap-anywhere :is(p, li),
  #reviews .review-text`

const SHEETS = [
  [SAMPLE, 4],
  ['/fr/schools/4', 4],
  [IMPORTED, 2],
  ['/results?q=Gymnasium', 2],
] as const
for (const [path, sheets] of SHEETS) {
  test(`${path} is printed on at most ${sheets} sheets`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(path)
    expect(countSheets(await page.pdf({ preferCSSPageSize: true }))).toBeLessThanOrEqual(sheets)
  })
}

// The test changes the texts, which React would notice.
test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a printed profile has no buttons, and nothing of its texts is folded or cut', async ({ page }) => {
    await page.goto(SAMPLE)
    await page.emulateMedia({ media: 'print' })
    const main = page.getByRole('main')
    for (const name of ['Merken', 'Vergleichen', 'Mehr', 'Bewertung schreiben', 'E-Mail anzeigen', 'Weiterlesen'])
      await expect(main.getByText(name, { exact: true }).filter({ visible: true }), name).toHaveCount(0)
    await page.evaluate((places) => {
      for (const text of document.querySelectorAll(places)) text.append(' Was sonst noch zu sagen ist.'.repeat(50))
    }, WRITTEN)
    const texts = main.locator(WRITTEN)
    expect(await texts.count()).toBeGreaterThan(15)
    for (const text of await texts.all()) {
      await expect(text).toBeVisible()
      expect(await text.evaluate(isCut)).toBe(false)
    }
  })
})

/** Whether an element or one around it hides a part of what it contains. */
function isCut(element: Element): boolean {
  for (let at: Element | null = element; at && at.tagName !== 'MAIN'; at = at.parentElement) {
    const hides = getComputedStyle(at).overflow !== 'visible'
    if (hides && (at.scrollHeight > at.clientHeight + 1 || at.scrollWidth > at.clientWidth + 1)) return true
  }
  return false
}

/** Each sheet is an object of a PDF that declares itself a page. */
function countSheets(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
