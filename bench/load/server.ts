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
/** Of so long, a site that has started works no more than this. */
const CALM = { ofMs: 1000, atMostMs: 50 }

export type RunningServer = { origin: string; pid: number; stop(): Promise<void> }

/**
 * Starts the built program in a separate process, at a free port that only this machine reaches, and waits until it is
 * ready and at rest: the first process answers while the others start.
 *
 * @param options.flags for Node, such as --cpu-prof
 * @param options.settings environment variables in addition to those of a measured program
 * @param options.spawned called with the id of the process before it is ready
 * @throws Error if it exits or is not ready within ten minutes
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
    await waitUntilReady(child, origin)
    await waitUntilCalm(child)
  } catch (error) {
    await stop()
    throw error
  }
  return { origin, pid: child.pid ?? 0, stop }
}

async function waitUntilReady(child: ChildProcess, origin: string): Promise<void> {
  const end = performance.now() + MAX_START_MS
  for (;;) {
    if (child.exitCode !== null) throw new Error('The server ended: is it built (npm run build)?')
    const response = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (response?.ok) return
    if (performance.now() > end) throw new Error('The server was not ready within ten minutes.')
    await sleep(EVERY_MS)
  }
}

async function waitUntilCalm({ pid = 0 }: ChildProcess): Promise<void> {
  const end = performance.now() + MAX_START_MS
  for (;;) {
    const before = allProcessorMs(pid)
    await sleep(CALM.ofMs)
    if (allProcessorMs(pid) - before <= CALM.atMostMs) return
    if (performance.now() > end) throw new Error('The server was not at rest within ten minutes.')
  }
}
