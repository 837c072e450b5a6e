import type { Mapping } from '#app/features/import-runs/mapping/mapping.schema.ts'
import type { ParsedMapping } from '#app/features/import-runs/mapping/parse-mapping.ts'
import { ImportError } from '../import-error.ts'

/**
 * Returns the mapping if nothing is wrong with it.
 *
 * @param name by which the person knows it
 * @throws ImportError with every problem, each in one sentence that names its path in the mapping
 */
export function checkMapping({ mapping, problems }: ParsedMapping, name: string): Mapping {
  if (mapping) return mapping
  throw new ImportError(problems.map((problem) => `${name}: ${problem}`).join('\n'))
}
