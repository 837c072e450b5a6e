import { FACTS } from '#app/features/facts/vocabulary/facts.ts'
import type { MappedFact } from '#app/features/import-runs/mapping/fact.schema.ts'
import type { Mapping } from '#app/features/import-runs/mapping/mapping.schema.ts'
import { wordList, wordTable } from '#app/features/import-runs/mapping/word-table.ts'
import { type Fact, numberOf, textOf } from '../facts/fact.ts'
import type { Row } from '../source.ts'
import { textOfCell } from './cells.ts'
import { dayIn, periodReader } from './mapped-period.ts'
import type { TrialNotes } from './trial-notes.ts'

/** Returns the facts of a row, or undefined if the row does not give their time. */
export type FactsOfRow = (row: Row) => readonly Fact[] | undefined

/**
 * Prepares the facts of a mapping for a file.
 *
 * @throws ImportError when nothing gives their time
 */
export function factsReader(mapping: Mapping, file: string, day: string | undefined, notes: TrialNotes): FactsOfRow {
  const ofAll = mapping.period && periodReader(mapping.period, file, day)
  const readers = mapping.facts.map((declared) => {
    const own = declared.period ? periodReader(declared.period, file, day) : ofAll
    return { period: own, read: factReader(declared, mapping, notes) }
  })
  return (row) => {
    const facts: Fact[] = []
    for (const { period, read } of readers) {
      const found = read(row)
      if (!found) continue
      const at = period?.(row)
      if (period && !at) return undefined
      facts.push(at ? { ...found, period: at } : found)
    }
    return facts
  }
}

type ReadFact = (row: Row) => Fact | undefined

function factReader(declared: MappedFact, { country }: Mapping, notes: TrialNotes): ReadFact {
  const { fact, missing = {} } = declared
  const reasonOf = wordTable(missing)
  const meaningOf = meaningReader(declared, notes)
  const factOf = valueReader(declared)
  return (row) => {
    const cell = textOfCell(row, declared, country)
    if (cell === '') return undefined
    const reason = reasonOf(cell)
    if (reason) return { fact, missing: reason }
    const meaning = meaningOf(cell)
    if (meaning === undefined) return undefined
    const found = factOf(meaning)
    if (!found) notes.unread(fact, cell)
    return found
  }
}

/** Returns the meanings of cells, which are the cells themselves where there is no table of values. */
function meaningReader({ fact, values, separatedBy }: MappedFact, notes: TrialNotes) {
  if (!values) return (cell: string) => cell
  const known = wordTable(values)
  const meaningOf = (word: string) => {
    const meaning = known(word)
    if (meaning === undefined) notes.unmapped(fact, word)
    return meaning
  }
  if (FACTS[fact].kind !== 'choices' || separatedBy === undefined) return meaningOf
  return (cell: string) => {
    const meanings = cell.split(separatedBy).flatMap((word) => (word.trim() && meaningOf(word.trim())) || [])
    return meanings.length > 0 ? [...new Set(meanings)].join(separatedBy) : undefined
  }
}

function valueReader(declared: MappedFact): (text: string) => Fact | undefined {
  const { fact, times = 1, thousands, yes = [], no = [], contains, separatedBy = ',' } = declared
  const { kind } = FACTS[fact]
  if (kind === 'number')
    return (text) => numberOf(fact, thousands ? text.replaceAll(thousands, '') : text, { times })[0]
  if (kind === 'day')
    return (text) => {
      const day = dayIn(text)
      return day === undefined ? undefined : { fact, choice: day }
    }
  if (kind !== 'flag') return (text) => textOf(fact, listed(text, declared.separatedBy))[0]
  if (contains !== undefined) {
    const isWord = wordList([contains])
    return (text) => ({ fact, number: text.split(separatedBy).some((one) => isWord(one.trim())) ? 1 : 0 })
  }
  const [isYes, isNo] = [wordList(yes), wordList(no)]
  return (text) => (isYes(text) ? { fact, number: 1 } : isNo(text) ? { fact, number: 0 } : undefined)
}

function listed(text: string, separatedBy: string | undefined): string {
  if (separatedBy === undefined) return text
  return text
    .split(separatedBy)
    .map((one) => one.trim())
    .filter(Boolean)
    .join('; ')
}
