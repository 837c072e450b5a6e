import fs from 'node:fs/promises'
import path from 'node:path'
import { MAX_MAPPING_BYTES, type Mapping } from '#app/features/import-runs/mapping/mapping.schema.ts'
import { type ParsedMapping, parseMapping, parseMappingFile } from '#app/features/import-runs/mapping/parse-mapping.ts'
import { ImportError } from '../import-error.ts'

/**
 * Reads a mapping file.
 *
 * @throws ImportError with every problem, each in one sentence that names its path in the file
 */
export async function readMappingFile(file: string): Promise<Mapping> {
  const { size } = await fs.stat(file).catch(() => {
    throw new ImportError(`${file} cannot be read.`)
  })
  if (size > MAX_MAPPING_BYTES) {
    throw new ImportError(`${file} is larger than a mapping may be (${MAX_MAPPING_BYTES / 1000} kB).`)
  }
  return mappingOf(parseMappingFile(await fs.readFile(file, 'utf8')), path.basename(file))
}

/**
 * Checks a mapping that a run holds.
 *
 * @throws ImportError if it is none
 */
export const checkedMapping = (given: unknown): Mapping => mappingOf(parseMapping(given), 'The mapping')

function mappingOf({ mapping, problems }: ParsedMapping, name: string): Mapping {
  if (mapping) return mapping
  throw new ImportError(problems.map((problem) => `${name}: ${problem}`).join('\n'))
}
