import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { TrialFindings } from '#app/features/import-runs/mapping/findings.schema.ts'
import { readMappingFile } from '#app/features/import-runs/mapping/parse-mapping.ts'
import { openForCommand, projectDir } from '#db/open-database.ts'
import { dayOfYear } from './facts/edition-period.ts'
import { isDay } from './files/edition-date.ts'
import { fold } from './files/match-layout.ts'
import { ImportError } from './import-error.ts'
import { checkMapping } from './mapping/check-mapping.ts'
import { draftMapping } from './mapping/draft-mapping.ts'
import { mappedSource } from './mapping/mapped-source.ts'
import { trialNotes } from './mapping/trial-notes.ts'
import { commandLineProgress } from './progress.ts'
import { reportText } from './report.ts'
import { runImport } from './run-import.ts'
import type { Source } from './source.ts'
import { SOURCES } from './sources.ts'

/** Width of a value in the table; longer ones are cut. */
const MAX_WIDTH = 28
/** Number of rows side by side that fit a wide terminal. */
const ROWS_BESIDE = 5

const USAGE = `Usage: npm run import -- <source> <file or URL>… [--complete] [--dry-run] [--date YYYY-MM-DD|unknown | --year YYYY-YY] [--confirm WORD] [--again] [--wait | --no-wait]
       npm run import -- --mapping <mapping file> <file or URL>… [the same]
       npm run import -- --draft <file or URL>
--year gives the school year (2025-26) or the year (2025) of files that do not name one.
--confirm says that the files are the list of this word, where lists of other searches look the same.
--draft begins a mapping for a table that no source reads, and imports nothing.
--again reads files also when the last import of the source took the same and nothing has changed since.
--date is asked for if a register does not say which day it is of; unknown is for days that nobody knows.
--wait waits up to an hour for an import that is running, which is the default without a terminal.
Sources: ${SOURCES.map(({ id }) => id).join(', ')}`

const FLAGS = {
  complete: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  date: { type: 'string' },
  year: { type: 'string' },
  again: { type: 'boolean' },
  wait: { type: 'boolean' },
  'no-wait': { type: 'boolean' },
  mapping: { type: 'string' },
  confirm: { type: 'string' },
  draft: { type: 'string' },
} as const

const WAIT_MINUTES = 60
/** The day of an edition of which nobody knows it. */
const NOBODY_KNOWS = 'unknown'

/** Reads the command line. @throws ImportError with the usage, or with what is wrong with the mapping */
async function readArguments({ values, positionals }: ReturnType<typeof parseFlags<typeof FLAGS>>) {
  const { complete = false, 'dry-run': dryRun = false, again = false, mapping } = values
  const needsDay = values.date !== NOBODY_KNOWS
  const date = needsDay ? dayIn(values) : undefined
  const waits = values.wait ?? (values['no-wait'] ? false : !process.stdin.isTTY)
  const files = mapping === undefined ? positionals.slice(1) : positionals
  if (files.length === 0) throw new ImportError(USAGE)
  const notes = dryRun && mapping !== undefined ? trialNotes() : undefined
  const source =
    mapping === undefined
      ? SOURCES.find(({ id }) => id === positionals[0])
      : mappedSource(await mappingIn(mapping), notes)
  if (!source) throw new ImportError(USAGE)
  const isConfirmed = values.confirm !== undefined && confirms(source, values.confirm)
  const waitMinutes = waits ? WAIT_MINUTES : 0
  return { given: { source, files, complete, dryRun, again, date, needsDay, isConfirmed, waitMinutes }, notes }
}

/** Returns the day that the flags give (YYYY-MM-DD). @throws ImportError when it is none, or both give one */
function dayIn({ date, year }: { date?: string | undefined; year?: string | undefined }): string | undefined {
  if (date !== undefined && year !== undefined) throw new ImportError(`Give --date or --year.\n${USAGE}`)
  if (date !== undefined && !isDay(date)) throw new ImportError(`${date} is not a day.\n${USAGE}`)
  const day = year === undefined ? date : dayOfYear(year)
  if (year !== undefined && day === undefined) throw new ImportError(`${year} is no year.\n${USAGE}`)
  return day
}

/** @throws ImportError for a word that stands for another list */
function confirms({ id, asked = [] }: Source, word: string): true {
  if (asked.some((one) => fold(one) === fold(word))) return true
  throw new ImportError(
    asked.length > 0 ? `${id} is the list of ${asked[0]}, not of ${word}.` : `${id} asks for no --confirm.`,
  )
}

async function mappingIn(file: string) {
  const read = await readMappingFile(file).catch(() => {
    throw new ImportError(`${file} cannot be read.`)
  })
  return checkMapping(read, path.basename(file))
}

function parseFlags<Flags extends NonNullable<Parameters<typeof parseArgs>[0]>['options']>(options: Flags) {
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    throw new ImportError(`${(error as Error).message}\n${USAGE}`)
  }
}

async function main(): Promise<number> {
  const flags = parseFlags(FLAGS)
  if (flags.values.draft !== undefined) {
    console.log(JSON.stringify(await draftMapping(flags.values.draft), null, 2))
    return 0
  }
  const { given, notes } = await readArguments(flags)
  const stop = new AbortController()
  let exitCode = 0
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      exitCode ||= 128 + os.constants.signals[signal]
      stop.abort()
    })
  const database = await openForCommand({ database: 'made', migrated: true }).catch((error: Error) => {
    throw new ImportError(error.message)
  })
  try {
    const rejectedDir = path.join(dataFolder(), 'imports')
    const progress = commandLineProgress(process.stderr)
    const report = await runImport({ ...given, rejectedDir, progress, signal: stop.signal })
    if (notes) console.log(trialText(notes.findings()))
    console.log(reportText(report, given.dryRun))
    return 0
  } catch (error) {
    if (!stop.signal.aborted) throw error
    console.error('Interrupted: nothing was changed.')
    return exitCode
  } finally {
    await database.release()
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  if (!(error instanceof ImportError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

/** The folder of the data by its own path: that of a release leads there, and is gone after some upgrades. */
function dataFolder(): string {
  const folder = path.join(projectDir, 'data')
  fs.mkdirSync(folder, { recursive: true })
  return fs.realpathSync(folder)
}

/** Returns the findings of a trial with a mapping, for the command line. */
function trialText({ rows, unmapped, unread }: TrialFindings): string {
  const blocks: string[] = []
  for (let start = 0; start < rows.length; start += ROWS_BESIDE) {
    blocks.push(
      `Rows ${start + 1} to ${Math.min(start + ROWS_BESIDE, rows.length)}:\n${table(rows.slice(start, start + ROWS_BESIDE))}`,
    )
  }
  if (unmapped.length > 0) {
    const lines = unmapped.map(({ field, value, count }) => `  ${field} · ${count} × ${value}`)
    blocks.push(`Values that no table of the mapping has:\n${lines.join('\n')}`)
  }
  if (unread.length > 0) {
    const lines = unread.map(
      ({ field, count, example }) => `  ${field} · ${count} cells without a value, such as ${example}`,
    )
    blocks.push(`Cells that could not be read:\n${lines.join('\n')}`)
  }
  return blocks.join('\n\n')
}

/** A line for each field that some row has, with the rows side by side. */
function table(rows: TrialFindings['rows']): string {
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((field) => rows.some((row) => row[field]))
  const width = Math.max(...fields.map((field) => field.length))
  const lines = fields.map((field) => [field.padEnd(width), ...rows.map((row) => cell(row[field] ?? ''))].join(' | '))
  return lines.map((line) => `  ${line.trimEnd()}`).join('\n')
}

const cell = (text: string) => (text.length > MAX_WIDTH ? `${text.slice(0, MAX_WIDTH - 1)}…` : text).padEnd(MAX_WIDTH)
