import { describe, expect, test } from 'vitest'
import { processorMs } from '#lib/testing/processor-time.ts'
import { type Box, SearchEngine, type SearchQuery, textQuery } from './index.ts'
import { makeSchool } from './testing/make-school.ts'

/** More than a map shows one by one. */
const SCHOOLS = 600
const engine = SearchEngine.build(
  Array.from({ length: SCHOOLS }, (_, at) => makeSchool({ name: `Schule ${at}`, lat: 40 + at / 50, lng: at / 50 })),
)
const anything = (limits: object) => limits as Partial<SearchQuery>

const TEXTS = {
  'ten thousand letters': 'a'.repeat(10_000),
  'ten thousand words': 'schule '.repeat(10_000),
  'districts of many cities': 'newton '.repeat(60),
  'names of areas': 'provincia de landkreis '.repeat(20),
  'letters of every kind': Array.from({ length: 3000 }, (_, at) => String.fromCodePoint(at)).join(' '),
  wildcards: '%_*?',
  quotes: `'"\`\\'; drop table schools; --`,
  'a zero byte': 'schule\0park',
  'right to left': '\u202eeluhcs\u202c شس',
  emoji: '🏫👩‍🏫',
  'half a surrogate pair': 'schule \ud83c',
  'marks of other fields': '=garching #1 @DE85748 %DE &bayern !gymnasium| ~saint',
  blanks: ' \t\n\u00a0',
}

describe('hostile input gets a normal answer', () => {
  test.each(Object.entries(TEXTS))('%s', async (_, text) => {
    const used = await processorMs(() => {
      const { total, hits } = engine.search(textQuery(text))
      engine.suggest(text)
      engine.map(textQuery(text), [5, 45, 15, 55], 8)
      expect(hits.length).toBe(Math.min(20, total))
    })
    expect(used).toBeLessThan(5000)
  })

  test('internal marks of the index cannot be typed', () => {
    expect(engine.search(textQuery('#', { literal: true })).total).toBe(SCHOOLS)
    expect(engine.search(textQuery('&bayern =garching', { choice: { plain: new Set(['place']) } })).total).toBe(SCHOOLS)
  })

  test.each([
    [
      'values that do not exist',
      anything({ types: ['x'], countries: ['US'], features: [null], ownership: 'other', sort: 'id' }),
    ],
    ['a rating that is no choice', anything({ minimumRating: Number.NaN })],
    ['a point that is no point', anything({ near: { lat: Number.NaN, lng: 0 } })],
    ['a point off the globe', anything({ near: { lat: 200, lng: 0 } })],
    ['a radius that is no number', anything({ radiusKm: Number.NaN })],
    ['a box inside out', anything({ box: [15, 45, 5, 55] })],
    ['a box of no numbers', anything({ box: [Number.NaN, 1, 2, 3] })],
    ['a page that is no number', anything({ page: Number.NaN, pageSize: Number.NaN })],
    ['a page before the first', anything({ page: -5 })],
  ])('%s is left out', (_, limits) => {
    expect(engine.search(textQuery('', limits)).total).toBe(SCHOOLS)
    expect(engine.search(textQuery('', limits)).hits.length).toBeGreaterThan(0)
  })

  test('two hundred filters, a page far behind the last, a page of a million', () => {
    const features = Array.from({ length: 200 }, () => 'music' as const)
    expect(engine.search(textQuery('', { features })).total).toBe(0)
    expect(engine.search(textQuery('', { page: 1e9 }))).toMatchObject({ total: SCHOOLS, hits: [] })
    expect(engine.search(textQuery('', { page: Number.POSITIVE_INFINITY })).hits).toEqual([])
    expect(engine.search(textQuery('', { pageSize: 1e6 })).hits).toHaveLength(Math.min(SCHOOLS, 2000))
  })

  test.each<[Box, number]>([
    [[Number.NaN, 0, 1, 1], 5],
    [[15, 45, 5, 55], 5],
    [[Number.NEGATIVE_INFINITY, -90, Number.POSITIVE_INFINITY, 90], 5],
    [[-180, -90, 180, 90], 1e9],
    [[-180, -90, 180, 90], Number.NaN],
    [[-1e9, -1e9, 1e9, 1e9], 22],
  ])('a map of %j at %d', (box, zoom) => {
    const { total, clusters, pins } = engine.map(textQuery(''), box, zoom)
    expect(clusters.reduce((sum, { count }) => sum + count, pins.length)).toBe(total)
    expect([0, SCHOOLS]).toContain(total)
  })
})
