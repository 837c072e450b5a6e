import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import type { ColumnReport } from '#app/features/import-runs/columns/column-report.ts'
import type { ImportProblem } from '#app/features/import-runs/import-run.ts'
import { cancellable } from '../connection.ts'
import { ImportError } from '../import-error.ts'
import type { ImportProgress } from '../progress.ts'
import type { RejectedRows } from './rejected-rows.ts'

/** An arbitrary number; the holder of the lock is the only import running on this database. */
const IMPORT_LOCK = 7_302_518

const LOOK_EVERY_MS = 500

type Waiting = { waitMinutes?: number; progress: Pick<ImportProgress, 'waits'>; signal?: AbortSignal }

/**
 * Makes this the only running import. The server releases the lock soon after the program has died, even within a long
 * statement.
 *
 * @param waiting.waitMinutes how long to wait for another import to end; 0 for not at all
 * @throws ImportError when another import is running
 */
export async function takeImportLock(client: Client, { waitMinutes = 0, progress, signal }: Waiting): Promise<void> {
  const end = performance.now() + waitMinutes * 60_000
  for (let isFirst = true; !(await tryImportLock(client)); isFirst = false) {
    signal?.throwIfAborted()
    if (performance.now() >= end) throw new ImportError(stillRunning(waitMinutes))
    if (isFirst) progress.waits()
    await sleep(LOOK_EVERY_MS)
  }
}

const stillRunning = (waited: number) =>
  waited === 0
    ? 'Another import is running: wait until it has ended, or add --wait.'
    : `Another import has not ended within ${waited} minutes: nothing was imported.`

/** Like {@link takeImportLock}, but returns false when another import is running. */
export async function tryImportLock(client: Client): Promise<boolean> {
  await client.query(`set client_connection_check_interval = '1s'`)
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [IMPORT_LOCK])
  return rows[0]?.taken === true
}

/** Like {@link takeImportLock}, but waits until the running import has ended, or the signal ends the wait. */
export async function waitForImportLock(client: Client, signal?: AbortSignal): Promise<void> {
  await client.query(`set client_connection_check_interval = '1s'`)
  await cancellable(client, () => client.query('select pg_advisory_lock($1)', [IMPORT_LOCK]), signal)
}

/** The first half of the key of a lock on a single inspection. */
const INSPECTION_LOCK = 7_302_519

/** Makes this the only process that carries out an inspection. Inspections change nothing and wait for no import. */
export async function lockInspection(client: Client, runId: string): Promise<void> {
  await client.query('select pg_advisory_lock($1, hashtext($2))', [INSPECTION_LOCK, runId])
}

/** Leaves out inspections that a process is carrying out. */
const IS_LEFT_OVER = `state = 'running'
  and (kind <> 'inspection' or pg_try_advisory_xact_lock(${INSPECTION_LOCK}, hashtext(id::text)))`

/**
 * The job of a run that a process is carrying out, or will. At its last attempt it only reports what became of the run.
 */
const HAS_TRIES = `exists (select from pgboss.job where name in ('run_import', 'run_scheduled_import') and data ->> 'runId' = import_runs.id::text
  and state in ('created', 'retry', 'active') and retry_count < retry_limit)`

/**
 * Settles the runs that a crash interrupted, which changed nothing: one whose job will be retried waits for that, any
 * other has failed. Only for the holder of the import lock.
 *
 * @returns ids of those that failed
 */
export async function takeUpLeftOverRuns(client: Client): Promise<string[]> {
  await waitAgain(client, IS_LEFT_OVER)
  const { rows } = await client.query<{ id: string }>(
    `update import_runs set state = 'failed', ended_at = now(), error = 'The program ended before the import did.'
     where ${IS_LEFT_OVER} returning id`,
  )
  return rows.map(({ id }) => id)
}

/** Lets a run interrupted by the program's stop wait for the next attempt of its job. @returns whether there is one */
export async function waitForNextTry(client: Client, id: string): Promise<boolean> {
  return (await waitAgain(client, 'id = $1', [id])) > 0
}

async function waitAgain(client: Client, which: string, values: string[] = []): Promise<number> {
  const { rowCount } = await client.query(
    `update import_runs set state = 'waiting', read_count = 0, added_count = 0, changed_count = 0, bytes_read = 0,
       bytes_total = 0 where ${which} and ${HAS_TRIES}`,
    values,
  )
  return rowCount ?? 0
}

/** Records the start of a run, and returns its id. */
export async function startRun(
  client: Client,
  source: string,
  files: readonly string[],
  complete: boolean,
): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    'insert into import_runs (source, files, complete) values ($1, $2, $3) returning id',
    [source, files, complete],
  )
  return rows[0]?.id ?? ''
}

/** Where a run is recorded. */
export type RunRecord = {
  runId: string
  rejected: RejectedRows
  /** Path of a file that does not exist yet: a trial keeps its journal there while its transaction is rolled back. */
  journalFile: string
  /** What a trial with a mapping shows besides its counts, once the rows are read. */
  findings?: (() => object) | undefined
}

/** Marks by which a later import of the same inputs finds that nothing is left to do. */
export type RunMarks = { inputs: string; rules: string; held: string }

/** Counts of a finished run. */
export type RunCounts = {
  read: number
  added: number
  changed: number
  unchanged: number
  closed: number
  rejected: number
  facts: number
  factsChanged: number
  factsWaiting: number
  catchments: number
  catchmentsChanged: number
  catchmentsRemoved: number
  /** Whether some schools came without a date. */
  undated: boolean
  /** What the columns of the files are worth; absent for a run that read none. */
  columns?: ColumnReport
}

/**
 * Records the end within the transaction of the merge, so that a run counts as finished only if its rows are committed.
 */
export async function finishRun(client: Client, id: string, counts: RunCounts, marks?: RunMarks): Promise<void> {
  const { read, added, changed, unchanged, closed, rejected, undated, facts, factsChanged, factsWaiting } = counts
  const { catchments, catchmentsChanged, catchmentsRemoved } = counts
  await client.query(
    `update import_runs set state = 'finished', ended_at = clock_timestamp(), read_count = $2, added_count = $3,
       changed_count = $4, unchanged_count = $5, closed_count = $6, rejected_count = $7, undated = $8,
       facts_count = $9, facts_changed = $10, facts_waiting = $11,
       catchments_count = $12, catchments_changed = $13, catchments_removed = $14, inputs = $15, rules = $16, held = $17,
       columns = $18
     where id = $1`,
    [
      ...[id, read, added, changed, unchanged, closed, rejected, undated, facts, factsChanged, factsWaiting],
      ...[catchments, catchmentsChanged, catchmentsRemoved],
      ...[marks?.inputs ?? null, marks?.rules ?? null, marks?.held ?? null],
      counts.columns ? JSON.stringify(counts.columns) : null,
    ],
  )
}

/** @param code of the text for people, if there is one besides the sentence */
export async function failRun(client: Client, id: string, error: string, code?: ImportProblem): Promise<void> {
  await client.query(
    `update import_runs set state = 'failed', ended_at = now(), error = $2, error_code = $3 where id = $1`,
    [id, error, code ?? null],
  )
}

/** Stores the findings of an inspection or a trial for the person to see. */
export async function keepFindings(client: Client, id: string, findings: object): Promise<void> {
  await client.query('update import_runs set findings = $2 where id = $1', [id, JSON.stringify(findings)])
}
