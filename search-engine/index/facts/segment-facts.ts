import { choiceNames, choicesAt, SEARCHED_FACT_IDS, SEARCHED_FACTS } from '../../base/searched-facts.ts'
import { addTo, type Bitmap, bitsToList, countedBitmaps, emptyBitmap, visitBits } from '../../base/sets/bitmap.ts'
import { addCommonCounts } from '../../base/sets/count-common.ts'
import { type Sites, sitesIn } from '../institution/sites.ts'
import { denseValues, type FactColumns, knownDocs, visitValues } from './fact-columns.ts'

/** The values of a fact by document; NaN and 0 where it is not known. */
type FactValues = { values: Float32Array; editions: Uint32Array }

/** Documents, and on demand the same documents renumbered as sites of institutions. */
export type DocSet = { docs: Bitmap; siteDocs: () => Bitmap }

/**
 * The facts of a segment. What searches need of a fact is derived from the stored columns on first use, so that facts
 * cost nothing while a segment is opened, and nothing at all if nobody asks for them.
 */
export class SegmentFacts {
  readonly #columns: FactColumns
  readonly #size: number
  readonly #sites: Sites
  readonly #countries: readonly Bitmap[]
  readonly #known: DocSet[] = []
  readonly #choices: (readonly DocSet[])[] = []
  readonly #places: Uint32Array[] = []
  readonly #editions: (readonly number[])[] = []
  readonly #values: FactValues[] = []
  readonly #orders: Uint32Array[] = []
  /** By fact and edition. */
  readonly #ofEditions = new Map<string, DocSet>()
  #counts: Uint8Array | undefined

  /**
   * @param size number of documents
   * @param countries the documents of each country
   */
  constructor(columns: FactColumns, size: number, sites: Sites, countries: readonly Bitmap[]) {
    this.#countries = countries
    this.#columns = columns
    this.#size = size
    this.#sites = sites
  }

  /** The number of facts known for each document. */
  get counts(): Uint8Array {
    this.#counts ??= this.#makeCounts()
    return this.#counts
  }

  /**
   * Returns the documents for which a fact is known.
   *
   * @param fact index of {@link SEARCHED_FACT_IDS}
   */
  known(fact: number): DocSet {
    this.#known[fact] ??= docSet(knownDocs(this.#columns, this.#size, fact), this.#sites)
    return this.#known[fact]
  }

  /** Returns the documents with each choice of a fact. */
  choices(fact: number): readonly DocSet[] {
    this.#choices[fact] ??= this.#makeChoices(fact)
    return this.#choices[fact]
  }

  /** Whether a fact is known for any document of a country, given as an index of COUNTRIES. */
  isKnownIn(fact: number, country: number): boolean {
    this.#places[fact] ??= this.#countByCountry(fact)
    return this.#places[fact][country]! > 0
  }

  values(fact: number): FactValues {
    this.#values[fact] ??= denseValues(this.#columns, this.#size, fact)
    return this.#values[fact]
  }

  /** Returns the editions of the values of a fact. */
  editions(fact: number): readonly number[] {
    this.#editions[fact] ??= this.#findEditions(fact)
    return this.#editions[fact]
  }

  /** Returns the documents for which a fact is known in an edition. */
  ofEdition(fact: number, edition: number): DocSet {
    const key = `${fact} ${edition}`
    const known = this.#ofEditions.get(key)
    if (known) return known
    const { editions } = this.values(fact)
    const docs = emptyBitmap(this.#size)
    visitBits(this.known(fact).docs, (doc) => {
      if (editions[doc] === edition) addTo(docs, doc)
    })
    const made = docSet(docs, this.#sites)
    this.#ofEditions.set(key, made)
    return made
  }

  /**
   * Returns the documents for which a fact is known, sorted by value and then by number.
   *
   * @param sign 1 for the smallest value first, -1 for the greatest
   */
  order(fact: number, sign: 1 | -1): Uint32Array {
    const key = fact * 2 + (sign === 1 ? 0 : 1)
    this.#orders[key] ??= this.#makeOrder(fact, sign)
    return this.#orders[key]
  }

  #makeCounts(): Uint8Array {
    const counts = new Uint8Array(this.#size)
    for (const fact of SEARCHED_FACT_IDS.keys()) {
      visitValues(this.#columns, this.#size, fact, (doc) => {
        counts[doc]!++
      })
    }
    return counts
  }

  #makeChoices(fact: number): DocSet[] {
    const id = SEARCHED_FACT_IDS[fact]!
    const choices = countedBitmaps(this.#size, choiceNames(id).length)
    visitValues(this.#columns, this.#size, fact, (doc, value) => {
      for (const at of choicesAt(SEARCHED_FACTS[id], value)) addTo(choices[at]!, doc)
    })
    return choices.map((docs) => docSet(docs, this.#sites))
  }

  #findEditions(fact: number): number[] {
    const found = new Set<number>()
    visitValues(this.#columns, this.#size, fact, (_doc, _value, edition) => found.add(edition))
    return [...found]
  }

  #countByCountry(fact: number): Uint32Array {
    const counts = new Uint32Array(this.#countries.length)
    addCommonCounts(counts, this.known(fact).docs, this.#countries)
    return counts
  }

  #makeOrder(fact: number, sign: 1 | -1): Uint32Array {
    const { values } = this.values(fact)
    const docs = bitsToList(knownDocs(this.#columns, this.#size, fact))
    return docs.sort((a, b) => sign * (values[a]! - values[b]!) || a - b)
  }
}

/** Returns a set whose sites are looked up once, on demand. */
function docSet(docs: Bitmap, sites: Sites): DocSet {
  let known: Bitmap | undefined
  return {
    docs,
    siteDocs: () => {
      known ??= sitesIn(sites, docs, emptyBitmap)
      return known
    },
  }
}
