import type { CountryCode } from '#db/vocabulary.ts'
import type { SchoolDocument, Suggestions } from '#search-engine/index.ts'
import { fold, words } from '#search-engine/language/fold.ts'
import { isStopWord } from '#search-engine/language/names/stop-words.ts'
import { townKey } from '#search-engine/language/places/town.ts'
import type { Random } from '../directory/random.ts'

/** A text that a person types, and whether a list of suggestions contains the row that they want. */
export type TypedText = {
  kind: string
  text: string
  wanted: string
  /** The country of the page's language. */
  home: CountryCode
  isWanted: (row: SuggestedRow) => boolean
}

/** A row of the list, in the order in which the page shows them. */
export type SuggestedRow =
  | { kind: 'place'; place: Suggestions['places'][number] }
  | { kind: 'school'; id: string }
  | { kind: 'type'; localType: string }

/** Parts of cities that families name, one for each country. */
const DISTRICTS = [
  ['DE', 'Prenzlauer Berg', 'Berlin'],
  ['DE', 'Ehrenfeld', 'Köln'],
  ['FR', 'La Guillotière', 'Lyon'],
  ['FR', 'Montmartre', 'Paris'],
  ['ES', 'Chamberí', 'Madrid'],
  ['ES', 'Triana', 'Sevilla'],
  ['IT', 'Trastevere', 'Roma'],
  ['IT', 'Vomero', 'Napoli'],
  ['GB', 'Toxteth', 'Liverpool'],
  ['GB', 'Headingley', 'Leeds'],
] as const satisfies readonly (readonly [CountryCode, district: string, city: string])[]

function districtTexts(each: number): TypedText[] {
  return DISTRICTS.slice(0, each).map(([home, district, city]) => ({
    kind: 'district',
    text: district,
    wanted: `${district}, ${city}`,
    home,
    isWanted: (row) => row.kind === 'place' && row.place.kind === 'district' && fold(row.place.name) === fold(district),
  }))
}

/** Returns the rows as the page shows them. */
export function rowsOf({ places, schools, types }: Suggestions): SuggestedRow[] {
  return [
    ...places.map((place): SuggestedRow => ({ kind: 'place', place })),
    ...schools.map(({ id }): SuggestedRow => ({ kind: 'school', id })),
    ...types.map(({ localType }): SuggestedRow => ({ kind: 'type', localType })),
  ]
}

type Made = Omit<TypedText, 'kind' | 'home'> | undefined
type Maker = (school: SchoolDocument, directory: Directory) => Made

/** Texts are made from a school; a maker returns none for an unsuitable school. */
const MAKERS: Readonly<Record<string, Maker>> = {
  town: ({ city, country }) => forTown(city, city, country),
  'second word of a town': ({ city, country }) => {
    const [, ...later] = words(city).filter((word) => !isStopWord(word))
    const word = later.find(({ length }) => length >= MIN_WORD)
    return word === undefined ? undefined : forTown(word, city, country)
  },
  'postal code': ({ postalCode, country }) => ({
    text: postalCode,
    wanted: postalCode,
    isWanted: (row) => isCode(row, postalCode, country),
  }),
  name: (school, { isUnique }) => (isUnique(school.name) ? forSchool(school.name, school) : undefined),
  'later words of a name': (school, { isUnique }) => {
    const later = school.name.split(/\s+/).slice(1).join(' ')
    return later.length >= MIN_NAME && isUnique(school.name) ? forSchool(later, school) : undefined
  },
  'name and place': (school, { isUnique }) => {
    return isUnique(`${school.name} ${school.city}`) ? forSchool(`${school.name} ${school.city}`, school) : undefined
  },
  'place and name': (school, { isUnique }) => {
    return isUnique(`${school.name} ${school.city}`) ? forSchool(`${school.city} ${school.name}`, school) : undefined
  },
  'type and place': ({ localType, city, country }, directory) => {
    const there = directory.ofTypeIn(localType, `${country} ${townKey(city, country)}`)
    return {
      text: `${localType} ${city}`,
      wanted: `${localType}, ${city}`,
      isWanted: (row) =>
        row.kind === 'school' ? there.has(row.id) : row.kind === 'place' && isTown(row.place, city, country),
    }
  },
  'type and postal code': ({ localType, postalCode, country }, directory) => {
    const there = directory.ofTypeIn(localType, `${country} ${postalCode}`)
    return {
      text: `${localType} ${postalCode}`,
      wanted: `${localType}, ${postalCode}`,
      isWanted: (row) => (row.kind === 'school' ? there.has(row.id) : isCode(row, postalCode, country)),
    }
  },
  'official number': (school) => (school.codes[0] ? forSchool(school.codes[0], school) : undefined),
}
const MIN_WORD = 4
const MIN_NAME = 8
/** Long type names from registers are chosen, not typed. */
const MAX_TEXT = 60
const MAX_TRIES = 10_000

function forTown(text: string, city: string, country: string): Made {
  return { text, wanted: city, isWanted: (row) => row.kind === 'place' && isTown(row.place, city, country) }
}

const isCode = (row: SuggestedRow, code: string, at: string): boolean =>
  row.kind === 'place' && row.place.kind === 'postal_code' && row.place.country === at && row.place.name === code

function isTown({ kind, name, country }: Suggestions['places'][number], city: string, at: string): boolean {
  return kind === 'town' && country === at && townKey(name, country) === townKey(city, country)
}

function forSchool(text: string, { id, name, city }: SchoolDocument): Made {
  return { text, wanted: `${name}, ${city}`, isWanted: (row) => row.kind === 'school' && row.id === id }
}

type Directory = {
  /** Whether at most one school has the name, or the name and town. */
  isUnique(name: string): boolean
  /** Returns the schools of a type in a town or postal code, both with their country. */
  ofTypeIn(localType: string, where: string): ReadonlySet<string>
}

function directoryOf(schools: readonly SchoolDocument[]): Directory {
  const names = new Map<string, number>()
  const places = new Map<string, Set<string>>()
  const count = (name: string) => names.set(fold(name), (names.get(fold(name)) ?? 0) + 1)
  for (const { id, name, city, localType, country, postalCode } of schools) {
    count(name)
    count(`${name} ${city}`)
    for (const where of new Set([`${country} ${townKey(city, country)}`, `${country} ${postalCode}`])) {
      const key = `${localType}|${where}`
      places.set(key, (places.get(key) ?? new Set()).add(id))
    }
  }
  return {
    isUnique: (name) => names.get(fold(name)) === 1,
    ofTypeIn: (localType, where) => places.get(`${localType}|${where}`) ?? new Set(),
  }
}

/** Creates texts of each kind for schools of all countries in turn. */
export function makeTexts(schools: readonly SchoolDocument[], each: number, random: Random): TypedText[] {
  const directory = directoryOf(schools)
  const byCountry = [...Map.groupBy(schools, ({ country }) => country).values()]
  const made = Object.entries(MAKERS).flatMap(([kind, make]) => {
    const texts: TypedText[] = []
    for (let tried = 0; texts.length < each && tried < MAX_TRIES; tried++) {
      const school = random.pick(byCountry[tried % byCountry.length] ?? [])
      const made = school.postalCode && school.city && school.localType ? make(school, directory) : undefined
      if (made && made.text.length <= MAX_TEXT) texts.push({ kind, home: school.country, ...made })
    }
    return texts
  })
  return [...made, ...districtTexts(each)]
}
