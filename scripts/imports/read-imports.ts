import fs from 'node:fs'
import path from 'node:path'
import { type Expression, parseSync, Visitor } from 'oxc-parser'

/** Tests, commands, benchmarks and browser tests may import everything. */
export const FREE = /\.(test|spec)\.tsx?$|^(scripts|bench|e2e)\/|\/testing\/|\.config\.ts$/

/** Paths that a file imports, those of `import(…)` apart. */
export type Imports = { fixed: string[]; dynamic: string[] }

/** Returns the sources below a folder, as paths from the root of the repository. */
export function listSources(root: string, folder: string): string[] {
  return fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.posix.join(folder, name))
}

export function readImports(root: string, file: string): Imports {
  const { module, program } = parseSync(file, fs.readFileSync(path.join(root, file), 'utf8'))
  const fixed = module.staticImports.map((found) => found.moduleRequest.value)
  const passed = module.staticExports.flatMap((found) => found.entries.map((entry) => entry.moduleRequest?.value ?? ''))
  const dynamic: string[] = []
  const take = (source: Expression) => {
    if (source.type === 'Literal' && typeof source.value === 'string') dynamic.push(source.value)
  }
  if (module.dynamicImports.length > 0) new Visitor({ ImportExpression: ({ source }) => take(source) }).visit(program)
  const resolved = (requests: string[]) =>
    requests.map((request) => resolve(file, request)).filter((target) => target !== undefined)
  return { fixed: resolved([...fixed, ...passed]), dynamic: resolved(dynamic) }
}

function resolve(file: string, request: string): string | undefined {
  const plain = request.replace(/\?.*$/, '')
  if (plain.startsWith('#')) return plain.slice(1)
  if (plain.startsWith('.') && !plain.includes('+types')) return path.posix.join(path.posix.dirname(file), plain)
  return undefined
}
