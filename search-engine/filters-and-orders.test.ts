import { describe, expect, test } from 'vitest'
import { SEARCHED_FACT_IDS } from './base/searched-facts.ts'
import { type SchoolDocument, SearchEngine, type SearchQuery, textQuery } from './index.ts'
import { makeSchool } from './testing/make-school.ts'

type Given = Partial<SchoolDocument> & { id: string }

function engineOf(...schools: Given[]) {
  const engine = SearchEngine.build(schools.map(makeSchool))
  const search = (text: string, limits?: Partial<SearchQuery>) => engine.search(textQuery(text, limits))
  return {
    engine,
    search,
    ids: (text: string, limits?: Partial<SearchQuery>) => search(text, limits).hits.map(({ id }) => id),
    /** The same results as a set, if their order does not matter. */
    found: (limits: Partial<SearchQuery>) =>
      search('', limits)
        .hits.map(({ id }) => id)
        .sort(),
  }
}

const COLOGNE = { city: 'Köln', postalCode: '50667', region: 'Nordrhein-Westfalen', lat: 50.94, lng: 6.96 }
const LYON = { country: 'FR', city: 'Lyon', postalCode: '69001', region: 'Rhône', lat: 45.76, lng: 4.83 } as const

describe('one of the chosen, or all of them', () => {
  const { found, search } = engineOf(
    { id: 'primary', category: 'primary', features: ['music'], ownership: 'public' },
    { id: 'grammar', category: 'high_school', features: ['music', 'sports'], ownership: 'private' },
    { id: 'college', category: 'vocational', features: ['sports'], ownership: null, ...LYON },
  )

  test('a school has one type, so that of several chosen ones any counts', () => {
    expect(found({ types: ['primary'] })).toEqual(['primary'])
    expect(found({ types: ['primary', 'vocational'] })).toEqual(['college', 'primary'])
    expect(found({ types: [] })).toHaveLength(3)
  })

  test('a school lies in one country', () => {
    expect(found({ countries: ['FR'] })).toEqual(['college'])
    expect(found({ countries: ['FR', 'DE'] })).toHaveLength(3)
    expect(found({ countries: ['IT'] })).toEqual([])
  })

  test('a school must offer everything that is chosen', () => {
    expect(found({ features: ['music'] })).toEqual(['grammar', 'primary'])
    expect(found({ features: ['music', 'sports'] })).toEqual(['grammar'])
    expect(found({ features: ['music', 'sports', 'eco'] })).toEqual([])
  })

  test('a school of which nobody says who runs it is neither public nor private', () => {
    expect(found({ ownership: 'public' })).toEqual(['primary'])
    expect(found({ ownership: 'private' })).toEqual(['grammar'])
  })

  test('filters of different kinds must all be met', () => {
    expect(found({ types: ['primary', 'high_school'], features: ['music'], ownership: 'private' })).toEqual(['grammar'])
  })

  test('the number behind a type is what choosing it gives, also while another type is chosen', () => {
    const { types } = search('', { types: ['primary'], features: ['music'] }).facets
    expect(types).toMatchObject({ primary: 1, high_school: 1, vocational: 0 })
    for (const type of ['primary', 'high_school', 'vocational'] as const) {
      expect(search('', { types: [type], features: ['music'] }).total).toBe(types[type])
    }
  })

  test('the number behind a feature is what is left when it is added', () => {
    const { features } = search('', { features: ['music'] }).facets
    expect(features).toMatchObject({ music: 2, sports: 1, eco: 0 })
    expect(search('', { features: ['music', 'sports'] }).total).toBe(features.sports)
  })

  test('the numbers behind countries and ownership do not count what an unchosen one leaves out', () => {
    const { countries, ownership } = search('', { countries: ['DE'] }).facets
    expect(countries).toMatchObject({ DE: 2, FR: 1, IT: 0 })
    expect(ownership).toEqual({ public: 1, private: 1 })
  })
})

describe('filters that only some registers can answer', () => {
  const { found, search } = engineOf(
    { id: 'nursery', ageFrom: 3, ageTo: 6, gender: 'mixed', faith: 'catholic', languages: ['en'] },
    {
      id: 'girls',
      ageFrom: 11,
      ageTo: 18,
      gender: 'girls',
      faith: 'protestant',
      languages: ['en', 'la'],
      boarding: true,
    },
    { id: 'unknown', ratingCount: 3, ratingAverage: 4.2 },
  )

  test('a child of every chosen age must be able to go there', () => {
    expect(found({ tags: { age: ['6'] } })).toEqual(['nursery'])
    expect(found({ tags: { age: ['11', '18'] } })).toEqual(['girls'])
    expect(found({ tags: { age: ['6', '11'] } })).toEqual([])
  })

  test('the first and the last age count, those beside them do not', () => {
    expect(found({ tags: { age: ['3'] } })).toEqual(['nursery'])
    expect(found({ tags: { age: ['2'] } })).toEqual([])
    expect(found({ tags: { age: ['7'] } })).toEqual([])
  })

  test('of faith and of boys and girls one of the chosen is enough', () => {
    expect(found({ tags: { faith: ['catholic', 'protestant'] } })).toEqual(['girls', 'nursery'])
    expect(found({ tags: { gender: ['girls'] } })).toEqual(['girls'])
  })

  test('of languages all are wanted', () => {
    expect(found({ tags: { language: ['en'] } })).toEqual(['girls', 'nursery'])
    expect(found({ tags: { language: ['en', 'la'] } })).toEqual(['girls'])
  })

  test('boarding and reviews are told apart', () => {
    expect(found({ tags: { offer: ['boarding'] } })).toEqual(['girls'])
    expect(found({ tags: { offer: ['reviewed'] } })).toEqual(['unknown'])
    expect(found({ tags: { offer: ['boarding', 'reviewed'] } })).toEqual([])
  })

  test('a tag that nobody knows limits nothing', () => {
    expect(found({ tags: { faith: ['pastafarian'] } })).toHaveLength(3)
    expect(search('', { tags: { gender: ['toString'] } }).total).toBe(3)
  })
})

describe('reviews', () => {
  const { found, ids, search } = engineOf(
    { id: 'few', ratingCount: 2, ratingAverage: 5, ratingRank: 3.8, name: 'B' },
    { id: 'good', ratingCount: 40, ratingAverage: 4.4, ratingRank: 4.3, name: 'A' },
    { id: 'fair', ratingCount: 90, ratingAverage: 3.6, ratingRank: 3.6, name: 'c' },
    { id: 'none', name: 'Ä' },
  )

  test('the order by rating compares the published formula, not the bare average', () => {
    expect(ids('', { sort: 'rating' })).toEqual(['good', 'few', 'fair', 'none'])
  })

  test('the order by number of reviews compares that number', () => {
    expect(ids('', { sort: 'reviews' })).toEqual(['fair', 'good', 'few', 'none'])
  })

  test('the order by name takes no heed of capitals and accents', () => {
    expect(ids('', { sort: 'name' })).toEqual(['good', 'none', 'few', 'fair'])
  })

  test('a minimum counts only averages that are shown', () => {
    expect(found({ minimumRating: 4 })).toEqual(['good'])
    expect(found({ minimumRating: 3 })).toEqual(['fair', 'good'])
    const { ratings } = search('').facets
    expect(ratings[4]).toBe(1)
    expect(ratings[3]).toBe(2)
  })
})

describe('distance', () => {
  const { ids, search } = engineOf(
    { id: 'dom', ...COLOGNE },
    { id: 'deutz', ...COLOGNE, lat: 50.938, lng: 6.985 },
    { id: 'bonn', ...COLOGNE, city: 'Bonn', postalCode: '53111', lat: 50.735, lng: 7.1 },
  )
  const near = { lat: 50.9401, lng: 6.9601 }

  test('the nearest school goes first', () => {
    expect(ids('', { near, sort: 'distance' })).toEqual(['dom', 'deutz', 'bonn'])
  })

  test('a radius that was asked for is kept, however little lies within it', () => {
    expect(ids('', { near, radiusKm: 1 })).toEqual(['dom'])
    expect(ids('', { near, radiusKm: 5 })).toHaveLength(2)
    expect(search('', { near, radiusKm: 5 }).widenedToKm).toBeUndefined()
  })

  test('without a radius the search says how far it looked', () => {
    expect(search('', { near })).toMatchObject({ total: 3, widenedToKm: 50 })
  })

  test('without a point there is nothing to order by distance, so relevance orders', () => {
    expect(ids('Schule', { sort: 'distance' })).toEqual(ids('Schule'))
    expect(search('', { sort: 'distance' }).hits.every(({ distanceKm }) => distanceKm === null)).toBe(true)
  })

  test('distances are as the crow flies, in kilometres', () => {
    const [, , bonn] = search('', { near, sort: 'distance' }).hits
    expect(bonn!.distanceKm).toBeGreaterThan(24)
    expect(bonn!.distanceKm).toBeLessThan(26)
  })

  test('a box keeps what lies within its borders', () => {
    expect(ids('', { box: [6.9, 50.9, 7, 51] }).sort()).toEqual(['deutz', 'dom'])
    expect(ids('', { box: [7, 50.7, 7.2, 50.8] })).toEqual(['bonn'])
  })

  test.each<[string, Partial<SearchQuery>]>([
    ['a point outside the globe', { near: { lat: 91, lng: 0 } }],
    ['no number', { near: { lat: Number.NaN, lng: 7 } }],
    ['a radius of nothing', { radiusKm: 0 }],
    ['a radius below nothing', { radiusKm: -3 }],
    ['a box that is none', { box: [7, 51, 6, 50, 1] as never }],
  ])('%s does not limit the results', (_, limits) => {
    expect(search('', limits).total).toBe(3)
  })
})

describe('pages', () => {
  const schools = Array.from({ length: 45 }, (_, at) => ({
    id: `s${at}`,
    name: `Schule ${String(at).padStart(2, '0')}`,
  }))
  const { ids, search } = engineOf(...schools)

  test('each school stands on one page', () => {
    const all = [1, 2, 3].flatMap((page) => ids('', { page, sort: 'name' }))
    expect(all).toEqual(schools.map(({ id }) => id))
  })

  test('the last page holds the rest, the one after it nothing, and both know the total', () => {
    expect(search('', { page: 3 }).hits).toHaveLength(5)
    expect(search('', { page: 4 })).toMatchObject({ total: 45, hits: [] })
  })

  test.each([0, -1, Number.NaN, 0.4])('page %s is the first', (page) => {
    expect(ids('', { page, sort: 'name' })).toEqual(ids('', { page: 1, sort: 'name' }))
  })

  test('a page has at most two thousand rows, at least one', () => {
    const { search: many } = engineOf(...Array.from({ length: 2100 }, (_, at) => ({ id: `m${at}` })))
    expect(many('', { pageSize: 5000 }).hits).toHaveLength(2000)
    expect(many('', { pageSize: 0 }).hits).toHaveLength(1)
  })
})

describe('paid places', () => {
  const premium = { premium: true, features: ['music'] } satisfies Partial<SchoolDocument>
  const { search } = engineOf(
    { id: 'p1', ...premium },
    { id: 'p2', ...premium },
    { id: 'p3', ...premium },
    { id: 'free', features: [] },
  )

  test('are at most two and stand on the first page of relevance alone', () => {
    expect(search('').sponsored).toHaveLength(2)
    expect(search('', { page: 2, pageSize: 2 }).sponsored).toEqual([])
    for (const sort of ['rating', 'reviews', 'name'] as const) expect(search('', { sort }).sponsored).toEqual([])
  })

  test('are taken from the results only', () => {
    expect(search('', { features: ['eco'] }).sponsored).toEqual([])
    expect(search('', { features: ['music'] }).sponsored).toHaveLength(2)
  })

  test('can be turned off, and the results below are the same', () => {
    const without = search('', { withoutSponsored: true })
    expect(without.sponsored).toEqual([])
    expect(without.hits).toEqual(search('').hits)
  })
})

describe('changes', () => {
  test('a new name is found and the old one is not, before and after a merge', () => {
    const { engine, ids } = engineOf({ id: 'a', name: 'Albertschule' }, { id: 'b', name: 'Bertaschule' })
    engine.apply([makeSchool({ id: 'a', name: 'Zeppelinschule' })])
    const expectRenamed = () => {
      expect(ids('Zeppelinschule')).toEqual(['a'])
      expect(ids('Albertschule', { literal: true })).toEqual([])
    }
    expectRenamed()
    engine.merge()
    expectRenamed()
    expect(engine.size).toEqual({ schools: 2, changed: 0 })
  })

  test('a school that is gone is in no result, suggestion or map', () => {
    const { engine, search } = engineOf({ id: 'a', name: 'Albertschule' }, { id: 'b', name: 'Albertschule Nord' })
    engine.apply([{ id: 'a', removed: true }])
    expect(search('Albertschule').hits.map(({ id }) => id)).toEqual(['b'])
    expect(engine.suggest('Albert').schools.map(({ id }) => id)).toEqual(['b'])
    const map = engine.map(textQuery(''), [-180, -90, 180, 90], 5)
    expect(map.pins.map(({ id }) => id)).toEqual(['b'])
  })

  test('removing a school that never was changes nothing', () => {
    const { engine, search } = engineOf({ id: 'a' })
    engine.apply([{ id: 'nobody', removed: true }])
    expect(search('').total).toBe(1)
    expect(engine.size.schools).toBe(1)
  })

  test('a copy from a snapshot answers alike, and a damaged snapshot is refused', () => {
    const { engine, search } = engineOf({ id: 'a', ...COLOGNE }, { id: 'b', ...LYON, name: 'École Lumière' })
    engine.apply([makeSchool({ id: 'c', ...LYON, name: 'Lycée Ampère' })])
    const copy = SearchEngine.load(engine.snapshot())
    for (const text of ['', 'Lumière', 'Lyon', 'Ampere']) expect(copy.search(textQuery(text))).toEqual(search(text))
    const bytes = new Uint8Array(engine.snapshot()).slice()
    bytes[0] = bytes[0]! ^ 0xff
    expect(() => SearchEngine.load(bytes.buffer)).toThrow()
    expect(() => SearchEngine.load(new ArrayBuffer(3))).toThrow()
  })
})

describe('a town alone', () => {
  const facts = (count: number) => SEARCHED_FACT_IDS.slice(0, count).map((fact) => ({ fact, value: 1, edition: 1 }))
  const schools: Given[] = [
    { id: 'language', name: 'Sprachschule', category: 'other', ratingRank: 4.9, ...COLOGNE },
    { id: 'unknown', name: 'Grundschule Nord', ...COLOGNE, lat: 50.945 },
    { id: 'known', name: 'Grundschule Ost', facts: facts(3), ...COLOGNE, lat: 50.96 },
    { id: 'rated', name: 'Gymnasium Süd', category: 'high_school', ratingRank: 4.2, ...COLOGNE, lat: 50.97 },
    { id: 'elsewhere', name: 'Köln', ratingRank: 5, ...LYON },
  ]
  const inTown = ['rated', 'known', 'unknown', 'language']

  test('shows general schools first, by rating, by known facts, then by distance', () => {
    const { ids } = engineOf(...schools)
    expect(ids('Köln')).toEqual([...inTown, 'elsewhere'])
    expect(ids('öffentlich Köln')).toEqual(inTown)
    expect(ids('Köln', { types: ['primary'] })).toEqual(['known', 'unknown', 'elsewhere'])
  })

  test('is ordered by distance if that is chosen, and from the own point', () => {
    const { ids } = engineOf(...schools)
    const fromCentre = ['known', 'unknown', 'language', 'rated', 'elsewhere']
    expect(ids('Köln', { sort: 'distance' })).toEqual(fromCentre)
    expect(ids('Köln', { near: COLOGNE })).toEqual(['language', 'unknown', 'known', 'rated', 'elsewhere'])
  })

  test.each(schools.map(({ id }) => id))('has the same order if %s buys premium', (bought) => {
    const { engine, ids } = engineOf(...schools.map((school) => ({ ...school, premium: school.id === bought })))
    expect(ids('Köln')).toEqual([...inTown, 'elsewhere'])
    engine.apply([makeSchool({ ...schools.find(({ id }) => id === bought), premium: false })])
    expect(ids('Köln')).toEqual([...inTown, 'elsewhere'])
  })
})

describe('orders that a text asks for', () => {
  const bristol = { country: 'GB' as const, region: 'Bristol', city: 'Bristol', lat: 51.45, lng: -2.59 }
  const bath = { ...bristol, region: 'Somerset', city: 'Bath', lat: 51.38, lng: -2.36 }
  const primary = (id: string, at: typeof bristol, ks2?: number): Given => ({
    id,
    ...at,
    name: `${id} Primary School`,
    localType: 'Primary school',
    facts: ks2 === undefined ? [] : [{ fact: 'ks2_expected', value: ks2, edition: 1 }],
  })
  const { search, ids } = engineOf(
    primary('Ash', bristol, 60),
    primary('Birch', bristol),
    primary('Cedar', bristol, 75),
    primary('Damson', bath, 90),
  )

  test('good results come first, unknown ones last, and schools outside the place after all of those in it', () => {
    expect(ids('primary school Bristol good results')).toEqual(['Cedar', 'Ash', 'Birch', 'Damson'])
    expect(search('primary school Bristol good results').factOrder).toMatchObject({
      fact: 'ks2_expected',
      first: 'most',
      unknown: 1,
    })
  })

  test('a chosen order counts more than the one in the text', () => {
    expect(search('primary school Bristol good results', { sort: 'name' }).factOrder).toBeUndefined()
    expect(ids('primary school Bristol good results', { sort: 'name' })).toEqual(['Ash', 'Birch', 'Cedar', 'Damson'])
  })

  test('where no school has such a fact the words change nothing', () => {
    expect(search('primary school Bath smallest classes').factOrder).toBeUndefined()
  })

  test('what inspectors say puts schools first, and unknown is not no', () => {
    const rated = (id: string, rating?: number): Given => ({
      ...primary(id, bristol),
      facts: rating === undefined ? [] : [{ fact: 'ofsted_rating', value: rating, edition: 1 }],
    })
    const found = engineOf(
      rated('Unknown'),
      rated('Weak', 2),
      rated('Good', 1),
      rated('Best', 0),
      rated('A'),
      rated('B'),
    )
    expect(found.ids('good ofsted primary Bristol').slice(0, 2).sort()).toEqual(['Best', 'Good'])
    expect(found.ids('good ofsted primary Bristol').at(-1)).toBe('Weak')
    expect(found.ids('ofsted outstanding primary Bristol')[0]).toBe('Best')
  })
})

describe('suggestions', () => {
  const { engine } = engineOf(
    { id: 'k1', name: 'Gymnasium Kreuzgasse', localType: 'Gymnasium', category: 'high_school', ...COLOGNE },
    { id: 'k2', name: 'Gymnasium Rodenkirchen', localType: 'Gymnasium', category: 'high_school', ...COLOGNE },
    { id: 'k3', name: 'Grundschule Kölner Weg', localType: 'Grundschule', category: 'primary', ...COLOGNE },
  )

  test('a school is told with the town that tells it from others of its name', () => {
    expect(engine.suggest('Kreuzg').schools).toEqual([{ id: 'k1', name: 'Gymnasium Kreuzgasse', city: 'Köln' }])
  })

  test('a type is told with the category that explains it', () => {
    expect(engine.suggest('gymn').types).toContainEqual({ text: 'Gymnasium', category: 'high_school' })
  })

  test('a town is suggested by its beginning, without its accent and by its postal code', () => {
    for (const typed of ['Köl', 'kol', 'koel', '50667']) {
      expect(engine.suggest(typed).places, typed).toMatchObject([{ country: 'DE', schools: 3 }])
    }
  })

  test('nothing typed, or nothing that could be read, suggests nothing', () => {
    const nothing = { places: [], schools: [], types: [], order: [] }
    for (const typed of ['', '   ', '---', '\u0000']) expect(engine.suggest(typed), typed).toEqual(nothing)
  })

  test('the wish for fewer rows is kept, a senseless one is not', () => {
    const rows = (limit: number) => {
      const { places, schools, types } = engine.suggest('g', undefined, limit)
      return places.length + schools.length + types.length
    }
    expect(rows(1)).toBe(1)
    expect(rows(2)).toBe(2)
    expect(rows(0)).toBe(rows(8))
    expect(rows(1e9)).toBeLessThanOrEqual(8)
  })
})

describe('maps', () => {
  const { engine } = engineOf(
    { id: 'a', ...COLOGNE },
    { id: 'b', ...COLOGNE, lat: 50.9401 },
    { id: 'town', ...LYON, precision: 'town' },
    { id: 'nowhere', lat: null, lng: null, precision: null },
  )
  const WORLD = [-180, -90, 180, 90] as const

  test('schools without a position are on no map', () => {
    expect(engine.map(textQuery(''), [...WORLD], 3).total).toBe(3)
  })

  test('neighbours are one cluster from afar and pins near by', () => {
    const far = engine.map(textQuery(''), [...WORLD], 3)
    expect(far.clusters).toMatchObject([{ count: 2 }])
    const close = engine.map(textQuery(''), [6.95, 50.93, 6.97, 50.95], 22)
    expect(close.pins.map(({ id }) => id).sort()).toEqual(['a', 'b'])
  })

  test('the centre of a town is marked as approximate', () => {
    const { pins } = engine.map(textQuery('', { countries: ['FR'] }), [...WORLD], 3)
    expect(pins).toEqual([{ id: 'town', category: 'primary', lat: 45.76, lng: 4.83, approximate: true }])
  })

  test('a search limits its map', () => {
    expect(engine.map(textQuery('Lyon'), [...WORLD], 3).total).toBe(1)
    expect(engine.map(textQuery('', { countries: ['IT'] }), [...WORLD], 3).total).toBe(0)
  })

  test.each([Number.NaN, -5, 1e9])('a zoom of %s answers', (zoom) => {
    const { clusters, pins, total } = engine.map(textQuery(''), [...WORLD], zoom)
    expect(clusters.reduce((sum, { count }) => sum + count, 0) + pins.length).toBe(total)
  })
})

describe('within towns', () => {
  const NEAR_COLOGNE = { ...COLOGNE, city: 'Hürth', postalCode: '50354', lat: 50.88, lng: 6.88 }
  const { engine, ids, found, search } = engineOf(
    { id: 'far', ...COLOGNE, lat: 50.98 },
    { id: 'near', ...COLOGNE },
    { id: 'unplaced', ...COLOGNE, lat: null, lng: null },
    { id: 'other-town', ...NEAR_COLOGNE, category: 'vocational' },
    { id: 'namesake', ...COLOGNE, region: 'Brandenburg', lat: 52.4, lng: 13.1 },
  )
  const placeOf = (id: string) => engine.gazetteer.place(id)!
  const [cologne, huerth] = [placeOf('DE.koln.nordrhein-westfalen'), placeOf('DE.hurth.nordrhein-westfalen')]

  test('are only their schools, however few, the nearest first and those without a position last', () => {
    expect(ids('', { within: [cologne], near: COLOGNE, sort: 'distance' })).toEqual(['near', 'far', 'unplaced'])
    expect(ids('', { within: [huerth], near: COLOGNE, sort: 'distance' })).toEqual(['other-town'])
    expect(found({ within: [cologne, huerth] })).toEqual(['far', 'near', 'other-town', 'unplaced'])
    expect(found({ within: [] })).toEqual([])
  })

  test('counts and filters are of these schools alone, also after changes', () => {
    expect(search('', { within: [cologne, huerth] }).facets.types).toMatchObject({ primary: 3, vocational: 1 })
    expect(found({ within: [cologne, huerth], types: ['vocational'] })).toEqual(['other-town'])
    engine.apply([makeSchool({ id: 'new', ...NEAR_COLOGNE }), { id: 'other-town', removed: true }])
    expect(found({ within: [huerth] })).toEqual(['new'])
    expect([engine.countIn([cologne]), engine.countIn([cologne, huerth])]).toEqual([3, 4])
  })
})
