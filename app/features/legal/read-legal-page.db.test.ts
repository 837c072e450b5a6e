import fs from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import '#app/i18n/all.server.ts'
import { LAW_VERSIONS } from '#app/core/terms-versions.ts'
import { LOCALES } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import { STARTER_SETTING } from '#db/samples/starter-schools.ts'
import * as settings from '#lib/env.ts'
import { LAW_PAGES, type ShownLaw, type Table } from './pages/legal-text.ts'
import { readLegalPage } from './read-legal-page.server.ts'
import { coverageByCountry } from './tables/coverage.server.ts'
import { registerEntries } from './tables/register-entries.server.ts'
import { TABLES } from './tables/tables.server.ts'

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
    const law = await readLegalPage(page, locale)
    expect(wordsOf(law)).not.toMatch(/\{\w+\}/)
    expect(law.versions).toBe(LAW_VERSIONS[page])
    expect(law.sections.every(({ blocks }) => blocks.length > 0)).toBe(true)
  }
})

test('placeholders are named until the operator is set', async () => {
  set({})
  expect((await readLegalPage('imprint', 'de')).placeholders).toEqual([
    'OPERATOR_NAME',
    'OPERATOR_ADDRESS',
    'OPERATOR_VAT_ID',
    'CONTACT_EMAIL',
    'OPERATOR_LAND',
    'OPERATOR_RESPONSIBLE',
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
    OPERATOR_PHONE: '+49 221 100',
    OPERATOR_RESPONSIBLE: 'Ida Wolter|Rheinweg 5|50668 Köln',
  })
  const law = await readLegalPage('imprint', 'de')
  expect(law.placeholders).toEqual([])
  expect(tableOf(law, 'Wer Aulario betreibt').rows).toEqual([
    ['Name', 'Schulweg GmbH'],
    ['Anschrift', 'Rheinweg 3\n50668 Köln\nDeutschland'],
    ['Vertreten durch', 'Ida Wolter'],
    ['E-Mail', '[amt@schulweg.test](mailto:amt@schulweg.test)'],
    ['Telefon', '+49 221 100'],
    ['Umsatzsteuer-Identifikationsnummer', 'DE136695976'],
  ])
  expect(wordsOf(await readLegalPage('terms', 'de'))).toContain(
    'müssen Sie uns (Schulweg GmbH, Rheinweg 3, 50668 Köln, +49 221 100, [amt@schulweg.test](mailto:amt@schulweg.test))',
  )
  expect(wordsOf(law)).toContain('Medienstaatsvertrags: Ida Wolter, Rheinweg 5, 50668 Köln.')
  expect(wordsOf(await readLegalPage('privacy', 'de'))).toContain('Nordrhein-Westfalen')
})

const BRITISH = {
  OPERATOR_NAME: 'Schools Together Ltd',
  OPERATOR_ADDRESS: '2 Canal Street | Manchester | M1 3HE',
  OPERATOR_COUNTRY: 'GB',
  CONTACT_EMAIL: 'desk@schools-together.test',
  OPERATOR_REGISTERED_IN: 'england-and-wales',
  OPERATOR_COMPANY_NUMBER: '01234567',
  OPERATOR_REGISTERED_OFFICE: '9 Quay Road | Leeds | LS1 4DY',
  OPERATOR_EU_REPRESENTATIVE: 'Vertretung GmbH|Rheinweg 3|50668 Köln',
  OPERATOR_DSA_REPRESENTATIVE: 'Bureau SARL|2 rue du Lac|69003 Lyon|+33 4 72 10',
} as const

test('a company in the United Kingdom states where it is registered, its number, its office and who represents it', async () => {
  set(BRITISH)
  const law = await readLegalPage('imprint', 'en')
  expect(law.placeholders).toEqual([])
  expect(law.intro).toContain('regulation 6 of the Electronic Commerce (EC Directive) Regulations 2002')
  expect(tableOf(law, 'Who runs Aulario').rows).toEqual([
    ['Name', 'Schools Together Ltd'],
    ['Address', '2 Canal Street\nManchester\nM1 3HE\nUnited Kingdom'],
    ['Email', '[desk@schools-together.test](mailto:desk@schools-together.test)'],
    ['Registered in', 'England and Wales'],
    ['Company number', '01234567'],
    ['Registered office', '9 Quay Road\nLeeds\nLS1 4DY'],
    ['Representative in the European Union (GDPR)', 'Vertretung GmbH\nRheinweg 3\n50668 Köln'],
    ['Legal representative in the European Union (DSA)', 'Bureau SARL\n2 rue du Lac\n69003 Lyon\n+33 4 72 10'],
  ])
  expect(wordsOf(await readLegalPage('dsa', 'en'))).toContain('Bureau SARL, 2 rue du Lac, 69003 Lyon, +33 4 72 10.')
})

/** Laws of Germany that bind its operators only, as the texts of any language name them. */
const OF_GERMAN_OPERATORS = /VSBG|BGB|DDG|BDSG|§ 147 AO|section 147 AO|Medienstaatsvertrag|Barrierefreiheitsst/

test.each(LOCALES)(
  'the pages of an operator in the United Kingdom name its law in %s, and no German one',
  async (locale) => {
    set(BRITISH)
    const [imprint, terms, privacy, accessibility] = await Promise.all(
      (['imprint', 'terms', 'privacy', 'accessibility'] as const).map((page) => readLegalPage(page, locale)),
    )
    for (const law of [imprint!, terms!, privacy!, accessibility!])
      expect(`${law.intro} ${wordsOf(law)}`).not.toMatch(OF_GERMAN_OPERATORS)
    for (const name of ['Consumer Rights Act 2015', 'Online Safety Act 2023', 'Schools Together Ltd'])
      expect(wordsOf(terms!)).toContain(name)
    expect(terms!.sections.map(({ id }) => id)).toContain('right-to-cancel')
    expect(wordsOf(accessibility!)).toContain('Equality Act 2010')
    for (const name of ['Data Protection Act 2018', 'ico.org.uk', 'Vertretung GmbH, Rheinweg 3, 50668 Köln'])
      expect(wordsOf(privacy!)).toContain(name)
  },
)

test.each(['DE', 'FR', 'ES', 'IT'] as const)(
  'the pages of an operator in %s stay those of the Union',
  async (country) => {
    set({ OPERATOR_COUNTRY: country })
    const terms = await readLegalPage('terms', 'en')
    expect(terms.sections.map(({ id }) => id)).not.toContain('right-to-cancel')
    expect(wordsOf(terms)).toContain('German law applies')
    expect((await readLegalPage('imprint', 'en')).intro).toContain('German Digital Services Act')
    expect(wordsOf(await readLegalPage('privacy', 'en'))).not.toContain('We are established in the United Kingdom')
  },
)

test('only third parties that this site uses are named', async () => {
  set({})
  const without = wordsOf(await readLegalPage('privacy', 'en'))
  expect(without).not.toMatch(/Sign in with Google|Stripe|tiles\.test/)
  set({ GOOGLE_CLIENT_ID: 'x', STRIPE_SECRET_KEY: 'x', MAP_STYLE_URL: 'https://tiles.test/style.json' })
  const all = wordsOf(await readLegalPage('privacy', 'en'))
  for (const name of ['Sign in with Google', 'Stripe', 'tiles.test']) expect(all).toContain(name)
})

test('ways to school are told of where they are measured', async () => {
  set({})
  for (const page of ['privacy', 'data-sources'] as const)
    expect(wordsOf(await readLegalPage(page, 'en'))).not.toMatch(/how many minutes|Valhalla/)
  set({ ROUTING_URL: 'http://127.0.0.1:8002' })
  expect(wordsOf(await readLegalPage('privacy', 'en'))).toContain('If you ask how many minutes it takes to a school')
  expect(wordsOf(await readLegalPage('data-sources', 'en'))).toContain(
    'with Valhalla (MIT), on the streets of OpenStreetMap',
  )
})

test('streets are named among the material once their file is there', async () => {
  const names = async () => (await TABLES.material('en')) as Table
  const isNamed = async () => JSON.stringify(await names()).includes('Streets on the map')
  expect(await isNamed()).toBe(false)
  fs.writeFileSync(settings.env().MAP_PMTILES, 'PMTiles\x03')
  expect(await isNamed()).toBe(true)
  fs.rmSync(settings.env().MAP_PMTILES)
  expect(await isNamed()).toBe(false)
})

test('what only small enterprises need not do is said of those alone', async () => {
  const said = async (page: 'terms' | 'dsa') => wordsOf(await readLegalPage(page, 'en'))
  set({})
  for (const page of ['terms', 'dsa'] as const) expect(await said(page)).not.toContain('As a small')
  set({ OPERATOR_SMALL: true })
  for (const page of ['terms', 'dsa'] as const) expect(await said(page)).toContain('As a small')
})

const entryOf = async (name: string, now: string) => {
  const { entries } = await registerEntries('en', new Date(now))
  return Object.fromEntries(entries.find(({ title }) => title.includes(name))!.facts)
}

test('a register of which only the starter directory is loaded says so, with the year', async () => {
  const counted = { source: 'es-andalucia', schools: 1632, facts: 5454, period: null, period_start: null }
  await db()
    .insertInto('source_statistics')
    .values({ ...counted, edition: '2022-09-01' })
    .execute()
  await db().insertInto('settings').values({ key: STARTER_SETTING, value: 'added' }).execute()
  expect(await entryOf('centros docentes de Andaluc', '2026-11-04T10:00:00Z')).toMatchObject({
    'As of': 'As of 2022: starter data, not current (altered excerpt)',
    Size: '1,632 schools, 5,454 facts',
  })
  await db().deleteFrom('settings').where('key', '=', STARTER_SETTING).execute()
  expect(await entryOf('centros docentes de Andaluc', '2026-11-04T10:00:00Z')).toMatchObject({
    'Last imported': 'not yet',
  })
  await db().deleteFrom('source_statistics').execute()
})

test('each register tells its day, without one that of its import, and how much of it there is', async () => {
  const run = { source: 'gb-gias', files: ['x.csv'], state: 'finished' as const, read_count: 6023 }
  await db()
    .insertInto('import_runs')
    .values([
      { ...run, ended_at: new Date('2026-10-01T10:00:00Z'), read_count: 1 },
      { ...run, ended_at: new Date('2026-11-03T10:00:00Z') },
      { ...run, state: 'failed', ended_at: new Date('2026-11-20T10:00:00Z') },
      { ...run, kind: 'trial', ended_at: new Date('2026-11-21T10:00:00Z') },
      { ...run, source: 'gb-performance', ended_at: new Date('2026-11-03T10:00:00Z') },
      { ...run, source: 'es-andalucia', ended_at: new Date('2026-11-03T10:00:00Z') },
    ])
    .execute()
  const counted = { schools: 0, facts: 172_960, edition: null, period: null, period_start: null }
  await db()
    .insertInto('source_statistics')
    .values([
      { ...counted, source: 'gb-gias', schools: 6022, facts: 34_955, edition: '2026-11-01' },
      { ...counted, source: 'gb-performance', period: 'school_year', period_start: '2024-08-01' },
      { ...counted, source: 'es-andalucia', schools: 5350, facts: 9 },
    ])
    .execute()
  const dated = await entryOf('Get Information', '2026-11-04T10:00:00Z')
  expect(dated).not.toHaveProperty('Last imported')
  expect(dated).toMatchObject({
    Publisher: 'Department for Education',
    'As of': '01/11/2026\n3 days ago',
    Size: '6,022 schools, 34,955 facts',
  })
  expect(await entryOf('Compare School', '2026-11-04T10:00:00Z')).toMatchObject({
    'As of': 'school year 2024/25\n15 months ago',
    Size: '172,960 facts',
  })
  expect(await entryOf('Andalucía', '2026-12-04T10:00:00Z')).toMatchObject({
    'As of': 'The publisher gives no date.',
    'Last imported': '03/11/2026, 6,023 rows\n1 month ago',
  })
  expect((await entryOf('Annuaire', '2026-11-04T10:00:00Z'))['Last imported']).toBe('not yet')
})

test('a register that is older than its rhythm lets expect says so', async () => {
  const asOf = async (name: string, now: string) => {
    const { 'As of': day, 'Last imported': read = '' } = await entryOf(name, now)
    return [day, read].filter(Boolean).join('\n')
  }
  expect(await asOf('Get Information', '2026-11-12T10:00:00Z')).toBe(
    '01/11/2026\n11 days ago (older than usual: the publisher updates it daily)',
  )
  expect(await asOf('Andalucía', '2027-12-01T10:00:00Z')).not.toContain('older')
  expect(await asOf('Andalucía', '2028-03-01T10:00:00Z')).toContain('older than usual: the publisher updates it yearly')
})

test('coverage is told by country, kind and region, with the kinds that are missing', async () => {
  const counted = { country: 'FR', located: 0, described: 0 }
  await db()
    .insertInto('coverage_statistics')
    .values([
      { ...counted, region: null, category: null, schools: 1000, located: 750, described: 100 },
      { ...counted, region: null, category: 'primary', schools: 600, located: 600, described: 60 },
      { ...counted, region: 'Rhône', category: null, schools: 195, located: 195, described: 0 },
      { ...counted, region: 'Rhône', category: 'secondary', schools: 195, located: 195, described: 0 },
      { ...counted, region: 'Paris', category: null, schools: 700 },
      { ...counted, region: 'Paris', category: 'primary', schools: 600 },
      { ...counted, region: 'Paris', category: 'secondary', schools: 100 },
    ])
    .execute()
  const { coverage } = await coverageByCountry('en')
  expect(coverage).toHaveLength(1)
  const [france] = coverage
  const none = { kinds: '', missing: '' }
  expect(france).toMatchObject({ country: 'France', regionsTitle: 'By region (2)' })
  expect(france!.kinds).toEqual([
    { name: 'Écoles', schools: '600', located: '100%', described: '10%', ...none },
    { name: 'Total', schools: '1,000', located: '75%', described: '10%', ...none },
  ])
  expect(france!.regions[1]).toEqual({
    name: 'Rhône',
    schools: '195',
    located: '100%',
    described: '0%',
    kinds: '195 collèges',
    missing: 'Still missing: écoles and lycées.',
  })
  expect(wordsOf(await readLegalPage('data-sources', 'de'))).toContain('Nach Regionen (2)')
})
