// Runs beside a test run: `node db/testing/clean-up.ts <temporary folder>`. It removes what is left of earlier runs
// whose clean-up ended together with them, waits until its own run ends, and then does the same for that.
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isRunning } from '#lib/is-running.ts'
import { removeEmbeddedPostgres } from '../embedded/embedded-postgres.ts'
import { OWN_FOLDER } from './own-folder.ts'
import { stopUnusedTestServers } from './test-server.ts'

/** Processes that were killed take a moment to end. */
const KILL_TRIES = 200
const KILL_PAUSE_MS = 50

const own = process.argv[2]!
const above = path.dirname(own)
for (const name of fs.readdirSync(above)) {
  const isOfRun = name.startsWith(OWN_FOLDER) && name !== path.basename(own)
  if (isOfRun && !isRunning(Number(name.slice(OWN_FOLDER.length)))) await cleanUp(path.join(above, name))
}
await once(process.stdin.resume(), 'end')
await cleanUp(own)
await stopUnusedTestServers()

async function cleanUp(folder: string): Promise<void> {
  for (let tries = 0; tries < KILL_TRIES; tries++) {
    const pids = processesOf(folder)
    if (pids.length === 0) break
    for (const pid of pids) kill(pid)
    await sleep(KILL_PAUSE_MS)
  }
  for (const project of fs.readdirSync(folder)) await removeEmbeddedPostgres(path.join(folder, project))
  fs.rmSync(folder, { recursive: true, force: true })
}

/** Returns the processes that were started with this temporary folder. Without /proc, none is found. */
function processesOf(folder: string): number[] {
  const pids = fs.existsSync('/proc') ? fs.readdirSync('/proc').map(Number).filter(Boolean) : []
  return pids.filter((pid) => {
    try {
      return `\0${fs.readFileSync(`/proc/${pid}/environ`, 'utf8')}`.includes(`\0TMPDIR=${folder}\0`)
    } catch {
      return false // It has ended, or belongs to somebody else.
    }
  })
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
