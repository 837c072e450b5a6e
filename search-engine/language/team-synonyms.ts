import type { CountryCode } from '#db/vocabulary.ts'
import { fold, words } from './fold.ts'
import type { Place } from './places/place.ts'
import type { Language } from './places/visitor.ts'
import { type Span, TokenList } from './tokens.ts'

/**
 * What the team says that typed words mean, in searches in one language. With a country, or a region of it, it only
 * applies where the search names no place elsewhere, see {@link TeamSynonyms.meant}.
 */
export type TeamSynonym = {
  typed: string
  meaning: string
  language: Language
  country: CountryCode | null
  /** As registers write it. */
  region: string | null
}

/** Where a search looks; undefined where it does not say. */
export type Where = { place?: Pick<Place, 'country' | 'region'> | undefined; countries: readonly CountryCode[] }

type Entry = TeamSynonym & { phrase: string[] }

/**
 * The team's synonyms. The built-in ones are groups of words with one meaning, stored in the index of each school; the
 * team's are replaced in the text of a search, so that a new one needs no reindexing.
 */
export class TeamSynonyms {
  readonly #byFirstWord: ReadonlyMap<string, Entry[]>

  constructor(list: readonly TeamSynonym[]) {
    const entries = list
      .map((synonym) => ({ ...synonym, phrase: words(synonym.typed) }))
      .filter(({ phrase }) => phrase.length > 0)
      // Of several for the same words, the longest and then the narrowest applies.
      .sort((a, b) => b.phrase.length - a.phrase.length || narrowness(b) - narrowness(a))
    this.#byFirstWord = Map.groupBy(entries, ({ phrase }) => phrase[0] as string)
  }

  /** Whether a text contains words of a synonym, wherever that applies. */
  concern(text: string, language: Language | undefined): boolean {
    return this.#byFirstWord.size > 0 && this.#exchanged(text, language) !== undefined
  }

  /**
   * Returns a text with the words of all synonyms replaced by their meaning, longer ones first; undefined if it has
   * none. A synonym of a country applies unless the search looks elsewhere, one of a region only to places in that
   * region.
   *
   * @param language that of the visitor; undefined for any
   */
  meant(text: string, language: Language | undefined, where: Where): string | undefined {
    return this.#exchanged(text, language, where)
  }

  #exchanged(text: string, language: Language | undefined, where?: Where): string | undefined {
    const list = new TokenList(text)
    const found: { span: Span; meaning: string }[] = []
    for (let at = 0; at < list.tokens.length; ) {
      const entry = this.#entryAt(list, at, (one) => {
        return (language ?? one.language) === one.language && (where === undefined || holdsIn(one, where))
      })
      if (entry) found.push(entry)
      at = entry?.span.to ?? at + 1
    }
    return found.length === 0 ? undefined : list.replaced(found)
  }

  #entryAt(list: TokenList, from: number, holds: (entry: Entry) => boolean) {
    for (const entry of this.#byFirstWord.get(list.tokens[from]?.words[0] ?? '') ?? []) {
      const to = endOf(entry.phrase, list, from)
      if (to !== undefined && holds(entry)) return { span: { from, to }, meaning: entry.meaning }
    }
    return undefined
  }
}

const narrowness = ({ country, region }: TeamSynonym) => (country ? 1 : 0) + (region ? 1 : 0)

/** Returns the token after a phrase that begins at a token; undefined if it does not occur there. */
function endOf(phrase: readonly string[], list: TokenList, from: number): number | undefined {
  let [to, matched] = [from, 0]
  while (matched < phrase.length) {
    const next = list.tokens[to]?.words
    if (!next?.every((word, index) => phrase[matched + index] === word)) return undefined
    matched += next.length
    to++
  }
  return to
}

function holdsIn({ country, region }: TeamSynonym, { place, countries }: Where): boolean {
  if (!country) return true
  if (place) return place.country === country && (!region || fold(place.region) === fold(region))
  return !region && (countries.length === 0 || countries.includes(country))
}
