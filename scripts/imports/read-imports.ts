import fs from 'node:fs'
import path from 'node:path'
import { type Expression, parseSync, Visitor } from 'oxc-parser'

/** Tests, commands, tools, benchmarks and browser tests may import everything. */
export const FREE = /\.(test|spec)\.tsx?$|^(bench|e2e|scripts|tools)\/|\/testing\/|\.config\.ts$/

/**
 * Paths that a file imports, those of `import(…)` apart, and those that it names in a string, as of a process.
 * A program runs as soon as it is imported, or needs what only a build makes: no test can import it.
 */
export type Imports = { fixed: string[]; dynamic: string[]; named: string[]; isProgram: boolean }

const RUNS = /^(?!Import|Export|Function|Variable|Class|TS)/

/** Returns the sources below a folder, as paths from the root of the repository. */
export function listSources(root: string, folder: string): string[] {
  return fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.posix.join(folder, name))
}

export function readImports(root: string, file: string): Imports {
  const text = fs.readFileSync(path.join(root, file), 'utf8')
  const { module, program } = parseSync(file, text)
  const fixed = module.staticImports.map((found) => found.moduleRequest.value)
  const passed = module.staticExports.flatMap((found) => found.entries.map((entry) => entry.moduleRequest?.value ?? ''))
  const dynamic: string[] = []
  const take = (source: Expression) => {
    if (source.type === 'Literal' && typeof source.value === 'string') dynamic.push(source.value)
  }
  if (module.dynamicImports.length > 0) new Visitor({ ImportExpression: ({ source }) => take(source) }).visit(program)
  const resolved = (requests: string[]) =>
    requests.map((request) => resolve(file, request)).filter((target) => target !== undefined)
  const imported = { fixed: resolved([...fixed, ...passed]), dynamic: resolved(dynamic) }
  return {
    ...imported,
    named: namedIn(text, file).filter((target) => !Object.values(imported).flat().includes(target)),
    isProgram: fixed.some((name) => name.startsWith('virtual:')) || program.body.some(({ type }) => RUNS.test(type)),
  }
}

/** The path of a process, thread or page starts in the folder of the file that names it, or in the root. */
function namedIn(text: string, file: string): string[] {
  const names = [...text.matchAll(/'([\w./-]+\.tsx?)'/g)].map(([, name = '']) => name)
  return [...new Set(names.flatMap((name) => [path.posix.join(path.posix.dirname(file), name), name]))]
}

function resolve(file: string, request: string): string | undefined {
  const plain = request.replace(/\?.*$/, '')
  if (plain.startsWith('#')) return plain.slice(1)
  if (plain.startsWith('.') && !plain.includes('+types')) return path.posix.join(path.posix.dirname(file), plain)
  return undefined
}
