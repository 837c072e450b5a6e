import type { Category, CountryCode } from '#db/vocabulary.ts'

/** From this many official facts, a school can be told from others. */
export const DESCRIBING_FACTS = 6

/** The stages through which the children of a country go, in order: every larger place has schools of each. */
export const STAGES = {
  DE: ['primary', 'secondary', 'high_school'],
  FR: ['primary', 'secondary', 'high_school'],
  ES: ['primary', 'secondary', 'high_school'],
  IT: ['primary', 'secondary', 'high_school'],
  // Grammar schools exist in some counties only.
  GB: ['primary', 'secondary'],
} as const satisfies Record<CountryCode, readonly Category[]>

export type Stage = (typeof STAGES)[CountryCode][number]

/**
 * How many regions a country has, as its registers name them: Länder, départements including those overseas, provinces
 * with Ceuta and Melilla, regioni. British registers mix counties from several centuries, which cannot be counted.
 */
const REGIONS: Partial<Record<CountryCode, number>> = { DE: 16, FR: 101, ES: 52, IT: 20 }

/** Number of open schools of a kind that are known in a region. */
export type RegionCount = { region: string; category: Category; schools: number }

/** In a region that lists a stage well, at least this many schools of it are known. */
const WELL_KNOWN = 10
/** Regions differ, so half as many schools of a stage as in the best-known region can be expected everywhere. */
const EXPECTED_SHARE = 0.5
/** With fewer expected schools, chance alone may leave none. */
const MIN_EXPECTED_SCHOOLS = 3
/** A stage for which less than this share of the expected schools is known is as good as unknown. */
const THIN_SHARE = 0.1
/** Where no region lists a stage, this many schools of others show that it must exist. */
const MIN_OTHERS = 5

/**
 * Judges which stages the directory knows in a region, by what it knows elsewhere in the country.
 *
 * @returns the stages known there; undefined where none is missing, or too little is known to tell
 */
export function knownStages(country: CountryCode, region: string, counts: readonly RegionCount[]): Stage[] | undefined {
  const stages: readonly Stage[] = STAGES[country]
  const byRegion = Map.groupBy(counts, (count) => count.region)
  const known = (name: string, of: readonly Stage[]) =>
    (byRegion.get(name) ?? [])
      .filter(({ category }) => of.some((stage) => stage === category))
      .reduce((sum, { schools }) => sum + schools, 0)
  const names = [...byRegion.keys()]
  // Regions that list only one of two stages say nothing about the ratio between them.
  const ratio = (stage: Stage, other: Stage) =>
    Math.max(
      0,
      ...names
        .filter((name) => known(name, [stage]) >= WELL_KNOWN && known(name, [other]) >= WELL_KNOWN)
        .map((name) => known(name, [stage]) / known(name, [other])),
    )
  const isThin = (stage: Stage) => {
    const others = stages.filter((other) => other !== stage)
    if (!names.some((name) => known(name, [stage]) >= WELL_KNOWN)) return known(region, others) >= MIN_OTHERS
    const expected = Math.max(...others.map((other) => ratio(stage, other) * EXPECTED_SHARE * known(region, [other])))
    return expected >= MIN_EXPECTED_SCHOOLS && known(region, [stage]) < expected * THIN_SHARE
  }
  const left = stages.filter((stage) => !isThin(stage) && known(region, [stage]) > 0)
  return stages.some(isThin) && left.length > 0 ? left : undefined
}

/**
 * Returns the regions of a country that the directory knows, best known first; undefined where it knows most of them or
 * their number is unknown.
 */
export function knownRegions(country: CountryCode, counts: readonly RegionCount[]): string[] | undefined {
  const all = REGIONS[country]
  const schools = new Map<string, number>()
  for (const count of counts)
    if (count.region !== '') schools.set(count.region, (schools.get(count.region) ?? 0) + count.schools)
  const known = [...schools].filter(([, number]) => number >= WELL_KNOWN).sort(([, one], [, other]) => other - one)
  if (all === undefined || known.length === 0 || known.length > all / 2) return undefined
  return known.map(([region]) => region)
}
