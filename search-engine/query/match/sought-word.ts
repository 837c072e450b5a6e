import type { Segment } from '../../index/segment/segment.ts'
import type { QueryWord } from '../../language/names/terms.ts'
import { atBest, intersect, LEVEL, LEVELS, type Match, matchAll, unite } from './match.ts'
import { levelOfTerms, matchTerms, postingCount, type TermRange } from './match-terms.ts'
import { beginningTerms, correctedTerms, oneTerm, type Scope, type Tolerance, wholeTerms } from './word-terms.ts'

/** A word searched for in a segment: the terms for it. No posting has been read yet. */
export type SoughtWord = {
  /** A document must have one of these terms, */
  terms: TermRange[]
  /** or one term of each part of a compound. */
  compounds: TermRange[][][]
  /** Upper bound of the number of documents that match. */
  count: number
  /** Documents without it match too, after those with a synonym of another word. */
  isOptional: boolean
}

/** Level of documents that lack an optional word. */
const WITHOUT = LEVEL.beginning

export function seekWord(segment: Segment, word: QueryWord, scope: Scope, tolerance: Tolerance): SoughtWord {
  const { spelt } = word
  const terms = spelt === undefined ? [] : oneTerm(segment, spelt, LEVEL.written)
  const level = spelt === undefined ? LEVEL.written : LEVEL.synonym
  const compounds: TermRange[][][] = []
  for (const parts of word.alternatives) {
    const found = parts.map((part) => wholeTerms(segment, part, scope, level))
    if (found.length === 1) terms.push(...found[0]!)
    else compounds.push(found)
  }
  if (tolerance.beginnings && word.prefix) terms.push(...beginningTerms(segment, word.text, scope))
  if (tolerance.edits && word.fuzzy) terms.push(...correctedTerms(segment, word))
  const sum = (list: TermRange[]) => list.reduce((total, range) => total + postingCount(segment, range), 0)
  const count = compounds.reduce((total, parts) => total + Math.min(...parts.map(sum)), sum(terms))
  return { terms, compounds, count: word.isInitial ? segment.size : count, isOptional: word.isInitial }
}

/** Returns the documents that have the word, or all if it is optional. */
export function matchSought(segment: Segment, { terms, compounds, isOptional }: SoughtWord): Match {
  const having = compounds
    .map((parts) => parts.map((part) => matchTerms(segment, part)).reduce(intersect))
    .reduce((one, other) => unite(one, other, segment.size), matchTerms(segment, terms))
  if (!isOptional) return having
  return unite(having, atBest(WITHOUT, matchAll(segment.live), segment.size), segment.size)
}

/** Number of terms that {@link levelOfSought} looks at. */
export function probesOf({ terms, compounds }: SoughtWord): number {
  const count = (ranges: TermRange[]) => ranges.reduce((sum, { from, to }) => sum + to - from, 0)
  return count(terms) + compounds.flat().reduce((sum, part) => sum + count(part), 0)
}

/** Returns the level of one document, without the cost of finding all others. */
export function levelOfSought(segment: Segment, { terms, compounds, isOptional }: SoughtWord, doc: number): number {
  let best = Math.min(bestLevel(segment, terms, doc), isOptional ? WITHOUT : LEVELS)
  for (const parts of compounds) {
    let worst = 0
    for (const part of parts) worst = Math.max(worst, bestLevel(segment, part, doc))
    best = Math.min(best, worst)
  }
  return best
}

function bestLevel(segment: Segment, terms: TermRange[], doc: number): number {
  let best: number = LEVELS
  for (const range of terms) best = Math.min(best, levelOfTerms(segment, range, doc))
  return best
}
