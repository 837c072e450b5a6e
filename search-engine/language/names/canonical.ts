import type { CountryCode } from '#db/vocabulary.ts'
import { compoundParts } from './compounds.ts'
import { isSaintWord } from './saints.ts'
import { withoutStopWords } from './stop-words.ts'
import { writtenOut } from './synonyms.ts'

/**
 * Returns one form of the folded words of a name for all its usual spellings in a country: "GS St. Martin" and "Sankt
 * Martin Grundschule" give the same words. Abbreviations are written out, compounds split, saints written as `st`.
 */
export function canonicalWords(list: readonly string[], country: CountryCode): string[] {
  const saints = list.map((word, at) => (at < list.length - 1 && isSaintWord(word, country) ? 'st' : word))
  const named = country === 'GB' ? saints.map((word, at) => (saints[at - 1] === 'st' ? withoutS(word) : word)) : saints
  const written = writtenOut(withoutStopWords(named), country)
  return country === 'DE' ? written.flatMap((word) => compoundParts(word) ?? [word]) : written
}

/** St Mary's School is also written St Mary School. */
const withoutS = (word: string) => (word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word)
