import { deNrw } from '#imports/de-nrw/source.ts'
import { esAndalucia } from '#imports/es-andalucia/source.ts'
import { frAnnuaire } from '#imports/fr-annuaire/source.ts'
import { frDepp } from '#imports/fr-depp/source.ts'
import { gbGias } from '#imports/gb-gias/source.ts'
import { gbPerformance } from '#imports/gb-performance/source.ts'
import { itMiur } from '#imports/it-miur/source.ts'
import type { Row, Source } from '#imports/source.ts'

/** What the starter directory takes from one source. */
export type StarterList = {
  source: Source
  /** Layouts of the source that are taken, in the order in which they are loaded; collectors' extracts are none. */
  layouts: readonly string[]
  /** The column with the official code of the school. */
  code: string
  /** The area to which a row of the register belongs; undefined if it is outside the region. Statistics have none. */
  areaOf?: (row: Row) => string | undefined
  /** Whether neither files nor rows name their day, so that it has to be given. */
  isUndated?: true
}

/** Köln, Bonn, Leverkusen, Rhein-Erft-Kreis, Rheinisch-Bergischer Kreis and Rhein-Sieg-Kreis, by official keys. */
const COLOGNE = /^053(14|15|16|62|78|82)/
const HAMPSHIRE = /^(Hampshire|Southampton)$/

/** One region of each country, with registers before the statistics about their schools. */
export const REGIONS: Readonly<Record<string, readonly StarterList[]>> = {
  'de-koeln': [
    {
      source: deNrw,
      layouts: ['schuldaten', 'schulsozialindex'],
      code: 'number',
      areaOf: ({ community = '' }) => COLOGNE.exec(community)?.[0],
      isUndated: true,
    },
  ],
  'fr-val-de-marne': [
    {
      source: frAnnuaire,
      layouts: ['annuaire', 'geolocalisation'],
      code: 'uai',
      areaOf: ({ department }) => (department === 'Val-de-Marne' ? department : undefined),
    },
    { source: frDepp, layouts: ['ips', 'ips-lycees', 'ivac'], code: 'uai' },
  ],
  'es-sevilla': [
    {
      source: esAndalucia,
      layouts: ['centros'],
      code: 'code',
      areaOf: ({ province }) => (province === 'Sevilla' ? province : undefined),
    },
  ],
  'it-napoli': [
    {
      source: itMiur,
      layouts: ['statali', 'paritarie'],
      code: 'code',
      areaOf: ({ province }) => (province === 'NAPOLI' ? province : undefined),
    },
  ],
  'gb-hampshire': [
    {
      source: gbGias,
      layouts: ['establishments'],
      code: 'urn',
      areaOf: ({ authority = '' }) => HAMPSHIRE.exec(authority)?.[0],
    },
    {
      source: gbPerformance,
      layouts: ['ks2final', 'ks4', 'ks4 destinations', 'ks4 school information', 'census', 'absence'],
      code: 'urn',
    },
  ],
}
