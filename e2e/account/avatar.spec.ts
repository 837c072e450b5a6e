import sharp from 'sharp'
import { expect, test, toast } from '../fixtures/account.ts'
import { expectAccessible, hydrated } from '../fixtures/test.ts'

test.use({ expectedErrors: [/status of 4\d\d/] })

const png = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#1d5a45' } })
  .png()
  .toBuffer()

test('a picture is uploaded, shown and removed; other files are refused', { tag: '@phone-only' }, async ({
  page,
  account,
}) => {
  await account('avatar')
  await page.goto('/account')
  await hydrated(page)
  const chooser = page.getByLabel('Bild auswählen')
  const upload = page.getByRole('button', { name: 'Bild hochladen' })
  const shown = page.getByText('Keine Datei ausgewählt')
  await expect(shown).toBeVisible()
  await upload.click()
  await expect(page.getByText('Bitte wähle ein Bild zum Hochladen aus').first()).toBeVisible()
  await chooser.setInputFiles({ name: 'ich.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="x"></svg>') })
  await expect(page.getByText('ich.png')).toBeVisible()
  await upload.click()
  await expect(page.getByText('Ungültiger Dateityp ausgewählt').first()).toBeVisible()
  await chooser.setInputFiles({ name: 'ich.png', mimeType: 'image/png', buffer: png })
  await upload.click()
  await expect(toast(page, 'Profilbild aktualisiert')).toBeVisible()
  await expect(shown).toBeVisible()
  const picture = page.getByAltText('Dein aktuelles Profilbild')
  await expect(picture).toHaveJSProperty('naturalWidth', 256)
  const answer = await page.request.get((await picture.getAttribute('src')) ?? '')
  expect(answer.headers()).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': expect.stringContaining('max-age=3600'),
  })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Bild entfernen' }).click()
  await expect(toast(page, 'Profilbild entfernt')).toBeVisible()
  await expect(picture).toHaveCount(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('the same with plain forms', async ({ page, account }) => {
    await account('avatar-noscript')
    await page.goto('/account')
    await page.getByLabel('Bild auswählen').setInputFiles({ name: 'ich.png', mimeType: 'image/png', buffer: png })
    await page.getByRole('button', { name: 'Bild hochladen' }).click()
    await expect(page.getByAltText('Dein aktuelles Profilbild')).toBeVisible()
    await page.getByRole('button', { name: 'Bild entfernen' }).click()
    await expect(page.getByAltText('Dein aktuelles Profilbild')).toHaveCount(0)
  })
})
