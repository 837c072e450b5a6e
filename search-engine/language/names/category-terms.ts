import { CATEGORIES, type Category, COUNTRIES, type CountryCode } from '#db/vocabulary.ts'
import { words } from '../fold.ts'
import { readTable } from '../read-table.ts'
import { countryWords } from '../vocabulary/country-words.ts'

const wordsByCategory: ReadonlyMap<string, readonly string[]> = new Map(
  readTable('vocabulary/category-words').map(([category, country, list = '']) => {
    if (!CATEGORIES.some((known) => known === category) || !COUNTRIES.some((known) => known === country))
      throw new Error(`No category or country among the category words: ${category} ${country}`)
    return [`${country} ${category}`, words(list)]
  }),
)

const readSigns = (name: string): ReadonlyMap<CountryCode, ReadonlySet<string>> =>
  new Map(countryWords(name).map(({ country, spellings }) => [country, new Set(spellings.flatMap(words))]))

const nurserySigns = readSigns('nursery-sign')
const primarySigns = readSigns('primary-sign')

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
