// Entry point of the program: a built program runs as child processes that this one restarts; from its sources it runs
// in this process.
import cluster from 'node:cluster'
import { env, SettingsWrong } from '#lib/env.ts'
import { explainStartFailure } from './start/start-failure.ts'
import { processCount } from './supervisor/process-count.ts'

async function start() {
  const isBuilt = process.env.NODE_ENV === 'production'
  // A supervisor loads nothing of the program.
  if (isBuilt && cluster.isPrimary) await (await import('./supervisor/supervise.ts')).supervise(processCount(env()))
  else await (await import('./program.ts')).startProgram()
}

/** In production, everything the program prints is a line of JSON, even when its settings cannot be read. */
function sayFailure(sentence: string): void {
  const line = { level: 60, time: new Date().toISOString(), msg: sentence }
  console.error(process.env.APP_MODE === 'production' ? JSON.stringify(line) : sentence)
}

/** Tells a service manager that restarting is useless (`EX_CONFIG` of sysexits.h). */
const WRONG_SETTINGS = 78

start().catch((error: unknown) => {
  sayFailure(explainStartFailure(error))
  process.exit(error instanceof SettingsWrong ? WRONG_SETTINGS : 1)
})
