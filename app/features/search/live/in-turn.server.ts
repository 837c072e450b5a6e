import pg from 'pg'
import { programConnection } from '#db/client.ts'

/** Number of the lock held by the process whose turn it is. */
const ADVISORY_LOCK_ID = 7_143_001

/** Does something that only one process of a database does at a time; the others wait. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const client = new pg.Client(programConnection())
  // The lock ends with the connection: then two may work at once.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK_ID])
    return await work()
  } finally {
    await client.end()
  }
}
