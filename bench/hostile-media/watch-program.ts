import fs from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { residentMb } from '#lib/decoders/resident-memory.ts'

const EVERY_MS = 50

/** Milliseconds of each health check, and the most megabytes that a program and its children held at once. */
export type Watched = { times: number[]; peakMb: number }

/** Megabytes of a program and all processes that it started. */
export function familyMb(pid: number): number {
  const children = new Map<number, number[]>()
  for (const name of fs.readdirSync('/proc')) {
    const parent = /^\d+$/.test(name) ? parentOf(Number(name)) : undefined
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), Number(name)])
  }
  const sum = (one: number): number =>
    residentMb(one) + (children.get(one) ?? []).reduce((all, next) => all + sum(next), 0)
  return sum(pid)
}

function parentOf(pid: number): number | undefined {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1])
  } catch {
    return undefined
  }
}

/** Asks for the health of a program and looks at its memory until it is told to stop. */
export async function watchProgram(origin: string, pid: number, signal: AbortSignal): Promise<Watched> {
  const watched: Watched = { times: [], peakMb: 0 }
  while (!signal.aborted) {
    const start = performance.now()
    const answer = await fetch(`${origin}/healthz`)
    await answer.text()
    if (answer.status !== 200) throw new Error(`The health check was answered with ${answer.status}.`)
    watched.times.push(performance.now() - start)
    watched.peakMb = Math.max(watched.peakMb, familyMb(pid))
    await sleep(EVERY_MS)
  }
  watched.times.sort((a, b) => a - b)
  return watched
}
