import type { CountryCode } from '#db/vocabulary.ts'
import type { Random } from '../../directory/random.ts'
import { type Directory, inTown, plain, townOf, townsWithAtLeast } from '../directory.ts'
import type { MakeCase } from './case.ts'
import { KINDS } from './kinds-of-school.ts'
import { asTyped, distanceKm, manyInTown, oneSchool, pickKindInTown } from './make.ts'

// Cause 1: a place is read where a name is meant, or the place is missing, shortened or different from the register's.

const FREQUENT_NAME_SCHOOLS = 250
const NEIGHBOUR_KM = 15
const MIN_NEIGHBOUR = 30
/** Where people shorten the name of a town. */
const ADDITION =
  /[ -](?:v(?:\.|or) ?d(?:\.|er)|ob der|an der|am|im|in|bei|a\.|sur|sous|en|les|upon|on|under|in|next|le|del|d'|sul|al|di)[ -].+$/i

/** The names that most schools of a country share, and those that only one school has. */
const namesOf = remembered((directory: Directory, country: CountryCode) => {
  const kinds = new Set(KINDS[country].flatMap(({ words }) => words.map(plain)))
  const named = Map.groupBy(directory.of[country].schools, ({ name }) => plain(name))
  const all = [...named].filter(([name]) => !kinds.has(name) && name.length > 4)
  const frequent = all.filter(([, list]) => list.length > 1).sort((a, b) => b[1].length - a[1].length)
  return {
    frequent: frequent.slice(0, FREQUENT_NAME_SCHOOLS).map(([name, [first]]) => ({ key: name, name: first!.name })),
    single: all.flatMap(([, list]) => (list.length === 1 ? list : [])),
  }
})

function remembered<T>(make: (directory: Directory, country: CountryCode) => T) {
  const known = new Map<CountryCode, { directory: Directory; value: T }>()
  return (directory: Directory, country: CountryCode): T => {
    const before = known.get(country)
    if (before?.directory === directory) return before.value
    const value = make(directory, country)
    known.set(country, { directory, value })
    return value
  }
}

/** Words for any school, a saint or a property, which other names for the same school leave out or change. */
const GENERIC =
  /schul|gymnas|college|lycee|ecole|coleg|escuel|escola|institut|infantil|scuola|infanzia|materna|primar|media|liceo|istitut|school|academy|saint|sankt|santa|sant|sainte|nuestra|senora|grammar|catholic|church|england|community|junior|infant|centr|educacion|^dell[aeo]?$|^papa$/

/** A name shared by several schools, without a place. */
const frequentName: MakeCase = (directory, country, random) => {
  const { frequent } = namesOf(directory, country)
  if (frequent.length === 0) return undefined
  const { key, name } = random.pick(frequent)
  const words = key.split(' ').filter((word) => word.length > 3 && !GENERIC.test(word))
  const last = words.at(-1)
  // G. Verga is Giovanni Verga: the part before the last word may be an initial.
  const fits = (school: { name: string; officialName?: string }) => {
    const text = ` ${plain(`${school.name} ${school.officialName ?? ''}`)}`
    return words.every((word) => text.includes(word) || (word !== last && text.includes(` ${word.charAt(0)} `)))
  }
  // A school whose name merely contains the words may be a different one.
  const surely = (school: { name: string; country: string }) => school.country === country && plain(school.name) === key
  if (words.length === 0) return undefined
  return { text: asTyped(name, random), wants: 'most', fits, surely, meant: `named ${name}` }
}

/** The name of one school, without a place. */
const singleName: MakeCase = (directory, country, random) => {
  const { single } = namesOf(directory, country)
  if (single.length === 0) return undefined
  const school = random.pick(single)
  return oneSchool(asTyped(school.name, random), school)
}

/** The name of one school and the larger town next to it. */
const nextTown: MakeCase = (directory, country, random) => {
  const { single } = namesOf(directory, country)
  if (single.length === 0) return undefined
  const school = random.pick(single)
  const towns = townsWithAtLeast(directory, country, MIN_NEIGHBOUR).filter((town) => {
    const { lat, lng } = town.schools[0]!
    return lat !== null && lng !== null && !inTown(town)(school) && distanceKm({ lat, lng }, school) < NEIGHBOUR_KM
  })
  return towns.length === 0 ? undefined : oneSchool(asTyped(`${school.name} ${towns[0]!.name}`, random), school)
}

/** A kind of school in a town given by the beginning of its name: Bad Homburg. */
const shortTown: MakeCase = (directory, country, random) => {
  const found = pickKindInTown(directory, country, random, 1)
  if (!found || !ADDITION.test(found.town.name)) return undefined
  const { town, kind, word } = found
  const short = town.name.replace(ADDITION, '')
  const key = plain(short)
  if (key.length < 3) return undefined
  const isThere = (city: string) => city === key || city.startsWith(`${key} `)
  return {
    text: asTyped(`${word} ${short}`, random),
    wants: 'most',
    fits: (school) => school.country === country && kind.is(school) && isThere(townOf(school)),
    meant: `${kind.words[0]} in ${town.name}`,
  }
}

/** A kind of school in a town with ä, ö or ü written as two letters, or as the plain vowel. */
const umlautTown: MakeCase = (directory, country, random) => {
  const found = pickKindInTown(directory, country, random)
  if (!found || !/[äöüß]|[aou]e/i.test(found.town.name)) return undefined
  const letters = [
    ['ae', 'oe', 'ue', 'ss'],
    ['a', 'o', 'u', 'ss'],
  ] as const
  const written = random.pick(letters)
  const name = found.town.name.toLowerCase().replace(/[äöüß]/g, (letter) => written['äöüß'.indexOf(letter)] as string)
  return manyInTown(`${found.word} ${name}`, found.kind, found.town)
}

const WAYS: readonly MakeCase[] = [frequentName, frequentName, singleName, nextTown, shortTown, umlautTown]

export const nameCase: MakeCase = (directory, country, random: Random) => random.pick(WAYS)(directory, country, random)
