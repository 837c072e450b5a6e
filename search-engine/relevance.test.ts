import { describe, expect, test } from 'vitest'
import type { SchoolDocument } from './index/document.ts'
import { SearchEngine, textQuery } from './index.ts'
import { makeSchool } from './testing/make-school.ts'

/** Returns names and towns that a text finds, in order. */
function find(schools: SchoolDocument[], text: string, choice = {}): string[] {
  const byId = new Map(schools.map((school) => [school.id, school]))
  return SearchEngine.build(schools)
    .search(textQuery(text, { choice, pageSize: 10 }))
    .hits.map(({ id }) => `${byId.get(id)!.name}, ${byId.get(id)!.city}`)
}

const german = (name: string, city: string, given: Partial<SchoolDocument> = {}) =>
  makeSchool({ name, city, localType: '', region: 'Hessen', ...given })

describe('relevance', () => {
  test('a town that several regions have is any of them until one is chosen', () => {
    const schools = [
      german('Goethe-Schule', 'Neustadt'),
      german('Lessing-Schule', 'Neustadt'),
      german('Waldschule', 'Neustadt', { region: 'Sachsen', lat: 51, lng: 14 }),
    ]
    expect(find(schools, 'Waldschule Neustadt')).toContain('Waldschule, Neustadt')
    expect(find(schools, 'Waldschule Neustadt', { place: 'DE.neustadt.hessen' })).not.toContain('Waldschule, Neustadt')
  })

  test('abbreviations make no difference to an exact name', () => {
    const schools = [german('Nelly-Sachs-GS Eppstein', 'Eppstein'), german('Grundschule Eppstein', 'Eppstein')]
    expect(find(schools, 'GS Eppstein')[0]).toBe('Grundschule Eppstein, Eppstein')
    expect(find(schools, 'Grundschule Eppstein')[0]).toBe('Grundschule Eppstein, Eppstein')
  })

  test('a corrected exact name comes before longer names', () => {
    const schools = ['Gymnasium Schiltberg-Moos', 'Gymnasium Schiltberg', 'Neues Gymnasium Schiltberg'].map((name) =>
      german(name, 'Aichach'),
    )
    expect(find(schools, 'Gymnasium Schiltbegr')[0]).toBe('Gymnasium Schiltberg, Aichach')
  })

  test('schools in the place come before those around it, even if they write an abbreviation out', () => {
    const schools = [
      german('KGS Möwenschule', 'Leverkusen', { region: 'Nordrhein-Westfalen', lat: 51.03, lng: 6.99 }),
      german('Katholische Grundschule Dellbrück', 'Köln', { region: 'Nordrhein-Westfalen', lat: 50.98, lng: 7.06 }),
      german('Sternsingerschule, Katholische Grundschule', 'Köln', {
        region: 'Nordrhein-Westfalen',
        lat: 50.9,
        lng: 6.9,
      }),
    ]
    expect(find(schools, 'KGS Köln').at(-1)).toBe('KGS Möwenschule, Leverkusen')
    expect(find(schools, 'KGS Leverkusen')[0]).toBe('KGS Möwenschule, Leverkusen')
  })

  test('errors are counted in the text as typed, not in its folded form', () => {
    expect(find([german('Moormere Academy', 'Eyton')], 'Moormere Acdaemy')).toHaveLength(1)
    expect(find([german('Hauptschule Lind', 'Lind')], 'Huaptschule Lind')).toHaveLength(1)
  })

  test('a place within a name hides no school of that name elsewhere', () => {
    const schools = [german('Grundschule Rochefort', 'Louhans'), german('Realschule', 'Rochefort')]
    expect(find(schools, 'Louhans Grundschule Rochefort')[0]).toBe('Grundschule Rochefort, Louhans')
  })

  test('a word for a kind of school finds all schools of the category, but no nurseries', () => {
    const swansea = { country: 'GB', region: 'Swansea', city: 'Swansea', lat: 51.6, lng: -3.9 } as const
    const schools = [
      makeSchool({ ...swansea, name: 'Cwmtawe Community School', localType: '', category: 'secondary' }),
      makeSchool({ ...swansea, name: 'Clase', localType: 'Community school' }),
      makeSchool({ ...swansea, name: 'Pebbles Nursery', localType: 'Nursery school' }),
      makeSchool({ ...swansea, name: 'Parc Primary and Nursery School', localType: 'Community school' }),
    ]
    const primaries = ['Parc Primary and Nursery School, Swansea', 'Clase, Swansea']
    expect(find(schools, 'secondary schools Swansea')).toEqual(['Cwmtawe Community School, Swansea'])
    expect(find(schools, 'primary school Swansea')).toEqual(primaries)
    expect(find(schools, 'Grundschule Swansea').sort()).toEqual(primaries.sort())
  })

  test('the preposition before a place is no letter of a name', () => {
    const bergamo = { country: 'IT', region: 'Lombardia', lat: 45.7, lng: 9.7, localType: 'Scuola primaria' } as const
    const schools = [
      makeSchool({ ...bergamo, name: 'Savio', city: 'Bergamo' }),
      makeSchool({ ...bergamo, name: 'A. Diaz', city: "Vaprio d'Adda", lat: 45.58, lng: 9.53 }),
    ]
    expect(find(schools, 'scuola primaria a Bergamo')[0]).toBe('Savio, Bergamo')
  })

  test('the best schools of a town are not those around it', () => {
    const schools = [
      german('Gymnasium Hagen', 'Hagen', { ratingRank: 3, lat: 51.36, lng: 7.47 }),
      german('Gymnasium Herdecke', 'Herdecke', { ratingRank: 5, lat: 51.4, lng: 7.43 }),
    ]
    expect(find(schools, 'Gymnasium Hagen')).toHaveLength(2)
    expect(find(schools, 'beste Gymnasien in Hagen')).toEqual(['Gymnasium Hagen, Hagen'])
  })

  test('the code of an institute finds its schools', () => {
    const schools = ['Via Mazzini', 'Manin'].map((name) => {
      return makeSchool({ name, country: 'IT', city: 'Lonigo', institute: 'VIIC83900X', localType: name })
    })
    expect(find([...schools, german('Waldschule', 'Lind')], 'VIIC83900X')).toHaveLength(2)
  })

  test('a town whose schools have no position is known from the gazetteer', () => {
    const unplaced = { lat: null, lng: null, precision: null, region: 'Sachsen' } as const
    const schools = [german('Am Wald', 'Chemnitz', unplaced), german('Schlossschule', 'Zwickau', unplaced)]
    expect(find(schools, 'primary school Chemnitz')).toEqual(['Am Wald, Chemnitz'])
  })
})

test('secondary schools abroad are those of both stages', () => {
  const french = (name: string, category: SchoolDocument['category']) =>
    makeSchool({ name, city: 'Sèvres', country: 'FR', region: 'Île-de-France', localType: '', category })
  const schools = [french('Collège A', 'secondary'), french('Lycée B', 'high_school'), french('École C', 'primary')]
  expect(find(schools, 'secondary schools Sèvres')).toEqual(['Collège A, Sèvres', 'Lycée B, Sèvres'])
  expect(find(schools, 'Realschule Sèvres')).toEqual(['Collège A, Sèvres'])
})
