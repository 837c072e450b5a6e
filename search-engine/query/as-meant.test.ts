import { describe, expect, test } from 'vitest'
import { type SchoolDocument, SearchEngine, type SearchQuery, textQuery } from '../index.ts'
import type { TeamSynonym } from '../language/team-synonyms.ts'
import { makeSchool } from '../testing/make-school.ts'

const koeln = { city: 'Köln', region: 'Nordrhein-Westfalen', country: 'DE', lat: 50.94, lng: 6.96 } as const
const hannover = { city: 'Hannover', region: 'Niedersachsen', country: 'DE', lat: 52.37, lng: 9.74 } as const
const evening = { name: 'Abendgymnasium am Ring', localType: 'Abendgymnasium', category: 'high_school' } as const
const penne = { typed: 'Penne', meaning: 'Abendgymnasium', language: 'de', country: null, region: null } as const

function searchIn(synonyms: Partial<TeamSynonym>[], ...schools: Partial<SchoolDocument>[]) {
  const engine = SearchEngine.build(schools.map((school, at) => makeSchool({ id: `s-${at}`, ...school })))
  engine.setSynonyms(synonyms.map((synonym) => ({ ...penne, ...synonym })))
  return (text: string, changes: Partial<SearchQuery> = {}) =>
    engine.search(textQuery(text, { language: 'de', ...changes }))
}

describe('synonyms of the team', () => {
  test('words that find nothing are exchanged for their meaning, however they are written', () => {
    const search = searchIn([{}], { ...evening, ...koeln })
    for (const text of ['penne köln', 'PENNE in Köln', 'Köln, Pénne'])
      expect(search(text)).toMatchObject({ total: 1, correction: { from: text } })
    expect(search('penne köln').correction?.to).toBe('Abendgymnasium köln')
  })

  test('the map and the list show the same', () => {
    const engine = SearchEngine.build([makeSchool({ ...evening, ...koeln })])
    engine.setSynonyms([penne])
    expect(engine.map(textQuery('penne köln', { language: 'de' }), [5, 50, 8, 52], 10).total).toBe(1)
  })

  test('only whole words count, and only in their language', () => {
    const search = searchIn([{}], { ...evening, ...koeln })
    expect(search('pennen köln').correction).toBeUndefined()
    expect(search('penne köln', { language: 'it' }).correction).toBeUndefined()
    expect(search('penne köln', { literal: true }).total).toBe(0)
  })

  test('words that find a school as typed stay as they are, whatever the filters', () => {
    const search = searchIn([{}], { ...evening, ...koeln }, { name: 'Penne', ...koeln })
    expect(search('penne köln')).toMatchObject({ total: 1, hits: [{ id: 's-1' }] })
    expect(search('penne köln', { types: ['vocational'] })).toMatchObject({ total: 0 })
  })

  test('the name of a school elsewhere is never exchanged', () => {
    const goethe = { typed: 'Goethe', meaning: 'Schiller' }
    const named = { name: 'Goethe-Gymnasium', localType: 'Gymnasium', category: 'high_school' } as const
    const search = searchIn([goethe], { ...named, ...koeln }, { ...named, name: 'Schiller-Gymnasium', ...hannover })
    expect(search('Goethe Gymnasium Hannover').correction).toBeUndefined()
    expect(search('Goethe Gymnasium Hannover').concessions).toEqual([{ kind: 'word', words: ['Goethe'] }])
    expect(search('Gymnasium Goethe mit Musik Hannover').correction?.to).toBe('Gymnasium Schiller mit Musik Hannover')
  })

  test('the longest phrase counts, and then the one for the narrowest region', () => {
    const search = searchIn(
      [
        { typed: 'kgs x', meaning: 'Katholische Grundschule', country: 'DE', region: 'Nordrhein-Westfalen' },
        { typed: 'kgs x', meaning: 'Kooperative Gesamtschule', country: 'DE', region: 'niedersachsen' },
        { typed: 'x', meaning: 'falsch' },
      ],
      { name: 'Katholische Grundschule', ...koeln },
      { name: 'Kooperative Gesamtschule', localType: 'Gesamtschule', ...hannover },
    )
    expect(search('kgs x köln').correction?.to).toBe('Katholische Grundschule köln')
    expect(search('kgs x hannover').correction?.to).toBe('Kooperative Gesamtschule hannover')
    expect(search('kgs x').correction?.to).toBe('kgs falsch')
  })

  test('one of a country holds unless the search is about another one', () => {
    const search = searchIn([{ typed: 'Lernbude', country: 'IT' }], { ...evening, ...koeln })
    expect(search('lernbude köln').correction).toBeUndefined()
    expect(search('lernbude').correction?.to).toBe('Abendgymnasium')
    expect(search('lernbude', { countries: ['DE'] })).toMatchObject({ total: 0, hits: [] })
  })
})
