import type { SchoolDocument } from '../document.ts'
import type { SegmentData } from '../segment/segment-data.ts'
import { SEARCHED_FACT_IDS } from './searched-facts.ts'

/** The values of all facts, one fact after the other; schools without a value take no room. */
export type FactColumns = Pick<SegmentData, 'factOffsets' | 'factDocs' | 'factValues' | 'factEditions'>

/** Document, value and edition of each value, one after the other. */
type Values = number[]
const WIDTH = 3

export function factColumns(schools: readonly SchoolDocument[]): FactColumns {
  const byFact = SEARCHED_FACT_IDS.map((): Values => [])
  for (const [doc, { facts = [] }] of schools.entries()) {
    for (const { fact, value, edition } of facts) byFact[SEARCHED_FACT_IDS.indexOf(fact)]?.push(doc, value, edition)
  }
  return packed(byFact)
}

/**
 * Returns the values of two segments under the new numbers of their documents.
 *
 * @param sources origin of each new document: its number in `a`, or its number in `b` plus the size of `a`
 */
export function mergeFactColumns(a: SegmentData, b: SegmentData, sources: Uint32Array): FactColumns {
  const size = a.traits.length
  const numbers = new Int32Array(size + b.traits.length).fill(-1)
  for (let doc = 0; doc < sources.length; doc++) numbers[sources[doc]!] = doc
  const byFact = SEARCHED_FACT_IDS.map((_, fact) => {
    const values: Values = []
    addRenumbered(values, a, fact, numbers.subarray(0, size))
    addRenumbered(values, b, fact, numbers.subarray(size))
    return values
  })
  return packed(byFact)
}

function addRenumbered(values: Values, columns: FactColumns, fact: number, numbers: Int32Array): void {
  const { factOffsets, factDocs, factValues, factEditions } = columns
  for (let at = factOffsets[fact]!; at < factOffsets[fact + 1]!; at++) {
    const doc = numbers[factDocs[at]!]!
    if (doc !== -1) values.push(doc, factValues[at]!, factEditions[at]!)
  }
}

function packed(byFact: readonly Values[]): FactColumns {
  const factOffsets = new Uint32Array(byFact.length + 1)
  for (const [fact, values] of byFact.entries()) factOffsets[fact + 1] = factOffsets[fact]! + values.length / WIDTH
  const count = factOffsets[byFact.length]!
  const columns = {
    factOffsets,
    factDocs: new Uint32Array(count),
    factValues: new Float32Array(count),
    factEditions: new Uint32Array(count),
  }
  let at = 0
  for (const values of byFact) {
    for (let i = 0; i < values.length; i += WIDTH, at++) {
      columns.factDocs[at] = values[i]!
      columns.factValues[at] = values[i + 1]!
      columns.factEditions[at] = values[i + 2]!
    }
  }
  return columns
}
