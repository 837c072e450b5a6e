import { comparisonArea } from '#app/features/facts/comparison-area.ts'
import { CATALOGUE } from '#app/features/schools/sources/catalogue/catalogue.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import type { ExpectedSchools } from './refresh-kinds.ts'

/** An id of each nation of the United Kingdom: its registers say which ids are theirs. */
const BRITISH_IDS = ['gb-1', 'gb-SCT-1', 'gb-WLS-1', 'gb-NIR-1']

/**
 * Returns how many open schools the areas of a country should have, by the registers that list every school of an area.
 */
export function expectedSchools(country: CountryCode): ExpectedSchools[] {
  return CATALOGUE.filter((entry) => entry.country === country && entry.scope === 'whole').flatMap(
    ({ area: { regions, ids }, schools }) => {
      if (regions) return [{ area: country, regions, schools }]
      if (country !== 'GB') return [{ area: country, schools }]
      const id = BRITISH_IDS.find((one) => ids !== undefined && new RegExp(ids).test(one))
      return id === undefined ? [] : [{ area: comparisonArea({ id, country }), schools }]
    },
  )
}
