import type { SchoolDocument } from '../document.ts'
import type { SegmentData } from '../segment/segment-data.ts'
import { addTo, type Bitmap, countBits, emptyBitmap, visitBits } from '../sets/bitmap.ts'
import { SEARCHED_FACT_IDS, SEARCHED_FACTS, type SearchedFactId } from './searched-facts.ts'

/**
 * The values of all facts, one fact after the other, each by document; schools without a value take a bit. Numbers have
 * an edition, choices and flags need one byte.
 */
export type FactColumns = Pick<
  SegmentData,
  'factKnown' | 'factStarts' | 'factNumbers' | 'factEditions' | 'factChoices' | 'editions'
>

const isNumber = (id: SearchedFactId) => SEARCHED_FACTS[id].kind === 'number'

/** The values of one fact by document, with their editions if it is a number. */
type Values = { known: Bitmap; values: number[]; editions: number[] }

export function factColumns(schools: readonly SchoolDocument[]): FactColumns {
  const byFact = SEARCHED_FACT_IDS.map(() => noValues(schools.length))
  for (const [doc, { facts = [] }] of schools.entries()) {
    for (const { fact, value, edition } of facts) add(byFact[SEARCHED_FACT_IDS.indexOf(fact)], doc, value, edition)
  }
  return packed(byFact)
}

type Merged = FactColumns & Pick<SegmentData, 'traits'>

/**
 * Returns the values of two segments under the new numbers of their documents.
 *
 * @param sources origin of each new document: its number in `a`, or its number in `b` plus the size of `a`
 */
export function mergeFactColumns(a: Merged, b: Merged, sources: Uint32Array): FactColumns {
  const size = a.traits.length
  const byFact = SEARCHED_FACT_IDS.map((_, fact) => {
    const [left, right] = [denseValues(a, size, fact), denseValues(b, b.traits.length, fact)]
    const merged = noValues(sources.length)
    for (let doc = 0; doc < sources.length; doc++) {
      const source = sources[doc]!
      const [from, at] = source < size ? [left, source] : [right, source - size]
      if (!Number.isNaN(from.values[at]!)) add(merged, doc, from.values[at]!, from.editions[at]!)
    }
    return merged
  })
  return packed(byFact)
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

/** Visits the documents of which a fact is known, in ascending order. */
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

/** Returns the documents of which a fact is known, as a view on the column. */
export function knownDocs({ factKnown }: FactColumns, size: number, fact: number): Bitmap {
  const words = emptyBitmap(size).length
  return factKnown.subarray(fact * words, (fact + 1) * words)
}

const noValues = (size: number): Values => ({ known: emptyBitmap(size), values: [], editions: [] })

/** Documents come in ascending order. */
function add(fact: Values | undefined, doc: number, value: number, edition: number): void {
  if (!fact) return
  addTo(fact.known, doc)
  fact.values.push(value)
  fact.editions.push(edition)
}

function packed(byFact: readonly Values[]): FactColumns {
  const numbers = byFact.filter((_, fact) => isNumber(SEARCHED_FACT_IDS[fact]!))
  const editions = [...new Set(numbers.flatMap((fact) => [...new Set(fact.editions)]))]
  const indexOf = new Map(editions.map((edition, at) => [edition, at]))
  const words = byFact[0]?.known.length ?? 0
  const factKnown = new Int32Array(byFact.length * words)
  for (const [fact, { known }] of byFact.entries()) factKnown.set(known, fact * words)
  return {
    factKnown,
    factStarts: starts(byFact),
    factNumbers: Float32Array.from(numbers.flatMap(({ values }) => values)),
    factEditions: Uint16Array.from(numbers.flatMap((fact) => fact.editions.map((edition) => indexOf.get(edition)!))),
    factChoices: Uint8Array.from(
      byFact.filter((_, fact) => !isNumber(SEARCHED_FACT_IDS[fact]!)).flatMap(({ values }) => values),
    ),
    editions: Uint32Array.from(editions),
  }
}

/** Numbers and choices are counted separately. */
function starts(byFact: readonly Values[]): Uint32Array {
  let [numbers, choices] = [0, 0]
  return Uint32Array.from(byFact, ({ known }, fact) => {
    const count = countBits(known)
    if (isNumber(SEARCHED_FACT_IDS[fact]!)) {
      numbers += count
      return numbers - count
    }
    choices += count
    return choices - count
  })
}
