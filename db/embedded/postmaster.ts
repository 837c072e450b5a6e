import fs from 'node:fs'
import path from 'node:path'
import { isRunning } from '#lib/is-running.ts'

/** Returns the process of the server, even while it starts or stops; undefined if it is not running. */
export function postmasterOf(data: string): number | undefined {
  const pid = pidIn(data)
  return pid !== undefined && isRunning(pid) && !isForeign(pid, data) ? pid : undefined
}

/**
 * After a crash, the process id in the pid file may belong to another program, which keeps PostgreSQL from starting.
 */
export function removeForeignPidFile(data: string) {
  const pid = pidIn(data)
  if (pid !== undefined && isForeign(pid, data)) fs.rmSync(pidFile(data))
}

const pidFile = (data: string) => path.join(data, 'postmaster.pid')

function pidIn(data: string): number | undefined {
  try {
    return Number(fs.readFileSync(pidFile(data), 'utf8').split('\n')[0]) || undefined
  } catch {
    return undefined
  }
}

/** Whether a process is something other than the server of these data; unknown processes are not. */
function isForeign(pid: number, data: string): boolean {
  try {
    return !fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(data)
  } catch {
    return false // No such process or no /proc: PostgreSQL handles these cases itself.
  }
}
