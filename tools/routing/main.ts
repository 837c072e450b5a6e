// `aulario routing`: installs Valhalla, feeds it with an OpenStreetMap extract, serves it on this machine, says how it
// is, and tries it on a made network.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { engineStatus } from '#app/features/routing/engine/engine-status.server.ts'
import { env } from '#lib/env.ts'
import { buildTiles } from './build-tiles.ts'
import { installEngine } from './engine-package.ts'
import { serveEngine } from './serve-engine.ts'
import { tryEngine } from './try-engine.ts'

const USE = `Use: aulario routing install
     aulario routing build <extract.osm.pbf>
     aulario routing serve
     aulario routing status
     aulario routing try`

const DEFAULT_PORT = 8002
const [command, extract] = process.argv.slice(2)
try {
  await run()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

async function run(): Promise<void> {
  const { ROUTING_DIR: folder, ROUTING_URL } = env()
  if (command === 'install') {
    await installEngine(folder)
    console.log('Installed. Next: aulario routing build <extract.osm.pbf>')
  } else if (command === 'build' && extract) {
    await buildTiles(folder, extract)
    console.log('Built. Next: systemctl restart aulario-routing, and ROUTING_URL in the settings.')
  } else if (command === 'serve') {
    await serveEngine(folder, ROUTING_URL ? Number(new URL(ROUTING_URL).port || 80) : DEFAULT_PORT)
  } else if (command === 'status') {
    if (!ROUTING_URL) throw new Error('ROUTING_URL is not set: pages show straight lines.')
    console.log(await engineStatus())
  } else if (command === 'try') {
    const work = fs.mkdtempSync(path.join(os.tmpdir(), 'aulario-routing-'))
    try {
      console.log(await tryEngine(folder, work))
    } finally {
      fs.rmSync(work, { recursive: true })
    }
  } else throw new Error(USE)
}
