import { addTo, type Bitmap, emptyBitmap } from '../sets/bitmap.ts'
import type { FactColumns } from './fact-columns.ts'
import { choiceAt, choiceNames, SEARCHED_FACT_IDS, SEARCHED_FACTS } from './searched-facts.ts'

/** The values of a fact by document; NaN and 0 where it is not known. */
type FactValues = { values: Float32Array; editions: Uint32Array }

/** The documents of which a fact is known, and those with each of its choices. */
type FactBitmaps = { known: Bitmap; choices: readonly Bitmap[] }

/**
 * The facts of a segment. What searches need of a fact is derived from the stored columns when the first one needs it,
 * so that facts cost nothing while a segment is opened, and never what nobody asks for.
 */
export class SegmentFacts {
  readonly #columns: FactColumns
  readonly #size: number
  readonly #bitmaps: FactBitmaps[] = []
  readonly #values: FactValues[] = []
  readonly #orders: Uint32Array[] = []

  /** @param size number of documents */
  constructor(columns: FactColumns, size: number) {
    this.#columns = columns
    this.#size = size
  }

  /** @param fact index of {@link SEARCHED_FACT_IDS} */
  bitmaps(fact: number): FactBitmaps {
    this.#bitmaps[fact] ??= this.#makeBitmaps(fact)
    return this.#bitmaps[fact]
  }

  values(fact: number): FactValues {
    this.#values[fact] ??= this.#makeValues(fact)
    return this.#values[fact]
  }

  /**
   * Returns the documents of which a fact is known, equal values by number.
   *
   * @param sign 1 for the smallest value first, -1 for the greatest
   */
  order(fact: number, sign: 1 | -1): Uint32Array {
    const key = fact * 2 + (sign === 1 ? 0 : 1)
    this.#orders[key] ??= this.#makeOrder(fact, sign)
    return this.#orders[key]
  }

  #makeBitmaps(fact: number): FactBitmaps {
    const id = SEARCHED_FACT_IDS[fact]!
    const known = emptyBitmap(this.#size)
    const choices = choiceNames(id).map(() => emptyBitmap(this.#size))
    this.#visit(fact, (doc, value) => {
      addTo(known, doc)
      const choice = choices[choiceAt(SEARCHED_FACTS[id], value)]
      if (choice) addTo(choice, doc)
    })
    return { known, choices }
  }

  #makeValues(fact: number): FactValues {
    const values = new Float32Array(this.#size).fill(Number.NaN)
    const editions = new Uint32Array(this.#size)
    this.#visit(fact, (doc, value, edition) => {
      values[doc] = value
      editions[doc] = edition
    })
    return { values, editions }
  }

  #makeOrder(fact: number, sign: 1 | -1): Uint32Array {
    const { factOffsets, factDocs } = this.#columns
    const { values } = this.values(fact)
    const docs = factDocs.slice(factOffsets[fact]!, factOffsets[fact + 1]!)
    return docs.sort((a, b) => sign * (values[a]! - values[b]!) || a - b)
  }

  #visit(fact: number, visit: (doc: number, value: number, edition: number) => void): void {
    const { factOffsets, factDocs, factValues, factEditions } = this.#columns
    for (let at = factOffsets[fact]!; at < factOffsets[fact + 1]!; at++)
      visit(factDocs[at]!, factValues[at]!, factEditions[at]!)
  }
}
