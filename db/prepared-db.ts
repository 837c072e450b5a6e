import {
  type Compilable,
  type CompiledQuery,
  type Kysely,
  type PostgresPool,
  type PostgresPoolClient,
  type RawBuilder,
  sql,
} from 'kysely'
import pg from 'pg'
import { poolToRead, queryBuilder } from './client.ts'
import type { Database } from './schema.ts'

type Shared = { client: Promise<PostgresPoolClient>; users: number }

const open = new Map<PostgresPool, Shared>()

/** Each connection keeps a plan for each of them, some 100 kB for a large one. */
const MAX_STATEMENTS = 200
/** PostgreSQL's message when a migration has changed the columns that a prepared statement returns. */
const CHANGED_COLUMNS = 'cached plan must not change result type'

/** The name under which every connection prepares a statement, by its text. */
const names = new Map<string, string>()
let named = 0

let kysely: Kysely<Database> | undefined

/**
 * The query builder for reads of public pages: PostgreSQL parses and plans each of its statements once per connection,
 * which for a view such as `school_directory` takes several times as long as running it. For statements whose text does
 * not depend on the number of values (`= any($1)` instead of `in ($1, $2)`); not for transactions.
 */
export function preparedDb(): Kysely<Database> {
  const connect = async () => preparing(await connectShared(poolToRead()))
  kysely ??= queryBuilder({ connect, end: async () => {}, options: {} })
  return kysely
}

/** The values of a prepared statement, in the form to be placed in it. */
export type Given<Values> = { [Name in keyof Values]: RawBuilder<Values[Name]> }

/** A parameter of a compiled statement that stands for the value with this name. */
class Placeholder {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/**
 * Prepares a {@link preparedDb} read for a public page, built only once: building and compiling a statement takes about
 * as long as sending it and reading its answer.
 *
 * @param build inserts the values; the text of its statement must not depend on them
 * @returns a function that runs the statement with given values
 */
export function prepared<Values extends Record<string, unknown>, Row>(
  build: (db: Kysely<Database>, given: Given<Values>) => Compilable<Row>,
): (values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined
  return async (values) => {
    compiled ??= build(preparedDb(), placeholders<Values>()).compile()
    const parameters = compiled.parameters.map((one) => (one instanceof Placeholder ? values[one.name] : one))
    return (await preparedDb().executeQuery<Row>({ ...compiled, parameters })).rows
  }
}

const placeholders = <Values>() =>
  new Proxy({}, { get: (_, name) => sql`${new Placeholder(String(name))}` }) as Given<Values>

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

/** Returns undefined, which prepares nothing, once the limit of statements is reached. */
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= MAX_STATEMENTS) return known
  const name = `read_${named++}`
  names.set(text, name)
  return name
}

/**
 * Lends one connection to all statements issued in the same turn of the event loop, in practice those that a page needs
 * at once. They are pipelined, which costs less than a connection and packets for each, and a slow one holds up only
 * those of its own page.
 *
 * @param pool its clients pipeline; connections of different pools are not shared
 * @throws what connecting fails with
 */
async function connectShared(pool: PostgresPool): Promise<PostgresPoolClient> {
  const shared = open.get(pool) ?? openShared(pool)
  shared.users++
  const client = await shared.client
  const release = () => {
    if (--shared.users > 0) return
    close(pool, shared)
    client.release()
  }
  return { query: client.query.bind(client), release } as PostgresPoolClient
}

function openShared(pool: PostgresPool): Shared {
  const shared: Shared = { client: pool.connect(), users: 0 }
  open.set(pool, shared)
  setImmediate(() => close(pool, shared))
  return shared
}

function close(pool: PostgresPool, shared: Shared): void {
  if (open.get(pool) === shared) open.delete(pool)
}
