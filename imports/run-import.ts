import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Mapping } from '#app/features/import-runs/mapping/mapping.schema.ts'
import { mergeCatchments, WaitingCatchments } from './catchments/merge-catchments.ts'
import { reportColumns } from './columns/report-columns.ts'
import { connectForImport, inTransaction } from './connection.ts'
import { mergeFacts } from './facts/merge-facts.ts'
import { spooledFacts } from './facts/spooled-facts.ts'
import { type GivenFile, openGivenFiles } from './files/given-files.ts'
import { inspectFile } from './files/inspect-file.ts'
import { addFromDirectory, loadSupplements } from './files/load-supplements.ts'
import { type RecognisedFiles, recogniseFiles, silentFields } from './files/recognise.ts'
import { undatedProblem } from './files/suggested-day.ts'
import { ImportError } from './import-error.ts'
import type { ImportProgress } from './progress.ts'
import { emptyCounts, type RowCounts, readSchools } from './read-schools.ts'
import { refreshDerived } from './refresh-derived.ts'
import type { RejectionReason } from './register-school.ts'
import { isFactTable, type Source } from './source.ts'
import { SOURCES } from './sources.ts'
import { countAlike } from './store/alike.ts'
import { restoreJournal, saveJournal } from './store/journal.ts'
import { closeMissing } from './store/listings.ts'
import { COPY_INCOMING, createIncoming, mergeIncoming } from './store/merge.ts'
import { noRejectedRows, rejectedRowsFile } from './store/rejected-rows.ts'
import {
  failRun,
  finishRun,
  keepFindings,
  type RunCounts,
  type RunRecord,
  startRun,
  takeImportLock,
  takeUpLeftOverRuns,
} from './store/run-record.ts'
import { type Inputs, inputsOf, utcDay } from './unchanged/inputs-of.ts'
import { findSameRun, heldBy, knowsRules, repeatRun } from './unchanged/repeat-run.ts'

export type ImportOptions = {
  source: Source
  files: readonly GivenFile[]
  /** Whether the files list every school of the source: schools that are not in them are marked as closed. */
  complete?: boolean
  /** Does everything and rolls it back at the end; a run record, if there is one, keeps what it would have done. */
  dryRun?: boolean
  /** Date of the facts (YYYY-MM-DD), for files that do not name it. */
  date?: string | undefined
  /** Whether schools are refused that come without a day: any edition with one counts more than they would. */
  needsDay?: boolean
  /** Whether the person says that the files answer the question of the source; see `asked` of a source. */
  isConfirmed?: boolean
  progress: ImportProgress
  signal?: AbortSignal
  /** The day of the import (YYYY-MM-DD). */
  today?: string
  /** Whether to read the files even if the last import of the source took the same and has left nothing to do. */
  again?: boolean
  /**
   * Whether the caller, who imports several files, computes afterwards what is derived from schools and facts. It reads
   * no report, so no look-alikes are counted.
   */
  isDerivedLater?: boolean
}

/**
 * The outcome of an import. `sameAs`: nothing was imported, because the import of this day (YYYY-MM-DD) took the same.
 */
export type ImportReport = RunCounts &
  Pick<RowCounts, 'reasons'> &
  Partial<Pick<RowCounts, 'marks'>> & { seconds: number; sameAs?: string }

/** Further output of the command. */
export type CommandReport = ImportReport & {
  /** Undefined for a dry run, which the command does not record: it says nothing about the directory. */
  runId: string | undefined
  rejectedFile: string | undefined
}

/**
 * An import by the command. `rejectedDir` is the folder for the files of rejected rows; `waitMinutes` is how long it
 * waits for another import.
 */
export type CommandOptions = ImportOptions & { rejectedDir: string; waitMinutes?: number }

const NOT_COMPARED = { alikeInFiles: 0, alikeElsewhere: 0 }

/** Files that are said to be complete have rows that may be those of missing schools. */
export class MissingUnknown extends ImportError {}

/** Rows that may hide a school: if there are any, it is unknown which schools are missing. */
const UNREADABLE: readonly RejectionReason[] = ['wrong_cell_count', 'bad_code', 'no_code']

/**
 * Imports the files of one register in one transaction: all of it or nothing.
 *
 * @throws ImportError in one sentence for the person; the run is then recorded as failed and the directory unchanged
 */
export async function runImport(options: CommandOptions): Promise<CommandReport> {
  const client = await connectForImport()
  try {
    await takeImportLock(client, options)
    if (options.dryRun) return { ...(await importWithin(client, options)), runId: undefined, rejectedFile: undefined }
    for (const id of await takeUpLeftOverRuns(client)) rejectedRowsFile(rejectedFile(options, id)).discard()
    const runId = await startRun(client, options.source.id, options.files.map(nameOfFile), options.complete ?? false)
    const file = rejectedFile(options, runId)
    const record = { runId, rejected: rejectedRowsFile(file), journalFile: `${file}.journal` }
    try {
      const report = await importWithin(client, options, record)
      return { ...report, runId, rejectedFile: report.rejected > 0 ? file : undefined }
    } catch (error) {
      record.rejected.discard()
      await failRun(client, runId, importProblem(error, options.signal))
      throw error
    }
  } finally {
    await client.end()
  }
}

/**
 * Imports files in one transaction on the connection that holds the import lock.
 *
 * @param record record of the run, which a trial may have too; without it, nothing about the run is kept
 * @throws ImportError in one sentence for the person; the directory is then unchanged
 */
export async function importWithin(client: Client, options: ImportOptions, record?: RunRecord): Promise<ImportReport> {
  const started = performance.now()
  const seconds = () => (performance.now() - started) / 1000
  const given = await openGivenFiles(options.files, options.source.packedNames, options.signal)
  try {
    const inputs = record && !options.dryRun ? await inputsOf(options, given.places) : undefined
    if (record && inputs && !options.again) {
      const repeated = await repeatSame(client, options, inputs, record)
      if (repeated) return { ...repeated, seconds: seconds() }
    }
    const inspected = []
    for (const file of given.files) inspected.push(await inspectFile(file, options.signal))
    const files = recogniseFiles(inspected, options.source, SOURCES, options.isConfirmed)
    const { reasons, marks, run } = await inTransaction(
      client,
      !options.dryRun,
      () => write(client, files, options, record && { ...record, inputs }),
      options.signal,
    )
    if (options.dryRun && record) await keepTrial(client, record, run)
    return { ...run, reasons, marks, seconds: seconds() }
  } finally {
    await given.close()
  }
}

/**
 * Records an import of the same inputs that the last import of the source took.
 *
 * @returns undefined if something is left to do
 */
async function repeatSame(client: Client, { source, signal }: ImportOptions, inputs: Inputs, record: RunRecord) {
  const repeat = async () => {
    const same = await findSameRun(client, source, inputs)
    return same && { ...same.counts, sameAs: same.day, reasons: await repeatRun(client, same, record) }
  }
  return await inTransaction(client, true, repeat, signal)
}

async function keepTrial(client: Client, record: RunRecord, run: RunCounts) {
  await inTransaction(client, true, async () => {
    await record.rejected.store(client, record.runId)
    await restoreJournal(client, record.journalFile)
    if (record.findings) await keepFindings(client, record.runId, record.findings())
    await finishRun(client, record.runId, run)
  })
}

async function write(
  client: Client,
  files: RecognisedFiles,
  options: ImportOptions,
  record: (RunRecord & { inputs: Inputs | undefined }) | undefined,
) {
  const silent = silentFields(files)
  const runId = record?.runId ?? null
  const isComplete = options.complete ?? false
  const { reasons, marks, read, undated, unusable, isOfDay, catchments, fields } = await copyIncoming(
    client,
    files,
    options,
    record,
  )
  if (undated && options.needsDay && !options.dryRun) throw await undatedProblem(options.files)
  const columns = await reportColumns(client, options.source.id, files, fields)
  const merged = await mergeIncoming(client, options.source, { silent, runId, isComplete })
  const facts = await mergeFacts(client, options.source, runId)
  const areas = await mergeCatchments(client, catchments, { source: options.source.id, runId, isComplete })
  if (options.source.mapping) await storeMapping(client, options.source.mapping)
  options.progress.merged(merged)
  if (options.complete) assertComplete(files, reasons)
  const closed = options.complete ? await closeMissing(client, { source: options.source.id, keep: unusable, runId }) : 0
  const alike = options.isDerivedLater ? NOT_COMPARED : await countAlike(client, options.source.id)
  const inputs = record?.inputs
  if (!options.dryRun && !options.isDerivedLater)
    await refreshDerived(client, options.source, runId, !(inputs && (await knowsRules(client, options.source, inputs))))
  const rejected = Object.values(reasons).reduce((sum, count) => sum + count, 0)
  const run: RunCounts = { read, ...merged, ...facts, ...areas, ...alike, closed, rejected, undated, columns }
  options.signal?.throwIfAborted()
  if (record && options.dryRun) await saveJournal(client, record.runId, record.journalFile)
  else if (record) {
    await record.rejected.store(client, record.runId)
    await finishRun(
      client,
      record.runId,
      run,
      inputs && {
        inputs: isOfDay ? inputs.onDay : inputs.always,
        rules: inputs.rules,
        held: await heldBy(client, options.source.id),
      },
    )
  }
  return { reasons, marks, run }
}

async function copyIncoming(
  client: Client,
  files: RecognisedFiles,
  options: ImportOptions,
  { rejected }: Pick<RunRecord, 'rejected'> = { rejected: noRejectedRows },
) {
  const { date, progress, today = utcDay() } = options
  const supplements = await loadSupplements(files.supplements)
  await addFromDirectory(client, files.tables, supplements)
  const counts = emptyCounts()
  await createIncoming(client)
  progress.start(files.tables.reduce((sum, { file }) => sum + file.bytes, 0))
  const facts = spooledFacts()
  const catchments = new WaitingCatchments()
  try {
    const rows = readSchools(
      { tables: files.tables, supplements, date, today, progress, rejected, facts, catchments },
      counts,
    )
    await pipeline(Readable.from(rows), client.query(copyFrom(COPY_INCOMING)), { signal: options.signal })
    await facts.copy(client)
  } finally {
    facts.discard()
    progress.stop()
  }
  if (counts.read === 0) throw new ImportError('The file has a header but no rows.', 'empty')
  return { ...counts, catchments }
}

function assertComplete({ tables }: RecognisedFiles, reasons: RowCounts['reasons']) {
  if (tables.every(({ layout }) => isFactTable(layout)))
    throw new ImportError('Files of facts do not list schools: they cannot be complete.')
  const unreadable = UNREADABLE.reduce((sum, reason) => sum + (reasons[reason] ?? 0), 0)
  if (unreadable > 0) {
    throw new MissingUnknown(`${unreadable} rows cannot be read, so it is not known which schools are missing.`)
  }
}

const nameOfFile = (given: GivenFile) => (typeof given === 'string' ? given : given.file)

function rejectedFile(options: CommandOptions, runId: string): string {
  return path.join(options.rejectedDir, `${runId}-rejected.csv`)
}

/** Returns why an import failed, as recorded with the run. */
export function importProblem(error: unknown, signal: AbortSignal | undefined): string {
  if (signal?.aborted) return 'The import was interrupted.'
  return error instanceof ImportError ? error.message : `Unexpected: ${(error as Error).message}`
}

/** Stores a mapping as the declaration of its source, within the running transaction of an import. */
async function storeMapping(client: Client, mapping: Mapping): Promise<void> {
  await client.query(
    `insert into mapped_sources as s (id, mapping) values ($1, $2)
     on conflict (id) do update set mapping = excluded.mapping, updated_at = now() where s.mapping <> excluded.mapping`,
    [mapping.id, JSON.stringify(mapping)],
  )
}
