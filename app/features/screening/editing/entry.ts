import { plain } from '../patterns/text/tokens.ts'
import type { ListName } from './entry-lists.ts'

export const MAX_ENTRY = 80
const MAX_WORDS = 5
/** Letters beside a star: fewer would fit too many words. */
const MIN_STEM = 3
const MIN_LETTERS = 2

/** An entry as it is compared: small letters without accents, its words apart by one space. */
export const foldEntry = (typed: string): string => plain(typed.normalize('NFKC')).replace(/\s+/g, ' ').trim()

/**
 * Whether an entry may join a list: up to five words of letters and digits, with at most a star before or behind each,
 * and enough letters beside a star. Nothing in it is ever a pattern. `names.notNames` knows single whole words only.
 */
export function isEntry(list: ListName, entry: string): boolean {
  const words = entry.split(/[ ']/)
  if (entry.length > MAX_ENTRY || words.length > MAX_WORDS) return false
  if (list === 'names.notNames' && (words.length > 1 || entry.includes('*'))) return false
  return (
    words.every((word) => {
      const stem = word.replace(/^\*|\*$/g, '')
      const letters = stem.replaceAll('-', '').length
      const enough = stem === word ? letters > 0 : letters >= MIN_STEM
      return enough && /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*-?$/u.test(stem)
    }) && entry.replace(/[^\p{L}\p{N}]/gu, '').length >= MIN_LETTERS
  )
}
