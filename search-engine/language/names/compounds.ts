import { words } from '../fold.ts'
import { COMPOUND_ENDINGS } from '../vocabulary/compounds.ts'

const endings: readonly string[] = words(COMPOUND_ENDINGS).sort((a, b) => b.length - a.length)
const MIN_HEAD = 3

/**
 * Splits a German compound: schillergymnasium → schiller, gymnasium. Only the last part is split off, so that
 * gemeinschaftsgrundschule → gemeinschafts, grundschule. Undefined if the word is no compound.
 */
export function compoundParts(word: string): [head: string, ending: string] | undefined {
  if (endings.includes(word)) return undefined
  const ending = endings.find((part) => word.length >= part.length + MIN_HEAD && word.endsWith(part))
  return ending === undefined ? undefined : [word.slice(0, -ending.length), ending]
}
