import type { Page } from '@playwright/test'
import { expect, logIn, test } from '../fixtures/account.ts'
import { userOf } from '../fixtures/examples/example-users.ts'
import { expectAccessible, hydrated } from '../fixtures/test.ts'

// A suspended person tries to sign in.
test.use({ expectedErrors: [/status of 4\d\d/] })

async function find(page: Page, email: string) {
  await hydrated(page)
  await page.getByLabel('Suchen').fill(email)
  await page.getByRole('button', { name: 'Anzeigen' }).click()
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('link', { name: email }).press('Enter')
  await expect(page.getByRole('heading', { name: email })).toBeVisible()
  await hydrated(page)
}

/** Presses by keyboard, because a message may cover the button. */
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter')

async function signInAsOffender(page: Page, email: string) {
  await page.goto('/auth')
  await hydrated(page)
  await logIn(page, email)
}

test('an admin suspends a person, who learns why and until when, and lifts the suspension', async ({
  page,
  signInAs,
  browser,
}, { project }) => {
  const email = userOf('offender', project.name)
  await signInAs(userOf('keeper', project.name))
  await page.goto('/admin/users')
  await find(page, email)
  await page.getByLabel('Grund').fill('Werbung in mehreren Bewertungen.')
  const day = new Date(Date.now() + 3 * 24 * 3_600_000).toISOString().slice(0, 10)
  await page.getByRole('textbox', { name: 'Letzter Tag der Sperre' }).fill(day)
  await press(page, 'Konto sperren')
  await expect(page.getByText(/^Gesperrt seit/)).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Konto: gesperrt' }).first()).toBeVisible()
  await expectAccessible(page)

  const { viewport, baseURL = '' } = project.use
  const context = await browser.newContext({ ...(viewport && { viewport }), baseURL })
  const theirs = await context.newPage()
  await signInAsOffender(theirs, email)
  await expect(theirs.getByText('Dieses Konto ist gesperrt.').first()).toBeVisible()
  await expect(theirs.getByText(/^Die Sperre endet von selbst/)).toBeVisible()
  await expectAccessible(theirs)

  await press(page, 'Sperre aufheben')
  await expect(page.getByText(/^Gesperrt seit/)).toBeHidden()
  await signInAsOffender(theirs, email)
  await expect(theirs).not.toHaveURL(/\/auth/)
  await context.close()

  await expect(async () => {
    const list = await (await page.request.get('/outbox')).text()
    for (const subject of ['Wir haben dein Konto gesperrt', 'Wir haben die Sperre deines Kontos aufgehoben'])
      expect(list.split('<li>').some((row) => row.includes(`an ${email},`) && row.includes(`>${subject}<`))).toBe(true)
  }).toPass()

  // Nobody may suspend or demote themselves.
  await page.goto(`/admin/users?q=${encodeURIComponent(userOf('keeper', project.name))}`)
  await find(page, userOf('keeper', project.name))
  await expect(page.getByText('Das ist Ihr eigenes Konto')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Rolle ändern' })).toBeHidden()
})
