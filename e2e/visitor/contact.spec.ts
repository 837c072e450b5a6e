import type { Page } from '@playwright/test'
import { expect, toast } from '../fixtures/account.ts'
import { expectAccessible, hydrated, test } from '../fixtures/test.ts'

// Forms that are not accepted are answered with 400.
test.use({ expectedErrors: [/status of 400/] })

/** A sender for this run alone: journeys of both screen sizes write to one team. */
const senderOf = (screen: string) => `sender-${Date.now()}.${screen}@post.example`

/** Waits for the newest mail to an address, and returns its text. */
async function mailTo(page: Page, to: string): Promise<string> {
  let text = ''
  await expect(async () => {
    const list = await (await page.request.get('/outbox')).text()
    const row = list.split('<li>').find((item) => item.includes(`an ${to},`))
    const address = /href="([^"]+)"/.exec(row ?? '')?.[1]
    expect(address).toBeDefined()
    text = await (await page.request.get(address!)).text()
  }).toPass()
  return text
}

async function fill(page: Page, email: string) {
  await page.getByLabel('Name', { exact: true }).fill('Ada Lovelace')
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Nachricht', { exact: true }).fill('Guten Tag,\nwie alt ist die Angabe zur Schülerzahl?')
  await page.getByLabel(/^Ich habe die Datenschutzerklärung gelesen/).check()
}
const send = (page: Page) => page.getByRole('button', { name: 'Nachricht senden' }).press('Enter')

test(
  'a visitor finds the form, sees what is missing, and sends a message',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    const email = senderOf(project.name)
    await page.goto('/')
    await hydrated(page)
    if (project.name === 'phone') await page.getByRole('banner').locator('summary').filter({ visible: true }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).filter({ visible: true }).click()
    await expect(page).toHaveURL('/about#contact')
    await expect(page.getByRole('heading', { name: 'Kontakt', exact: true })).toBeFocused()
    await hydrated(page)

    await page.getByLabel('E-Mail-Adresse').fill('ada@')
    await send(page)
    for (const message of [
      'Name muss mindestens 2 Zeichen lang sein',
      'Bitte geben Sie eine gültige E-Mail-Adresse ein',
      'Nachricht muss mindestens 10 Zeichen lang sein',
      'Bitte akzeptieren Sie die Datenschutzerklärung',
    ])
      await expect(page.getByText(message, { exact: true }).last()).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: 'Nachricht muss' })).toBeFocused()
    await page.getByRole('link', { name: 'E-Mail-Adresse – Bitte geben Sie' }).click()
    await expect(page.getByLabel('E-Mail-Adresse')).toBeFocused()
    await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('ada@')
    await expectAccessible(page)

    await fill(page, email)
    await send(page)
    await expect(toast(page, 'Nachricht gesendet')).toBeVisible()
    await expect(page.getByLabel('Nachricht', { exact: true })).toHaveValue('')
    await expect(page.getByLabel(/^Ich habe die Datenschutzerklärung gelesen/)).not.toBeChecked()
    expect(await mailTo(page, email)).toMatch(/Nummer \d+[\s\S]*wie alt ist die Angabe zur Schülerzahl/)
  },
)

test('without script the form says the same, keeps the values typed and is sent', async ({ browser, baseURL, page }, {
  project,
}) => {
  const email = senderOf(`${project.name}.plain`)
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: baseURL ?? '',
    viewport: page.viewportSize(),
    extraHTTPHeaders: { 'x-forwarded-for': `10.66.${Date.now() % 256}.${(Date.now() >> 8) % 256}` },
  })
  const plain = await context.newPage()
  await plain.goto('/contact')
  await expect(plain).toHaveURL('/about#contact')
  await plain.getByLabel('Name', { exact: true }).fill('Ada')
  await plain.getByRole('button', { name: 'Nachricht senden' }).click()
  await expect(plain.getByText('Bitte akzeptieren Sie die Datenschutzerklärung', { exact: true }).last()).toBeVisible()
  await expect(plain.getByLabel('Name', { exact: true })).toHaveValue('Ada')
  await expect(plain.getByRole('alert').filter({ hasText: 'Nachricht muss' })).toBeFocused()
  await plain.getByRole('link', { name: 'E-Mail-Adresse – Bitte geben Sie' }).press('Enter')
  await expect(plain.getByLabel('E-Mail-Adresse')).toBeFocused()
  await fill(plain, email)
  await plain.getByRole('button', { name: 'Nachricht senden' }).click()
  await expect(plain.getByText('Nachricht gesendet.')).toBeVisible()
  await expect(plain.getByText('Nachricht gesendet.')).toBeInViewport()
  await context.close()
})

test('a person named in a review makes a request', async ({ page }, { project }) => {
  const email = senderOf(`${project.name}.named`)
  await page.goto('/about')
  await hydrated(page)
  await page.getByRole('link', { name: 'Zum Formular für genannte Personen' }).press('Enter')
  await expect(page).toHaveURL('/named-in-a-review')
  await hydrated(page)
  const submit = page.getByRole('button', { name: 'Anliegen senden' })
  await submit.press('Enter')
  await expect(page.getByText('Bitte wählen Sie, was wir tun sollen.', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Um welche Bewertung oder Schule geht es?').fill('https://aulario.example/schools/1')
  await page.getByLabel('Löschen, was dort über mich steht').check()
  await page.getByLabel('Was steht dort über Sie, und was ist daran falsch?').fill('Dort steht mein voller Name.')
  await page.getByLabel('Name', { exact: true }).fill('Ada Lovelace')
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await submit.press('Enter')
  await expect(page.getByText('Wir haben Ihr Anliegen erhalten').first()).toBeVisible()
  await expectAccessible(page)
  expect(await mailTo(page, email)).toMatch(/spätestens am \d\d\.\d\d\.\d{4}/)
})
