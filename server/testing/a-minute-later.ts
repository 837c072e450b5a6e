import pg from 'pg'
import { openQueues } from '#db/jobs/queues.ts'

/**
 * As if the minute had passed in which a living program sends heartbeats and looks for the jobs of dead ones. Only
 * while no program runs, whose jobs would be taken for those of a dead one.
 */
export async function aMinuteLater(): Promise<void> {
  const client = new pg.Client(process.env.DATABASE_OWNER_URL)
  await client.connect()
  await client.query(`update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active'`)
  const queues = await openQueues({ supervise: false, schedule: false, monitorIntervalSeconds: 1 })
  await queues.supervise()
  await queues.stop()
  await client.query(`update pgboss.job set start_after = now() where state = 'retry'`)
  await client.end()
}
