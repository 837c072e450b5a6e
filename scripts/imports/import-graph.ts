import fs from 'node:fs'
import path from 'node:path'
import { type Expression, parseSync, Visitor } from 'oxc-parser'

/** What a file imports with its own loading, what it loads later, and the sources that it names in a string. */
type Imports = { fixed: string[]; later: string[]; named: string[] }
export type ImportGraph = Map<string, Imports>

/** @param folders of `root`, whose TypeScript files and what each imports are returned */
export function readImportGraph(root: string, folders: string[]): ImportGraph {
  return new Map(folders.flatMap((folder) => sources(root, folder)).map((file) => [file, importsOf(root, file)]))
}

function sources(root: string, folder: string): string[] {
  return fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.posix.join(folder, name))
}

function importsOf(root: string, file: string): Imports {
  const text = fs.readFileSync(path.join(root, file), 'utf8')
  const { module, program } = parseSync(file, text)
  const fixed = module.staticImports.map((found) => found.moduleRequest.value)
  const passed = module.staticExports.flatMap((found) => found.entries.map((entry) => entry.moduleRequest?.value ?? ''))
  const later: string[] = []
  const take = (source: Expression) => {
    if (source.type === 'Literal' && typeof source.value === 'string') later.push(source.value)
  }
  if (module.dynamicImports.length > 0) new Visitor({ ImportExpression: ({ source }) => take(source) }).visit(program)
  const resolved = (requests: string[]) => [
    ...new Set(requests.map((request) => resolve(file, request)).filter((target) => target !== undefined)),
  ]
  const imported = { fixed: resolved([...fixed, ...passed]), later: resolved(later) }
  // Processes, threads and pages are given by their path, which starts in the folder of the file or in the root.
  const strings = [...text.matchAll(/'([\w./-]+\.tsx?)'/g)].flatMap(([, name = '']) => [
    path.posix.join(path.posix.dirname(file), name),
    name,
  ])
  const known = new Set([...imported.fixed, ...imported.later])
  return { ...imported, named: [...new Set(strings)].filter((target) => !known.has(target)) }
}

function resolve(file: string, request: string): string | undefined {
  const plain = request.replace(/\?.*$/, '')
  if (plain.startsWith('#')) return plain.slice(1)
  if (plain.startsWith('.') && !plain.includes('+types')) return path.posix.join(path.posix.dirname(file), plain)
  return undefined
}
