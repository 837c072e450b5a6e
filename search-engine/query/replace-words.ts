import { fold } from '../language/fold.ts'

/** A sign that its word has left alone. */
const LONE_SIGN = /(?<!\S)[.,;:]+(?!\S)/g
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’.][\p{L}\p{M}\p{N}]+)*/gu

/** Returns the text with some words, given folded, replaced; words without a replacement are removed. */
export function replaceWords(text: string, replacements: ReadonlyMap<string, string | undefined>): string {
  return text
    .replace(WORD, (word) => replacements.get(fold(word)) ?? word)
    .replace(LONE_SIGN, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Returns a folded word as one of the texts writes it. */
export function writtenAs(folded: string, texts: readonly string[]): string {
  const written = texts.flatMap((text) => text.match(WORD) ?? [])
  return written.find((word) => fold(word) === folded) ?? folded
}
