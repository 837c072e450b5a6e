import type { CountryCode } from '#db/vocabulary.ts'

/** Countries in the addresses of places, in their own languages like regions and towns. */
export const COUNTRY_SLUGS: Record<CountryCode, string> = {
  DE: 'deutschland',
  FR: 'france',
  ES: 'espana',
  IT: 'italia',
  GB: 'united-kingdom',
}
