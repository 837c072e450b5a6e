import type { Span } from '../../finding.ts'
import { sentencesOf } from '../../sentences.ts'
import { type Token, tokensOf } from './tokens.ts'

/**
 * A variant of a text, split into sentences and these into words. `calm` is the text at the same length, with the words
 * of shouted sentences in lower case except for the first.
 */
export type Passage = { text: string; calm: string; tokens: readonly Token[]; sentences: readonly Sentence[] }

export type Sentence = Span & { tokens: readonly Token[]; isShouted: boolean }

const isShouting = (tokens: readonly Token[]) => {
  const words = tokens.filter(({ text }) => /\p{L}{2}/u.test(text))
  return words.length > 2 && words.filter(({ text }) => text === text.toUpperCase()).length > words.length * 0.7
}

const calmed = (sentence: string) =>
  sentence.replace(/(?<=\p{L})\p{Lu}/gu, (letter) => {
    const small = letter.toLowerCase()
    return small.length === letter.length ? small : letter
  })

export function passageOf(text: string): Passage {
  const tokens = tokensOf(text)
  let at = 0
  const sentences = sentencesOf(text, 'en').map(({ start, end }) => {
    const from = at
    while ((tokens[at]?.start ?? end) < end) at++
    const own = tokens.slice(from, at)
    const isShouted = isShouting(own)
    return {
      start,
      end,
      isShouted,
      tokens: isShouted ? own.map((token) => ({ ...token, isCapital: false, isShouted })) : own,
    }
  })
  const calm = sentences
    .map(({ start, end, isShouted }) => (isShouted ? calmed : String)(text.slice(start, end)))
    .join('')
  return { text, calm, tokens: sentences.flatMap((sentence) => sentence.tokens), sentences }
}
