import pg, { type Client } from 'pg'
import { programConnection } from '#db/client.ts'

/** Opens a connection for imports, without a time limit for statements. */
export async function connectForImport(): Promise<Client> {
  const client = new pg.Client({ ...programConnection(), application_name: 'import' })
  // A lost connection fails the running query; without a listener it would end the process instead.
  client.on('error', () => {})
  await client.connect()
  // Every statement runs once: compiling it costs more than it saves.
  await client.query('set jit = off')
  // Rows of a whole country are joined and sorted in memory rather than in files.
  await client.query(`set work_mem = '64MB'`)
  return client
}

/** Runs statements in a transaction. @param keep whether to commit or, for a trial, to roll back at the end */
export async function inTransaction<T>(client: Client, keep: boolean, work: () => Promise<T>): Promise<T> {
  await client.query('begin')
  try {
    const result = await work()
    await client.query(keep ? 'commit' : 'rollback')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
