import { diffWordsWithSpace } from 'diff'
import { type Content, changesBetween, KEPT_COLUMNS, type KeptColumn } from '../content.ts'

/** A piece of a text that both versions have, or only one of them. */
export type Piece = { text: string; kind: 'same' | 'added' | 'removed' }
type Value = Content['facts'][KeptColumn]

/** A difference in one fact, or in one text word by word. */
export type Difference =
  | { column: KeptColumn; before: Value; after: Value }
  | { section: string; language: string; pieces: Piece[] }

/**
 * Most words that are added or removed, about 0.1 s of processor time. More occur only between long texts that have
 * little in common, of which a comparison tells nothing.
 */
const MAX_EDITS = 1000

/** Returns the differences from one content to another, facts before texts. */
export function differences(before: Content, after: Content): Difference[] {
  return changesBetween(before, after).map((name) => {
    const column = KEPT_COLUMNS.find((one) => one === name)
    if (column) return { column, before: before.facts[column], after: after.facts[column] }
    const [section = '', language = ''] = name.split('.')
    return { section, language, pieces: pieces(before.texts[name] ?? '', after.texts[name] ?? '') }
  })
}

function pieces(before: string, after: string): Piece[] {
  const whole: Piece[] = [
    { text: before, kind: 'removed' },
    { text: after, kind: 'added' },
  ]
  const found = diffWordsWithSpace(before, after, { maxEditLength: MAX_EDITS })?.map(
    ({ value, added, removed }): Piece => ({ text: value, kind: added ? 'added' : removed ? 'removed' : 'same' }),
  )
  return (found ?? whole).filter(({ text }) => text !== '')
}
