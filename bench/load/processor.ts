import fs from 'node:fs'
import type pg from 'pg'
import { processesOf } from '../memory/processes-of.ts'

/** Clock ticks a second in /proc, on all systems that Node runs on (`getconf CLK_TCK`). */
const TICKS = 100
/** Fields of proc_pid_stat(5) after the name: own time in programs and in the system. */
const TIMES = [11, 12]
const PARENT = 1

const fieldsOf = (pid: number): number[] =>
  (fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? '').split(' ').map(Number)

/** Returns the milliseconds of processor time of a process and of those that it started and that still run. */
export function processorMs(pid: number): number {
  const ticks = processesOf(pid).flatMap((process) => TIMES.map((time) => fieldsOf(process)[time] ?? 0))
  return (ticks.reduce((sum, one) => sum + one, 0) * 1000) / TICKS
}

/** Returns the process that the process of a connection was started by: that of its PostgreSQL. */
export async function postgresOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return fieldsOf(rows[0]!.pid)[PARENT] ?? 0
}

/** Counts processor time from now on: of what, by the name that the result has for it. */
export function timed<Name extends string>(processes: Record<Name, number>): () => Record<Name, number> {
  const names = Object.keys(processes) as Name[]
  const read = () => names.map((name) => processorMs(processes[name]))
  const before = read()
  return () => Object.fromEntries(read().map((ms, at) => [names[at], ms - before[at]!])) as Record<Name, number>
}
