import { fold } from '../language/fold.ts'

/** A punctuation mark left alone by its word. */
const LONE_SIGN = /(?<!\S)[.,;:]+(?!\S)/g
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’.][\p{L}\p{M}\p{N}]+)*/gu

/** Returns the text with some words, given folded, replaced; words with an empty replacement are removed. */
export function replaceWords(text: string, replacements: ReadonlyMap<string, string | undefined>): string {
  return text
    .replace(WORD, (word) => replacements.get(fold(word)) ?? word)
    .replace(LONE_SIGN, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Returns a folded word as it is written in one of the texts. */
export function writtenAs(folded: string, texts: readonly string[]): string {
  const written = texts.flatMap((text) => text.match(WORD) ?? [])
  return written.find((word) => fold(word) === folded) ?? folded
}
