import path from 'node:path'
import { runLimited } from './run-limited.ts'

/** Runs from its source, also beside the built program, which stands in the same folder. */
const PROGRAM = path.resolve('imports/ordered/main.ts')
/**
 * An import holds pieces of files and its supporting tables, never a whole register. Told to end, it marks its run and takes
 * its transaction back; the time for that is below the one in which the program itself stops.
 */
const LIMITS = { heapMb: 1024, residentMb: 1400, graceMs: 8000 }

/**
 * Does an ordered import in a process of its own, so that reading a country holds no visitor up. How long it may take, its
 * queue says.
 *
 * @param signal aborted when the job takes too long or the program stops
 * @throws Error when the process died; the next try marks the run as failed
 */
export const runImportJob = (runId: string, signal: AbortSignal): Promise<void> =>
  runLimited(PROGRAM, [runId], LIMITS, signal)
