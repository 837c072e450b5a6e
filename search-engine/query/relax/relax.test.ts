import { describe, expect, test } from 'vitest'
import { type SchoolDocument, SearchEngine, type SearchQuery, textQuery } from '../../index.ts'
import { makeSchool } from '../../testing/make-school.ts'

const koeln = { city: 'Köln', region: 'Nordrhein-Westfalen', country: 'DE', lat: 50.94, lng: 6.96 } as const
const bonn = { ...koeln, city: 'Bonn', lat: 50.73, lng: 7.1 } as const
const kassel = { ...koeln, city: 'Kassel', region: 'Hessen', lat: 51.31, lng: 9.48 } as const

function searchIn(...schools: Partial<SchoolDocument>[]) {
  const engine = SearchEngine.build(schools.map((school, at) => makeSchool({ id: `s-${at}`, ...school })))
  return (text: string, changes: Partial<SearchQuery> = {}) =>
    engine.search(textQuery(text, { relaxed: true, ...changes }))
}
const gymnasium = { name: 'Hansa-Gymnasium', localType: 'Gymnasium', category: 'high_school', ...koeln } as const
const grundschule = { name: 'Grundschule Am Rhein', localType: 'Grundschule', category: 'primary', ...koeln } as const

describe('the nearest results in place of none', () => {
  test.each([
    ['Hahler Straße Köln', 'Hahler Straße'],
    ['hahler str. 12 köln', 'hahler str. 12'],
    ['Gymnasium Hahler Str Köln', 'Hahler Str'],
    ['Köln Hahler', 'Hahler'],
  ])('%s: words of a street', (text, street) => {
    const there = { ...gymnasium, street: 'Hahler Str. 7a' }
    const search = searchIn(
      gymnasium,
      there,
      { ...there, ...kassel },
      { ...gymnasium, name: 'Schule Hahlen', ...kassel },
    )
    expect(search(text)).toMatchObject({
      total: 1,
      hits: [{ id: 's-1' }],
      relaxation: { step: 'street', dropped: [street] },
    })
    expect(search(text, { literal: true }).relaxation).toBeUndefined()
  })

  test('a joined word is two words that schools have', () => {
    const search = searchIn({ ...gymnasium, name: 'Kilmuir Hall' }, gymnasium)
    expect(search('kilmuirhall Köln')).toMatchObject({
      hits: [{ id: 's-0' }],
      correction: { from: 'kilmuirhall Köln', to: 'kilmuir hall Köln' },
    })
  })

  test('a street that schools elsewhere are in is no typing error for another one here', () => {
    const search = searchIn(
      { ...gymnasium, name: 'Gymnasium Garthestr.' },
      { ...gymnasium, ...bonn, name: 'Gymnasium Bonn', street: 'Goethestr. 1' },
    )
    const { correction, hits, relaxation } = search('Goethestr. Köln')
    expect(relaxation).toEqual({ step: 'word', dropped: ['Goethestr.'], text: 'Köln' })
    expect([correction, hits[0]?.id]).toEqual([undefined, 's-0'])
    expect(search('Garthstr. Köln').correction?.to).toBe('Garthestr. Köln')
  })

  test('beside a street that schools here are in other words may be misspelt', () => {
    const search = searchIn(
      { ...gymnasium, street: 'Goethestr. 1' },
      gymnasium,
      { ...gymnasium, ...bonn, city: 'Newry', street: 'Newry St. 1' },
      { ...grundschule, name: "St Mary's School", ...bonn, city: 'Newry' },
    )
    const found = { hits: [{ id: 's-0' }], relaxation: { step: 'street', dropped: ['Goethestr.'] } }
    expect(search('Gymnasinm Goethestr. Köln')).toMatchObject(found)
    expect(search("Newry St Mary's Scyhool").hits[0]?.id).toBe('s-3')
  })

  test.each([
    ['Venloer Straße Köln', 'Venloer Straße', 'Köln'],
    ['Gymnasium Venloer Str. 12 Köln', 'Venloer Str. 12', 'Gymnasium Köln'],
    ['liceo G. Xylophon Köln', 'G. Xylophon', 'liceo Köln'],
    ["Gymnasium d'Xylophon Köln", "d'Xylophon", 'Gymnasium Köln'],
  ])('%s: what belongs to a word goes with it', (text, dropped, rest) => {
    const search = searchIn({ ...gymnasium, name: 'Gymnasium Straße G' }, gymnasium, grundschule)
    expect(search(text).relaxation).toEqual({ step: 'word', dropped: [dropped], text: rest })
  })

  test.each([
    ['Gymnasium Köln Ehrnfeld', 'Gymnasium Köln Ehrenfeld', 'Ehrenfeld'],
    ['Gymnasium Köln-Mühlheim', 'Gymnasium Köln-Mülheim', 'Mülheim'],
    ['Köln Linndenthal', 'Köln Lindenthal', 'Lindenthal'],
  ])('%s: a misspelt part of the city', (text, to, district) => {
    const search = searchIn(
      gymnasium,
      { ...gymnasium, name: 'Gymnasium Ehrenfeld', ...bonn },
      { ...gymnasium, name: 'Gymnasium Mühlheim', ...kassel },
    )
    const { correction, interpretation, relaxation } = search(text)
    expect({ correction, relaxation }).toMatchObject({ correction: { from: text, to }, relaxation: { text: to } })
    expect(interpretation.place?.chosen).toMatchObject({ name: district, region: 'Köln' })
    expect(search(text, { literal: true }).correction).toBeUndefined()
  })

  test('a name that a school of the city has is no misspelt part of it', () => {
    const search = searchIn({ ...gymnasium, name: 'Gymnasium Ehrnfeld' })
    expect(search('Gymnasium Köln Ehrnfeld')).toMatchObject({ total: 1, hits: [{ id: 's-0' }] })
    expect(search('Gymnasium Köln Ehrnfeld').relaxation).toBeUndefined()
  })

  test('a town with a number is no street', () => {
    const search = searchIn(
      gymnasium,
      { ...grundschule, ...kassel, street: 'Kölner Str. 3' },
      { ...grundschule, street: 'Köln 3' },
    )
    expect(search('Realschule Köln 3').relaxation?.step).not.toBe('street')
  })

  test('a name comes before a street', () => {
    const search = searchIn({ ...gymnasium, name: 'Via Roma' }, { ...gymnasium, street: 'Via Roma 1' })
    expect(search('via roma').relaxation).toBeUndefined()
    expect(search('via roma köln')).toMatchObject({ hits: [{ id: 's-0' }] })
  })

  test('a word that no school there has is left out', () => {
    const search = searchIn(gymnasium, grundschule, { ...grundschule, name: 'Grundschule Severinstraße', ...kassel })
    expect(search('Grundschule Severinstraße Köln')).toMatchObject({
      total: 1,
      hits: [{ id: 's-1' }],
      relaxation: { step: 'word', dropped: ['Severinstraße'], text: 'Grundschule Köln' },
    })
  })

  test('a misspelt word is corrected among the schools of the place, though schools elsewhere have it', () => {
    const search = searchIn(gymnasium, { ...gymnasium, name: 'Hanse-Gymnasium', ...kassel, lat: 53.5, lng: 13.4 })
    expect(search('Hanse Gymnasium Köln')).toMatchObject({ hits: [{ id: 's-0' }], relaxation: { step: 'corrected' } })
  })

  test('a name without a school in the place is found farther away', () => {
    const search = searchIn(gymnasium, { ...gymnasium, name: 'Brüder-Grimm-Gymnasium', ...kassel })
    expect(search('Brüder Grimm Gymnasium Köln')).toMatchObject({
      hits: [{ id: 's-1' }],
      relaxation: { step: 'area', dropped: ['Köln'] },
    })
  })

  test('all words of the place are left out, with apostrophes and postal codes', () => {
    const aquila = { city: "L'Aquila", region: 'Abruzzo', country: 'IT', lat: 42.35, lng: 13.4 } as const
    const liceo = { localType: 'Liceo', category: 'high_school' } as const
    const search = searchIn(
      { ...liceo, ...aquila, name: 'Liceo Cotugno', postalCode: '67100' },
      {
        ...liceo,
        ...aquila,
        name: 'Liceo Giacomo Leopardi',
        city: 'Recanati',
        region: 'Marche',
        lat: 43.4,
        lng: 13.55,
      },
    )
    const found = { hits: [{ id: 's-1' }], relaxation: { step: 'area', text: 'Giacomo Leopardi' } }
    expect(search("Giacomo Leopardi L'Aquila")).toMatchObject(found)
    expect(search("Giacomo Leopardi 67100 L'Aquila")).toMatchObject(found)
  })

  test('a repeated word, and one of many, is corrected or left out as a single one is', () => {
    const search = searchIn(
      { ...gymnasium, name: 'Schiller-Gymnasium' },
      { ...gymnasium, ...kassel, name: 'Schuller-Gymnasium' },
    )
    expect(search('Schuller Schuller Köln')).toMatchObject({ hits: [{ id: 's-0' }], relaxation: { step: 'corrected' } })
    const many = searchIn({ ...gymnasium, name: 'Rosa Anna Maria Luisa Elena Clara Gymnasium' })
    expect(many('Rosa Anna Maria Luisa Elena Clara Xyzzyplugh Köln')).toMatchObject({
      total: 1,
      relaxation: { step: 'word' },
    })
  })

  test('a property that no school there has is left out before the type of school', () => {
    const search = searchIn(gymnasium, grundschule)
    expect(search('katholisches Gymnasium Köln')).toMatchObject({
      hits: [{ id: 's-0' }],
      relaxation: { step: 'word', dropped: ['katholisches'] },
    })
  })

  test('a type without a school there gives way to the schools of the place', () => {
    const search = searchIn(gymnasium, grundschule)
    const { total, relaxation } = search('Förderschule Köln')
    expect(total).toBe(2)
    expect(relaxation).toMatchObject({ step: 'type', dropped: ['Förderschule'] })
  })

  test('a village without a school is the place', () => {
    const search = searchIn(gymnasium, { ...gymnasium, name: 'Bonner Gymnasium', ...bonn })
    const { hits, interpretation } = search('Gymnasium Ehrenfeld')
    expect(interpretation.place?.chosen).toMatchObject({ kind: 'district', name: 'Ehrenfeld', region: 'Köln' })
    expect(hits[0]?.id).toBe('s-0')
  })

  test('nothing is changed in a text that has results, one that is searched exactly, a number, and one without meaning', () => {
    const search = searchIn(gymnasium, { ...grundschule, codes: ['DE-NW-100020'] })
    expect(search('Hansa Gymnasium').relaxation).toBeUndefined()
    expect(search('Grundschule Severinstraße Köln', { literal: true })).toMatchObject({ total: 0 })
    expect(search('Grundschule Severinstraße Köln', { relaxed: false })).toMatchObject({ total: 0 })
    expect(search('DE-NW-100020').relaxation).toBeUndefined()
    expect(search('qqzzxxqq')).toMatchObject({ total: 0, hits: [] })
    expect(search('qqzzxxqq').relaxation).toBeUndefined()
  })

  test('filters stay, and what they exclude is their matter', () => {
    const search = searchIn(gymnasium, grundschule)
    expect(search('Hansa Gymnasium Köln', { types: ['primary'] })).toMatchObject({ total: 0 })
    expect(search('Hansa Gymnasium Köln', { types: ['primary'] }).relaxation).toBeUndefined()
    expect(search('Gymnasium Severinstraße Köln', { types: ['high_school'] })).toMatchObject({ total: 1 })
  })

  test('the map shows the schools of the list', () => {
    const engine = SearchEngine.build([makeSchool({ id: 'a', ...gymnasium })])
    const query = textQuery('Gymnasium Severinstraße Köln', { relaxed: true })
    expect(engine.map(query, [6, 50, 8, 52], 10).total).toBe(1)
    expect(engine.map({ ...query, literal: true }, [6, 50, 8, 52], 10).total).toBe(0)
  })
})
