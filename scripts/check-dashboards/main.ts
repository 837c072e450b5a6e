// Checks the alert rules and the dashboard of deploy/ with Prometheus: whether it accepts the rules, and whether every
// expression gives a series of a running program: `npm run check-dashboards -- [address of its metrics]`. The program
// needs METRICS_PORT, at least two processes, a finished import and a backup. Takes about a minute.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { alertExpressions, panelExpressions, RULES, withoutCondition } from './expressions.ts'

/** Seconds between two readings; a rate needs several. */
const SCRAPE_S = 2
const PATIENCE_MS = 60_000

const target = process.argv[2] ?? '127.0.0.1:9464'

const promtool = (...args: string[]) => spawnSync('promtool', args, { stdio: 'inherit' }).status === 0

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
}

async function startPrometheus(folder: string, port: number): Promise<ChildProcess> {
  const config = path.join(folder, 'prometheus.yml')
  fs.writeFileSync(
    config,
    `global: { scrape_interval: ${SCRAPE_S}s }\nrule_files: [${JSON.stringify(RULES)}]\n` +
      `scrape_configs: [{ job_name: aulario, static_configs: [{ targets: ["${target}"] }] }]\n`,
  )
  const flags = [`--config.file=${config}`, `--storage.tsdb.path=${folder}/data`]
  const child = spawn('prometheus', [...flags, `--web.listen-address=127.0.0.1:${port}`], { stdio: 'ignore' })
  await once(child, 'spawn')
  return child
}

/** @returns number of series @throws Error that describes a wrong expression */
async function countSeries(port: number, expr: string): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/query?${new URLSearchParams({ query: expr })}`)
  const { data, error } = (await answer.json()) as { data?: { result: unknown[] }; error?: string }
  if (error) throw new Error(`${expr}: ${error}`)
  return data?.result.length ?? 0
}

/** Returns the expressions that give no series even after a minute. */
async function findEmpty(port: number) {
  const end = Date.now() + PATIENCE_MS
  let empty = [...alertExpressions(), ...panelExpressions()]
  while (empty.length > 0 && Date.now() < end) {
    await sleep(SCRAPE_S * 1000)
    const counts = await Promise.all(empty.map(({ expr }) => countSeries(port, withoutCondition(expr)).catch(said)))
    empty = empty.filter((_, at) => counts[at] === 0)
  }
  return empty
}

/** Prometheus takes a moment before it answers; a wrong expression is reported. */
function said(error: Error): number {
  if (!(error instanceof TypeError)) console.error(error.message)
  return 0
}

async function main(): Promise<number> {
  if (spawnSync('prometheus', ['--version']).error || spawnSync('promtool', ['--version']).error) {
    console.error('Nothing was checked: Prometheus is not installed here (Debian: apt-get install prometheus).')
    return 2
  }
  if (!promtool('check', 'rules', RULES)) return 1
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aulario-prometheus-'))
  const port = await freePort()
  const prometheus = await startPrometheus(folder, port)
  try {
    const empty = await findEmpty(port)
    for (const { of, expr } of empty) console.error(`No series: ${of}: ${expr}`)
    console.log(
      `${alertExpressions().length} alerts, ${panelExpressions().length} expressions of panels, of ${target}.`,
    )
    console.log(empty.length === 0 ? 'Every expression gives a series.' : `Without a series: ${empty.length}.`)
    return empty.length === 0 ? 0 : 1
  } finally {
    prometheus.kill()
    await once(prometheus, 'exit')
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

process.exitCode = await main()
