import fs from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'

/** Elapsed seconds, and seconds of processor time of this process and of PostgreSQL. */
export type Spent = { seconds: number; program: number; postgres: number }

/** Milliseconds of a clock tick in /proc (`getconf CLK_TCK`). */
const TICK_MS = 10
/** Fields of proc_pid_stat(5) after the name: user and system time of the children that have ended. */
const [CHILDREN_USER, CHILDREN_SYSTEM] = [13, 14]

/**
 * Measures work that opens and closes its own connections: PostgreSQL counts the time of a session once it has ended.
 *
 * @param owner connection of a superuser
 */
export async function measure<T>(owner: Client, work: () => Promise<T>): Promise<{ result: T; spent: Spent }> {
  const { rows } = await owner.query<{ pid: string }>(
    `select split_part(pg_read_file('postmaster.pid'), e'\\n', 1) as pid`,
  )
  const postmaster = rows[0]?.pid ?? ''
  const [before, used, started] = [endedChildren(postmaster), process.cpuUsage(), performance.now()]
  const result = await work()
  const seconds = (performance.now() - started) / 1000
  const { user, system } = process.cpuUsage(used)
  for (let others = 1; others > 0; await sleep(20)) {
    const { rows: sessions } = await owner.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()
         and datname = 'aulario_bench_import'`,
    )
    others = sessions[0]?.n ?? 0
  }
  await sleep(100)
  const postgres = (endedChildren(postmaster) - before) / 1000
  return { result, spent: { seconds, program: (user + system) / 1e6, postgres } }
}

function endedChildren(pid: string): number {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'latin1')
  const fields = stat.slice(stat.lastIndexOf(') ') + 2).split(' ')
  return (Number(fields[CHILDREN_USER]) + Number(fields[CHILDREN_SYSTEM])) * TICK_MS
}
