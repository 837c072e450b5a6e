/** What all data of the Comunidad de Madrid have in common. */
export const MADRID = {
  country: 'ES',
  publisher: 'Comunidad de Madrid',
  licence: 'CC BY 4.0',
  licenceUrl: 'https://creativecommons.org/licenses/by/4.0/deed.es',
  attribution: 'Comunidad de Madrid, CC BY 4.0',
} as const
