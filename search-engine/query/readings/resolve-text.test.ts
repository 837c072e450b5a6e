import { describe, expect, test } from 'vitest'
import { type SchoolDocument, SearchEngine, type SearchQuery, textQuery } from '../../index.ts'
import { makeSchool } from '../../testing/make-school.ts'

const koeln = { city: 'Köln', region: 'Nordrhein-Westfalen', country: 'DE', lat: 50.94, lng: 6.96 } as const
const bonn = { ...koeln, city: 'Bonn', lat: 50.73, lng: 7.1 } as const
const huerth = { ...koeln, city: 'Hürth', lat: 50.88, lng: 6.87 } as const
const kassel = { ...koeln, city: 'Kassel', region: 'Hessen', lat: 51.31, lng: 9.48 } as const

function searchIn(...schools: Partial<SchoolDocument>[]) {
  const engine = SearchEngine.build(schools.map((school, at) => makeSchool({ id: `s-${at}`, ...school })))
  return (text: string, changes: Partial<SearchQuery> = {}) => engine.search(textQuery(text, changes))
}
const many = (count: number, school: (at: number) => Partial<SchoolDocument>) =>
  Array.from({ length: count }, (_, at) => school(at))
const gymnasium = { name: 'Hansa-Gymnasium', localType: 'Gymnasium', category: 'high_school', ...koeln } as const
const grundschule = { name: 'Grundschule Am Rhein', localType: 'Grundschule', category: 'primary', ...koeln } as const

describe('words of names', () => {
  test('a word that no school there has gives way, and the page says which', () => {
    const search = searchIn(gymnasium, grundschule, { ...grundschule, name: 'Grundschule Severinstraße', ...kassel })
    expect(search('Grundschule Severinstraße Köln')).toMatchObject({
      total: 1,
      hits: [{ id: 's-1' }],
      concessions: [{ kind: 'word', words: ['Severinstraße'] }],
    })
    expect(search('Grundschule Severinstraße Köln', { literal: true })).toMatchObject({ total: 0, hits: [] })
  })

  test('a name without a school in the place is found within 25 km of it, and not farther', () => {
    const grimm = { ...gymnasium, name: 'Brüder-Grimm-Gymnasium' }
    const near = searchIn(gymnasium, { ...grimm, ...huerth })('Brüder Grimm Gymnasium Köln')
    expect(near).toMatchObject({ hits: [{ id: 's-1', reasons: ['all_words', 'nearby'] }], concessions: [] })
    const far = searchIn(gymnasium, { ...grimm, ...kassel })('Brüder Grimm Gymnasium Köln')
    expect(far).toMatchObject({ hits: [{ id: 's-0' }], concessions: [{ kind: 'word', words: ['Grimm'] }] })
  })

  test('a word that no school has is corrected among the schools of the place', () => {
    const search = searchIn(
      { ...gymnasium, name: 'Schiller-Gymnasium' },
      { ...gymnasium, name: 'Schuller-Gymnasium', ...kassel },
    )
    expect(search('Schilller Köln')).toMatchObject({
      hits: [{ id: 's-0' }],
      correction: { from: 'Schilller Köln', to: 'Schiller Köln' },
    })
  })

  test('neither short words nor abbreviations nor words of a list are corrected', () => {
    const search = searchIn({ ...gymnasium, name: 'Kege Linz Gymnasium' }, gymnasium)
    for (const text of ['Lins Köln', 'KEGES Gymnasium Köln']) expect(search(text).correction, text).toBeUndefined()
  })

  test('several names in one text find the schools of each', () => {
    const named = (name: string) => ({ ...gymnasium, name: `${name}-Gymnasium` })
    const search = searchIn(named('Lessing'), named('Goethe'), named('Schiller'), { ...named('Goethe'), ...kassel })
    const ids = (text: string) => search(text).hits.map(({ id }) => id)
    expect(ids('Lessing-Gymnasium oder Goethe-Gymnasium Köln')).toEqual(['s-0', 's-1'])
    expect(ids('Schiller, Lessing Köln')).toEqual(['s-0', 's-2'])
    expect(ids('Lessing vs Goethe vs Schiller Köln').sort()).toEqual(['s-0', 's-1', 's-2'])
    // A name that no school there has gives way.
    const lacking = search('Lessing oder Xyzzyplugh Köln')
    expect(lacking).toMatchObject({ hits: [{ id: 's-0' }], concessions: [{ words: ['Xyzzyplugh'] }] })
  })

  test('one of many words that no school has gives way alone', () => {
    const search = searchIn({ ...gymnasium, name: 'Rosa Anna Maria Luisa Elena Clara Gymnasium' }, gymnasium)
    expect(search('Rosa Anna Maria Luisa Elena Clara Xyzzyplugh Köln')).toMatchObject({
      total: 1,
      hits: [{ id: 's-0' }],
      concessions: [{ kind: 'word', words: ['Xyzzyplugh'] }],
    })
  })

  test('nothing gives way in a text that has results', () => {
    const search = searchIn(gymnasium, { ...grundschule, codes: ['DE-NW-100020'] })
    for (const text of ['Hansa Gymnasium', 'Hansa Gymnasium Köln', 'DE-NW-100020', 'gute Schulen in Köln'])
      expect(search(text), text).toMatchObject({ concessions: [] })
    expect(search('Hansa Gymnasium Köln', { types: ['primary'] })).toMatchObject({ total: 0, concessions: [] })
  })

  test('a name that contains a place is the name', () => {
    const fernando = { country: 'ES', region: 'Madrid', localType: 'Colegio' } as const
    const search = searchIn(
      ...many(8, () => ({ ...fernando, name: 'San Fernando', city: 'Madrid', lat: 40.42, lng: -3.7 })),
      ...many(3, () => ({
        ...fernando,
        name: 'Cervantes',
        region: 'Andalucía',
        city: 'San Fernando',
        lat: 36.46,
        lng: -6.2,
      })),
    )
    for (const text of ['Colegio San Fernando Madrid', 'Madrid Colegio San Fernando'])
      expect(search(text), text).toMatchObject({ total: 8, interpretation: { place: { chosen: { name: 'Madrid' } } } })
  })
})

describe('misspelt parts of cities, types and towns', () => {
  test.each([
    ['Gymnasium Köln Ehrnfeld', 'Gymnasium Köln Ehrenfeld', 'Ehrenfeld'],
    ['Köln Linndenthal', 'Köln Lindenthal', 'Lindenthal'],
  ])('%s', (text, to, district) => {
    const search = searchIn(gymnasium, { ...gymnasium, name: 'Gymnasium Ehrenfeld', ...bonn })
    const { correction, interpretation } = search(text)
    expect(correction).toEqual({ from: text, to })
    expect(interpretation.place?.chosen).toMatchObject({ name: district, region: 'Köln' })
    expect(search(text, { literal: true }).correction).toBeUndefined()
  })

  test('a name that a school of the city has is no misspelt part of it', () => {
    const search = searchIn({ ...gymnasium, name: 'Gymnasium Ehrnfeld' })
    expect(search('Gymnasium Köln Ehrnfeld')).toMatchObject({ total: 1, hits: [{ id: 's-0' }], concessions: [] })
    expect(search('Gymnasium Köln Ehrnfeld').correction).toBeUndefined()
  })
})

describe('kinds and places hold', () => {
  test('a type without a school in the place is looked for around it', () => {
    const search = searchIn(gymnasium, { ...grundschule, ...huerth })
    expect(search('Grundschule Köln')).toMatchObject({ total: 1, hits: [{ id: 's-1' }], concessions: [] })
  })

  test('a type without a school far and wide gives way to the schools of the place', () => {
    const search = searchIn(gymnasium, grundschule, {
      ...grundschule,
      category: 'special_needs',
      localType: 'Förderschule',
      ...kassel,
    })
    expect(search('Förderschule Köln')).toMatchObject({
      total: 2,
      concessions: [{ kind: 'type', words: ['Förderschule'] }],
    })
  })

  test('a part of a city is meant before a town of its name elsewhere', () => {
    const dresden = { ...koeln, city: 'Dresden', region: 'Sachsen', lat: 51.05, lng: 13.74 } as const
    const neustadt = { ...koeln, city: 'Neustadt in Sachsen', region: 'Sachsen', lat: 51.02, lng: 14.22 } as const
    const search = searchIn(...many(9, () => ({ ...gymnasium, ...dresden })), { ...gymnasium, ...neustadt })
    expect(search('Gymnasium Dresden Neustadt').interpretation.place?.chosen).toMatchObject({
      kind: 'district',
      region: 'Dresden',
    })
  })

  test('towns that a word joins may be far apart', () => {
    const search = searchIn(gymnasium, { ...grundschule, ...kassel }, { ...gymnasium, ...kassel })
    expect(search('Gymnasium in Köln oder Kassel').hits.map(({ id }) => id)).toEqual(['s-0', 's-2'])
  })

  test('in a text that names a town no other word is a misspelt one', () => {
    const search = searchIn(gymnasium, { ...gymnasium, ...kassel })
    for (const text of ['Köln Kasssel', 'Koln San']) expect(search(text).correction, text).toBeUndefined()
    expect(search('Gymnasium Kasssel').correction?.to).toBe('Gymnasium Kassel')
  })

  test('a village without a school is the place', () => {
    const search = searchIn(gymnasium, { ...gymnasium, name: 'Bonner Gymnasium', ...bonn })
    const { hits, interpretation } = search('Gymnasium Ehrenfeld')
    expect(interpretation.place?.chosen).toMatchObject({ kind: 'district', name: 'Ehrenfeld', region: 'Köln' })
    expect(hits[0]?.id).toBe('s-0')
  })

  test('a place without a school near it gives way to another one of the text', () => {
    const search = searchIn(...many(8, () => grundschule))
    expect(search("in Köln St Mary's")).toMatchObject({
      total: 8,
      interpretation: { place: { chosen: { name: 'Köln' } } },
    })
  })
})

test('an area has the schools of its towns that have delivery codes, and not those of other towns', () => {
  const savoie = { country: 'FR', region: 'Savoie', localType: 'Lycée', category: 'high_school' } as const
  const stJean = { ...savoie, city: 'Saint-Jean-de-Maurienne', lat: 45.28, lng: 6.35 } as const
  const search = searchIn(
    { ...stJean, name: 'Lycée A', postalCode: '73300' },
    { ...stJean, name: 'Lycée B', postalCode: '73302' },
    { ...savoie, name: 'Lycée C', city: 'Chambéry', postalCode: '73000', lat: 45.57, lng: 5.92 },
    { ...savoie, name: 'Lycée D', city: 'Chambéry', postalCode: '73011', lat: 45.57, lng: 5.92 },
  )
  expect(
    search('lycée vallée de la Maurienne')
      .hits.map(({ id }) => id)
      .sort(),
  ).toEqual(['s-0', 's-1'])
})

describe('properties', () => {
  const catholic = { faith: 'catholic' } as const
  const isFirst = (ids: string[], count: number) => ids.slice(0, count).every((id) => Number(id.slice(2)) < count)

  test('one that is known of few schools ranks and does not limit', () => {
    const search = searchIn(...many(3, () => ({ ...gymnasium, ...catholic })), ...many(9, () => gymnasium))
    const { total, hits, concessions } = search('katholisches Gymnasium Köln')
    expect(total).toBe(12)
    expect(
      isFirst(
        hits.map(({ id }) => id),
        3,
      ),
    ).toBe(true)
    expect(concessions).toEqual([{ kind: 'property', words: ['katholisches'], having: 3, total: 12, isKnown: false }])
  })

  test('one that is known of most schools limits', () => {
    const search = searchIn(
      ...many(6, () => ({ ...gymnasium, ownership: 'private' as const })),
      ...many(6, () => ({ ...gymnasium, ownership: 'public' as const })),
    )
    expect(search('privates Gymnasium Köln')).toMatchObject({ total: 6, concessions: [] })
    expect(
      search('Gymnasium Köln nicht privat')
        .hits.map(({ id }) => id)
        .sort(),
    ).toEqual(['s-10', 's-11', 's-6', 's-7', 's-8', 's-9'])
  })

  test('one of which it is known that no school there has it does not hide them all', () => {
    const search = searchIn(...many(6, () => gymnasium))
    expect(search('privates Gymnasium Köln')).toMatchObject({
      total: 6,
      concessions: [{ kind: 'property', having: 0, total: 6, isKnown: true }],
    })
  })

  test('what is ruled out is excluded, and what is not known stays', () => {
    const search = searchIn(
      { ...gymnasium, ownership: 'private' },
      { ...gymnasium, ownership: 'public' },
      { ...gymnasium, ownership: null },
    )
    expect(
      search('Gymnasium Köln nicht privat')
        .hits.map(({ id }) => id)
        .sort(),
    ).toEqual(['s-1', 's-2'])
  })
})

describe('what comes first', () => {
  const sevilla = { country: 'ES', region: 'Andalucía', city: 'Sevilla', lat: 37.39, lng: -5.98 } as const
  const named = (name: string, given: Partial<SchoolDocument>) => ({ ...sevilla, name, localType: '', ...given })
  const idsOf = ({ hits }: ReturnType<SearchEngine['search']>) => hits.map(({ id }) => id)

  test('a word that may just mean a school rules none out that has what is wanted', () => {
    const search = searchIn(
      ...many(6, (at) => named(`Instituto ${at}`, { category: 'high_school' })),
      named('Lope de Vega', { category: 'primary' }),
      named('Montessori', { category: 'other', features: ['montessori'] }),
    )
    expect(idsOf(search('colegio montessori Sevilla')).slice(0, 2)).toEqual(['s-7', 's-6'])
  })

  test('a fact that is known decides before what one would conclude', () => {
    const contract = (value: number) =>
      ({ ownership: 'private', facts: [{ fact: 'contract', value, edition: 1 }] }) as const
    const [CONCERTADO, PRIVATE] = [3, 4]
    const [concertado, others] = [CONCERTADO, PRIVATE].map((at) =>
      many(6, () => named('Colegio', { category: 'primary', ...contract(at) })),
    )
    const { total, hits } = searchIn(...concertado!, ...others!)('colegio concertado Sevilla')
    expect(total).toBe(6)
    expect(hits.every(({ id }) => Number(id.slice(2)) < 6)).toBe(true)
  })

  test('who rules a faith out rules out no other private schools', () => {
    const lyon = { country: 'FR', region: 'Rhône', city: 'Lyon', lat: 45.76, lng: 4.84, category: 'secondary' } as const
    const search = searchIn(
      { ...lyon, name: 'Collège Sainte Marie', localType: 'Collège', ownership: 'private' },
      { ...lyon, name: 'Collège Voltaire', localType: 'Collège', ownership: 'private' },
    )
    expect(idsOf(search('collège privé pas catholique Lyon'))).toEqual(['s-1'])
  })

  test('an age that registers do not know leads to the kinds of school that teach it', () => {
    const edinburgh = { country: 'GB', region: 'City of Edinburgh', city: 'Edinburgh', lat: 55.95, lng: -3.19 } as const
    const search = searchIn(
      ...many(3, (at) => ({ ...edinburgh, name: `Primary School ${at}`, localType: 'Primary school' })),
      { ...edinburgh, name: 'High School', localType: 'Secondary school', category: 'secondary' },
    )
    expect(idsOf(search('scuola Edimburgo 15 anni'))[0]).toBe('s-3')
  })

  test('schools of another country are found around the place', () => {
    const search = searchIn(...many(6, () => ({ ...gymnasium })), {
      ...gymnasium,
      name: 'Lycée français',
      ...huerth,
    })
    expect(search('französische Schule Köln')).toMatchObject({ total: 1, hits: [{ id: 's-6' }] })
  })

  test('schools for adults come first for who asks for them, and are left out for others', () => {
    const evening = { ...gymnasium, name: 'Abendkolleg', audience: 'adults' } as const
    const search = searchIn(...many(6, () => gymnasium), evening)
    for (const text of ['Abi nachholen Köln', 'Köln ich bin 24 und will das Abi'])
      expect(idsOf(search(text))[0], text).toBe('s-6')
    expect(idsOf(search('Abi Köln'))).not.toContain('s-6')
  })

  test('one ordinary word of a sentence is no name, several may be', () => {
    const padova = { country: 'IT', region: 'Veneto', city: 'Padova', lat: 45.41, lng: 11.88 } as const
    const search = searchIn(...many(6, (at) => ({ ...padova, name: `Scuola ${at}`, localType: 'Scuola primaria' })), {
      ...padova,
      name: 'La Nostra Famiglia',
      localType: 'Scuola primaria',
    })
    expect(search('cerco una scuola primaria a Padova per la mia famiglia').total).toBe(7)
    expect(idsOf(search('scuola primaria Padova la nostra famiglia'))[0]).toBe('s-6')
  })
})

describe('the next reading', () => {
  test('is a name only where schools bear it', () => {
    const search = searchIn(...many(6, () => gymnasium), { ...gymnasium, name: 'Ehrenfeld-Gymnasium', ...bonn })
    expect(search('Gymnasium Ehrenfeld').otherwise?.interpretation.rest.trim()).toBe('Ehrenfeld')
    expect(searchIn(...many(6, () => gymnasium))('Gymnasium Ehrenfeld').otherwise).toBeUndefined()
  })
})

test('the map and the count show the schools of the list', () => {
  const engine = SearchEngine.build([makeSchool({ id: 'a', ...gymnasium })])
  const query = textQuery('Gymnasium Severinstraße Köln')
  expect(engine.map(query, [6, 50, 8, 52], 10).total).toBe(1)
  expect(engine.count(query)).toBe(1)
  expect(engine.map({ ...query, literal: true }, [6, 50, 8, 52], 10).total).toBe(0)
})
