import type pg from 'pg'

/** Milliseconds between two checks of what the primary has written and how far the replicas have got. */
const LOOK_EVERY_MS = 500
/** Milliseconds by which a replica may lag behind the primary and still be read from. */
const MAX_LAG_MS = 5000

/** A position in the write-ahead log: later ones are greater. */
type Position = bigint
type Replica = { pool: pg.Pool; position: Position | undefined }

const ofPrimary = 'select pg_current_wal_insert_lsn()::text as position'
/** A promoted replica is a primary, and as current as one. */
const ofReplica = `select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn()
  else pg_current_wal_insert_lsn() end)::text as position`

/**
 * Copies of the database that pages for visitors may be read from. One is used only if it contains every change that
 * this process has taken in, so that no page is made from older data, and everything that the primary had written a few
 * seconds ago. While the primary is away, those that contain the changes stay in use.
 */
export class Replicas {
  readonly #primary: () => pg.Pool
  readonly #replicas: Replica[]
  readonly #timer: ReturnType<typeof setInterval>
  /** What the primary had written at which time, latest last; empty while it is away. */
  #written: { at: number; position: Position }[] = []
  /**
   * How many changes this process has taken in, for how many of them a position containing them is known, and that
   * position.
   */
  #changes = 0
  #placed = 0
  #required: Position = 0n
  #next = 0
  #looking: Promise<void> | undefined

  constructor(primary: () => pg.Pool, pools: readonly pg.Pool[]) {
    this.#primary = primary
    this.#replicas = pools.map((pool) => ({ pool, position: undefined }))
    this.#timer = setInterval(() => void this.look(), LOOK_EVERY_MS).unref()
  }

  /** Notes that this process has taken in a change: what it shows from now on must contain it. */
  changed(): void {
    this.#changes++
  }

  /** Returns a replica to read from, in turn; undefined if none is up to date. */
  choose(): pg.Pool | undefined {
    const usable = this.#usable()
    if (usable.length === 0) return undefined
    return usable[this.#next++ % usable.length]?.pool
  }

  /** Notes that a replica did not answer: it is not used before its next check. */
  failed(pool: pg.Pool): void {
    for (const replica of this.#replicas) if (replica.pool === pool) replica.position = undefined
  }

  get figures(): { all: number; usable: number } {
    return { all: this.#replicas.length, usable: this.#usable().length }
  }

  /** Asks the primary and the replicas for their positions. */
  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined
    })
    return this.#looking
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#looking
    await Promise.all(this.#replicas.map(({ pool }) => pool.end()))
  }

  async #look(): Promise<void> {
    const at = performance.now()
    const changes = this.#changes
    const position = await positionOf(this.#primary(), ofPrimary)
    if (position === undefined) this.#written = []
    else {
      this.#written = [
        ...this.#written.filter((each, index, all) => isNeeded(all[index + 1] ?? each, at)),
        { at, position },
      ]
      if (changes > this.#placed) [this.#placed, this.#required] = [changes, position]
    }
    await Promise.all(
      this.#replicas.map(async (replica) => {
        replica.position = await positionOf(replica.pool, ofReplica)
      }),
    )
  }

  #usable(): Replica[] {
    if (this.#placed < this.#changes) return []
    const floor = this.#written.findLast(({ at }) => at <= performance.now() - MAX_LAG_MS)?.position ?? 0n
    const least = floor > this.#required ? floor : this.#required
    return this.#replicas.filter(({ position }) => position !== undefined && position >= least)
  }
}

/** Whether the entry before this one is still the latest that is old enough. */
const isNeeded = (next: { at: number }, now: number) => next.at > now - MAX_LAG_MS

async function positionOf(pool: pg.Pool, question: string): Promise<Position | undefined> {
  try {
    const { rows } = await pool.query<{ position: string | null }>(question)
    return readPosition(rows[0]?.position)
  } catch {
    return undefined
  }
}

/** Parses a position as PostgreSQL writes it, such as `16/B374D848`. */
export function readPosition(text: string | null | undefined): Position | undefined {
  const [, high, low] = /^([\dA-F]{1,8})\/([\dA-F]{1,8})$/.exec(text ?? '') ?? []
  return high && low ? (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`) : undefined
}
