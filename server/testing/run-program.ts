import { spawn } from 'node:child_process'
import fs from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** A program in a separate process. `kill` ends it like a power cut: it can finish nothing. */
export type Program = {
  origin: string
  pid: number
  /** Returns the processes that it has started and that are still running. */
  children: () => number[]
  kill: () => Promise<void>
  /** Returns everything that it has printed. */
  printed: () => string
  /** Exit code (null after a signal) and everything that it printed. */
  ended: Promise<{ code: number | null; output: string }>
}

const root = path.join(import.meta.dirname, '../..')

/** Folders and files that make a release. */
const RELEASED = ['app', 'build', 'db', 'imports', 'lib', 'node_modules', 'search-engine', 'server', 'package.json']

/** Makes a folder with the built program in it, as `deploy/releases` does, but without data. */
export function linkRelease(folder: string): void {
  fs.mkdirSync(folder, { recursive: true })
  for (const part of RELEASED) fs.symlinkSync(path.join(root, part), path.join(folder, part))
}

/**
 * Starts a program and waits until it prints its address.
 *
 * @param script path from the root of the repository
 * @param cwd folder in which it runs; by default the root of the repository
 * @param prefix command that runs the program, such as `ip netns exec`
 * @throws Error with its output when it ends before that
 */
export async function runProgram(
  script: string,
  settings: Record<string, string>,
  cwd = root,
  prefix: readonly string[] = [],
): Promise<Program> {
  const env = { ...process.env, LOG_LEVEL: 'error', ...settings }
  const [command = process.execPath, ...args] = [...prefix, process.execPath, script]
  const child = spawn(command, args, { cwd, env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, output })),
  )
  const children = () => childrenOf(child.pid!)
  const kill = async () => {
    const pids = [child.pid!, ...children()]
    for (const pid of pids) killIfThere(pid)
    await ended
  }
  for (;;) {
    const origin = /is ready: (\S+)/.exec(output)?.[1]
    if (origin) return { origin, pid: child.pid!, children, kill, printed: () => output, ended }
    if (child.exitCode !== null) throw new Error(output)
    await sleep(50)
  }
}

function childrenOf(pid: number): number[] {
  try {
    return fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as { code?: string }).code !== 'ESRCH') throw error
  }
}

/**
 * Starts the built program, which takes one second instead of many.
 *
 * @param cwd folder in which it runs; by default the root of the repository
 * @throws Error when it has not been built; `npm run test:db` builds what changed
 */
export async function runBuiltProgram(settings: Record<string, string>, cwd?: string): Promise<Program> {
  if (!fs.existsSync(path.join(root, 'build/server/index.js')))
    throw new Error('This test needs the built program: run npm run build first.')
  return await runProgram('server/start.js', { NODE_ENV: 'production', ...settings }, cwd)
}

/** Returns a free port. */
export async function freePort(): Promise<string> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return String(port)
}
