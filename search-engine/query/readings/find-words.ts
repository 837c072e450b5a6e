import type { Gazetteer } from '../../language/gazetteer/gazetteer.ts'
import type { QueryWord } from '../../language/names/terms.ts'
import { schoolWordHome, typeWord } from '../../language/names/type-words.ts'
import { exonymsOf } from '../../language/places/exonyms.ts'
import { townKey } from '../../language/places/town.ts'
import { isFiller } from '../../language/reading/fillers.ts'
import { isPropertyWord } from '../../language/reading/find-properties.ts'
import { isOrdinaryWord } from '../../language/reading/ordinary-words.ts'
import { WEIGHTS } from '../../language/reading/weights.ts'
import { initialsTerm } from '../../language/term-kinds.ts'
import { intersect, type Match, NO_MATCH, unite } from '../match/match.ts'
import { isKnownTo, matchWords } from '../match/match-text.ts'
import { BEGINNINGS, EDITS, type Tolerance, WHOLE_WORDS } from '../match/word-terms.ts'
import type { Plan } from '../plan.ts'
import { writtenAs } from '../replace-words.ts'
import type { SearchContext } from '../search-context.ts'
import type { SearchQuery } from '../search-query.ts'
import type { Concession } from './concession.ts'
import { matchBase } from './match-plan.ts'
import { namesIn } from './names-in.ts'
import type { There } from './there.ts'

/** With fewer schools than this, beginnings of the last word count as well. */
const FEW_RESULTS = 5
/** Shorter words are names and abbreviations. */
const MIN_CORRECTED = 5
/** Words that at most so many schools have together speak for a name. */
export const FEW_NAMESAKES = 30

/** The words of names that were found, what gave way for them, and how much that speaks against the reading. */
export type WordsFound = {
  matches: Match[]
  kept: readonly QueryWord[]
  corrected: boolean
  /** Whether schools have the words of one of several names. */
  areNames?: true
  concessions: Concession[]
  cost: number
}

/** A way to find words: schools in each segment, the words that these have, and its cost. */
type Found = Omit<WordsFound, 'concessions' | 'corrected'> & { corrected?: true }

/**
 * Finds the words of names among the schools of the base: as typed in the place; without those that are ordinary words;
 * begun or corrected; as typed around the place; and otherwise those that the place has, the rarest first.
 *
 * @param base documents of the kind and the properties that hold, in each segment
 */
export function findWords(
  context: SearchContext,
  query: SearchQuery,
  plan: Plan,
  base: readonly Match[],
  there: There,
): WordsFound {
  const found = new WordFinder(context, query, plan, base, there).find()
  const { ordinary } = plan.interpretation
  const dropped = plan.words.filter((word) => !found.kept.includes(word) && !ordinary.has(word.text) && !word.isInitial)
  const words = dropped.map(({ text }) => writtenAs(text, [query.text]))
  return { corrected: false, ...found, concessions: words.length > 0 ? [{ kind: 'word', words }] : [] }
}

class WordFinder {
  readonly #context: SearchContext
  readonly #query: SearchQuery
  readonly #plan: Plan
  readonly #base: readonly Match[]
  readonly #there: There
  /** The words that are no ordinary words of a language. */
  readonly #content: readonly QueryWord[]

  constructor(context: SearchContext, query: SearchQuery, plan: Plan, base: readonly Match[], there: There) {
    this.#context = context
    this.#query = query
    this.#plan = plan
    this.#base = base
    this.#there = there
    this.#content = plan.words.filter(({ text }) => !plan.interpretation.ordinary.has(text))
  }

  find(): Found {
    const { words } = this.#plan
    if (words.length === 0) return { matches: [...this.#base], kept: words, cost: 0 }
    return (
      this.#asTyped() ??
      this.#severalNames() ??
      this.#withoutOrdinary() ??
      this.#begun() ??
      this.#corrected(
        this.#content.filter((word) => !this.#isKnown(word)),
        0,
      ) ??
      this.#whateverKind() ??
      this.#around() ??
      this.#guessed() ??
      this.#rarestFirst()
    )
  }

  #asTyped(): Found | undefined {
    const { words } = this.#plan
    const exact = this.#look(words)
    const count = this.#there.count(exact)
    if (words.at(-1)?.prefix && count < FEW_RESULTS) {
      const begun = this.#look(words, () => BEGINNINGS)
      if (this.#there.count(begun) > count) return { matches: begun, kept: words, cost: 0 }
    }
    if (count === 0 && !this.#query.literal) return undefined
    const named = words.filter(({ isInitial }) => !isInitial)
    const isName = !this.#query.literal && isFew(count)
    return { matches: exact, kept: words, cost: isName ? -WEIGHTS.foundWord * named.length : 0 }
  }

  /** Schools of each of several names between commas or words that connect them: Lessing- oder Goethe-Gymnasium. */
  #severalNames(): Found | undefined {
    const names = namesIn(this.#query.text, this.#content)
    if (names.length < 2) return undefined
    const found = names.map((words) => this.#look(words))
    const isEach = found.every((matches) => isFew(this.#there.count(matches)))
    if (!isEach) return undefined
    const { segments } = this.#context
    const matches = segments.map((segment, at) =>
      found.map((one) => one[at]!).reduce((one, other) => unite(one, other, segment.size)),
    )
    return { matches, kept: names.flat(), areNames: true, cost: -WEIGHTS.foundWord * names.flat().length }
  }

  #withoutOrdinary(): Found | undefined {
    const ordinary = this.#plan.words.filter((word) => !this.#content.includes(word))
    if (ordinary.length === 0) return undefined
    const content = this.#content.length > 0 ? this.#look(this.#content) : [...this.#base]
    const narrower = this.#keepSupported(ordinary, content, this.#content)
    const isName = narrower.kept.length - this.#content.length > 1 && this.#there.count(narrower.matches) <= FEW_RESULTS
    // One alone is of the sentence, and only several are of a name: la nostra famiglia.
    const found = isName ? narrower : { matches: content, kept: this.#content }
    return this.#content.length === 0 || this.#there.count(found.matches) > 0 ? { ...found, cost: 0 } : undefined
  }

  #begun(): Found | undefined {
    return this.#ifThere(
      this.#look(this.#content.map(loosely), () => BEGINNINGS),
      WEIGHTS.beginning,
    )
  }

  /** @param words of which those that are no list's may be typing errors */
  #corrected(words: readonly QueryWord[], further: number): Found | undefined {
    const mistyped = words.filter((word) => this.#isCorrectable(word))
    if (mistyped.length === 0) return undefined
    const corrected = this.#look(this.#content, (word) => (mistyped.includes(word) ? EDITS : BEGINNINGS))
    const found = this.#ifThere(corrected, WEIGHTS.correctedWord * mistyped.length + further)
    return found && { ...found, corrected: true }
  }

  /** A word that may just mean a school gives way to a name: école alsacienne is no primary school. */
  #whateverKind(): Found | undefined {
    const { kinds } = this.#plan
    if (kinds.length === 0 || !kinds.every(({ isWeak }) => isWeak)) return undefined
    const { segments, memo } = this.#context
    const base = segments.map((segment) => matchBase(segment, this.#plan, 'none', memo))
    return this.#ifThere(
      this.#look(this.#content, () => WHOLE_WORDS, base),
      0,
    )
  }

  #around(): Found | undefined {
    if (!this.#there.isSaid) return undefined
    const heard = this.#content.filter((word) => this.#there.countAround(this.#look([word])) > 0)
    if (heard.length === 0) return undefined
    const matches = this.#look(heard)
    const cost = this.#costOf(this.#content.filter((word) => !heard.includes(word)))
    if (this.#there.count(matches) > 0) return { matches, kept: heard, cost }
    return this.#there.countAround(matches) > 0
      ? { matches, kept: heard, cost: WEIGHTS.nameElsewhere + cost }
      : undefined
  }

  /** Words that schools elsewhere have may be typing errors here. */
  #guessed(): Found | undefined {
    const isSure = this.#content.some((word) => !this.#isKnown(word) && this.#isCorrectable(word))
    return this.#there.isSaid || !isSure ? this.#corrected(this.#content, 1) : undefined
  }

  #rarestFirst(): Found {
    const { segments, memo } = this.#context
    const countOf = (word: QueryWord) =>
      segments.reduce((sum, segment) => sum + memo.seek(segment, word, 'anywhere', WHOLE_WORDS).count, 0)
    const rarestFirst = this.#content
      .map((word) => ({ word, count: countOf(word) }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => a.count - b.count)
      .map(({ word }) => word)
    // A text of which nothing is understood means no school.
    if (rarestFirst.length === 0 && !this.#there.isSaid && !saysMore(this.#plan))
      return { matches: segments.map(() => NO_MATCH), kept: this.#plan.words, cost: 0 }
    const found = this.#keepSupported(rarestFirst, [...this.#base], [])
    return { ...found, cost: this.#costOf(this.#content.filter((word) => !found.kept.includes(word))) }
  }

  /** Adds the words, one by one, that schools there have together with those kept so far. */
  #keepSupported(words: readonly QueryWord[], start: Match[], first: readonly QueryWord[]) {
    let [matches, kept] = [start, first]
    for (const word of words) {
      const narrower = this.#look([word], () => WHOLE_WORDS, matches)
      if (this.#there.count(narrower) > 0) [matches, kept] = [narrower, [...kept, word]]
    }
    return { matches, kept }
  }

  #look(
    words: readonly QueryWord[],
    toleranceOf: (word: QueryWord) => Tolerance = () => WHOLE_WORDS,
    base: readonly Match[] = this.#base,
  ): Match[] {
    const { segments, memo } = this.#context
    return segments.map((segment, at) =>
      intersect(matchWords(segment, words, 'anywhere', toleranceOf, memo), base[at]!),
    )
  }

  #ifThere(matches: Match[], cost: number): Found | undefined {
    const isThere = this.#content.length > 0 && this.#there.count(matches) > 0
    return isThere ? { matches, kept: this.#content, cost } : undefined
  }

  #isKnown(word: QueryWord): boolean {
    return isKnownTo(this.#context.segments, word, this.#context.memo)
  }

  #isCorrectable(word: QueryWord): boolean {
    return word.fuzzy && word.text.length >= MIN_CORRECTED && mayBeMistyped(this.#context, this.#query.text, word)
  }

  #costOf(lost: readonly QueryWord[]): number {
    return lost.reduce((sum, word) => sum + (this.#isKnown(word) ? WEIGHTS.droppedWord : WEIGHTS.droppedUnknown), 0)
  }
}

const isFew = (count: number) => count > 0 && count <= FEW_NAMESAKES

/**
 * Whether a word is in no list, and not all capitals in a text that also has small letters: KEGS is no typing error.
 */
export function mayBeMistyped({ gazetteer }: SearchContext, text: string, { text: word }: QueryWord): boolean {
  const typed = writtenAs(word, [text])
  const isAbbreviation = /\p{Ll}/u.test(text) && typed === typed.toUpperCase() && typed !== typed.toLowerCase()
  return !isAbbreviation && !isListed(gazetteer, word)
}

/** Returns a word that longer ones may continue, that may be a plural or possessive, or the initials of a name. */
function loosely(word: QueryWord): QueryWord {
  const { text, alternatives } = word
  const singular = text.length >= MIN_CORRECTED && text.endsWith('s') ? [[text.slice(0, -1)]] : []
  const initials = /^\p{L}{3,6}$/u.test(text) ? [[initialsTerm(text)]] : []
  return { ...word, prefix: text.length >= MIN_CORRECTED, alternatives: [...alternatives, ...singular, ...initials] }
}

/** Whether a text says anything besides words of names. */
function saysMore({ kinds, attributes, excluded, areas, interpretation }: Plan): boolean {
  return (
    [kinds, attributes, excluded, areas ?? []].some(({ length }) => length > 0) || interpretation.country !== undefined
  )
}

/**
 * Whether a folded word is in any list: of types, properties, fillers, frequent words or places. Such a word is no
 * typing error.
 */
function isListed(gazetteer: Gazetteer, word: string): boolean {
  return (
    isOrdinaryWord(word) ||
    isFiller(word) ||
    typeWord(word) !== undefined ||
    schoolWordHome(word) !== undefined ||
    isPropertyWord(word) ||
    gazetteer.towns(word).length > 0 ||
    gazetteer.districts(word).length > 0 ||
    exonymsOf(townKey(word)).length > 0
  )
}
