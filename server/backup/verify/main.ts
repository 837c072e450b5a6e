// `aulario backup verify [file or folder]`: restores a backup, by default the newest one of the nightly unit, into a
// scratch database, and compares every table with the archive. Code 0: all are equal; 1: not, or it cannot be told.
import fs from 'node:fs'
import path from 'node:path'
import { closeDatabase } from '#db/client.ts'
import { openForCommand, type ReachedDatabase } from '#db/open-database.ts'
import { sayProgress } from '#lib/say-progress.ts'
import type { Progress } from '../archive.ts'
import { LAST_VERIFIED, noteBackup } from '../note-backup.ts'
import { openScratch } from './scratch-database.ts'
import { verifyBackup } from './verify-backup.ts'

const NIGHTLY = '/var/backups/aulario'
const USAGE = 'Usage: aulario backup verify [file, folder whose newest backup is meant, or - for the input]'

/** @throws Error when there is no backup */
function newestIn(place: string): string {
  if (!fs.existsSync(place)) throw new Error(`There is no ${place}.`)
  if (!fs.statSync(place).isDirectory()) return place
  const backups = fs.readdirSync(place).filter((name) => name.endsWith('.tar.zst'))
  const changedAt = (name: string) => fs.statSync(path.join(place, name)).mtimeMs
  const newest = backups.sort((one, other) => changedAt(other) - changedAt(one))[0]
  if (!newest) throw new Error(`There is no backup in ${place}.`)
  return path.join(place, newest)
}

let last = 0
const progress: Progress = (at, bytes) => {
  if (Date.now() - last < 5000) return
  last = Date.now()
  sayProgress(`${at}: ${(bytes / 1e6).toFixed(0)} MB`)
}

async function verify({ ownerUrl, login }: ReachedDatabase, given: string): Promise<void> {
  const file = given === '-' ? given : newestIn(given)
  const source = file === '-' ? process.stdin : (await fs.promises.open(file)).createReadStream()
  const scratch = await openScratch(ownerUrl)
  const found = await verifyBackup({ scratchUrl: scratch.url, login }, source, progress).finally(scratch.remove)
  const rows = Object.values(found.rows).reduce((sum, count) => sum + count, 0)
  const held = `${rows} rows of ${Object.keys(found.rows).length} tables and ${found.files} files`
  if (found.differences.length > 0)
    throw new Error(`${file}, state of ${found.takenAt}, is not restored as it is:\n${found.differences.join('\n')}`)
  await noteBackup(ownerUrl, LAST_VERIFIED)
  console.log(`${file}, state of ${found.takenAt}: ${held}, all equal when restored.`)
}

async function main([given = NIGHTLY, ...more]: string[]): Promise<void> {
  if (more.length > 0 || (given.startsWith('-') && given !== '-')) {
    console.error(USAGE)
    process.exitCode = 2
    return
  }
  const reached = await openForCommand({ database: 'there', migrated: false })
  try {
    await verify(reached, given)
  } finally {
    await closeDatabase()
    await reached.release()
  }
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(`The backup is not verified. ${error.message}`)
  process.exitCode = 1
})
