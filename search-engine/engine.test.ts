import { describe, expect, test } from 'vitest'
import { type SchoolDocument, SearchEngine, type SearchQuery, textQuery } from './index.ts'
import { makeSchool } from './testing/make-school.ts'

const MUNICH = { city: 'München', postalCode: '80331', lat: 48.14, lng: 11.57 }
const SEVILLE = {
  country: 'ES',
  region: 'Andalucía',
  city: 'Sevilla',
  postalCode: '41001',
  lat: 37.39,
  lng: -5.98,
} as const

/** Makes an engine of schools whose ids also serve as names, so that results are readable. */
function engineOf(...schools: (Partial<SchoolDocument> & { id: string })[]) {
  const engine = SearchEngine.build(schools.map(makeSchool))
  return {
    engine,
    search: (text: string, limits?: Partial<SearchQuery>) => engine.search(textQuery(text, limits)),
    ids: (text: string, limits?: Partial<SearchQuery>) =>
      engine.search(textQuery(text, limits)).hits.map(({ id }) => id),
  }
}

describe('text', () => {
  test('the exact name comes before names with more words, these before other meanings', () => {
    const { ids } = engineOf(
      { id: 'longer', name: 'Goethe-Gymnasium am Park', ratingCount: 9 },
      { id: 'exact', name: 'Goethe-Gymnasium' },
      { id: 'meaning', name: 'Goethe Gym.', localType: 'Gym.', ratingCount: 9 },
    )
    expect(ids('gymnasium goethe').at(-1)).toBe('longer')
    expect(ids('Goethe-Gymnasium am Park')).toEqual(['longer'])
  })

  test('a school with a shorter name is found by every word of the official one and named by the short one', () => {
    const { ids, engine } = engineOf(
      { id: 'a', name: 'Hansa-Gymnasium', officialName: 'Städt. Hansa-Gymnasium Nordpark' },
      { id: 'b', name: 'Nordschule' },
    )
    expect([ids('hansa nordpark'), ids('Hansa-Gymnasium'), ids('nordpark')]).toEqual([['a'], ['a'], ['a']])
    expect(engine.suggest('städt hansa').schools).toMatchObject([{ id: 'a', name: 'Hansa-Gymnasium' }])
  })

  test('a site is found by the name of its institution, after schools of that name', () => {
    const italian = { country: 'IT', region: 'Lazio', city: 'Roma', localType: 'Scuola primaria' } as const
    const { ids } = engineOf(
      { id: 'site', name: 'Gianni Rodari', ...italian, instituteName: 'IC Via Giulia', ratingCount: 9 },
      { id: 'named', name: 'IC Via Giulia', ...italian },
      { id: 'other', name: 'Gianni Rodari', ...italian, instituteName: 'IC Parco degli Acquedotti' },
    )
    expect(ids('istituto comprensivo via giulia roma')).toEqual(['named', 'site'])
    expect(ids('rodari acquedotti')).toEqual(['other'])
  })

  test('an initial need not stand in the name, but schools that have it come first', () => {
    const liceo = { country: 'IT', region: 'Sicilia', localType: 'Liceo scientifico', category: 'high_school' } as const
    const palermo = { ...liceo, city: 'Palermo', postalCode: '90146', lat: 38.11, lng: 13.36 }
    const { ids } = engineOf(
      { id: 'plain', name: 'Galilei', ...palermo, ratingCount: 9 },
      { id: 'initial', name: 'G. Galilei', ...palermo },
      { id: 'other', name: 'G. Falcone', ...palermo },
    )
    expect(ids('liceo G. Galilei Palermo')).toEqual(['initial', 'plain'])
    expect(ids('liceo B. Galilei Palermo').sort()).toEqual(['initial', 'plain'])
  })

  test('a school for adults is found by its name, alone and with its town, unless one for children has it', () => {
    const { ids, engine } = engineOf(
      { id: 'adults', name: 'Anna-Siemsen-Haus', audience: 'adults', ...MUNICH },
      { id: 'evening', name: 'Grundschule', audience: 'adults', ...MUNICH },
      { id: 'children', name: 'Grundschule', ...MUNICH },
      { id: 'house', name: 'Anna-Haus', ...MUNICH },
    )
    expect([ids('anna siemsen haus'), ids('Anna-Siemsen-Haus München')]).toEqual([['adults'], ['adults']])
    expect(engine.count(textQuery('Anna-Siemsen-Haus'))).toBe(1)
    expect(ids('Anna Haus')).toEqual(['house'])
    expect(ids('Grundschule München')).not.toContain('evening')
  })

  test.each([
    ['Müller-Schule', 'umlaut', 'plain'],
    ['schule mueller', 'umlaut', 'plain'],
    ['MÜLLER-SCHULE Ring', 'umlaut ring', 'plain ring'],
    ['Muller-Schule', 'plain', 'umlaut'],
    ['muller schule ring', 'plain ring', 'umlaut ring'],
  ])('%s: of names of one key the one that is spelt so comes first', (text, first, second) => {
    const named = (id: string, name: string) => ({ id, name, ratingCount: id === first ? 0 : 9 })
    const { ids } = engineOf(
      named('plain', 'Muller-Schule'),
      named('umlaut', 'Müller-Schule'),
      named('plain ring', 'Muller-Schule am Ring'),
      named('umlaut ring', 'Müller-Schule am Ring'),
    )
    expect(ids(text).slice(0, 2)).toEqual([first, second])
  })

  test('a name given as that of an area means the schools in it, not those of a town called after it', () => {
    const french = { country: 'FR', localType: 'Lycée', category: 'high_school' } as const
    const { ids } = engineOf(
      { id: 'outside', name: 'Lycée A', ...french, city: 'Montereau Fault Yonne', postalCode: '77130', ratingCount: 9 },
      { id: 'inside', name: 'Lycée B', ...french, city: 'Auxerre', postalCode: '89015' },
    )
    expect(ids('lycées Yonne')).toEqual(['inside'])
  })

  test.each([
    ['Gesamtschule', { country: 'DE', region: 'Hamburg', localType: 'Stadtteilschule', city: 'Hamburg' }],
    ['liceo', { country: 'ES', region: 'Andalucía', localType: 'Instituto', city: 'Sevilla' }],
  ] as const)('%s means the schools of that kind in %j', (word, school) => {
    const { ids } = engineOf({ id: 'a', name: 'Machado', category: 'high_school', ...school })
    expect(ids(`${word} ${school.city}`)).toEqual(['a'])
  })

  test('an abbreviation for a school is none for a primary school', () => {
    const nursery = { country: 'IT', localType: "Scuola dell'infanzia", city: 'Roma', category: 'primary' } as const
    const { search } = engineOf({ id: 'a', name: 'Sc. Mat. San Giuseppe', ...nursery })
    expect(search('materna Roma').concessions).toEqual([])
    expect(search('elementari Roma').concessions).toEqual([{ kind: 'type', words: ['elementari'] }])
  })

  test('a typing error is corrected only if no school has the word, and the page says so', () => {
    const { search } = engineOf({ id: 'a', name: 'Gymnasium Hohenstein' }, { id: 'b', name: 'Gymnasium Hohenstain' })
    expect(search('hohenstain')).toMatchObject({ total: 1, hits: [{ id: 'b', reasons: ['all_words'] }] })
    const { total, correction, hits } = search('Gymnasium Hohnestein')
    expect(total).toBe(2)
    expect(correction).toEqual({ from: 'Gymnasium Hohnestein', to: 'Gymnasium Hohenstein' })
    expect(hits[0]).toMatchObject({ id: 'a', reasons: ['correction'] })
    expect(search('Gymnasium Hohnestein', { literal: true })).toMatchObject({ total: 0 })
  })

  test('digits are never corrected', () => {
    const { search } = engineOf({ id: 'a', name: 'Schule 1234567' })
    expect(search('Schule 1234567').total).toBe(1)
    expect(search('Schule 1234568')).toMatchObject({ total: 0, hits: [] })
    expect(search('Schule 1234568').correction).toBeUndefined()
  })

  test('an existing name is not replaced with a more frequent one, which is only offered', () => {
    const veil = Array.from({ length: 20 }, (_, at) => ({ id: `veil-${at}`, name: 'Collège Simone Veil' }))
    const { search } = engineOf({ id: 'weil', name: 'Collège Simone Weil' }, ...veil)
    expect(search('Simone Weil')).toMatchObject({ total: 1, hits: [{ id: 'weil' }], didYouMean: 'Simone Veil' })
    expect(search('Simone Weil').correction).toBeUndefined()
    expect(search('Simone Veil').didYouMean).toBeUndefined()
  })

  test('a first name is not offered for being the meaning of many initials', () => {
    const italian = { country: 'IT', localType: 'Liceo' } as const
    const verdi = Array.from({ length: 30 }, (_, at) => ({ id: `verdi-${at}`, name: 'G. Verdi', ...italian }))
    const { search } = engineOf({ id: 'galilei', name: 'Galilei', ...italian }, ...verdi)
    expect(search('Galilei')).toMatchObject({ total: 1, hits: [{ id: 'galilei' }] })
    expect(search('Galilei').didYouMean).toBeUndefined()
  })

  test('the beginning of the last word counts if there are few whole words', () => {
    const { ids } = engineOf({ id: 'a', name: 'Keplerschule' }, { id: 'b', name: 'Kepenicker Schule' })
    expect(ids('kep')).toEqual(['a', 'b'])
    expect(ids('kep ')).toEqual([])
  })

  test('a text of which nothing is understood finds nothing', () => {
    const { search } = engineOf({ id: 'a', name: 'Goetheschule' })
    expect(search('qqzzxxqq')).toMatchObject({ total: 0, hits: [], concessions: [] })
    expect(search('qqzzxxqq Garching')).toMatchObject({
      total: 1,
      concessions: [{ kind: 'word', words: ['qqzzxxqq'] }],
    })
  })

  test('a word that usually says nothing counts where a name has it', () => {
    const { ids } = engineOf({ id: 'weil', name: 'Collège Simone Weil' }, { id: 'veil', name: 'Collège Simone Veil' })
    expect(ids('Simone Weil')).toEqual(['weil'])
    expect(ids('gute Simone Veil')).toEqual(['veil'])
  })

  test('an official number is found only as a whole, however it is written', () => {
    const { search } = engineOf({ id: 'a', codes: ['DE-NW-100020'] }, { id: 'b', codes: ['100021'] })
    expect(search('de nw 100020')).toMatchObject({ total: 1, hits: [{ id: 'a', reasons: ['official_number'] }] })
    expect(search('DE-NW-10002').hits.map(({ id }) => id)).not.toContain('a')
  })
})

describe('place', () => {
  test('a town is found by its whole name, the town itself first', () => {
    const near = { lat: 48.2, lng: 11.5 }
    const { ids, search } = engineOf(
      { id: 'other', city: 'Schwabmünchen', lat: 48.18, lng: 10.75 },
      { id: 'near', city: 'Dachau', ...near },
      { id: 'in', ...MUNICH },
    )
    expect(ids('München')).toEqual(['in', 'near'])
    expect(search('muenchen')).toMatchObject({
      widenedToKm: 50,
      hits: [{ reasons: ['in_place'] }, { reasons: ['nearby'] }],
    })
    const spain = engineOf(
      { id: 'cuervo', ...SEVILLE, city: 'El Cuervo de Sevilla', lat: 36.85 },
      { id: 'in', ...SEVILLE },
    )
    expect(spain.ids('Sevilla')[0]).toBe('in')
  })

  test('a place with enough schools is not widened', () => {
    const { search } = engineOf(...[1, 2, 3, 4, 5].map((at) => ({ id: `m${at}`, ...MUNICH })), {
      id: 'near',
      city: 'Dachau',
    })
    expect(search('München').total).toBe(5)
    expect(search('München').widenedToKm).toBeUndefined()
    expect(search('München', { radiusKm: 50 }).total).toBe(6)
  })

  test('an approximate position never gives a distance under 2 km', () => {
    const { search } = engineOf({ id: 'a', ...MUNICH, precision: 'town' }, { id: 'b', ...MUNICH })
    const near = { lat: 48.141, lng: 11.57 }
    const hits = search('', { near, radiusKm: 2, sort: 'distance' }).hits
    expect(hits.map(({ id, distanceKm }) => [id, distanceKm?.toFixed(1)])).toEqual([
      ['b', '0.1'],
      ['a', '2.0'],
    ])
    expect(search('', { near, radiusKm: 1 }).total).toBe(1)
  })

  test('a school without a position has no distance', () => {
    const { search } = engineOf({ id: 'a', ...MUNICH }, { id: 'b', ...MUNICH, lat: null, lng: null, precision: null })
    expect(search('München').hits).toMatchObject([{ id: 'a' }, { id: 'b', distanceKm: null }])
  })

  test('in a city of which only the centre is known any school may be in a district, one that names it first', () => {
    const italian = { country: 'IT', region: 'Lazio', precision: 'town', localType: 'Scuola primaria' } as const
    const roma = { ...italian, city: 'Roma', lat: 41.89, lng: 12.51 }
    const schools = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, name: `Scuola ${id}`, ...roma, ratingCount: 9 }))
    const named = { id: 'named', name: 'Trastevere', ...roma }
    const near = { id: 'near', ...italian, city: 'Fiumicino', lat: 41.77, lng: 12.23 }
    const { search } = engineOf(...schools, named, near)
    const { total, hits, wholeCity, widenedToKm } = search('scuola primaria Trastevere Roma')
    expect([total, wholeCity, widenedToKm, hits[0]]).toMatchObject([
      6,
      'Roma',
      undefined,
      { id: 'named', distanceKm: null },
    ])
    expect(hits.map(({ id }) => id)).not.toContain('near')
    const built = engineOf(...schools.map((school) => ({ ...school, precision: 'exact' as const })), near)
    expect(built.search('scuola primaria Trastevere Roma').wholeCity).toBeUndefined()
  })

  test('a rejected interpretation is searched as words', () => {
    const { search } = engineOf({ id: 'named', name: 'Schule München', city: 'Dachau' }, { id: 'in', ...MUNICH })
    const plain = search('München', { choice: { plain: new Set(['place']) } })
    expect(plain.interpretation.chips).toEqual([])
    expect(plain.total).toBe(2)
  })
})

describe('results', () => {
  test('paid places are in the place of the text if it has results, and never farther than 30 km from it', () => {
    const at = (id: string, city: string, lat: number, premium = false) => ({
      id,
      name: 'Gymnasium',
      city,
      lat,
      lng: 11.57,
      precision: 'exact' as const,
      premium,
    })
    const outside = [at('near', 'Dachau', 48.26, true), at('far', 'Ingolstadt', 48.76, true)]
    const paid = (...inside: ReturnType<typeof at>[]) =>
      engineOf(...inside, ...outside)
        .search('Gymnasium München')
        .sponsored.map(({ id }) => id)
    expect(paid(at('in', 'München', 48.137), at('pays', 'München', 48.14, true))).toEqual(['pays'])
    expect(paid(at('in', 'München', 48.137))).toEqual([])
    expect(paid({ ...at('in', 'München', 48.137), name: 'Realschule' })).toEqual(['near'])
  })

  test('premium schools are above the results, which do not change', () => {
    const schools = ['a', 'b', 'c', 'd'].map((id) => ({ id, name: 'Schule' }))
    const plain = engineOf(...schools)
    const paid = engineOf(...schools.map((school) => ({ ...school, premium: school.id !== 'a' })))
    expect(paid.ids('schule')).toEqual(plain.ids('schule'))
    expect(paid.search('schule').sponsored.map(({ id }) => id)).toEqual(['b', 'c'])
    expect(plain.search('schule').sponsored).toEqual([])
    for (const limits of [{ page: 2 }, { sort: 'rating' as const }]) {
      expect(paid.search('schule', limits).sponsored).toEqual([])
    }
  })

  test('without results it says which single limit to drop', () => {
    const { search } = engineOf({ id: 'a', name: 'Goethe-Gymnasium', features: ['music'] })
    const { total, dropHints } = search('goethe', { features: ['music'], countries: ['FR'] })
    expect(total).toBe(0)
    expect(dropHints).toEqual([{ filter: 'countries', total: 1 }])
  })

  test('without results for words exactly as typed it says the word to drop, and the text without it', () => {
    const { search } = engineOf({ id: 'a', name: 'Goethe-Gymnasium' })
    expect(search('Goethe-XyzzÝx Gymnasium')).toMatchObject({
      total: 1,
      concessions: [{ kind: 'word', words: ['XyzzÝx'] }],
      dropHints: [],
    })
    expect(search('Goethe-XyzzÝx Gymnasium', { literal: true }).dropHints).toEqual([
      { filter: 'word', value: 'XyzzÝx', without: 'Goethe- Gymnasium', total: 1 },
    ])
  })

  test('without results near a point it says that the point can be dropped', () => {
    const { search } = engineOf({ id: 'a', ...MUNICH, name: 'Goethe-Gymnasium' })
    expect(search('goethe', { near: { lat: 45.76, lng: 4.83 }, radiusKm: 5 }).dropHints).toEqual([
      { filter: 'near', total: 1 },
    ])
  })

  test('without results, and if no single limit helps, it says which two to drop', () => {
    const { search } = engineOf({ id: 'a', ...MUNICH, name: 'Goethe-Gymnasium', features: ['music'] }, { id: 'b' })
    expect(search('goethe', { features: ['music', 'arts', 'eco'] }).dropHints).toEqual([
      { filter: 'features', value: 'arts', and: { filter: 'features', value: 'eco' }, total: 1 },
    ])
    expect(search('goethe münchen', { features: ['music'], countries: ['FR'], types: ['other'] }).dropHints).toEqual([
      { filter: 'types', and: { filter: 'countries' }, total: 1 },
    ])
    expect(search('xyzzyx münchen', { countries: ['FR'] }).dropHints).toEqual([{ filter: 'countries', total: 2 }])
    expect(search('xyzzyx münchen', { countries: ['FR'], literal: true }).dropHints).toEqual([
      { filter: 'countries', and: { filter: 'word', value: 'xyzzyx', without: 'münchen' }, total: 2 },
    ])
  })

  test('the later of two schools with one id counts', () => {
    const { search } = engineOf({ id: 'a', name: 'Amselhof' }, { id: 'a', name: 'Drosselhof' })
    expect([search('Amselhof').total, search('Drosselhof').total]).toEqual([0, 1])
  })

  test('an empty directory gives an answer', () => {
    const { search, engine } = engineOf()
    expect(search('schule')).toMatchObject({ total: 0, hits: [] })
    expect(engine.suggest('xyzzyx')).toEqual({ places: [], schools: [], types: [], order: [] })
  })
})

describe('suggestions', () => {
  test('at most eight rows of three groups', () => {
    const schools = Array.from({ length: 30 }, (_, at) => ({
      id: `g${at}`,
      name: `Gymnasium ${at}`,
      localType: 'Gymnasium',
    }))
    const { engine } = engineOf(...schools, { id: 'x', city: 'Gymsheim' })
    const { places, schools: found, types } = engine.suggest('gym')
    expect(places.map(({ name }) => name)).toEqual(['Gymsheim'])
    expect(types.map(({ text }) => text)).toEqual(['Gymnasium Garching', 'Gymnasium'])
    expect(found).toHaveLength(5)
    expect(found[0]).toEqual({ id: 'g0', name: 'Gymnasium 0', city: 'Garching' })
    expect(engine.suggest('gym', undefined, 1)).toMatchObject({ places: [], schools: [], order: ['types'] })
    expect(engine.suggest(' %')).toEqual({ places: [], schools: [], types: [], order: [] })
  })
})

test('only some schools, by id, are results, and every count is of these', () => {
  const { search, engine } = engineOf(
    { id: 'a', ...MUNICH },
    { id: 'b', ...MUNICH, category: 'high_school' },
    { id: 'c', ...MUNICH },
    { id: 'd', ...SEVILLE },
  )
  const only = ['a', 'b', 'd', 'unknown']
  const found = search('', { only, near: MUNICH, radiusKm: 10 })
  expect(found.hits.map(({ id }) => id).sort()).toEqual(['a', 'b'])
  expect([found.facets.types.high_school, found.total]).toEqual([1, 2])
  expect(engine.count(textQuery('', { only }))).toBe(3)
  expect(engine.map(textQuery('', { only }), [-10, 30, 20, 60], 4).total).toBe(3)
  expect(search('', { only: [] }).total).toBe(0)
})
