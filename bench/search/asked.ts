import { type Box, type SearchQuery, textQuery } from '#search-engine/index.ts'

/** One question of the benchmark and the class in which it is measured. */
export type Asked = {
  class: QueryClass
  query: SearchQuery
  /** For maps. */
  view?: { box: Box; zoom: number }
  /** Suggestions use the text alone. */
  isSuggestion?: boolean
  /** The school from which a text was made; without the town if the text leaves it out. */
  wanted?: { name: string; city?: string }
}

export const CLASSES = [
  'exact name',
  'prefix',
  'place',
  'postal code',
  'name + place',
  'typo',
  'accent',
  'abbreviation',
  'frequent word',
  'text + filter',
  'filters + sort',
  'radius',
  'map zoom 5',
  'map zoom 8',
  'map zoom 11',
  'map zoom 14',
  'facts',
  'suggestion',
] as const
export type QueryClass = (typeof CLASSES)[number]

export function makeQuery(query: Partial<SearchQuery>): SearchQuery {
  return textQuery('', query)
}
