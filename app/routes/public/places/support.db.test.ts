import { afterAll, beforeAll, expect, test } from 'vitest'
import { addFacts } from '#app/features/facts/testing/add-facts.ts'
import { readIndexedPlaces } from '#app/features/places/read-indexed-places.server.ts'
import { findFaults, findStructuredData } from '#app/features/school-profile/testing/validate-structured-data.ts'
import { closeDirectory } from '#app/features/search/live/directory.server.ts'
import { LOCALES, localePath } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { answerOf } from '../../testing/pages.ts'
import { openScreen } from '../../testing/render-screen.tsx'
import { resultOf, routeArgs } from '../../testing/route-args.ts'
import { loader } from './support.tsx'

const GB = 'united-kingdom'
const HAMPSHIRE = `/support/autism/${GB}/hampshire`
const exact = (lat: number, lng: number) => ({ lat, lng, position_precision: 'exact' as const })
const hampshire = { country: 'GB', region: 'Hampshire', city: 'Winchester', ...exact(51.06, -1.31) } as const
const surrey = { country: 'GB', region: 'Surrey', city: 'Farnham', ...exact(51.21, -0.79) } as const
const devon = { country: 'GB', region: 'Devon', city: 'Exeter', ...exact(50.72, -3.53) } as const

beforeAll(async () => {
  const many = Array.from({ length: 21 }, (_, at) => `gb-devon-${String(at).padStart(2, '0')}`)
  await db()
    .insertInto('schools')
    .values([
      ...['a', 'b', 'c', 'd'].map((id) => schoolRow({ id: `gb-${id}`, name: `School ${id}`, ...hampshire })),
      schoolRow({ id: 'gb-none', name: 'Silent', ...hampshire }),
      schoolRow({ id: 'gb-hidden', name: 'Hidden', ...hampshire, status: 'hidden' }),
      schoolRow({ id: 'gb-adults', name: 'Adults', ...hampshire, audience: 'adults' }),
      schoolRow({ id: 'gb-surrey', name: 'Surrey School', ...surrey }),
      ...many.map((id) => schoolRow({ id, name: id, ...devon })),
    ])
    .execute()
  const needs = (choice: string, start = '2024-08-01') => ({ fact: 'support_needs', choice, period_start: start })
  await addFacts('gb-a', needs('autism; hearing'), { fact: 'resourced_provision', choice: 'sen_unit' })
  await addFacts('gb-b', needs('autism'))
  await addFacts('gb-c', needs('autism; speech_language'), needs('sight', '2020-08-01'))
  await addFacts('gb-d', needs('hearing'))
  for (const id of ['gb-hidden', 'gb-adults']) await addFacts(id, needs('autism'))
  await addFacts('gb-surrey', needs('autism'))
  for (const id of many) await addFacts(id, needs('autism'))
})
afterAll(closeDirectory)

async function answerTo(path: string) {
  const { pathname } = new URL(path, 'http://localhost')
  const [need, country, region] = decodeURIComponent(pathname).split('/').slice(2)
  const params = { need, country, ...(region && { region }) }
  const { status, location } = resultOf(await answerOf(loader as never, routeArgs(path, { params: params as never })))
  return location ?? status
}

test('a need in a region has its schools, its base, its day and what is near', async () => {
  const { main, title } = await openScreen(`/en${HAMPSHIRE}`)
  expect(main.getByRole('heading', { level: 1 }).textContent).toBe('Hampshire: schools with provision for autism')
  expect(title).toBe('Hampshire: 3 with provision for autism · Aulario')
  expect(main.text).toContain('3 of 4 schools whose register states needs.')
  expect(main.text).toContain('1 of them has a unit or resourced provision at a mainstream school.')
  expect(main.text).toContain('As of 2024/25.')
  const names = main.part('region', 'Schools by name').getAllByRole('heading', { level: 2 })
  expect(names.slice(1).map(({ textContent }) => textContent)).toEqual(['School a', 'School b', 'School c'])
  expect(main.part('region', 'Schools by name').text).toContain('SEN unit')
  expect(main.part('list', 'Support by need').text).toBe('autism: 3 hearing: 2 speech and language: 1')
  // The nearest first.
  expect(main.part('region', 'Other regions').text).toBe('Other regions Surrey: 1 Devon: 21')
})

test('the pages of a need, its region, its country and the search lead to each other', async () => {
  const { main } = await openScreen(`/en${HAMPSHIRE}`)
  expect((await main.follow('hearing: 2')).address).toBe(`/en/support/hearing/${GB}/hampshire`)
  expect((await main.follow('Hampshire')).address).toMatch(/^\/en\/places\/united-kingdom\/hampshire/)
  expect((await main.follow('Show all in search')).main.text).toContain('School b')
  const country = await openScreen(`/en/support/autism/${GB}`)
  expect(country.main.text).toContain('25 of 26 schools whose register states needs.')
  expect(country.main.part('region', 'Regions').text).toBe('Regions Devon: 21 Hampshire: 3 Surrey: 1')
  const place = await openScreen(`/en/places/${GB}`)
  const needs = place.main.part('region', 'Support by need')
  expect((await needs.follow('autism: 25')).address).toBe(`/en/support/autism/${GB}`)
  const town = await openScreen(`/en/places/${GB}/devon/exeter`)
  expect((await town.main.part('region', 'Support by need').follow('autism: 21')).main.text).toContain('gb-devon-00')
})

test('long lists have pages', async () => {
  const first = await openScreen(`/en/support/autism/${GB}/devon`)
  const second = await first.main.part('navigation', 'Pages of the list').follow('Page 2')
  expect(second.address).toBe(`/en/support/autism/${GB}/devon?page=2`)
  expect(second.main.text).toContain('gb-devon-20')
  expect(second.html).toMatch(/rel="canonical" href="[^"]*\/devon\?page=2"/)
})

test.each([
  ['/support/Autism/gb/Hampshire', HAMPSHIRE],
  [`/support/speech_language/${GB}/hampshire`, `/support/speech-language/${GB}/hampshire`],
  [`${HAMPSHIRE}?page=1`, HAMPSHIRE],
  [`${HAMPSHIRE}?page=-3`, HAMPSHIRE],
])('%s leads to %s', async (path, right) => expect(await answerTo(path)).toBe(right))

test.each([
  `/support/sight/${GB}/hampshire`,
  `/support/autism/${GB}/utopia`,
  `/support/magic/${GB}`,
  '/support/autism/france',
  '/support/autism/atlantis',
  `${HAMPSHIRE}?page=2`,
  `/support/__proto__/${GB}/constructor`,
  `/support/autism/${GB}/${'%00'.repeat(50)}`,
])('%s is missing', async (path) => expect(await answerTo(path)).toBe(404))

test('search engines may list what has three schools, and the sitemaps hold just that', async () => {
  const listed = (await readIndexedPlaces()).get('GB')?.filter((path) => path.startsWith('/support/')) ?? []
  expect(listed).toEqual([`/support/autism/${GB}`, `/support/autism/${GB}/devon`, HAMPSHIRE])
  for (const path of listed) expect((await openScreen(path)).html).not.toContain('noindex')
  for (const path of [`/support/hearing/${GB}/hampshire`, `/support/autism/${GB}/surrey`])
    expect((await openScreen(path)).html).toContain('content="noindex"')
})

test.each(LOCALES)('titles and descriptions are short and their own in %s', async (locale) => {
  const screens = []
  for (const path of [HAMPSHIRE, `/support/hearing/${GB}/hampshire`, `/support/autism/${GB}`, `/support/hearing/${GB}`])
    screens.push(await openScreen(localePath(locale, path)))
  const descriptions = screens.map(({ html }) => /name="description" content="([^"]*)"/.exec(html)?.[1] ?? '')
  expect(new Set(screens.map(({ title }) => title)).size).toBe(screens.length)
  expect(new Set(descriptions).size).toBe(screens.length)
  for (const { title } of screens) expect(title.length).toBeLessThanOrEqual(60)
  for (const text of descriptions) expect(text.length).toBeLessThanOrEqual(155)
})

test('structured data list what the page shows, and are valid', async () => {
  const data = findStructuredData((await openScreen(`/en${HAMPSHIRE}`)).html)
  expect(data[0]).toMatchObject({ '@type': 'ItemList', numberOfItems: 3 })
  expect(data[1]?.itemListElement).toMatchObject([
    { name: 'United Kingdom' },
    { name: 'Hampshire' },
    { name: 'autism' },
  ])
  expect(await findFaults(data)).toEqual([])
})
