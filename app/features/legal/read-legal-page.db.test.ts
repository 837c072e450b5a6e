import { afterEach, expect, test, vi } from 'vitest'
import { LAW_VERSIONS } from '#app/core/terms-versions.ts'
import { LOCALES } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import * as settings from '#lib/env.ts'
import { LAW_PAGES, type ShownLaw } from './legal-text.ts'
import { readLawPage } from './read-legal-page.server.ts'

afterEach(() => vi.restoreAllMocks())

const set = (given: Partial<settings.Env>) =>
  vi.spyOn(settings, 'env').mockReturnValue({ ...settings.readEnv({}), ...given })

const wordsOf = ({ sections }: ShownLaw) => JSON.stringify(sections)
const tableOf = ({ sections }: ShownLaw, label: string) =>
  sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => ('table' in block ? [block.table] : []))
    .find((table) => table.label === label)!

test.each(LAW_PAGES)('/%s has everything filled in, in every language', async (page) => {
  for (const locale of LOCALES) {
    const law = await readLawPage(page, locale)
    expect(wordsOf(law)).not.toMatch(/\{\w+\}/)
    expect(law.versions).toBe(LAW_VERSIONS[page])
    expect(law.sections.every(({ blocks }) => blocks.length > 0)).toBe(true)
  }
})

test('placeholders are named until the operator is set', async () => {
  set({})
  expect((await readLawPage('imprint', 'de')).placeholders).toEqual([
    'OPERATOR_NAME',
    'OPERATOR_ADDRESS',
    'OPERATOR_VAT_ID',
    'CONTACT_EMAIL',
    'OPERATOR_LAND',
  ])
})

test('the operator stands in the imprint as the settings name it, and nothing that was not set', async () => {
  set({
    OPERATOR_NAME: 'Schulweg GmbH',
    OPERATOR_ADDRESS: 'Rheinweg 3 | 50668 Köln',
    OPERATOR_VAT_ID: 'DE136695976',
    OPERATOR_LAND: 'NW',
    CONTACT_EMAIL: 'amt@schulweg.test',
    OPERATOR_REPRESENTATIVE: 'Ida Wolter',
  })
  const law = await readLawPage('imprint', 'de')
  expect(law.placeholders).toEqual([])
  expect(tableOf(law, 'Wer Aulario betreibt').rows).toEqual([
    ['Name', 'Schulweg GmbH'],
    ['Anschrift', 'Rheinweg 3\n50668 Köln\nDeutschland'],
    ['Vertreten durch', 'Ida Wolter'],
    ['E-Mail', '[amt@schulweg.test](mailto:amt@schulweg.test)'],
    ['Umsatzsteuer-Identifikationsnummer', 'DE136695976'],
  ])
  expect(wordsOf(await readLawPage('privacy', 'de'))).toContain('Nordrhein-Westfalen')
})

test('only third parties that this site uses are named', async () => {
  set({})
  const without = wordsOf(await readLawPage('privacy', 'en'))
  expect(without).not.toMatch(/Sign in with Google|Stripe|tiles\.test/)
  set({ GOOGLE_CLIENT_ID: 'x', STRIPE_SECRET_KEY: 'x', MAP_STYLE_URL: 'https://tiles.test/style.json' })
  const all = wordsOf(await readLawPage('privacy', 'en'))
  for (const name of ['Sign in with Google', 'Stripe', 'tiles.test']) expect(all).toContain(name)
})

test('each register tells when it was last read', async () => {
  const run = { source: 'gb-gias', files: ['x.csv'], state: 'finished' as const }
  await db()
    .insertInto('import_runs')
    .values([
      { ...run, ended_at: new Date('2026-10-01T10:00:00Z') },
      { ...run, ended_at: new Date('2026-11-03T10:00:00Z') },
      { ...run, state: 'failed', ended_at: new Date('2026-11-20T10:00:00Z') },
    ])
    .execute()
  const { rows } = tableOf(await readLawPage('data-sources', 'en'), 'Registers')
  expect(rows.find(([name]) => name?.includes('Get Information'))?.[3]).toBe('read on 03/11/2026')
  expect(rows.find(([name]) => name?.includes('Annuaire'))?.[3]).toBe('not read yet')
})
