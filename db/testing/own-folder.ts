import { spawn } from 'node:child_process'
import fs from 'node:fs'
import type { Socket } from 'node:net'
import os from 'node:os'
import path from 'node:path'

/** Precedes the process id of a test run in the name of its temporary folder. */
export const OWN_FOLDER = 'aulario-run-'

/**
 * Gives a test run a temporary folder (TMPDIR) of its own, unless the command that started it has done so. Once this
 * process has ended, however that may happen, `clean-up.ts` ends what it left running and removes the folder.
 */
export function takeOwnFolder(): void {
  if (path.basename(os.tmpdir()).startsWith(OWN_FOLDER)) return
  const folder = path.join(os.tmpdir(), `${OWN_FOLDER}${process.pid}`)
  fs.mkdirSync(folder, { recursive: true })
  const cleaner = spawn(process.execPath, [path.join(import.meta.dirname, 'clean-up.ts'), folder], {
    // In a group of its own, which Ctrl-C does not reach. Its input ends when this process does.
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  cleaner.unref()
  ;(cleaner.stdin as Socket).unref()
  process.env.TMPDIR = folder
}
