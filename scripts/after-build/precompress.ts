// After a build: writes a brotli and a gzip copy next to every text file and map tile of the client, so that the server
// never compresses the same file twice.
import fs from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
const folder = path.join(import.meta.dirname, '../..', 'build', 'client')
const COMPRESSIBLE = /\.(js|mjs|css|svg|json|txt|xml|webmanifest|pbf)$/

for (const entry of await fs.readdir(folder, { recursive: true, withFileTypes: true })) {
  const file = path.join(entry.parentPath, entry.name)
  if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue
  const content = await fs.readFile(file)
  await fs.writeFile(`${file}.br`, await brotli(content))
  await fs.writeFile(`${file}.gz`, await gzip(content, { level: 9 }))
}
