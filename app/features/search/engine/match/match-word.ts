import type { QueryWord } from '../../language/terms.ts'
import type { Segment } from '../segment/segment.ts'
import { nearTerms } from '../text/deletions.ts'
import { allowedEdits, editDistance, mostEdits } from '../text/edit-distance.ts'
import { prefixRange, termNumber } from '../text/lexicon.ts'
import { cityWordTerm, correctablePart, regionWordTerm } from '../text/term-kinds.ts'
import { intersect, LEVEL, type Level, type Match, unite } from './match.ts'
import { type LevelledTerm, matchTerms } from './match-terms.ts'

/** Where words are looked for: in names only, or in towns and regions too. */
export type Scope = 'name' | 'anywhere'
/** What counts beside whole words. */
export type Tolerance = { beginnings: boolean; edits: boolean }
export const WHOLE_WORDS: Tolerance = { beginnings: false, edits: false }

/** The documents of a segment that have a word. */
export function matchWord(segment: Segment, word: QueryWord, scope: Scope, tolerance: Tolerance): Match {
  const single = word.alternatives.filter((terms) => terms.length === 1)
  const terms = single.flatMap(([term]) => wholeTerms(segment, term!, scope))
  if (tolerance.beginnings && word.prefix) terms.push(...beginningTerms(segment, word.text, scope))
  if (tolerance.edits && word.fuzzy) terms.push(...correctedTerms(segment, word))
  return word.alternatives
    .filter((parts) => parts.length > 1)
    .map((parts) => matchParts(segment, parts, scope))
    .reduce((one, other) => unite(one, other, segment.size), matchTerms(segment, terms))
}

function matchParts(segment: Segment, parts: string[], scope: Scope): Match {
  return parts.map((part) => matchTerms(segment, wholeTerms(segment, part, scope))).reduce(intersect)
}

/** The term of a word in each field of the scope. */
function wholeTerms({ lexicon }: Segment, text: string, scope: Scope): LevelledTerm[] {
  const terms = scope === 'name' ? [text] : [text, cityWordTerm(text), regionWordTerm(text)]
  return terms
    .map((term) => termNumber(lexicon, term))
    .filter((term) => term !== -1)
    .map((term) => ({ term, level: LEVEL.written }))
}

/** Longer terms that begin so. */
function beginningTerms({ lexicon }: Segment, text: string, scope: Scope): LevelledTerm[] {
  const beginnings = scope === 'name' ? [text] : [text, cityWordTerm(text)]
  return beginnings.flatMap((beginning) => {
    const [from, to] = prefixRange(lexicon, beginning)
    const longer = lexicon[from] === beginning ? from + 1 : from
    return Array.from({ length: to - longer }, (_, at) => ({ term: longer + at, level: LEVEL.beginning }))
  })
}

/** Terms of names, towns and regions that a word may be a typing error of. */
export function correctedTerms(segment: Segment, { text, typed }: QueryWord): LevelledTerm[] {
  const { lexicon, deletionOffsets, deletionTerms } = segment
  const found = new Map<number, Level>()
  for (const word of new Set([text, typed])) {
    const most = mostEdits(word)
    if (most === 0) continue
    for (const term of nearTerms({ offsets: deletionOffsets, terms: deletionTerms }, word, most)) {
      const edits = editsBetween(word, correctablePart(lexicon[term]!))
      if (edits === 1) found.set(term, LEVEL.oneEdit)
      else if (edits === 2 && !found.has(term)) found.set(term, LEVEL.twoEdits)
    }
  }
  return Array.from(found, ([term, level]) => ({ term, level }))
}

/** Typing errors that make one word of the other, 0 if there are none or more than allowed. */
export function editsBetween(typed: string, meant: string): number {
  const allowed = allowedEdits(typed, meant)
  const edits = editDistance(typed, meant, allowed)
  return edits <= allowed ? edits : 0
}
