import sax from 'sax'
import type { PackedFile } from '#lib/packed-files.ts'
import { ImportError } from '../../import-error.ts'
import { readableBytes } from './readable-bytes.ts'

/** Callbacks while XML is read; names have no prefix (`row` for `x:row`). */
export type XmlHandlers = {
  open: (name: string, attribute: (name: string) => string | undefined) => void
  close: (name: string) => void
  text: (text: string) => void
}

/**
 * Reads XML chunk by chunk and calls the handlers; yields after each chunk, so that the caller can take what they
 * collected. Entities beyond those of XML itself are refused, and nothing is fetched.
 *
 * @param fileName for messages
 * @throws ImportError if it is damaged or cut off
 */
export async function* xmlEvents(
  part: PackedFile,
  fileName: string,
  handlers: XmlHandlers,
  onBytes: (count: number) => void = () => {},
): AsyncGenerator<void> {
  const parser = sax.parser(true, { position: false })
  const fail = () => {
    throw new ImportError(`${fileName} is a damaged workbook: download it again.`)
  }
  parser.onerror = fail
  parser.onopentag = ({ name, attributes }) =>
    handlers.open(local(name), (wanted) => attributeOf(attributes as Record<string, string>, wanted))
  parser.onclosetag = (name) => handlers.close(local(name))
  parser.ontext = handlers.text
  parser.oncdata = handlers.text
  const decoder = new TextDecoder()
  for await (const chunk of readableBytes({ name: fileName, open: part.open })) {
    onBytes(chunk.length)
    parser.write(decoder.decode(chunk, { stream: true }))
    yield
  }
  parser.write(decoder.decode())
  parser.close()
  yield
}

const local = (name: string) => name.slice(name.indexOf(':') + 1)

function attributeOf(attributes: Record<string, string>, wanted: string): string | undefined {
  for (const name in attributes) if (local(name) === wanted) return attributes[name]
  return undefined
}
