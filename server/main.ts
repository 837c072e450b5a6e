// The start of the program: in this process, or as several of them below this one.
import cluster from 'node:cluster'
import { env } from '#lib/env.ts'
import { explainStartFailure } from './start/start-failure.ts'
import { processCount } from './supervisor/process-count.ts'

async function start() {
  const isBuilt = process.env.NODE_ENV === 'production'
  const count = isBuilt && cluster.isPrimary ? processCount(env()) : undefined
  // A supervisor loads nothing of the program.
  if (count === undefined) await (await import('./program.ts')).startProgram()
  else await (await import('./supervisor/supervise.ts')).supervise(count)
}

start().catch((error: unknown) => {
  console.error(explainStartFailure(error))
  process.exit(1)
})
