import type { Client } from 'pg'

/** Returns the only number of a statement that counts. */
export async function count(client: Client, sql: string, values: unknown[] = []): Promise<number> {
  return Number((await client.query<{ count: string }>(sql, values)).rows[0]?.count)
}
