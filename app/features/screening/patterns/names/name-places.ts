import type { Lexicon } from '../text/lexicon.ts'
import type { Token } from '../text/tokens.ts'
import { isFamous, isInitial, isParticle, type KnownNames } from './known-names.ts'

const MAX_WORDS_BETWEEN = 4
const MAX_NAME_WORDS = 4
const SCHOOL_WORDS_APART = 3
const SPACED = /^[ \n'’.-]*$/
const STARTS_SENTENCE = /[.!?…:\n"“„«»(]/

/** Whether only spaces and characters that occur within names separate a word from the previous one. */
export const isTogether = (token: Token | undefined): token is Token => token !== undefined && SPACED.test(token.before)

/** Whether a word is capitalised because it begins a sentence. */
export const isStart = (tokens: readonly Token[], at: number) =>
  at === 0 || STARTS_SENTENCE.test(tokens[at]?.before ?? '')

/** Returns the first position from `at` with a word that `skipped` does not contain, at most MAX_BETWEEN words on. */
export function skipWords(skipped: Lexicon, tokens: readonly Token[], at: number): number {
  let to = at
  for (let count = skipped(tokens, to); count > 0 && to - at < MAX_WORDS_BETWEEN; count = skipped(tokens, to))
    to += count
  return to
}

/** Returns the position after particles and initials: de la, M. */
export function skipParticles(tokens: readonly Token[], at: number): number {
  let to = at
  while (to - at < MAX_NAME_WORDS && isTogether(tokens[to]) && (isParticle(tokens[to]!) || isInitial(tokens[to]!))) to++
  return to
}

/**
 * Returns the position after the name that includes the word at `at`: further capitalised words and what joins them
 * belong to it.
 */
export function endOfName(names: KnownNames, tokens: readonly Token[], at: number): number {
  let end = at + 1
  for (let next = end; next < tokens.length && next - at < MAX_NAME_WORDS; next++) {
    const token = tokens[next]!
    if (!/^[ -]$|^\. $/.test(token.before)) break
    if (names.mayBeName(token) || isInitial(token)) end = next + 1
    else if (!isParticle(token)) break
  }
  return end
}

/** Whether a word, or a hyphenated part of it, denotes something that bears names: Anne-Frank-Schule. */
function bearsName(names: KnownNames, tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]!
  const parts = token.plain.split('-').map((plain) => ({ ...token, plain }))
  return names.isSchoolWord(tokens, at) || (parts.length > 1 && parts.some((part) => names.isSchoolWord([part], 0)))
}

/** Abbreviations beside names of schools and streets; their full stop ends no sentence: Goethestr. Nord, St. Mary. */
const ABBREVIATION =
  /str$|^(st|ste|sch|gym|gymn|prof|dr|hl|kath|ev|evang|städt|staatl|gem|priv|inst|ist|coll|col|esc|avda|pza|av|rd|no|nr|n)$/i

/** Whether a sentence ends between two words: then a name in one has nothing to do with a school in the other. */
const endsSentence = (before: Token | undefined, token: Token | undefined) =>
  before !== undefined && /\.\s/.test(token?.before ?? '') && !isInitial(before) && !ABBREVIATION.test(before.text)

/**
 * Whether a school, a street or a work bears the name from `from` up to `to`: words for them are directly beside it.
 */
export function isOfSchool(names: KnownNames, tokens: readonly Token[], from: number, to: number): boolean {
  const isIn = tokens.slice(from, to).some((_, offset) => bearsName(names, tokens, from + offset))
  return isIn || isBesideSchoolWord(names, tokens, from, to)
}

/** Like {@link isOfSchool}, where the words themselves are a name although they may mean something else: Mr Hall. */
export const isBesideSchoolWord = (names: KnownNames, tokens: readonly Token[], from: number, to: number) =>
  isAfterSchoolWord(names, tokens, from) || isBeforeSchoolWord(names, tokens, to)

function isAfterSchoolWord(names: KnownNames, tokens: readonly Token[], from: number): boolean {
  for (let at = from - 1; at >= 0 && from - at <= SCHOOL_WORDS_APART && isTogether(tokens[at + 1]); at--) {
    const token = tokens[at]!
    if (endsSentence(token, tokens[at + 1])) return false
    if (bearsName(names, tokens, at)) return true
    if (!isParticle(token) && !token.isCapital && !names.isOther(token)) return false
  }
  return false
}

function isBeforeSchoolWord(names: KnownNames, tokens: readonly Token[], to: number): boolean {
  for (let at = to; at - to < SCHOOL_WORDS_APART && isTogether(tokens[at]); at++) {
    const { isCapital } = tokens[at]!
    if (endsSentence(tokens[at - 1], tokens[at])) return false
    if ((isCapital || names.standBeforeSchoolWords) && bearsName(names, tokens, at)) return true
    if (!isCapital) return false
  }
  return false
}

const NUMERAL = /^[IVX]{1,5}\.?$/

/** Whether the word at a position belongs to the name of a famous person, a king or a pope. */
export function isOfFamous(tokens: readonly Token[], at: number): boolean {
  const near = [at - 2, at - 1, at].flatMap((from) => [tokens.slice(from, from + 2), tokens.slice(from, from + 3)])
  const isOf = near.some((words) => words.includes(tokens[at]!) && isFamous(words))
  return isOf || NUMERAL.test(tokens[at + 1]?.text ?? '')
}
