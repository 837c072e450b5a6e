import { expect, expectAccessible, test } from '../fixtures/test.ts'

const results = (text: string) => `/results?q=${encodeURIComponent(text)}`

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('what gave way is said, and can be insisted upon', async ({ page }) => {
    await page.goto(results('Gymnasium Sternenhimmelweide Köln'))
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('46 Schulen für „Gymnasium Köln“')
    await expect(page.getByText('„Sternenhimmelweide“ haben wir bei dieser Suche weggelassen.')).toBeVisible()
    await page.getByRole('link', { name: 'Genau „Gymnasium Sternenhimmelweide Köln“ suchen' }).click()
    await expect(page).toHaveURL(/literal=1/)
    await expect(heading).toHaveText('Keine Schulen gefunden für „Gymnasium Sternenhimmelweide Köln“')
  })

  test('the second reading of a text is one link away, and the first one from there', async ({ page }) => {
    await page.goto(results('Gymnasium Oxford'))
    await page.getByRole('link', { name: 'Oder Oxford (Vereinigtes Königreich)?' }).click()
    await expect(page).toHaveURL(/reading=0/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('„Gymnasium Oxford“')
    await expect(page.getByRole('list', { name: 'Verstanden als:' })).toContainText('bei Oxford')
  })

  test('a property that registers leave open ranks, and this is said', async ({ page }) => {
    await page.goto(results('Gymnasium mit Montessori Köln'))
    await expect(
      page.getByText('Ob „Montessori“ auf eine Schule zutrifft, steht hier nicht in den Registern.'),
    ).toBeVisible()
    await page.getByRole('link', { name: '„Montessori“ aus der Suche nehmen' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('46 Schulen für „Gymnasium Köln“')
  })

  test('who means schools nearby says where that is before any are listed', async ({ page }) => {
    await page.goto(results('Gymnasium in meiner Nähe'))
    await expect(page.getByRole('article')).toHaveCount(0)
    await page.getByRole('textbox', { name: 'Ort oder Postleitzahl' }).fill('99999999')
    await page.getByRole('main').getByRole('button', { name: 'Suchen' }).last().click()
    await expect(page.getByText('Diesen Ort kennen wir nicht.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Ort oder Postleitzahl' })).toHaveValue('99999999')
    await page.getByRole('textbox', { name: 'Ort oder Postleitzahl' }).fill('50601')
    await page.getByRole('main').getByRole('button', { name: 'Suchen' }).last().click()
    await expect(page.getByRole('article').first()).toContainText('Städtisches Gymnasium 2')
  })
})

test('the pages of readings have no known accessibility barrier', async ({ page }) => {
  for (const text of ['Gymnasium Sternenhimmelweide Köln', 'Gymnasium Oxford', 'Gymnasium in meiner Nähe']) {
    await page.goto(results(text))
    await expectAccessible(page)
  }
})
