import { COUNTRIES, type CountryCode } from '#db/vocabulary.ts'
import { readTable } from '../read-table.ts'
import { townKey } from './town.ts'

/** A town by its country and {@link townKey}. */
export type TownName = { country: CountryCode; key: string }

function readExonyms(): Map<string, TownName[]> {
  const towns = new Map<string, TownName[]>()
  for (const [code = '', local = '', foreign] of readTable('vocabulary/exonyms')) {
    const country = COUNTRIES.find((known) => known === code)
    if (!country) throw new Error(`No country of this code among the names of towns: ${code}`)
    const names = local.split('=').map((name) => ({ country, key: townKey(name, country) }))
    const abroad = foreign?.split(',').map((name) => townKey(name)) ?? []
    for (const name of [...names.map(({ key }) => key), ...abroad]) {
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
