import '#app/i18n/all.server.ts'
import { factText, formatFactNumber } from '#app/features/facts/format-fact.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { type Translate, translator } from '#app/i18n/translate.ts'
import { choicesOf, type FactChoice, SEARCHED_FACTS, type SearchedFactId } from '#search-engine/base/searched-facts.ts'
import type { FactFacet } from '#search-engine/query/facts/fact-facets.ts'
import type { SearchAddress } from '../search-address.ts'
import type { FurtherFilter } from './further-filter.ts'

/**
 * Returns the filters by official facts: one for each number and choice, and one for everything that schools have. A
 * filter whose choices do not divide the results is left out, unless it is set.
 */
export function factFilters({ further }: SearchAddress, facets: readonly FactFacet[], locale: Locale): FurtherFilter[] {
  const t = translator(locale)
  const chosen: readonly string[] = further.fact ?? []
  const offered = facets.map((facet) => ({
    ...facet,
    choices: choicesOf(facet.fact).filter((choice) => chosen.includes(choice) || facet.counts[choice]),
  }))
  const [flags, others] = [true, false].map((isFlag) =>
    offered.filter(({ fact }) => (SEARCHED_FACTS[fact].kind === 'flag') === isFlag),
  ) as [Offered[], Offered[]]
  return [
    ...others
      .filter(({ choices }) => choices.length > 1 || choices.some((choice) => chosen.includes(choice)))
      .map((facet) => filterOf(facet, t, locale)),
    ...flagFilter(flags, t),
  ]
}

type Offered = FactFacet & { choices: FactChoice[] }

/** They are of the newest year known of each school, which may be another one for its neighbour. */
const DEMAND: readonly SearchedFactId[] = ['admission_demand', 'applications_per_place']

function filterOf({ fact, choices, counts, unknown }: Offered, t: Translate, locale: Locale): FurtherFilter {
  const legend = t(`fact.${fact}`)
  const warning = factText(locale, `fact.${fact}.warning`)
  const notes = [
    ...(unknown > 0 ? [t('filter.unknown', { count: unknown })] : []),
    ...(warning ? [warning] : []),
    ...(DEMAND.includes(fact) ? [t('filter.demand.note')] : []),
  ]
  const labels = choices.map((choice): [string, string] => [choice, choiceWords(fact, choice, t, locale)])
  return {
    name: 'fact',
    fact,
    legend,
    choices,
    labels: Object.fromEntries(labels),
    chips: Object.fromEntries(labels.map(([choice, value]) => [choice, `${legend}: ${value}`])),
    counts,
    ...(notes.length > 0 && { note: notes.join(' ') }),
  }
}

function flagFilter(flags: readonly Offered[], t: Translate): FurtherFilter[] {
  const offered = flags.filter(({ choices }) => choices.length > 0)
  if (offered.length === 0) return []
  const byChoice = <Value>(wordOf: (facet: Offered, choice: FactChoice) => Value) =>
    Object.fromEntries(offered.flatMap((facet) => facet.choices.map((choice) => [choice, wordOf(facet, choice)])))
  return [
    {
      name: 'fact',
      fact: 'flags',
      legend: t('filter.facts'),
      choices: offered.flatMap(({ choices }) => choices),
      labels: byChoice(({ fact }) => t(`fact.${fact}`)),
      counts: byChoice(({ counts }, choice) => counts[choice] ?? 0),
      notes: byChoice(({ unknown }) => (unknown > 0 ? t('filter.unknown', { count: unknown }) : '')),
    },
  ]
}

/** Returns a choice in words: `unter 100`, `100 bis unter 250`, `ab 1.000`, `offen: freiwillig`. */
function choiceWords(fact: SearchedFactId, choice: FactChoice, t: Translate, locale: Locale): string {
  const searched = SEARCHED_FACTS[fact]
  const name = choice.slice(fact.length + 1)
  if (searched.kind !== 'number') return factText(locale, `fact.${fact}.${name}`) ?? name
  const words = (bound: number) => formatFactNumber(locale, fact, bound)
  if (name === 'below') return t('filter.fact.below', { to: words(searched.bounds[0]!) })
  const from = Number(name)
  const to = searched.bounds.find((bound) => bound > from)
  return to === undefined
    ? t('filter.fact.from', { from: words(from) })
    : t('filter.fact.between', { from: words(from), to: words(to) })
}
