import type { NameRules, ReviewLanguage, RuleId } from '../../finding.ts'
import type { Detector, Hit } from '../pattern.ts'
import { type Lexicon, lexicon, wordsOf } from '../text/lexicon.ts'
import type { Passage } from '../text/passage.ts'
import type { Token } from '../text/tokens.ts'
import { isFamousFamily, isInitial, isParticle, type KnownNames, knownNames } from './known-names.ts'
import {
  endOfName,
  isBesideSchoolWord,
  isOfFamous,
  isOfSchool,
  isStart,
  isTogether,
  skipParticles,
  skipWords,
} from './name-places.ts'
import { endOfPersonal, isAddressed, type PersonValues } from './person-words.ts'

type Words = PersonValues &
  Record<'between' | 'possessives' | 'called' | 'before' | 'after' | 'surnameEndings', Lexicon>
type Rules = { words: Words; names: KnownNames; capitalMeansName: boolean }
type NameRule = (rules: Rules, tokens: readonly Token[], at: number) => Hit | undefined

const hitOf = (rule: RuleId, tokens: readonly Token[], from: number, to: number): Hit => ({
  kind: 'name',
  rule,
  start: tokens[from]!.start,
  end: tokens[to - 1]!.end,
})

/** Whether a comma or the end of a sentence comes before one of the words; a short title ends with a full stop too. */
const parts = (words: readonly Token[]) => words.some(({ before }) => /[,!?:;…]|\.{2}/.test(before))

/** Mrs Brown, Herr K., la maestra di matematica Rossi. */
const afterTitle: NameRule = ({ words, names, capitalMeansName }, tokens, at) => {
  const title = words.titles(tokens, at)
  const length = title || words.roles(tokens, at)
  const from = at + length
  let to = skipWords(words.between, tokens, from)
  while (to - from < 4 && tokens[to] && isParticle(tokens[to]!)) to++
  const token = tokens[to]
  if (!length || !token || !/^[ \n'’.,-]{0,3}$/.test(token.before)) return undefined
  const isKnown = names.isGiven(token) || names.isFamily(token) || names.mayBeGiven(token)
  const isClose =
    title > 0 && !parts(tokens.slice(from, to + 1)) && (capitalMeansName || tokens.slice(from, to).every(isParticle))
  const isCommon = title > 0 && names.isCommonFamily(token)
  const isByCapital = isClose && (names.mayBeName(token) || isInitial(token) || isCommon)
  const isShort = title > 0 && names.isNickname(token)
  if (!isByCapital && !isShort && !(isKnown && (token.isCapital || title > 0))) return undefined
  const isOf = isCommon ? isBesideSchoolWord : isOfSchool
  if (isOf(names, tokens, at, to + 1) || isOfFamous(tokens, to)) return undefined
  return hitOf('title-and-surname', tokens, at, endOfName(names, tokens, to))
}

/** My daughter Emily, notre fille qui s'appelle Zoé. */
const afterRelative: NameRule = ({ words, names, capitalMeansName }, tokens, at) => {
  const length = words.relatives(tokens, at)
  const to = skipWords(words.called, tokens, at + length)
  const token = tokens[to]
  if (!length || !token || !/^[ ,:'’]{0,2}$/.test(token.before)) return undefined
  const isByCapital =
    capitalMeansName && !tokens[at]!.isCapital && !token.before.includes(',') && names.mayBeName(token)
  if (!isByCapital && !names.isGiven(token) && !names.mayBeGiven(token)) return undefined
  if (isFamousFamily(token) || isOfFamous(tokens, to) || isOfSchool(names, tokens, to, to + 1)) return undefined
  return hitOf('relation-and-first-name', tokens, at, endOfName(names, tokens, to))
}

/** Our Emily, nuestra Irenita. */
const afterPossessive: NameRule = ({ words, names }, tokens, at) => {
  const token = tokens[at + 1]
  if (!words.possessives(tokens, at) || token?.before !== ' ' || !token.isCapital) return undefined
  if (!names.isGiven(token) && !names.isNickname(token)) return undefined
  if (isOfFamous(tokens, at + 1) || isOfSchool(names, tokens, at + 1, at + 2)) return undefined
  return hitOf('relation-and-first-name', tokens, at, endOfName(names, tokens, at + 1))
}

/** Philippa Dunmore; anna rossi and ANNA ROSSI when both are known as names. */
const fullName: NameRule = ({ names, capitalMeansName }, tokens, at) => {
  const first = tokens[at]!
  const next = skipParticles(tokens, at + 1)
  const last = tokens[next]
  if (!last || !/^[ -]$|^\. $/.test(last.before)) return undefined
  if (next > at + 1 && names.isTown(first)) return undefined
  const isFirst = names.isGiven(first) || (names.mayBeGiven(first) && names.isFamily(last))
  const isPair = () => {
    if (first.isShouted)
      return isFirst && (names.isFamily(last) || (names.isCommonGiven(first) && names.mayBeFamily(last)))
    if (!first.isCapital) return isFirst && names.isFamily(last)
    if (isFirst) return names.mayBeName(last)
    const isWithin = capitalMeansName && !isStart(tokens, at) && isTogether(first)
    return isWithin && names.mayBeName(first) && last.isCapital && names.isOnlyFamily(last)
  }
  if (!isPair() || isOfFamous(tokens, at) || isOfFamous(tokens, next)) return undefined
  const end = endOfName(names, tokens, next)
  return isOfSchool(names, tokens, at, end) ? undefined : hitOf('first-name-and-surname', tokens, at, end)
}

/** A common first name within a sentence, or one at its start followed by what a person does: Emily said. */
const firstNameAlone: NameRule = ({ words, names }, tokens, at) => {
  const token = tokens[at]!
  const next = tokens[at + 1]
  if (!token.isCapital || !names.isCommonGiven(token)) return undefined
  const isBefore = next !== undefined && words.after(tokens, at + 1) > 0 && /^[ ,(]{1,2}$/.test(next.before)
  if (isStart(tokens, at) && !isBefore) return undefined
  if (isFamousFamily(token) || isOfFamous(tokens, at) || isOfSchool(names, tokens, at, at + 1)) return undefined
  return hitOf('first-name-alone', tokens, at, at + 1)
}

/**
 * A surname, or a rarer first name, within a sentence after a word that precedes people: bei Brinkmann, con la
 * Bertolucci.
 */
const surnameAlone: NameRule = ({ words, names, capitalMeansName }, tokens, at) => {
  const token = tokens[at]!
  const isByEnding = words.surnameEndings(tokens, at) > 0 && names.mayBeName(token) && token.text.length > 5
  const isListed =
    names.isOnlyFamily(token) ||
    (capitalMeansName && names.isGiven(token) && names.mayBeName(token) && !names.isTown(token))
  if (!token.isCapital || !isTogether(token) || !(isListed || isByEnding)) return undefined
  const isAfter = [1, 2].some((length) => at >= length && words.before(tokens, at - length) === length)
  if (!isAfter || isFamousFamily(token) || isOfFamous(tokens, at)) return undefined
  return isOfSchool(names, tokens, at, at + 1) ? undefined : hitOf('surname-alone', tokens, at, at + 1)
}

/**
 * Merci Josy, when Pinkerton left, la profe de mates, Maruxa, : a word is a name because of words that only occur
 * beside people.
 */
const amongPersonWords: NameRule = ({ words, names, capitalMeansName }, tokens, at) => {
  const end = endOfPersonal(words, names, tokens, at, capitalMeansName)
  return end === undefined ? undefined : hitOf('name-among-person-words', tokens, at, end)
}

/** mr ogilvy: a name in lower case after a form of address. */
const inSmallLetters: NameRule = ({ words, names }, tokens, at) =>
  isAddressed(words, names, tokens, at) ? hitOf('title-and-surname', tokens, at, at + 2) : undefined

const STEPS = [
  afterTitle,
  afterRelative,
  afterPossessive,
  fullName,
  firstNameAlone,
  surnameAlone,
  amongPersonWords,
  inSmallLetters,
]

/** Finds people who are mentioned by name. */
export function nameDetectors(data: NameRules, language: ReviewLanguage): Detector[] {
  const { capitalMeansName, notNames, schoolWords, ...lists } = data
  const names = knownNames({ notNames, schoolWords: lexicon(schoolWords), language })
  const rules: Rules = { words: wordsOf(lists), names, capitalMeansName }
  return STEPS.map(
    (step) =>
      ({ tokens }: Passage) =>
        tokens.flatMap((_, at) => step(rules, tokens, at) ?? []),
  )
}
