import { factText } from '#app/features/facts/format-fact.ts'
import { formatDistance } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import { SEARCHED_FACT_IDS } from '#search-engine/base/searched-facts.ts'
import type { Concession, SearchResult } from '#search-engine/index.ts'
import { words } from '#search-engine/language/fold.ts'
import { withLead } from '#search-engine/language/names/stop-words.ts'
import { type Span, TokenList } from '#search-engine/language/tokens.ts'
import { countFilters, type SearchAddress } from '../search-address.ts'

/** More sentences would be read by nobody. */
const MAX_CONCESSIONS = 2
/** No phrase that gives way is longer. */
const MAX_TOKENS = 7

/** What gave way in a sentence; `exactly` if the words can be insisted upon. */
type ConcessionNote = { sentence: string; exactly: boolean }

/**
 * Says in the reader's language how the text of a search was understood. `concessions`: what gave way; `best`: how the
 * best schools come first; `warnings`: what to know of facts that the text asks for; `reach`: how far the results
 * reach, each a sentence.
 *
 * @param country that the search is about
 */
export function resultNotes(found: SearchResult, address: SearchAddress, locale: Locale, country?: CountryCode) {
  const t = translator(locale)
  const { concessions, interpretation, wholeCity, widenedToKm } = found
  const { radiusKm } = interpretation
  const distance = (km: number) => ({ distance: formatDistance(locale, km, country) })
  return {
    concessions: concessions.slice(0, MAX_CONCESSIONS).map(
      (concession): ConcessionNote => ({
        sentence: sentenceOf(concession, isOfList(concession, found, address), locale),
        exactly: concession.kind === 'word',
      }),
    ),
    best: interpretation.best && !found.factOrder && address.sort === 'relevance' ? t('results.best') : undefined,
    warnings: warningsOf(interpretation, locale),
    reach: [
      ...(radiusKm !== undefined && address.radius === undefined ? [t('results.within', distance(radiusKm))] : []),
      ...(wholeCity === undefined ? [] : [t('results.wholeCity', { city: wholeCity })]),
      ...(widenedToKm === undefined ? [] : [t('results.widened', distance(widenedToKm))]),
    ],
  }
}

/** What to know of official facts that a text asks for. */
function warningsOf({ attributes }: SearchResult['interpretation'], locale: Locale): string[] {
  const choices = attributes.flatMap(({ properties }) =>
    properties.flatMap(({ property: { group, value } }) => (group === 'fact' ? [value] : [])),
  )
  const facts = SEARCHED_FACT_IDS.filter((fact) => choices.some((choice) => choice.startsWith(`${fact}.`)))
  return facts.flatMap((fact) => factText(locale, `fact.${fact}.warning`) ?? [])
}

/** Returns the text for which the results are: corrected, and without what gave way. */
export function searchedText(found: Pick<SearchResult, 'correction' | 'concessions'>, address: SearchAddress): string {
  const text = textOf(found, address)
  if (found.concessions.length === 0) return text
  const list = new TokenList(text)
  const given: Span[] = []
  const isGiven = (at: number) => given.some(({ from, to }) => from <= at && at < to)
  for (const typed of found.concessions.flatMap((concession) => concession.words)) {
    const phrase = words(typed).join(' ')
    const span = list.spans(MAX_TOKENS).find((one) => list.phrase(one) === phrase && !isGiven(one.from))
    if (span && !isGiven(span.to - 1)) given.push({ ...span })
  }
  return list.without(...given.map((span) => withLead(list, span, (at) => !isGiven(at))))
}

const textOf = ({ correction }: Pick<SearchResult, 'correction'>, address: SearchAddress) =>
  correction?.to ?? address.text

/**
 * Whether the schools of which a property is counted are those of the list, which may be fewer because of filters, or
 * of some around the place, and may have another order.
 */
function isOfList(concession: Concession, { schoolTotal }: SearchResult, address: SearchAddress): boolean {
  const isPlain = countFilters(address) === 0 && !address.box && address.sort === 'relevance'
  return concession.kind === 'property' && concession.total === schoolTotal && isPlain
}

/** @param isCounted whether a property has the numbers of the list */
function sentenceOf(concession: Concession, isCounted: boolean, locale: Locale): string {
  const t = translator(locale)
  const typed = { words: concession.words.join(', ') }
  if (concession.kind !== 'property') return t(`results.concession.${concession.kind}`, typed)
  const { having, total, isKnown } = concession
  if (having > 0 && !isCounted) return t('results.concession.some', typed)
  if (having > 0)
    return t('results.concession.first', { ...typed, count: having, total: t('results.count', { count: total }) })
  return t(isKnown ? 'results.concession.none' : 'results.concession.unknown', typed)
}
