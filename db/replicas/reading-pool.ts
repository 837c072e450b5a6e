import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { awayPart } from '#lib/outages/away-part.ts'
import type { Replicas } from './replicas.ts'

/**
 * What a statement fails with on a replica only: it writes, or the replica must take in a change that removes what it
 * reads (www.postgresql.org/docs/current/hot-standby.html).
 */
const OF_REPLICAS = new Set(['25006', '40001', '40P01'])

/** Statements of {@link ReadingPool} since the start of this process, by where they were answered. */
export const reads = { replica: 0, primary: 0 }

/**
 * Connections for what only reads: to a replica if one is up to date, else to the primary. A statement that a replica
 * does not answer is asked again at the primary, and transactions always run there.
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

class ReadingClient {
  #client: pg.PoolClient
  #isReplica: boolean
  readonly #ways: Ways

  constructor(client: pg.PoolClient, { isReplica, ...ways }: Ways & { isReplica: boolean }) {
    this.#client = client
    this.#isReplica = isReplica
    this.#ways = ways
  }

  /** @param statement its text, or text and values with the name under which it is prepared */
  async query(statement: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    const text = typeof statement === 'string' ? statement : statement.text
    if (this.#isReplica && /^\s*(begin|start transaction)\b/i.test(text)) await this.#turnToPrimary()
    if (!this.#isReplica) {
      reads.primary++
      return await this.#ask(statement, values)
    }
    try {
      const result = await this.#ask(statement, values)
      reads.replica++
      return result
    } catch (error) {
      const { code = '' } = error as { code?: string }
      const isOfReplica = OF_REPLICAS.has(code)
      const isAway = awayPart(error) === 'database' && !isOfReplica
      if (!isAway && !isOfReplica) throw error
      if (isAway) this.#ways.failed()
      await this.#turnToPrimary(isAway)
      return await this.query(statement, values)
    }
  }

  #ask(statement: string | pg.QueryConfig, values: unknown[] | undefined): Promise<pg.QueryResult> {
    return typeof statement === 'string' ? this.#client.query(statement, values) : this.#client.query(statement)
  }

  release(): void {
    this.#client.release()
  }

  async #turnToPrimary(isBroken = false): Promise<void> {
    const primary = await this.#ways.primary()
    this.#client.release(isBroken)
    this.#client = primary
    this.#isReplica = false
  }
}
