import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Failure, type FailureCode } from '#app/core/failure.ts'
import { countAttempt } from '#app/core/limits/attempts.server.ts'
import { Lane } from '#lib/decoders/lane.ts'
import { DecodersBusy, TaskKilled, TaskRefused } from '#lib/decoders/task-killed.ts'
import { CHANGE_FIELDS, SCHOOL_COLUMN, type Values } from '../changes/change-fields.ts'
import type { Asked } from '../changes/plan-rows.ts'
import { MAX_TABLE_BYTES } from '../group.ts'

type Tasks = { table: (file: string, wanted: { column: string; rows: number }) => Promise<DecodedTable> }

/** Reads one table at a time; a workbook of two megabytes takes some 150 MB. */
const lane = new Lane<Tasks>('imports/table-decoder/main.ts', { heapMb: 256, residentMb: 450, restMb: 150 })
/** A table of a thousand schools takes a tenth of this; a process that gets no processor for a while is not stuck. */
const PACE = { ms: 5_000, clockMs: 60_000, patience: 20_000 }
/** Accounts with a table in the lane: each has at most one place, so that nobody fills it alone. */
const running = new Set<string>()

const REFUSALS: Record<string, FailureCode> = { header: 'table_header', rows: 'table_rows' }

/**
 * Reads an uploaded table in a separate process, one at a time for each account.
 *
 * @param by who uploads it
 * @param file value from the form
 * @throws Failure table_missing, table_too_large; table_unreadable; table_header without the column; table_rows with
 *   more rows; table_busy; table_running while the account's previous table is being read; too_many_attempts
 */
export async function decodeTable(
  by: { userId: string; address: string },
  file: unknown,
  wanted: { column: string; rows: number },
): Promise<DecodedTable> {
  if (!(file instanceof File) || file.size === 0) throw new Failure('invalid', 'table_missing')
  if (file.size > MAX_TABLE_BYTES) throw new Failure('invalid', 'table_too_large')
  if (running.has(by.userId)) throw new Failure('conflict', 'table_running')
  running.add(by.userId)
  try {
    await countAttempt('upload', { account: by.userId, address: by.address })
    return await inLane(file, wanted)
  } finally {
    running.delete(by.userId)
  }
}

async function inLane(file: File, wanted: { column: string; rows: number }): Promise<DecodedTable> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'aulario-table-'))
  try {
    const at = path.join(folder, 'table')
    await fs.writeFile(at, new Uint8Array(await file.arrayBuffer()))
    return await lane.run('table', [at, wanted], PACE)
  } catch (error) {
    if (error instanceof TaskRefused) throw new Failure('invalid', REFUSALS[error.problem] ?? 'table_unreadable')
    if (error instanceof TaskKilled) throw new Failure('invalid', 'table_unreadable')
    if (error instanceof DecodersBusy) throw new Failure('unavailable', 'table_busy')
    throw error
  } finally {
    await fs.rm(folder, { recursive: true, force: true })
  }
}

/** A table as read by a decoder: the header in lower case, and the rows with their numbers in the file. */
export type DecodedTable = { header: string[]; rows: { line: number; cells: string[] }[] }

/** The apostrophe that protects a cell in our own file from being run as a formula (see `csvLine`). */
const PROTECTED = /^'(?=[\t\r\n]|\s*[=+\-@|＝＋－＠])/

/** Returns what the rows of a table ask for; rows without a school and columns with other names are ignored. */
export function readAskedChanges({ header, rows }: DecodedTable): Asked[] {
  const schoolAt = header.indexOf(SCHOOL_COLUMN)
  const columns = CHANGE_FIELDS.map((field) => ({ field, at: header.indexOf(field.toLowerCase()) }))
  return rows.flatMap(({ line, cells }) => {
    const school = cellAt(cells, schoolAt)
    if (school === '') return []
    const values = Object.fromEntries(columns.map(({ field, at }) => [field, cellAt(cells, at)])) as Values
    return [{ line, school, values }]
  })
}

const cellAt = (cells: readonly string[], at: number): string =>
  (cells[at] ?? '').replaceAll('\0', '').replace(PROTECTED, '').replace(/\r\n?/g, '\n').trim()
