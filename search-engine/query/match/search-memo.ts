import { type Bitmap, intersectWith } from '../../base/sets/bitmap.ts'
import { boxMembers } from '../../index/geo/box-members.ts'
import type { Box } from '../../index/geo/geo-index.ts'
import type { Segment } from '../../index/segment/segment.ts'
import type { Area } from '../../language/gazetteer/areas.ts'
import type { QueryWord } from '../../language/names/terms.ts'
import type { Match } from './match.ts'
import { areaMembers } from './match-areas.ts'
import { matchWord, type SoughtWord, seekWord } from './sought-word.ts'
import type { Scope, Tolerance } from './word-terms.ts'

/**
 * What one search has found for its words and its box, because it needs them repeatedly: with ever more tolerance, and
 * again without each of its limits. The data do not change while the search runs, and the memo is discarded with it.
 */
export class SearchMemo {
  #sought = new Map<Segment, Map<string, SoughtWord>>()
  #matches = new Map<SoughtWord, Match>()
  #made = new Map<Segment, Map<unknown, unknown>>()

  /** Like `seekWord`; returns the same object for the same word, scope and tolerance. */
  seek(segment: Segment, word: QueryWord, scope: Scope, tolerance: Tolerance): SoughtWord {
    const known = this.#sought.get(segment) ?? new Map<string, SoughtWord>()
    this.#sought.set(segment, known)
    const [beginnings, edits] = [tolerance.beginnings && word.prefix, tolerance.edits && word.fuzzy]
    const { text, typed, alternatives, spelt, isInitial } = word
    // Words are letters and digits, so no other word gives the same key.
    const written = `${text}/${edits ? typed : ''}/${spelt ?? ''}/${alternatives.join(';')}`
    const key = `${scope}/${beginnings}/${edits}/${isInitial}/${written}`
    const sought = known.get(key) ?? seekWord(segment, word, scope, tolerance)
    known.set(key, sought)
    return sought
  }

  /** Like `matchWord`, computed once. */
  match(segment: Segment, sought: SoughtWord): Match {
    const match = this.#matches.get(sought) ?? matchWord(segment, sought)
    this.#matches.set(sought, match)
    return match
  }

  /**
   * Returns the live documents of a segment in a box; the same bitmap for the same box, which must never be changed.
   */
  inBox(segment: Segment, box: Box): Bitmap {
    return this.once(segment, box, () => intersectWith(boxMembers(segment, box), segment.live))
  }

  /** Returns the documents whose postal codes belong to an area; a country's areas have hundreds of code beginnings. */
  inArea(segment: Segment, area: Area): Match {
    return this.once(segment, area, () => areaMembers(segment, area))
  }

  /**
   * Returns what was made first for a segment and a key, which must never be changed: the readings of a text mostly
   * differ in one word, and ask for the same kinds and properties.
   *
   * @param key the object from which it is made, or a text that names it and everything that it depends on
   */
  once<T>(segment: Segment, key: object | string, make: () => T): T {
    const known = this.#made.get(segment) ?? new Map<unknown, unknown>()
    this.#made.set(segment, known)
    if (!known.has(key)) known.set(key, make())
    return known.get(key) as T
  }
}
