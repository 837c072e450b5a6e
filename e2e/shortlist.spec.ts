import { expect, test } from './accounts/fixtures.ts'
import { expectAccessible, hydrated } from './fixtures.ts'

test('kept schools carry a note and a visit date, and are compared', async ({ page, account, baseURL }) => {
  await account('favourites')
  for (const schoolId of ['1', '4'])
    await page.request.post('/account/favourites', {
      form: { intent: 'add', schoolId },
      headers: { origin: baseURL ?? '' },
    })
  await page.goto('/account/favourites')
  await hydrated(page)
  await expectAccessible(page)
  const school = page.getByRole('article').first()
  const name = (await school.getByRole('heading').textContent())!
  await school.getByLabel('Notiz').fill('Die Sternwarte war toll.')
  await school.getByLabel('Besuch am').fill('2026-11-28')
  const saved = page.waitForResponse((response) => response.request().method() === 'POST')
  await school.getByRole('button', { name: 'Speichern' }).click()
  await saved
  await expect(page.locator('[data-sonner-toast]')).toContainText('Gemerkte Schulen gespeichert')
  await page.reload()
  await expect(school.getByLabel('Notiz')).toHaveValue('Die Sternwarte war toll.')
  await expect(school.getByLabel('Besuch am')).toHaveValue('2026-11-28')
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: 'Ausgewählte vergleichen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 Schulen im Vergleich')
  await page.goto('/account/favourites')
  await hydrated(page)
  await page.getByRole('button', { name: `Entfernen ${name}` }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
})
