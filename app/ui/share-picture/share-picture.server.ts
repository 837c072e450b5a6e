import { LRUCache } from 'lru-cache'
import { Lane } from '#lib/decoders/lane.ts'
import { AT_ONCE } from '#lib/decoders/lanes.ts'
import { DecodersBusy } from '#lib/decoders/task-killed.ts'
import type { ShareWords } from './share-words.ts'
import type { Tasks } from './tasks.ts'

const MAX_BYTES = 32 * 1024 * 1024

/** Draws one picture at a time, in a separate process: reading the fonts blocks for a tenth of a second. */
const lane = new Lane<Tasks>('app/ui/share-picture/main.ts', { heapMb: 128, residentMb: 400, restMb: 250 })

const pictures = new LRUCache<string, Buffer>({
  maxSize: MAX_BYTES,
  sizeCalculation: (picture) => picture.length,
  fetchMethod: async (words) => await lane.run('picture', [JSON.parse(words)], AT_ONCE),
})

/**
 * Returns the picture of these texts as PNG; simultaneous requests for one picture draw it once.
 *
 * @returns undefined if too many others are being drawn
 */
export async function sharePicture(words: ShareWords): Promise<Buffer | undefined> {
  try {
    return await pictures.fetch(JSON.stringify(words))
  } catch (error) {
    if (error instanceof DecodersBusy) return undefined
    throw error
  }
}
