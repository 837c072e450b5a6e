import type { ReviewLanguage } from '../../finding.ts'
import famousNames from '../../rules/lists/famous.json' with { type: 'json' }
import firstNames from '../../rules/lists/first-names.json' with { type: 'json' }
import lists from '../../rules/lists/names.json' with { type: 'json' }
import nouns from '../../rules/lists/nouns.json' with { type: 'json' }
import surnames from '../../rules/lists/surnames.json' with { type: 'json' }
import type { Lexicon } from '../text/lexicon.ts'
import { plainWord, type Token } from '../text/tokens.ts'

const setOf = (words: readonly string[]) => new Set(words.map(plainWord))
const commonGiven = setOf(Object.values(firstNames).flat())
const commonFamilies = setOf(surnames)
const alsoNouns: Partial<Record<ReviewLanguage, string[]>> = nouns
const famous = setOf(famousNames.people)
const famousFamilies = setOf(famousNames.families)
const PARTICLES = setOf(
  'von vom van der den zu zum de del della dell dello dall di da dal d l la las los le du des do dos ten el al bin ben mc mac of'.split(
    ' ',
  ),
)
const MIN_CHARACTERS = 2

/**
 * Returns the forms in which a name may be listed: also without a genitive ending, and with plain vowels for spelt-out
 * umlauts.
 */
const formsOf = (word: string) => [word, word.replace(/'?s$|'$/, ''), word.replace(/([aou])e/g, '$1')]

const stemsOf = (word: string) => [word, word.replace(/(?:it|ill|in|ett|ell|ucci)[ao]$/, '')]
const startsGiven = (stem: string) => stem.length > 3 && [...commonGiven].some((name) => name.startsWith(stem))

export const isParticle = ({ plain: word }: Token) => PARTICLES.has(word)
export const isInitial = ({ text }: Token) => /^\p{Lu}$/u.test(text)
export const isFamousFamily = ({ plain: word }: Token) => word.split('-').some((part) => famousFamilies.has(part))
/** Whether the words are the name of a person after whom schools and lessons are named. */
export const isFamous = (words: readonly Token[]) => famous.has(words.map(({ plain: word }) => word).join(' '))

let many: { given: ReadonlySet<string>; families: ReadonlySet<string> } | undefined
/** Reads the long lists with the first text: they take three megabytes, and most processes screen none. */
const manyNames = () => {
  many ??= { given: new Set(lists.given.split(' ')), families: new Set(lists.families.split(' ')) }
  return many
}

/** The data that distinguish names from other words in one language. */
type Data = { notNames: readonly string[]; schoolWords: Lexicon; language: ReviewLanguage }

export function knownNames({ notNames, schoolWords, language }: Data) {
  const { given: manyGiven, families: manyFamilies } = manyNames()
  const others = setOf(notNames)
  const words = new Set([...lists.words[language].split(' '), ...(alsoNouns[language] ?? []).map(plainWord)])
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
    /** Whether a word is a family name that is neither a word of the language nor a town of its country. */
    isOnlyFamily: (token: Token) =>
      isKnown(token, commonFamilies, manyFamilies) && !words.has(token.plain) && !places.has(token.plain),
    /** Whether a word is a family name, even if it may be an ordinary word as well. */
    mayBeFamily: ({ plain: word }: Token) =>
      !others.has(word) && formsOf(word).some((form) => commonFamilies.has(form) || manyFamilies.has(form)),
    /** Whether a word is a short or affectionate form of a common given name: Marghe, Irenita. */
    isNickname: ({ plain: word, isCapital }: Token) =>
      word.length > (isCapital ? 3 : 6) && !others.has(word) && !words.has(word) && stemsOf(word).some(startsGiven),
    /** Whether a word is a common family name, even if it is mostly another word: Frau Klein. */
    isCommonFamily: ({ plain: word, isCapital }: Token) => isCapital && commonFamilies.has(word),
    isCommonGiven: ({ plain: word }: Token) => !others.has(word) && commonGiven.has(word),
    /**
     * Whether a word is a given name, even if it may be an ordinary word as well: only for positions where a name is
     * expected.
     */
    mayBeGiven: ({ plain: word, isCapital }: Token) => isCapital && formsOf(word).some((form) => commonGiven.has(form)),
    /** Whether a word is capitalised and not in the list of words that are never names. */
    mayBeName: ({ text, plain: word, isCapital }: Token) =>
      isCapital && !others.has(word) && !text.includes('*') && (text.length > 3 || text !== text.toUpperCase()),
    /** Whether a word is a listed name that is an ordinary word as well. */
    isWord: ({ plain: word }: Token) => words.has(word),
    isOther: ({ plain: word }: Token) => others.has(word),
    isSchoolWord: (tokens: readonly Token[], at: number) => schoolWords(tokens, at) > 0,
  }
}

export type KnownNames = ReturnType<typeof knownNames>
