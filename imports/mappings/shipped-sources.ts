import { mappingSchema } from '#app/features/import-runs/mapping/mapping.schema.ts'
import { mappedSource } from '../mapping/mapped-source.ts'
import type { Source } from '../source.ts'
import deNrwPupils from './de-nrw-pupils.json' with { type: 'json' }
import esMadridBilingual from './es-madrid-bilingual.json' with { type: 'json' }
import esMadridExcellence from './es-madrid-excellence.json' with { type: 'json' }
import gbNiAttendance from './gb-ni-attendance.json' with { type: 'json' }

/** Built-in sources that need no code of their own. Like those in code, they are listed in `register-sources.ts`. */
export const shippedSources: readonly Source[] = [
  deNrwPupils,
  esMadridBilingual,
  esMadridExcellence,
  gbNiAttendance,
].map((mapping) => {
  const { mapping: _, ...source } = mappedSource(mappingSchema.parse(mapping))
  return source
})
