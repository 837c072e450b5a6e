import path from 'node:path'
import { runLimited } from './run-limited.ts'

/** Runs from its source, also beside the built program, which is in the same folder. */
const PROGRAM = path.resolve('imports/ordered/main.ts')
/**
 * An import holds pieces of files and its supporting tables, never a whole register. When told to end, it marks its run
 * and rolls back its transaction; the time for that is below the one in which the program itself stops.
 */
const LIMITS = { heapMb: 1024, residentMb: 1400, graceMs: 8000 }

/**
 * Runs an ordered import in a separate process, so that reading a country delays no visitor. Its queue limits the
 * duration.
 *
 * @param signal aborted when the job takes too long or the program stops
 * @throws Error when the process died; the next attempt marks the run as failed
 */
export const runImportJob = (runId: string, signal: AbortSignal): Promise<void> =>
  runLimited(PROGRAM, [runId], LIMITS, signal)
