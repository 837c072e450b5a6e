// Two PostgreSQL servers, of which the second follows the first synchronously, and the built program, whose pages for
// visitors are read from the second: npm run bench -- failover [on|remote_apply]. Under load the first is ended as by a
// power cut and the second promoted; reports what was lost and what visitors saw. Needs a PostgreSQL from Debian.
import { setTimeout as sleep } from 'node:timers/promises'
import { openDoor } from '#db/testing/door.ts'
import { freePort } from '#server/testing/run-program.ts'
import { Cluster, clusterFolder } from '../cluster/cluster.ts'
import { startSite, withSite } from '../cluster/with-site.ts'
import { timed } from '../load/processor.ts'
import { beginVisits } from './visits.ts'

const BEFORE_MS = 12_000
/** The time that a watchdog needs to be sure that the first server is gone. */
const NOTICE_MS = 3000
const AFTER_MS = 12_000

const commit = process.argv[2] ?? 'on'
if (!['on', 'remote_apply'].includes(commit)) throw new Error('Usage: npm run bench -- failover [on|remote_apply]')

const seconds = (ms: number) => (ms / 1000).toFixed(1)

const settings = { synchronous_standby_names: 'second', synchronous_commit: 'local' }
await withSite({ schools: 2000, settings }, async (site) => {
  const first = site.cluster
  const second = new Cluster(clusterFolder(site.folder, 'second'), Number(await freePort()))
  second.copyFrom(first, 'second')
  second.start()
  const door = await openDoor({ port: first.port })
  try {
    // From now on there is a second server to wait for.
    await first.ask(`alter role aulario set synchronous_commit = ${commit}`)
    const metrics = await freePort()
    const program = await startSite(site, {
      DATABASE_URL: `postgresql://aulario@127.0.0.1:${door.port}/aulario`,
      DATABASE_REPLICA_URLS: second.url('aulario'),
      METRICS_PORT: metrics,
    })
    const visits = beginVisits(program.origin, site.schools)
    const used = timed({ program: program.pid, primary: first.pid, replica: second.pid })
    await sleep(BEFORE_MS)
    const processor = Object.entries(used()).map(([of, ms]) => `${of} ${seconds(ms)} s`)
    const figures = await fetch(`http://127.0.0.1:${metrics}/metrics`).then((answer) => answer.text())
    visits.enter('without a primary')
    const cutAt = performance.now()
    first.stop('immediate')
    door.leadTo(undefined)
    await sleep(NOTICE_MS)
    await second.promote()
    door.leadTo({ port: second.port })
    const promotedAt = performance.now()
    visits.enter('after')
    await sleep(AFTER_MS)
    const { acknowledged, wroteAgainAt, told } = await visits.end()
    await program.stop()
    const rows = await second.ask<{ text: string; many: number }>(
      'select text, count(*)::int as many from ticket_messages group by text',
    )
    const found = new Set(rows.map(({ text }) => text))
    const lost = acknowledged.filter((text) => !found.has(text)).length
    const doubled = rows.filter(({ many }) => many > 1).length
    console.log(`synchronous_commit = ${commit}`)
    console.log(`statements of pages before it: ${figures.match(/^aulario_replica_reads_total.*$/gm)?.join('; ')}`)
    console.log(`processor time before it: ${processor.join(', ')}`)
    console.log(told)
    console.log(
      `promoted ${seconds(promotedAt - cutAt)} s after the end of the first server, noticed after ${seconds(NOTICE_MS)} s`,
    )
    console.log(`the first form taken ${seconds(wroteAgainAt - promotedAt)} s after that`)
    console.log(`acknowledged: ${acknowledged.length}, lost: ${lost}, there twice: ${doubled}`)
    if (lost > 0 || doubled > 0 || wroteAgainAt === 0) process.exitCode = 1
  } finally {
    door.close()
    if (second.isRunning) second.stop('immediate')
  }
})
