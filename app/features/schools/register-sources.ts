import type { CountryCode } from '#db/vocabulary.ts'

/** An open register that schools are imported from, and what its licence requires of a page that shows its data. */
export type RegisterSource = {
  id: string
  country: CountryCode
  /** Publisher of the data. */
  publisher: string
  /** Name of the data set in its own language. */
  dataset: string
  /** Page where the publisher offers the data. */
  url: string
  licence: string
  licenceUrl: string
  /** Line that every page showing the data must contain, word for word, in every language. */
  attribution: string
}

const OGL = 'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/'
const DL_DE_BY = 'https://www.govdata.de/dl-de/by-2-0'
const GERMAN_LINE = 'jedeschule.de (CC0) / open.nrw / Transparenzportal Hamburg, dl-de/by-2.0'

/** Every register, by the name under which its schools are stored. */
export const REGISTER_SOURCES = {
  'gb-gias': {
    id: 'gb-gias',
    country: 'GB',
    publisher: 'Department for Education',
    dataset: 'Get Information About Schools',
    url: 'https://get-information-schools.service.gov.uk/Downloads',
    licence: 'Open Government Licence v3.0',
    licenceUrl: OGL,
    attribution: 'Contains public sector information licensed under the Open Government Licence v3.0',
  },
  'fr-annuaire': {
    id: 'fr-annuaire',
    country: 'FR',
    publisher: "Ministère de l'Éducation nationale (DEPP)",
    dataset: "Annuaire de l'éducation",
    url: 'https://data.education.gouv.fr/explore/dataset/fr-en-annuaire-education/',
    licence: 'Licence Ouverte 2.0',
    licenceUrl: 'https://www.etalab.gouv.fr/licence-ouverte-open-licence/',
    attribution: "Ministère de l'Éducation nationale, Licence Ouverte 2.0",
  },
  'it-miur': {
    id: 'it-miur',
    country: 'IT',
    publisher: "Ministero dell'Istruzione e del Merito",
    dataset: 'Anagrafe delle scuole statali e paritarie',
    url: 'https://dati.istruzione.it/opendata/opendata/catalogo/elements1/?area=Scuole',
    licence: 'IODL 2.0',
    licenceUrl: 'https://www.dati.gov.it/content/italian-open-data-license-v20',
    attribution: 'MIM, IODL 2.0',
  },
  'de-jedeschule': {
    id: 'de-jedeschule',
    country: 'DE',
    publisher: 'jedeschule.de',
    dataset: 'Schulverzeichnisse der Länder',
    url: 'https://jedeschule.de/daten/',
    licence: 'CC0 1.0',
    licenceUrl: 'https://creativecommons.org/publicdomain/zero/1.0/deed.de',
    attribution: GERMAN_LINE,
  },
  'de-nrw': {
    id: 'de-nrw',
    country: 'DE',
    publisher: 'Ministerium für Schule und Bildung des Landes Nordrhein-Westfalen (open.nrw)',
    dataset: 'Grunddaten der Schulen in Nordrhein-Westfalen',
    url: 'https://www.schulministerium.nrw/open-data',
    licence: 'Datenlizenz Deutschland – Namensnennung 2.0',
    licenceUrl: DL_DE_BY,
    attribution: GERMAN_LINE,
  },
  'de-hamburg': {
    id: 'de-hamburg',
    country: 'DE',
    publisher: 'Freie und Hansestadt Hamburg (Transparenzportal)',
    dataset: 'Schulstammdaten und Schülerzahlen der Hamburger Schulen',
    url: 'https://suche.transparenz.hamburg.de/dataset/schulstammdaten-und-schuelerzahlen-der-hamburger-schulen',
    licence: 'Datenlizenz Deutschland – Namensnennung 2.0',
    licenceUrl: DL_DE_BY,
    attribution: GERMAN_LINE,
  },
  'es-andalucia': {
    id: 'es-andalucia',
    country: 'ES',
    publisher: 'Junta de Andalucía',
    dataset: 'Directorio de centros docentes de Andalucía',
    url: 'https://www.juntadeandalucia.es/datosabiertos/portal/dataset/centros-docentes',
    licence: 'CC BY 4.0',
    licenceUrl: 'https://creativecommons.org/licenses/by/4.0/deed.es',
    attribution: 'Junta de Andalucía, CC BY 4.0',
  },
} as const satisfies Record<string, RegisterSource>

export type RegisterSourceId = keyof typeof REGISTER_SOURCES

/** Data from another author that completes a register: town centres replace missing positions in Italy. */
export const GEONAMES = {
  publisher: 'GeoNames',
  url: 'https://www.geonames.org/',
  licence: 'CC BY 4.0',
  licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
  attribution: 'GeoNames, CC BY 4.0',
} as const

/** Returns the attribution that the licence of a register requires; null for a source that is not a register. */
export function attributionOf(source: string): string | null {
  return Object.values(REGISTER_SOURCES).find((register) => register.id === source)?.attribution ?? null
}
