import fs from 'node:fs'

/** Milliseconds of a clock tick in /proc on all systems that Node runs on (`getconf CLK_TCK`). */
const TICK_MS = 10
/** Fields of proc_pid_stat(5) after the name: time in the program and in the system. */
const [USER, SYSTEM] = [11, 12]

/**
 * Milliseconds of processor time a process has used; undefined if the system does not report it or the process is gone.
 */
export function processorMsOf(pid: number): number | undefined {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'latin1')
    const fields = stat.slice(stat.lastIndexOf(') ') + 2).split(' ')
    return (Number(fields[USER]) + Number(fields[SYSTEM])) * TICK_MS
  } catch {
    return undefined
  }
}
