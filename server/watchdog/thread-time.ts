import fs from 'node:fs'
import type { ThreadTime } from './standstill.ts'

/**
 * Reads the times of this process's main thread, whose number on Linux is that of the process.
 *
 * @returns undefined where the kernel does not report them (`CONFIG_SCHED_INFO`, no /proc, another system)
 */
export function readThreadTime(): ThreadTime | undefined {
  const folder = `/proc/self/task/${process.pid}`
  try {
    // proc(5): nanoseconds on a processor, nanoseconds waiting for one, number of time slices.
    const [ran, waited] = fs.readFileSync(`${folder}/schedstat`, 'latin1').split(' ').map(Number)
    // The state follows the name of the program, which is in brackets and may contain any character.
    const stat = fs.readFileSync(`${folder}/stat`, 'latin1')
    const state = stat.charAt(stat.lastIndexOf(')') + 2)
    if (!Number.isFinite(ran) || !Number.isFinite(waited)) return undefined
    return { ranMs: ran! / 1e6, waitedMs: waited! / 1e6, isAsleep: state === 'S' || state === 'D' }
  } catch {
    return undefined
  }
}
