import { CATEGORIES, type Category, COUNTRIES, type CountryCode } from '#db/vocabulary.ts'
import { fold, words } from '../fold.ts'
import { readTable } from '../read-table.ts'
import { countryWords } from '../vocabulary/country-words.ts'

/** A word for a type of school, in one of its spellings. */
export type TypeWord = {
  /** The spelling that registers use: Gymnasium for Gymnasien. */
  text: string
  /** Countries whose schools use the word: there the word itself is searched. */
  homes: readonly CountryCode[]
  /** Its meaning elsewhere; a nursery has no category of its own, but a word in each country. */
  abroad: Category | Readonly<Record<CountryCode, string>>
  /** A second category, for a word that covers two types of other countries: secondary schools include lycées. */
  also?: Category
}

function readTypeWords(): Map<string, TypeWord> {
  const found = new Map<string, TypeWord>()
  for (const [category = '', homes = '', list = ''] of readTable('vocabulary/type-words')) {
    const [abroad, also] = category.split('+').map((name) => CATEGORIES.find((known) => known === name))
    if (!abroad) throw new Error(`No type of school among the type words: ${category}`)
    addSpellings(found, list.split(', '), {
      homes: COUNTRIES.filter((country) => homes.includes(country)),
      abroad,
      ...(also && { also }),
    })
  }
  const nurseries = countryWords('nursery')
  const translations = Object.fromEntries(nurseries.map(({ country, spellings }) => [country, spellings[0]]))
  for (const { country, spellings } of nurseries) {
    addSpellings(found, spellings, { homes: [country], abroad: translations as Record<CountryCode, string> })
  }
  return found
}

function addSpellings(found: Map<string, TypeWord>, spellings: string[], meaning: Omit<TypeWord, 'text'>) {
  for (const spelling of spellings) {
    const key = words(spelling).join(' ')
    const known = found.get(key)
    if (!known) found.set(key, { ...meaning, text: spellings[0] as string })
    else if (known.abroad === meaning.abroad) found.set(key, { ...known, homes: [...known.homes, ...meaning.homes] })
  }
}

const typeWords = readTypeWords()
const schoolWords = new Map(
  countryWords('school').flatMap(({ country, spellings }) =>
    spellings.map((spelling) => [words(spelling).join(' '), country] as const),
  ),
)

/** Returns the type of school that a folded phrase names. */
export function typeWord(phrase: string): TypeWord | undefined {
  return typeWords.get(phrase)
}

/** Returns the country in whose language this folded phrase means "school" or "schools". */
export function schoolWordHome(phrase: string): CountryCode | undefined {
  return schoolWords.get(phrase)
}

/** Words in five languages that ask for schools for adults, or for schools in prisons and hospitals. */
const OTHERS: readonly RegExp[] = [
  /\babend ?(schul|gymnas|real|haupt|ober)|\b(hessen|hansa|bayern|studien|oberstufen|weiterbildungs)? ?kolleg\b/,
  /\b(zweite[rn] bildungsweg|volkshochschul|erwachsen)/,
  /\b(klinik|krankenhaus|schule fur kranke|justizvollzug|gefangnis|jva\b)/,
  /\b(evening (school|class|college)|night school|adults?\b)/,
  /\b(hospital (school|education)|prison|secure (unit|school|training))/,
  /\b(cours du soir|lycee du soir|ecole du soir|greta\b|adultes?\b|formation continue)/,
  /\b(hopital|hospitalier|penitentiaire)/,
  /\b(nocturn[oa]s?\b|adult[oa]s?\b|educacion permanente|aulas? hospitalarias?|penitenciari|carcel)/,
  /\b(seral[ei]\b|scuola per adulti|adulti\b|cpia\b|carcer(e|i|ari[ao]?)\b|ospedal(e|i|ier[aeio])\b|persones adultes)/,
]

/** Whether a text asks for schools that are not for children: `evening school`, `école à l’hôpital`. */
export function namesOthers(text: string): boolean {
  const folded = fold(text)
  return OTHERS.some((pattern) => pattern.test(folded))
}
