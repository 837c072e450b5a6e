import { expect, test } from 'vitest'
import { type SchoolDocument, SearchEngine, type SearchQuery, textQuery } from '../../index.ts'
import { makeSchool } from '../../testing/make-school.ts'

const ROMA = { country: 'IT', region: 'Lazio', city: 'Roma', postalCode: '00118', lat: 41.9, lng: 12.5 } as const
const site = (given: Partial<SchoolDocument> & { id: string }) =>
  makeSchool({ ...ROMA, name: 'Rodari', localType: 'Scuola primaria', institute: 'RMIC8DX005', ...given })
const engineOf = (...sites: SchoolDocument[]) => SearchEngine.build(sites)
const rows = (engine: SearchEngine, limits: Partial<SearchQuery> = {}) =>
  engine.search(textQuery('rodari', limits)).hits.map(({ id, sites }) => [id, ...sites])

test('sites of one institution, kind and town are one row, counted once', () => {
  const engine = engineOf(site({ id: 'a' }), site({ id: 'b' }), site({ id: 'c' }), site({ id: 'd', institute: null }))
  const { total, schoolTotal, facets } = engine.search(textQuery('rodari'))
  expect(rows(engine)).toEqual([['a', 'b', 'c'], ['d']])
  expect([total, schoolTotal]).toEqual([2, 4])
  expect([facets.types.primary, facets.countries.IT, facets.ownership.public]).toEqual([2, 2, 2])
})

test.each<[string, Partial<SchoolDocument>]>([
  ['of another level', { category: 'secondary', localType: 'Scuola secondaria di primo grado' }],
  ['of another kind of the same level', { localType: "Scuola dell'infanzia" }],
  ['in another town', { city: 'Ladispoli' }],
  ['of another institute', { institute: 'RMIC8EA001' }],
  ['of an institute with the same code in another country', { country: 'FR' }],
])('a school %s is a row of its own', (_, difference) => {
  expect(engineOf(site({ id: 'a' }), site({ id: 'b', ...difference })).search(textQuery('rodari')).total).toBe(2)
})

test('a row shows its best site, and only the sites that pass the filters', () => {
  const engine = engineOf(
    site({ id: 'a' }),
    site({ id: 'b', features: ['music'], name: 'Rodari Nord' }),
    site({ id: 'c', features: ['music'], ratingCount: 9, ratingAverage: 5, ratingRank: 4.5 }),
  )
  expect(rows(engine, { sort: 'rating' })).toEqual([['c', 'a', 'b']])
  expect(rows(engine, { features: ['music'] })).toEqual([['c', 'b']])
  expect(engine.search(textQuery('rodari')).facets.features.music).toBe(1)
  expect(rows(engine, { features: ['arts'] })).toEqual([])
})

test('paid places are of schools, and the map shows every site', () => {
  const engine = engineOf(site({ id: 'a', premium: true }), site({ id: 'b', premium: true }), site({ id: 'c' }))
  expect(engine.search(textQuery('rodari')).sponsored.map(({ id, sites }) => [id, sites])).toEqual([
    ['a', []],
    ['b', []],
  ])
  const { total, clusters } = engine.map(textQuery('rodari'), [12, 41, 13, 42], 5)
  expect([total, clusters.map(({ count }) => count)]).toEqual([3, [3]])
})

test('added, moved and closed sites change their rows immediately and after a merge', () => {
  const engine = engineOf(site({ id: 'a' }), site({ id: 'b' }), site({ id: 'x', institute: 'RMIC8EA001' }))
  const steps: [string, () => void, string[][]][] = [
    ['comes', () => engine.apply([site({ id: 'c' })]), [['a', 'b', 'c'], ['x']]],
    [
      'moves',
      () => engine.apply([site({ id: 'b', institute: 'RMIC8EA001' })]),
      [
        ['a', 'c'],
        ['b', 'x'],
      ],
    ],
    ['closes', () => engine.apply([{ id: 'a', removed: true }]), [['b', 'x'], ['c']]],
    ['leaves', () => engine.apply([site({ id: 'x', institute: null })]), [['b'], ['c'], ['x']]],
  ]
  for (const [what, change, expected] of steps) {
    change()
    expect(rows(engine), what).toEqual(expected)
    expect(rows(SearchEngine.load(engine.snapshot())), what).toEqual(expected)
    expect(engine.search(textQuery('rodari')).facets.types.primary, what).toBe(expected.length)
  }
  engine.merge()
  expect(rows(engine)).toEqual([['b'], ['c'], ['x']])
})

test('pages hold every row once', () => {
  const engine = engineOf(
    ...Array.from({ length: 300 }, (_, at) => site({ id: `s-${1000 + at}`, institute: `I${at % 70}` })),
  )
  engine.apply(Array.from({ length: 30 }, (_, at) => site({ id: `s-${1000 + at * 7}`, institute: `I${at % 90}` })))
  const pages = Array.from({ length: 14 }, (_, at) => rows(engine, { page: at + 1, pageSize: 7 })).flat()
  expect(pages.flat().sort()).toEqual(Array.from({ length: 300 }, (_, at) => `s-${1000 + at}`))
  expect(pages).toHaveLength(engine.search(textQuery('rodari')).total)
})
