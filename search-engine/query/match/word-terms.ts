import { allowedEdits, editDistance, mostEdits } from '../../base/text/edit-distance.ts'
import { byteLengthOf, prefixRange, termAt, termNumber } from '../../base/text/lexicon.ts'
import type { Segment } from '../../index/segment/segment.ts'
import { nearTerms } from '../../index/terms/deletions.ts'
import type { QueryWord } from '../../language/names/terms.ts'
import { cityWordTerm, regionWordTerm, wordInTerm } from '../../language/term-kinds.ts'
import { LEVEL, type Level } from './match.ts'
import { postingCount, type TermRange } from './match-terms.ts'

/** Where words are searched for: in names only, or in towns and regions too. */
export type Scope = 'name' | 'anywhere'
/** What counts besides whole words. */
export type Tolerance = { beginnings: boolean; edits: boolean }
export const WHOLE_WORDS: Tolerance = { beginnings: false, edits: false }
export const BEGINNINGS: Tolerance = { beginnings: true, edits: false }
export const EDITS: Tolerance = { beginnings: true, edits: true }

/**
 * Returns the term for a word in each field of the scope.
 *
 * @param level of documents that have it in their name
 */
export function wholeTerms(segment: Segment, text: string, scope: Scope, level: Level): TermRange[] {
  const elsewhere = scope === 'name' ? [] : [cityWordTerm(text), regionWordTerm(text)]
  return [...oneTerm(segment, text, level), ...elsewhere.flatMap((term) => oneTerm(segment, term, LEVEL.written))]
}

/** Returns a term as a range; empty if no document has it. */
export function oneTerm({ lexicon }: Segment, text: string, level: Level): TermRange[] {
  const term = termNumber(lexicon, text)
  return term === -1 ? [] : [{ from: term, to: term + 1, level }]
}

/** Returns the longer terms that begin with the word. */
export function beginningTerms({ lexicon }: Segment, text: string, scope: Scope): TermRange[] {
  const beginnings = scope === 'name' ? [text] : [text, cityWordTerm(text)]
  return beginnings.map((beginning) => {
    const [from, to] = prefixRange(lexicon, beginning)
    const longer = termNumber(lexicon, beginning) === from ? from + 1 : from
    return { from: longer, to, level: LEVEL.beginning }
  })
}

/**
 * Returns terms of names, towns and regions of which a word may be a misspelling.
 *
 * @param fewest postings of a term; those with fewer are not compared with the word
 */
export function correctedTerms(segment: Segment, { text, typed }: QueryWord, fewest = 0): TermRange[] {
  const { lexicon, deletionOffsets, deletionTerms } = segment
  const isFrequent = (term: number) => fewest === 0 || postingCount(segment, { from: term, to: term + 1 }) >= fewest
  const found = new Map<number, Level>()
  for (const word of new Set([text, typed])) {
    const most = mostEdits(word)
    if (most === 0) continue
    for (const term of nearTerms({ offsets: deletionOffsets, terms: deletionTerms }, word, most, isFrequent)) {
      // A term has at least as many bytes as letters, so this one is too short whatever its letters are.
      if (byteLengthOf(lexicon, term) < word.length - most) continue
      const edits = editsBetween(word, wordInTerm(termAt(lexicon, term)))
      if (edits === 1) found.set(term, LEVEL.oneEdit)
      else if (edits === 2 && !found.has(term)) found.set(term, LEVEL.twoEdits)
    }
  }
  return Array.from(found, ([term, level]) => ({ from: term, to: term + 1, level }))
}

/** Returns the number of typing errors between two words, 0 if there are none or more than allowed. */
function editsBetween(typed: string, meant: string): number {
  const allowed = allowedEdits(typed, meant)
  const edits = editDistance(typed, meant, allowed)
  return edits <= allowed ? edits : 0
}
