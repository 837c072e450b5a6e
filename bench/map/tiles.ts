import http from 'node:http'
import { baseTileRange } from '#app/features/map/tiles/base-tiles.ts'
import { timed } from '../load/processor.ts'

const ZOOM = 6

/**
 * Returns the milliseconds of processor time of the program for one tile of the base map, requested by a browser that
 * keeps its connection and has no tiles cached: the mean over many, one after the other.
 *
 * @param count number of tiles, taken in turn from the highest zoom
 */
export async function tileMilliseconds(origin: string, pid: number, count: number): Promise<number> {
  const { columns, rows } = baseTileRange(ZOOM)
  const paths: string[] = []
  for (let x = columns[0]; x <= columns[1]; x++) {
    for (let y = rows[0]; y <= rows[1]; y++) paths.push(`/map/${ZOOM}/${x}/${y}.pbf`)
  }
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const ask = async (from: number, to: number) => {
    for (let at = from; at < to; at++) await get(origin + paths[at % paths.length], agent)
  }
  // Compilation during the first answers is not part of the cost of a tile.
  await ask(0, paths.length * 2)
  const used = timed({ program: pid })
  await ask(0, count)
  const { program } = used()
  agent.destroy()
  return program / count
}

function get(url: string, agent: http.Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip, br' }
    const request = http.get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${response.statusCode} for ${url}`))
      response.resume().on('end', resolve)
    })
    request.on('error', reject)
  })
}
