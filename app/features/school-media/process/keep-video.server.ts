import { createReadStream, createWriteStream } from 'node:fs'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileAddress } from '#lib/storage/file-address.ts'
import { storage } from '#lib/storage/open-storage.ts'
import { cleanVideo } from '#lib/videos/clean-video.ts'
import type { Kept, Source } from './kept.ts'
import { readParts } from './read-parts.server.ts'

/** Rewrites a video without its metadata, and stores it. @throws VideoRefused */
export async function keepVideo({ parts, folder }: Source): Promise<Kept> {
  const work = await fs.mkdtemp(path.join(os.tmpdir(), 'aulario-video-'))
  try {
    const [sent, clean] = [path.join(work, 'sent'), path.join(work, 'clean')]
    await pipeline(Readable.from(readParts(parts)), createWriteStream(sent, { mode: 0o600 }))
    const { kind, width, height, duration } = await cleanVideo(sent, clean)
    const { size } = await fs.stat(clean)
    const key = `${folder}/video.${kind}`
    await storage().put(key, createReadStream(clean), { size, type: `video/${kind}` })
    return { url: fileAddress(key), width, height, widths: [], duration }
  } finally {
    await fs.rm(work, { recursive: true, force: true })
  }
}
