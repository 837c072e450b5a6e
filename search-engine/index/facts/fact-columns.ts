import { SEARCHED_FACT_IDS, SEARCHED_FACTS, type SearchedFactId } from '../../base/searched-facts.ts'
import { addTo, type Bitmap, emptyBitmap, visitBits } from '../../base/sets/bitmap.ts'
import { GONE, type Numbers } from '../columns/new-numbers.ts'
import type { SegmentData } from '../columns/segment-data.ts'
import type { SchoolDocument } from '../document.ts'

/**
 * The values of all facts, one fact after the other, each by document; schools without a value take one bit. Numbers,
 * and the bits of facts with several choices, have an edition; a choice or a flag needs one byte.
 */
export type FactColumns = Pick<
  SegmentData,
  'factKnown' | 'factStarts' | 'factNumbers' | 'factEditions' | 'factChoices' | 'editions'
>

const isNumber = (id: SearchedFactId) => ['number', 'choices'].includes(SEARCHED_FACTS[id].kind)

export function factColumns(schools: readonly SchoolDocument[]): FactColumns {
  const most = schools.reduce((sum, { facts = [] }) => sum + facts.length, 0)
  const writer = new FactWriter(schools.length, { numbers: most, choices: most })
  for (const id of SEARCHED_FACT_IDS) {
    writer.begin(id)
    for (const [doc, { facts = [] }] of schools.entries()) {
      const found = facts.find(({ fact }) => fact === id)
      if (found) writer.add(doc, found.value, found.edition)
    }
  }
  return writer.finish()
}

type Merged = FactColumns & Pick<SegmentData, 'traits'>

/** Returns the values of two segments under the new numbers of their documents, of which there are `size`. */
export function mergeFactColumns(a: Merged, b: Merged, numbers: Numbers, size: number): FactColumns {
  const writer = new FactWriter(size, {
    numbers: a.factNumbers.length + b.factNumbers.length,
    choices: a.factChoices.length + b.factChoices.length,
  })
  const values = new Float32Array(size)
  const editions = new Uint32Array(size)
  for (const [fact, id] of SEARCHED_FACT_IDS.entries()) {
    const known = emptyBitmap(size)
    const take = (from: Merged, numbersOf: Uint32Array) =>
      visitValues(from, from.traits.length, fact, (doc, value, edition) => {
        const to = numbersOf[doc]!
        if (to === GONE) return
        addTo(known, to)
        values[to] = value
        editions[to] = edition
      })
    take(a, numbers.a)
    take(b, numbers.b)
    writer.begin(id)
    visitBits(known, (doc) => writer.add(doc, values[doc]!, editions[doc]!))
  }
  return writer.finish()
}

/** Returns the values of a fact and their editions by document; NaN and 0 where it is not known. */
export function denseValues(columns: FactColumns, size: number, fact: number) {
  const values = new Float32Array(size).fill(Number.NaN)
  const editions = new Uint32Array(size)
  visitValues(columns, size, fact, (doc, value, edition) => {
    values[doc] = value
    editions[doc] = edition
  })
  return { values, editions }
}

/** Visits the documents for which a fact is known, in ascending order. */
export function visitValues(
  columns: FactColumns,
  size: number,
  fact: number,
  visit: (doc: number, value: number, edition: number) => void,
): void {
  const { factStarts, factNumbers, factChoices, factEditions, editions } = columns
  let at = factStarts[fact]!
  const isNumeric = isNumber(SEARCHED_FACT_IDS[fact]!)
  visitBits(knownDocs(columns, size, fact), (doc) => {
    if (isNumeric) visit(doc, factNumbers[at]!, editions[factEditions[at]!]!)
    else visit(doc, factChoices[at]!, 0)
    at++
  })
}

/** Returns the documents for which a fact is known, as a view on the column. */
export function knownDocs({ factKnown }: FactColumns, size: number, fact: number): Bitmap {
  const words = emptyBitmap(size).length
  return factKnown.subarray(fact * words, (fact + 1) * words)
}

/** Writes fact by fact in the order of {@link SEARCHED_FACT_IDS}, the documents of each in ascending order. */
class FactWriter {
  readonly #known: Bitmap
  readonly #words: number
  readonly #starts = new Uint32Array(SEARCHED_FACT_IDS.length)
  readonly #numbers: Float32Array
  readonly #editions: Uint16Array
  readonly #choices: Uint8Array
  readonly #table = new Map<number, number>()
  #facts = 0
  #isNumeric = false
  #numberCount = 0
  #choiceCount = 0

  /** @param most how many values may be written */
  constructor(size: number, most: { numbers: number; choices: number }) {
    this.#words = emptyBitmap(size).length
    this.#known = new Int32Array(this.#words * SEARCHED_FACT_IDS.length)
    this.#numbers = new Float32Array(most.numbers)
    this.#editions = new Uint16Array(most.numbers)
    this.#choices = new Uint8Array(most.choices)
  }

  begin(id: SearchedFactId): void {
    this.#isNumeric = isNumber(id)
    this.#starts[this.#facts++] = this.#isNumeric ? this.#numberCount : this.#choiceCount
  }

  add(doc: number, value: number, edition: number): void {
    addTo(this.#known, (this.#facts - 1) * this.#words * 32 + doc)
    if (!this.#isNumeric) {
      this.#choices[this.#choiceCount++] = value
      return
    }
    const known = this.#table.get(edition)
    if (known === undefined) this.#table.set(edition, this.#table.size)
    this.#editions[this.#numberCount] = known ?? this.#table.size - 1
    this.#numbers[this.#numberCount++] = value
  }

  finish(): FactColumns {
    return {
      factKnown: this.#known,
      factStarts: this.#starts,
      factNumbers: this.#numbers.slice(0, this.#numberCount),
      factEditions: this.#editions.slice(0, this.#numberCount),
      factChoices: this.#choices.slice(0, this.#choiceCount),
      editions: Uint32Array.from(this.#table.keys()),
    }
  }
}
