// Tests `deploy/moments`: archives the log of a PostgreSQL in which somebody writes, deletes all reviews by mistake,
// and restores the moment before; then loses the server's disk and restores what was archived: npm run bench -- moment.
// Needs a PostgreSQL from Debian.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { projectDir } from '#db/open-database.ts'
import { freePort } from '#server/testing/run-program.ts'
import { Cluster, clusterFolder } from '../cluster/cluster.ts'
import { withSite } from '../cluster/with-site.ts'

const SCHOOLS = Number(process.argv[2] ?? 20_000)
/** Seconds after which PostgreSQL archives a piece of its log that is not full; a minute in production. */
const KEPT_AFTER_S = 5
const WRITE_EVERY_MS = 100

const settings = { archive_mode: 'on', archive_timeout: String(KEPT_AFTER_S), archive_command: '/bin/true' }
const connectionTo = ({ port }: Cluster) => `host=127.0.0.1 port=${port} user=postgres dbname=postgres`
const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1)

type Trial = { cluster: Cluster; folder: string; moments: (...args: string[]) => void; client: pg.Client }

await withSite({ schools: SCHOOLS, settings }, async ({ cluster, folder }) => {
  const kept = clusterFolder(folder, 'moments')
  for (const part of ['log', 'base']) clusterFolder(kept, part)
  const script = path.join(folder, 'moments.sh')
  fs.copyFileSync(path.join(projectDir, 'deploy/moments'), script)
  fs.chmodSync(script, 0o755)
  const moments = (...args: string[]) => cluster.call(script, args, { AULARIO_MOMENTS: kept })
  // If given at the start, the benchmark's setting would take precedence over `alter system`.
  cluster.stop()
  cluster.set({ archive_command: `AULARIO_MOMENTS=${kept} ${script} keep "%p" "%f"` })
  cluster.start()
  const startedAt = performance.now()
  moments('base', connectionTo(cluster))
  const size = execFileSync('du', ['-sm', path.join(kept, 'base')])
    .toString()
    .split('\t')[0]
  console.log(`copy of the files: ${seconds(startedAt)} s, ${size} MB`)
  const client = new pg.Client(cluster.url())
  await client.connect()
  await client.query('create table beats (at timestamptz primary key default clock_timestamp())')
  const trial = { cluster, folder, moments, client }
  const isUndone = await undoMistake(trial)
  const isBack = await loseDisk(trial)
  if (!isUndone || !isBack) process.exitCode = 1
})

async function undoMistake({ cluster, folder, moments, client }: Trial): Promise<boolean> {
  await beat(client, 3000)
  const before = await countOf(cluster)
  const moment = new Date().toISOString()
  await sleep(1000)
  await client.query('delete from reviews')
  await beat(client, (KEPT_AFTER_S + 3) * 1000)
  const after = await countOf(cluster)
  const back = new Cluster(path.join(clusterFolder(folder, 'restored'), 'data'), Number(await freePort()))
  const startedAt = performance.now()
  moments('restore', moment, back.data, connectionTo(cluster))
  back.start()
  await untilPromoted(back)
  const there = await countOf(back)
  back.stop('immediate')
  console.log(
    `before the mistake: ${before.reviews} reviews, ${before.beats} beats; after it: ${after.reviews} reviews`,
  )
  console.log(`restored to ${moment} in ${seconds(startedAt)} s: ${there.reviews} reviews, ${there.beats} beats`)
  return there.reviews === before.reviews && there.beats === before.beats && after.reviews === 0
}

async function loseDisk({ cluster, folder, moments, client }: Trial): Promise<boolean> {
  await beat(client, 2 * KEPT_AFTER_S * 1000)
  const lostAt = Date.now()
  await client.end()
  cluster.stop('immediate')
  const rest = new Cluster(path.join(clusterFolder(folder, 'rest'), 'data'), Number(await freePort()))
  const startedAt = performance.now()
  moments('restore', 'latest', rest.data, connectionTo(cluster))
  rest.start()
  await untilPromoted(rest)
  const missing = (lostAt - (await countOf(rest)).last.getTime()) / 1000
  rest.stop('immediate')
  console.log(`disk lost: brought back in ${seconds(startedAt)} s up to ${missing.toFixed(1)} s before it`)
  console.log(`(pieces of the log are kept after ${KEPT_AFTER_S} s here)`)
  return missing < 2 * KEPT_AFTER_S
}

async function beat(client: pg.Client, ms: number): Promise<void> {
  const end = performance.now() + ms
  for (; performance.now() < end; await sleep(WRITE_EVERY_MS)) await client.query('insert into beats default values')
}

async function countOf(cluster: Cluster): Promise<{ reviews: number; beats: number; last: Date }> {
  const rows = await cluster.ask<{ reviews: number; beats: number; last: Date }>(
    'select (select count(*)::int from reviews) as reviews, count(*)::int as beats, max(at) as last from beats',
  )
  return rows[0]!
}

async function untilPromoted(cluster: Cluster): Promise<void> {
  for (;;) {
    const [row] = await cluster.ask<{ standby: boolean }>('select pg_is_in_recovery() as standby').catch(() => [])
    if (row && !row.standby) return
    await sleep(100)
  }
}
