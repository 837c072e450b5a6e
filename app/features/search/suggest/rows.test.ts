import { describe, expect, it } from 'vitest'
import { placeOf, recentGroups, searchText, suggestionGroups } from './rows.ts'
import type { SearchSuggestions } from './suggest-searches.server.ts'

const place = {
  name: 'Neustadt',
  text: 'Neustadt',
  country: 'DE',
  kind: 'town',
  schools: 2,
  isSpread: false,
  ambiguous: true,
} as const
const inHesse = { id: 'DE.neustadt.hessen', region: 'Hessen', ...place }
const suggestions: SearchSuggestions = {
  types: [
    { text: 'Neusprachliches Gymnasium', category: 'high_school' },
    { text: 'Gymnasium Neustadt', category: 'high_school', place: inHesse },
  ],
  schools: [{ id: 'a', name: 'Neue Schule', city: 'Köln' }],
  places: [inHesse, { id: 'DE.neustadt.sachsen', region: 'Sachsen', ...place }],
  order: ['types', 'places', 'schools'],
}
const rowsOf = (groups: ReturnType<typeof suggestionGroups>) => groups.flatMap(({ rows }) => rows)

describe('suggestions', () => {
  it('stand in the order of the groups', () => {
    expect(suggestionGroups(suggestions).map(({ name, rows }) => [name, rows.length])).toEqual([
      ['types', 2],
      ['places', 2],
      ['schools', 1],
    ])
  })

  it('have no empty group', () => {
    expect(suggestionGroups({ places: [], schools: [], types: [], order: [] })).toEqual([])
  })

  it('search in the place of a row, if it has one', () => {
    const ids = rowsOf(suggestionGroups(suggestions)).map((row) => placeOf(row)?.id)
    expect(ids).toEqual([undefined, 'DE.neustadt.hessen', 'DE.neustadt.hessen', 'DE.neustadt.sachsen', undefined])
  })

  it('are told apart even where they are called the same', () => {
    const keys = rowsOf(suggestionGroups(suggestions)).map(({ key }) => key)
    expect(new Set(keys).size).toBe(5)
  })

  it('search for places and types by their name and for no school', () => {
    expect(rowsOf(suggestionGroups(suggestions)).map(searchText)).toEqual([
      'Neusprachliches Gymnasium',
      'Gymnasium Neustadt',
      'Neustadt',
      'Neustadt',
      undefined,
    ])
  })
})

describe('recent searches', () => {
  it('end with the row that deletes them', () => {
    const [group] = recentGroups(['Köln', 'forget'])
    expect(group?.rows.map(({ group, key }) => [group, key])).toEqual([
      ['recent', 'recent Köln'],
      ['recent', 'recent forget'],
      ['forget', 'forget'],
    ])
    expect(group?.rows.map(searchText)).toEqual(['Köln', 'forget', undefined])
  })

  it('are no group if there are none', () => {
    expect(recentGroups([])).toEqual([])
  })
})
