import type { ReviewLanguage } from '../../finding.ts'
import { FAMOUS, FAMOUS_FAMILIES } from '../../rules/lists/famous.ts'
import { FIRST_NAMES } from '../../rules/lists/first-names.ts'
import lists from '../../rules/lists/names.json' with { type: 'json' }
import { SURNAMES } from '../../rules/lists/surnames.ts'
import type { Lexicon } from '../text/lexicon.ts'
import { plain, type Token } from '../text/tokens.ts'

const setOf = (words: readonly string[]) => new Set(words.map(plain))
const manyGiven = new Set(lists.given.split(' '))
const manyFamilies = new Set(lists.families.split(' '))
const commonGiven = setOf(FIRST_NAMES)
const commonFamilies = setOf(SURNAMES)
const famous = setOf(FAMOUS)
const famousFamilies = setOf(FAMOUS_FAMILIES)
const PARTICLES = setOf(
  'von vom van der den zu zum de del della dell dello dall di da dal d l la las los le du des do dos ten el al bin ben mc mac of'.split(
    ' ',
  ),
)
const MIN_CHARACTERS = 2

/** A name as it is listed: without a genitive, with umlauts for the vowels they are written as. */
const formsOf = (word: string) => [word, word.replace(/'?s$|'$/, ''), word.replace(/([aou])e/g, '$1')]

const stemsOf = (word: string) => [word, word.replace(/(?:it|ill|in|ett|ell|ucci)[ao]$/, '')]
const startsGiven = (stem: string) => stem.length > 3 && [...commonGiven].some((name) => name.startsWith(stem))

export const isParticle = ({ plain: word }: Token) => PARTICLES.has(word)
export const isInitial = ({ text }: Token) => /^\p{Lu}$/u.test(text)
export const isFamousFamily = ({ plain: word }: Token) => word.split('-').some((part) => famousFamilies.has(part))
/** Whether the words are the name of somebody whom schools and lessons are called after. */
export const isFamous = (words: readonly Token[]) => famous.has(words.map(({ plain: word }) => word).join(' '))

/** What tells names from other words in one language. */
type Data = { notNames: readonly string[]; schoolWords: Lexicon; language: ReviewLanguage }

export function knownNames({ notNames, schoolWords, language }: Data) {
  const others = setOf(notNames)
  const words = new Set(lists.words[language].split(' '))
  const places = new Set(lists.places[language].split(' '))
  const isListed = (word: string, common: ReadonlySet<string>, many: ReadonlySet<string>) =>
    formsOf(word).some((form) => common.has(form) || (many.has(form) && !words.has(form)))
  const isKnown = ({ plain: word }: Token, common: ReadonlySet<string>, many: ReadonlySet<string>) => {
    if (others.has(word) || word.includes('*') || word.length < MIN_CHARACTERS) return false
    return (
      isListed(word, common, many) ||
      (word.includes('-') && word.split('-').every((part) => isListed(part, common, many)))
    )
  }
  return {
    /** Whether the word for a school follows its name: Mary Seacole school. */
    standBeforeSchoolWords: language === 'de' || language === 'en',
    isTown: ({ plain: word }: Token) => places.has(word),
    isGiven: (token: Token) => isKnown(token, commonGiven, manyGiven),
    isFamily: (token: Token) => isKnown(token, commonFamilies, manyFamilies),
    /** A family name that is no word of the language and no town of its country as well. */
    isOnlyFamily: (token: Token) =>
      isKnown(token, commonFamilies, manyFamilies) && !words.has(token.plain) && !places.has(token.plain),
    /** A family name, though it may be a word as well. */
    mayBeFamily: ({ plain: word }: Token) =>
      !others.has(word) && formsOf(word).some((form) => commonFamilies.has(form) || manyFamilies.has(form)),
    /** A short or loving form of a common given name: Marghe, Irenita. */
    isNickname: ({ plain: word, isCapital }: Token) =>
      word.length > (isCapital ? 3 : 6) && !others.has(word) && !words.has(word) && stemsOf(word).some(startsGiven),
    isCommonGiven: ({ plain: word }: Token) => !others.has(word) && commonGiven.has(word),
    /** A given name, though it may be a word as well: to be asked where a name is expected. */
    mayBeGiven: ({ plain: word, isCapital }: Token) => isCapital && formsOf(word).some((form) => commonGiven.has(form)),
    /** A capitalised word that is none of those which are never names. */
    mayBeName: ({ text, plain: word, isCapital }: Token) =>
      isCapital && !others.has(word) && !text.includes('*') && (text.length > 3 || text !== text.toUpperCase()),
    /** A listed name that is an ordinary word as well. */
    isWord: ({ plain: word }: Token) => words.has(word),
    isOther: ({ plain: word }: Token) => others.has(word),
    isSchoolWord: (tokens: readonly Token[], at: number) => schoolWords(tokens, at) > 0,
  }
}

export type KnownNames = ReturnType<typeof knownNames>
