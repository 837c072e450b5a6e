import type { Segment } from '../segment/segment.ts'
import { TRAITS } from '../segment/traits.ts'
import { GROUP, TAG_GROUP_BIT } from './filter.ts'
import { byTagGroup, TAG_GROUP_NAMES, type TagGroup } from './tag-groups.ts'
import { visitTagBits } from './tags.ts'

const COLUMNS = ['types', 'countries', 'ownership', 'ratings', 'features', ...TAG_GROUP_NAMES] as const
type Column = (typeof COLUMNS)[number]
/** The group whose choices take the place of each other; 0 where a school needs all of them. */
const EXCHANGED: Record<Column, number> = {
  types: GROUP.types,
  countries: GROUP.countries,
  ownership: GROUP.ownership,
  ratings: GROUP.rating,
  features: 0,
  ...byTagGroup((group) => (TAG_GROUP_BIT[group] === GROUP.every ? 0 : TAG_GROUP_BIT[group])),
}

/** Counts campuses by looking at their documents one by one, in whatever segment they are. */
export class CampusTally {
  /** What the documents of each campus have together that counts, as bits of each column. */
  readonly #had = new Map<number, Uint32Array>()

  add(campus: number, segment: Segment, doc: number, failed: number): void {
    const had = this.#had.get(campus) ?? new Uint32Array(COLUMNS.length)
    this.#had.set(campus, had)
    for (const [at, column] of COLUMNS.entries()) {
      if (failed === 0 || failed === EXCHANGED[column]) had[at]! |= bitsOf(column, segment, doc)
    }
  }

  addTo(counts: Record<Column, Uint32Array>): void {
    for (const had of this.#had.values()) {
      for (const [at, column] of COLUMNS.entries()) {
        visitTagBits(had[at]!, (choice) => {
          counts[column][choice]!++
        })
      }
    }
  }
}

/** The choices of a column that a document has. */
function bitsOf(column: Column, segment: Segment, doc: number): number {
  const { category, country, ownership, rating } = TRAITS[segment.traits[doc]!]!
  if (column === 'types') return 1 << category
  if (column === 'countries') return 1 << country
  if (column === 'ownership') return 1 << ownership
  if (column === 'ratings') return (1 << rating) - 1
  return segment[column satisfies 'features' | TagGroup][doc]!
}
