import '#app/i18n/all.server.ts'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { formatEuro } from '#app/i18n/format.ts'
import { localePath } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { expect, mailedCode, test, toast } from '../fixtures/account.ts'
import { takeoverSchool } from '../fixtures/examples/example-takeovers.ts'
import { hydrated } from '../fixtures/test.ts'

const SUMMARY = 'Hundert Kinder, ein Bach und viel Holz.'
const DESCRIPTION = 'Seit 1951 am Haselbach, mit Werkstatt und Garten.'

/** Opens a page as a visitor without any account. */
async function asVisitor(browser: Browser, baseURL: string | undefined, path: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await page.goto(path)
  return page
}

// The other journeys through these forms are in German.
test('a school is claimed, made premium, shown and refunded, all in French', async ({
  page,
  account,
  browser,
  baseURL,
}, { project }) => {
  const t = translator('fr')
  const at = (path: string) => localePath('fr', path)
  const school = takeoverSchool(project.name)
  const profile = at(`/schools/${school.id}`)
  await account('head')

  await page.goto(at(`/claim?q=${encodeURIComponent(school.name)}`))
  await page.getByRole('link', { name: t('claim.takeOf', { name: school.name, city: 'Köln' }), exact: true }).click()
  await hydrated(page)
  await page.getByRole('button', { name: t('claim.code.send') }).click()
  await page.getByLabel(t('claim.code.label')).fill(await mailedCode(page, school.email))
  await page.getByRole('button', { name: t('claim.code.submit') }).click()
  await expect(toast(page, t('message.claimApproved'))).toBeVisible()

  await page.goto(at('/premium'))
  await hydrated(page)
  await page
    .getByRole('link', { name: t('premium.get') })
    .first()
    .click()
  await hydrated(page)
  await page.getByLabel(t('order.kind.consumer')).check()
  await page.getByText(t('order.buyer.change')).click()
  await page.getByLabel(t('order.name')).fill('Ada Lovelace')
  await page.getByLabel(t('order.street')).fill('Schulstraße 1')
  await page.getByLabel(t('order.postalCode')).fill('50667')
  await page.getByLabel(t('order.city'), { exact: true }).fill('Köln')
  await page.getByLabel(t('order.terms')).check()
  await page.getByRole('button', { name: t('order.submit'), exact: true }).click()
  await page.getByRole('button', { name: t('testPay.pay', { price: formatEuro('fr', 2900) }) }).click()
  await expect(page.getByRole('main').getByText(t('orders.state.paid')).first()).toBeVisible()
  const order = page.url()

  await page.goto(at('/dashboard/profile'))
  await hydrated(page)
  await page.getByLabel(t('ownTexts.summary')).first().fill(SUMMARY)
  await page.getByLabel(t('ownTexts.description')).first().fill(DESCRIPTION)
  await page.getByRole('button', { name: t('editProfile.save'), exact: true }).click()
  await expect(page).toHaveURL(at('/dashboard/overview'))
  await hydrated(page)

  await page.goto(at('/dashboard/media?view=upload'))
  await hydrated(page)
  const yard = { create: { width: 800, height: 600, channels: 3 as const, background: '#1d5a45' } }
  const buffer = await sharp(yard).jpeg().toBuffer()
  await page.getByLabel(t('media.choose.image')).setInputFiles({ name: 'hof.jpg', mimeType: 'image/jpeg', buffer })
  await expect(toast(page, t('message.imagesUploaded'))).toBeVisible()
  await expect(page.getByText(t('media.processing'))).toHaveCount(0)
  await hydrated(page)
  await page.getByText(t('media.edit')).click()
  await page.getByLabel(t('media.alt'), { exact: true }).fill('Der Hof am Bach')
  await page.getByRole('button', { name: t('media.save'), exact: true }).click()
  await expect(page.getByText(t('media.alt.missing'))).toHaveCount(0)

  const visitor = await asVisitor(browser, baseURL, profile)
  await expect(visitor.getByText(DESCRIPTION)).toBeVisible()
  await expect(visitor.getByRole('img', { name: 'Der Hof am Bach' })).toBeVisible()
  await hydrated(visitor)

  await page.goto(order)
  await hydrated(page)
  await page.getByRole('button', { name: t('orders.refund.submit') }).click()
  await expect(toast(page, t('message.refundStarted'))).toBeVisible()
  await visitor.goto(profile)
  // One picture is free; the short text replaces the long one, which needs premium.
  await expect(visitor.getByText(SUMMARY)).toBeVisible()
  await expect(visitor.getByRole('img', { name: 'Der Hof am Bach' })).toBeVisible()
  await expect(visitor.getByText(DESCRIPTION)).toHaveCount(0)
  await page.goto(at('/dashboard'))
  await expect(page).toHaveURL(at('/premium'))
  await expect(toast(page, t('message.premiumRequired'))).toBeVisible()
})
