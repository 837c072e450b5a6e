import fs from 'node:fs/promises'
import path from 'node:path'
import { fetchRelease } from './fetch-release.ts'
import { readPublicKey, verifyFile } from './minisign.ts'
import { archiveName, assertNotLower, type Release, ReleaseRefused, readNote } from './release.ts'
import { unpackRelease } from './unpack-release.ts'

/** File in each release that says which one it is. */
export const RELEASE_FILE = 'release.json'
/** Bytes that stay free on the disk. */
const SPARE_BYTES = 200_000_000

type Place = {
  /** File with the public key of those who make releases. */
  key: string
  /** Folder of all releases. */
  releases: string
  /** Folder of the release that is in place, if there is one. */
  current: string | undefined
}

/**
 * Puts a signed archive beside the other releases. Its signature, version, system and the space on the disk are checked
 * before anything is unpacked.
 *
 * @param from a file, or an address with https; its signature is at the same place with the ending `.minisig`
 * @returns the folder of the release, which is unpacked unless it is there already
 * @throws ReleaseRefused with the reason
 */
export async function takeRelease(from: string, { key, releases, current }: Place): Promise<string> {
  const publicKey = readPublicKey(await readKey(key))
  const work = await fs.mkdtemp(path.join(releases, '.taken-'))
  try {
    const { file, signature } = await fetchRelease(from, work)
    const release = readNote(await verifyFile(file, signature, publicKey))
    const own = `linux-${process.arch}`
    if (release.system !== own)
      throw new ReleaseRefused(`The release is for ${release.system}, this machine is ${own}.`)
    assertNotLower(release, current ? await readRelease(current) : undefined)
    const target = path.join(releases, `${release.version}-${release.commit}`)
    if (await fs.stat(target).catch(() => undefined)) return target
    await assertSpace(releases, release)
    const unpacked = path.join(work, archiveName(release))
    await unpackRelease(file, release, unpacked)
    const said = await readRelease(unpacked)
    if (said.version !== release.version || said.commit !== release.commit)
      throw new ReleaseRefused('The archive holds another release than its signature says.')
    await fs.rm(`${target}.part`, { recursive: true, force: true })
    await fs.rename(unpacked, `${target}.part`)
    return `${target}.part`
  } finally {
    await fs.rm(work, { recursive: true, force: true })
  }
}

async function readKey(file: string): Promise<string> {
  return await fs.readFile(file, 'utf8').catch(() => {
    throw new ReleaseRefused(`There is no key in ${file}: put the public key of those who make releases there.`)
  })
}

/** A release that was built before there were archives has its version alone. */
async function readRelease(folder: string): Promise<Pick<Release, 'version' | 'time'> & { commit?: string }> {
  const read = async (name: string) => JSON.parse(await fs.readFile(path.join(folder, name), 'utf8'))
  return {
    time: 0,
    ...(await read(RELEASE_FILE).catch(async () => ({ version: (await read('package.json')).version }))),
  }
}

async function assertSpace(folder: string, { bytes }: Release): Promise<void> {
  const { bavail, bsize } = await fs.statfs(folder)
  if (bavail * bsize < bytes + SPARE_BYTES)
    throw new ReleaseRefused(`${folder} has too little space: ${(bytes + SPARE_BYTES) / 1e6} MB are needed.`)
}
