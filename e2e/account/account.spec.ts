import type { Page } from '@playwright/test'
import { codeAt } from '#app/features/accounts/sign-in/second-factor/totp.server.ts'
import { expect, logIn, mailedLink, openMenu, PASSWORD, signOut, test, toast } from '../fixtures/account.ts'
import { addressOf } from '../fixtures/examples/example-accounts.ts'
import { expectAccessible, hydrated } from '../fixtures/test.ts'

test.use({ expectedErrors: [/status of 4\d\d/] })
const NEW_PASSWORD = 'Kreidestaub und Schwamm'

test('name and contact data are saved; the header shows the name at once', { tag: '@phone-only' }, async ({
  page,
  account,
}) => {
  await account('profile')
  await page.goto('/account')
  await hydrated(page)
  await page.getByLabel('Vor- und Nachname').fill('Marta Keller-Lang')
  await page.getByRole('button', { name: 'Speichern' }).nth(0).click()
  await expect(toast(page, 'Profil gespeichert')).toBeVisible()
  await openMenu(page)
  await expect(page.getByRole('banner').getByText('Marta Keller-Lang').filter({ visible: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByLabel('Website').fill('javascript:alert(1)')
  await page.getByLabel('Ort').fill('Düsseldorf')
  await page.getByRole('button', { name: 'Speichern' }).nth(1).click()
  await expect(page.getByRole('link', { name: /^Website – .* beginnt\.$/ })).toBeVisible()
  await expect(page.getByLabel('Ort')).toHaveValue('Düsseldorf')
  await page.getByLabel('Website').fill('https://keller.example')
  await page.getByRole('button', { name: 'Speichern' }).nth(1).click()
  await expect(toast(page, 'Kontaktdaten gespeichert')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Ort')).toHaveValue('Düsseldorf')
})

test('a session that ended while typing keeps what was typed', async ({ page, account, context }) => {
  await account('profile')
  await page.goto('/account')
  await hydrated(page)
  await page.getByLabel('Telefon').fill('+49 211 123456')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Speichern' }).nth(1).click()
  await expect(toast(page, 'Fehler')).toContainText('Nicht angemeldet')
  await expect(page.getByLabel('Telefon')).toHaveValue('+49 211 123456')
})

test('changing the password', async ({ page, account }) => {
  const email = await account('password')
  await page.goto('/account/security')
  await hydrated(page)
  const form = page.getByRole('region', { name: 'Passwort ändern' })
  await form.getByLabel('Aktuelles Passwort').fill(PASSWORD)
  await form.getByLabel('Neues Passwort').fill(NEW_PASSWORD)
  await form.getByRole('button', { name: 'Passwort ändern' }).click()
  await expect(toast(page, 'Dein Passwort ist geändert')).toBeVisible()
  await expect(page.getByLabel('Neues Passwort')).toHaveValue('')
  await signOut(page)
  await page.goto('/auth')
  await logIn(page, email, NEW_PASSWORD)
  await expect(page).toHaveURL('/')
})

test('a forgotten password is set by a mailed link, which works once', async ({ page }, { project }) => {
  const email = addressOf('reset', project.name)
  await page.goto('/auth')
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click()
  await expect(page).toHaveURL('/auth/forgot')
  await hydrated(page)
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByRole('button', { name: 'Link schicken' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Gibt es zu dieser Adresse ein Konto' })).toBeVisible()
  await expectAccessible(page)
  const link = await mailedLink(page, email, 'Neues Passwort setzen')
  await page.goto(link)
  await hydrated(page)
  await expectAccessible(page)
  await page.getByLabel('Neues Passwort').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Passwort setzen' }).click()
  await expect(toast(page, 'Dein neues Passwort ist gespeichert')).toBeVisible()
  await logIn(page, email, NEW_PASSWORD)
  await expect(page).toHaveURL('/')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Dieser Link gilt nicht mehr' })).toBeVisible()
})

/** Returns the groups of the key for the app that go over the end of a line: people type them off group by group. */
const brokenGroups = (page: Page) =>
  page
    .locator('code')
    .first()
    .evaluate((code) => {
      const text = code.firstChild!
      return [...text.textContent!.matchAll(/\S+/g)].flatMap(({ 0: group, index }) => {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + group.length)
        return range.getClientRects().length > 1 ? [group] : []
      })
    })

test('the second factor: set-up, sign-in, recovery code', async ({ page, account }) => {
  const email = await account('factor')
  await page.goto('/account/security')
  await hydrated(page)
  await page.getByRole('button', { name: 'Einrichten' }).click()
  await expect(page.getByRole('img', { name: /QR-Code/ })).toBeVisible()
  await expectAccessible(page)
  const shown = await page.locator('code').first().textContent()
  await page.reload()
  await expect(page.locator('code').first()).toHaveText(shown ?? '')
  await hydrated(page)
  await page.getByRole('button', { name: 'Neuen QR-Code anzeigen' }).click()
  await expect(page.locator('code').first()).not.toHaveText(shown ?? '')
  const secret = ((await page.locator('code').first().textContent()) ?? '').replaceAll(' ', '')
  for (const width of [320, 340, 360, 375, 390, 412]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await brokenGroups(page)).toEqual([])
  }
  await page.getByLabel('Sechsstelliger Code').fill(codeAt(secret))
  await page.getByRole('button', { name: 'Einschalten' }).click()
  await expect(page.getByRole('heading', { name: 'Deine Ersatzcodes' })).toBeVisible()
  await expectAccessible(page)
  const recovery = (await page.getByRole('status').locator('code').first().textContent()) ?? ''

  await signOut(page)
  await page.goto('/auth?next=%2Faccount%2Fdata')
  await logIn(page, email)
  await expect(page).toHaveURL('/auth/second-factor?next=%2Faccount%2Fdata')
  await hydrated(page)
  await page.getByLabel('Sechsstelliger Code').fill('000000')
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByText('Der Code stimmt nicht').first()).toBeVisible()
  await page.goto('/account')
  await expect(page).toHaveURL('/auth/second-factor?next=%2Faccount')
  await page.getByLabel('Sechsstelliger Code').fill(recovery)
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page).toHaveURL('/account')
})

test('other sessions are listed and ended', async ({ page, account, openPageOf }) => {
  const email = await account('sessions')
  const other = await openPageOf(email)
  await page.goto('/account/security')
  await hydrated(page)
  await expect(page.getByText('diese Sitzung')).toHaveCount(1)
  await page
    .getByRole('button', { name: /^Beenden: / })
    .first()
    .click()
  await expect(toast(page, 'Sitzungen beendet')).toBeVisible()
  await other.goto('/account')
  await expect(other).toHaveURL('/auth?next=%2Faccount')
  await page.getByRole('button', { name: 'Überall abmelden' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/account')
  await expect(page).toHaveURL('/auth?next=%2Faccount')
})

test('the address changes once both addresses have confirmed', async ({ page, account }, { project }) => {
  const email = await account('email')
  const newEmail = `anders.${project.name}@post.example`
  await page.goto('/account/security')
  await hydrated(page)
  await page.getByLabel('Neue E-Mail-Adresse').fill(newEmail)
  const wish = page.getByRole('region', { name: 'E-Mail-Adresse ändern' })
  await wish.getByLabel('Aktuelles Passwort').fill(PASSWORD)
  await page.getByRole('button', { name: 'Änderung anfordern' }).click()
  await expect(toast(page, 'Wir haben an die alte Adresse geschrieben')).toBeVisible()
  await page.goto(await mailedLink(page, email, 'Soll sich deine E-Mail-Adresse ändern?'))
  await hydrated(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Der Änderung zustimmen' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto(await mailedLink(page, newEmail, 'Bestätige deine neue E-Mail-Adresse'))
  await hydrated(page)
  await page.getByRole('button', { name: 'Neue Adresse bestätigen' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto('/account/security')
  await expect(page.getByText(`Jetzt: ${newEmail}`)).toBeVisible()
})

test('everything can be downloaded, then deleted, then restored', async ({ page, account }) => {
  const email = await account('delete')
  await page.goto('/account/data')
  await hydrated(page)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Herunterladen' }).click()
  expect((await download).suggestedFilename()).toBe('aulario.zip')
  await page.getByLabel('Passwort', { exact: true }).fill('Falsches Passwort 12')
  await page.getByRole('button', { name: 'Konto löschen' }).click()
  await expect(page.getByText('Das Passwort stimmt nicht').first()).toBeVisible()
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Konto löschen' }).click()
  await expect(page).toHaveURL('/')
  await expect(toast(page, 'Dein Konto ist gesperrt')).toBeVisible()
  await page.goto('/auth')
  await hydrated(page)
  await logIn(page, email)
  await expect(page.getByRole('alert')).toContainText('Dieses Konto wird gelöscht')
  await page.goto(await mailedLink(page, email, 'Dein Konto wird gelöscht'))
  await hydrated(page)
  await page.getByRole('button', { name: 'Konto behalten' }).click()
  await expect(toast(page, 'Dein Konto ist wieder da')).toBeVisible()
  await logIn(page, email)
  await expect(page).toHaveURL('/')
})

test('staff are told that their rights need the second factor', async ({ page, account }) => {
  await account('moderator')
  await page.goto('/account/security')
  await expect(page.getByText('Für die Moderation und die Verwaltung ist sie Pflicht')).toBeVisible()
  await hydrated(page)
})
