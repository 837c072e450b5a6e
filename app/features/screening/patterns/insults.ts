import type { InsultRules, ReviewLanguage } from '../finding.ts'
import type { Detector, Hit } from './pattern.ts'
import { isSaying, type Lexicon, type Words, wordsOf } from './text/lexicon.ts'
import type { Sentence } from './text/passage.ts'
import type { Token } from './text/tokens.ts'

const WORDS_BESIDE = 6
const LINK_WORDS_BEFORE = 4
const MENTION_WORDS_BEFORE = 5

const ends = (token: Token | undefined) => token === undefined || /[.,;:!?…()]/.test(token.before)

/** Returns the distance in words to the nearest entry in the same clause; Infinity when there is none. */
function distance(words: Lexicon, tokens: readonly Token[], from: number, to: number): number {
  for (let apart = 1, isBefore = true, isAfter = true; apart <= WORDS_BESIDE; apart++) {
    isBefore &&= from - apart >= 0 && !ends(tokens[from - apart + 1])
    isAfter &&= !ends(tokens[to + apart - 1])
    if (isBefore && words(tokens, from - apart)) return apart
    if (isAfter && words(tokens, to + apart - 1)) return apart
  }
  return Number.POSITIVE_INFINITY
}

/** Whether an entry comes shortly before a place in the same clause. */
function isBefore(words: Lexicon, tokens: readonly Token[], at: number, most: number): boolean {
  for (let from = at - 1; from >= 0 && at - from <= most && !ends(tokens[from + 1]); from--) {
    if (words(tokens, from)) return true
  }
  return false
}

type Insults = { words: Words<InsultRules>; persons: Lexicon; nounsHaveCapitals: boolean }

/** Returns the number of words from a position that form an insult; 0 for none. */
function insultAt({ words, persons, nounsHaveCapitals }: Insults, tokens: readonly Token[], at: number): number {
  const isAlways = words.words(tokens, at)
  const ofPersons = isAlways ? 0 : words.ofPersons(tokens, at)
  const metaphor = isAlways || ofPersons ? 0 : words.metaphors(tokens, at)
  const count = isAlways || ofPersons || metaphor
  // A capital within a sentence marks a title: L'Idiot.
  const isTitle = !nounsHaveCapitals && at > 0 && tokens[at]!.isCapital && /^[ '’]$/.test(tokens[at]!.before)
  if (!count || isTitle || isSaying(words.harmless, tokens, at)) return 0
  if (isBefore(words.mentions, tokens, at, MENTION_WORDS_BEFORE)) return 0
  const person = distance(persons, tokens, at, at + count)
  const thing = distance(words.things, tokens, at, at + count)
  if (thing === 1 && person > 1) return 0
  if (metaphor) return thing >= person && isBefore(words.links, tokens, at, LINK_WORDS_BEFORE) ? count : 0
  return isAlways || (person < Number.POSITIVE_INFINITY && person < thing) ? count : 0
}

function insultsOf(insults: Insults, { tokens }: Sentence): Hit[] {
  return tokens.flatMap((token, at) => {
    const count = insultAt(insults, tokens, at)
    const end = tokens[at + count - 1]?.end
    return count && end ? [{ kind: 'insult', rule: 'insulting-word', start: token.start, end }] : []
  })
}

/** Finds insults, and words that are insulting when said of a person: a stupid cow, but not a stupid rule. */
export function insultDetector(rules: InsultRules, language: ReviewLanguage): Detector {
  const words = wordsOf(rules)
  return ({ sentences }, before) => {
    const named = before.filter(({ kind }) => kind === 'name')
    const isNamed = (token: Token) => named.some(({ start, end }) => start < token.end && token.start < end)
    const persons: Lexicon = (tokens, at) => (tokens[at] && isNamed(tokens[at]) ? 1 : words.persons(tokens, at))
    return sentences.flatMap((sentence) =>
      insultsOf({ words, persons, nounsHaveCapitals: language === 'de' }, sentence),
    )
  }
}
