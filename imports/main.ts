import path from 'node:path'
import { parseArgs } from 'node:util'
import { openForCommand, projectDir } from '#db/open-database.ts'
import { ImportError } from './import-error.ts'
import { commandLineProgress } from './progress.ts'
import { isDay } from './reading/edition-date.ts'
import { reportText } from './report.ts'
import { runImport } from './run-import.ts'
import { SOURCES } from './sources.ts'

const USAGE = `Usage: npm run import -- <source> <file or URL>… [--complete] [--dry-run] [--date YYYY-MM-DD]
Sources: ${SOURCES.map(({ id }) => id).join(', ')}`

/** Reads the command line. @throws ImportError with the usage */
function readArguments() {
  const flags = { complete: { type: 'boolean' }, 'dry-run': { type: 'boolean' }, date: { type: 'string' } } as const
  const { values, positionals } = parsed(flags)
  const [name, ...files] = positionals
  const source = SOURCES.find(({ id }) => id === name)
  if (!source || files.length === 0) throw new ImportError(USAGE)
  if (values.date !== undefined && !isDay(values.date)) throw new ImportError(`${values.date} is not a day.\n${USAGE}`)
  return { source, files, complete: values.complete ?? false, dryRun: values['dry-run'] ?? false, date: values.date }
}

function parsed<Flags extends NonNullable<Parameters<typeof parseArgs>[0]>['options']>(options: Flags) {
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    throw new ImportError(`${(error as Error).message}\n${USAGE}`)
  }
}

async function main(): Promise<number> {
  const given = readArguments()
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort())
  process.once('SIGTERM', () => stop.abort())
  const database = await openForCommand({ database: 'made', migrated: true }).catch((error: Error) => {
    throw new ImportError(error.message)
  })
  try {
    const rejectedDir = path.join(projectDir, 'data', 'imports')
    const progress = commandLineProgress(process.stderr)
    const report = await runImport({ ...given, rejectedDir, progress, signal: stop.signal })
    console.log(reportText(report, given.dryRun))
    return 0
  } catch (error) {
    if (!stop.signal.aborted) throw error
    console.error('Interrupted: nothing was changed.')
    return 130
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
