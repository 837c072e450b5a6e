import { type ConstructorOptions, PgBoss } from 'pg-boss'
import { connectionPool } from '#db/client.ts'
import { JOB_SCHEMA } from '#db/jobs/job-schema.ts'
import { log } from '#lib/log.ts'

/** pg-boss on the connections of this process, started. */
export async function openQueues(options: ConstructorOptions): Promise<PgBoss> {
  const db = { executeSql: (text: string, values?: unknown[]) => connectionPool().query(text, values) }
  const boss = new PgBoss({ ...JOB_SCHEMA, db, ...options })
  boss.on('error', (error) => log().error({ err: error }, 'the job queue failed'))
  boss.on('warning', ({ message }) => log().warn(message))
  return boss.start()
}
