import { listed } from '../vocabulary/lists.ts'
import { isSaintWord } from './saints.ts'
import { withoutStopWords } from './stop-words.ts'

const kindsBefore = listed('street-before')
const kindsAfter = listed('street-after')
const numberWords = listed('house-number')

/** Goethestraße, Goethestr. */
const JOINED_KIND = /(?<=\p{L}{3})str(?:asse)?$/u
const NUMBER = /^\d{1,4}\p{L}?$/u

/**
 * Returns the words of a street without its kind and house number: Hahler for Hahler Str. 12, Goethe for Goethestraße,
 * Roma for Via Roma s.n.c. Empty if nothing else is left.
 *
 * @param list folded words
 */
export function streetWords(list: readonly string[]): string[] {
  // Without a number: s/n.
  const end = list.at(-2) === 's' && list.at(-1) === 'n' ? -2 : undefined
  const named = list.slice(0, end).filter((word) => !NUMBER.test(word) && !numberWords.has(word))
  let [from, to] = [0, named.length]
  while (from < to && kindsBefore.has(named[from]!)) from++
  if (to - from > 1 && kindsAfter.has(named[to - 1]!)) to--
  const own = named.slice(from, to).map((word, at, all) => {
    if (at < all.length - 1 && isSaintWord(word)) return 'st'
    return word.replace(JOINED_KIND, '')
  })
  return own.length === 0 ? [] : withoutStopWords(own)
}

/** Whether words name a kind of street; a number alone does not make one: Paris 15. */
export function saysStreet(list: readonly string[]): boolean {
  const named = list.filter((word) => !NUMBER.test(word))
  const [first = '', last = ''] = [named[0], named.at(-1)]
  if (named.some((word) => JOINED_KIND.test(word))) return true
  return named.length > 1 && (kindsBefore.has(first) || kindsAfter.has(last))
}
