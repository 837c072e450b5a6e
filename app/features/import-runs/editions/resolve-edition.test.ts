import { expect, test } from 'vitest'
import { dayIn, templateCandidates } from './candidates.ts'
import { resolveEdition } from './resolve-edition.ts'

const addresses = (find: Omit<Parameters<typeof templateCandidates>[0], 'by'>, today: string) =>
  templateCandidates({ by: 'template', ...find }, today).map(({ address }) => address.replace('https://a.example/', ''))

test('a template with a day is tried for today and each day before', () => {
  expect(addresses({ url: 'https://a.example/all{yyyymmdd}.csv', back: 3 }, '2026-03-02')).toEqual([
    'all20260302.csv',
    'all20260301.csv',
    'all20260228.csv',
    'all20260227.csv',
  ])
})

test('a template with a school year is tried for the present one and those before, on the days of the publisher', () => {
  const find = { url: 'https://a.example/S{y1y2}{yyyymmdd}.csv', years: 2, days: ['0901', '0831'] }
  expect(addresses(find, '2026-11-28')).toEqual([
    'S20262720260901.csv',
    'S20262720260831.csv',
    'S20252620250901.csv',
    'S20252620250831.csv',
  ])
  expect(addresses(find, '2026-08-31')).toEqual(['S20262720260831.csv', 'S20252620250901.csv', 'S20252620250831.csv'])
  const named = templateCandidates(
    { by: 'template', url: 'https://a.example/d?year={y1-y2}', years: 2, name: '{y1-y2}_ks2.zip' },
    '2026-07-31',
  )
  expect(named).toMatchObject([
    { address: 'https://a.example/d?year=2025-2026', name: '2025-2026_ks2.zip', edition: '2026-06-30' },
    { address: 'https://a.example/d?year=2024-2025', name: '2024-2025_ks2.zip', edition: '2025-06-30' },
  ])
})

test.each([
  ['outcomes_as_at_30_Jun_2026.csv', '2026-06-30'],
  ['outcomes_as_at_31_December_2025.csv', '2025-12-31'],
  ['Contacts+May+2025.xlsx', '2025-05-01'],
  ['contacts-september-2025.xlsx', '2025-09-01'],
  ['/publications/2026-04/address-list-schools-values.ods', '2026-04-01'],
  ['schools20250901.csv', '2025-09-01'],
  ['schools_2025-13-01.csv', undefined],
  ['schools.csv', undefined],
])('the day in %s', (name, day) => {
  expect(dayIn(name)).toBe(day)
})

const page = (text: string, asked: string[] = []) => ({
  today: '2026-11-28',
  readText: async (address: string) => {
    asked.push(address)
    return text
  },
})

test('the newest link of a page is that with the latest day in its name, not the first or last', async () => {
  const html = `<a href="/f/list_30_Jun_2026.csv">x</a> <a href='/f/list_31_Oct_2026.csv?a=1&amp;b=2'>y</a>
    <a href="/f/list_31_Aug_2026.csv">z</a> <a href="/f/other_30_Nov_2026.csv">o</a> <a href="list_undated.csv">u</a>`
  const find = { by: 'link', page: 'https://a.example/p/', pattern: '/list_.*\\.csv' } as const
  expect(await resolveEdition(find, page(html))).toEqual([
    {
      address: 'https://a.example/f/list_31_Oct_2026.csv?a=1&b=2',
      edition: '2026-10-31',
      version: undefined,
      name: 'list_31_Oct_2026.csv',
    },
  ])
  await expect(resolveEdition(find, page('<p>Maintenance</p>'))).rejects.toThrow(/no link to a file/)
})

test('an attachment of GOV.UK is found by the day in its name', async () => {
  const attachments = ['30_Jun_2026', '31_Dec_2025', '30_June_2025'].map((day) => ({
    url: `https://assets.example/media/1/latest_inspections_as_at_${day}.csv`,
  }))
  const asked: string[] = []
  const find = { by: 'govuk', path: 'government/data/outcomes', pattern: 'latest_inspections' } as const
  const [found] = await resolveEdition(find, page(JSON.stringify({ details: { attachments } }), asked))
  expect(asked).toEqual(['https://www.gov.uk/api/content/government/data/outcomes'])
  expect(found).toMatchObject({ edition: '2026-06-30', name: 'latest_inspections_as_at_30_Jun_2026.csv' })
})

test('a resource of CKAN is found by its last change', async () => {
  const resources = [
    { url: 'https://a.example/old.csv', last_modified: '2025-01-02T00:00:00' },
    { url: 'https://a.example/new.csv', last_modified: '2026-01-02T10:00:00' },
    { url: 'https://a.example/new.pdf', last_modified: '2026-05-01T10:00:00' },
    { url: 'https://a.example/other.csv', last_modified: null, created: '2024-01-01T00:00:00' },
  ]
  const find = { by: 'ckan', api: 'https://a.example/api', pattern: '\\.csv' } as const
  expect(await resolveEdition(find, page(JSON.stringify({ result: { resources } })))).toMatchObject([
    { address: 'https://a.example/new.csv', version: '2026-01-02T10:00:00', edition: '2026-01-02' },
  ])
  await expect(resolveEdition(find, page('<html>'))).rejects.toThrow(/does not answer as/)
  await expect(resolveEdition(find, page('{"success":false}'))).rejects.toThrow(/does not answer as/)
})

test('Socrata is asked for all rows of the newest school year', async () => {
  const find = { by: 'socrata', host: 'a.example', dataset: 'ab-cd', newest: 'curs' } as const
  const [found] = await resolveEdition(find, page('[{"newest":"2025/2026"}]'))
  const { searchParams } = new URL(found!.address)
  expect([searchParams.get('$where'), searchParams.get('$limit')]).toEqual(["curs='2025/2026'", '500000'])
  expect(found).toMatchObject({ edition: '2025-09-01', name: 'ab-cd_2025-2026.csv' })
})

test('an export of Opendatasoft has the day and version of its data set', async () => {
  const asked: string[] = []
  const find = { by: 'opendatasoft', host: 'a.example', dataset: 'schools', where: 'departement="035"' } as const
  const metas = { default: { modified: '2026-11-20T04:00:00+00:00', data_processed: null } }
  const [found] = await resolveEdition(find, page(JSON.stringify({ metas }), asked))
  expect(asked).toEqual(['https://a.example/api/explore/v2.1/catalog/datasets/schools'])
  expect(found).toMatchObject({
    edition: '2026-11-20',
    version: '2026-11-20T04:00:00+00:00',
    name: 'schools_2026-11-20.csv',
  })
  const url = new URL(found!.address)
  expect([url.pathname.endsWith('/schools/exports/csv'), url.searchParams.get('where')]).toEqual([
    true,
    'departement="035"',
  ])
})
