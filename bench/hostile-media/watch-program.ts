import { once } from 'node:events'
import fs from 'node:fs'
import { Worker } from 'node:worker_threads'

/** Milliseconds of each health check, and the peak memory of the program and its children in megabytes. */
export type Watched = { times: number[]; peakMb: number }

/**
 * Megabytes of a program and all processes that it started. Memory shared by several of them, such as the pages of one
 * executable, counts once (Pss, `man 5 proc_pid_smaps`).
 */
export function familyMb(pid: number): number {
  const children = new Map<number, number[]>()
  for (const name of fs.readdirSync('/proc')) {
    const parent = /^\d+$/.test(name) ? parentOf(Number(name)) : undefined
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), Number(name)])
  }
  const sum = (one: number): number =>
    sharedMb(one) + (children.get(one) ?? []).reduce((all, next) => all + sum(next), 0)
  return sum(pid)
}

function sharedMb(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/smaps_rollup`, 'latin1'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

function parentOf(pid: number): number | undefined {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1])
  } catch {
    return undefined
  }
}

/**
 * Checks the health of a program and its memory until the returned function is called, in a separate thread: otherwise
 * the code that sends the files would delay the checks and count as the program's delay. The first check, for which the
 * thread loads its HTTP client, is made before this returns and does not count.
 */
export async function watchProgram(origin: string, pid: number): Promise<() => Promise<Watched>> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { origin, pid } })
  await once(worker, 'message')
  return async () => {
    worker.postMessage('stop')
    const [watched] = (await once(worker, 'message')) as [Watched]
    return watched
  }
}
