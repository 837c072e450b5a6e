import { readSearchAddress, resultsPath } from '#app/features/search/search-address.ts'
import type { Asked } from '../search/asked.ts'
import { CLASSES } from '../search/asked.ts'

const EVERYWHERE = readSearchAddress(new URLSearchParams())

/** Returns the address of a question's results, in German; undefined for questions to other pages. */
export function resultsUrl({ query, view, isSuggestion }: Asked): string | undefined {
  if (view || isSuggestion || query.near) return undefined
  const { text, types, features, countries, ownership, sort, page } = query
  return resultsPath({ ...EVERYWHERE, text, types, features, countries, ownership, sort, page })
}

/** Returns the address of the suggestions for a question. */
export const suggestionsUrl = ({ query }: Asked): string => `/api/suggest?${new URLSearchParams({ q: query.text })}`

/** Returns questions of all classes in turn, so that any part of the list is mixed. */
export function mixed(questions: readonly Asked[]): Asked[] {
  const classes = CLASSES.map((name) => questions.filter((one) => one.class === name))
  const longest = Math.max(...classes.map((list) => list.length))
  return Array.from({ length: longest }, (_, at) => classes.flatMap((list) => list[at] ?? [])).flat()
}
