import fs from 'node:fs'
import path from 'node:path'
import { engineProgram, run } from './engine-package.ts'

/** Settings of Valhalla 3.6.1 as its own program writes them, without paths. */
const SETTINGS = path.join(import.meta.dirname, 'valhalla.json')
/** Names the settings of the graph in use. */
const CURRENT = 'valhalla.json'

/**
 * Builds the graph of streets from an OpenStreetMap extract beside the one in use, and then takes it into use.
 *
 * @param extract a file `….osm.pbf`
 * @throws Error if the engine is not installed, or cannot read the extract
 */
export async function buildTiles(folder: string, extract: string): Promise<void> {
  if (!extract.endsWith('.osm.pbf')) throw new Error(`${extract} is no OpenStreetMap extract (.osm.pbf).`)
  if (!fs.existsSync(extract)) throw new Error(`${extract} is not there.`)
  const program = engineProgram(folder, 'valhalla_build_tiles')
  // A release leads to the folder by a link, and is removed after some upgrades.
  const tiles = path.join(fs.realpathSync(folder), `tiles-${Date.now()}`)
  const settings = JSON.parse(fs.readFileSync(SETTINGS, 'utf8'))
  settings.mjolnir.tile_dir = tiles
  fs.mkdirSync(tiles, { recursive: true })
  const next = path.join(folder, 'next.json')
  fs.writeFileSync(next, JSON.stringify(settings))
  try {
    await run(program, ['-c', next, path.resolve(extract)])
    if (!hasTiles(tiles)) throw new Error(`${extract} has no streets.`)
  } catch (error) {
    fs.rmSync(tiles, { recursive: true, force: true })
    fs.rmSync(next)
    throw error
  }
  fs.renameSync(next, path.join(folder, CURRENT))
  for (const name of fs.readdirSync(folder))
    if (name.startsWith('tiles-') && name !== path.basename(tiles))
      fs.rmSync(path.join(folder, name), { recursive: true })
}

const hasTiles = (tiles: string) =>
  fs.readdirSync(tiles, { recursive: true }).some((name) => String(name).endsWith('.gph'))

/** @throws Error with what to do if no graph has been built */
export function readSettings(folder: string): string {
  const file = path.join(folder, CURRENT)
  if (!fs.existsSync(file)) throw new Error('No streets have been built: aulario routing build <extract.osm.pbf>')
  return fs.readFileSync(file, 'utf8')
}
