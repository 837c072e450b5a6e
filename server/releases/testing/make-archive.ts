import { buffer } from 'node:stream/consumers'
import { zstdCompressSync } from 'node:zlib'
import tar, { type Header } from 'tar-stream'
import { archiveName, type Release } from '../release.ts'

/** A release for this machine. */
export const RELEASE: Release = {
  version: '1.2.3',
  system: `linux-${process.arch}`,
  commit: '0123456789ab',
  time: 1_790_000_000,
  bytes: 0,
}

/** An entry with its content, if it is a file. */
export type Entry = Partial<Header> & { name: string; content?: string }

/** Packs entries, whose names are below the folder of the release unless they begin with a slash or a dot. */
export async function makeArchive(entries: Entry[], release: Release = RELEASE): Promise<Buffer> {
  const pack = tar.pack()
  const all = buffer(pack)
  for (const { content, name, ...header } of entries) {
    const within = /^[/.]/.test(name) ? name : `${archiveName(release)}/${name}`
    pack.entry({ ...header, name: within }, content ?? '')
  }
  pack.finalize()
  return zstdCompressSync(await all)
}

/** The files of a release: what it says of itself, and a program. */
export const filesOf = (release: Release): Entry[] => [
  { name: 'release.json', content: JSON.stringify(release) },
  { name: 'deploy/aulario', mode: 0o755, content: '#!/bin/sh\n' },
]

/** Bytes of all files together. */
export const bytesOf = (entries: Entry[]): number =>
  entries.reduce((sum, { content = '' }) => sum + Buffer.byteLength(content), 0)
