import type { CountryCode } from '#db/vocabulary.ts'
import { mergePlaces, type Place } from './place.ts'
import { spelledTownKey, townKey } from './town.ts'
import { indexBeginnings, largestTowns, type TownBeginnings } from './town-beginnings.ts'
import { type TownColumns, type Towns, townColumnSteps } from './town-columns.ts'
import { NAMED, namesBeginning, ownNameWeight, speltAt, type TownNames, townNameSteps } from './town-names.ts'
import { type Visitor, weightFor } from './visitor.ts'

/** Towns by their names: their own, short ones and those in other languages. */
export type TownIndex = {
  /**
   * Returns the towns with this name, whole words only: those spelt exactly so before those that only share its key,
   * likeliest for the visitor first.
   *
   * @param key the name as `townKey` writes it
   */
  named(name: string, visitor?: Visitor, key?: string): readonly Place[]
  beginning: TownBeginnings
  /** Returns the largest towns of a country. */
  largest(country: CountryCode): readonly Place[]
  all: Towns
}

/**
 * Indexes towns, none of which is a spelling of another. Yields after each small step.
 *
 * @param sizeOf the size of a town in schools, where more is known than its schools in the directory
 */
export function* townIndexSteps(places: Iterable<Place>, sizeOf: (place: Place) => number): Generator<void, TownIndex> {
  const all = yield* townColumnSteps(places)
  return indexOf(all, yield* townNameSteps(all), sizeOf)
}

function indexOf(all: TownColumns, names: TownNames, sizeOf: (place: Place) => number): TownIndex {
  const sizes = new Uint32Array(all.length)
  const weightOf = (place: Place, { town, at }: Found, visitor: Visitor) => {
    sizes[town] ||= sizeOf(place)
    return sizes[town] * ownNameWeight(names, at) * weightFor(visitor, place)
  }
  return {
    all,
    named: (name, visitor = {}, key = townKey(name)) => {
      const found = townsNamed(names, key)
      if (found.length < 2) return found.map(({ town }) => all.at(town)!)
      const speltIn = remembered((country: CountryCode) => spelledTownKey(name, country))
      const rated = found.map((one) => {
        const place = all.at(one.town)!
        const spelt = speltAt(names, one.at)
        const isSo = spelt === undefined || spelt === speltIn(place.country)
        return { ...one, place, isSo, weight: weightOf(place, one, visitor) }
      })
      return likeliestPlaces(rated)
    },
    beginning: indexBeginnings(all, names),
    largest: (country) => largestTowns(all, country),
  }
}

/** A town, and the position of its name among all names. */
type Found = { town: number; at: number }

function townsNamed(names: TownNames, key: string): Found[] {
  const { from, longer } = namesBeginning(names, key)
  const found: Found[] = []
  for (let at = from; at < longer; at++) {
    if (names.kinds[at] !== NAMED.later) found.push({ town: names.towns[at]!, at })
  }
  return found
}

function remembered<K, V>(compute: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>()
  return (key) => {
    const value = known.get(key) ?? compute(key)
    known.set(key, value)
    return value
  }
}

/**
 * Merges spellings of one town in one region into one place: Paris 15e Arrondissement and PARIS CEDEX 13. Yields after
 * each small step.
 */
export function* mergeSpellings(places: Iterable<Place>): Generator<void, Place[]> {
  const groups = new Map<string, Place[]>()
  for (const place of places) {
    const { name, country, region } = place
    const key = `${country}|${spelledTownKey(name, country)}|${region}`
    const group = groups.get(key)
    if (group) group.push(place)
    else groups.set(key, [place])
    yield
  }
  const merged: Place[] = []
  for (const group of groups.values()) {
    const one = group.length === 1 ? group[0] : mergeGroup(group)
    if (one) merged.push(one)
    yield
  }
  return merged
}

function mergeGroup(group: readonly Place[]): Place | undefined {
  const plain = group.find(({ name, country }) => townKey(name, country) === townKey(name))
  const merged = mergePlaces(group)
  return merged && plain ? { ...merged, name: plain.name } : merged
}

type Rated = Found & { place: Place; isSo: boolean; weight: number }

/** Returns the places of towns, each once, those spelt exactly so first, then the likeliest. */
function likeliestPlaces(rated: readonly Rated[]): Place[] {
  const compare = (a: Rated, b: Rated) => Number(b.isSo) - Number(a.isSo) || b.weight - a.weight
  const best = new Map<number, Rated>()
  for (const one of rated) {
    const known = best.get(one.town)
    if (!known || compare(one, known) < 0) best.set(one.town, one)
  }
  return [...best.values()].sort((a, b) => compare(a, b) || b.place.schools - a.place.schools).map(({ place }) => place)
}
