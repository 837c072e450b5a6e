import { COUNTRIES, type CountryCode } from '#db/vocabulary.ts'
import { joinParts, type Place } from './place.ts'
import { townKey } from './town.ts'
import type { TownColumns } from './town-columns.ts'
import { namesBeginning, ownNameWeight, type TownNames } from './town-names.ts'
import { HOME_WEIGHT } from './visitor.ts'

/** A town whose name is the whole text counts as this many towns of the same size with longer names. */
const WHOLE_NAME_WEIGHT = 10

/** Finds the towns whose name, or a later word of it, begins with a text. */
export type TownBeginnings = (text: string, limit: number, home?: CountryCode) => Place[]

export function indexBeginnings(towns: TownColumns, names: TownNames): TownBeginnings {
  return (text, limit, home) => {
    const key = townKey(text)
    if (key === '') return []
    const best = new HeaviestTowns(limit)
    const homeNumber = home === undefined ? -1 : COUNTRIES.indexOf(home)
    const { from, longer, to } = namesBeginning(names, key)
    for (let at = from; at < to; at++) {
      const town = names.towns[at]!
      const homeWeight = towns.countries[town] === homeNumber ? HOME_WEIGHT : 1
      const weight = towns.schools[town]! * ownNameWeight(names, at) * homeWeight
      best.offer(town, at < longer ? weight * WHOLE_NAME_WEIGHT : weight)
    }
    return best.towns.map((town) => towns.at(town)!)
  }
}

/** So many entries of a country may be parts of its largest towns: registers have London in each borough. */
const MAX_PARTS = 120
const MAX_LARGEST = 20

/** Returns the largest towns of a country, those with parts as a whole. */
export function largestTowns(towns: TownColumns, country: CountryCode): Place[] {
  const best = new HeaviestTowns(MAX_PARTS)
  const wanted = COUNTRIES.indexOf(country)
  for (let town = 0; town < towns.length; town++)
    if (towns.countries[town] === wanted) best.offer(town, towns.schools[town]!)
  return joinParts(best.towns.map((town) => towns.at(town)!))
    .sort((a, b) => b.schools - a.schools)
    .slice(0, MAX_LARGEST)
}

/** Keeps the towns with the largest weights, each once, in order. */
class HeaviestTowns {
  readonly #limit: number
  readonly #kept: { town: number; weight: number }[] = []
  /** Nothing lighter has a place among them: two letters begin thousands of names, most of which are rejected here. */
  #least = Number.NEGATIVE_INFINITY

  constructor(limit: number) {
    this.#limit = limit
  }

  offer(town: number, weight: number): void {
    if (weight <= this.#least) return
    const known = this.#kept.findIndex((one) => one.town === town)
    if (known !== -1 && this.#kept[known]!.weight >= weight) return
    if (known !== -1) this.#kept.splice(known, 1)
    const at = this.#kept.findIndex((one) => one.weight < weight)
    this.#kept.splice(at === -1 ? this.#kept.length : at, 0, { town, weight })
    this.#kept.length = Math.min(this.#kept.length, this.#limit)
    if (this.#kept.length === this.#limit) this.#least = this.#kept.at(-1)?.weight ?? 0
  }

  get towns(): number[] {
    return this.#kept.map(({ town }) => town)
  }
}
