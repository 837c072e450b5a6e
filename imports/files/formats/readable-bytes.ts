import { ArchiveError, type PackedFile } from '#lib/packed-files.ts'
import { ImportError } from '../../import-error.ts'

/**
 * Yields the unpacked bytes of a file.
 *
 * @throws ImportError with a sentence for people if the packing is damaged or the file cannot be read
 */
export async function* readableBytes({ name, open }: Pick<PackedFile, 'name' | 'open'>): AsyncGenerator<Buffer> {
  const stream = await open()
  try {
    yield* stream as AsyncIterable<Buffer>
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'Z_BUF_ERROR') throw new ImportError(`${name} is cut off: download it again.`, 'cut_off')
    if (code?.startsWith('Z_')) throw new ImportError(`${name} is damaged: download it again.`, 'damaged')
    if (error instanceof ArchiveError) throw new ImportError(message, `archive_${error.problem}`)
    // The library's message may quote the file.
    throw new ImportError(message.endsWith('.') ? message : `${name} cannot be read: download it again.`)
  } finally {
    stream.destroy()
  }
}
