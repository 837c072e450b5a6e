import { expect, expectAccessible, hydrated, test } from '../fixtures/test.ts'

/** A postal code as a home, which no address may hold. */
const HOME = '50825'

test('a family answers some questions, reads the reasons and asks about another school', { tag: '@phone' }, async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/choose')
  await hydrated(page)
  await expectAccessible(page)
  await page.getByLabel('Ort oder Region').fill('Köln')
  await page.getByLabel('Zuhause', { exact: true }).fill(HOME)
  await page.getByLabel('Am wichtigsten').selectOption({ label: 'Eine öffentliche Schule' })
  await page.getByLabel('Dann', { exact: true }).selectOption({ label: 'Musik' })
  await page.getByRole('button', { name: 'Schulen zeigen' }).click()

  const choice = page.getByRole('region', { name: /Schulen für euch/ })
  await expect(choice.getByRole('article')).toHaveCount(5)
  for (const school of await choice.getByRole('article').all()) {
    await expect(school.getByRole('heading', { name: 'Dafür spricht' })).toBeVisible()
    await expect(school.getByRole('heading', { name: 'Aber', exact: true })).toBeVisible()
    await expect(school.locator('li[data-facts=""]')).toHaveCount(0)
  }
  await expect(choice.getByText(/Was nicht bekannt ist, zählt weder für noch gegen eine Schule/)).toBeVisible()
  await expectAccessible(page)

  const [next] = await choice.getByRole('region', { name: 'Warum nicht eine andere?' }).getByRole('button').all()
  await expect(next!).toBeVisible()
  await choice.getByLabel('Name einer Schule').fill('Grundschule')
  await choice.getByRole('button', { name: 'Nachsehen' }).click()
  await expect(choice.getByRole('heading', { name: /^Warum nicht „/ })).toBeVisible()
  await expectAccessible(page)

  expect(asked.filter((address) => address.includes(HOME))).toEqual([])
  const link = await choice.getByRole('link', { name: 'Link zu dieser Auswahl' }).getAttribute('href')
  expect(link).toContain('wish=public&wish=music')
  expect(link).not.toContain(HOME)
})

test('the answers stand beside the schools and change them', async ({ page, viewport }) => {
  await page.goto('/choose?in=K%C3%B6ln&wish=public')
  await hydrated(page)
  const form = page.getByLabel('Am wichtigsten')
  if ((viewport?.width ?? 0) < 1024) {
    await expect(form).toBeHidden()
    await page.getByText('Antworten ändern').click()
  }
  await expect(form).toHaveValue('public')
  await form.selectOption({ label: 'Eine private Schule' })
  await page.getByRole('button', { name: 'Schulen zeigen' }).click()
  await expect(page).toHaveURL(/wish=private/)
})

test('searches lead to the helper with their place and type', async ({ page }) => {
  await page.goto('/results?q=Gymnasium%20K%C3%B6ln')
  await page.getByRole('link', { name: 'Auswahlhilfe' }).first().click()
  await expect(page).toHaveURL(/\/choose\?in=DE\.k\w+\.nordrhein-westfalen&type=high_school/)
  await expect(page.getByRole('heading', { name: /Schulen? für euch/ })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 400/] })
  test('the choice is in the answer, and what was typed stays', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/choose')
    await page.getByLabel('Ort oder Region').fill('Köln')
    await page.getByLabel('Zuhause', { exact: true }).fill(HOME)
    await page.getByRole('button', { name: 'Schulen zeigen' }).click()
    await expect(page.getByRole('region', { name: /Schulen für euch/ }).getByRole('article')).toHaveCount(5)
    expect(new URL(page.url()).search).toBe('')
    await page.getByRole('button', { name: 'Nachsehen' }).click()
    await expect(page.getByRole('region', { name: /Schulen für euch/ }).getByRole('article')).toHaveCount(5)
  })
})
