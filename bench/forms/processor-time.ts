import fs from 'node:fs'

const NS_IN_MS = 1e6

/**
 * Milliseconds of processor time that all threads of a process have used, without its database. Linux counts them in
 * nanoseconds (`schedstat`), unlike the ticks of ten milliseconds in `stat`; threads that have ended are left out.
 */
export function processorMs(pid: number): number {
  const threads = `/proc/${pid}/task`
  return fs.readdirSync(threads).reduce((sum, thread) => sum + threadMs(`${threads}/${thread}/schedstat`), 0)
}

function threadMs(file: string): number {
  try {
    return Number(fs.readFileSync(file, 'latin1').split(' ')[0]) / NS_IN_MS
  } catch {
    return 0
  }
}
