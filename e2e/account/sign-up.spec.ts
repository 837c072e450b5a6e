import { expect, logIn, mailedLink, openMenu, PASSWORD, test, toast } from '../fixtures/account.ts'
import { expectAccessible, hydrated } from '../fixtures/test.ts'

test(
  'from sign-up with a mistyped address to the own name in the header, and out again',
  { tag: '@phone-only' },
  async ({ page }, { project }) => {
    const email = `neu.${project.name}@post.example`
    await page.goto('/auth?mode=signup')
    await hydrated(page)
    await page.getByLabel(/Vor- und Nachname/).fill('Neue Person')
    await page.getByLabel('E-Mail-Adresse').fill(`vertippt.${project.name}@post.example`)
    await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Konto anlegen' }).click()

    await expect(page).toHaveURL('/auth/check-email')
    await expect(toast(page, 'Bitte bestätige deine E-Mail-Adresse')).toBeVisible()
    await page.getByLabel('E-Mail-Adresse').fill(email)
    await page.getByRole('button', { name: 'Noch einmal schicken' }).click()
    await expect(page.getByText(`eine E-Mail an ${email}`)).toBeVisible()

    await page.goto('/')
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Anmelden' })).toBeVisible()
    await page.goto(await mailedLink(page, email, 'Bestätige deine E-Mail-Adresse'))
    await hydrated(page)
    await page.getByRole('button', { name: 'Ja, das ist meine Adresse' }).click()
    await expect(page).toHaveURL('/auth')
    await expect(toast(page, 'Deine Adresse ist bestätigt')).toBeVisible()
    await logIn(page, email)

    await expect(page).toHaveURL('/')
    await hydrated(page)
    await openMenu(page)
    await expect(page.getByRole('banner').getByText('Neue Person').filter({ visible: true })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('banner').getByRole('button', { name: 'Abmelden' }).filter({ visible: true }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('banner').getByText('Neue Person')).toHaveCount(0)
  },
)

test('a weak password is reported beside its field, and the values typed are kept', async ({ page }) => {
  await page.goto('/auth?mode=signup')
  await hydrated(page)
  await page.getByLabel('E-Mail-Adresse').fill('marta.keller@post.example')
  await page.getByLabel('Passwort', { exact: true }).fill('Password123!')
  await page.getByRole('button', { name: 'Konto anlegen' }).click()
  await expect(page.getByRole('link', { name: 'Es steht in Listen häufiger Passwörter' })).toBeVisible()
  await expect(page.getByLabel('Passwort', { exact: true })).toHaveValue('Password123!')
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('marta.keller@post.example')
  await expect(toast(page, 'Fehler')).toBeVisible()
  await expectAccessible(page)
})

test.use({ expectedErrors: [/status of 4\d\d/] })
