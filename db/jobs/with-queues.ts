import type { Transaction } from 'kysely'
import { fromKysely, PgBoss } from 'pg-boss'
import type { Database } from '../schema.ts'
import { JOB_SCHEMA } from './job-schema.ts'

/** Uses pg-boss within the caller's transaction: what it does holds if and only if that commits. */
export async function withQueues<Answer>(
  trx: Transaction<Database>,
  use: (boss: PgBoss) => Promise<Answer>,
): Promise<Answer> {
  const boss = new PgBoss({ ...JOB_SCHEMA, db: fromKysely(trx), supervise: false })
  await boss.start()
  try {
    return await use(boss)
  } finally {
    await boss.stop({ graceful: false })
  }
}
