import type { CountryCode } from '#db/vocabulary.ts'
import { distanceKm as kmBetween, type Point } from '#search-engine/base/distance.ts'
import type { SchoolDocument } from '#search-engine/index.ts'
import type { Random } from '../../directory/random.ts'
import { type Directory, inTown, plain, type Town, townOf, townsWith } from '../directory.ts'
import type { Case, Fits } from './case.ts'
import { KINDS, type Kind } from './kinds-of-school.ts'

/** A town of a country, a kind of school that it has, and a word for it. */
export function pickKindInTown(directory: Directory, country: CountryCode, random: Random, atLeast = 3) {
  const towns = townsWith(directory, country, atLeast)
  if (towns.length === 0) return undefined
  const town = random.pick(towns)
  const kind = random.pick(KINDS[country])
  return town.schools.some(kind.is) ? { town, kind, word: random.pick(kind.words) } : undefined
}

/** The schools of a kind in a town. */
export const kindInTown =
  (kind: Kind, town: Town): Fits =>
  (school) =>
    inTown(town)(school) && kind.is(school)

/** Matches the school, or one with the same name in its town. */
export const same =
  (school: SchoolDocument): Fits =>
  (other) =>
    other.id === school.id ||
    (other.country === school.country && plain(other.name) === plain(school.name) && townOf(other) === townOf(school))

/** A search for one school. */
export const oneSchool = (text: string, school: SchoolDocument): Case => ({
  text,
  wants: 'one',
  fits: same(school),
  meant: `${school.name}, ${school.city}`,
})

/** A search for schools of a kind in a town. */
export const manyInTown = (text: string, kind: Kind, town: Town): Case => ({
  text,
  wants: 'most',
  fits: kindInTown(kind, town),
  meant: `${kind.words[0]} in ${town.name}`,
})

/** Returns the distance to a school, infinite if its position is unknown. */
export const distanceKm = (from: Point, { lat, lng }: SchoolDocument): number =>
  lat === null || lng === null ? Number.POSITIVE_INFINITY : kmBetween(from, { lat, lng })

/** Half of people do not use capitals. */
export const asTyped = (text: string, random: Random): string => (random.chance(0.5) ? text.toLowerCase() : text)
