import type { Client } from 'pg'

/** A run that was ordered on the screen. */
export type OrderedRun = {
  id: string
  kind: 'inspection' | 'trial' | 'import' | 'undo'
  source: string
  /** The trial whose files an import takes, or the import that an undo reverts. */
  of_run: string | null
  complete: boolean
  /** Whether the person has said that the files answer the question of the source. */
  confirmed: boolean
  /** YYYY-MM-DD */
  day: string | null
  /** The mapping with which the files are read, if the source has one. */
  mapping: Record<string, unknown> | null
}

/** Whether a run only finds out which columns a file has. */
export async function isInspection(client: Client, runId: string): Promise<boolean> {
  const { rowCount } = await client.query(`select from import_runs where id = $1 and kind = 'inspection'`, [runId])
  return rowCount === 1
}

/** Marks a run in one of the states as running. @returns undefined if it has been cancelled or has already begun */
export async function beginRun(
  client: Client,
  runId: string,
  states: readonly string[] = ['waiting'],
): Promise<OrderedRun | undefined> {
  const { rows } = await client.query<OrderedRun>(
    `update import_runs set state = 'running' where id = $1 and state = any($2)
     returning id, kind, source, of_run, complete, confirmed, day, mapping`,
    [runId, states],
  )
  return rows[0]
}

/** Ends a run that was cancelled while it ran. */
export async function endCancelled(client: Client, runId: string): Promise<void> {
  await client.query(`update import_runs set state = 'cancelled', ended_at = now() where id = $1`, [runId])
}

/** Marks an inspection as finished. */
export async function endInspection(client: Client, runId: string, rows: number): Promise<void> {
  await client.query(
    `update import_runs set state = 'finished', ended_at = clock_timestamp(), read_count = $2 where id = $1`,
    [runId, rows],
  )
}
