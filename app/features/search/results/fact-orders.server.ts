import '#app/i18n/all.server.ts'
import { decodeEdition } from '#app/features/facts/fact-edition.ts'
import { formatOwnNumber, formatPeriod } from '#app/features/facts/format-fact.ts'
import { SECTION_ICONS } from '#app/features/facts/section-icons.ts'
import { FACTS } from '#app/features/facts/vocabulary/facts.ts'
import type { RegisterFact, RegisterSummary } from '#app/features/schools/register-summary.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import type { IconName } from '#app/ui/icon-names.ts'
import type { SearchedFactId } from '#search-engine/base/searched-facts.ts'
import type { FactOrder, Hit, SearchResult } from '#search-engine/index.ts'
import type { FactOrderResult } from '#search-engine/query/facts/fact-facets.ts'
import type { FactSort } from '../search-address.ts'

/** Orders by official facts with their labels, and the note on the current one. */
type FactOrders = { orders: { value: FactSort; label: string }[]; orderNote?: string }

/** Parses an order from an address; the engine ignores an unknown one. */
export function factOrderOf(sort: FactSort): FactOrder {
  const [fact, first] = sort.split('.')
  return { fact, first } as FactOrder
}

/**
 * Returns the orders that the results may have; an order by a number that can be good or bad has the best first.
 *
 * @param isSaid whether the text asks for the order, so that the note names it
 */
export function factOrders({ factFacets, factOrder }: SearchResult, isSaid: boolean, locale: Locale): FactOrders {
  const offered = (factFacets?.orders ?? []).flatMap(ordersOf)
  const isOffered = (order: FactOrder) =>
    offered.some(({ fact, first }) => fact === order.fact && first === order.first)
  const orders = factOrder && !isOffered(factOrder) ? [...offered, factOrder] : offered
  return {
    orders: orders.map((order) => ({ value: `${order.fact}.${order.first}`, label: orderWords(order, locale) })),
    ...(factOrder && { orderNote: noteOn(factOrder, isSaid, locale) }),
  }
}

function ordersOf(fact: SearchedFactId): FactOrder[] {
  const definition = FACTS[fact]
  const direction = definition.kind === 'number' ? definition.direction : 'neither'
  if (direction !== 'neither') return [{ fact, first: direction === 'more' ? 'most' : 'least' }]
  return [
    { fact, first: 'least' },
    { fact, first: 'most' },
  ]
}

function orderWords({ fact, first }: FactOrder, locale: Locale): string {
  const t = translator(locale)
  return fact === 'pupils' ? t(`order.pupils.${first}`) : t(`order.fact.${first}`, { fact: t(`fact.${fact}`) })
}

function noteOn(order: FactOrderResult, isSaid: boolean, locale: Locale): string {
  const t = translator(locale)
  const { fact, edition, unknown } = order
  const period = edition === undefined ? undefined : formatPeriod(locale, decodeEdition(edition))
  return [
    ...(isSaid ? [t('order.said', { order: orderWords(order, locale) })] : []),
    ...(period === undefined ? [] : [t('order.edition', { fact: t(`fact.${fact}`), period })]),
    ...(unknown > 0 ? [t('order.unknown', { count: unknown })] : []),
  ].join(' ')
}

/** Icons of the number of pupils and of a result: a row has one of each. */
const SAID_ONCE: readonly IconName[] = ['users', 'graduation-cap']

/** Adds to the words of a school the value by which the list is sorted, in place of its number of pupils or result. */
export function withOrderedFact(
  register: RegisterSummary,
  { factValue }: Pick<Hit, 'factValue'>,
  { fact }: FactOrder,
  locale: Locale,
): RegisterSummary {
  if (!factValue) return register
  const number = formatOwnNumber(locale, fact, factValue.value)
  const period = factValue.edition === 0 ? undefined : formatPeriod(locale, decodeEdition(factValue.edition))
  const text = `${translator(locale)(`fact.${fact}`)}: ${number}`
  const ordered: RegisterFact = {
    icon: fact === 'pupils' ? 'users' : SECTION_ICONS[FACTS[fact].section],
    text: period === undefined ? text : `${text} (${period})`,
    label: period === undefined ? text : `${text}, ${period}`,
  }
  const others = register.facts.filter(({ icon }) => icon !== ordered.icon || !SAID_ONCE.includes(icon))
  return { ...register, facts: [ordered, ...others] }
}
