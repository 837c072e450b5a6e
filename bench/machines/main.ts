// Three programs on three machines, made of network namespaces, with one PostgreSQL server. Under load one is killed,
// and another one cut off from database and visitors for a minute. Reports what visitors saw, whether anything was lost
// or is there twice, and how long a change takes to reach the kept pages of all: npm run bench -- machines [seconds].
// Needs root, and a PostgreSQL from Debian.
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, runProgram } from '#server/testing/run-program.ts'
import { type Site, withSite } from '../cluster/with-site.ts'
import { makeMailServer } from '../outages/servers.ts'
import { Visits } from './balancer.ts'
import { GATEWAY, type Machine, makeMachines, RANGE } from './namespaces.ts'

const PORT = '3000'
const CALM_MS = 10_000
const SOON_MS = 60_000
const cutMs = Number(process.argv[2] ?? 60) * 1000

/** Starts the built program on a machine. */
async function startOn(machine: Machine, { cluster, folder }: Site, mails: string) {
  const own = path.join(folder, machine.name)
  fs.mkdirSync(own, { recursive: true })
  const at = (role?: string) => cluster.url(role).replace('127.0.0.1', GATEWAY)
  const settings = {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    SAMPLES: 'false',
    TRUST_PROXY: '1',
    HOST: machine.address,
    PORT,
    DATABASE_URL: at('aulario'),
    DATABASE_OWNER_URL: at(),
    APP_SECRET: 'of the three programs of one site, all the same',
    FILES_DIR: path.join(folder, 'files'),
    SMTP_URL: mails,
    SEARCH_INDEX_DIR: path.join(own, 'search'),
    MAP_PMTILES: path.join(own, 'streets.pmtiles'),
  }
  const program = await runProgram('server/start.js', settings, undefined, machine.prefix)
  return { ...program, origin: `http://${machine.address}:${PORT}` }
}

/** Changes a school, and measures until every program shows it on a page that it keeps. */
async function measureChange({ cluster, schools }: Site, origins: readonly string[], name: string): Promise<string> {
  const show = async (origin: string) => (await fetch(`${origin}/schools/${schools[0]}`)).text()
  for (const origin of [...origins, ...origins]) await show(origin)
  const startedAt = performance.now()
  await cluster.ask(`update schools set name = '${name}' where id = '${schools[0]}'`)
  const shownAfter = origins.map(async (origin) => {
    while (performance.now() < startedAt + SOON_MS) {
      if ((await show(origin)).includes(name)) return `${((performance.now() - startedAt) / 1000).toFixed(2)} s`
      await sleep(20)
    }
    return 'never'
  })
  return (await Promise.all(shownAfter)).join(', ')
}

/** @returns how many mails wait or are being sent */
async function jobsLeft({ cluster }: Site): Promise<number> {
  const [jobs] = await cluster.ask<{ many: number }>(
    "select count(*)::int as many from pgboss.job where state < 'completed' and name = 'send_mail'",
  )
  return jobs?.many ?? 0
}

type Running = Awaited<ReturnType<typeof startOn>>[]
type Trial = { site: Site; programs: Running; visits: Visits; mailServer: ReturnType<typeof makeMailServer> }

/** Kills the first program, and starts it again. */
async function killOne({ site, programs, visits, mailServer }: Trial): Promise<void> {
  visits.enter('one killed')
  await programs[0]!.kill()
  await sleep(CALM_MS)
  programs[0] = await startOn(machines[0]!, site, mailServer.url)
  visits.enter('started again')
  await sleep(CALM_MS)
}

/** Cuts the second program off, changes a school that it has kept, and measures until it shows that. */
async function cutOneOff({ site, programs, visits }: Trial): Promise<void> {
  const show = async (signal?: AbortSignal) =>
    (await fetch(`${programs[1]!.origin}/schools/${site.schools[0]}`, { signal })).text()
  visits.enter('one cut off')
  await show()
  machines[1]!.cut()
  await sleep(cutMs / 2)
  await site.cluster.ask(`update schools set name = 'Renamed meanwhile' where id = '${site.schools[0]}'`)
  await sleep(cutMs / 2)
  machines[1]!.mend()
  const mendedAt = performance.now()
  visits.enter('back')
  const isShown = async () => (await show(AbortSignal.timeout(2000))).includes('Renamed meanwhile')
  while (!(await isShown().catch(() => false)) && performance.now() < mendedAt + SOON_MS) await sleep(50)
  const seconds = ((performance.now() - mendedAt) / 1000).toFixed(2)
  console.log(`the one cut off shows what changed meanwhile ${seconds} s after it is back`)
  await sleep(CALM_MS)
}

/** Reports what visitors saw, and compares what they were told with what is there. */
async function report({ site, visits, mailServer: { taken } }: Trial): Promise<void> {
  const { acknowledged, counts, slowestMs } = await visits.end()
  for (const [key, many] of counts) console.log(`${key} × ${many}`)
  for (const [phase, ms] of slowestMs) console.log(`slowest, ${phase}: ${(ms / 1000).toFixed(1)} s`)
  const rows = await site.cluster.ask<{ text: string; many: number }>(
    'select text, count(*)::int as many from ticket_messages group by text',
  )
  const found = new Set(rows.map(({ text }) => text))
  const lost = acknowledged.filter((text) => !found.has(text)).length
  const doubled = rows.filter(({ many }) => many > 1).length
  const endAt = performance.now() + 5 * SOON_MS
  while ((await jobsLeft(site)) > 0 && performance.now() < endAt) await sleep(500)
  console.log(`forms acknowledged: ${acknowledged.length}, lost: ${lost}, there twice: ${doubled}`)
  console.log(`mails: ${new Set(taken).size} for ${found.size} forms, ${taken.length - new Set(taken).size} sent twice`)
  console.log(`jobs left: ${await jobsLeft(site)}`)
  if (lost > 0 || doubled > 0) process.exitCode = 1
}

const { machines, remove } = makeMachines(3)
try {
  const settings = { listen_addresses: `127.0.0.1,${GATEWAY}` }
  await withSite({ schools: 2000, settings }, async (site) => {
    fs.appendFileSync(path.join(site.cluster.data, 'pg_hba.conf'), `host all all ${RANGE} trust\n`)
    await site.cluster.ask('select pg_reload_conf()')
    const mailServer = makeMailServer(Number(await freePort()), GATEWAY)
    await mailServer.start()
    const programs: Running = []
    for (const machine of machines) programs.push(await startOn(machine, site, mailServer.url))
    try {
      const origins = programs.map(({ origin }) => origin)
      console.log(`a change is shown after: ${await measureChange(site, origins, 'Renamed in quiet')}`)
      const visits = new Visits(origins, site.schools.slice(1), 'all three')
      const trial = { site, programs, visits, mailServer }
      await sleep(CALM_MS)
      console.log(`… under load: ${await measureChange(site, origins, 'Renamed under load')}`)
      await killOne(trial)
      await cutOneOff(trial)
      console.log(`… all three again: ${await measureChange(site, origins, 'Renamed at the end')}`)
      await report(trial)
    } finally {
      await Promise.all(programs.map((program) => program.kill()))
      await mailServer.stop()
    }
  })
} finally {
  remove()
}
