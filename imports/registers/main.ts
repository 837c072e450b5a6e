import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { siteMeans } from '#app/features/import-runs/editions/fetch-edition.server.ts'
import { closeDatabase } from '#db/client.ts'
import { openForCommand, projectDir } from '#db/open-database.ts'
import { ImportError } from '../import-error.ts'
import { commandLineProgress } from '../progress.ts'
import { registersCommand, USAGE } from './registers-command.ts'

const WAIT_MINUTES = 60

async function ask(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return /^(y|yes)$/i.test((await terminal.question(question)).trim())
  } finally {
    terminal.close()
  }
}

async function main(): Promise<number> {
  const args = process.argv.slice(2)
  if (args.length === 0) throw new ImportError(USAGE)
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
  const { signal } = stop
  try {
    return await registersCommand(args, {
      say: console.log,
      ask: process.stdin.isTTY ? ask : undefined,
      fetch: { ...siteMeans(), signal },
      import: {
        rejectedDir: path.join(projectDir, 'data', 'imports'),
        waitMinutes: WAIT_MINUTES,
        progress: commandLineProgress(process.stderr),
        signal,
      },
    })
  } catch (error) {
    if (!signal.aborted) throw error
    console.error('Interrupted: what was fetched and imported stays, the next update goes on from there.')
    return exitCode
  } finally {
    await closeDatabase()
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
