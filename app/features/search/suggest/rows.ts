import type { PlaceSuggestion, SearchSuggestions, TypeSuggestion } from './suggest-searches.server.ts'

type SchoolSuggestion = SearchSuggestions['schools'][number]

/** One row of the list; the key identifies it. */
export type Row = { key: string } & (
  | { group: 'recent'; text: string }
  | { group: 'forget' }
  | { group: 'places'; place: PlaceSuggestion }
  | { group: 'schools'; school: SchoolSuggestion }
  | { group: 'types'; type: TypeSuggestion }
)
export type Group = { name: 'recent' | 'places' | 'schools' | 'types'; rows: Row[] }

/** Returns the suggestions in display order, without empty groups. */
export function suggestionGroups({ order, places, schools, types }: SearchSuggestions): Group[] {
  const rows: Record<(typeof order)[number], Row[]> = {
    places: places.map((place) => ({ key: `place ${place.kind} ${place.id}`, group: 'places', place })),
    schools: schools.map((school) => ({ key: `school ${school.id}`, group: 'schools', school })),
    types: types.map((type) => ({ key: `type ${type.text} ${type.place?.id ?? ''}`, group: 'types', type })),
  }
  return order.map((name) => ({ name, rows: rows[name] }))
}

/** Returns the last searches, followed by the row that deletes them all. */
export function recentGroups(searches: string[]): Group[] {
  if (searches.length === 0) return []
  const rows: Row[] = searches.map((text) => ({ key: `recent ${text}`, group: 'recent', text }))
  return [{ name: 'recent', rows: [...rows, { key: 'forget', group: 'forget' }] }]
}

/** Returns the text that a row searches for; undefined for a row that does something else. */
export function searchText(row: Row): string | undefined {
  if (row.group === 'recent') return row.text
  if (row.group === 'places') return row.place.text
  if (row.group === 'types') return row.type.text
  return undefined
}

/** Returns the place that a row searches in. */
export function placeOf(row: Row): PlaceSuggestion | undefined {
  if (row.group === 'places') return row.place
  return row.group === 'types' ? row.type.place : undefined
}
