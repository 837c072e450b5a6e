import fs from 'node:fs'
import type pg from 'pg'
import { processesOf } from '../memory/processes-of.ts'

/** Clock ticks per second in /proc, on all systems on which Node runs (`getconf CLK_TCK`). */
const TICKS = 100
/** Fields of proc_pid_stat(5) after the name: the process's own user and system time. */
const TIMES = [11, 12]
/** The same of children that have ended. */
const ENDED_TIMES = [13, 14]
const PARENT = 1

const fieldsOf = (pid: number): number[] =>
  (fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? '').split(' ').map(Number)

/** Returns the milliseconds of processor time of a process and of its children that are still running. */
export function processorMs(pid: number): number {
  const ticks = processesOf(pid).flatMap((process) => TIMES.map((time) => fieldsOf(process)[time] ?? 0))
  return (ticks.reduce((sum, one) => sum + one, 0) * 1000) / TICKS
}

/** Returns the milliseconds of processor time of a process and of all that it has started, those that ended as well. */
export function allProcessorMs(pid: number): number {
  const ticks = processesOf(pid).flatMap((one) => [...TIMES, ...ENDED_TIMES].map((time) => fieldsOf(one)[time] ?? 0))
  return (ticks.reduce((sum, one) => sum + one, 0) * 1000) / TICKS
}

/** Returns the parent of a connection's process: the main process of its PostgreSQL. */
export async function postgresOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return fieldsOf(rows[0]!.pid)[PARENT] ?? 0
}

/** Starts counting the processor time of processes, keyed by their names in the result. */
export function timed<Name extends string>(processes: Record<Name, number>): () => Record<Name, number> {
  const names = Object.keys(processes) as Name[]
  const read = () => names.map((name) => processorMs(processes[name]))
  const before = read()
  return () => Object.fromEntries(read().map((ms, at) => [names[at], ms - before[at]!])) as Record<Name, number>
}
