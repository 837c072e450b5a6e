import type { QueryWord } from '../../language/terms.ts'
import type { Segment } from '../segment/segment.ts'
import { nearTerms } from '../text/deletions.ts'
import { allowedEdits, editDistance } from '../text/edit-distance.ts'
import { prefixRange, termNumber } from '../text/lexicon.ts'
import { cityWordTerm, correctablePart, regionWordTerm } from '../text/term-kinds.ts'
import { intersect, LEVEL, type Match, unite } from './match.ts'
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
  if (tolerance.edits && word.fuzzy) terms.push(...correctedTerms(segment, word.text))
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
export function correctedTerms({ lexicon, deletionOffsets, deletionTerms }: Segment, text: string): LevelledTerm[] {
  const allowed = allowedEdits(text)
  if (allowed === 0) return []
  const found: LevelledTerm[] = []
  for (const term of nearTerms({ offsets: deletionOffsets, terms: deletionTerms }, text, allowed)) {
    const edits = editDistance(text, correctablePart(lexicon[term]!), allowed)
    if (edits > 0 && edits <= allowed) found.push({ term, level: edits === 1 ? LEVEL.oneEdit : LEVEL.twoEdits })
  }
  return found
}
