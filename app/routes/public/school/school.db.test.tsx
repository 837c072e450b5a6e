import '#app/i18n/all.server.ts'
import { renderToString } from 'react-dom/server'
import { createRoutesStub, Meta } from 'react-router'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { addFacts } from '#app/features/facts/testing/add-facts.ts'
import { findFaults, findStructuredData } from '#app/features/school-profile/testing/validate-structured-data.ts'
import { closeDirectory, directory } from '#app/features/search/live/directory.server.ts'
import { StructuredData } from '#app/ui/structured-data.tsx'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { routeArgs } from '../../testing/route-args.ts'
import { loader, meta } from './school.tsx'

const ORIGIN = 'http://localhost:3000'
const HOSTILE = 'Schule </script><script>alert(1)</script> & "Söhne"\u2028'

/** Renders what a profile says of itself to browsers and search engines. */
async function head(id: string, language = '') {
  const path = `${language}/schools/${id}`
  const loaderData = await loader(routeArgs(path, { params: { id } }))
  const Page = createRoutesStub([{ id: 'page', path: '*', Component: Meta, loader: () => null, meta: meta as never }])
  return renderToString(
    <>
      <Page initialEntries={[path]} hydrationData={{ loaderData: { page: loaderData } }} />
      <StructuredData of={loaderData} />
    </>,
  )
}
const dataOf = async (id: string, language?: string) => findStructuredData(await head(id, language))

beforeEach(async () => {
  await db().deleteFrom('schools').execute()
  await db()
    .insertInto('schools')
    .values([
      schoolRow({
        id: 'full',
        name: 'Schule am Park',
        phone: '0221 1',
        email: 'schule@example.org',
        website: 'https://park.example',
        lat: 50.9,
        lng: 6.9,
        position_precision: 'exact',
      }),
      schoolRow({ id: 'bare', name: HOSTILE, street: '', postal_code: '', city: '', region: '' }),
      schoolRow({
        id: 'town',
        lat: 50.9,
        lng: 6.9,
        position_precision: 'town',
        category: 'high_school',
        local_type: 'Gymnasium',
      }),
      schoolRow({ id: 'college', country: 'FR', category: 'secondary' }),
      schoolRow({ id: 'comprehensive', country: 'GB', category: 'secondary' }),
      schoolRow({ id: 'nursery', country: 'GB', category: 'primary', local_type: 'Local authority nursery school' }),
    ])
    .execute()
})
afterAll(closeDirectory)

test.each(['full', 'bare', 'town', 'college', 'comprehensive', 'nursery'])(
  'the structured data of %s are valid',
  async (id) => {
    const found = await dataOf(id, '/fr')
    expect(found.length).toBeGreaterThan(0)
    expect(await findFaults(found)).toEqual([])
  },
)

test('with reviews they have the rating and texts of the page, and are valid', async () => {
  const reviews = [5, 4, 3].map((rating) => reviewRow({ school_id: 'full', rating, author_name: HOSTILE.slice(0, 60) }))
  await db().insertInto('reviews').values(reviews).execute()
  const found = await dataOf('full')
  expect(found[0]).toMatchObject({ aggregateRating: { ratingValue: 4, reviewCount: 3 } })
  expect(found[0]?.review).toHaveLength(3)
  expect(await findFaults(found)).toEqual([])
  await db().insertInto('school_profiles').values({ school_id: 'full', show_reviews: false }).execute()
  const [hidden] = await dataOf('full')
  expect(hidden).toHaveProperty('aggregateRating')
  expect(hidden).not.toHaveProperty('review')
})

test('the validator finds what is wrong', async () => {
  const school = { '@context': 'https://schema.org', '@type': 'School', name: 'A', pupils: 3 }
  const trail = { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement: [] }
  const rating = { '@context': 'https://schema.org', '@type': 'AggregateRating', ratingValue: 3 }
  for (const wrong of [school, trail, rating]) expect(await findFaults([wrong])).not.toEqual([])
})

test('they say what the page says', async () => {
  const [school, trail] = await dataOf('full', '/en')
  expect(school).toEqual({
    '@context': 'https://schema.org',
    '@type': 'ElementarySchool',
    '@id': `${ORIGIN}/en/schools/full#school`,
    name: 'Schule am Park',
    url: `${ORIGIN}/en/schools/full`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Schulstraße 1',
      postalCode: '50667',
      addressLocality: 'Köln',
      addressRegion: 'Nordrhein-Westfalen',
      addressCountry: 'DE',
    },
    identifier: {
      '@type': 'PropertyValue',
      propertyID: 'Grunddaten der Schulen in Nordrhein-Westfalen',
      value: 'full',
    },
    geo: { '@type': 'GeoCoordinates', latitude: 50.9, longitude: 6.9 },
    telephone: '0221 1',
    sameAs: 'https://park.example',
  })
  expect(trail?.itemListElement).toMatchObject([
    { position: 1, name: 'Germany', item: `${ORIGIN}/en/results?country=DE` },
    { position: 2, name: 'Nordrhein-Westfalen' },
    { position: 3, name: 'Köln', item: `${ORIGIN}/en/results?q=K%C3%B6ln&country=DE` },
  ])
})

test('they hold official facts as far as schema.org has words, each with its period, and are valid', async () => {
  await addFacts(
    'full',
    { fact: 'pupils', number: 412 },
    { fact: 'opened', choice: '1899-04-01' },
    { fact: 'trust', choice: HOSTILE },
  )
  await db()
    .insertInto('school_former_names')
    .values({ school_id: 'full', name: 'Parkschule', replaced_on: '2024-08-01', source: 'de-nrw' })
    .execute()
  const found = await dataOf('full', '/en')
  expect(found[0]).toMatchObject({
    alternateName: ['Parkschule'],
    foundingDate: '1899-04-01',
    parentOrganization: { '@type': 'Organization', name: HOSTILE },
    additionalProperty: [
      { '@type': 'PropertyValue', propertyID: 'pupils', name: 'Pupils', value: '412', description: '2024/25' },
    ],
  })
  expect(await findFaults(found)).toEqual([])
  await db().deleteFrom('school_facts').execute()
})

test('a name with markup neither ends a script nor adds one', async () => {
  const html = await head('bare')
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(html.slice(html.indexOf('<script'))).not.toContain('\u2028')
  expect(findStructuredData(html)[0]?.name).toBe(HOSTILE)
})

test('approximate positions and hidden contact data are left out', async () => {
  expect((await dataOf('town'))[0]).not.toHaveProperty('geo')
  await db().insertInto('school_profiles').values({ school_id: 'full', show_contact: false }).execute()
  const html = await head('full')
  expect(html).not.toMatch(/telephone|sameAs|0221 1|park\.example|schule@example/)
})

test.each([
  ['full', 'ElementarySchool'],
  ['town', 'HighSchool'],
  ['college', 'MiddleSchool'],
  ['comprehensive', 'School'],
  ['nursery', 'Preschool'],
])('%s is described as %s', async (id, type) => {
  expect((await dataOf(id))[0]?.['@type']).toBe(type)
})

test('shared links name the page, its kind and its languages', async () => {
  const html = await head('full', '/en')
  for (const [property, content] of [
    ['og:title', 'Schule am Park, Schulstraße 1, 50667 Köln · Aulario'],
    ['og:type', 'website'],
    ['og:locale', 'en_GB'],
    ['og:locale:alternate', 'de_DE'],
  ])
    expect(html).toContain(`<meta property="${property}" content="${content}"/>`)
})

test('a profile shows its surroundings', async () => {
  await directory()
  await db()
    .insertInto('reviews')
    .values(reviewRow({ school_id: 'full' }))
    .execute()
  const { nearby, reviews } = await loader(routeArgs('/schools/full', { params: { id: 'full' } }))
  expect(nearby.next.map(({ id }) => id)).toContain('town')
  expect(reviews).toHaveLength(1)
})

test('an unknown school is not found, and a merged one redirects', async () => {
  await expect(loader(routeArgs('/schools/no', { params: { id: 'no' } }))).rejects.toMatchObject({
    init: { status: 404 },
  })
  await db().insertInto('school_redirects').values({ old_id: 'old', school_id: 'full' }).execute()
  const moved = await loader(routeArgs('/en/schools/old', { params: { id: 'old' } })).catch((answer) => answer)
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/en/schools/full'])
})
