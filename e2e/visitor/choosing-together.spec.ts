import { expect, expectAccessible, hydrated, test } from '../fixtures/test.ts'

const PHONE = { width: 390, height: 844 }
test.use({ viewport: PHONE, expectedErrors: [/ERR_INTERNET_DISCONNECTED|status of 409/] })

test('a family of two goes from the helper over a shared list to the dossier, on two phones', async ({
  page,
  browser,
}) => {
  await page.goto('/choose?in=K%C3%B6ln&wish=public')
  await hydrated(page)
  const choice = page.getByRole('region', { name: /Schulen für euch/ })
  await expect(choice.getByRole('article')).toHaveCount(5)
  const named = await choice.getByRole('article').getByRole('heading', { level: 3 }).allTextContents()
  await choice.getByRole('link', { name: 'Gemeinsame Liste' }).click()
  await expect(page.getByRole('checkbox')).toHaveCount(5)
  await page.getByLabel('Euer Name auf der Liste').fill('Anna')
  await page.getByRole('button', { name: 'Liste anlegen' }).click()
  const saved = page.getByText('Verschlüsselt gespeichert')
  await expect(saved).toBeVisible()
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(5)
  for (const name of named) await expect(page.getByRole('article').filter({ hasText: name })).not.toHaveCount(0)

  const second = await browser.newContext({ viewport: PHONE, locale: 'de-DE' })
  const other = await second.newPage()
  await other.goto(page.url())
  await other.getByLabel('Euer Name auf der Liste').fill('Ben')
  await other.getByRole('button', { name: 'Mitmachen', exact: true }).click()
  await expect(other.getByText('Verschlüsselt gespeichert')).toBeVisible()
  await second.setOffline(true)
  await other.getByRole('article').first().getByRole('button', { name: 'Ja', exact: true }).click()
  await expect(other.getByText('bleibt auf diesem Gerät')).toBeVisible()
  await cards.first().getByRole('button', { name: 'Ja', exact: true }).click()
  await cards.last().getByRole('button', { name: 'Nein', exact: true }).click()
  await expect(saved).toBeVisible()
  await second.setOffline(false)
  await expect(other.getByText('Verschlüsselt gespeichert')).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(page.getByRole('region', { name: 'Worin ihr euch einig seid' })).toContainText('Beide dafür')
  await expectAccessible(page)

  const [paper] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Dossier als PDF' }).click(),
  ])
  expect(paper.suggestedFilename()).toBe('dossier.pdf')
  await second.close()
})
