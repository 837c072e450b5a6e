import { hasEngine } from '#app/features/routing/engine/ask-engine.server.ts'
import { WAY_CHOICES } from '#app/features/routing/ways.ts'
import { TAG_GROUP_NAMES, TAG_GROUPS } from '#search-engine/base/properties.ts'
import { FACT_CHOICES } from '#search-engine/base/searched-facts.ts'
import { countFilters, readSearchAddress } from '../search-address.ts'

const MAIN_FILTERS = ['type', 'feature', 'country', 'ownership', 'rating', 'radius', 'box'] as const
const FURTHER_CHOICES: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(TAG_GROUP_NAMES.map((name) => [name, TAG_GROUPS[name]])),
  fact: FACT_CHOICES,
  way: WAY_CHOICES,
  others: ['all'],
  ads: ['none'],
}

/**
 * Returns the query of an address without the values of filters that do not exist, which would limit nothing but look
 * as if they did; undefined if it has none. Forms send blank values, which stay.
 */
export function withoutUnknownFilters(query: URLSearchParams): URLSearchParams | undefined {
  const hasWays = hasEngine() && Boolean(query.get('near'))
  const kept = [...query].filter(
    ([name, value]) => value === '' || (isKnown(name, value) && (name !== 'way' || hasWays)),
  )
  return kept.length < query.size ? new URLSearchParams(kept) : undefined
}

function isKnown(name: string, value: string): boolean {
  if (Object.hasOwn(FURTHER_CHOICES, name)) return FURTHER_CHOICES[name]!.includes(value)
  if (!MAIN_FILTERS.some((filter) => filter === name)) return true
  const address = readSearchAddress(new URLSearchParams([[name, value]]))
  return countFilters(address) > 0 || address.box !== undefined
}
