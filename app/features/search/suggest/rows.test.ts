import { describe, expect, it } from 'vitest'
import { recentGroups, searchText, suggestionGroups } from './rows.ts'
import type { SearchSuggestions } from './suggest-searches.server.ts'

const place = { name: 'Neustadt', text: 'Neustadt', country: 'DE', kind: 'town', ambiguous: true } as const
const suggestions: SearchSuggestions = {
  types: [{ localType: 'Neusprachliches Gymnasium', category: 'high_school' }],
  schools: [{ id: 'a', name: 'Neue Schule', city: 'Köln' }],
  places: [
    { id: 'DE.neustadt.hessen', region: 'Hessen', ...place },
    { id: 'DE.neustadt.sachsen', region: 'Sachsen', ...place },
  ],
}
const rowsOf = (groups: ReturnType<typeof suggestionGroups>) => groups.flatMap(({ rows }) => rows)

describe('suggestions', () => {
  it('stand as places, schools, types', () => {
    expect(suggestionGroups(suggestions).map(({ name, rows }) => [name, rows.length])).toEqual([
      ['places', 2],
      ['schools', 1],
      ['types', 1],
    ])
  })

  it('have no empty group', () => {
    expect(suggestionGroups({ ...suggestions, places: [], types: [] }).map(({ name }) => name)).toEqual(['schools'])
    expect(suggestionGroups({ places: [], schools: [], types: [] })).toEqual([])
  })

  it('are told apart even where they are called the same', () => {
    const keys = rowsOf(suggestionGroups(suggestions)).map(({ key }) => key)
    expect(new Set(keys).size).toBe(4)
  })

  it('search for places and types by their name and for no school', () => {
    expect(rowsOf(suggestionGroups(suggestions)).map(searchText)).toEqual([
      'Neustadt',
      'Neustadt',
      undefined,
      'Neusprachliches Gymnasium',
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
