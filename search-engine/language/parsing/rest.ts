import type { Category, CountryCode } from '#db/vocabulary.ts'
import { fold } from '../fold.ts'
import { isPlacePreposition, isStopWord } from '../names/stop-words.ts'
import { schoolWordHome, type TypeWord } from '../names/type-words.ts'
import { overlap, type TokenList } from '../tokens.ts'
import { type Parts, takenSpans } from './parts.ts'

/**
 * Returns the category that a word for a type of school means in a country; undefined if the word itself is searched.
 */
export function categoryAbroad({ homes, abroad }: TypeWord, country: CountryCode | undefined): Category | undefined {
  const isAtHome = country === undefined ? homes.length > 0 : homes.includes(country)
  return isAtHome || typeof abroad !== 'string' ? undefined : abroad
}

/** Words that remain to be searched, with the position of their last token. */
type Piece = { text: string; end: number; phrase: string }

/**
 * Returns the words of a query that remain to be searched, including the type of school as registers spell it unless it
 * became a category. Words that only mean "school" are dropped in a country of another language, and in any place if
 * nothing else is left.
 *
 * @param country country of the query's place
 * @returns ends with a space if the last word is complete, because something was typed after it
 */
export function restOf(list: TokenList, parts: Parts, country: CountryCode | undefined): string {
  const pieces = piecesLeft(list, parts, country).filter(({ phrase }) => !country || isSchoolWordAt(phrase, country))
  const last = pieces.at(-1)
  const isNamedOtherwise = country !== undefined || (parts.attributes ?? []).length > 0 || isAside(parts)
  if (!last || (isNamedOtherwise && pieces.every(({ phrase }) => isStopWord(phrase) || schoolWordHome(phrase))))
    return ''
  const isTyping = last.end === list.tokens.length && !/\s$/.test(list.text)
  return pieces.map(({ text }) => text).join(' ') + (isTyping ? '' : ' ')
}

function piecesLeft(list: TokenList, { type, ...others }: Parts, country: CountryCode | undefined): Piece[] {
  const taken = takenSpans(others)
  const { place, area, postal_code } = others
  // The preposition belongs to the place: what is left of "scuola primaria a Bergamo" does not end with a letter.
  const isBeforePlace = (at: number) =>
    list.tokens[at]!.words.every(isPlacePreposition) &&
    [place?.span, place?.city, area?.span, postal_code?.span].some((span) => span?.from === at + 1)
  return list.tokens.flatMap((_, at) => {
    const span = { from: at, to: at + 1 }
    if (taken.some((other) => overlap(span, other)) || isBeforePlace(at)) return []
    if (!type || !overlap(span, type.span)) return [{ text: list.typed(span), end: at + 1, phrase: list.phrase(span) }]
    const text = at === type.span.from ? wordFor(type.word, country) : undefined
    return text ? [{ text, end: type.span.to, phrase: fold(text) }] : []
  })
}

const isAside = ({ asides }: Parts) => asides !== undefined && (asides.nearMe || asides.best)
const isSchoolWordAt = (phrase: string, country: CountryCode) => (schoolWordHome(phrase) ?? country) === country

/** Returns what to search for instead of a word for a type of school; undefined if it became a category. */
function wordFor(word: TypeWord, country: CountryCode | undefined): string | undefined {
  if (categoryAbroad(word, country)) return undefined
  return country === undefined || word.homes.includes(country) || typeof word.abroad === 'string'
    ? word.text
    : word.abroad[country]
}
