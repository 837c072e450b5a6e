import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { noteOf, type Release } from './release.ts'
import { takeRelease } from './take-release.ts'
import { bytesOf, type Entry, filesOf, makeArchive, RELEASE } from './testing/make-archive.ts'
import { makeSigner } from './testing/sign.ts'

const signer = makeSigner()
let folder: string
let releases: string
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'releases-'))
  releases = path.join(folder, 'releases')
  fs.mkdirSync(releases)
  fs.writeFileSync(path.join(folder, 'key'), signer.publicKey)
  return () => fs.rmSync(folder, { recursive: true })
})

/** Puts an archive and its signature into the folder. @returns its path */
async function publish(entries: Entry[], about: Partial<Release> = {}, change = (bytes: Buffer) => bytes) {
  const release = { ...RELEASE, bytes: bytesOf(entries), ...about }
  const bytes = await makeArchive(entries)
  const file = path.join(folder, 'archive.tar.zst')
  fs.writeFileSync(file, change(bytes))
  fs.writeFileSync(`${file}.minisig`, signer.sign(bytes, noteOf(release)))
  return file
}
const take = (from: string, current?: string) => takeRelease(from, { key: path.join(folder, 'key'), releases, current })
/** What stands beside the releases afterwards. */
const left = () => fs.readdirSync(releases)
const plain = () => publish(filesOf(RELEASE))

/** A release that is in place. */
function inPlace(files: Record<string, object>): string {
  const current = path.join(folder, 'current')
  fs.mkdirSync(current)
  for (const [name, content] of Object.entries(files))
    fs.writeFileSync(path.join(current, name), JSON.stringify(content))
  return current
}

test('a signed archive is unpacked beside the other releases, for everybody to read', async () => {
  const link = { name: 'node_modules/.bin/node', type: 'symlink', linkname: '../node/bin/node' } as const
  const target = await take(await publish([...filesOf(RELEASE), { name: 'app', type: 'directory' }, link]))
  expect(target).toBe(path.join(releases, '1.2.3-0123456789ab.part'))
  expect(left()).toEqual(['1.2.3-0123456789ab.part'])
  const mode = (name: string) => fs.statSync(path.join(target, name)).mode & 0o777
  expect([mode('.'), mode('app'), mode('deploy/aulario'), mode('release.json')]).toEqual([0o755, 0o755, 0o755, 0o644])
  expect(fs.readlinkSync(path.join(target, 'node_modules/.bin/node'))).toBe('../node/bin/node')
})

test('one that is there already is not unpacked again', async () => {
  fs.mkdirSync(path.join(releases, '1.2.3-0123456789ab'))
  expect(await take(await plain())).toBe(path.join(releases, '1.2.3-0123456789ab'))
  expect(left()).toEqual(['1.2.3-0123456789ab'])
})

test.each([
  ['a lower version', { 'release.json': { version: '1.10.0', time: 0 } }],
  ['an earlier state of the same version', { 'release.json': { version: '1.2.3', time: RELEASE.time + 1 } }],
  ['a lower version than one that was built here', { 'package.json': { version: '2.0.0' } }],
])('%s is refused before anything is unpacked', async (_, files) => {
  const file = path.join(folder, 'archive.tar.zst')
  const bytes = Buffer.from('no archive, which reading it would tell')
  fs.writeFileSync(file, bytes)
  fs.writeFileSync(`${file}.minisig`, signer.sign(bytes, noteOf(RELEASE)))
  await expect(take(file, inPlace(files))).rejects.toThrow(/^1\.2\.3 of 2026-09-21T14:13 is lower than/)
  expect(left()).toEqual([])
})

test.each([
  ['a later version', { 'release.json': { version: '1.2.2', time: RELEASE.time + 1 } }],
  ['a later state', { 'release.json': { version: '1.2.3', time: RELEASE.time - 1 } }],
])('%s takes the place of the one before', async (_, files) => {
  expect(await take(await plain(), inPlace(files))).toMatch(/\.part$/)
})

test.each([
  ['another system', { system: process.arch === 'x64' ? 'linux-arm64' : 'linux-x64' }, 'this machine is'],
  ['another version than the archive says', { version: '1.2.4' }, 'outside'],
  ['another commit than the archive says', { commit: 'ffffffffffff' }, 'another release than its signature'],
  ['more bytes than there are', { bytes: 5000 }, 'cut off'],
  ['fewer bytes than there are', { bytes: 20 }, 'more than its signature says'],
  ['more bytes than the disk has', { bytes: 99_999_999_999 }, 'too little space'],
])('a signature for %s is refused', async (_, about, words) => {
  await expect(take(await publish(filesOf(RELEASE), about))).rejects.toThrow(words)
  expect(left()).toEqual([])
})

test.each([
  ['with a changed byte', (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -1), Buffer.from([bytes.at(-1)! ^ 1])])],
  ['that is cut off', (bytes: Buffer) => bytes.subarray(0, -20)],
  ['with something behind it', (bytes: Buffer) => Buffer.concat([bytes, bytes])],
])('an archive %s is refused', async (_, change) => {
  await expect(take(await publish(filesOf(RELEASE), {}, change))).rejects.toThrow('not what was signed')
  expect(left()).toEqual([])
})

test('a signature of another key, a key that is none, and missing files are refused', async () => {
  const file = await plain()
  fs.writeFileSync(path.join(folder, 'key'), makeSigner().publicKey)
  await expect(take(file)).rejects.toThrow('signed by another key')
  fs.writeFileSync(path.join(folder, 'key'), 'x')
  await expect(take(file)).rejects.toThrow('no public key')
  fs.rmSync(path.join(folder, 'key'))
  await expect(take(file)).rejects.toThrow('There is no key in')
  fs.writeFileSync(path.join(folder, 'key'), signer.publicKey)
  fs.rmSync(`${file}.minisig`)
  await expect(take(file)).rejects.toThrow('There is no file')
  expect(left()).toEqual([])
})

test('what is signed for another purpose is no release', async () => {
  const file = await plain()
  fs.writeFileSync(`${file}.minisig`, signer.sign(fs.readFileSync(file), 'timestamp:1 file:archive'))
  await expect(take(file)).rejects.toThrow('not of a release of Aulario')
})

// Those who make releases sign these: a mistake or a stolen key reaches no further than the new folder.
describe.each<[string, Entry[], string]>([
  ['a file above', [{ name: '../outside', content: 'x' }], 'a file outside'],
  ['a file above, further down', [{ name: 'a/../../outside', content: 'x' }], 'a file outside'],
  ['a file from the root', [{ name: '/etc/outside', content: 'x' }], 'a file outside'],
  ['a file with a backslash', [{ name: 'a\\b', content: 'x' }], 'a file outside'],
  ['a link above', [{ name: 'a', type: 'symlink', linkname: '../../outside' }], 'a link outside'],
  ['a link from the root', [{ name: 'a', type: 'symlink', linkname: '/etc' }], 'a link outside'],
  [
    'a file through a link',
    [
      { name: 'a', type: 'symlink', linkname: 'deploy' },
      { name: 'a/b', content: 'x' },
    ],
    'through the link',
  ],
  [
    'a folder through a link',
    [
      { name: 'a', type: 'symlink', linkname: 'deploy' },
      { name: 'a/b', type: 'directory' },
    ],
    'through the link',
  ],
  ['a second name of a file', [{ name: 'a', type: 'link', linkname: 'release.json' }], 'a link'],
  ['a device', [{ name: 'a', type: 'character-device' }], 'a character-device'],
  ['a pipe', [{ name: 'a', type: 'fifo' }], 'a fifo'],
  ['a file twice', [{ name: 'release.json', content: 'x' }], 'twice'],
  ['a name that is too long', [{ name: 'a'.repeat(1200), content: 'x' }], 'a file outside'],
])('an archive with %s', (_, entries, words) => {
  test('is refused, and nothing of it stays', async () => {
    await expect(take(await publish([...filesOf(RELEASE), ...entries]))).rejects.toThrow(words)
    expect(left()).toEqual([])
    expect(fs.readdirSync(folder).sort()).toEqual(['archive.tar.zst', 'archive.tar.zst.minisig', 'key', 'releases'])
  })
})

test('what is signed and no archive is refused', async () => {
  const file = path.join(folder, 'archive.tar.zst')
  for (const bytes of [Buffer.from('no archive at all'), (await makeArchive(filesOf(RELEASE))).subarray(0, -30)]) {
    fs.writeFileSync(file, bytes)
    fs.writeFileSync(`${file}.minisig`, signer.sign(bytes, noteOf({ ...RELEASE, bytes: bytesOf(filesOf(RELEASE)) })))
    await expect(take(file)).rejects.toThrow('damaged or cut off')
    expect(left()).toEqual([])
  }
})

describe('from an address', () => {
  /** Serves the folder. @returns its address */
  async function serve(answer?: http.RequestListener): Promise<string> {
    const files: http.RequestListener = (request, response) => {
      const file = path.join(folder, path.basename(request.url ?? ''))
      if (!fs.existsSync(file)) return response.writeHead(404).end()
      return response.end(fs.readFileSync(file))
    }
    const server = http.createServer(answer ?? files).listen(0, '127.0.0.1')
    onTestFinished(() => void server.close())
    await new Promise((resolve) => server.once('listening', resolve))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/archive.tar.zst`
  }

  test('archive and signature are read', async () => {
    await plain()
    expect(await take(await serve())).toMatch(/\.part$/)
  })

  test('what is missing, too large or without TLS is refused', async () => {
    const address = await serve()
    await expect(take(address)).rejects.toThrow('answered 404')
    const large = await serve((_, response) => response.end(Buffer.alloc(20_000)))
    await expect(take(large)).rejects.toThrow('is too large')
    await expect(take('http://example.org/archive.tar.zst')).rejects.toThrow('no address with https')
    await expect(take(address.replace(/:\d+/, ':1'))).rejects.toThrow('cannot be read')
    expect(left()).toEqual([])
  })
})
