import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type PictureSize, pictureSizes } from '#lib/images/picture-sizes.ts'
import { fileAddress } from '#lib/storage/file-address.ts'
import { storage } from '#lib/storage/open-storage.ts'
import type { Kept, Source } from './kept.ts'
import { readParts } from './read-parts.server.ts'

/** Renders a picture in all sizes and stores them. @throws PictureRefused */
export async function keepPicture({ parts, folder }: Source): Promise<Kept> {
  const bytes = await buffer(Readable.from(readParts(parts)))
  const { width, height, sizes } = await pictureSizes(bytes)
  for (const size of sizes) await keepSize(folder, size)
  const url = fileAddress(`${folder}/${width}.webp`)
  return { url, width, height, widths: sizes.map((size) => size.width), duration: null }
}

async function keepSize(folder: string, { width, avif, webp }: PictureSize): Promise<void> {
  for (const [ending, bytes] of Object.entries({ avif, webp })) {
    const about = { size: bytes.length, type: `image/${ending}` }
    await storage().put(`${folder}/${width}.${ending}`, Readable.from([bytes]), about)
  }
}
