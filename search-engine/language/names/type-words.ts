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
  /**
   * Whether every school of the categories is meant, although not all of them have the word in their name: high school.
   */
  isWide?: true
  /** Whether it may also just mean a school: école, colegio. It gives way to a name. */
  isWeak?: true
}

function readTypeWords(): Map<string, TypeWord> {
  const found = new Map<string, TypeWord>()
  for (const [category = '', homes = '', list = '', reach = ''] of readTable('vocabulary/type-words')) {
    const [abroad, also] = category.split('+').map((name) => CATEGORIES.find((known) => known === name))
    if (!abroad) throw new Error(`No type of school among the type words: ${category}`)
    addSpellings(found, list.split(', '), {
      homes: COUNTRIES.filter((country) => homes.includes(country)),
      abroad,
      ...(also && { also }),
      ...(reach === 'wide' && { isWide: true as const }),
    })
  }
  const nurseries = countryWords('nursery')
  const translations = Object.fromEntries(nurseries.map(({ country, spellings }) => [country, spellings[0]]))
  for (const { country, spellings } of nurseries) {
    addSpellings(found, spellings, { homes: [country], abroad: translations as Record<CountryCode, string> })
  }
  for (const { country, spellings } of countryWords('primary-first')) {
    for (const spelling of spellings)
      addSpellings(found, [spelling], { homes: [country], abroad: 'primary', isWeak: true })
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
/** Every spelling as the tables write it, by its folded form. */
let spellings: Map<string, string> | undefined
const schoolWords = new Map(
  countryWords('school').flatMap(({ country, spellings }) =>
    spellings.map((spelling) => [words(spelling).join(' '), country] as const),
  ),
)

/** Every folded word with which a type of school is named. */
export const wordsOfTypes = (): string[] => [...typeWords.keys()].flatMap((phrase) => phrase.split(' '))

/** Returns the type of school that a folded phrase names. */
export function typeWord(phrase: string): TypeWord | undefined {
  return typeWords.get(phrase)
}

/** A word for a type that is being typed: the spelling to complete it with, and the countries that use it. */
export type TypeCompletion = { text: string; homes: readonly CountryCode[] }

/**
 * Returns the words for types, and for schools of any type, that begin with a folded text: of each only one spelling,
 * "primary school" rather than "primary".
 */
export function typesBeginning(key: string): TypeCompletion[] {
  spellings ??= readSpellings()
  const found = new Map<string, TypeCompletion>()
  for (const [phrase, text] of spellings) {
    if (!phrase.startsWith(key)) continue
    const word = typeWords.get(phrase)
    // Colegio, cole and colexio all just mean a school.
    const own = (word?.isWeak ? undefined : word?.text) ?? schoolWords.get(phrase) ?? phrase
    const known = found.get(own)
    if (!known) found.set(own, { text, homes: word?.homes ?? [schoolWords.get(phrase)!] })
    else if (isWithSchool(phrase, known.text)) found.set(own, { ...known, text })
  }
  return [...found.values()]
}

/** Whether a phrase is a shorter one and a word for school: primary school. */
function isWithSchool(phrase: string, shorter: string): boolean {
  const key = `${fold(shorter)} `
  return phrase.startsWith(key) && schoolWords.has(phrase.slice(key.length))
}

function readSpellings(): Map<string, string> {
  const lists = [
    ...readTable('vocabulary/type-words').map(([, , list = '']) => list.split(', ')),
    ...['nursery', 'primary-first', 'school'].flatMap((name) => countryWords(name).map((row) => row.spellings)),
  ]
  const read = new Map<string, string>()
  for (const spelling of lists.flat()) {
    const key = words(spelling).join(' ')
    if (!read.has(key)) read.set(key, spelling)
  }
  return read
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
  /\b(nachhol|nachmach|nachzuhol|nachzumach|graduado|mature student|reprise d etudes|reprendre (mes|ses|des|les) etudes)/,
  /\b(hospitalise|hospitalizad|ricoverat[oaie]\b|stationar)/,
  /\b(bin|am|i m|ho|tengo|j ai) (19|[2-9]\d)\b|\b(19|[2-9]\d) (jahren?|ans|anos|anni|years old)\b/,
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
