import type { Page } from '@playwright/test'
import { expect, openMenu, PASSWORD, test, toast } from '../fixtures/account.ts'
import { expectAccessible, hydrated } from '../fixtures/test.ts'

test.use({ expectedErrors: [/status of 400/] })

/** Gives the browser a device that holds passkeys and always finds the right person before it. */
async function addDevice(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', { options })
  return (isUserVerified: boolean) => client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
}

test('a passkey is added, signs in without a password, and is removed', async ({ page, context, account }) => {
  const setVerified = await addDevice(page)
  await account('passkey')
  await page.goto('/account/security')
  await hydrated(page)
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  await passkeys.getByText('Passkey hinzufügen').click()
  await passkeys.getByLabel('Aktuelles Passwort').fill(PASSWORD)
  await passkeys.getByRole('button', { name: 'Weiter' }).click()
  await expect(passkeys.getByRole('status')).toHaveText('Fast fertig: Bestätige jetzt auf deinem Gerät.')
  await expectAccessible(page)
  await passkeys.getByRole('button', { name: 'Passkey anlegen' }).click()
  await expect(toast(page, 'Passkey hinzugefügt')).toBeVisible()
  await expect(passkeys.getByRole('listitem')).toHaveCount(1)

  // The same device makes no second one.
  await passkeys.getByText('Passkey hinzufügen').click()
  await passkeys.getByLabel('Aktuelles Passwort').fill(PASSWORD)
  await passkeys.getByRole('button', { name: 'Weiter' }).click()
  await passkeys.getByRole('button', { name: 'Passkey anlegen' }).click()
  await expect(passkeys.getByRole('alert')).toHaveText('Auf diesem Gerät gibt es schon einen Passkey für dein Konto.')

  await context.clearCookies()
  await page.goto('/auth?next=/account/security')
  await hydrated(page)
  const enter = page.getByRole('button', { name: 'Mit einem Passkey anmelden' })
  await setVerified(false)
  await enter.click()
  await expect(page.getByRole('alert')).toContainText('Dein Gerät hat keinen Passkey geschickt.')
  await expectAccessible(page)
  await setVerified(true)
  const sent = page.waitForRequest((request) => request.postData()?.includes('signature') ?? false)
  await enter.click()
  const answer = await sent
  await expect(page).toHaveURL('/account/security')

  // Whoever has seen the signed answer cannot sign in by it, in another browser or in this one.
  const replay = { headers: await answer.allHeaders(), data: answer.postDataBuffer() ?? '', maxRedirects: 0 }
  for (const headers of [replay.headers, { ...replay.headers, cookie: '' }]) {
    const again = await page.request.post(answer.url(), { ...replay, headers })
    expect(await again.text()).toContain('passkey_refused')
    expect(again.status()).toBe(400)
    expect(again.headers()['set-cookie'] ?? '').not.toContain('session')
  }
  await hydrated(page)
  await openMenu(page)
  await expect(page.getByRole('banner').getByText('Marta passkey').filter({ visible: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(passkeys.getByText('zuletzt benutzt')).toBeVisible()

  await passkeys.getByRole('button', { name: /^Entfernen/ }).click()
  await expect(toast(page, 'Passkey entfernt')).toBeVisible()
  await context.clearCookies()
  await page.goto('/auth')
  await hydrated(page)
  await enter.click()
  await expect(page.getByRole('alert')).toContainText('Dieser Passkey gilt hier nicht')
})
