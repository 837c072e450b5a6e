import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { siteOrigin } from '#app/core/urls.server.ts'
import { PAIRS, pairPath } from '#app/features/moving/places.ts'
import { movingTables } from '#app/features/moving/tables/read-tables.server.ts'
import { READERS } from '#app/features/moving/tables/rows.ts'
import { closeDirectory } from '#app/features/search/live/directory.server.ts'
import { INDEXED_PAGES } from '#app/features/sitemaps/refresh-sitemaps.server.ts'
import { LOCALES, localePath } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { berlinYear } from '#lib/berlin-day.ts'
import { openScreen } from '../../testing/render-screen.tsx'

const LYON = {
  country: 'FR',
  region: 'Rhône',
  city: 'Lyon',
  postal_code: '69003',
  position_precision: 'exact',
} as const

beforeAll(async () => {
  await db()
    .insertInto('schools')
    .values([
      schoolRow({ ...LYON, id: 'fr-1', name: 'Collège Molière', category: 'secondary', lat: 45.76, lng: 4.85 }),
      schoolRow({ ...LYON, id: 'fr-2', name: 'Lycée Ampère', category: 'high_school', lat: 45.76, lng: 4.84 }),
    ])
    .execute()
})
afterAll(async () => {
  await db().deleteFrom('schools').execute()
  await closeDirectory()
})

const QUESTION = 'class=DE+6&land=Nordrhein-Westfalen&kind=Gymnasium&to=FR'

test.each(LOCALES)('every pair of countries has a page in %s that search engines may list', async (locale) => {
  for (const [from, to] of PAIRS) {
    const { status, html } = await openScreen(localePath(locale, pairPath(from, to)))
    expect(`${from} ${to} ${status}`).toBe(`${from} ${to} 200`)
    expect(html).not.toContain('noindex')
    for (const other of LOCALES)
      expect(html).toContain(`href="${siteOrigin()}${localePath(other, pairPath(from, to))}"`)
  }
})

test('the pages are in the sitemap', () => {
  expect(PAIRS).toHaveLength(20)
  for (const path of ['/moving', ...PAIRS.map(([from, to]) => pairPath(from, to))])
    expect(INDEXED_PAGES).toContain(path)
})

describe('what only one reader has read', () => {
  const WHOLE = PAIRS.filter((pair) => pair.every((country) => country !== 'DE' && country !== 'GB'))

  test.each(WHOLE)('is marked, and only that: %s to %s', async (from, to) => {
    const { years, newcomers } = await movingTables()
    const shown = [
      ...years.filter(({ country }) => country === from || country === to),
      ...newcomers.filter(({ country, area, sources }) => country === to && area === '' && sources.length > 0),
    ]
    const once = shown.filter(({ checked }) => checked < READERS)
    const { main } = await openScreen(pairPath(from, to))
    const isSome = once.length > 0 && once.length < shown.length
    expect(main.text.includes('* bisher einmal gelesen')).toBe(isSome)
    expect(main.text.split('*').length - 1 > 1).toBe(isSome)
    for (const { name } of once.filter((row) => 'topic' in row && row.topic === 'contact'))
      expect(main.text).toContain(`${name}*`)
  })
})

test('a source says of which day its text is, not when it was read', async () => {
  const { main } = await openScreen('/fr/moving/de/fr')
  expect(main.text).toContain('Académie de Dijon, Circulaire n° 2012-141, état au 02/10/2012')
})

describe('a class in Köln', () => {
  test('is 5e or 6e in Lyon by birthday, where all go to the collège', async () => {
    const { main, html } = await openScreen(`/moving/de/fr?${QUESTION}`)
    expect(main.text).toContain('Frankreich: statt Klasse 6')
    expect(main.text).toMatch(/5e Geboren 1\. Oktober.*Dezember \d{4} 6e Geboren 1\. Januar/)
    expect(main.text).toContain('Dort gibt es in dieser Klasse eine Schulart: Collège')
    expect(main.text).toContain('Am Ende entscheidet die Schule oder das Amt über die Klasse.')
    expect(main.text).toContain('UPE2A')
    expect(html).toContain('noindex')
  })

  test('finds the schools of the kind near the town, and leads to their list', async () => {
    const { main, html } = await openScreen(`/moving/de/fr?${QUESTION}&town=Lyon`)
    expect(main.text).toContain('Collège Molière')
    expect(main.text).not.toContain('Lycée Ampère')
    expect(html).toMatch(/\/results\?type=secondary&amp;country=FR&amp;near=FR\.lyon/)
  })

  test('says who answers what no text says', async () => {
    const { main, html } = await openScreen('/moving/fr/de?class=FR+6&to=DE+Sachsen')
    expect(main.text).toContain('Das ist uns nicht bekannt. Auskunft gibt:')
    expect(html).toContain('https://www.schule.sachsen.de/')
  })
})

describe('the form', () => {
  test('leads to the page of its two countries', async () => {
    const { address } = await openScreen(`/en/moving?${QUESTION}&town=Lyon`)
    expect(address).toBe(`/en/moving/de/fr?${QUESTION}&town=Lyon`)
  })

  test.each([
    ['to=FR', 'Die Klasse fehlt'],
    ['class=DE+6', 'Das Ziel fehlt'],
    ['class=DE+99&to=FR', 'Die Klasse fehlt'],
    ['class=DE+6&to=XX', 'Das Ziel fehlt'],
    ['class=DE+6&to=DE+Hessen', 'Das Ziel liegt im selben Land.'],
    ['class=DE+6&to=FR&land=Narnia', 'Dieses Bundesland ist nicht aus der Liste.'],
    ['class=DE+6&to=FR&kind=Grundschule', 'Diese Schulart gibt es in dieser Klasse nicht.'],
    ['class=DE+6&to=FR&town=69003', 'Bitte nur den Namen des Ortes, ohne Ziffern.'],
    [`class=DE+6&to=FR&town=${'x'.repeat(5000)}`, 'Bitte nur den Namen des Ortes'],
  ])('refuses %s in words', async (query, said) => {
    const { status, main } = await openScreen(`/moving?${query}`)
    expect(status).toBe(400)
    expect(main.text).toContain(said)
  })

  test('is sent empty as well, and says at each field what is missing', async () => {
    const { main } = await openScreen('/moving')
    expect(main.getByRole<HTMLFormElement>('form', { name: 'Woher und wohin?' }).noValidate).toBe(true)
    const refused = await main.send('Antwort zeigen')
    expect(refused.status).toBe(400)
    expect(refused.main.getAllByText('Das Ziel fehlt oder ist nicht aus der Liste.')).toHaveLength(2)
    expect(refused.main.getByLabelText('Klasse jetzt').getAttribute('aria-invalid')).toBe('true')
  })

  test('says that a town is not known', async () => {
    const { status, main } = await openScreen(`/moving/de/fr?${QUESTION}&town=Entenhausen`)
    expect(status).toBe(400)
    expect(main.text).toContain('Diesen Ort kennen wir in dem Land nicht.')
  })
})

test.each(['/moving/de/de', '/moving/xx/fr', '/moving/de/france'])('%s is no page', async (path) => {
  expect((await openScreen(path)).status).toBe(404)
})

describe('the month of birth', () => {
  const year = String(berlinYear() - 11)
  const answer = async (month: string) => {
    const screen = await openScreen(`/moving/de/fr?${QUESTION}`)
    return await screen.main.send('Klasse zeigen', { 'Monat der Geburt': month, 'Jahr der Geburt': year })
  }

  test('is answered and stands in no address', async () => {
    const answered = await answer('Mai')
    expect(answered.main.text).toContain(`Geboren im Mai ${year}`)
    expect(answered.html).not.toMatch(/href="[^"]*born/i)
    expect(answered.address).toBe(`/moving/de/fr?${QUESTION}`)
    expect(answered.response.headers.get('cache-control')).toContain('no-store')
  })

  test('is refused in words when it is missing', async () => {
    const screen = await openScreen('/moving/de/fr')
    const { status, main } = await screen.main.send('Klasse zeigen')
    expect(status).toBe(400)
    expect(main.text).toContain('Monat und Jahr fehlen.')
  })
})
