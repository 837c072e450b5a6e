import type { Mapping } from '#app/features/import-runs/mapping/mapping.schema.ts'
import { wordTable } from '#app/features/import-runs/mapping/word-table.ts'
import { type Fact, textOf } from '../facts/fact.ts'
import type { Row } from '../source.ts'
import { textOfCell } from './cells.ts'
import { hasForm } from './forms.ts'
import { dayIn } from './mapped-period.ts'
import type { TrialNotes } from './trial-notes.ts'

type Kind = 'predecessor' | 'successor'
type Links = Record<Kind, Set<string>>
/** The day of the import (YYYY-MM-DD). */
type Place = { today: string }

/** Gathers the schools before and after each school; a file has one row for each of them. */
export type Relations = {
  add: (code: string, row: Row, place: Place) => void
  /** Codes of schools, and the facts that name those before and after them. */
  facts: () => Iterable<{ code: string; facts: readonly Fact[] }>
}

/** Prepares the relations of a mapping for a file. Those of a later day than that of the import do not hold yet. */
export function gatherRelations(mapping: Mapping, notes: TrialNotes): Relations {
  const readers = mapping.relations.map((declared) => relationReader(declared, mapping, notes))
  const known = new Map<string, Links>()
  const linksOf = (code: string): Links => {
    const links = known.get(code) ?? { predecessor: new Set(), successor: new Set() }
    known.set(code, links)
    return links
  }
  return {
    add: (code, row, place) => {
      for (const read of readers) {
        const { kind, others } = read(row, place) ?? { others: [] }
        if (kind) for (const other of others) linksOf(code)[kind].add(other)
      }
    },
    facts: function* () {
      for (const [code, { predecessor, successor }] of known) {
        const facts = [
          ...textOf('predecessors', [...predecessor].toSorted().join(', ')),
          ...textOf('successors', [...successor].toSorted().join(', ')),
        ]
        yield { code, facts }
      }
    },
  }
}

function relationReader(
  { other, kind, date }: Mapping['relations'][number],
  { code, country }: Mapping,
  notes: TrialNotes,
): (row: Row, place: Place) => { kind: Kind; others: string[] } | undefined {
  const kindOf = wordTable<Kind>(kind.values ?? { predecessor: 'predecessor', successor: 'successor' })
  const isCode = (text: string) => text !== '' && (!code.forms || hasForm(code.forms, text))
  return (row, place) => {
    const cell = textOfCell(row, other, country)
    const word = textOfCell(row, kind, country)
    if (cell === '' || word === '') return undefined
    const found = kindOf(word)
    if (!found) {
      notes.unmapped('relations', word)
      return undefined
    }
    const day = date && dayIn(textOfCell(row, date, country))
    if (day !== undefined && day > place.today) return undefined
    const codes = other.separatedBy === undefined ? [cell] : cell.split(other.separatedBy)
    const others = codes.map((one) => one.trim().padStart(code.pad ?? 0, '0')).filter(isCode)
    if (others.length < codes.length) notes.unread('relations', cell)
    return { kind: found, others }
  }
}
