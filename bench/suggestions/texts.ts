import { COUNTRIES, type CountryCode } from '#db/vocabulary.ts'
import type { SchoolDocument } from '#search-engine/index.ts'
import { fold, words } from '#search-engine/language/fold.ts'
import { districtsByCity } from '#search-engine/language/gazetteer/known-places.ts'
import { typeWord } from '#search-engine/language/names/type-words.ts'
import { townKey } from '#search-engine/language/places/town.ts'
import { readTable } from '#search-engine/language/read-table.ts'
import type { Random } from '../directory/random.ts'
import type { TypedText, Wanted } from './wanted.ts'

type Made = { text: string; wanted: Wanted } | undefined
type Maker = (school: SchoolDocument, directory: Directory, random: Random) => Made

/** How many texts of each kind are made of sixty. */
const SHARES = { 'school with town': 20, 'type and place': 15, place: 10, name: 10, 'postal code': 5 } as const
const ALL = 60

const MAKERS: Readonly<Record<keyof typeof SHARES, Maker>> = {
  'school with town': ({ id, name, city }, { isUnique }) => {
    if (!isUnique(`${name} ${city}`)) return undefined
    const text = fold(name).includes(fold(city)) ? name : `${name} ${city}`
    return { text, wanted: { row: 'school', id } }
  },
  'type and place': ({ localType, name, city }) => {
    const type = typeIn(localType) ?? typeIn(name)
    return type === undefined
      ? undefined
      : { text: `${type} ${city}`, wanted: { row: 'search', text: `${type} ${city}` } }
  },
  place: ({ country, city }, { partsOf }, random) => {
    const parts = partsOf(country)
    const name = random.pick([() => city, () => city, () => random.pick(parts)])()
    return { text: name, wanted: { row: 'place', name } }
  },
  name: ({ id, name }, { isUnique }) => {
    return words(name).length > 1 && isUnique(name) ? { text: name, wanted: { row: 'school', id } } : undefined
  },
  'postal code': ({ postalCode }) => ({ text: postalCode, wanted: { row: 'place', name: postalCode } }),
}
/** Longer names are chosen, not typed. */
const MAX_TEXT = 60
const MAX_TRIES = 10_000

/** Returns the first words of a name or of a register's word that are a type of school. */
function typeIn(text: string): string | undefined {
  const list = words(text)
  for (let length = list.length; length > 0; length--) {
    const type = typeWord(list.slice(0, length).join(' '))
    if (type) return type.text
  }
  return undefined
}

type Directory = {
  /** Whether at most one school has the name, or the name and town. */
  isUnique(name: string): boolean
  /** Returns areas, and parts of towns that have schools. */
  partsOf(country: CountryCode): readonly string[]
}

function directoryOf(schools: readonly SchoolDocument[]): Directory {
  const names = new Map<string, number>()
  const towns = new Set<string>()
  const count = (name: string) => names.set(fold(name), (names.get(fold(name)) ?? 0) + 1)
  for (const { name, city, country } of schools) {
    count(name)
    count(`${name} ${city}`)
    towns.add(`${country} ${townKey(city, country)}`)
  }
  const districts = [...districtsByCity().values()].flat()
  const areas = readTable('gazetteer/areas')
  const parts = new Map(
    COUNTRIES.map((country) => {
      const of = districts.filter(
        (one) => one.country === country && towns.has(`${country} ${townKey(one.city, country)}`),
      )
      const named = areas.filter(([at]) => at === country).map(([, name = '']) => name)
      return [
        country,
        [...of.map(({ name }) => name), ...named.filter((name) => !towns.has(`${country} ${townKey(name, country)}`))],
      ]
    }),
  )
  return { isUnique: (name) => names.get(fold(name)) === 1, partsOf: (country) => parts.get(country) ?? [] }
}

/** Makes texts of each kind from schools, and from parts of towns and areas, of all countries in turn. */
export function makeTexts(schools: readonly SchoolDocument[], count: number, random: Random): TypedText[] {
  const directory = directoryOf(schools)
  const forChildren = schools.filter(({ audience = 'children' }) => audience === 'children')
  const byCountry = [...Map.groupBy(forChildren, ({ country }) => country).values()]
  return Object.entries(MAKERS).flatMap(([kind, make]) => {
    const wanted = Math.round((SHARES[kind as keyof typeof SHARES] * count) / ALL)
    const texts: TypedText[] = []
    for (let tried = 0; texts.length < wanted && tried < MAX_TRIES; tried++) {
      const school = random.pick(byCountry[texts.length % byCountry.length] ?? [])
      const made = school.postalCode && school.city ? make(school, directory, random) : undefined
      if (made && made.text.length <= MAX_TEXT) texts.push({ kind, home: school.country, ...made })
    }
    return texts
  })
}
