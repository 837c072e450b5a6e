import fs from 'node:fs'
import { isBuiltin, stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }

const root = path.join(import.meta.dirname, '../..')

/** The sources that the operator's commands and the units run: a release has no bundle of them. */
function entries(): string[] {
  const deploy = path.join(root, 'deploy')
  const texts = fs.readdirSync(deploy).map((name) => path.join(deploy, name))
  const found = texts
    .filter((file) => fs.statSync(file).isFile())
    .flatMap((file) => fs.readFileSync(file, 'utf8').match(/(?:server|imports|tools)\/[\w/-]+\.ts/g) ?? [])
  // The program loads its bundle; the process of an import and those of decoders start from their sources.
  return [...new Set(found), 'imports/ordered/main.ts', 'imports/table-decoder/main.ts', 'lib/decoders/main.ts']
}

/** What a source without its types imports, at once or later. */
function importsOf(file: string): string[] {
  const source = fs.readFileSync(path.join(root, file), 'utf8')
  const code = stripTypeScriptTypes(source)
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module
  const passed = staticExports.flatMap(({ entries: all }) => all.map(({ moduleRequest }) => moduleRequest?.value ?? ''))
  const later = dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1))
  return [...staticImports.map(({ moduleRequest }) => moduleRequest.value), ...passed, ...later]
}

/** Returns the packages that sources load, with a source that does. */
function packagesOf(files: string[]): Map<string, string> {
  const seen = new Set(files)
  const packages = new Map<string, string>()
  for (const file of seen)
    for (const name of importsOf(file)) {
      const within = name.startsWith('#') ? name.slice(1) : path.join(path.dirname(file), name)
      if (/^[#.]/.test(name)) {
        if (within.endsWith('.ts') && fs.existsSync(path.join(root, within))) seen.add(within)
      } else if (/^[@\w]/.test(name) && !isBuiltin(name))
        packages.set(/^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name, file)
    }
  return packages
}

test('what commands load from their sources stays when a release leaves out what only building needs', () => {
  const commands = entries()
  expect(commands).toEqual(expect.arrayContaining(['imports/main.ts', 'server/cli/check.ts', 'server/backup/main.ts']))
  const packages = packagesOf(commands.filter((file) => file !== 'server/main.ts'))
  expect(packages.has('pg')).toBe(true)
  const missing = [...packages].filter(([name]) => !(name in packageJson.dependencies))
  expect(missing).toEqual([])
})
