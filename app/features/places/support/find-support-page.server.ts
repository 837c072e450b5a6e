import '#app/i18n/all.server.ts'
import { type FactValue, findFactValues } from '#app/features/facts/find-fact-values.server.ts'
import { formatFactValue, formatPeriod } from '#app/features/facts/format-fact.ts'
import type { FactId } from '#app/features/facts/vocabulary/facts.ts'
import { listPublishers } from '#app/features/schools/sources/find-sources.server.ts'
import { directory } from '#app/features/search/live/directory.server.ts'
import { type FoundSchool, foundSchools } from '#app/features/search/results/search-schools.server.ts'
import { resultsPath } from '#app/features/search/search-address.ts'
import { countryName, formatDay } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import type { FactChoice } from '#search-engine/base/searched-facts.ts'
import type { SearchEngine, SearchResult } from '#search-engine/index.ts'
import { crumbsOf } from '../crumbs.ts'
import { type FoundPlace, findPlace } from '../found-place.ts'
import { readPlaceIndex } from '../index/read-place-index.server.ts'
import type { PlaceLink, Sources } from '../place-links.ts'
import { MIN_INDEXED_SCHOOLS, pagePath } from '../place-path.ts'
import { addressOf, queryOf, SHOWN_SCHOOLS } from '../place-query.ts'
import { regionName } from '../place-words.ts'
import { nearbyRegions } from './nearby-regions.ts'
import { countNeeds, needLinks, needName } from './needs-of-place.ts'
import { needChoice, needOfSlug, supportPath } from './support-path.ts'
import { supportWords } from './support-words.ts'

/** The parts of an address as typed. */
export type SupportParts = { need: string; country: string; region?: string }

/** What the page of a need in a country or region shows, with paths without language. */
export type SupportPage = Awaited<ReturnType<typeof presentSupport>>

type Area = Exclude<FoundPlace, { kind: 'town' }>
type Asked = { need: string; place: Area; page: number }

/** A register says how its provision is arranged in one of these. */
const UNITS: readonly FactChoice[] = [
  'resourced_provision.sen_unit',
  'resourced_provision.resourced_provision',
  'resourced_provision.both',
]
const ROW_FACTS: readonly FactId[] = ['support_needs', 'support_units', 'resourced_provision']
const SHOWN_NEIGHBOURS = 8

/**
 * Finds the schools of a country or region whose register states provision for a need.
 *
 * @param asked path of the address, without language, and page of the list
 * @returns undefined if there is no such need, place, school or page; the right path if the page has another one
 */
export async function findSupportPage(
  parts: SupportParts,
  asked: { path: string; page: number },
  locale: Locale,
): Promise<SupportPage | { movedTo: string } | undefined> {
  const engine = await directory()
  const index = readPlaceIndex(engine)
  const need = needOfSlug(parts.need)
  const place = areaOf(parts, index)
  if (need === undefined || !place) return undefined
  const found = engine.search(queryOfNeed({ need, place, page: asked.page }, locale))
  if (found.total === 0 || asked.page > Math.ceil(found.total / SHOWN_SCHOOLS)) return undefined
  const path = supportPath(need, place.path)
  if (path !== asked.path) return { movedTo: pagePath(path, asked.page) }
  return await presentSupport({ need, place, page: asked.page }, found, { index, engine }, locale)
}

/** A region that consists of one town has a page of its own here, unlike among places. */
function areaOf({ country, region }: SupportParts, index: Sources['index']): Area | undefined {
  const place = findPlace(index, { country })
  if (place?.kind !== 'country' || region === undefined) return place?.kind === 'country' ? place : undefined
  const found = index.region(place.country, region)
  return found && { kind: 'region', country: found.country, region: found, path: found.path }
}

const queryOfNeed = ({ need, place, page }: Asked, locale: Locale, pageSize = SHOWN_SCHOOLS) => ({
  ...queryOf(place, locale),
  ...{ facts: [needChoice(need)], sort: 'name' as const, page, pageSize },
})

async function presentSupport(asked: Asked, found: SearchResult, sources: Sources, locale: Locale) {
  const { need, place, page } = asked
  const { total, schoolTotal, hits } = found
  const needs = countNeeds(place, sources.engine, locale)
  const units = sources.engine.count({ ...queryOfNeed(asked, locale, 1), facts: [needChoice(need), ...UNITS] })
  const words = { need: needName(need, locale), place: placeNameOf(place, locale) }
  const { schools, shared, asOf, publishers } = await readSchools(hits, locale)
  const address = addressOf(place)
  const path = supportPath(need, place.path)
  return {
    path,
    /** Its list is of schools, as that of a town. */
    kind: 'town' as const,
    area: place.kind,
    page,
    pages: Math.ceil(total / SHOWN_SCHOOLS),
    ...supportWords(words, { total, units, known: needs.known }, locale, page),
    isIndexed: schoolTotal >= MIN_INDEXED_SCHOOLS,
    crumbs: [...crumbsOf(place, locale), { name: words.need, path }],
    needs: needLinks(place, needs, locale, need),
    schools,
    shared,
    asOf,
    publishers,
    results: address && resultsPath(address, { further: { ...address.further, fact: [needChoice(need)] } }),
    below: regionLinks(asked, sources, locale),
  }
}

function placeNameOf(place: Area, locale: Locale): string {
  return place.kind === 'country' ? countryName(locale, place.country) : regionName(place.region, locale)
}

/** The regions of a country with such schools, or those next to a region. */
function regionLinks({ need, place }: Asked, { index, engine }: Sources, locale: Locale): PlaceLink[] {
  const regions = place.kind === 'country' ? index.regions(place.country) : nearbyRegions(index, place.region)
  const links = regions.flatMap((region) => {
    const count = countIn(engine, need, region.places)
    return count > 0 ? [{ label: regionName(region, locale), path: supportPath(need, region.path), count }] : []
  })
  return place.kind === 'country' ? links : links.slice(0, SHOWN_NEIGHBOURS)
}

const countIn = (engine: SearchEngine, need: string, within: Parameters<SearchEngine['idsIn']>[0]) =>
  engine.count({
    ...{ text: '', types: [], features: [], countries: [], sort: 'name', page: 1, pageSize: 1 },
    ...{ within, facts: [needChoice(need)] },
  })

/** Reads the schools of the page, each with what its register says of its provision, and as of when. */
async function readSchools(hits: SearchResult['hits'], locale: Locale) {
  const [{ schools, shared }, values] = await Promise.all([
    foundSchools(hits, locale),
    findFactValues(
      hits.map(({ id }) => id),
      { only: ROW_FACTS, newest: true },
    ),
  ])
  const statedBy = (id: string, fact: FactId) => values.get(id)?.get(fact)?.[0]
  const stated = schools.flatMap(({ id }) => statedBy(id, 'support_needs') ?? [])
  const newest = stated.toSorted((one, other) => (one.start < other.start ? 1 : -1))[0]
  return {
    schools: schools.map((school) => withProvision(school, (fact) => statedBy(school.id, fact), locale)),
    shared,
    asOf: newest ? translator(locale)('needs.asOf', { day: dayOf(newest, locale) }) : null,
    publishers: await listPublishers([...new Set(stated.map(({ source }) => source))]),
  }
}

const dayOf = (value: FactValue, locale: Locale): string =>
  value.period === 'day' ? formatDay(locale, value.start) : formatPeriod(locale, value)

function withProvision(school: FoundSchool, statedBy: (fact: FactId) => FactValue | undefined, locale: Locale) {
  const facts = (['resourced_provision', 'support_needs'] as const).flatMap((fact) => {
    const value = statedBy(fact)
    if (!value || value.missing !== null) return []
    const text = formatFactValue(locale, fact, value)
    return [{ icon: 'shapes' as const, text, label: `${translator(locale)(`fact.${fact}`)}: ${text}` }]
  })
  return { ...school, register: { ...school.register, facts: [...facts, ...school.register.facts] } }
}
