// `npm run release`: makes the archives of a release from what is committed, with their checksums, lists of parts and
// signatures, and starts each once.
//   npm run release -- [--to <folder>] [--key <secret key of minisign>] [--database <address>] [--arm64 <folder>]
//     [x64] [arm64]
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { fileChecksum } from '#lib/file-checksum.ts'
import { archiveName, noteOf, type Release } from '#server/releases/release.ts'
import { unpackRelease } from '#server/releases/unpack-release.ts'
import { makeFolder } from './bring-packages.ts'
import { buildProgram, readCommit, root } from './build-program.ts'
import { listParts } from './list-parts.ts'
import { packRelease } from './pack-release.ts'
import { startOnce } from './start-once.ts'

/** What a release may take on the disk of a server. */
const MAX_BYTES = 400_000_000
const EMULATOR = 'qemu-aarch64-static'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: 'string', default: path.join(root, 'releases') },
    key: { type: 'string' },
    database: { type: 'string' },
    arm64: { type: 'string' },
  },
})
const processors = positionals.length > 0 ? positionals : ['x64', 'arm64']
const to = path.resolve(values.to)
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

if (values.key && path.resolve(values.key).startsWith(`${root}${path.sep}`))
  throw new Error(`${values.key}: the key must not be in the repository.`)
const about = readCommit()
const work = fs.mkdtempSync(path.join(os.tmpdir(), 'aulario-release-'))
try {
  await makeAll()
} finally {
  fs.rmSync(work, { recursive: true, force: true })
}

async function makeAll(): Promise<void> {
  fs.mkdirSync(to, { recursive: true })
  const built = path.join(work, 'program')
  await buildProgram(built)
  const files: string[] = []
  const made: [Release, string][] = []
  for (const arch of processors) {
    const release = await makeOne(built, arch, files)
    made.push([release, path.join(to, `${archiveName(release)}.tar.zst`)])
  }
  const sums = await Promise.all(files.map(async (name) => `${await fileChecksum(path.join(to, name))}  ${name}\n`))
  fs.writeFileSync(path.join(to, 'SHA256SUMS'), sums.join(''))
  process.stdout.write(sums.join(''))
  for (const [release, archive] of made) sign(archive, noteOf(release))
  sign(path.join(to, 'SHA256SUMS'), `aulario ${about.version} commit ${about.commit} checksums`)
  for (const [release, archive] of made) await tryOne(release, archive)
}

async function makeOne(built: string, arch: string, files: string[]): Promise<Release> {
  const system = `linux-${arch}`
  const name = archiveName({ ...about, system })
  const [folder, archive] = [path.join(work, name), path.join(to, `${name}.tar.zst`)]
  await makeFolder(built, arch, folder, about)
  fs.writeFileSync(path.join(to, `${name}.cdx.json`), listParts(built, folder, { ...about, system }))
  const bytes = await packRelease(folder, name, about.time, archive)
  fs.rmSync(folder, { recursive: true })
  console.log(`${name}: ${megabytes(fs.statSync(archive).size)}, unpacked ${megabytes(bytes)}`)
  if (bytes > MAX_BYTES) throw new Error(`A release may have ${megabytes(MAX_BYTES)} at most.`)
  files.push(`${name}.tar.zst`, `${name}.cdx.json`)
  return { ...about, system, bytes }
}

/** Debian's minisign asks for the password of the key. */
function sign(file: string, comment: string): void {
  fs.rmSync(`${file}.minisig`, { force: true })
  if (!values.key) {
    console.log(`${path.basename(file)}: not signed, without --key`)
    return
  }
  const args = ['-S', '-H', '-s', values.key, '-m', file, '-t', comment]
  execFileSync('minisign', args, { stdio: 'inherit' })
}

/** Unpacks an archive as a server does, and starts it. */
async function tryOne(release: Release, archive: string): Promise<void> {
  const folder = path.join(work, archiveName(release))
  await unpackRelease(archive, release, folder)
  const isOwn = release.system === `linux-${process.arch}`
  const emulated = values.arm64 ? { emulator: EMULATOR, libraries: path.resolve(values.arm64) } : undefined
  const started = isOwn || emulated ? await startOnce(folder, values.database, isOwn ? undefined : emulated) : undefined
  console.log(`${archiveName(release)}: ${started ? `started ${started}` : 'not started'}`)
}
