import type { z } from 'zod'
import { Failure } from '#app/core/failure.ts'
import type { ReceivedFile } from '../start/receive-files.server.ts'
import type { inspectionSchema } from '../start/start-run.schema.ts'
import { findMapping } from './find-mapping.server.ts'
import { createRun } from './order-trial.server.ts'
import { readMappingFile } from './parse-mapping.ts'

/** The form field with a mapping file; all others are data. */
export const MAPPING_FIELD = 'mapping'

type InspectionOrder = z.output<typeof inspectionSchema>

/**
 * Orders an inspection of a file. Its mapping begins with a mapping file, or the mapping of a source. The caller has
 * checked that an admin orders.
 *
 * @returns id of the run, or what is wrong with the mapping file, as English sentences
 * @throws Failure import_missing, import_source
 */
export async function startInspection(
  adminId: string,
  order: InspectionOrder,
  received: ReceivedFile[],
): Promise<{ id: string } | { problems: string[] }> {
  const given = received.find(({ field }) => field === MAPPING_FIELD)
  const data = received.filter(({ field }) => field !== MAPPING_FIELD)
  const parsed = given && (await readMappingFile(given.path))
  if (parsed?.problems) return { problems: parsed.problems }
  const known = order.source === undefined ? null : await findMapping(order.source)
  if (order.source !== undefined && !known) throw new Failure('invalid', 'import_source')
  const mapping = parsed?.mapping ?? known
  const source = parsed?.mapping.id ?? order.source ?? ''
  return { id: await createRun(adminId, { ...order, kind: 'inspection', source, mapping }, data) }
}
