import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { closeDirectory } from '#app/features/search/live/directory.server.ts'
import { LOCALES, localePath } from '#app/i18n/locales.ts'
import { openScreen } from '#app/routes/testing/render-screen.tsx'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import * as settings from '#lib/env.ts'

const SCHOOL = 'de-price'
const PAGES = ['/premium', '/for-schools', '/about', '/help/premium', '/terms', `/schools/${SCHOOL}`]
const WITH_VAT =
  /inkl\. USt\.|Umsatzsteuer inbegriffen\.|incl\. VAT|VAT included\.|TTC|TVA comprise,|IVA incluido(?! cuando)|IVA inclusa(?! se)/

beforeAll(async () => {
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: SCHOOL }))
    .execute()
})
afterEach(() => vi.restoreAllMocks())
afterAll(async () => {
  await db().deleteFrom('schools').execute()
  await closeDirectory()
})

const pagesThatSay = async () => {
  const pages = PAGES.flatMap((page) => LOCALES.map((locale) => localePath(locale, page)))
  const said: string[] = []
  for (const page of pages) {
    const { text, title } = await openScreen(page)
    expect(text).toMatch(/29/)
    if (WITH_VAT.test(`${title} ${text}`)) said.push(page)
  }
  return { pages, said }
}

test('a price includes VAT where the operator is registered for it', async () => {
  const { pages, said } = await pagesThatSay()
  expect(said).toEqual(pages)
})

test('an operator in the United Kingdom that is not registered never says so', async () => {
  const given = { ...settings.readEnv({}), OPERATOR_COUNTRY: 'GB', OPERATOR_EU_VAT_ID: 'EU372123456' } as const
  vi.spyOn(settings, 'env').mockReturnValue(given)
  expect((await pagesThatSay()).said).toEqual([])
})
