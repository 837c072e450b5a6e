import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { projectDir } from '#db/open-database.ts'
import { freePort } from '#server/testing/run-program.ts'
import { allProcessorMs } from './processor.ts'

const MAX_START_MS = 600_000
const EVERY_MS = 200
/** Of so long, a site at rest uses at most so much processor time. */
const REST = { ofMs: 1000, maxMs: 50 }

export type RunningServer = { origin: string; pid: number; stop(): Promise<void> }

/**
 * Starts the built program in a separate process, at a free port that only this machine reaches, and waits until it is
 * ready and at rest: the first process answers while the others start.
 *
 * @param options.flags for Node, such as --cpu-prof
 * @param options.settings environment variables in addition to those of a measured program
 * @param options.spawned called with the id of the process before it is ready
 * @throws Error if it exits, or is not ready and at rest within ten minutes each
 */
export async function startServer({
  flags = [],
  settings = {},
  spawned = () => {},
}: {
  flags?: readonly string[]
  settings?: Record<string, string>
  spawned?: (pid: number) => void
} = {}): Promise<RunningServer> {
  const port = await freePort()
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aulario-load-'))
  const folders = {
    SEARCH_INDEX_DIR: folder,
    MAP_PMTILES: path.join(folder, 'streets.pmtiles'),
    OUTBOX_DIR: path.join(folder, 'outbox'),
    FILES_DIR: path.join(folder, 'files'),
  }
  const env = {
    ...process.env,
    ...folders,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: port,
    SAMPLES: 'false',
    // Questions state their own client addresses, as if from many visitors.
    TRUST_PROXY: '1',
    ...settings,
  }
  const child = spawn(process.execPath, [...flags, 'server/start.js'], {
    cwd: projectDir,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  spawned(child.pid ?? 0)
  const origin = `http://127.0.0.1:${port}`
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    fs.rmSync(folder, { recursive: true, force: true })
  }
  try {
    await waitUntil('ready', child, () => isReady(origin))
    await waitUntil('at rest', child, () => isAtRest(child.pid ?? 0))
  } catch (error) {
    await stop()
    throw error
  }
  return { origin, pid: child.pid ?? 0, stop }
}

/** @param goal as in: the server was not … */
async function waitUntil(goal: string, child: ChildProcess, isReached: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + MAX_START_MS
  while (!(await isReached())) {
    if (child.exitCode !== null) throw new Error('The server ended: is it built (npm run build)?')
    if (performance.now() > end) throw new Error(`The server was not ${goal} within ten minutes.`)
    await sleep(EVERY_MS)
  }
}

async function isReady(origin: string): Promise<boolean> {
  const response = await fetch(`${origin}/readyz`).catch(() => undefined)
  return response?.ok ?? false
}

async function isAtRest(pid: number): Promise<boolean> {
  const before = allProcessorMs(pid)
  await sleep(REST.ofMs)
  return allProcessorMs(pid) - before <= REST.maxMs
}
