import type { Span } from './finding.ts'

/** Returns the sentences of a text according to Unicode, in order and without gaps. */
export function sentencesOf(text: string, language: string): Span[] {
  const segments = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)
  return Array.from(segments, ({ index, segment }) => ({ start: index, end: index + segment.length }))
}

/** Returns a text without case, accents, punctuation and double spaces, so that near copies can be compared. */
export function normaliseForComparison(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
