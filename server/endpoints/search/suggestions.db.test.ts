import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeDirectory } from '#app/features/search/live/directory.server.ts'
import type { SearchSuggestions } from '#app/features/search/suggest/suggest-searches.server.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { searchAnswers } from './search-answers.ts'

const app = searchAnswers(0)
const ask = async (query: string, remoteAddress = '192.0.2.1') =>
  app.request(`/api/suggest${query}`, {}, { incoming: { socket: { remoteAddress } } })
const suggest = async (text: string): Promise<SearchSuggestions> =>
  (await ask(`?${new URLSearchParams({ q: text })}`)).json()
const rows = ({ places, schools, types }: SearchSuggestions) => places.length + schools.length + types.length

const at = (lat: number, lng: number) => ({ lat, lng, position_precision: 'exact' as const })

beforeAll(async () => {
  const inNeustadt = (id: string, region: string, lat: number) =>
    schoolRow({ id, name: `Schule ${region}`, city: 'Neustadt', region, postal_code: `${lat}001`, ...at(lat, 10) })
  const inMusterstadt = Array.from({ length: 20 }, (_, index) =>
    schoolRow({ id: `m${index}`, name: `Neue Schule ${index}`, city: 'Musterstadt', ...at(52, 9) }),
  )
  const schools = [
    inNeustadt('n1', 'Hessen', 50),
    inNeustadt('n2', 'Sachsen', 51),
    schoolRow({ id: 'hidden', name: 'Neue verborgene Schule', status: 'hidden', city: 'Neuland', ...at(48, 8) }),
    ...inMusterstadt,
  ]
  await db().insertInto('schools').values(schools).execute()
})
afterAll(closeDirectory)

describe('GET /api/suggest', () => {
  it('answers places, schools and types, at most eight', async () => {
    const suggestions = await suggest('neu')
    expect(rows(suggestions)).toBe(8)
    expect(suggestions.schools[0]).toEqual({
      id: expect.any(String),
      name: expect.stringContaining('Neue Schule'),
      city: 'Musterstadt',
    })
  })

  it('tells places of one name apart', async () => {
    const { places } = await suggest('Neustadt')
    expect(places.map(({ id, name, region, ambiguous }) => ({ id, name, region, ambiguous }))).toEqual(
      expect.arrayContaining([
        { id: 'DE.neustadt.hessen', name: 'Neustadt', region: 'Hessen', ambiguous: true },
        { id: 'DE.neustadt.sachsen', name: 'Neustadt', region: 'Sachsen', ambiguous: true },
      ]),
    )
    expect((await suggest('Musterst')).places).toMatchObject([{ name: 'Musterstadt', ambiguous: false }])
  })

  it('searches for the type that was typed before a place', async () => {
    expect((await suggest('Grundschule Musterst')).types).toMatchObject([
      { text: 'Grundschule Musterstadt', place: { name: 'Musterstadt' } },
    ])
  })

  it('finds types and postal codes by their beginning', async () => {
    const [school] = await db().selectFrom('schools').select('local_type').where('id', '=', 'n1').execute()
    const localType = school?.local_type ?? ''
    expect((await suggest(localType.slice(0, 4))).types.map(({ text }) => text)).toContain(localType)
    expect((await suggest('50001')).places).toMatchObject([{ kind: 'postal_code', name: '50001', country: 'DE' }])
  })

  it('may be cached for a minute by anyone', async () => {
    const response = await ask('?q=neu')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(response.headers.get('cache-control')).toBe('public, max-age=60')
  })

  it('does not reveal hidden schools', async () => {
    expect(JSON.stringify(await suggest('verborgene'))).not.toMatch(/hidden|verborgene|Neuland/)
  })

  it.each(['', '?q=', '?q=%20%09', '?x=1', '?q=%00', '?q=%F0%9F%98%80', '?q=%', '?q=%ED%A0%80', '?q=!"§$%25%26/()=?'])(
    'answers %j as nothing',
    async (query) => {
      const response = await ask(query)
      expect(response.status).toBe(200)
      expect(await response.json()).toEqual({ places: [], schools: [], types: [], order: [] })
    },
  )

  it.each([
    "neu'; drop table schools; --",
    '%_%',
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '__proto__ constructor',
    'neu '.repeat(20_000),
    'a'.repeat(100_000),
    '\u0000neu\u202e',
    '\ud800neu',
    '(((((.*)+)+)+)+)+',
  ])('takes %#. hostile text as text', async (text) => {
    const suggestions = await suggest(text)
    expect(Object.keys(suggestions)).toEqual(['places', 'schools', 'types', 'order'])
    expect(rows(suggestions)).toBeLessThanOrEqual(8)
    expect(await db().selectFrom('schools').select('id').execute()).toHaveLength(23)
  })

  it('uses the first of several texts', async () => {
    expect(await (await ask('?q=Musterstadt&q=Neustadt')).json()).toEqual(await suggest('Musterstadt'))
  })

  it('asks only a network with too many requests to wait', async () => {
    const answers = await Promise.all(Array.from({ length: 120 }, (_, at) => ask('?q=neu', `2001:db8:1:2::${at + 1}`)))
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(100)
    const refused = answers.find(({ status }) => status === 429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    expect(refused?.headers.get('cache-control')).toBe('no-store')
    expect(await refused?.json()).toEqual({ code: 'too_many_requests' })
    expect((await ask('?q=neu', '2001:db8:1:3::1')).status).toBe(200)
  })
})
