import fs from 'node:fs'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, expectAccessible, hydrated, test } from '../fixtures/test.ts'

const FIVE = '/dossier?schools=1,2,de-NW-900000,de-NW-900001,de-NW-800000'

test('a family takes its shortlist along as a PDF, with the way from a point that no address holds', {
  tag: '@phone',
}, async ({ page }) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await page.addInitScript(() =>
    localStorage.setItem('own-point', JSON.stringify({ lat: 50.9413, lng: 6.9583, name: '', isExact: true })),
  )
  await page.goto('/compare?ids=1,4')
  await hydrated(page)
  await page.getByRole('link', { name: 'Dossier', exact: true }).click()
  await expect(page).toHaveURL('/dossier?schools=1,4')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dossier: 2 Schulen')
  await expectAccessible(page)
  await page.getByLabel('Weg von eurem Punkt aus aufnehmen').check()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Dossier als PDF' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('dossier.pdf')
  const document = await getDocumentProxy(new Uint8Array(fs.readFileSync(await file.path())))
  const { text } = await extractText(document, { mergePages: true })
  expect(document.numPages).toBeLessThanOrEqual(8)
  expect(text).toContain('Lise-Meitner-Gymnasium')
  expect(text).toContain('Luftlinie')
  const csv = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Als CSV' }).click()
  expect((await csv).suggestedFilename()).toBe('dossier.csv')
  expect(addresses.filter((address) => /50\.94|6\.95/.test(address))).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the PDF is loaded, too', async ({ page }) => {
    await page.goto('/en/dossier?schools=1,4')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Dossier as PDF' }).click()
    expect((await download).suggestedFilename()).toBe('dossier.pdf')
  })
})

test('on 320 px only the table scrolls, and five schools are printed with a sheet each', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(FIVE)
  await hydrated(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })))
  const { text } = await extractText(pdf)
  expect(text.filter((one) => one.includes('Gesprochen mit'))).toHaveLength(5)
})
