import sax from 'sax'
import type { PackedFile } from '#lib/packed-files.ts'
import { ImportError } from '../../import-error.ts'
import { readableBytes } from './readable-bytes.ts'

/** No spreadsheet program gives a tag more attributes, or nests tags deeper; each costs more than its bytes. */
const MAX_ATTRIBUTES = 300
const MAX_DEPTH = 100

/** Callbacks while XML is read; names have no prefix (`row` for `x:row`). */
export type XmlHandlers = {
  open: (name: string, attribute: (name: string) => string | undefined) => void
  close: (name: string) => void
  text: (text: string) => void
}

/**
 * Reads XML chunk by chunk and calls the handlers; yields after each chunk, so that the caller can take what they have
 * collected. Entities beyond those of XML itself are refused, and nothing is fetched.
 *
 * @param fileName for messages
 * @throws ImportError if it is damaged, cut off, or has more attributes or levels than a spreadsheet program writes
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
  let attributesOfTag = 0
  let depth = 0
  parser.onattribute = () => {
    if (++attributesOfTag > MAX_ATTRIBUTES) throw unlikeWorkbook(fileName)
  }
  parser.onopentag = ({ name, attributes }) => {
    attributesOfTag = 0
    if (++depth > MAX_DEPTH) throw unlikeWorkbook(fileName)
    handlers.open(local(name), (wanted) => attributeOf(attributes as Record<string, string>, wanted))
  }
  parser.onclosetag = (name) => {
    depth--
    handlers.close(local(name))
  }
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

/** The refusal of a workbook that holds more of something than any spreadsheet program writes. */
export const unlikeWorkbook = (fileName: string): ImportError =>
  new ImportError(`${fileName} is built like no workbook of a register: save it again with a spreadsheet program.`)

const local = (name: string) => name.slice(name.indexOf(':') + 1)

function attributeOf(attributes: Record<string, string>, wanted: string): string | undefined {
  for (const name in attributes) if (local(name) === wanted) return attributes[name]
  return undefined
}
