import { CATEGORIES, type Category, COUNTRIES, type CountryCode } from '#db/vocabulary.ts'
import { words } from '../fold.ts'
import { CATEGORY_WORDS, NURSERY_SIGNS, PRIMARY_SIGNS } from '../vocabulary/category-words.ts'

const LINE = /^(\w+) +([A-Z]{2}) +(.+)$/gm

const wordsByCategory: ReadonlyMap<string, readonly string[]> = new Map(
  [...CATEGORY_WORDS.matchAll(LINE)].map(([line, category, country, list = '']) => {
    if (!CATEGORIES.some((known) => known === category) || !COUNTRIES.some((known) => known === country))
      throw new Error(`No category or country in the line of category words: ${line}`)
    return [`${country} ${category}`, words(list)]
  }),
)

const readSigns = (text: string): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    [...text.matchAll(/^([A-Z]{2}) +(.+)$/gm)].map(([, country = '', list = '']) => [country, new Set(words(list))]),
  )

const nurserySigns = readSigns(NURSERY_SIGNS)
const primarySigns = readSigns(PRIMARY_SIGNS)

/**
 * Returns the words that families use for every school of a category, besides those of its name.
 *
 * @param named folded words of the name and of the register's word for the type
 */
export function categoryTerms(category: Category, country: CountryCode, named: readonly string[]): readonly string[] {
  const has = (signs: ReadonlySet<string> | undefined) => named.some((word) => signs?.has(word))
  const isNursery = category === 'primary' && has(nurserySigns.get(country)) && !has(primarySigns.get(country))
  return isNursery ? [] : (wordsByCategory.get(`${country} ${category}`) ?? [])
}

/** Returns the word by which every school of a category in a country is found; undefined if there is none. */
export const categoryWord = (category: Category, country: CountryCode): string | undefined =>
  wordsByCategory.get(`${country} ${category}`)?.[0]
