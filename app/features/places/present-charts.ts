import { factFilters } from '#app/features/search/results/fact-filters.server.ts'
import type { FurtherFilter } from '#app/features/search/results/further-filter.ts'
import type { SearchAddress } from '#app/features/search/search-address.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { choicesOf, SEARCHED_FACTS, type SearchedFactId } from '#search-engine/base/searched-facts.ts'
import type { FactFacet } from '#search-engine/query/facts/fact-facets.ts'

/** How a fact is distributed over the schools of a place, in words and as bars. */
export type Chart = {
  fact: string
  legend: string
  /** In value order; `height` in per cent of the highest bar. */
  bars: { label: string; count: number; height: number }[]
  /** The bar that contains the median school, or the most frequent choice. */
  marked: number
  /** Whether the values have an order, and so a median. */
  isOrdered: boolean
  /** How many schools it is known for. */
  known: number
  /** The number of schools for which it is not known; empty if none. */
  note: string
}

const MAX_CHARTS = 4
/** For fewer schools, or fewer than a third of them, a distribution says nothing. */
const MIN_KNOWN_SCHOOLS = 5
const MAX_UNKNOWN_PER_KNOWN = 2

/** Returns the distribution of the facts that most schools of a place have, at most four. */
export function presentCharts(address: SearchAddress, facets: readonly FactFacet[], locale: Locale): Chart[] {
  const telling = facets.filter(({ fact, counts, unknown }) => {
    const known = choicesOf(fact).reduce((sum, choice) => sum + (counts[choice] ?? 0), 0)
    // The bars of a fact with several choices would count schools more than once.
    const isDivided = ['number', 'choice'].includes(SEARCHED_FACTS[fact].kind)
    return isDivided && known >= MIN_KNOWN_SCHOOLS && unknown <= MAX_UNKNOWN_PER_KNOWN * known
  })
  return factFilters(address, telling, locale)
    .map(chartOf)
    .sort((a, b) => countOfBars(b.bars) - countOfBars(a.bars))
    .slice(0, MAX_CHARTS)
}

const countOfBars = (bars: Chart['bars']) => bars.reduce((sum, { count }) => sum + count, 0)

function chartOf({ fact, legend, choices, labels, counts, note }: FurtherFilter): Chart {
  const isOrdered = SEARCHED_FACTS[fact as SearchedFactId].kind === 'number'
  const numbers = choices.map((choice) => counts[choice] ?? 0)
  const highest = Math.max(...numbers)
  const bars = choices.map((choice, at) => ({
    label: labels[choice] ?? choice,
    count: numbers[at]!,
    height: Math.round((numbers[at]! / highest) * 100),
  }))
  const marked = isOrdered ? medianIndex(numbers) : numbers.indexOf(highest)
  return { fact: fact ?? '', legend, bars, marked, isOrdered, known: countOfBars(bars), note: note ?? '' }
}

/** Returns the index of the bar that contains the lower of the one or two middle values. */
export function medianIndex(counts: readonly number[]): number {
  const half = counts.reduce((sum, count) => sum + count, 0) / 2
  let passed = 0
  return counts.findIndex((count) => {
    passed += count
    return passed >= half
  })
}
