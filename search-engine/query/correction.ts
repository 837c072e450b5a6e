import { termAt } from '../base/text/lexicon.ts'
import { stringAt } from '../base/text/strings.ts'
import { namesOf, regionsOf, townsOf } from '../index/columns/segment-data.ts'
import type { Segment } from '../index/segment/segment.ts'
import { docOf } from '../index/terms/postings.ts'
import { isShortenedToInitial } from '../language/names/synonyms.ts'
import type { QueryWord } from '../language/names/terms.ts'
import { wordInTerm } from '../language/term-kinds.ts'
import { countLive, LEVEL, LEVELS } from './match/match.ts'
import { levelOfTerms, postingCount, type TermRange } from './match/match-terms.ts'
import { matchWords } from './match/match-text.ts'
import type { SearchMemo } from './match/search-memo.ts'
import { levelOfSought } from './match/sought-word.ts'
import { BEGINNINGS, correctedTerms, EDITS, WHOLE_WORDS } from './match/word-terms.ts'
import type { Placed } from './rank/order.ts'
import { replaceWords, writtenAs } from './replace-words.ts'

/** A likelier search has this many times as many results. */
const LIKELIER_FACTOR = 10

/** Words of the best result for the typed words that it lacks, keyed by the folded typed words. */
export type Corrections = ReadonlyMap<string, string>

export function correctionsBy(best: Placed, words: readonly QueryWord[], memo: SearchMemo): Corrections {
  return new Map(
    words.flatMap((word) => {
      const corrected = correctedWord(word, best, memo)
      return corrected === undefined ? [] : [[word.text, corrected]]
    }),
  )
}

/** Returns undefined if the document has the word as typed. */
function correctedWord(word: QueryWord, { segment, doc }: Placed, memo: SearchMemo): string | undefined {
  const typed = memo.seek(segment, word, 'anywhere', BEGINNINGS)
  if (levelOfSought(segment, typed, doc) < LEVELS) return undefined
  const { terms } = memo.seek(segment, word, 'anywhere', EDITS)
  const held = terms.filter((range) => range.level >= LEVEL.oneEdit && levelOfTerms(segment, range, doc) < LEVELS)
  const best = likeliestRange(segment, held)
  return best && writtenIn(segment, doc, best.from)
}

function likeliestRange(segment: Segment, terms: TermRange[]): TermRange | undefined {
  return terms.sort((a, b) => a.level - b.level || postingCount(segment, b) - postingCount(segment, a))[0]
}

/** Returns a term as written in the name, town or region of a document. */
function writtenIn(segment: Segment, doc: number, term: number): string {
  const town = segment.town[doc]!
  const texts = [stringAt(namesOf(segment), doc), stringAt(townsOf(segment), town), stringAt(regionsOf(segment), town)]
  return writtenAs(wordInTerm(termAt(segment.lexicon, term)), texts)
}

/**
 * Returns the text with one word replaced by a similar one that this many times as many schools have and that gives
 * this many times as many results. It is only offered, never applied: an existing name is not replaced by a more
 * frequent one.
 */
export function likelierText(
  segment: Segment,
  text: string,
  words: readonly QueryWord[],
  total: number,
  memo: SearchMemo,
): string | undefined {
  for (const word of words.filter(({ fuzzy }) => fuzzy)) {
    const wanted = LIKELIER_FACTOR * Math.max(1, total, memo.seek(segment, word, 'anywhere', WHOLE_WORDS).count)
    if (wanted > segment.size) continue
    const frequent = correctedTerms(segment, word, wanted).filter(
      ({ from }) => !isShortenedToInitial(termAt(segment.lexicon, from)),
    )
    const best = likeliestRange(segment, frequent)
    if (best && countWith(segment, words, word, best.from, memo) >= LIKELIER_FACTOR * Math.max(1, total)) {
      const example = docOf(segment.postings[segment.postingOffsets[best.from]!]!)
      return replaceWords(text, new Map([[word.text, writtenIn(segment, example, best.from)]]))
    }
  }
  return undefined
}

function countWith(
  segment: Segment,
  words: readonly QueryWord[],
  replaced: QueryWord,
  term: number,
  memo: SearchMemo,
): number {
  const replacement = {
    ...replaced,
    spelt: undefined,
    alternatives: [[wordInTerm(termAt(segment.lexicon, term))]],
  }
  const changed = words.map((word) => (word === replaced ? replacement : word))
  return countLive(
    matchWords(segment, changed, 'anywhere', () => WHOLE_WORDS, memo),
    segment.live,
  )
}
