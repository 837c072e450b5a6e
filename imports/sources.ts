import { mappingSchema } from '#app/features/import-runs/mapping/mapping.schema.ts'
import { deBerlin } from './de-berlin/source.ts'
import { deBerlinAbitur } from './de-berlin-abitur/source.ts'
import { deBerlinCatchments } from './de-berlin-catchments/source.ts'
import { deBerlinClubs } from './de-berlin-clubs/source.ts'
import { deBielefeld } from './de-bielefeld/source.ts'
import { deHamburg } from './de-hamburg/source.ts'
import { deJedeschule } from './de-jedeschule/source.ts'
import { deNrw } from './de-nrw/source.ts'
import { deSachsen } from './de-sachsen/source.ts'
import { esAndalucia } from './es-andalucia/source.ts'
import { esCatalunya } from './es-catalunya/source.ts'
import { esMadrid } from './es-madrid/source.ts'
import { fr35Catchments } from './fr-35-catchments/source.ts'
import { frAnnuaire } from './fr-annuaire/source.ts'
import { frDepp } from './fr-depp/source.ts'
import { frGrandlyon } from './fr-grandlyon/source.ts'
import { frLycees } from './fr-lycees/source.ts'
import { gbGias } from './gb-gias/source.ts'
import { gbNi } from './gb-ni/source.ts'
import { gbOfsted } from './gb-ofsted/source.ts'
import { gbPerformance } from './gb-performance/source.ts'
import { gbScotland } from './gb-scotland/source.ts'
import { gbWales } from './gb-wales/source.ts'
import { itMiur } from './it-miur/source.ts'
import { itStatistics } from './it-statistics/source.ts'
import { mappedSource } from './mapping/mapped-source.ts'
import deNrwPupils from './mappings/de-nrw-pupils.json' with { type: 'json' }
import esMadridBilingual from './mappings/es-madrid-bilingual.json' with { type: 'json' }
import esMadridExcellence from './mappings/es-madrid-excellence.json' with { type: 'json' }
import gbNiAttendance from './mappings/gb-ni-attendance.json' with { type: 'json' }
import type { Source } from './source.ts'

/** Built-in sources that need no code of their own. Like those in code, they stand in the catalogue. */
export const shippedSources: readonly Source[] = [
  deNrwPupils,
  esMadridBilingual,
  esMadridExcellence,
  gbNiAttendance,
].map((mapping) => {
  const { mapping: _, ...source } = mappedSource(mappingSchema.parse(mapping))
  return source
})

/** Every register and statistic that can be imported. */
export const SOURCES: readonly Source[] = [
  ...[gbGias, gbPerformance, gbOfsted, gbScotland, gbWales, gbNi],
  ...[frAnnuaire, frLycees, frDepp, frGrandlyon, fr35Catchments],
  ...[itMiur, itStatistics],
  ...[deJedeschule, deNrw, deHamburg, deSachsen, deBielefeld],
  ...[deBerlin, deBerlinAbitur, deBerlinClubs, deBerlinCatchments],
  ...[esAndalucia, esCatalunya, esMadrid],
  ...shippedSources,
]
