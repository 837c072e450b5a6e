import fs from 'node:fs'
import path from 'node:path'
import type { Imports } from './read-imports.ts'

/** A file that is read faster where it is used: `file` belongs into `importer`. */
type LoneFile = { file: string; importer: string; lines: number }

/** A file of fewer lines does not stand alone. */
const LONE_BELOW = 25
/** Lines of two files that are too many for one. */
const FULL = 260
const TEST = /\.(test|spec)\.tsx?$|\/testing\//
const ONE_SIDE = /\.(server|client)\.tsx?$/
/**
 * Files of which each is one of many of its kind, found by its name: schemas of forms, mails, programs, registers, what
 * members may do, texts in one language, settings of tools, declarations of types, and what a program writes.
 */
const OWN_KIND =
  /\.(schema|config)\.ts$|\.d\.c?ts$|^app\/i18n\/|^app\/mail\/[\w-]+\/|(^|\/)(main|source|policy|(de|en|es|fr|it)|de-easy)\.tsx?$|^db\/schema\.ts$/

/**
 * Returns the sources of few lines that have one importer, in the same part and on the same side of the border
 * between server and browser. What is loaded later or by its path, as a process or a thread, has to be a file.
 *
 * @param partOf the part of the map of imports to which a file belongs
 * @param below how many lines they have
 */
export function findLoneFiles(
  root: string,
  graph: ReadonlyMap<string, Imports>,
  partOf: (file: string) => string,
  below = LONE_BELOW,
): LoneFile[] {
  const users = usersOf(graph)
  const text = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')
  const linesOf = (file: string) => text(file).split('\n').length - 1
  return [...graph.keys()].flatMap((file) => {
    const { importers, byPath, tested } = users.get(file)!
    const [importer] = importers
    if (!importer || importers.length > 1 || byPath || OWN_KIND.test(file) || TEST.test(file)) return []
    if (partOf(importer) !== partOf(file)) return []
    if (ONE_SIDE.test(file) && !ONE_SIDE.test(importer)) return []
    // A page has no exports but those of its framework.
    if (tested && (graph.get(importer)?.isProgram || importer.startsWith('app/routes/'))) return []
    const lines = linesOf(file)
    return lines >= below || lines + linesOf(importer) > FULL ? [] : [{ file, importer, lines }]
  })
}

type Users = { importers: string[]; byPath: boolean; tested: boolean }

function usersOf(graph: ReadonlyMap<string, Imports>): Map<string, Users> {
  const users = new Map<string, Users>(
    [...graph.keys()].map((file) => [file, { importers: [], byPath: false, tested: false }]),
  )
  for (const [importer, { fixed, dynamic, named }] of graph) {
    for (const target of new Set(fixed)) {
      const found = users.get(target)
      if (!found) continue
      if (TEST.test(importer)) found.tested = true
      else found.importers.push(importer)
    }
    if (TEST.test(importer)) continue
    for (const target of [...dynamic, ...named]) {
      const found = users.get(target)
      if (found) found.byPath = true
    }
  }
  return users
}
