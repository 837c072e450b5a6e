import { expect, logIn, mailedCode, openMenu, PASSWORD, test, toast } from '../fixtures/account.ts'
import { addressOf } from '../fixtures/examples/example-accounts.ts'
import { expectAccessible, hydrated, prepared } from '../fixtures/test.ts'

test.use({ expectedErrors: [/status of (400|502|503|504)|net::ERR_FAILED/] })

test(
  'signing in leads home, with the e-mail address where there is no name',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    const email = addressOf('login', project.name)
    await page.goto('/auth')
    await logIn(page, email)
    await expect(page).toHaveURL('/')
    await hydrated(page)
    await openMenu(page)
    await expect(page.getByRole('banner').getByText(email).filter({ visible: true })).toBeVisible()
  },
)

test('after signing in the page that required it opens', async ({ page }, { project }) => {
  await page.goto('/en/account/security')
  await expect(page).toHaveURL('/en/auth?next=%2Fen%2Faccount%2Fsecurity')
  await page.getByLabel('Email address').fill(addressOf('login', project.name))
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/en/account/security')
})

test.describe('with Google', () => {
  // The page of the provider that the run starts in place of Google.
  test.use({ expectedErrors: [/request to http:\/\/127\.0\.0\.1/] })

  test('who turns back is told so, who agrees arrives, and deletes the account by a code', async ({ page }) => {
    await page.goto('/account/data')
    await page.getByRole('button', { name: 'Mit Google anmelden' }).click()
    await page.getByRole('link', { name: 'Cancel' }).click()
    await expect(page.getByRole('alert')).toContainText('Google')
    await page.goto('/account/data')
    await page.getByRole('button', { name: 'Mit Google anmelden' }).click()
    await page.getByRole('link', { name: 'Marta Google' }).click()
    await expect(page).toHaveURL('/account/data')
    await openMenu(page)
    await expect(page.getByRole('banner').getByText('Marta Google').filter({ visible: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await hydrated(page)
    const deletion = page.getByRole('region', { name: 'Konto löschen' })
    await deletion.getByRole('button', { name: 'Code schicken' }).click()
    await expect(toast(page, 'Wir haben dir den Code geschickt')).toBeVisible()
    await expectAccessible(page)
    await deletion.getByLabel('Code aus der E-Mail').fill(await mailedCode(page, 'marta.google@post.example'))
    await deletion.getByRole('button', { name: 'Konto löschen' }).click()
    await expect(page).toHaveURL('/')
    await page.goto('/account')
    await expect(page).toHaveURL('/auth?next=%2Faccount')
  })
})

test('a wrong password is a toast titled error and stays on the page', async ({ page }) => {
  await page.goto('/auth')
  await hydrated(page)
  await logIn(page, 'nobody@post.example')
  await expect(toast(page, 'Fehler')).toContainText('Adresse oder Passwort stimmt nicht')
  await expect(page.getByRole('alert')).toContainText('Adresse oder Passwort stimmt nicht')
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('nobody@post.example')
  await expectAccessible(page)
})

test('an invalid address is reported beside its field', async ({ page }) => {
  await page.goto('/auth')
  await hydrated(page)
  // The browser would already refuse it.
  await page.locator('#sign-in').evaluate((form: HTMLFormElement) => form.setAttribute('novalidate', ''))
  await logIn(page, 'marta.keller@')
  await expect(page.getByText('Bitte geben Sie eine gültige E-Mail-Adresse ein').first()).toBeVisible()
})

test('when no server can be reached, the page says so and keeps the values typed', async ({ page }, { project }) => {
  await page.goto('/auth')
  await hydrated(page)
  await page.route('**/auth.data*', (route) => route.abort())
  await logIn(page, addressOf('login', project.name))
  const note = page.locator('form').getByRole('alert').filter({ hasText: 'Die Website antwortet gerade nicht' })
  await expect(note).toContainText('Alle Eingaben sind noch da')
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(addressOf('login', project.name))
  await expect(page.getByLabel('Passwort', { exact: true })).toHaveValue(PASSWORD)
  await page.unroute('**/auth.data*')
  await note.getByRole('button', { name: 'Noch einmal senden' }).click()
  await expect(page).toHaveURL('/')
})

for (const status of [502, 503, 504]) {
  test(`a gateway error ${status} is retried`, async ({ page }, { project }) => {
    await page.goto('/auth')
    await prepared(page)
    let sent = 0
    await page.route('**/auth.data*', (route) =>
      ++sent < 3 ? route.fulfill({ status, body: 'away' }) : route.continue(),
    )
    await logIn(page, addressOf('login', project.name))
    await expect(page).toHaveURL('/')
    expect(sent).toBe(3)
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('signing in, refusals, account and signing out work', async ({ page }, { project }) => {
    await page.goto('/auth')
    await logIn(page, addressOf('noscript', project.name), 'Falsches Passwort 12')
    await expect(page.getByRole('alert')).toContainText('Adresse oder Passwort stimmt nicht')
    await logIn(page, addressOf('noscript', project.name))
    await expect(page).toHaveURL('/')
    await page.goto('/account')
    await page.getByLabel('Vor- und Nachname').fill('Ohne Skript')
    await page.getByRole('button', { name: 'Speichern' }).first().click()
    await expect(page.getByLabel('Vor- und Nachname')).toHaveValue('Ohne Skript')
    await openMenu(page)
    await page.getByRole('banner').getByRole('button', { name: 'Abmelden' }).filter({ visible: true }).click()
    await expect(page).toHaveURL('/')
    await page.goto('/account')
    await expect(page).toHaveURL('/auth?next=%2Faccount')
  })
})
