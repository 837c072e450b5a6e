import type { CountryCode } from '#db/vocabulary.ts'
import type { SchoolDocument } from '#search-engine/index.ts'

/** Schools of one country in a town. */
export type Town = { name: string; country: CountryCode; schools: SchoolDocument[] }

/** The schools, indexed for making up and judging searches; knows nothing of how the search reads texts. */
export type Directory = {
  schools: readonly SchoolDocument[]
  /** By country; the largest towns first, and the plain names of all towns. */
  of: Readonly<Record<CountryCode, { schools: SchoolDocument[]; towns: Town[]; townNames: ReadonlySet<string> }>>
  /** Words of all names and towns. */
  words: ReadonlySet<string>
}

/** Returns a text in lower case without accents and punctuation: the plain spelling by which schools are compared. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const DISTRICT = / (?:cedex.*|\d+(?:er|e|eme)? arrondissement|\d\d?)$/

/** Returns the plain name of a school's town, without the number of a French arrondissement. */
export const townOf = ({ city }: SchoolDocument): string => plain(city).replace(DISTRICT, '')

/** Only schools for children: searches leave out others unless they ask for them, which no case does. */
export function createDirectory(documents: readonly SchoolDocument[]): Directory {
  const schools = documents.filter(({ audience = 'children' }) => audience === 'children')
  const inCountry = (country: CountryCode) => {
    const own = schools.filter((school) => school.country === country)
    const towns = [...Map.groupBy(own, (school) => townOf(school) + school.region).values()].map((list) => {
      return { name: list[0]!.city.replace(/ (?:cedex.*|\d+e.*|\d\d?)$/i, ''), country, schools: list }
    })
    towns.sort((a, b) => b.schools.length - a.schools.length)
    return { schools: own, towns, townNames: new Set(towns.map(({ name }) => plain(name))) }
  }
  const of = {
    DE: inCountry('DE'),
    FR: inCountry('FR'),
    ES: inCountry('ES'),
    IT: inCountry('IT'),
    GB: inCountry('GB'),
  }
  return { schools, of, words: new Set(schools.flatMap(({ name, city }) => plain(`${name} ${city}`).split(' '))) }
}

/** Returns the towns of a country with at least the given number of schools. */
export function townsWithAtLeast({ of }: Directory, country: CountryCode, count: number): Town[] {
  const { towns } = of[country]
  const end = towns.findIndex(({ schools }) => schools.length < count)
  return end === -1 ? towns : towns.slice(0, end)
}

/** Whether a school is in a town, or in another of the same name in the country. */
export const inTown =
  (town: Town) =>
  (school: SchoolDocument): boolean =>
    school.country === town.country && townOf(school) === townOf(town.schools[0]!)
