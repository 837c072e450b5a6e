import type { QueryWord } from '../../language/terms.ts'
import type { Segment } from '../segment/segment.ts'
import type { Match } from './match.ts'
import { matchSought, type SoughtWord, seekWord } from './sought-word.ts'
import type { Scope, Tolerance } from './word-terms.ts'

/**
 * What was found for words so far. One search asks for the same ones many times: with more and more tolerance, and again
 * without each of its limits. Segments do not change, so all of it stays true; it is thrown away with the search.
 */
export class WordMemo {
  #sought = new Map<Segment, Map<string, SoughtWord>>()
  #matches = new Map<SoughtWord, Match>()

  /** See `seekWord`; the same object for words that are looked for in the same way. */
  seek(segment: Segment, word: QueryWord, scope: Scope, tolerance: Tolerance): SoughtWord {
    const known = this.#sought.get(segment) ?? new Map<string, SoughtWord>()
    this.#sought.set(segment, known)
    const [beginnings, edits] = [tolerance.beginnings && word.prefix, tolerance.edits && word.fuzzy]
    const key = JSON.stringify([scope, beginnings, edits, word.text, edits && word.typed, word.alternatives])
    const sought = known.get(key) ?? seekWord(segment, word, scope, tolerance)
    known.set(key, sought)
    return sought
  }

  /** See `matchSought`. */
  match(segment: Segment, sought: SoughtWord): Match {
    const match = this.#matches.get(sought) ?? matchSought(segment, sought)
    this.#matches.set(sought, match)
    return match
  }
}
