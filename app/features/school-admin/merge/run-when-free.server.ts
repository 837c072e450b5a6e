import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type Transaction } from 'kysely'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'

/** Shorter than PostgreSQL's `deadlock_timeout` of one second. */
const LOCK_TIMEOUT_MS = 400
const MAX_TRIES = 30
const MAX_PAUSE_MS = 200
/** Error codes of a lock that was held for too long, and of a deadlock. */
const LOCK_ERRORS = ['55P03', '40P01']

/**
 * Runs a transaction that touches very many rows. When it and somebody's form wait for each other, it gives way before
 * PostgreSQL looks for deadlocks, so that the form succeeds, and starts again a moment later.
 *
 * @throws what `work` throws; the database's error when its rows are never free
 */
export async function runWhenFree<Answer>(work: (trx: Transaction<Database>) => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    try {
      return await db()
        .transaction()
        .execute(async (trx) => {
          await sql`set local lock_timeout to ${sql.lit(LOCK_TIMEOUT_MS)}`.execute(trx)
          return await work(trx)
        })
    } catch (error) {
      if (tries >= MAX_TRIES || !LOCK_ERRORS.includes((error as { code?: string }).code ?? '')) throw error
      await sleep(Math.random() * MAX_PAUSE_MS)
    }
  }
}
