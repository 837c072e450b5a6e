import { expect, test } from '../fixtures/account.ts'
import { FAILED_SEARCH } from '../fixtures/examples/example-pages.ts'
import { userOf } from '../fixtures/examples/example-users.ts'
import { expectAccessible, hydrated } from '../fixtures/test.ts'

test('an admin makes a synonym of a failed search, which holds at once', async ({ page, signInAs }, { project }) => {
  await signInAs(userOf('wordsmith', project.name))
  await page.goto('/admin/searches?language=de')
  await page.getByRole('link', { name: new RegExp(`^Synonym anlegen ?: ${FAILED_SEARCH}$`) }).click()
  await hydrated(page)
  await page.getByLabel('Gemeint ist').fill('Grundschule')
  await page.getByRole('button', { name: 'Am letzten Monat ausprobieren' }).click()
  await expect(page.getByText('Finden dann etwas: 1')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Synonym speichern' }).click()
  await expect(page.getByText(`${FAILED_SEARCH} Grundschule`)).toBeVisible()
  await page.goto(`/results?q=${FAILED_SEARCH}`)
  await expect(page.getByText('Treffer für „Grundschule“.')).toBeVisible()
})
