import type { z } from 'zod'
import { directory } from '#app/features/search/live/directory.server.ts'
import { findNearPlace } from '#app/features/search/places/near-place.server.ts'
import { searchedText } from '#app/features/search/results/result-notes.server.ts'
import { queryOf } from '#app/features/search/results/search-schools.server.ts'
import { readSearchAddress } from '#app/features/search/search-address.ts'
import { type Place, placeId } from '#search-engine/language/places/place.ts'
import type { Answered } from '../schemas/envelope.ts'
import { MAX_RESULTS, type Search, type searchQuery } from '../schemas/search.schema.ts'
import { listSchools } from './list-schools.server.ts'

/** Searches as the results page does: the address and the text are read in the same way, with the same order. */
export async function readSearch(asked: z.infer<typeof searchQuery>, origin: string): Promise<Answered<Search>> {
  const { size, page, lang, ...filters } = asked
  const address = { ...readSearchAddress(toQuery(filters)), page }
  const engine = await directory()
  const near = address.near === undefined ? undefined : findNearPlace(engine, address.near)
  const query = { ...queryOf(address, near, lang), pageSize: size }
  const found = engine.search({ ...query, withoutSponsored: true })
  const { pages, hits } = reachablePage(found, { page, size })
  const { schools, sources } = await listSchools(
    hits.map(({ id }) => id),
    { origin, locale: lang ?? 'de' },
  )
  const byId = new Map(schools.map((school) => [school.id, school]))
  const { facets, interpretation: read } = found
  const place = (read.place ?? read.postalCode)?.chosen
  return {
    sources,
    shown: { schools: 'all' },
    data: {
      total: found.total,
      page,
      pages,
      size,
      results: hits.flatMap(({ id, distanceKm, reasons, sites }) => {
        const school = byId.get(id)
        return school ? [{ ...school, distanceKm, reasons, sites }] : []
      }),
      understood: {
        parts: read.chips.map(({ kind, text }) => ({ kind, text })),
        place: place ? presentPlace(place) : null,
        near: near ? presentPlace(near) : null,
        radiusKm: found.widenedToKm ?? address.radius ?? read.radiusKm ?? null,
        corrected: found.correction?.to ?? null,
        nearest: found.concessions.length > 0 ? searchedText(found, address) : null,
        gaveWay: found.concessions.map((concession) => ({ ...concession, words: [...concession.words] })),
        didYouMean: found.didYouMean ?? null,
      },
      counts: {
        types: facets.types,
        countries: facets.countries,
        ownership: facets.ownership,
        features: facets.features,
      },
    },
  }
}

function toQuery(filters: Record<string, string | string[] | undefined>): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) for (const one of [value ?? []].flat()) query.append(name, one)
  return query
}

const presentPlace = (place: Place) => ({
  id: placeId(place),
  kind: place.kind,
  name: place.name,
  region: place.region,
  country: place.country,
})

/**
 * Returns the number of pages of a search that can be read, and the hits of one of them: none on a page beyond the
 * last.
 */
export function reachablePage<Hit>(
  { total, hits }: { total: number; hits: readonly Hit[] },
  { page, size }: { page: number; size: number },
): { pages: number; hits: readonly Hit[] } {
  const pages = Math.ceil(Math.min(total, MAX_RESULTS) / size)
  return { pages, hits: page > pages ? [] : hits }
}
