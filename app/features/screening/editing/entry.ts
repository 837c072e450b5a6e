import { plainWord } from '../patterns/text/tokens.ts'
import type { ListName } from './entry-lists.ts'

export const MAX_ENTRY_LENGTH = 80
const MAX_WORDS = 5
/** Minimum number of letters beside a star: fewer would match too many words. */
const MIN_STEM_LENGTH = 3
const MIN_LETTERS = 2

/** Returns an entry in the form used for comparison: lower case, without accents, words separated by one space. */
export const foldEntry = (typed: string): string => plainWord(typed.normalize('NFKC')).replace(/\s+/g, ' ').trim()

/**
 * Whether an entry may be added to a list: up to five words of letters and digits, with at most one star before or
 * after each, and enough letters beside a star. No part of it is ever read as a pattern. `names.notNames` accepts
 * single whole words only.
 */
export function isEntry(list: ListName, entry: string): boolean {
  const words = entry.split(/[ ']/)
  if (entry.length > MAX_ENTRY_LENGTH || words.length > MAX_WORDS) return false
  if (list === 'names.notNames' && (words.length > 1 || entry.includes('*'))) return false
  return (
    words.every((word) => {
      const stem = word.replace(/^\*|\*$/g, '')
      const letters = stem.replaceAll('-', '').length
      const enough = stem === word ? letters > 0 : letters >= MIN_STEM_LENGTH
      return enough && /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*-?$/u.test(stem)
    }) && entry.replace(/[^\p{L}\p{N}]/gu, '').length >= MIN_LETTERS
  )
}
