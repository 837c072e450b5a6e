import type { CountryCode } from '#db/vocabulary.ts'
import { atOnce } from '#lib/in-pieces.ts'
import { withoutUmlauts } from '../fold.ts'
import { mergePlaces, type Place } from '../place.ts'
import { shortTownKeys, spelledTownKey, townKey } from '../town.ts'
import { type Visitor, weightFor } from '../visitor.ts'
import { exonymKeys, exonymsOf } from './exonyms.ts'
import { indexBeginnings, type Named, type TownBeginnings } from './town-beginnings.ts'

/** A town found by its own name counts as this many towns of the same size found by another name. */
const OWN_NAME_WEIGHT = 10

/** Towns by their names: their own, short ones and those in other languages. */
export type TownIndex = {
  /**
   * Returns the towns with this name, whole words only: those spelt so before those that only share its key, the
   * likeliest for the visitor first.
   *
   * @param key the name as `townKey` writes it
   */
  named(name: string, visitor?: Visitor, key?: string): readonly Place[]
  beginning: TownBeginnings
  all: readonly Place[]
}

/** @param sizeOf the size of a town in schools, where more is known than its schools in the directory */
export function indexTowns(places: Iterable<Place>, sizeOf: (place: Place) => number): TownIndex {
  const all = atOnce(mergeSpellings(places))
  const names = nameTowns(all)
  return {
    all,
    named: (name, visitor = {}, key = townKey(name)) => {
      const found = names.get(key) ?? []
      if (found.length < 2) return found.map(({ place }) => place)
      const weightOf = ({ place, weight }: Named) =>
        (weight / place.schools) * sizeOf(place) * weightFor(visitor, place)
      const spelt = remembered((country: CountryCode) => spelledTownKey(name, country))
      const isSpeltSo = (one: Named) => !one.spelt || one.spelt === spelt(one.place.country)
      return likeliest(found, weightOf, isSpeltSo)
    },
    beginning: indexBeginnings(names, all),
  }
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

function nameTowns(towns: Place[]): Map<string, Named[]> {
  const names = new Map<string, Named[]>()
  const add = (key: string, named: Named) => {
    const list = names.get(key)
    if (list) list.push(named)
    else names.set(key, [named])
  }
  for (const place of towns) {
    const spelt = spelledTownKey(place.name, place.country)
    add(withoutUmlauts(spelt), { place, weight: OWN_NAME_WEIGHT * place.schools, spelt })
    for (const short of shortTownKeys(place.name, place.country)) {
      add(withoutUmlauts(short), { place, weight: place.schools, spelt: short })
    }
  }
  const byName = new Map(names)
  for (const key of exonymKeys()) {
    for (const town of exonymsOf(key)) {
      const places = (byName.get(town.key) ?? []).filter(({ place }) => place.country === town.country)
      for (const { place } of places) add(key, { place, weight: place.schools })
    }
  }
  return names
}

function likeliest(
  named: readonly Named[],
  weightOf: (named: Named) => number,
  isSpeltSo: (named: Named) => boolean,
): Place[] {
  const best = new Map<Place, { isSo: boolean; weight: number }>()
  const compare = (a: { isSo: boolean; weight: number }, b: { isSo: boolean; weight: number }) =>
    Number(b.isSo) - Number(a.isSo) || b.weight - a.weight
  for (const one of named) {
    const known = best.get(one.place)
    const found = { isSo: isSpeltSo(one), weight: weightOf(one) }
    if (!known || compare(found, known) < 0) best.set(one.place, found)
  }
  return [...best].sort(([one, a], [other, b]) => compare(a, b) || other.schools - one.schools).map(([place]) => place)
}
