/** Open data that say which schools are responsible for a home. */
export const CATCHMENT_SOURCES = {
  'de-berlin-catchments': {
    id: 'de-berlin-catchments',
    country: 'DE',
    publisher: 'Geoportal Berlin, Senatsverwaltung für Bildung, Jugend und Familie',
    dataset: 'Einschulungsbereiche',
    url: 'https://gdi.berlin.de/',
    licence: 'Datenlizenz Deutschland – Zero 2.0',
    licenceUrl: 'https://www.govdata.de/dl-de/zero-2-0',
    attribution: 'Geoportal Berlin / Einschulungsbereiche',
    isStatistic: true,
  },
  'fr-35-catchments': {
    id: 'fr-35-catchments',
    country: 'FR',
    publisher: "Ministère de l'Éducation nationale (DEPP)",
    dataset: 'Carte scolaire des collèges publics, Ille-et-Vilaine',
    url: 'https://data.education.gouv.fr/explore/dataset/fr-en-carte-scolaire-colleges-publics/',
    licence: 'Licence Ouverte 2.0',
    licenceUrl: 'https://www.etalab.gouv.fr/licence-ouverte-open-licence/',
    attribution: "Ministère de l'Éducation nationale, Licence Ouverte 2.0",
    isStatistic: true,
  },
} as const

export type CatchmentSourceId = keyof typeof CATCHMENT_SOURCES
