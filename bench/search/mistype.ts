import type { SchoolDocument } from '#search-engine/index.ts'
import type { Random } from '../directory/random.ts'

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']
const MIN_LENGTH = 6

/** Returns the name of a school, usually with its town, with a typing error in the longest word of one or both. */
export function mistype({ name, city }: SchoolDocument, random: Random): string {
  const wrongName = mistypeLongest(name, random)
  const place = random.integer(0, 2)
  if (place === 0) return wrongName
  return place === 1 ? `${wrongName} ${city}` : `${name} ${mistypeLongest(city, random)}`
}

function mistypeLongest(text: string, random: Random): string {
  const longest = text.split(/[\s,()/-]+/).reduce((best, word) => (word.length > best.length ? word : best), '')
  return longest.length < MIN_LENGTH ? text : text.replace(longest, mistypeWord(longest.toLowerCase(), random))
}

/** Leaves out, adds, replaces or swaps one letter. */
function mistypeWord(word: string, random: Random): string {
  const at = random.integer(1, word.length - 2)
  const [before, rest] = [word.slice(0, at), word.slice(at)]
  const letter = random.pick(LETTERS)
  const wrong = [rest.slice(1), letter + rest, letter + rest.slice(1), rest.charAt(1) + rest.charAt(0) + rest.slice(2)]
  return before + random.pick(wrong)
}
