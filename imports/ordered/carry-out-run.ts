import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Client } from 'pg'
import { parseMapping } from '#app/features/import-runs/mapping/parse-mapping.ts'
import { type AddressGuard, publicOnly } from '#lib/net/public-address.ts'
import { connectForImport } from '../connection.ts'
import { openGivenFiles } from '../files/given-files.ts'
import { inspectFile } from '../files/inspect-file.ts'
import { ImportError } from '../import-error.ts'
import { checkMapping } from '../mapping/check-mapping.ts'
import { inspectColumns } from '../mapping/inspect-columns.ts'
import { mappedSource } from '../mapping/mapped-source.ts'
import { trialNotes } from '../mapping/trial-notes.ts'
import type { ImportProgress } from '../progress.ts'
import { importProblem, importWithin } from '../run-import.ts'
import { SOURCES } from '../sources.ts'
import { rejectedRowsFile } from '../store/rejected-rows.ts'
import {
  failRun,
  keepFindings,
  lockInspection,
  takeUpLeftOverRuns,
  waitForImportLock,
  waitForNextTry,
} from '../store/run-record.ts'
import { fetchFiles } from './fetch-files.ts'
import { beginRun, endCancelled, endInspection, isInspection, type OrderedRun } from './ordered-run.ts'
import { undoRun } from './undo-run.ts'

const REPORT_EVERY_MS = 1000

/** Records the progress of a run on a separate connection, and learns there whether it has been cancelled. */
type RunWatch = {
  progress: ImportProgress
  /** Aborted when the run is cancelled. */
  cancelled: AbortSignal
  end: () => Promise<void>
}

/**
 * A run that had already taken longer than this when it was interrupted has used up the time of its job: a person
 * decides whether to start it again.
 */
const REPEATED_WITHIN_MS = 3_600_000

/** The program is stopping, and the run waits for the next attempt of its job. */
export class RunInterrupted extends Error {}

/** The same for every attempt of a run, so that the next one finds what a killed one left behind. */
const folderOf = (runId: string) => path.join(os.tmpdir(), `aulario-import-${runId}`)

/**
 * Carries out an ordered run: a trial, import or undo once every earlier import has ended, an inspection at once. A run
 * that was interrupted by a crash or a restart has changed nothing and is carried out at the next attempt of its job.
 *
 * @param signal ends the run
 * @throws RunInterrupted when the next attempt of its job carries it out
 * @throws Error when something unexpected happened; problems that the person can fix are only recorded with the run
 */
export async function startImport(runId: string, signal: AbortSignal, guard: AddressGuard = publicOnly): Promise<void> {
  const client = await connectForImport()
  try {
    const run = (await isInspection(client, runId))
      ? await beginInspection(client, runId)
      : await beginAlone(client, runId, signal)
    if (run) await recorded(client, run, signal, guard)
  } finally {
    await client.end()
  }
}

/** Starts a run once every earlier import has ended. @throws RunInterrupted when it is still waiting */
async function beginAlone(client: Client, runId: string, signal: AbortSignal): Promise<OrderedRun | undefined> {
  await waitForImportLock(client, signal).catch((error) => {
    throw signal.aborted ? new RunInterrupted() : error
  })
  for (const id of await takeUpLeftOverRuns(client)) await fs.rm(folderOf(id), { recursive: true, force: true })
  return await beginRun(client, runId)
}

/** Starts an inspection, even one that another process started and did not finish. */
async function beginInspection(client: Client, runId: string): Promise<OrderedRun | undefined> {
  await lockInspection(client, runId)
  return await beginRun(client, runId, ['waiting', 'running'])
}

async function recorded(client: Client, run: OrderedRun, stop: AbortSignal, guard: AddressGuard) {
  const startedAt = performance.now()
  const watch = await watchRun(run.id)
  const signal = AbortSignal.any([stop, watch.cancelled])
  try {
    if (run.kind === 'undo') await undoRun(client, run, signal)
    else if (run.kind === 'inspection') await inspectFiles(client, run, { watch, signal, guard })
    else await importFiles(client, run, { watch, signal, guard })
  } catch (error) {
    if (watch.cancelled.aborted) return await endCancelled(client, run.id)
    const isEarly = performance.now() - startedAt < REPEATED_WITHIN_MS
    if (stop.aborted && isEarly && (await waitForNextTry(client, run.id))) throw new RunInterrupted()
    await failRun(client, run.id, importProblem(error, signal), error instanceof ImportError ? error.code : undefined)
    if (!(error instanceof ImportError) && !signal.aborted) throw error
  } finally {
    await watch.end()
  }
}

type Means = { watch: RunWatch; signal: AbortSignal; guard: AddressGuard }

/** Finds out which columns the first file of an inspection has. */
async function inspectFiles(client: Client, run: OrderedRun, { watch: { progress }, signal, guard }: Means) {
  const folder = folderOf(run.id)
  try {
    const given = await openGivenFiles(await fetchFiles(client, run.id, folder, { guard, signal }), undefined, signal)
    try {
      const [file] = given.files
      if (!file) throw new ImportError('The file holds nothing.')
      const findings = await inspectColumns(await inspectFile(file), progress)
      signal.throwIfAborted()
      await keepFindings(client, run.id, findings)
      await endInspection(client, run.id, findings.rows)
    } finally {
      await given.close()
    }
  } finally {
    await fs.rm(folder, { recursive: true, force: true })
  }
}

async function importFiles(client: Client, run: OrderedRun, { watch: { progress }, signal, guard }: Means) {
  const notes = run.mapping && run.kind === 'trial' ? trialNotes() : undefined
  const source = run.mapping
    ? mappedSource(checkMapping(parseMapping(run.mapping), 'The mapping'), notes)
    : SOURCES.find(({ id }) => id === run.source)
  if (!source) throw new ImportError(`${run.source} is no register.`)
  const folder = folderOf(run.id)
  try {
    const files = await fetchFiles(client, run.of_run ?? run.id, folder, { guard, signal })
    const [date, complete, dryRun] = [run.day ?? undefined, run.complete, run.kind === 'trial']
    const options = { source, files, date, complete, dryRun, isConfirmed: run.confirmed, progress, signal, again: true }
    const rejected = rejectedRowsFile(path.join(folder, 'rejected.csv'))
    const record = { runId: run.id, rejected, journalFile: path.join(folder, 'journal'), findings: notes?.findings }
    await importWithin(client, options, record)
  } finally {
    await fs.rm(folder, { recursive: true, force: true })
  }
}

/** Watches a run until ended. */
async function watchRun(runId: string): Promise<RunWatch> {
  const client = await connectForImport()
  const cancel = new AbortController()
  const so = { total: 0, bytes: 0, rows: 0, added: 0, changed: 0 }
  const report = async () => {
    const { rows } = await client.query<{ cancel_asked: boolean }>(
      `update import_runs set bytes_total = $2, bytes_read = $3, read_count = $4, added_count = $5, changed_count = $6
       where id = $1 and state = 'running' returning cancel_asked`,
      [runId, so.total, so.bytes, so.rows, so.added, so.changed],
    )
    if (rows[0]?.cancel_asked) cancel.abort()
  }
  let telling = Promise.resolve()
  // A failed check is made up for by the next one; an unreachable database ends the run itself.
  const timer = setInterval(() => {
    telling = telling.then(report).catch(() => {})
  }, REPORT_EVERY_MS)
  return {
    cancelled: cancel.signal,
    progress: {
      waits: () => {},
      start: (total) => Object.assign(so, { total }),
      bytes: (count) => {
        so.bytes += count
      },
      rows: (rows) => Object.assign(so, { rows }),
      merged: ({ added, changed }) => Object.assign(so, { added, changed }),
      stop: () => {},
    },
    end: async () => {
      clearInterval(timer)
      await telling
      await client.end()
    },
  }
}
