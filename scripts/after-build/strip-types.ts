// After a build: writes the sources that the started program loads beside its bundle without their types, so that its
// processes need not have the compiler in memory that Node removes types with.
import fs from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import path from 'node:path'

const root = path.join(import.meta.dirname, '../..')
const target = path.join(root, 'build', 'stripped')
/** What starts as a process or thread of its own; whatever these import is found in them. */
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
