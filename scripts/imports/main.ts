// Prints the cycles among the subfolders of a folder and of every folder in it, with the files that cause them:
// node scripts/imports/main.ts app/features/accounts
import path from 'node:path'
import { findCyclesBelow } from './find-folder-cycles.ts'
import { FREE, listSources, readImports } from './read-imports.ts'

const root = path.join(import.meta.dirname, '../..')
const folders = process.argv.slice(2).map((folder) => path.posix.normalize(folder).replace(/\/$/, ''))

for (const parent of folders) {
  const files = listSources(root, parent).filter((file) => !FREE.test(file))
  const cycles = findCyclesBelow(files, (file) => readImports(root, file).fixed, parent)
  console.log(`${parent}: ${cycles.length} cycles of folders`)
  for (const cycle of cycles) {
    console.log(`\n${cycle.parent}: ${cycle.folders.join(', ')}`)
    const short = (file: string) => file.slice(cycle.parent.length + 1)
    const folderOf = (file: string) => short(file).split('/')[0]
    const arrows = Map.groupBy(cycle.pairs, ([from, to]) => `${folderOf(from)} → ${folderOf(to)}`)
    for (const [arrow, pairs] of [...arrows].sort(([, a], [, b]) => a.length - b.length)) {
      console.log(`  ${arrow}: ${pairs.length}`)
      for (const [from, to] of pairs) console.log(`    ${short(from)} → ${short(to)}`)
    }
  }
}
