import { comparingSteps } from '../../base/sets/sorting.ts'
import { bytesOf, compareTerms, type Lexicon, packLexicon, prefixRange, termAt } from '../../base/text/lexicon.ts'
import { packStrings, type Strings, stringAt } from '../../base/text/strings.ts'
import { withoutUmlauts } from '../fold.ts'
import { isStopWord } from '../names/stop-words.ts'
import { exonymKeys, exonymsOf } from './exonyms.ts'
import { shortTownKeys, spelledTownKey } from './town.ts'
import type { Towns } from './town-columns.ts'

/** How a town comes by a name: its own, a shorter one, one in another language, or its own from a later word on. */
export const NAMED = { own: 0, short: 1, abroad: 2, later: 3 } as const
/** A town found by its own name counts as this many towns of the same size found by another name. */
const OWN_NAME_WEIGHT = 10
const MIN_LATER_WORD = 3

/** The names of all towns as columns, sorted by key; for the same key, the towns' own and shorter names come first. */
export type TownNames = {
  /** As `townKey` writes them. */
  keys: Lexicon
  /** Names as `spelledTownKey` writes them, where they differ from the key. */
  spelt: Strings
  towns: Uint32Array
  /** See {@link NAMED}. */
  kinds: Uint8Array
}

/** A name of a town, given by its number. */
type TownName = { key: string; spelt?: string; town: number; kind: number }

/** Yields after each small step. */
export function* townNameSteps(towns: Towns): Generator<void, TownNames> {
  const names = { keys: [] as string[], spelt: [] as string[], towns: [] as number[], kinds: [] as number[] }
  for (const { key, spelt, town, kind } of namesOf(towns)) {
    names.keys.push(key)
    names.spelt.push(spelt === undefined || spelt === key ? '' : spelt)
    names.towns.push(town)
    names.kinds.push(kind)
    yield
  }
  const all = Uint32Array.from(names.keys, (_, at) => at)
  const rankOf = (at: number) => Math.max(names.kinds[at]!, NAMED.short)
  const compare = (a: number, b: number) => {
    return compareTerms(names.keys[a]!, names.keys[b]!) || rankOf(a) - rankOf(b) || a - b
  }
  const order = yield* comparingSteps(all, compare)
  const keys = packLexicon(Array.from(order, (at) => names.keys[at]!))
  yield
  const spelt = packStrings(Array.from(order, (at) => names.spelt[at]!))
  yield
  return {
    keys,
    spelt,
    towns: order.map((at) => names.towns[at]!),
    kinds: Uint8Array.from(order, (at) => names.kinds[at]!),
  }
}

function* namesOf(towns: Towns): Generator<TownName> {
  const abroad = new Map<string, { country: string; town: number }[]>()
  for (const key of exonymKeys()) for (const name of exonymsOf(key)) abroad.set(name.key, [])
  let town = 0
  for (const { name, country } of towns) {
    const own = spelledTownKey(name, country)
    for (const [at, spelt] of [own, ...shortTownKeys(name, country)].entries()) {
      const key = withoutUmlauts(spelt)
      yield { key, spelt, town, kind: at === 0 ? NAMED.own : NAMED.short }
      abroad.get(key)?.push({ country, town })
    }
    for (const key of laterWords(withoutUmlauts(own))) yield { key, town, kind: NAMED.later }
    town++
  }
  for (const key of exonymKeys()) {
    for (const name of exonymsOf(key)) {
      const found = abroad.get(name.key)!.filter(({ country }) => country === name.country)
      for (const { town } of found) yield { key, town, kind: NAMED.abroad }
    }
  }
}

/** Returns the name from each later word on: Gladbach for Bergisch Gladbach, Denis for Saint-Denis. */
function laterWords(key: string): string[] {
  const words = key.split(' ')
  return words.flatMap((word, at) =>
    at > 0 && word.length >= MIN_LATER_WORD && !isStopWord(word) ? [words.slice(at).join(' ')] : [],
  )
}

/** Returns the range of names that equal a key, and that of the longer ones after them. */
export function namesBeginning({ keys }: TownNames, key: string): { from: number; longer: number; to: number } {
  const [from, to] = prefixRange(keys, key)
  const isWhole = from < to && termAt(keys, from) === key
  let longer = from
  if (isWhole) while (longer < to && bytesOf(keys, longer) === bytesOf(keys, from)) longer++
  return { from, longer, to }
}

/** Returns a name as `spelledTownKey` writes it; undefined for one in another language. */
export function speltAt({ keys, spelt, kinds }: TownNames, at: number): string | undefined {
  return kinds[at]! > NAMED.short ? undefined : stringAt(spelt, at) || termAt(keys, at)
}

/** Returns as how many towns of the same size, found by another name, a town counts. */
export function ownNameWeight({ kinds }: TownNames, at: number): number {
  return kinds[at] === NAMED.own ? OWN_NAME_WEIGHT : 1
}
