import { words } from '../../language/fold.ts'
import type { QueryWord } from '../../language/names/terms.ts'
import { listed } from '../../language/vocabulary/lists.ts'

/** What parts one name from the next one. */
const BETWEEN_NAMES = /[,;/]|\s[-–]\s|(?<=\s)(?:vs|versus)(?=\s)/iu

/**
 * Returns the words of each of several names in a text, which commas or words that connect part from each other.
 *
 * @param content the words of names in the whole text
 */
export function namesIn(text: string, content: readonly QueryWord[]): QueryWord[][] {
  const parts = text.split(BETWEEN_NAMES).flatMap(betweenConnectors)
  if (parts.length > MAX_NAMES) return []
  return parts
    .map((part) => content.filter((word) => part.includes(word.text)).map((word) => ({ ...word, prefix: false })))
    .filter((words) => words.length > 0)
}

const MAX_NAMES = 5
const connectors = listed('or')

function betweenConnectors(text: string): string[][] {
  const parts: string[][] = [[]]
  for (const word of words(text)) {
    if (connectors.has(word)) parts.push([])
    else parts.at(-1)!.push(word)
  }
  return parts
}
