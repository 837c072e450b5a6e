import type { CountryCode } from '#db/vocabulary.ts'
import type { AreaNation } from '../admission-row.ts'
import { frenchAreas } from './french-areas.ts'
import { spanishCommunity } from './spanish-areas.ts'

/** Where a school or family is: the region as the directory has it; England unless another nation is given. */
export type Place = { country: CountryCode; region: string; nation?: Exclude<AreaNation, 'ENG'> | undefined }

/** Returns the names of the areas whose rows concern a place, the largest first. */
export function areasOf({ country, region, nation = undefined }: Place): string[] {
  if (country === 'GB') {
    const area = nation ?? 'ENG'
    return region === '' ? [area] : [area, `${area}/${region}`]
  }
  if (country === 'FR') return [...frenchAreas(region).toReversed(), region]
  const community = country === 'ES' ? spanishCommunity(region) : undefined
  return [...new Set([community, region])].filter((area) => area !== undefined && area !== '') as string[]
}
