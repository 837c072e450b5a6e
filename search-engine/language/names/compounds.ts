import { listed } from '../vocabulary/lists.ts'

/** Longer ones first. */
const endings: readonly string[] = [...listed('compound-ending')].sort((a, b) => b.length - a.length)
const MIN_HEAD_LENGTH = 3

/**
 * Splits a German compound: schillergymnasium → schiller, gymnasium. Only the last part is split off, so
 * gemeinschaftsgrundschule → gemeinschafts, grundschule. Undefined if the word is not a compound.
 */
export function compoundParts(word: string): [head: string, ending: string] | undefined {
  if (endings.includes(word)) return undefined
  const ending = endings.find((part) => word.length >= part.length + MIN_HEAD_LENGTH && word.endsWith(part))
  return ending === undefined ? undefined : [word.slice(0, -ending.length), ending]
}
