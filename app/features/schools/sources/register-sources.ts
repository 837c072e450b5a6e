import type { CountryCode } from '#db/vocabulary.ts'
import { CATCHMENT_SOURCES } from './catchment-sources.ts'
import { MADRID } from './madrid.ts'

/** An open register or statistic about schools, and what its licence requires of a page that shows its data. */
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
  /** Attribution that every page showing the data must contain verbatim, in every language. */
  attribution: string
  /** Lists no schools of its own: only says something about those of the registers. */
  isStatistic?: true
}

const OGL = 'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/'
const OGL_LINE = 'Contains public sector information licensed under the Open Government Licence v3.0'
const DL_DE_BY = 'https://www.govdata.de/dl-de/by-2-0'
const LICENCE_OUVERTE = 'https://www.etalab.gouv.fr/licence-ouverte-open-licence/'
const CC_BY_4 = 'https://creativecommons.org/licenses/by/4.0/'
const IODL = 'https://www.dati.gov.it/content/italian-open-data-license-v20'
const JEDESCHULE = 'jedeschule.de (CC0)'
const OPEN_NRW = 'open.nrw, dl-de/by-2.0'

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
    attribution: OGL_LINE,
  },
  'gb-performance': {
    id: 'gb-performance',
    country: 'GB',
    publisher: 'Department for Education, Ofsted',
    dataset: 'Compare School and College Performance',
    url: 'https://www.compare-school-performance.service.gov.uk/download-data',
    licence: 'Open Government Licence v3.0',
    licenceUrl: OGL,
    attribution: OGL_LINE,
    isStatistic: true,
  },
  'gb-scotland': {
    id: 'gb-scotland',
    country: 'GB',
    publisher: 'Scottish Government, Education Scotland',
    dataset: 'School Roll and Locations; School level summary statistics; Inspection grades',
    url: 'https://data.spatialhub.scot/dataset/school_locations-is',
    licence: 'Open Government Licence v3.0',
    licenceUrl: OGL,
    attribution: OGL_LINE,
  },
  'gb-wales': {
    id: 'gb-wales',
    country: 'GB',
    publisher: 'Welsh Government',
    dataset: 'Address list of schools; My Local School',
    url: 'https://www.gov.wales/address-list-schools',
    licence: 'Open Government Licence v3.0',
    licenceUrl: OGL,
    attribution: OGL_LINE,
  },
  'gb-ni': {
    id: 'gb-ni',
    country: 'GB',
    publisher: 'Department of Education, Northern Ireland',
    dataset: 'Locate a School; School level data',
    url: 'https://www.opendatani.gov.uk/dataset/locate-a-school',
    licence: 'Open Government Licence v3.0',
    licenceUrl: OGL,
    attribution: OGL_LINE,
  },
  'gb-ni-attendance': {
    id: 'gb-ni-attendance',
    country: 'GB',
    publisher: 'Department of Education, Northern Ireland',
    dataset: 'School level attendance',
    url: 'https://www.education-ni.gov.uk/articles/pupil-attendance',
    licence: 'Open Government Licence v3.0',
    licenceUrl: OGL,
    attribution: OGL_LINE,
    isStatistic: true,
  },
  'fr-annuaire': {
    id: 'fr-annuaire',
    country: 'FR',
    publisher: "Ministère de l'Éducation nationale (DEPP)",
    dataset: "Annuaire de l'éducation",
    url: 'https://data.education.gouv.fr/explore/dataset/fr-en-annuaire-education/',
    licence: 'Licence Ouverte 2.0',
    licenceUrl: LICENCE_OUVERTE,
    attribution: "Ministère de l'Éducation nationale, Licence Ouverte 2.0",
  },
  'fr-lycees': {
    id: 'fr-lycees',
    country: 'FR',
    publisher: "Ministère de l'Éducation nationale (DEPP)",
    dataset: 'Indicateurs de résultat des lycées, avec adresses',
    url: 'https://data.education.gouv.fr/explore/dataset/fr-en-indicateurs-de-resultat-des-lycees-gt_v2/',
    licence: 'Licence Ouverte 2.0',
    licenceUrl: LICENCE_OUVERTE,
    attribution: "Ministère de l'Éducation nationale, Licence Ouverte 2.0",
  },
  'fr-depp': {
    id: 'fr-depp',
    country: 'FR',
    publisher: "Ministère de l'Éducation nationale (DEPP)",
    dataset: 'Indices de position sociale, indicateurs de valeur ajoutée et effectifs',
    url: 'https://data.education.gouv.fr/pages/accueil/',
    licence: 'Licence Ouverte 2.0',
    licenceUrl: LICENCE_OUVERTE,
    attribution: "Ministère de l'Éducation nationale, Licence Ouverte 2.0",
    isStatistic: true,
  },
  'fr-grandlyon': {
    id: 'fr-grandlyon',
    country: 'FR',
    publisher: 'Métropole de Lyon',
    dataset: 'Collèges et lycées de la métropole de Lyon',
    url: 'https://data.grandlyon.com/',
    licence: 'Licence Ouverte 2.0',
    licenceUrl: LICENCE_OUVERTE,
    attribution: 'Métropole de Lyon, Licence Ouverte 2.0',
  },
  'it-miur': {
    id: 'it-miur',
    country: 'IT',
    publisher: "Ministero dell'Istruzione e del Merito",
    dataset: 'Anagrafe delle scuole statali e paritarie',
    url: 'https://dati.istruzione.it/opendata/opendata/catalogo/elements1/?area=Scuole',
    licence: 'IODL 2.0',
    licenceUrl: IODL,
    attribution: 'MIM, IODL 2.0',
  },
  'it-statistics': {
    id: 'it-statistics',
    country: 'IT',
    publisher: "Ministero dell'Istruzione e del Merito",
    dataset: 'Studenti, edilizia scolastica e libri di testo',
    url: 'https://dati.istruzione.it/opendata/opendata/catalogo/elements1/',
    licence: 'IODL 2.0',
    licenceUrl: IODL,
    attribution: 'MIM, IODL 2.0',
    isStatistic: true,
  },
  'de-jedeschule': {
    id: 'de-jedeschule',
    country: 'DE',
    publisher: 'jedeschule.de',
    dataset: 'Schulverzeichnisse der Länder',
    url: 'https://jedeschule.de/daten/',
    licence: 'CC0 1.0',
    licenceUrl: 'https://creativecommons.org/publicdomain/zero/1.0/deed.de',
    attribution: JEDESCHULE,
  },
  'de-nrw': {
    id: 'de-nrw',
    country: 'DE',
    publisher: 'Ministerium für Schule und Bildung des Landes Nordrhein-Westfalen (open.nrw)',
    dataset: 'Grunddaten der Schulen in Nordrhein-Westfalen',
    url: 'https://www.schulministerium.nrw/open-data',
    licence: 'Datenlizenz Deutschland – Namensnennung 2.0',
    licenceUrl: DL_DE_BY,
    attribution: OPEN_NRW,
  },
  'de-nrw-pupils': {
    id: 'de-nrw-pupils',
    country: 'DE',
    publisher: 'Ministerium für Schule und Bildung des Landes Nordrhein-Westfalen (open.nrw)',
    dataset: 'Schülerzahlen der Schulen in Nordrhein-Westfalen',
    url: 'https://www.schulministerium.nrw/open-data',
    licence: 'Datenlizenz Deutschland – Namensnennung 2.0',
    licenceUrl: DL_DE_BY,
    attribution: OPEN_NRW,
    isStatistic: true,
  },
  'de-hamburg': {
    id: 'de-hamburg',
    country: 'DE',
    publisher: 'Freie und Hansestadt Hamburg (Transparenzportal)',
    dataset: 'Schulstammdaten und Schülerzahlen der Hamburger Schulen',
    url: 'https://suche.transparenz.hamburg.de/dataset/schulstammdaten-und-schuelerzahlen-der-hamburger-schulen',
    licence: 'Datenlizenz Deutschland – Namensnennung 2.0',
    licenceUrl: DL_DE_BY,
    attribution: 'Transparenzportal Hamburg, dl-de/by-2.0',
  },
  'de-sachsen': {
    id: 'de-sachsen',
    country: 'DE',
    publisher: 'Landesamt für Schule und Bildung, Freistaat Sachsen',
    dataset: 'Sächsische Schuldatenbank',
    url: 'https://schuldatenbank.sachsen.de/',
    licence: 'Datenlizenz Deutschland – Namensnennung 2.0',
    licenceUrl: DL_DE_BY,
    attribution: 'Sächsische Schuldatenbank',
  },
  'de-berlin': {
    id: 'de-berlin',
    country: 'DE',
    publisher: 'Senatsverwaltung für Bildung, Jugend und Familie, Berlin (Geoportal)',
    dataset: 'Schulen in Berlin; Schulportraits',
    url: 'https://daten.berlin.de/datensaetze/schulen-wfs',
    licence: 'Datenlizenz Deutschland – Zero 2.0',
    licenceUrl: 'https://www.govdata.de/dl-de/zero-2-0',
    attribution: 'Geoportal Berlin, Senatsverwaltung für Bildung Berlin',
  },
  'de-berlin-abitur': {
    id: 'de-berlin-abitur',
    country: 'DE',
    publisher: 'Senatsverwaltung für Bildung, Jugend und Familie, Berlin',
    dataset: 'Ergebnisse des Abiturs nach Schulen',
    url: 'https://www.berlin.de/sen/bildung/service/daten/',
    licence: 'CC BY 4.0',
    licenceUrl: CC_BY_4,
    attribution: 'Senatsverwaltung für Bildung, Jugend und Familie, Berlin, CC BY 4.0',
    isStatistic: true,
  },
  'de-berlin-clubs': {
    id: 'de-berlin-clubs',
    country: 'DE',
    publisher: 'jedeschule.de',
    dataset: 'Arbeitsgemeinschaften der Berliner Schulen',
    url: 'https://jedeschule.de/daten/',
    licence: 'CC0 1.0',
    licenceUrl: 'https://creativecommons.org/publicdomain/zero/1.0/deed.de',
    attribution: JEDESCHULE,
    isStatistic: true,
  },
  'de-bielefeld': {
    id: 'de-bielefeld',
    country: 'DE',
    publisher: 'Stadt Bielefeld',
    dataset: 'Schülerzahlen nach Klassen',
    url: 'https://open-data.bielefeld.de/',
    licence: 'Datenlizenz Deutschland – Namensnennung 2.0',
    licenceUrl: DL_DE_BY,
    attribution: 'Stadt Bielefeld, dl-de/by-2.0',
    isStatistic: true,
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
  'es-catalunya': {
    id: 'es-catalunya',
    country: 'ES',
    publisher: 'Generalitat de Catalunya',
    dataset: 'Directori de centres docents',
    url: 'https://analisi.transparenciacatalunya.cat/Educaci-/Directori-de-centres-docents-anual-Base-2020/kvmv-ahh4',
    licence: 'CC BY 4.0',
    licenceUrl: CC_BY_4,
    attribution: 'Generalitat de Catalunya, CC BY 4.0',
  },
  'es-madrid': {
    id: 'es-madrid',
    ...MADRID,
    dataset: 'Centros educativos de la Comunidad de Madrid',
    url: 'https://datos.comunidad.madrid/dataset/centros_educativos',
  },
  'es-madrid-bilingual': {
    id: 'es-madrid-bilingual',
    ...MADRID,
    dataset: 'Centros con programa bilingüe de la Comunidad de Madrid',
    url: 'https://gestiona.comunidad.madrid/wpad_pub/run/j/MostrarConsultaGeneral.icm',
    isStatistic: true,
  },
  'es-madrid-excellence': {
    id: 'es-madrid-excellence',
    ...MADRID,
    dataset: 'Centros con aula de excelencia de la Comunidad de Madrid',
    url: 'https://gestiona.comunidad.madrid/wpad_pub/run/j/MostrarConsultaGeneral.icm',
    isStatistic: true,
  },
  ...CATCHMENT_SOURCES,
} as const satisfies Record<string, RegisterSource>

export type RegisterSourceId = keyof typeof REGISTER_SOURCES
