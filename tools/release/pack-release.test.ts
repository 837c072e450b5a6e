import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { RELEASE } from '#server/releases/testing/make-archive.ts'
import { unpackRelease } from '#server/releases/unpack-release.ts'
import { packRelease } from './pack-release.ts'

const TOP = `aulario-${RELEASE.version}-${RELEASE.system}`

function ownFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pack-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  return folder
}

/** A folder of a release, made in an order, with modes and at a time of its own. */
function fill(folder: string, names: string[], mode: number, time: number): string {
  for (const name of names) {
    const file = path.join(folder, name)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, name, { mode })
    fs.utimesSync(file, time, time)
  }
  fs.symlinkSync('../node/bin/node', path.join(folder, 'modules/link'))
  fs.symlinkSync('nowhere', path.join(folder, 'modules/dangling'))
  return folder
}
const NAMES = [
  'b.txt',
  'B.txt',
  'ä.txt',
  'a/c.txt',
  'node/bin/node',
  'modules/x',
  `long/${'n'.repeat(120)}/${'f'.repeat(120)}`,
]

test('equal contents give equal bytes, whatever the order, times and modes of a build', async () => {
  const place = ownFolder()
  const [one, other] = [fill(ownFolder(), NAMES, 0o600, 1), fill(ownFolder(), NAMES.toReversed(), 0o664, 2_000_000)]
  const bytes = await packRelease(one, TOP, RELEASE.time, path.join(place, 'one'))
  expect(await packRelease(other, TOP, RELEASE.time, path.join(place, 'other'))).toBe(bytes)
  expect(fs.readFileSync(path.join(place, 'one')).equals(fs.readFileSync(path.join(place, 'other')))).toBe(true)
  fs.appendFileSync(path.join(other, 'b.txt'), '.')
  await packRelease(other, TOP, RELEASE.time, path.join(place, 'other'))
  expect(fs.readFileSync(path.join(place, 'one')).equals(fs.readFileSync(path.join(place, 'other')))).toBe(false)
})

test('what is packed is unpacked, by us and by tar', async () => {
  const place = ownFolder()
  const folder = fill(ownFolder(), NAMES, 0o600, 1)
  fs.chmodSync(path.join(folder, 'node/bin/node'), 0o700)
  const archive = path.join(place, 'archive')
  const bytes = await packRelease(folder, TOP, RELEASE.time, archive)
  await unpackRelease(archive, { ...RELEASE, bytes }, path.join(place, 'ours'))
  execFileSync('tar', ['--zstd', '-xf', archive, '-C', place])
  for (const unpacked of [path.join(place, 'ours'), path.join(place, TOP)]) {
    expect(fs.readdirSync(unpacked, { recursive: true }).sort()).toEqual(
      fs
        .readdirSync(folder, { recursive: true })
        .filter((name) => name !== 'modules/dangling')
        .sort(),
    )
    expect(fs.readFileSync(path.join(unpacked, 'modules/link'), 'utf8')).toBe('node/bin/node')
    expect(fs.statSync(path.join(unpacked, 'node/bin/node')).mode & 0o777).toBe(0o755)
    expect(fs.statSync(path.join(unpacked, 'ä.txt')).mode & 0o777).toBe(0o644)
  }
})
