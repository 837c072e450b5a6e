import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test, toast } from '../fixtures/account.ts'
import { mediaSchoolOf } from '../fixtures/examples/example-media.ts'
import { expectAccessible, hydrated } from '../fixtures/test.ts'

const png = (background: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer()
const file = async (name: string, background = '#1d5a45') => ({
  name,
  mimeType: 'image/png',
  buffer: await png(background),
})
const tiles = (page: Page) => page.getByRole('region', { name: 'Bilder' }).getByRole('listitem')

/** Waits until nothing is being processed any more. */
const processed = (page: Page) => expect(page.getByText('Wird verarbeitet')).toHaveCount(0)

test('a press right after another one means what that one has asked for', async ({ page, account }) => {
  await account('media')
  await page.goto('/dashboard/media')
  await hydrated(page)
  const { promise: isAsked, resolve: answer } = Promise.withResolvers<void>()
  await page.route(/media\.data/, async (route) => {
    await isAsked
    await route.continue()
  })
  await page.getByRole('link', { name: 'Videos', exact: true }).click()
  const upload = page.getByRole('link', { name: 'Hochladen', exact: true })
  await expect(upload).toHaveAttribute('href', /videos/)
  await upload.click()
  answer()
  await expect(page).toHaveURL('/dashboard/media?view=upload&type=videos')
})

test('pictures are uploaded, described, ordered, deleted and brought back, and visitors see them', async ({
  page,
  account,
}, { project }) => {
  await account('media')
  await page.goto('/dashboard/media')
  await hydrated(page)
  await expect(page.getByRole('heading', { name: 'Noch keine Bilder hochgeladen' })).toBeVisible()

  await page.getByRole('link', { name: 'Hochladen', exact: true }).click()
  await expect(page.getByText('Noch 10 von 10 frei')).toBeVisible()
  const chooser = page.getByLabel('Bilder auswählen')
  // A wrong type refuses the whole batch.
  const text = { name: 'liste.txt', mimeType: 'text/plain', buffer: Buffer.from('x') }
  await chooser.setInputFiles([await file('hof.png'), text])
  await expect(page.getByRole('alert')).toContainText('Ungültiger Dateityp ausgewählt')
  await page.reload()
  await hydrated(page)
  await chooser.setInputFiles([await file('hof.png'), await file('aula.png', '#8d3b72')])
  await expect(toast(page, 'Bilder hochgeladen')).toBeVisible()
  await expect(page.getByText('2 von 10 Bildern')).toBeVisible()
  await processed(page)
  await expect(tiles(page)).toHaveCount(2)

  const first = tiles(page).first()
  await first.getByText('Beschreiben und ordnen').click()
  await first.getByLabel('Was ist zu sehen?', { exact: true }).fill('Der Schulhof mit zwei Linden')
  await first.getByLabel('Bildunterschrift', { exact: true }).fill('Große Pause')
  await expectAccessible(page)
  await first.getByRole('button', { name: 'Speichern' }).click()
  await expect(toast(page, 'Gespeichert')).toBeVisible()
  await expect(first.getByText('Beschreibung fehlt noch')).toHaveCount(0)
  await first.getByRole('button', { name: 'Nach hinten' }).click()
  await expect(tiles(page).first()).toContainText('aula.png')

  // By keyboard: focusing a tile reveals its actions.
  const view = page.getByRole('link', { name: '„hof.png“ ansehen' })
  await view.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'hof.png' })
  await expect(dialog.getByRole('link', { name: 'In voller Größe öffnen' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  const remove = page.getByRole('button', { name: '„aula.png“ löschen' })
  await remove.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('„aula.png“ ist gelöscht.')).toBeVisible()
  await expect(tiles(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(tiles(page)).toHaveCount(2)
  await remove.focus()
  await page.keyboard.press('Enter')
  await expect(tiles(page)).toHaveCount(1)

  await page.goto(`/schools/${mediaSchoolOf('media', project.name)}`)
  const shown = page.getByAltText('Der Schulhof mit zwei Linden')
  await shown.scrollIntoViewIfNeeded()
  await expect(shown).not.toHaveJSProperty('naturalWidth', 0)
  await expect(page.getByText('Große Pause')).toBeVisible()
  await expectAccessible(page)
})

test.describe('a link to a video', () => {
  test.use({ expectedErrors: [/youtube|ERR_/] })

  test('loads nothing from its provider before a visitor asks for it', async ({ page, account }, { project }) => {
    // No other host is reached here: the test answers what would be fetched.
    await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: '<p>Player</p>' }))
    await account('media')
    await page.goto('/dashboard/media?view=upload&type=videos')
    await hydrated(page)
    await page.getByLabel('Adresse des Videos').fill('https://www.youtube.com/watch?v=dQw4w9WgXcQ')
    await page.getByLabel('Titel').fill('Rundgang')
    await page.getByRole('button', { name: 'Video hinzufügen' }).click()
    await expect(toast(page, 'Video hinzugefügt')).toBeVisible()
    await page.goto(`/schools/${mediaSchoolOf('media', project.name)}`)
    await expect(page.getByText('Beim Abspielen wird der Player von YouTube geladen')).toBeVisible()
    expect(await page.locator('iframe').count()).toBe(0)
    await page.getByRole('button', { name: /Video abspielen.*Rundgang/ }).click()
    await expect(page.frameLocator('iframe').getByText('Player')).toBeVisible()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('plain forms do the same', async ({ page, account }) => {
    await account('media-noscript')
    await page.goto('/dashboard/media?view=upload')
    await page.getByLabel('Bilder auswählen').setInputFiles([await file('hof.png'), await file('aula.png')])
    await page.getByRole('button', { name: 'Hochladen' }).click()
    await expect(page.getByText('2 von 10 Bildern')).toBeVisible()
    await page.getByRole('button', { name: '„aula.png“ löschen' }).click()
    await expect(page.getByText('1 von 10 Bildern')).toBeVisible()
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await expect(page.getByText('2 von 10 Bildern')).toBeVisible()
    const html = { name: 'seite.png', mimeType: 'image/png', buffer: Buffer.from('<!doctype html><script></script>') }
    await page.goto('/dashboard/media?view=upload')
    await page.getByLabel('Bilder auswählen').setInputFiles([html])
    await page.getByRole('button', { name: 'Hochladen' }).click()
    await expect(page.getByText('Ungültiger Dateityp ausgewählt')).toBeVisible()
  })
})
