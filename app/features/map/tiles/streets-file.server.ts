import fs from 'node:fs'
import { env } from '#lib/env.ts'
import { log } from '#lib/log.ts'

/** The beginning of every PMTiles file of version 3 (github.com/protomaps/PMTiles, spec/v3, section 3). */
const MAGIC = Buffer.from('PMTiles\x03', 'latin1')

/** A version of the street file; every version has a different tag. */
type StreetsFile = { path: string; tag: string }

let known: { key: string; file: StreetsFile | null } | undefined

/**
 * Returns the present street file, null if there is none: a file that is written or replaced while the program runs is
 * noticed by the next call. One that is not a PMTiles file counts as none, and the log says so once.
 */
export function streetsFile(path: string = env().MAP_PMTILES): StreetsFile | null {
  try {
    return findStreets(path)
  } catch (error) {
    log().error((error as Error).message)
    return null
  }
}

/**
 * Like {@link streetsFile}.
 *
 * @throws Error with a one-sentence message, once for each version, if the file exists but is not a PMTiles file
 */
export function findStreets(path: string): StreetsFile | null {
  const found = fs.statSync(path, { throwIfNoEntry: false })
  if (!found) return null
  const tag = `${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}-${found.ino.toString(36)}`
  const key = `${path} ${tag}`
  if (known?.key === key) return known.file
  known = { key, file: isPmtiles(path) ? { path, tag } : null }
  if (known.file === null) throw new Error(`MAP_PMTILES: ${path} is no PMTiles file of version 3.`)
  return known.file
}

function isPmtiles(path: string): boolean {
  const handle = fs.openSync(path, 'r')
  try {
    const begin = Buffer.alloc(MAGIC.length)
    fs.readSync(handle, begin)
    return begin.equals(MAGIC)
  } finally {
    fs.closeSync(handle)
  }
}
