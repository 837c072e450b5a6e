// After a build: writes type-free copies of the sources that the running program loads alongside its bundle, so that
// its processes need not keep Node's type-stripping compiler in memory.
import fs from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import path from 'node:path'

const root = path.join(import.meta.dirname, '../..')
const target = path.join(root, 'build', 'stripped')
/** Entry points of separate processes and threads; their imports are found from them. */
const ENTRIES = ['server/main.ts', 'server/watchdog/watch.ts', 'app/features/search/live/index-process.ts']
const IMPORTED = /(?:from|import)\s*\(?\s*'([#.][^']+\.ts)'/g

const files = new Set(ENTRIES)
for (const file of files) {
  const source = fs.readFileSync(path.join(root, file), 'utf8')
  const stripped = stripTypeScriptTypes(source)
  fs.mkdirSync(path.dirname(path.join(target, file)), { recursive: true })
  fs.writeFileSync(path.join(target, file), stripped)
  for (const [, name = ''] of stripped.matchAll(IMPORTED))
    files.add(name.startsWith('#') ? name.slice(1) : path.join(path.dirname(file), name))
}
