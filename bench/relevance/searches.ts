import type { SchoolDocument } from '#search-engine/index.ts'
import { words } from '#search-engine/language/fold.ts'
import { canonicalWords } from '#search-engine/language/names/canonical.ts'
import { townKey } from '#search-engine/language/places/town.ts'
import type { Random } from '../directory/random.ts'
import { abbreviate, mistype, respellAccents } from './spellings.ts'

/** Ways to derive a search from the name of a school. */
export const SEARCH_KINDS = ['typo', 'abbreviation', 'accent', 'name and place'] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

/** A text that a person looking for a school might type. */
export type KnownSearch = { kind: SearchKind; text: string; school: SchoolDocument }

type Respell = (text: string, random: Random, isWord: (word: string) => boolean) => string | undefined

const RESPELL: Readonly<Record<SearchKind, Respell>> = {
  typo: mistype,
  abbreviation: abbreviate,
  accent: respellAccents,
  'name and place': (text, random) => (random.chance(0.5) ? text.toLowerCase() : text),
}

/** Creates searches for random schools. The town is added whenever another school has the same name. */
export function makeSearches(schools: readonly SchoolDocument[], count: number, random: Random): KnownSearch[] {
  const namesakes = new Map<string, number>()
  for (const school of schools) namesakes.set(nameOf(school), (namesakes.get(nameOf(school)) ?? 0) + 1)
  const isShared = (school: SchoolDocument) => (namesakes.get(nameOf(school)) ?? 0) > 1
  const known = new Set(schools.flatMap(({ name, city }) => [...words(name), ...words(city)]))
  return SEARCH_KINDS.flatMap((kind) => {
    const searches: KnownSearch[] = []
    while (searches.length < count) {
      const school = random.pick(schools)
      const name = RESPELL[kind](school.name, random, (word) => known.has(word))
      const needsTown = kind === 'name and place' || isShared(school)
      const text = name !== undefined && needsTown ? withTown(name, school.city, random) : name
      if (text !== undefined) searches.push({ kind, text, school })
    }
    return searches
  })
}

function withTown(name: string, town: string, random: Random): string {
  return random.chance(0.25) ? `${town} ${name}` : `${name} ${town}`
}

/** Returns the name independently of its spelling: GS also means Grundschule. */
function nameOf({ name, country }: SchoolDocument): string {
  return canonicalWords(words(name), country).sort().join(' ')
}

/** Whether a school is the wanted one, or has its name in the same town. */
export function isWanted(found: SchoolDocument, { school }: KnownSearch): boolean {
  const town = ({ city, country }: SchoolDocument) => `${country} ${townKey(city, country)}`
  return found.id === school.id || (nameOf(found) === nameOf(school) && town(found) === town(school))
}
