import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg, { type Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { programConnection } from '#db/client.ts'
import { ImportError } from './import-error.ts'
import type { ImportProgress } from './progress.ts'
import { emptyCounts, type ReadingCounts, readSchools } from './read-schools.ts'
import { openGivenFiles } from './reading/given-files.ts'
import { inspectFile } from './reading/inspect-file.ts'
import { loadSupplements } from './reading/load-supplements.ts'
import { type RecognisedFiles, recogniseFiles, silentFields } from './reading/recognise.ts'
import type { RejectionReason } from './register-school.ts'
import type { Source } from './source.ts'
import { SOURCES } from './sources.ts'
import { COPY_INCOMING, closeMissing, createIncoming, mergeIncoming } from './writing/merge.ts'
import { noRejectedRows, type RejectedRows, rejectedRowsFile } from './writing/rejected-rows.ts'
import { failLeftOverRuns, failRun, finishRun, type RunCounts, startRun, takeImportLock } from './writing/run-record.ts'

export type ImportOptions = {
  source: Source
  /** Paths or http(s) addresses. */
  files: readonly string[]
  /** The files list every school of the source: schools that are not in them are marked closed. */
  complete?: boolean
  /** Does everything and takes it back at the end. Nothing is recorded: a trial run is no fact about the directory. */
  dryRun?: boolean
  /** Day on which the facts held (YYYY-MM-DD), for files that do not say it. */
  date?: string | undefined
  /** Folder for the files of rejected rows. */
  rejectedDir: string
  progress: ImportProgress
  signal?: AbortSignal
  /** The day of the import (YYYY-MM-DD). */
  today?: string
}

/** What an import did. */
export type ImportReport = RunCounts & {
  /** Undefined for a trial run. */
  runId: string | undefined
  reasons: ReadingCounts['reasons']
  rejectedFile: string | undefined
  undated: boolean
  seconds: number
}

/** Rows that may hide a school: with one of these nobody can say which schools are missing. */
const UNREADABLE: readonly RejectionReason[] = ['wrong_cell_count', 'bad_code', 'no_code']

/**
 * Imports the files of one register in one transaction: all of it or nothing.
 *
 * @throws ImportError in one sentence for the person; the run is then recorded as failed and the directory as it was
 */
export async function runImport(options: ImportOptions): Promise<ImportReport> {
  const client = new pg.Client({ ...programConnection(), application_name: 'import' })
  // A lost connection fails the query that runs; without a listener it would end the process instead.
  client.on('error', () => {})
  await client.connect()
  try {
    await takeImportLock(client)
    if (options.dryRun) return await importWithin(client, options, undefined, noRejectedRows)
    for (const id of await failLeftOverRuns(client)) rejectedRowsFile(rejectedFile(options, id)).discard()
    const runId = await startRun(client, options.source.id, options.files, options.complete ?? false)
    const rejected = rejectedRowsFile(rejectedFile(options, runId))
    try {
      return await importWithin(client, options, runId, rejected)
    } catch (error) {
      rejected.discard()
      await failRun(client, runId, errorText(error, options.signal))
      throw error
    }
  } finally {
    await client.end()
  }
}

async function importWithin(
  client: Client,
  options: ImportOptions,
  runId: string | undefined,
  rejected: RejectedRows,
): Promise<ImportReport> {
  const started = performance.now()
  const given = await openGivenFiles(options.files, options.source.packedNames, options.signal)
  try {
    const inspected = []
    for (const file of given.files) inspected.push(await inspectFile(file))
    const files = recogniseFiles(inspected, options.source, SOURCES)
    const { counts, run } = await inTransaction(client, !options.dryRun, () =>
      write(client, files, options, runId, rejected),
    )
    const file = runId && run.rejected > 0 ? rejectedFile(options, runId) : undefined
    const seconds = (performance.now() - started) / 1000
    return { ...run, runId, reasons: counts.reasons, undated: counts.undated, rejectedFile: file, seconds }
  } finally {
    await given.close()
  }
}

async function write(
  client: Client,
  files: RecognisedFiles,
  options: ImportOptions,
  runId: string | undefined,
  rejected: RejectedRows,
) {
  const silent = silentFields(files)
  const counts = await copyIncoming(client, files, options, rejected)
  const merged = await mergeIncoming(client, options.source, silent)
  if (options.complete) assertReadable(counts)
  const closed = options.complete ? await closeMissing(client, options.source.id, counts.unusable) : 0
  const all = Object.values(counts.reasons).reduce((sum, count) => sum + count, 0)
  const run = { read: counts.read, ...merged, closed, rejected: all }
  options.signal?.throwIfAborted()
  if (runId) {
    await rejected.store(client, runId)
    await finishRun(client, runId, run)
  }
  return { counts, run }
}

async function copyIncoming(client: Client, files: RecognisedFiles, options: ImportOptions, rejected: RejectedRows) {
  const { date, progress, today = new Date().toISOString().slice(0, 10) } = options
  const supplements = await loadSupplements(files.supplements)
  const counts = emptyCounts()
  await createIncoming(client)
  progress.start(files.tables.reduce((sum, { file }) => sum + file.bytes, 0))
  try {
    const rows = readSchools({ tables: files.tables, supplements, date, today, progress, rejected }, counts)
    await pipeline(Readable.from(rows), client.query(copyFrom(COPY_INCOMING)), { signal: options.signal })
  } finally {
    progress.stop()
  }
  if (counts.read === 0) throw new ImportError('The file has a header but no rows.')
  return counts
}

function assertReadable(counts: ReadingCounts) {
  const unreadable = UNREADABLE.reduce((sum, reason) => sum + (counts.reasons[reason] ?? 0), 0)
  if (unreadable > 0) {
    throw new ImportError(`${unreadable} rows cannot be read, so it is not known which schools are missing.`)
  }
}

async function inTransaction<T>(client: Client, keep: boolean, work: () => Promise<T>): Promise<T> {
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

function rejectedFile(options: ImportOptions, runId: string): string {
  return path.join(options.rejectedDir, `${runId}-rejected.csv`)
}

function errorText(error: unknown, signal: AbortSignal | undefined): string {
  if (signal?.aborted) return 'The import was interrupted.'
  return error instanceof ImportError ? error.message : `Unexpected: ${(error as Error).message}`
}
