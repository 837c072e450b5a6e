import type { Kysely, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { connectToRead, queryBuilder } from '../client.ts'
import type { Database } from '../schema.ts'

/** Each connection keeps a plan for each of them, some 100 kB for a large one. */
const MAX_STATEMENTS = 200
/** What PostgreSQL says when a migration has changed the columns that a prepared statement returns. */
const CHANGED_COLUMNS = 'cached plan must not change result type'

/** The name under which every connection prepares a statement. */
const names = new Map<string, string>()
let named = 0

let kysely: Kysely<Database> | undefined

/**
 * The query builder for reads of public pages: PostgreSQL parses and plans each of its statements once for each
 * connection, which for a view such as `school_directory` takes several times as long as running it. For statements
 * whose text does not depend on the number of values (`= any($1)` instead of `in ($1, $2)`); not for transactions.
 */
export function preparedDb(): Kysely<Database> {
  const connect = async () => preparing(await connectToRead())
  kysely ??= queryBuilder({ connect, end: async () => {}, options: {} })
  return kysely
}

function preparing(connected: PostgresPoolClient): PostgresPoolClient {
  const client = connected as unknown as pg.PoolClient
  const query = async (text: string, values: readonly unknown[]) => {
    const name = nameOf(text)
    try {
      return await client.query({ name, text, values: [...values] })
    } catch (error) {
      if (!(error instanceof pg.DatabaseError && error.message === CHANGED_COLUMNS)) throw error
      if (names.get(text) === name) names.delete(text)
      return await client.query({ name: nameOf(text), text, values: [...values] })
    }
  }
  return { query, release: () => client.release() } as unknown as PostgresPoolClient
}

/** Returns undefined, which prepares nothing, for statements beyond those that are kept. */
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= MAX_STATEMENTS) return known
  const name = `read_${named++}`
  names.set(text, name)
  return name
}
