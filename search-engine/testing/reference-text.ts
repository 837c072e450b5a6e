import { allowedEdits, editDistance } from '../base/text/edit-distance.ts'
import type { SchoolDocument } from '../index/document.ts'
import { documentTerms } from '../index/terms/document-terms.ts'
import type { QueryWord } from '../language/names/terms.ts'
import { cityWordTerm, regionWordTerm } from '../language/term-kinds.ts'

/** The level of a school that does not match. */
export const NEVER = 5

/** A school with its terms. */
export type Indexed = { school: SchoolDocument; written: string[]; synonyms: string[] }

export function indexSchool(school: SchoolDocument): Indexed {
  return { school, ...documentTerms(school) }
}

/** What counts besides whole words; beginnings count with edits, too. */
type Kind = 'whole' | 'beginnings' | 'edits'

/** Returns the level of schools that have all words, found by looking at every term of every school. */
export function wordLevels(
  schools: Indexed[],
  words: readonly QueryWord[],
  scope: 'name' | 'anywhere',
  kindOf: (word: QueryWord) => Kind,
): Map<Indexed, number> {
  const all = schools.map((indexed): [Indexed, number] => {
    return [indexed, Math.max(0, ...words.map((word) => levelOf(indexed, word, scope, kindOf(word))))]
  })
  return new Map(all.filter(([, level]) => level < NEVER))
}

function levelOf(indexed: Indexed, word: QueryWord, scope: 'name' | 'anywhere', kind: Kind): number {
  const { spelt } = word
  const best = spelt === undefined ? 0 : 1
  const whole = word.alternatives.map((parts) =>
    Math.max(...parts.map((part) => wholeLevel(indexed, part, scope, best))),
  )
  if (spelt !== undefined) whole.push(wholeLevel(indexed, spelt, 'name', 0))
  const isBegun = kind !== 'whole' && word.prefix && begins(indexed, word.text)
  const edits = kind === 'edits' && word.fuzzy ? editsOf(indexed, word) : NEVER
  const without = word.isInitial ? 2 : NEVER
  return Math.min(...whole, without, isBegun ? 2 : NEVER, edits === 1 || edits === 2 ? 2 + edits : NEVER)
}

/** @param best level of schools that have it in their name */
function wholeLevel({ written, synonyms }: Indexed, text: string, scope: 'name' | 'anywhere', best: number): number {
  const elsewhere = scope === 'name' ? [] : [cityWordTerm(text), regionWordTerm(text)]
  if (elsewhere.some((term) => written.includes(term))) return 0
  if (written.includes(text)) return best
  return [text, ...elsewhere].some((term) => synonyms.includes(term)) ? 1 : NEVER
}

function begins({ written, synonyms }: Indexed, text: string): boolean {
  const starts = [text, cityWordTerm(text)]
  return [...written, ...synonyms].some((term) => starts.some((start) => term.startsWith(start) && term !== start))
}

function editsOf({ written, synonyms }: Indexed, { text, typed }: QueryWord): number {
  const words = [...written, ...synonyms]
    .map((term) => term.replace(/^[=&]/, ''))
    .filter((term) => /^\p{L}+$/u.test(term))
  const edits = [text, typed].flatMap((one) =>
    words.flatMap((word) => {
      const allowed = allowedEdits(one, word)
      const count = editDistance(one, word, allowed)
      return count > 0 && count <= allowed ? [count] : []
    }),
  )
  return Math.min(NEVER, ...edits)
}
