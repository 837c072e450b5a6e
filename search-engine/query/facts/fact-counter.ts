import { UNKNOWN_GROUPS, type UnknownGroup } from '../../base/properties.ts'
import {
  choicesOf,
  type FactChoice,
  type FactOrder,
  SEARCHED_FACT_IDS,
  SEARCHED_FACTS,
  type SearchedFactId,
} from '../../base/searched-facts.ts'
import { addTo, type Bitmap } from '../../base/sets/bitmap.ts'
import { addCommonCounts, countCommon } from '../../base/sets/count-common.ts'
import { scratchBitmap } from '../../base/sets/scratch.ts'
import type { DocSet } from '../../index/facts/segment-facts.ts'
import type { Segment } from '../../index/segment/segment.ts'
import { countRows, evaluate, type Part } from '../evaluate.ts'
import type { Filter } from '../filter/filter.ts'
import type { FactRanking } from '../rank/order.ts'
import type { Resolved } from '../resolve.ts'
import type { FactFacet, FactFacets, FactOrderResult } from './fact-facets.ts'
import { RowCounter } from './row-counter.ts'

/** Share of the results that must know a fact for it to filter and sort. */
const MIN_KNOWN_SHARE = 0.05

/** Counts what is known about the results of a search, on demand. */
export class FactCounter {
  readonly #segments: readonly Segment[]
  readonly #resolved: Resolved
  readonly #parts: readonly Part[]
  readonly #total: number
  #passing: readonly Bitmap[] | undefined
  #rows: RowCounter | undefined

  /** @param parts the results in each segment, `total` rows together */
  constructor(segments: readonly Segment[], resolved: Resolved, parts: readonly Part[], total: number) {
    this.#segments = segments
    this.#resolved = resolved
    this.#parts = parts
    this.#total = total
  }

  facets(): FactFacets {
    const country = this.#only('countries')
    const isOneKind = country !== undefined && this.#only('categories') !== undefined
    const isKnown = (fact: number) =>
      country !== undefined && this.#segments.some(({ facts }) => facts.isKnownIn(fact, country))
    const asked = SEARCHED_FACT_IDS.filter((id, fact) => isKnown(fact) || isForAll(id) || this.#isChosen(fact))
    const facets = asked.flatMap((id) => this.#facetOf(id) ?? [])
    const untagged = UNKNOWN_GROUPS.map((group) => [group, this.#countUntagged(group)])
    return {
      facets: facets.map(({ facet }) => facet),
      orders: facets.flatMap((one) => ordersOf(one, isOneKind)),
      untagged: Object.fromEntries(untagged),
    }
  }

  /** Returns the order of the results by a fact; undefined if they may not be compared by it. */
  ranking({ fact: id, first }: FactOrder): FactRanking | undefined {
    const searched = SEARCHED_FACTS[id]
    if (searched.kind !== 'number') return undefined
    const fact = SEARCHED_FACT_IDS.indexOf(id)
    const sign = first === 'least' ? 1 : -1
    if (searched.order === 'size') return { fact, sign, edition: undefined }
    if (this.#only('countries') === undefined || this.#only('categories') === undefined) return undefined
    const edition = this.#mainEdition(fact)
    return edition === undefined ? undefined : { fact, sign, edition }
  }

  /**
   * Returns the order that a text asks for, of several the one by the fact that most results have; undefined if the
   * results may not be compared by any that one of them has.
   */
  saidRanking(orders: readonly FactOrder[]): { order: FactOrder; ranking: FactRanking } | undefined {
    const possible = orders.flatMap((order) => {
      const ranking = this.ranking(order)
      const unknown = ranking ? this.describe(order, ranking).unknown : this.#total
      return ranking && unknown < this.#total
        ? { order, ranking: { ...ranking, insideFirst: true as const }, unknown }
        : []
    })
    const [best] = possible.sort((a, b) => a.unknown - b.unknown)
    return best
  }

  describe(order: FactOrder, { fact, edition }: FactRanking): FactOrderResult {
    const compared = this.#ownRows.countIn(({ facts }) =>
      edition === undefined ? facts.known(fact) : facts.ofEdition(fact, edition),
    )
    const unknown = this.#total - compared
    return { ...order, unknown, ...(edition !== undefined && { edition }) }
  }

  get #results(): readonly Bitmap[] {
    this.#passing ??= this.#bitmapsOf(this.#parts)
    return this.#passing
  }

  get #ownRows(): RowCounter {
    this.#rows ??= new RowCounter(this.#segments, this.#results)
    return this.#rows
  }

  #bitmapsOf(parts: readonly Part[]): Bitmap[] {
    return parts.map((part, at) => {
      const docs = part.docs()
      return docs instanceof Uint32Array ? bitmapOf(docs, this.#segments[at]!.size) : docs
    })
  }

  /** Returns the country or category shared by all results, by its index; undefined if they have several. */
  #only(trait: 'countries' | 'categories'): number | undefined {
    const [{ choices } = { choices: undefined }] = this.#segments
    const counts = new Uint32Array(choices?.[trait].length ?? 0)
    for (const [at, segment] of this.#segments.entries())
      addCommonCounts(counts, this.#results[at]!, segment.choices[trait])
    const first = counts.findIndex((count) => count > 0)
    return counts.findLastIndex((count) => count > 0) === first && first !== -1 ? first : undefined
  }

  /** @returns undefined if too few results know the fact and it does not filter */
  #facetOf(id: SearchedFactId): { facet: FactFacet; isKnown: boolean } | undefined {
    const fact = SEARCHED_FACT_IDS.indexOf(id)
    const isChosen = this.#isChosen(fact)
    const others = this.#resolved.filter.facts.filter((one) => one.fact !== fact)
    const { rows, total } = this.#under(isChosen && { facts: others })
    const known = rows.countIn(({ facts }) => facts.known(fact))
    const isKnown = known > 0 && known >= total * MIN_KNOWN_SHARE
    if (!isKnown && !isChosen) return undefined
    const choices = choicesOf(id)
    const numbers = rows.countEachIn(choices.length, ({ facts }) => facts.choices(fact))
    const counts = choices.map((choice, at): [FactChoice, number] => [choice, numbers[at]!])
    return { facet: { fact: id, counts: Object.fromEntries(counts), unknown: total - known }, isKnown }
  }

  #isChosen(fact: number): boolean {
    return this.#resolved.filter.facts.some((filter) => filter.fact === fact)
  }

  /** Counts the rows about which a group of tags says nothing. */
  #countUntagged(group: UnknownGroup): number {
    const { tags } = this.#resolved.filter
    const { rows, total } = this.#under(tags[group] !== 0 && { tags: { ...tags, [group]: 0 } })
    return total - rows.countIn((segment) => taggedDocs(segment, group))
  }

  /** Returns the rows under changed filters, those of the results if nothing is changed. */
  #under(changed: Partial<Filter> | false): { rows: RowCounter; total: number } {
    if (!changed) return { rows: this.#ownRows, total: this.#total }
    const { filter, selections } = this.#resolved
    const others = { ...this.#resolved, filter: { ...filter, ...changed } }
    const parts = this.#segments.map((segment, at) => evaluate(segment, selections[at]!, others))
    return { rows: new RowCounter(this.#segments, this.#bitmapsOf(parts)), total: countRows(parts) }
  }

  /** Returns the edition of most results, the newest one if there is a tie; undefined if none has any. */
  #mainEdition(fact: number): number | undefined {
    const counts = new Map<number, number>()
    for (const [at, { facts }] of this.#segments.entries()) {
      for (const edition of facts.editions(fact)) {
        const schools = countCommon(facts.ofEdition(fact, edition).docs, this.#results[at]!)
        if (schools > 0) counts.set(edition, (counts.get(edition) ?? 0) + schools)
      }
    }
    return [...counts].sort(([one, few], [other, many]) => many - few || other - one)[0]?.[0]
  }
}

/** Returns the documents that have a tag of a group. */
function taggedDocs({ choices, institutions: { sites } }: Segment, group: UnknownGroup): DocSet {
  return { docs: choices.tagged[group], siteDocs: () => sites.choices.tagged[group] }
}

/** Whether a fact means the same everywhere. */
function isForAll(id: SearchedFactId): boolean {
  const searched = SEARCHED_FACTS[id]
  return searched.kind === 'number' && searched.order === 'size'
}

function ordersOf({ facet: { fact }, isKnown }: { facet: FactFacet; isKnown: boolean }, isOneKind: boolean) {
  return isKnown && SEARCHED_FACTS[fact].kind === 'number' && (isOneKind || isForAll(fact)) ? [fact] : []
}

/** @param size number of all documents */
function bitmapOf(docs: Uint32Array, size: number): Bitmap {
  const set = scratchBitmap(size)
  for (const doc of docs) addTo(set, doc)
  return set
}
