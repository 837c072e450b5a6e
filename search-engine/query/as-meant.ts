import { hasBit } from '../base/sets/bitmap.ts'
import { docsNamed } from '../base/text/name-index.ts'
import { TRAITS } from '../index/columns/traits.ts'
import type { Segment } from '../index/segment/segment.ts'
import { countResults } from './evaluate.ts'
import { nameKeys } from './plan.ts'
import { resolveText } from './readings/resolve-text.ts'
import type { SearchContext } from './search-context.ts'
import { type SearchQuery, unfiltered } from './search-query.ts'

/**
 * Returns the query with the meanings that the team gave to its words, or the query itself. Words are replaced only
 * where no school has them as typed, whatever the filters, and never if the text without its place is the name of a
 * school anywhere: so a synonym never takes a result away.
 */
export function asMeant(context: SearchContext, query: SearchQuery): SearchQuery {
  const { segments, synonyms } = context
  if (query.literal || !synonyms.concern(query.text, query.language)) return query
  const exact = { ...unfiltered(query), literal: true }
  const text = resolveText(context, exact)
  const { plan } = text
  if (plan.officialNumber !== undefined || countResults(context, exact, text) > 0) return query
  if (isNameOfSchool(segments, plan.interpretation.where?.without ?? query.text)) return query
  const [area] = plan.areas ?? []
  const place = plan.place ?? (area && { country: area.country, region: area.name })
  const meant = synonyms.meant(query.text, query.language, { place, countries: query.countries })
  return meant === undefined ? query : { ...query, text: meant }
}

export function isNameOfSchool(segments: readonly Segment[], text: string): boolean {
  const keys = nameKeys(text, '').text
  if (!keys) return false
  return segments.some(({ names, traits, live }) =>
    keys.some((key, country) =>
      docsNamed(names, key).some((doc) => TRAITS[traits[doc]!]!.country === country && hasBit(live, doc)),
    ),
  )
}
