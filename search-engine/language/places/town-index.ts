import { mergePlaces, type Place } from '../place.ts'
import { shortTownKeys, townKey } from '../town.ts'
import { exonymKeys, exonymsOf } from './exonyms.ts'
import { indexBeginnings, type Named, type TownBeginnings } from './town-beginnings.ts'

/** A town found by its own name counts as this many towns of the same size found by another name. */
const OWN_NAME_WEIGHT = 10

/** Towns by their names: their own, short ones and those in other languages. */
export type TownIndex = {
  /** Returns the towns with this name, whole words only, the likeliest one first. */
  named(name: string): readonly Place[]
  beginning: TownBeginnings
  all: readonly Place[]
}

export function indexTowns(places: Iterable<Place>): TownIndex {
  const all = mergeSpellings(places)
  const names = nameTowns(all)
  return {
    all,
    named: (name) => likeliest(names.get(townKey(name)) ?? []).map(({ place }) => place),
    beginning: indexBeginnings(names, all),
  }
}

/** Merges spellings of one town in one region into one place: Paris 15e Arrondissement and PARIS CEDEX 13. */
function mergeSpellings(places: Iterable<Place>): Place[] {
  const groups = Map.groupBy(places, ({ name, country, region }) => `${country}|${townKey(name, country)}|${region}`)
  return [...groups.values()].flatMap((group) => {
    const plain = group.find(({ name, country }) => townKey(name, country) === townKey(name))
    const merged = mergePlaces(group)
    return merged ? [plain ? { ...merged, name: plain.name } : merged] : []
  })
}

function nameTowns(towns: Place[]): Map<string, Named[]> {
  const names = new Map<string, Named[]>()
  const add = (key: string, named: Named) => {
    const list = names.get(key)
    if (list) list.push(named)
    else names.set(key, [named])
  }
  for (const place of towns) {
    add(townKey(place.name, place.country), { place, weight: OWN_NAME_WEIGHT * place.schools })
    for (const key of shortTownKeys(place.name, place.country)) add(key, { place, weight: place.schools })
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

function likeliest(named: Named[]): Named[] {
  const best = new Map<Place, Named>()
  for (const one of named) if (one.weight > (best.get(one.place)?.weight ?? 0)) best.set(one.place, one)
  return [...best.values()].sort((a, b) => b.weight - a.weight)
}
