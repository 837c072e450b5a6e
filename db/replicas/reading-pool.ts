import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { awayPart } from '#lib/outages/away-part.ts'
import type { Replicas } from './replicas.ts'

/**
 * Failures that only occur on a replica: the statement writes, or the replica must apply a change that removes what it
 * reads (www.postgresql.org/docs/current/hot-standby.html).
 */
const OF_REPLICAS = new Set(['25006', '40001', '40P01'])

/** Number of {@link ReadingPool} statements since the start of this process, by where they were answered. */
export const statementsAnswered = { replica: 0, primary: 0 }

/**
 * Connections for read-only statements: to an up-to-date replica if there is one, else to the primary. A statement that
 * a replica does not answer is repeated on the primary, and transactions always run there.
 */
export class ReadingPool implements PostgresPool {
  readonly #primary: () => pg.Pool
  readonly #replicas: Replicas

  constructor(primary: () => pg.Pool, replicas: Replicas) {
    this.#primary = primary
    this.#replicas = replicas
  }

  get options(): PostgresPool['options'] {
    return this.#primary().options
  }

  async connect(): Promise<PostgresPoolClient> {
    const pool = this.#replicas.choose()
    const ways: Ways = {
      primary: () => this.#primary().connect(),
      failed: () => pool && this.#replicas.failed(pool),
    }
    const replica = await pool?.connect().catch(ways.failed)
    const client = new ReadingClient(replica ?? (await ways.primary()), { isReplica: Boolean(replica), ...ways })
    return client as unknown as PostgresPoolClient
  }

  /** Its connections belong to the pools. */
  async end(): Promise<void> {}
}

type Ways = { primary: () => Promise<pg.PoolClient>; failed: () => void }

/**
 * A connection for statements that may run concurrently. Those that its replica does not answer share one connection to
 * the primary.
 */
class ReadingClient {
  readonly #first: pg.PoolClient
  readonly #isReplica: boolean
  readonly #ways: Ways
  #primary: Promise<pg.PoolClient> | undefined
  #isBroken = false

  constructor(client: pg.PoolClient, { isReplica, ...ways }: Ways & { isReplica: boolean }) {
    this.#first = client
    this.#isReplica = isReplica
    this.#ways = ways
    if (!isReplica) this.#primary = Promise.resolve(client)
  }

  /** @param statement its text, or text and values with the name under which it is prepared */
  async query(statement: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    const text = typeof statement === 'string' ? statement : statement.text
    if (this.#primary || /^\s*(begin|start transaction)\b/i.test(text)) return await this.#askPrimary(statement, values)
    try {
      const result = await ask(this.#first, statement, values)
      statementsAnswered.replica++
      return result
    } catch (error) {
      const { code = '' } = error as { code?: string }
      const isOfReplica = OF_REPLICAS.has(code)
      const isAway = awayPart(error) === 'database' && !isOfReplica
      if (!isAway && !isOfReplica) throw error
      if (isAway) {
        this.#isBroken = true
        this.#ways.failed()
      }
      return await this.#askPrimary(statement, values)
    }
  }

  async #askPrimary(statement: string | pg.QueryConfig, values: unknown[] | undefined): Promise<pg.QueryResult> {
    this.#primary ??= this.#ways.primary()
    const client = await this.#primary
    statementsAnswered.primary++
    return await ask(client, statement, values)
  }

  release(): void {
    this.#first.release(this.#isBroken)
    // If no connection could be obtained, the statement that asked for it has failed.
    if (this.#isReplica)
      this.#primary?.then(
        (client) => client.release(),
        () => {},
      )
  }
}

function ask(client: pg.PoolClient, statement: string | pg.QueryConfig, values: unknown[] | undefined) {
  return typeof statement === 'string' ? client.query(statement, values) : client.query(statement)
}
