import type { Kind, Naming } from './names/naming.ts'
import type { Town } from './places/towns.ts'
import { type Random, runningTotals } from './random.ts'

/** Builds names by a country's patterns. */
export type SchoolNamer = (kind: Kind, isPrivate: boolean, town: Town, random: Random) => string

export function createNamer(naming: Naming): SchoolNamer {
  const usual = createPatternPicker(naming.patterns)
  const privately = createPatternPicker(naming.privatePatterns)
  return (kind, isPrivate, town, random) => {
    const written = random.pickSkewed(kind.written)
    const fill = (placeholder: string) => part(placeholder, written, naming, town, random)
    return (isPrivate ? privately : usual)(random).replace(/\{([a-z-]+)\}/g, (_, placeholder: string) =>
      fill(placeholder),
    )
  }
}

function createPatternPicker(patterns: Naming['patterns']): (random: Random) => string {
  const totals = runningTotals(patterns.map(([weight]) => weight))
  return (random) => patterns[random.pickWeighted(totals)]?.[1] ?? ''
}

function part(placeholder: string, kind: string, naming: Naming, town: Town, random: Random): string {
  switch (placeholder) {
    case 'kind':
      return kind
    case 'kind-lower':
      return kind.toLowerCase()
    case 'person':
      return random.pickSkewed(naming.people)
    case 'initial-person':
      return random.pickSkewed(naming.people).replace(/^(\p{Lu})\p{Ll}+ /u, '$1. ')
    case 'saint':
      return random.pickSkewed(naming.saints)
    case 'spot':
      return random.pick(naming.spots)
    case 'head':
      return random.pick(naming.heads)
    case 'town':
      return town.name
    case 'of-town':
      return (/^[AEIOUYÉÈÎ]/.test(town.name) ? "d'" : 'de ') + town.name
    case 'quarter':
      return naming.quarter(random)
    default:
      throw new Error(`No such part of a name: ${placeholder}`)
  }
}
