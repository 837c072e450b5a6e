import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readIndexedPlaces } from '#app/features/places/read-indexed-places.server.ts'
import { findFaults, findStructuredData } from '#app/features/school-profile/testing/validate-structured-data.ts'
import { closeDirectory } from '#app/features/search/live/directory.server.ts'
import { LOCALES, localePath } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { answerOf } from '../../testing/pages.ts'
import { openScreen } from '../../testing/render-screen.tsx'
import { resultOf, routeArgs } from '../../testing/route-args.ts'
import { loader } from './place.tsx'

const NRW = '/places/deutschland/nordrhein-westfalen'
const KOELN = `${NRW}/koeln`
const ELSEWHERE = '/places/deutschland/elsewhere'
const MANCHA = '/places/espana/castilla-la-mancha'

const at = (lat: number, lng: number) => ({ lat, lng, position_precision: 'exact' as const })
const HUERTH = { city: 'Hürth', postal_code: '50354' }
const BERLIN = { city: 'Berlin', region: 'Berlin', postal_code: '10115' }
const TOLEDO = { country: 'ES', region: 'Castilla-La Mancha', city: 'Toledo' } as const
const letters = (number: number) => String.fromCharCode(97 + Math.floor(number / 26), 97 + (number % 26))
const grammar = { category: 'high_school', local_type: 'Gymnasium' } as const

beforeAll(async () => {
  await db()
    .insertInto('schools')
    .values([
      schoolRow({ id: 'far', name: 'Ferne Schule', ...at(50.98, 6.96) }),
      schoolRow({ id: 'near', name: 'Nahe Schule', ...at(50.94, 6.96) }),
      schoolRow({ id: 'mid', name: 'Mittlere Schule', ...at(50.95, 6.96), ...grammar, ownership: 'private' }),
      schoolRow({ id: 'hidden', name: 'Geheime Schule', ...at(50.94, 6.96), status: 'hidden' }),
      schoolRow({ id: 'adults', name: 'Abendschule', ...at(50.94, 6.96), audience: 'adults' }),
      ...['a', 'b'].map((id) => schoolRow({ id: `huerth-${id}`, ...HUERTH, ...at(50.88, 6.87) })),
      ...['a', 'b', 'c'].map((id) => schoolRow({ id: `berlin-${id}`, ...BERLIN, ...at(52.52, 13.4) })),
      // Two towns of one name.
      schoolRow({ id: 'spree', city: 'Köln', region: 'Brandenburg', ...at(51.9, 14.3) }),
      // One town in two regions.
      ...['a', 'b'].map((id) =>
        schoolRow({ id: `camden-${id}`, country: 'GB', region: 'Camden', city: 'London', ...at(51.54, -0.14) }),
      ),
      schoolRow({ id: 'croydon', country: 'GB', region: 'Croydon', city: 'London', ...at(51.37, -0.1) }),
      // A town whose schools need two pages, and a region whose towns do.
      ...Array.from({ length: 22 }, (_, number) =>
        schoolRow({
          id: `toledo-${number}`,
          name: `Colegio ${number}`,
          ...TOLEDO,
          ...at(39.86 + number / 1000, -4.02),
        }),
      ),
      ...Array.from({ length: 201 }, (_, number) =>
        schoolRow({
          id: `cuneo-${number}`,
          country: 'IT',
          region: 'Cuneo',
          city: `Paese ${letters(number)}`,
          ...at(44, 7),
        }),
      ),
      // Towns whose region is not known: one of its own, one that is known elsewhere.
      ...['a', 'b', 'c'].map((id) => schoolRow({ id: `aue-${id}`, city: 'Aue', region: '', ...at(50.58, 12.7) })),
      schoolRow({ id: 'huerth-c', ...HUERTH, region: '', audience: 'adults', ...at(50.88, 6.87) }),
      schoolRow({ id: 'night', country: 'FR', region: 'Rhône', city: 'Lyon', audience: 'adults', ...at(45.76, 4.83) }),
    ])
    .execute()
})
afterAll(closeDirectory)

/** Status and target of an address, without following it. */
async function answerTo(path: string) {
  const { pathname } = new URL(path, 'http://localhost')
  const [country, region, town, type] = decodeURIComponent(pathname).split('/').slice(2)
  const params = Object.fromEntries(Object.entries({ country, region, town, type }).filter(([, value]) => value))
  const { status, location } = resultOf(await answerOf(loader as never, routeArgs(path, { params: params as never })))
  return location ?? status
}

test('a town shows its schools from the centre outwards, their kinds and the towns nearby', async () => {
  const { main } = await openScreen(KOELN)
  expect(main.getByRole('heading', { level: 1 }).textContent).toBe('Schulen in Köln')
  expect(main.text).toContain('3 Schulen, davon 2 öffentlich und 1 privat.')
  const names = main.part('region', 'Nach Entfernung von der Ortsmitte').getAllByRole('heading', { level: 2 })
  expect(names.slice(1).map(({ textContent }) => textContent)).toEqual([
    'Mittlere Schule',
    'Nahe Schule',
    'Ferne Schule',
  ])
  expect(main.part('list', 'Schularten').text).toBe('Alle Schulen: 3 Grundschulen: 2 Gymnasien: 1')
  const others = main.part('region', 'Für Erwachsene, in Kliniken und im Strafvollzug')
  expect(others.getByRole('link').getAttribute('href')).toBe('/schools/adults')
  expect((await main.part('region', 'Orte in der Nähe').follow('Hürth: 2')).address).toBe(`${NRW}/huerth`)
  expect((await main.part('region', 'Eingrenzen').follow('privat: 1')).main.text).toContain('Mittlere Schule')
})

test('a type in a town, its region and its country lead to each other', async () => {
  const type = await (await openScreen(`/en${KOELN}`)).main.follow('Academic upper secondary schools: 1')
  expect(type.address).toBe(`/en${KOELN}/high-school`)
  expect(type.main.getByRole('heading', { level: 1 }).textContent).toBe('Academic upper secondary schools in Köln')
  expect(type.main.queryByText('Nahe Schule')).toBeNull()
  const region = await type.main.follow('Nordrhein-Westfalen')
  expect((await region.main.part('region', 'Towns').follow('Köln')).address).toBe(`/en${KOELN}`)
  const country = await region.main.follow('Germany')
  expect(country.main.part('region', 'Regions').text).toBe(
    'Regions Berlin Brandenburg Nordrhein-Westfalen Other places (Germany)',
  )
  expect(country.main.part('region', 'What schools are called here').text).toContain('Grundschule: years 1 to 4')
  const overview = await openScreen('/en/places')
  expect((await overview.main.follow('Germany')).address).toBe(country.address)
  expect(overview.main.queryByText('France')).toBeNull()
})

test('long lists have pages, which the country leads to', async () => {
  const spain = await openScreen('/places/espana')
  const town = await spain.main.part('region', 'Größere Orte').follow('Toledo')
  const second = await town.main.part('navigation', 'Seiten der Liste').follow('Seite 2')
  expect(second.address).toBe(`${MANCHA}/toledo?page=2`)
  expect(second.html).toMatch(/rel="canonical" href="[^"]*\/toledo\?page=2"/)
  expect([town.title, second.title]).toEqual([
    '22 Schulen in Toledo, Castilla-La Mancha · Aulario',
    '22 Schulen in Toledo, Castilla-La Mancha · Seite 2 · Aulario',
  ])
  const listed = [town, second].flatMap(({ main }) =>
    main.getAllByRole('link', { name: /^Colegio \d+$/ }).map(({ textContent }) => textContent),
  )
  expect([listed.length, new Set(listed).size]).toEqual([22, 22])
  const italy = await openScreen('/places/italia')
  const towns = await italy.main.follow('Cuneo, Seite 2')
  expect(towns.main.part('region', 'Orte').getAllByRole('link')).toHaveLength(1)
})

test.each([
  ['/places/de', '/places/deutschland'],
  ['/places/Germany/nordrhein-westfalen', NRW],
  ['/places/deutschland/Nordrhein%20Westfalen/K%C3%B6ln', KOELN],
  ['/places/deutschland/nordrhein-westfalen/koln/high_school', `${KOELN}/high-school`],
  [`${KOELN}/`, KOELN],
  ['/places/deutschland/bayern/huerth', `${NRW}/huerth`],
  ['/places/deutschland/berlin', '/places/deutschland/berlin/berlin'],
  ['/places/united-kingdom/croydon/london', '/places/united-kingdom/camden/london'],
  [`${ELSEWHERE}/huerth`, `${NRW}/huerth`],
  ['/places/deutschland/sachsen/aue', `${ELSEWHERE}/aue`],
  [`${KOELN}?page=1`, KOELN],
  [`${KOELN}?page=-3`, KOELN],
  ['/places/es/castilla%20la%20mancha/toledo?page=2', `${MANCHA}/toledo?page=2`],
])('%s leads to %s', async (path, right) => {
  expect(await answerTo(path)).toBe(right)
})

test.each([KOELN, '/places/deutschland/brandenburg/koeln', '/places/united-kingdom/camden/london'])(
  '%s is the right address',
  async (path) => {
    expect(await answerTo(path)).toBe(200)
  },
)

test.each([
  '/places/atlantis',
  '/places/france',
  '/places/france/rhone/lyon',
  '/places/deutschland/utopia',
  `${NRW}/utopia`,
  `${KOELN}/castle`,
  `${KOELN}/vocational`,
  `${KOELN}?page=2`,
  `${MANCHA}/toledo?page=3`,
  '/places/italia/cuneo?page=3',
  '/places/italia?page=2',
  `${NRW}/${'%00'.repeat(50)}`,
  `/places/deutschland/__proto__/constructor`,
])('%s is missing', async (path) => {
  expect(await answerTo(path)).toBe(404)
})

describe('search engines', () => {
  test('may list what has three schools, and the sitemaps hold just that', async () => {
    const listed = await readIndexedPlaces()
    const berlin = '/places/deutschland/berlin/berlin'
    expect(listed.get('DE')).toEqual([
      '/places/deutschland',
      berlin,
      NRW,
      ELSEWHERE,
      `${ELSEWHERE}/aue`,
      KOELN,
      `${ELSEWHERE}/aue/primary`,
      `${berlin}/primary`,
    ])
    expect(listed.get('GB')).toEqual([
      '/places/united-kingdom',
      '/places/united-kingdom/camden/london',
      '/places/united-kingdom/camden/london/primary',
    ])
    expect(listed.get('FR')).toEqual([])
    for (const path of [...listed.values()].flat()) expect((await openScreen(path)).html).not.toContain('noindex')
    for (const path of [`${NRW}/huerth`, `${KOELN}/primary`, '/places/deutschland/brandenburg'])
      expect((await openScreen(path)).html).toContain('content="noindex"')
  })

  test.each(LOCALES)('get short titles and descriptions of their own in %s', async (locale) => {
    const screens = []
    for (const path of ['/places', '/places/deutschland', NRW, KOELN, `${KOELN}/primary`, `${NRW}/huerth`])
      screens.push(await openScreen(localePath(locale, path)))
    const descriptions = screens.map(({ html }) => /name="description" content="([^"]*)"/.exec(html)?.[1] ?? '')
    expect(new Set(screens.map(({ title }) => title)).size).toBe(screens.length)
    for (const { title } of screens) expect(title.length).toBeLessThanOrEqual(60)
    for (const text of descriptions) expect(text.length).toBeLessThanOrEqual(155)
  })
})

test('structured data list what the page shows, and are valid', async () => {
  const dataOf = async (path: string) => findStructuredData((await openScreen(path)).html)
  const [list, trail] = await dataOf(`/en${KOELN}`)
  const schools = ['mid', 'near', 'far'].map((id, at) => ({
    position: at + 1,
    url: expect.stringMatching(`/en/schools/${id}$`),
  }))
  expect(list).toMatchObject({ '@type': 'ItemList', numberOfItems: 3, itemListElement: schools })
  expect(trail?.itemListElement).toMatchObject([{ name: 'Germany' }, { name: 'Nordrhein-Westfalen' }, { name: 'Köln' }])
  for (const path of ['/places/deutschland', NRW, KOELN, `${KOELN}/high-school`])
    expect(await findFaults(await dataOf(path))).toEqual([])
})

test('the profile of a school leads to its town', async () => {
  const { main } = await openScreen('/schools/croydon')
  expect((await main.follow('London')).address).toBe('/places/united-kingdom/camden/london')
  expect((await (await openScreen('/schools/near')).main.follow('Nordrhein-Westfalen')).address).toBe(NRW)
})

// The last, as reviews and premium change the order of schools at the same distance.
test('a town shows coming events and the latest reviews of its schools, and a map', async () => {
  const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000)
  const event = { kind: 'open_day', language: 'de', ends_at: soon(48) } as const
  await db()
    .insertInto('school_events')
    .values([
      { ...event, school_id: 'mid', title: 'Offene Werkstatt', starts_at: soon(46) },
      { ...event, kind: 'info_evening', school_id: 'near', title: 'Ohne Premium', starts_at: soon(40) },
      { ...event, school_id: 'mid', title: 'Vorbei', starts_at: soon(-3), ends_at: soon(-1) },
    ])
    .execute()
  await db().insertInto('premium_grants').values({ school_id: 'mid', reason: 'test' }).execute()
  await db()
    .insertInto('reviews')
    .values([
      reviewRow({ school_id: 'near', author_name: 'Rosa Verfasserin', comment: `Sehr gut. ${'Lang '.repeat(99)}` }),
      reviewRow({ school_id: 'far', comment: `Wartet noch ${'auf die Prüfung '.repeat(5)}`, status: 'pending' }),
      reviewRow({ school_id: 'huerth-a', comment: `Anderswo ${'ist es auch schön '.repeat(5)}` }),
    ])
    .execute()
  const { main } = await openScreen(KOELN)
  const events = main.part('region', 'Nächste Termine')
  expect(events.text).toMatch(/Offene Werkstatt Tag der offenen Tür · Mittlere Schule$/)
  expect(events.getByRole('link').getAttribute('href')).toMatch(/^\/schools\/mid#event-/)
  const reviews = main.part('region', 'Neueste Bewertungen')
  expect(reviews.text).toMatch(/^Neueste Bewertungen Nahe Schule \S+ Sehr gut\. (Lang )+Lang…/)
  expect(main.text).not.toMatch(/Rosa|Wartet noch|Anderswo|Ohne Premium|Vorbei/)
  const type = (await openScreen(`${KOELN}/primary`)).main
  expect([type.queryByText('Offene Werkstatt'), type.queryByText(/^Sehr gut/) !== null]).toEqual([null, true])
  const picture = main.getAllByAltText('Schulen in Köln auf der Karte')[0]!.getAttribute('src')!
  const { response } = await openScreen(picture)
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(await response.text()).toContain('aria-label="Schulen in Köln"')
  expect((await openScreen(picture.replace('koeln', 'utopia'))).status).toBe(404)
})
