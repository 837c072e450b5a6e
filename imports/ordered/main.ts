import os from 'node:os'
import { log } from '#lib/log.ts'
import { RunInterrupted, startImport } from './carry-out-run.ts'

// A process for one ordered run: `node imports/ordered/main.ts <run id>`. The job that starts it holds a channel to it;
// when that breaks, the parent is gone and the run ends with it.

/** Importing yields to requests. */
const NICENESS = 5

const stop = new AbortController()
// They may arrive twice: a terminal sends SIGINT to all processes, and the parent passes it on as well.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort())
process.once('disconnect', () => process.exit(1))
os.setPriority(Math.max(os.getPriority(), NICENESS))
try {
  await startImport(process.argv[2] ?? '', stop.signal)
  process.exit(0)
} catch (error) {
  const { code } = error as { code?: string }
  if (!(error instanceof RunInterrupted)) log().error({ code }, 'an ordered import ended in a way that nobody foresaw')
  process.exit(1)
}
