import { COUNTRIES, type CountryCode } from '#db/vocabulary.ts'
import { EXONYMS } from '../vocabulary/exonyms.ts'
import { townKey } from './town.ts'

/** A town by its country and {@link townKey}. */
export type TownName = { country: CountryCode; key: string }

function readExonyms(): Map<string, TownName[]> {
  const towns = new Map<string, TownName[]>()
  for (const line of EXONYMS.trim().split('\n')) {
    const country = line.slice(0, 2) as CountryCode
    if (!COUNTRIES.includes(country)) throw new Error(`No country in the line of town names: ${line}`)
    const [local = '', foreign = ''] = line.slice(3).split('>')
    const names = local.split('=').map((name) => ({ country, key: townKey(name, country) }))
    for (const name of [...names.map(({ key }) => key), ...foreign.split(',').map((name) => townKey(name))]) {
      towns.set(name, [...(towns.get(name) ?? []), ...names])
    }
  }
  return towns
}

const exonyms = readExonyms()

/** Returns the towns for which the key is another name; the key itself may be among them. */
export function exonymsOf(key: string): readonly TownName[] {
  return exonyms.get(key) ?? []
}

/** Returns every name that {@link exonymsOf} knows. */
export function exonymKeys(): Iterable<string> {
  return exonyms.keys()
}
