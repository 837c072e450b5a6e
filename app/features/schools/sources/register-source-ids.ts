/** The ids of the sources in the catalogue, without what it says about them. */
export const REGISTER_SOURCE_IDS = [
  'gb-gias',
  'gb-performance',
  'gb-ofsted',
  'gb-scotland',
  'gb-wales',
  'gb-ni',
  'gb-ni-attendance',
  'fr-annuaire',
  'fr-lycees',
  'fr-depp',
  'fr-grandlyon',
  'fr-35-catchments',
  'it-miur',
  'it-statistics',
  'de-jedeschule',
  'de-nrw',
  'de-nrw-pupils',
  'de-hamburg',
  'de-sachsen',
  'de-berlin',
  'de-berlin-abitur',
  'de-berlin-clubs',
  'de-bielefeld',
  'de-berlin-catchments',
  'es-andalucia',
  'es-catalunya',
  'es-madrid',
  'es-madrid-bilingual',
  'es-madrid-excellence',
] as const

export type RegisterSourceId = (typeof REGISTER_SOURCE_IDS)[number]

const IDS: ReadonlySet<string> = new Set(REGISTER_SOURCE_IDS)

/** Whether a source belongs to the program; any other is declared by a mapping. */
export const isInProgram = (id: string): id is RegisterSourceId => IDS.has(id)
