import path from 'node:path'
import { sql } from 'kysely'
import { db } from '#db/client.ts'
import { ProcessorTimeUp, runLimited } from './run-limited.ts'

/** Run from its source even beside the built program, which is in the same folder. */
const PROGRAM = path.resolve('imports/ordered/main.ts')
/**
 * An import holds pieces of files and its supporting tables, never a whole register. When told to end, it rolls back
 * its transaction and leaves its run waiting; the time for that is shorter than the one in which the program itself
 * stops.
 */
const LIMITS = { heapMb: 1024, residentMb: 1400, graceMs: 8000 }
/** Far more than it takes to read the columns of a country's register. */
const INSPECTION_MS = 240_000

/**
 * Runs an ordered import in a separate process, so that reading a country's register delays no visitor. Its queue
 * limits the duration. After the program has stopped or crashed, the next attempt starts the run again.
 *
 * @param signal aborted when the job takes too long or the program stops
 * @throws Error when the process did not finish the run; a process that died by itself would do so again, so its run
 *   counts as failed
 */
export async function runImportJob(runId: string, signal: AbortSignal): Promise<void> {
  try {
    const processorMs = (await isInspection(runId)) ? INSPECTION_MS : undefined
    await runLimited(PROGRAM, [runId], { ...LIMITS, processorMs }, signal)
  } catch (error) {
    if (!signal.aborted)
      await db()
        .updateTable('import_runs')
        .set({ state: 'failed', ended_at: sql`now()`, ...reasonOf(error) })
        .where('id', '=', runId)
        .where('state', '=', 'running')
        .execute()
    throw error
  }
}

async function isInspection(runId: string): Promise<boolean> {
  const run = await db().selectFrom('import_runs').select('kind').where('id', '=', runId).executeTakeFirst()
  return run?.kind === 'inspection'
}

const reasonOf = (error: unknown) =>
  error instanceof ProcessorTimeUp
    ? { error: 'Inspecting the file took too long.', error_code: 'inspection_time' }
    : { error: 'The program ended before the import did.' }
