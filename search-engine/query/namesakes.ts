import { visitBits } from '../base/sets/bitmap.ts'
import { stringAt } from '../base/text/strings.ts'
import { townsOf } from '../index/columns/segment-data.ts'
import { TRAITS } from '../index/columns/traits.ts'
import type { Part } from './evaluate.ts'
import type { Plan } from './plan.ts'
import type { SearchContext } from './search-context.ts'
import type { SearchQuery } from './search-query.ts'

/** Fewer schools of one name are read through. */
const MIN_NAMESAKES = 20
/** More schools have a word in common rather than a name. */
const MAX_NAMESAKES = 2000
const MAX_TOWNS = 8

/**
 * Returns the towns that have most schools of a name, if many schools bear it and nothing says where they are wanted;
 * otherwise none.
 *
 * @param total number of results
 */
export function townsOfNamesakes(
  { segments, gazetteer }: SearchContext,
  { near, box, page }: SearchQuery,
  { words, areas, place, interpretation }: Plan,
  parts: readonly Part[],
  total: number,
): string[] {
  const isSaid = place || areas || near || box || interpretation.country !== undefined
  if (words.length === 0 || isSaid || page > 1 || total < MIN_NAMESAKES || total > MAX_NAMESAKES) return []
  const counts = new Map<string, number>()
  for (const [at, part] of parts.entries()) {
    const segment = segments[at]!
    const names = townsOf(segment)
    const { town, traits } = segment
    visit(part.docs(), (doc) => {
      const key = `${TRAITS[traits[doc]!]!.country} ${stringAt(names, town[doc]!)}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
    })
  }
  const most = [...counts].sort(([one, few], [other, many]) => many - few || (one < other ? -1 : 1))
  const towns = most.slice(0, MAX_TOWNS).map(([key]) => key.slice(key.indexOf(' ') + 1))
  return [...new Set(towns.map((name) => gazetteer.towns(name)[0]?.name ?? name))]
}

function visit(docs: ReturnType<Part['docs']>, each: (doc: number) => void): void {
  if (docs instanceof Uint32Array) docs.forEach(each)
  else visitBits(docs, each)
}
