import type { Lexicon } from '../text/lexicon.ts'
import type { Token } from '../text/tokens.ts'
import { isInitial, type KnownNames } from './known-names.ts'
import { endOfName, isOfFamous, isOfSchool, isStart, isTogether } from './name-places.ts'

/** Words that only occur beside people. */
export type PersonValues = Record<
  'titles' | 'roles' | 'relatives' | 'determiners' | 'toPeople' | 'personal' | 'courtesies' | 'surnameEndings',
  Lexicon
>

const MAX_WORDS_TO_PEOPLE = 4
const MIN_LETTERS = 3

const isNoun = ({ titles, roles, relatives }: PersonValues, tokens: readonly Token[], at: number) =>
  titles(tokens, at) > 0 || roles(tokens, at) > 0 || relatives(tokens, at) > 0

const isListed = ({ surnameEndings }: PersonValues, names: KnownNames, tokens: readonly Token[], at: number) =>
  [names.isGiven, names.isOnlyFamily, names.mayBeGiven].some((isName) => isName(tokens[at]!)) ||
  surnameEndings(tokens, at) > 0

/** Whether one of the words that only people follow comes directly before a position: thanks to, bullied by. */
function isAfterToPeople({ toPeople }: PersonValues, tokens: readonly Token[], at: number): boolean {
  if (!/^[ ,]{1,2}$/.test(tokens[at]!.before)) return false
  const most = Math.min(at, MAX_WORDS_TO_PEOPLE)
  return Array.from({ length: most }, (_, index) => index + 1).some(
    (length) => toPeople(tokens, at - length) === length,
  )
}

/** Whether the words at a position say what only a person does or is: teaches, , the receptionist. */
function isBeforePersonal(words: PersonValues, tokens: readonly Token[], at: number): boolean {
  const next = tokens[at]
  if (!next || !/^(?:,? | \(|['’])$/.test(next.before)) return false
  if (/^[ '’]$/.test(next.before) && words.personal(tokens, at) > 0) return true
  const determiner = words.determiners(tokens, at)
  return determiner > 0 && !tokens[at + determiner]?.isCapital && isNoun(words, tokens, at + determiner)
}

/** Whether a word is set apart by commas after a word for a person: la profe de mates, Puri, */
function isApposed(words: PersonValues, tokens: readonly Token[], at: number, end: number): boolean {
  if (tokens[at]!.before !== ', ' || !tokens[end]?.before.startsWith(',')) return false
  return [1, 2, 3].some((apart) => at >= apart && isNoun(words, tokens, at - apart))
}

/**
 * Returns where a name recognised by the words around it ends; `undefined` when there is none. A word in no list of
 * names counts within a sentence or with a second one, but not in German, where every noun is capitalised.
 */
export function endOfPersonal(
  words: PersonValues,
  names: KnownNames,
  tokens: readonly Token[],
  at: number,
  capitalMeansName: boolean,
): number | undefined {
  const token = tokens[at]!
  const previous = tokens[at - 1]
  if (!names.mayBeName(token) || token.text.length < MIN_LETTERS || isInitial(token)) return undefined
  const isAfter = isAfterToPeople(words, tokens, at)
  if (previous?.isCapital && isTogether(token) && !isAfter && !names.isOther(previous)) return undefined
  const end = endOfName(names, tokens, at)
  const isLikely = isListed(words, names, tokens, at) || (capitalMeansName && (end > at + 1 || !isStart(tokens, at)))
  if (!isLikely) return undefined
  if (!isAfter && !isBeforePersonal(words, tokens, end) && !isApposed(words, tokens, at, end)) return undefined
  if (isNoun(words, tokens, at)) return undefined
  return isOfFamous(tokens, at) || isOfSchool(names, tokens, at, end) ? undefined : end
}

/** Whether a word in lower case is a name because of the form of address before it: mr ogilvy, but not "die frau". */
export function isAddressed(words: PersonValues, names: KnownNames, tokens: readonly Token[], at: number): boolean {
  const token = tokens[at + 1]
  if (
    !token ||
    token.isShouted ||
    token.isCapital ||
    tokens[at]!.isCapital ||
    !/^\.? $/.test(token.before) ||
    words.courtesies(tokens, at) !== 1
  )
    return false
  const previous = tokens[at - 1]
  if (previous && words.determiners([previous], 0) > 0) return false
  if (token.text.length <= MIN_LETTERS || names.isOther(token) || names.isWord(token)) return false
  return !isNoun(words, tokens, at + 1) && !words.personal(tokens, at + 1)
}
