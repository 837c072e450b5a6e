import { TAG_GROUPS, UNKNOWN_GROUPS, type UnknownGroup } from '../base/properties.ts'
import { choicesOf, SEARCHED_FACT_IDS, SEARCHED_FACTS, type SearchedFactId } from '../base/searched-facts.ts'
import type { SchoolDocument } from '../index/document.ts'
import type { SearchQuery } from '../index.ts'

const factOf = ({ facts = [] }: SchoolDocument, id: SearchedFactId) => facts.find(({ fact }) => fact === id)

function isAt(school: SchoolDocument, id: SearchedFactId, name: string): boolean {
  const value = factOf(school, id)?.value
  const searched = SEARCHED_FACTS[id]
  if (value === undefined) return false
  if (searched.kind === 'flag') return value === 1
  if (searched.kind === 'choice') return searched.choices[value] === name
  if (searched.kind === 'choices') return searched.choices.some((one, at) => one === name && (value >> at) % 2 === 1)
  const next = searched.bounds.find((bound) => name === 'below' || bound > Number(name)) ?? Number.POSITIVE_INFINITY
  return value < next && (name === 'below' || value >= Number(name))
}

export function hasFacts(school: SchoolDocument, chosen: readonly string[] = []): boolean {
  return SEARCHED_FACT_IDS.every((id) => {
    const names = chosen.filter((choice) => choice.startsWith(`${id}.`)).map((choice) => choice.slice(id.length + 1))
    return names.length === 0 || names.some((name) => isAt(school, id, name))
  })
}

/** Returns the results in the order by a fact that a query asks for, and its edition; undefined if it asks for none. */
export function factOrder(results: readonly SchoolDocument[], { factOrder: order }: SearchQuery) {
  if (!order) return undefined
  const searched = SEARCHED_FACTS[order.fact]
  if (searched.kind !== 'number') return undefined
  const known = results.flatMap((school) => factOf(school, order.fact) ?? [])
  const kinds = new Set(results.map(({ country, category }) => `${country} ${category}`))
  const editions = [...Map.groupBy(known, ({ edition }) => edition)]
  const [main] = editions.sort(([one, few], [other, many]) => many.length - few.length || other - one)
  if (searched.order === 'kind' && (kinds.size !== 1 || !main)) return undefined
  const edition = searched.order === 'kind' ? main?.[0] : undefined
  return {
    edition,
    keyOf: (school: SchoolDocument) => {
      const fact = factOf(school, order.fact)
      if (!fact || (edition !== undefined && fact.edition !== edition)) return Number.POSITIVE_INFINITY
      return order.first === 'least' ? fact.value : -fact.value
    },
  }
}

/** Returns the number of rows under other filters, counting only certain schools. */
type Count = (changed: Partial<SearchQuery>, isCounted?: (school: SchoolDocument) => boolean) => number

/**
 * @param results all of them
 */
export function factFacets({ facts = [] }: SearchQuery, results: readonly SchoolDocument[], count: Count) {
  const isOneCountry = new Set(results.map(({ country }) => country)).size === 1
  const isKnown = (id: SearchedFactId) => results.some((school) => factOf(school, id) !== undefined)
  return SEARCHED_FACT_IDS.filter(
    (id) => ((isOneCountry || id === 'pupils') && isKnown(id)) || facts.some((choice) => choice.startsWith(`${id}.`)),
  ).flatMap((id) => {
    const others = facts.filter((choice) => !choice.startsWith(`${id}.`))
    const known = count({ facts: others }, (school) => factOf(school, id) !== undefined)
    const total = count({ facts: others })
    if ((known === 0 || known < total * 0.05) && others.length === facts.length) return []
    const counts = choicesOf(id).map((choice) => [choice, count({ facts: [...others, choice] })])
    return [{ fact: id, counts: Object.fromEntries(counts), unknown: total - known }]
  })
}

const isTagged: Record<UnknownGroup, (school: SchoolDocument) => boolean> = {
  age: ({ ageFrom, ageTo }) =>
    ageFrom !== null && ageTo !== null && TAG_GROUPS.age.some((age) => ageFrom <= Number(age) && Number(age) <= ageTo),
  gender: ({ gender }) => gender !== null,
  faith: ({ faith }) => faith !== null,
}

export function untagged({ tags }: SearchQuery, count: Count) {
  const entries = UNKNOWN_GROUPS.map((group) => {
    const others = { tags: { ...tags, [group]: [] } }
    return [group, count(others) - count(others, isTagged[group])]
  })
  return Object.fromEntries(entries)
}
