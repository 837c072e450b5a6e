import type { CountryCode } from '#db/vocabulary.ts'
import { lowerBoundBy } from '../../sets/sorted-list.ts'
import { isStopWord } from '../names/stop-words.ts'
import type { Place } from '../place.ts'
import { townKey } from '../town.ts'
import { HOME_WEIGHT } from '../visitor.ts'

/**
 * A town under one of its names; the weight says how likely it is meant by the name, and `spelt` is the name as
 * `spelledTownKey` writes it, missing for names in other languages.
 */
export type Named = { place: Place; weight: number; spelt?: string }
type NamedByKey = Named & { key: string }

/** A town whose name is the whole text counts as this many of the same size whose names go on. */
const WHOLE_NAME_WEIGHT = 10
const MIN_LATER_WORD = 3
/** Sorts after letters and digits, which are all that keys have. */
const AFTER_LETTERS = '\uffff'

/** Finds the towns whose name, or a later word of it, begins with a text. */
export type TownBeginnings = (text: string, limit: number, home?: CountryCode) => Place[]

/** @param names the towns of each key that they are found by */
export function indexBeginnings(names: ReadonlyMap<string, readonly Named[]>, towns: readonly Place[]): TownBeginnings {
  const list = [
    ...[...names].flatMap(([key, named]) => named.map((one): NamedByKey => ({ ...one, key }))),
    ...towns.flatMap((place) => laterWords(place).map((key): NamedByKey => ({ place, weight: place.schools, key }))),
  ].sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)))
  const weights = Float64Array.from(list, ({ weight }) => weight)
  return (text, limit, home) => {
    const key = townKey(text)
    if (key === '') return []
    const best = new HeaviestPlaces(limit)
    const from = lowerBoundBy(list, (one) => one.key < key)
    const longer = lowerBoundBy(list, (one) => one.key <= key)
    const to = lowerBoundBy(list, (one) => one.key < key + AFTER_LETTERS)
    const factorOf = ({ country }: Place) => (country === home ? HOME_WEIGHT : 1)
    for (const { place, weight } of list.slice(from, longer)) {
      best.offer(place, weight * WHOLE_NAME_WEIGHT * factorOf(place))
    }
    const greatestFactor = home === undefined ? 1 : HOME_WEIGHT
    for (let at = longer; at < to; at++) {
      // Two letters begin thousands of names, of which few can be among the heaviest.
      if (weights[at]! * greatestFactor <= best.least) continue
      const { place, weight } = list[at]!
      best.offer(place, weight * factorOf(place))
    }
    return best.places
  }
}

/** Returns the name from each later word on: Gladbach for Bergisch Gladbach, Denis for Saint-Denis. */
function laterWords({ name, country }: Place): string[] {
  const words = townKey(name, country).split(' ')
  return words.flatMap((word, at) => {
    return at > 0 && word.length >= MIN_LATER_WORD && !isStopWord(word) ? [words.slice(at).join(' ')] : []
  })
}

/** Keeps the places with the largest weights, each once, in their order. */
class HeaviestPlaces {
  readonly #limit: number
  readonly #kept: Named[] = []

  constructor(limit: number) {
    this.#limit = limit
  }

  /** What weighs no more has no place among them. */
  get least(): number {
    const last = this.#kept.at(-1)
    return last && this.#kept.length >= this.#limit ? last.weight : Number.NEGATIVE_INFINITY
  }

  offer(place: Place, weight: number): void {
    if (weight <= this.least) return
    const known = this.#kept.findIndex((one) => one.place === place)
    if (known !== -1 && this.#kept[known]!.weight >= weight) return
    if (known !== -1) this.#kept.splice(known, 1)
    const at = this.#kept.findIndex((one) => one.weight < weight)
    this.#kept.splice(at === -1 ? this.#kept.length : at, 0, { place, weight })
    this.#kept.length = Math.min(this.#kept.length, this.#limit)
  }

  get places(): Place[] {
    return this.#kept.map(({ place }) => place)
  }
}
