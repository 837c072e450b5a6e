// Kills serving processes of the built program while visitors write, and compares what was acknowledged with what is in
// the database: npm run bench -- kills [kills, 200 by default]. Needs a PostgreSQL from Debian; stops after ten
// minutes.
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, type Program } from '#server/testing/run-program.ts'
import { type Site, startSite, withSite } from '../cluster/with-site.ts'
import { writeTicket } from '../cluster/write-ticket.ts'

const LIMIT_MS = 600_000
/**
 * Number of programs running at the same time on one database. The benchmark restarts them: a supervisor would wait
 * longer and longer.
 */
const PROGRAMS = 2
const WRITERS_OF_EACH = 3
/** The longest time in milliseconds for which a program answers before it is killed. */
const MAX_LIFE_MS = 1500

const kills = Number(process.argv[2] ?? 200)
if (!Number.isInteger(kills) || kills < 1) throw new Error('Usage: npm run bench -- kills [kills]')

await withSite({ schools: 500 }, async (site) => {
  const acknowledged: string[] = []
  const answers = new Map<number, number>()
  const startedAt = performance.now()
  let killed = 0
  /** Runs a program until it is killed, again and again, while visitors write to it. */
  const sufferer = async () => {
    const PORT = await freePort()
    while (killed < kills && performance.now() - startedAt < LIMIT_MS) {
      const program = await startSite(site, { LOG_LEVEL: 'silent', PROCESSES: '', PORT })
      const life = { isOver: false }
      const writers = Array.from({ length: WRITERS_OF_EACH }, () => write(program, life))
      await sleep(Math.random() * MAX_LIFE_MS)
      killed++
      await program.kill()
      life.isOver = true
      await Promise.all(writers)
    }
  }
  const write = async ({ origin }: Program, life: { isOver: boolean }) => {
    while (!life.isOver) {
      const written = await writeTicket(origin).catch(() => undefined)
      const status = written?.status ?? 0
      answers.set(status, (answers.get(status) ?? 0) + 1)
      if (status === 200) acknowledged.push(written!.text)
    }
  }
  await Promise.all(Array.from({ length: PROGRAMS }, sufferer))
  const seconds = (performance.now() - startedAt) / 1000
  const { lost, doubled, stored } = await compare(site, acknowledged)
  const told = [...answers].sort().map(([status, many]) => `${many} × ${status || 'no answer'}`)
  console.log(`${killed} kills of ${PROGRAMS} programs on one database in ${seconds.toFixed(0)} s`)
  console.log(`answers: ${told.join(', ')}`)
  console.log(
    `acknowledged: ${acknowledged.length}, in the database: ${stored}, lost: ${lost}, there twice: ${doubled}`,
  )
  if (lost > 0 || doubled > 0 || killed < kills || acknowledged.length === 0) process.exitCode = 1
})

async function compare({ cluster }: Site, acknowledged: readonly string[]) {
  const rows = await cluster.ask<{ text: string; many: number }>(
    'select text, count(*)::int as many from ticket_messages group by text',
  )
  const found = new Map(rows.map(({ text, many }) => [text, many]))
  return {
    stored: rows.reduce((sum, { many }) => sum + many, 0),
    lost: acknowledged.filter((text) => !found.has(text)).length,
    doubled: rows.filter(({ many }) => many > 1).length,
  }
}
