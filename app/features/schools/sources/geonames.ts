/** Data from another author that complete a register: town centres replace missing positions in Italy. */
export const GEONAMES = {
  publisher: 'GeoNames',
  url: 'https://www.geonames.org/',
  licence: 'CC BY 4.0',
  licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
  attribution: 'GeoNames, CC BY 4.0',
} as const
