import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { archiveName } from '#server/releases/release.ts'
import type { Commit } from './build-program.ts'

/** What is read of a list of parts (https://cyclonedx.org). */
type Component = { 'bom-ref': string; name: string; version: string; properties?: { name: string; value: string }[] }
type Dependency = { ref: string; dependsOn?: string[] }
type Bom = {
  serialNumber: string
  metadata: { timestamp: string; component: { 'bom-ref': string } }
  components: Component[]
  dependencies: Dependency[]
}

/** Where the build names the packages that the program for the server, and that for browsers, contain. */
const BUNDLED = ['build/server/.vite/license.md', 'build/client/licenses.md']
/** A heading there: name, version, and licence if it is known. */
const PACKAGE = /^## (\S+) - (\S+)/gm
const FOR_DEVELOPMENT = 'cdx:npm:package:development'

/**
 * Lists the parts of a release: the packages beside the program, and those that are part of its files.
 *
 * @param built folder of {@link buildProgram}, with all packages
 * @param folder of the release
 * @returns text in the format CycloneDX, the same for the same release
 */
export function listParts(built: string, folder: string, about: Commit & { system: string }): string {
  const all = bomOf(built)
  const beside = bomOf(folder, without(folder, 'devDependencies'))
  const bundled = new Set(BUNDLED.flatMap((file) => packagesIn(path.join(built, file))))
  const components = new Map<string, Component>()
  for (const one of all.components) if (bundled.has(keyOf(one))) components.set(keyOf(one), asPart(one))
  const missing = [...bundled].filter((key) => !components.has(key))
  if (missing.length > 0) throw new Error(`npm does not list ${missing.join(', ')}, which the build contains.`)
  for (const one of beside.components) components.set(keyOf(one), asPart(one))
  const sorted = [...components.values()].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  const refs = new Set(sorted.map((one) => one['bom-ref']))
  const component = { ...beside.metadata.component, type: 'application', name: 'aulario' }
  const own = component['bom-ref']
  const bom = {
    ...beside,
    serialNumber: uuidOf(archiveName(about) + about.commit + JSON.stringify(sorted)),
    metadata: { ...beside.metadata, timestamp: new Date(about.time * 1000).toISOString(), component },
    components: sorted,
    dependencies: dependenciesOf([...beside.dependencies, ...all.dependencies], own, refs),
  }
  return `${JSON.stringify(bom, null, 2)}\n`
}

const keyOf = ({ name, version }: Component) => `${name}@${version}`

/** What the bundle contains is part of the product, whatever npm installed it for. */
const asPart = ({ properties = [], ...component }: Component): Component => ({
  ...component,
  properties: properties.filter(({ name }) => name !== FOR_DEVELOPMENT),
})

function packagesIn(file: string): string[] {
  return [...fs.readFileSync(file, 'utf8').matchAll(PACKAGE)].map(([, name, version]) => `${name}@${version}`)
}

/** The first list of each part counts; only what is in the release is named. */
function dependenciesOf(all: Dependency[], own: string, refs: Set<string>): Dependency[] {
  const found = new Map<string, Dependency>()
  for (const { ref, dependsOn = [] } of all)
    if ((ref === own || refs.has(ref)) && !found.has(ref))
      found.set(ref, { ref, dependsOn: dependsOn.filter((to) => refs.has(to)).sort() })
  return [...found.values()].sort((a, b) => (a.ref < b.ref ? -1 : 1))
}

function bomOf(folder: string, restore = () => {}): Bom {
  try {
    const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application']
    const env = { ...process.env, PATH: `${path.dirname(process.execPath)}:${process.env.PATH}` }
    return JSON.parse(execFileSync('npm', args, { cwd: folder, env, encoding: 'utf8', maxBuffer: 2 ** 28 }))
  } finally {
    restore()
  }
}

/** npm asks for all packages that the description names: this leaves a kind of them out of it for a moment. */
function without(folder: string, kind: string): () => void {
  const file = path.join(folder, 'package.json')
  const before = fs.readFileSync(file, 'utf8')
  fs.writeFileSync(file, JSON.stringify({ ...JSON.parse(before), [kind]: undefined }))
  return () => fs.writeFileSync(file, before)
}

/** A name of the kind that is made of a hash (RFC 9562, version 8). */
function uuidOf(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex')
  const parts = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ]
  return `urn:uuid:${parts.join('-')}`
}
