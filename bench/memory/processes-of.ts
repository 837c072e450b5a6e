import fs from 'node:fs'

/** Resident memory of a process and its share of it in megabytes: pages shared by several processes count in part. */
export type Memory = { resident: number; share: number }

const KB_PER_MB = 1024

/** Returns the ids of a process and of all that it has started, directly or indirectly. */
export function processesOf(pid: number): number[] {
  const children = fs
    .readdirSync(`/proc/${pid}/task`)
    .flatMap((task) => readOr('', `/proc/${pid}/task/${task}/children`).split(' '))
    .filter((child) => child !== '')
  return [pid, ...children.flatMap((child) => processesOf(Number(child)))]
}

/** Returns the memory of a process, or none if it has ended (`smaps_rollup` of proc(5)). */
export function memoryOf(pid: number): Memory {
  const rollup = readOr('', `/proc/${pid}/smaps_rollup`)
  const read = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(rollup)?.[1] ?? 0) / KB_PER_MB
  return { resident: read('Rss'), share: read('Pss') }
}

function readOr(otherwise: string, file: string): string {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return otherwise
  }
}
