import type { HealthRules } from '../finding.ts'
import type { Detector, Hit } from './pattern.ts'
import { isSaying, type Lexicon, occursIn, type Words, wordsOf } from './text/lexicon.ts'
import type { Sentence } from './text/passage.ts'
import type { Token } from './text/tokens.ts'

const WORDS_BEFORE = 4
const WORDS_AFTER = 2
/** Where only people of the school are mentioned, a general statement reaches this many words farther. */
const EXTRA_WORDS = 3

const ends = (token: Token | undefined) => token === undefined || /[.,;:!?…()]/.test(token.before)

/**
 * Returns the words beside a place within its clause; before it, only back to the person it is said of: for my son
 * with.
 */
function around(own: Lexicon, tokens: readonly Token[], from: number, to: number, farther: number): readonly Token[] {
  let first = from
  while (first > 0 && from - first < WORDS_BEFORE + farther && !ends(tokens[first]) && !own(tokens, first - 1)) first--
  let last = to
  while (last < tokens.length && last - to < WORDS_AFTER + farther && !ends(tokens[last])) last++
  return [...tokens.slice(first, from), ...tokens.slice(to, last)]
}

function illnessesOf(words: Words<HealthRules>, { tokens }: Sentence, isNamed: boolean): Hit[] {
  const isOwn = isNamed || occursIn(words.own, tokens)
  if (!isOwn && !occursIn(words.roles, tokens)) return []
  const found = tokens.flatMap((token, at) => {
    const count = words.illnesses(tokens, at)
    if (!count || isSaying(words.harmless, tokens, at)) return []
    const isGeneral = occursIn(words.general, around(words.own, tokens, at, at + count, isOwn ? 0 : EXTRA_WORDS))
    return [{ start: token.start, end: tokens[at + count - 1]!.end, isGeneral }]
  })
  const isSpokenOf = isOwn || found.every(({ isGeneral }) => !isGeneral)
  return found
    .filter(({ isGeneral }) => isSpokenOf && !isGeneral)
    .map(({ start, end }) => ({ kind: 'health', rule: 'illness-of-a-person', start, end }))
}

/** Finds illnesses and disabilities in sentences about one person, not about children in general. */
export function healthDetector(rules: HealthRules): Detector {
  const words = wordsOf(rules)
  return ({ sentences }, before) =>
    sentences.flatMap((sentence) => {
      const { start, end } = sentence
      const isNamed = before.some((hit) => hit.kind === 'name' && hit.start < end && start < hit.end)
      return illnessesOf(words, sentence, isNamed)
    })
}
