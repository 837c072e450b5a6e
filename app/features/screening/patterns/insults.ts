import type { InsultRules } from '../finding.ts'
import type { Detector, Hit } from './pattern.ts'
import { isSaying, type Lexicon, type Words, wordsOf } from './text/lexicon.ts'
import type { Sentence } from './text/passage.ts'
import type { Token } from './text/tokens.ts'

const WORDS_BESIDE = 4

/** Words of a person count up to here; behind, only those right beside the insult. */
const ends = (token: Token | undefined) => token === undefined || /[.,;:!?…()]/.test(token.before)

/** How many words off the nearest entry stands in the same clause; Infinity when there is none. */
function distance(
  words: Words<InsultRules>[keyof InsultRules],
  tokens: readonly Token[],
  from: number,
  to: number,
): number {
  for (let apart = 1, isBefore = true, isAfter = true; apart <= WORDS_BESIDE; apart++) {
    isBefore &&= from - apart >= 0 && !ends(tokens[from - apart + 1])
    isAfter &&= !ends(tokens[to + apart - 1])
    if (isBefore && words(tokens, from - apart)) return apart
    if (isAfter && words(tokens, to + apart - 1)) return apart
  }
  return Number.POSITIVE_INFINITY
}

function insultsOf(words: Words<InsultRules>, { tokens }: Sentence, isNamed: (token: Token) => boolean): Hit[] {
  const persons: Lexicon = (all, at) => (all[at] && isNamed(all[at]) ? 1 : words.persons(all, at))
  return tokens.flatMap((token, at) => {
    const isAlways = words.words(tokens, at)
    const count = isAlways || words.ofPersons(tokens, at)
    if (!count || isSaying(words.harmless, tokens, at)) return []
    const [person, thing] = [persons, words.things].map((list) => distance(list, tokens, at, at + count)) as [
      number,
      number,
    ]
    const isOfThing = thing === 1 && person > 1
    if (isOfThing || (!isAlways && (person === Number.POSITIVE_INFINITY || thing <= person))) return []
    return [{ kind: 'insult', rule: 'insulting-word', start: token.start, end: tokens[at + count - 1]!.end }]
  })
}

/** Finds insults, and words that insult when they are said of a person: a stupid cow, but not a stupid rule. */
export function insultDetector(rules: InsultRules): Detector {
  const words = wordsOf(rules)
  return ({ sentences }, before) => {
    const named = before.filter(({ kind }) => kind === 'name')
    const isNamed = (token: Token) => named.some(({ start, end }) => start < token.end && token.start < end)
    return sentences.flatMap((sentence) => insultsOf(words, sentence, isNamed))
  }
}
