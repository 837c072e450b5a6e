import { COUNTRY_LANGUAGE, type CountryCode } from '#db/vocabulary.ts'
import { arcKm } from '../base/distance.ts'
import { UNKNOWN_CHORD } from '../index/geo/distances.ts'
import { firstOfInstitution, sharedInstitution } from '../index/institution/institutions.ts'
import { asMeant } from './as-meant.ts'
import { type Corrections, correctionsBy, likelierText } from './correction.ts'
import { dropHints } from './drop-hints.ts'
import { countResults, countRows, evaluate, type Part } from './evaluate.ts'
import { FactCounter } from './facts/fact-counter.ts'
import { FacetCounts } from './filter/facets.ts'
import { withNamedOthers } from './named-others.ts'
import { townsOfNamesakes } from './namesakes.ts'
import { nameKeys, type Plan } from './plan.ts'
import { mergeRanked } from './rank/merge-ranked.ts'
import { compareAcross, type FactRanking, isRanked, type Order, type Placed, placedId } from './rank/order.ts'
import { reasonsOf } from './rank/rank.ts'
import { isBesideText } from './readings/concession.ts'
import { nextReading, type ResolvedText, resolveText } from './readings/resolve-text.ts'
import { meaningsOf } from './regional-meanings.ts'
import { replaceWords } from './replace-words.ts'
import { type Resolved, resolve } from './resolve.ts'
import type { SearchContext } from './search-context.ts'
import { cleanQuery, type SearchQuery, textQuery } from './search-query.ts'
import type { Hit, SearchResult } from './search-result.ts'
import { payingDocs } from './sponsored.ts'

const MAX_SPONSORED = 2
/** With fewer results than this, a likelier text is looked for. */
const FEW_RESULTS = 5

/** Returns the results of a clean query. */
export function search(context: SearchContext, query: SearchQuery): SearchResult {
  const meant = asMeant(context, query)
  const result = searchMeant(context, meant)
  if (meant === query) return result
  return { ...result, correction: { from: query.text, to: result.correction?.to ?? meant.text } }
}

/** Returns the number of rows of a clean query. */
export function count(context: SearchContext, query: SearchQuery): number {
  const meant = asMeant(context, query)
  const text = resolveText(context, meant)
  const all = withNamedOthers(context, text.plan)
  return all ? countResults(all, meant, resolveText(all, meant)) : countResults(context, meant, text)
}

function searchMeant(context: SearchContext, query: SearchQuery): SearchResult {
  const text = resolveText(context, query)
  const all = withNamedOthers(context, text.plan)
  return all ? searchMeant(all, query) : searchResolved(context, query, text)
}

/**
 * Returns the first results for a text alone, without the other parts of a result page; none if a word or a type has to
 * give way for them.
 */
export function findFirst(context: SearchContext, text: string, count: number, home?: CountryCode): Placed[] {
  const query = cleanQuery(textQuery(text, { pageSize: count, ...(home && { language: COUNTRY_LANGUAGE[home] }) }))
  const meant = resolveText(context, query)
  if (isBesideText(meant)) return []
  return first(context, resolveCorrected(context, query, meant).resolved, count)
}

/** Returns the hits on a page of a clean query without a text, without the other parts of a result page. */
export function findHits(context: SearchContext, query: SearchQuery): Hit[] {
  const resolved = resolve(context, query, resolveText(context, query))
  const parts = context.segments.map((segment, at) => evaluate(segment, resolved.selections[at]!, resolved))
  const from = (query.page - 1) * query.pageSize
  const order = sortOf(query, resolved.plan)
  const page = rankRows(parts, order, from, from + query.pageSize)
  return withSites(page, parts, order).map(({ placed, sites }) => presentHit(placed, resolved.plan, sites))
}

/** @param text the resolved text of the query */
function searchResolved(context: SearchContext, query: SearchQuery, text: ResolvedText): SearchResult {
  const { segments } = context
  const { resolved, corrections } = resolveCorrected(context, query, text)
  const { plan, selections, widenedToKm } = resolved
  const counts = new FacetCounts()
  const parts = segments.map((segment, at) => evaluate(segment, selections[at]!, resolved, counts))
  const total = countRows(parts)
  const facts = new FactCounter(segments, resolved, parts, total)
  const ranked = rankedBy(query, plan, facts)
  const ranking = ranked?.ranking
  const order = ranking ?? sortOf(query, plan)
  const from = (query.page - 1) * query.pageSize
  const page = from < total ? rankRows(parts, order, from, from + query.pageSize) : []
  const meanings = meaningsOf(context, query, plan)
  const namesakeTowns = townsOfNamesakes(context, query, plan, parts, total)
  const other = nextReading(context, query, text)
  return {
    total,
    schoolTotal: parts.reduce((sum, { schools }) => sum + schools, 0),
    hits: withSites(page, parts, order).map(({ placed, sites }) => presentHit(placed, plan, sites, ranking)),
    sponsored: sponsored(context, parts, query, order, text).map((placed) => presentHit(placed, plan)),
    facets: counts.finish(),
    ...(query.withFacts && { factFacets: facts.facets() }),
    ...(ranked && { factOrder: facts.describe(ranked.order, ranked.ranking) }),
    interpretation: plan.interpretation,
    ...(plan.from && { from: { lat: plan.from.lat, lng: plan.from.lng } }),
    ...(plan.wholeCity !== undefined && { wholeCity: plan.wholeCity }),
    ...(widenedToKm !== undefined && { widenedToKm }),
    ...wording(context, resolved, query, total, corrections),
    ...(meanings && { meanings }),
    ...(namesakeTowns.length > 0 && { namesakeTowns }),
    ...(text.respelt !== undefined && { correction: { from: query.text, to: text.respelt } }),
    concessions: text.concessions,
    isBesideText: isBesideText(text),
    ...(other && { otherwise: other }),
    dropHints: total === 0 ? dropHints(context, query, text) : [],
  }
}

/** Returns the order by a fact that is chosen, or that the text asks for where no order is chosen. */
function rankedBy({ factOrder: order, sort }: SearchQuery, { interpretation }: Plan, facts: FactCounter) {
  const ranking = order && facts.ranking(order)
  if (order) return ranking && { order, ranking }
  return sort === 'relevance' && interpretation.orders ? facts.saidRanking(interpretation.orders) : undefined
}

/** Best schools are requested by the order in the visitor's text, unless another order is chosen. */
function sortOf(query: SearchQuery, plan: Plan): Order {
  const possible = query.sort === 'distance' && !plan.point ? 'relevance' : query.sort
  if (possible !== 'relevance') return possible
  if (plan.interpretation.best) return 'rating'
  return isOnlyTown(query, plan) ? 'in_town' : 'relevance'
}

/** Whether the text is a town, with at most properties beside it, and no point makes distance matter. */
function isOnlyTown({ near, radiusKm }: SearchQuery, { place, words, areas, kinds, interpretation }: Plan) {
  const isFarther = near !== undefined || radiusKm !== undefined || interpretation.radiusKm !== undefined
  const isMore = words.length > 0 || areas !== undefined || kinds.length > 0
  return place?.kind === 'town' && !isFarther && !isMore
}

/** If words were corrected, names that match exactly with the corrections of the best result come before others. */
function resolveCorrected(context: SearchContext, query: SearchQuery, text: ResolvedText) {
  const resolved = resolve(context, query, text)
  const [best] = resolved.corrected ? first(context, resolved, 1) : []
  const corrections: Corrections = best ? correctionsBy(best, resolved.plan.words, context.memo) : new Map()
  if (corrections.size === 0) return { resolved, corrections }
  const { interpretation } = resolved.plan
  const correctedKeys = nameKeys(replaceWords(query.text, corrections), replaceWords(interpretation.name, corrections))
  return { resolved: { ...resolved, plan: { ...resolved.plan, correctedKeys } }, corrections }
}

function first({ segments }: SearchContext, resolved: Resolved, count: number): Placed[] {
  const parts = segments.map((segment, at) => evaluate(segment, resolved.selections[at]!, resolved))
  return rankRows(parts, 'relevance', 0, count)
}

function rankRows(parts: readonly Part[], order: Order, from: number, to: number): Placed[] {
  const filled = parts.filter(({ schools }) => schools > 0)
  return mergeRanked(filled, order, from, to, firstOfInstitution)
}

/** Paid places belong to schools, not to rows. */
function sponsored(
  { segments }: SearchContext,
  parts: readonly Part[],
  query: SearchQuery,
  order: Order,
  text: ResolvedText,
): Placed[] {
  if (query.sort !== 'relevance' || query.factOrder || query.page !== 1 || query.withoutSponsored) return []
  const paying = payingDocs(segments, parts, text)
  const premium = parts.map((part, at) => ({
    range: (by: Order, _: number, to: number) => part.premium(by, to, paying[at]!),
  }))
  return mergeRanked(premium, order, 0, MAX_SPONSORED, () => () => true)
}

/** Returns rows with the further schools that share them, in the same order. */
function withSites(page: readonly Placed[], parts: readonly Part[], order: Order) {
  const institutionOf = ({ segment, doc }: Placed) => sharedInstitution(segment, doc)
  const institutions = new Set(page.map(institutionOf).filter((institution) => institution !== 0))
  const sites = institutions.size > 0 ? parts.flatMap((part) => part.sites(institutions)) : []
  const byInstitution = Map.groupBy(
    sites.sort((a, b) => compareAcross(order, a, b)),
    institutionOf,
  )
  return page.map((placed) => ({ placed, sites: byInstitution.get(institutionOf(placed))?.slice(1) ?? [] }))
}

/** Returns the remarks on the words: that some were corrected, or that others are likelier. */
function wording(
  { segments, memo }: SearchContext,
  { plan, corrected }: Resolved,
  query: SearchQuery,
  total: number,
  corrections: Corrections,
): Pick<SearchResult, 'correction' | 'didYouMean'> {
  if (corrected) {
    if (corrections.size === 0) return {}
    return { correction: { from: query.text, to: replaceWords(query.text, corrections) } }
  }
  const base = segments[0]
  const isFew = total < FEW_RESULTS && query.literal !== true && plan.officialNumber === undefined
  const didYouMean = isFew && base ? likelierText(base, query.text, plan.words, total, memo) : undefined
  return didYouMean === undefined ? {} : { didYouMean }
}

/** @param sites further schools that share its row */
function presentHit(placed: Placed, plan: Plan, sites: readonly Placed[] = [], ranking?: FactRanking): Hit {
  const isMeasured = plan.point !== undefined && placed.chord !== UNKNOWN_CHORD
  return {
    id: placedId(placed),
    distanceKm: isMeasured ? arcKm(placed.chord) : null,
    sites: sites.map(placedId),
    reasons: reasonsOf(placed.rank, plan),
    ...(ranking && rankedValue(placed, ranking)),
  }
}

function rankedValue({ segment, doc }: Placed, ranking: FactRanking): Pick<Hit, 'factValue'> {
  const { values, editions } = segment.facts.values(ranking.fact)
  return isRanked(segment, ranking, doc) ? { factValue: { value: values[doc]!, edition: editions[doc]! } } : {}
}
