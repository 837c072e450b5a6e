// Lists what runs in production: each package of the lock file with its version, licence and the day on which that
// version was published, according to the registry: npm run list-dependencies [-- --offline]
import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { type LockedPackage, readLock, root } from './lock/read-lock.ts'

/** Number of simultaneous requests to the registry. */
const AT_ONCE = 8
const UNKNOWN = 'date unknown'
const TIMEOUT_MS = 60_000

type Row = { name: string; version: string; licence: string }

const isOffline = process.argv.includes('--offline')
const rows = Object.entries(readLock())
  .filter(([folder, { dev, link }]) => folder !== '' && !dev && !link)
  .map(([folder, one]) => toRow(folder, one))
const different = [...new Map(rows.map((row) => [`${row.name}@${row.version}`, row])).values()].sort((a, b) =>
  a.name.localeCompare(b.name),
)

function toRow(folder: string, { version = '', license }: LockedPackage): Row {
  const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
  return { name, version, licence: license ?? licenceFile(folder) }
}

/** Some packages state their licence only in a file. */
function licenceFile(folder: string): string {
  const place = path.join(root, folder)
  const file = fs.existsSync(place) ? fs.readdirSync(place).find((name) => /^licen[cs]e/i.test(name)) : undefined
  return file ? `see ${file}` : 'no licence stated'
}

let isReachable = !isOffline
/** Returns the day of publication, through npm, so that its registry and proxy settings apply. */
async function publishedOn({ name, version }: Row): Promise<string> {
  if (!isReachable) return UNKNOWN
  try {
    const asked = ['view', name, 'time', '--json', '--loglevel=silent', '--fetch-retries=0']
    const { stdout } = await promisify(execFile)('npm', asked, { timeout: TIMEOUT_MS, maxBuffer: 64 * 1024 * 1024 })
    const moment: string | undefined = JSON.parse(stdout)[version]
    return moment?.slice(0, 'YYYY-MM-DD'.length) ?? UNKNOWN
  } catch (error) {
    if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT/.test(String(error))) isReachable = false
    return UNKNOWN
  }
}

let unknown = 0
for (let at = 0; at < different.length; at += AT_ONCE) {
  const some = different.slice(at, at + AT_ONCE)
  const days = await Promise.all(some.map(publishedOn))
  for (const [index, { name, version, licence }] of some.entries()) {
    const day = days[index] ?? UNKNOWN
    if (day === UNKNOWN) unknown += 1
    console.log(`${name.padEnd(48)} ${version.padEnd(18)} ${day.padEnd(12)} ${licence}`)
  }
}
console.log(`${different.length} packages in production`)
if (unknown > 0)
  console.log(`The registry was not asked or did not tell the day of ${unknown}: run it again with a connection.`)
