import { words } from '../fold.ts'
import { streetWords } from './street.ts'

/** Key of a school without a street. */
export const NO_STREET = 0

/**
 * Returns a hash of the words of a street, without its kind and house number, taken from the first part of an address
 * that has one: "12, rue du Lac" and "Rue du lac" have the same. Streets are only compared within a town, so a
 * collision does not matter.
 */
export function streetKeyOf(address: string): number {
  for (const part of address.split(',')) {
    const named = streetWords(words(part))
    if (named.length > 0) return streetKey(named)
  }
  return NO_STREET
}

/** @param named words of a street, see {@link streetWords} */
export function streetKey(named: readonly string[]): number {
  let hash = 0x811c9dc5
  for (const letter of named.join(' ')) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193)
  return hash >>> 0 || 1
}
