import { execFileSync, spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { copyFolder, nativeDir } from './places.ts'

/** The system user that owns the data. */
export const SUPERUSER = 'postgres'

/** User of the server, if it differs from that of this process. */
export type Ids = { uid: number; gid: number } | undefined

/** Runs one of the server's programs until it ends. Throws Error with its output if it fails. */
export type Run = (command: string, args: string[]) => Promise<void>

/**
 * Returns a function that runs the programs in a folder, outside this program's process group, so that neither Ctrl-C
 * nor a signal to the whole group interrupts them.
 */
export const programsIn =
  (bin: string, ids: Ids): Run =>
  async (command, args) => {
    const child = spawn(path.join(bin, command), args, {
      ...ids,
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
      // The server outlives the program that starts it, and that program's temporary folder.
      env: { ...process.env, LC_ALL: 'C', TMPDIR: undefined },
    })
    let said = ''
    child.stderr.on('data', (chunk) => (said += chunk))
    const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve))
    if (code !== 0) throw new Error(`${command} failed: ${said}`)
  }

/** Returns the user of the server: as root the system user `postgres`, which is created if it is missing. */
export function serverIds(): Ids {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) =>
    Number(execFileSync('id', [flag, SUPERUSER], { stdio: ['ignore', 'pipe', 'ignore'] }).toString())
  try {
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    const shell = '/usr/sbin/nologin'
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', shell, SUPERUSER])
    return { uid: id('-u'), gid: id('-g') }
  }
}

/**
 * Returns the folder of the built-in programs; as root a copy, because the server's user cannot enter root's folders.
 */
export function builtInPrograms(ids: Ids): string {
  const native = nativeDir()
  if (!ids) return path.join(native.dir, 'bin')
  const copy = copyFolder(native.version)
  if (!fs.existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`
    fs.cpSync(native.dir, unfinished, { recursive: true, verbatimSymlinks: true })
    execFileSync('chmod', ['-R', 'a+rX', unfinished])
    try {
      fs.renameSync(unfinished, copy)
    } catch {
      fs.rmSync(unfinished, { recursive: true })
    }
  }
  return path.join(copy, 'bin')
}

/** Returns the major version of the programs in a folder. */
export const majorOf = (bin: string) =>
  Number(/(\d+)/.exec(execFileSync(path.join(bin, 'postgres'), ['--version']).toString())?.[1])
