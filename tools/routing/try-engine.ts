import fs from 'node:fs'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { buildTiles } from './build-tiles.ts'
import { GRID, makeNetwork } from './made-network.ts'
import { serveEngine } from './serve-engine.ts'

/** Valhalla's own speed on foot, in km an hour. */
const ON_FOOT = 5.1
const KM_NORTH = GRID.north * 111.19
const PACKAGES = 'node_modules'

/**
 * Builds a made network with the installed engine, serves it, and compares its minutes with those that the lengths of
 * the made streets give.
 *
 * @param work an empty folder
 * @throws Error if they differ by more than 15 %, or an area is missing
 */
export async function tryEngine(folder: string, work: string): Promise<string> {
  fs.symlinkSync(path.resolve(folder, PACKAGES), path.join(work, PACKAGES))
  const extract = path.join(work, 'grid.osm.pbf')
  fs.writeFileSync(extract, makeNetwork())
  await buildTiles(work, extract)
  const server = await serveEngine(work, 0)
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  try {
    return await compare(url)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

async function compare(url: string): Promise<string> {
  const middle = at(10)
  const targets = [2, 5, 12, 19].map(at)
  const matrix = { sources: [middle], targets, costing: 'pedestrian', verbose: false }
  const { sources_to_targets } = (await post(`${url}/sources_to_targets`, matrix)) as {
    sources_to_targets: { durations: number[][] }
  }
  const minutes = sources_to_targets.durations[0]!.map((seconds) => seconds / 60)
  const expected = [8, 5, 2, 9].map((streets) => ((streets * KM_NORTH) / ON_FOOT) * 60)
  const worst = Math.max(...minutes.map((value, way) => Math.abs(value / expected[way]! - 1)))
  if (!(worst <= 0.15)) throw new Error(`The minutes ${minutes.join(', ')} are not ${expected.join(', ')}.`)
  const contours = [10, 20, 30].map((time) => ({ time }))
  const { features } = (await post(`${url}/isochrone`, { ...{ locations: [middle], contours }, ...AREAS })) as {
    features: unknown[]
  }
  if (features.length !== contours.length) throw new Error(`There are ${features.length} areas instead of three.`)
  return `works: ${minutes.length} ways differ by at most ${(worst * 100).toFixed(1)} %, three areas`
}

const AREAS = { costing: 'pedestrian', polygons: true }

/** A crossing in the middle column of the grid. */
const at = (row: number) => ({ lat: GRID.lat + row * GRID.north, lon: GRID.lng + 10 * GRID.east })

async function post(url: string, body: object): Promise<unknown> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${new URL(url).pathname} answered ${response.status}: ${await response.text()}`)
  return await response.json()
}
