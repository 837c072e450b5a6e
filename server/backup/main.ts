import fs from 'node:fs'
import { closeDatabase } from '#db/client.ts'
import { openForCommand, type ReachedDatabase } from '#db/open-database.ts'
import { sayProgress } from '#lib/say-progress.ts'
import { storage } from '#lib/storage/open-storage.ts'
import type { Ending, Progress } from './archive.ts'
import { replayErasures } from './erasures.ts'
import { makeBackup } from './make-backup.ts'
import { noteBackup } from './note-backup.ts'
import { restoreBackup } from './restore-backup.ts'

const USAGE = `Usage: npm run backup -- <file>              writes the database and all files; - writes to the output
       npm run restore -- <file> [--replace]  brings them back, and erases again what was erased since; - reads the input`

async function backup(file: string, { ownerUrl }: ReachedDatabase): Promise<string> {
  const place = { ownerUrl, storage: storage() }
  if (file === '-') {
    const ending = await makeBackup(place, process.stdout, progress)
    await noteBackupOrWarn(ownerUrl)
    return summary(ending)
  }
  // The file gets its name only once it is complete, and never replaces an older one.
  if (fs.existsSync(file)) throw new Error(`${file} is there already.`)
  const part = `${file}.part`
  try {
    const target = (await fs.promises.open(part, 'w', 0o600)).createWriteStream({ flush: true })
    const ending = await makeBackup(place, target, progress)
    fs.renameSync(part, file)
    await noteBackupOrWarn(ownerUrl)
    return summary(ending)
  } catch (error) {
    fs.rmSync(part, { force: true })
    throw error
  }
}

const noteBackupOrWarn = (ownerUrl: string) =>
  noteBackup(ownerUrl).catch((error: Error) =>
    console.error(`The backup is complete, but its time could not be noted: ${error.message}`),
  )

async function restore(file: string, reached: ReachedDatabase, flags: string[]): Promise<string> {
  const source = file === '-' ? process.stdin : (await fs.promises.open(file)).createReadStream()
  const options = { replace: flags.includes('--replace'), progress }
  const restored = await restoreBackup({ ...reached, storage: storage() }, source, options)
  const erased = await replayErasures()
  return `${summary(restored)} State of ${restored.takenAt}. Erased again: ${erased}.`
}

function summary({ rows, files }: Ending): string {
  const many = Object.values(rows).reduce((sum, count) => sum + count, 0)
  return `${many} rows of ${Object.keys(rows).length} tables and ${files} files.`
}

let last = 0
/** Says now and then how far it is. */
const progress: Progress = (at, bytes) => {
  if (Date.now() - last < 1000) return
  last = Date.now()
  sayProgress(`${at}: ${(bytes / 1e6).toFixed(0)} MB`)
}

async function main([command, file, ...flags]: string[]): Promise<void> {
  const run = new Map([
    ['backup', backup],
    ['restore', restore],
  ]).get(command ?? '')
  const isKnown = flags.every((flag) => command === 'restore' && flag === '--replace')
  if (!run || !file || !isKnown) {
    console.error(USAGE)
    process.exitCode = 2
    return
  }
  const database = command === 'restore' ? 'made' : 'there'
  const reached = await openForCommand({ database, migrated: false })
  try {
    const done = await run(file, reached, flags)
    if (command === 'backup' && file === '-') sayProgress(done)
    else console.log(done)
  } finally {
    await closeDatabase()
    await reached.release()
  }
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
