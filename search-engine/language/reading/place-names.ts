import { typedWords } from '../fold.ts'
import { isSaintWord } from '../names/saints.ts'
import { isStopWord } from '../names/stop-words.ts'
import { schoolWordHome, typeWord } from '../names/type-words.ts'
import { townKeyOf } from '../places/town.ts'
import type { Span, TokenList } from '../tokens.ts'
import { countryNames } from '../vocabulary/country-names.ts'
import { listed } from '../vocabulary/lists.ts'

/** Words that may name a place, as typed and as `townKey` writes them. */
export type PlaceName = { span: Span; typed: string; key: string }

/** Longest name of a place, in tokens. */
const MAX_PLACE_TOKENS = 7
const MIN_LETTERS = 2
const MAX_LETTERS = 80
/** No places, although small towns have their names: No, Ni, Sur. */
const saysNothing: ReadonlySet<string> = new Set([
  ...listed('not'),
  ...listed('question'),
  ...listed('landmark'),
  ...countryNames.keys(),
])

/** Returns everything in a text that may name a place, longer names first. */
export function placeNames(list: TokenList): PlaceName[] {
  const keys = list.tokens.map(({ words }) => townKeyOf(words))
  const names: PlaceName[] = []
  for (const span of list.spans(MAX_PLACE_TOKENS)) {
    if (!isPlaceLike(list, span)) continue
    names.push({ span, typed: list.typed(span), key: keys.slice(span.from, span.to).join(' ') })
  }
  return names
}

/** Whether words may be a place: not just a stop word, saint, type of school or word for "school". */
function isPlaceLike(list: TokenList, span: Span): boolean {
  const phrase = list.phrase(span)
  return (
    phrase.length >= MIN_LETTERS &&
    phrase.length <= MAX_LETTERS &&
    // Aue has the same key as the French au.
    !(isStopWord(phrase) && isStopWord(typedWords(list.typed(span)).join(' '))) &&
    !isSaintWord(phrase) &&
    !schoolWordHome(phrase) &&
    !saysNothing.has(phrase) &&
    !typeWord(phrase) &&
    /\p{L}/u.test(phrase)
  )
}

export const lengthOf = ({ span }: PlaceName): number => span.to - span.from
