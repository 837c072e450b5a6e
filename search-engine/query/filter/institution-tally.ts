import { byTagGroup, TAG_GROUP_NAMES } from '../../base/properties.ts'
import { visitTagBits } from '../../index/columns/tags.ts'
import { TRAITS } from '../../index/columns/traits.ts'
import type { Segment } from '../../index/segment/segment.ts'
import { GROUP, TAG_GROUP_BIT } from './filter.ts'

/** In the order in which {@link InstitutionTally.counterOf} writes them. */
const COLUMNS = ['types', 'countries', 'ownership', 'ratings', 'features', ...TAG_GROUP_NAMES] as const
type Column = (typeof COLUMNS)[number]

/** The group of each column whose choices replace each other; 0 where a school needs all of them. */
const EXCHANGED: Record<Column, number> = {
  types: GROUP.types,
  countries: GROUP.countries,
  ownership: GROUP.ownership,
  ratings: GROUP.rating,
  features: 0,
  ...byTagGroup((group) => (TAG_GROUP_BIT[group] === GROUP.every ? 0 : TAG_GROUP_BIT[group])),
}
const EXCHANGED_BY_COLUMN = COLUMNS.map((column) => EXCHANGED[column])
const FIRST_SIZE = 64 * COLUMNS.length

/** Counts institutions by visiting their documents one by one, in any segment. */
export class InstitutionTally {
  /** Index in {@link #had} at which each institution begins. */
  readonly #starts = new Map<number, number>()
  /** The counted choices that the documents of an institution have between them, as bits of each column. */
  #had = new Uint32Array(FIRST_SIZE)

  /** Returns a function that counts a document of a segment for its institution; `failed` are the groups it fails. */
  counterOf(segment: Segment): (doc: number, failed: number) => void {
    const { traits, features, institutions } = segment
    const tags = TAG_GROUP_NAMES.map((group) => segment[group])
    const choices = new Uint32Array(COLUMNS.length)
    return (doc, failed) => {
      const { category, country, ownership, rating } = TRAITS[traits[doc]!]!
      choices[0] = 1 << category
      choices[1] = 1 << country
      choices[2] = 1 << ownership
      choices[3] = (1 << rating) - 1
      choices[4] = features[doc]!
      for (let at = 0; at < tags.length; at++) choices[5 + at] = tags[at]![doc]!
      this.#add(institutions.numbers[doc]!, choices, failed)
    }
  }

  addTo(counts: Record<Column, Uint32Array>): void {
    const end = this.#starts.size * COLUMNS.length
    for (const [first, column] of COLUMNS.entries()) {
      const numbers = counts[column]
      const count = (choice: number) => {
        numbers[choice]!++
      }
      for (let at = first; at < end; at += COLUMNS.length) visitTagBits(this.#had[at]!, count)
    }
  }

  #add(institution: number, choices: Uint32Array, failed: number): void {
    const start = this.#startOf(institution)
    const had = this.#had
    for (let at = 0; at < choices.length; at++) {
      if (failed === 0 || failed === EXCHANGED_BY_COLUMN[at]) had[start + at]! |= choices[at]!
    }
  }

  #startOf(institution: number): number {
    const known = this.#starts.get(institution)
    if (known !== undefined) return known
    const start = this.#starts.size * COLUMNS.length
    if (start === this.#had.length) {
      const larger = new Uint32Array(start * 4)
      larger.set(this.#had)
      this.#had = larger
    }
    this.#starts.set(institution, start)
    return start
  }
}
