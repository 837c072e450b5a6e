import { visitBits } from '../base/sets/bitmap.ts'
import { stringAt } from '../base/text/strings.ts'
import { townsOf } from '../index/columns/segment-data.ts'
import type { Segment } from '../index/segment/segment.ts'
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
  for (const [at, part] of parts.entries())
    for (const [town, count] of countByTown(segments[at]!, part.docs())) {
      const name = stringAt(townsOf(segments[at]!), town)
      counts.set(name, (counts.get(name) ?? 0) + count)
    }
  const most = [...counts].sort(([one, few], [other, many]) => many - few || (one < other ? -1 : 1))
  return [...new Set(most.slice(0, MAX_TOWNS).map(([name]) => gazetteer.towns(name)[0]?.name ?? name))]
}

/** Returns the number of documents in each town, by its number. */
function countByTown({ town }: Segment, docs: ReturnType<Part['docs']>): Map<number, number> {
  const counts = new Map<number, number>()
  const add = (doc: number) => {
    counts.set(town[doc]!, (counts.get(town[doc]!) ?? 0) + 1)
  }
  if (docs instanceof Uint32Array) docs.forEach(add)
  else visitBits(docs, add)
  return counts
}
