import { JSONParser } from '@streamparser/json'
import type { PackedFile } from '#lib/packed-files.ts'
import { ImportError } from '../../import-error.ts'
import { type InspectedTable, MAX_COLUMNS, type TableRecord } from '../inspected-file.ts'
import { jsonLists } from './json-lists.ts'
import { jsonRow } from './json-row.ts'
import { readableBytes } from './readable-bytes.ts'

/** Larger than any object in a list; the outline of an area can be large. */
const MAX_OBJECT = 10_000_000

/**
 * Returns the tables of a JSON file: each list of objects at its top level or under a name. The header consists of all
 * names that its objects use.
 *
 * @param head the first bytes, within which the lists start
 * @throws ImportError if it is cut off, damaged, or holds no list of objects
 */
export async function jsonTables(file: PackedFile, head: Buffer, bytes: number): Promise<InspectedTable[]> {
  const lists = new Map(listsOf(file.name, head).map((path) => [path, new Set<string>()]))
  for await (const { path, element } of elements(file, [...lists.keys()])) {
    const names = lists.get(path)
    for (const name of jsonRow(element).keys()) names?.add(name)
    if (names && names.size > MAX_COLUMNS) throw new ImportError(`${file.name} has more than ${MAX_COLUMNS} columns.`)
  }
  return [...lists].map(([path, names]) => {
    const header = [...names]
    return { bytes, header, records: (onBytes) => records(file, path, header, onBytes) }
  })
}

function listsOf(name: string, head: Buffer): string[] {
  try {
    const lists = jsonLists(head)
    if (lists.length > 0) return lists
  } catch {
    throw damaged(name)
  }
  throw new ImportError(`${name} is JSON without a list of records: take the publisher's CSV file.`)
}

const damaged = (name: string) => new ImportError(`${name} is damaged JSON: download it again.`)

async function* records(
  file: PackedFile,
  list: string,
  header: readonly string[],
  onBytes: (count: number) => void,
): AsyncGenerator<TableRecord> {
  let line = 0
  for await (const { element } of elements(file, [list], onBytes)) {
    const cells = jsonRow(element)
    line += 1
    yield { record: header.map((name) => cells.get(name) ?? ''), line }
  }
}

/** Yields the elements of lists as the bytes arrive; anything outside the lists is discarded. */
async function* elements(file: PackedFile, paths: string[], onBytes: (count: number) => void = () => {}) {
  const parser = new JSONParser({ paths, keepStack: false })
  let ready: { path: string; element: unknown }[] = []
  let state: 'within' | 'damaged' | 'ended' = 'within'
  let pending = 0
  parser.onValue = ({ value, stack }) => {
    const names = stack.slice(1).map(({ key }) => key)
    ready.push({ path: ['$', ...names, '*'].join('.'), element: value })
  }
  parser.onError = () => {
    state = 'damaged'
  }
  parser.onEnd = () => {
    state = 'ended'
  }
  const currentState = () => state
  for await (const chunk of readableBytes(file)) {
    onBytes(chunk.length)
    parser.write(chunk)
    if (currentState() === 'damaged') throw damaged(file.name)
    pending = ready.length > 0 ? 0 : pending + chunk.length
    if (pending > MAX_OBJECT && paths.length > 0) throw new ImportError(`${file.name} holds a record that never ends.`)
    yield* ready
    ready = []
  }
  if (currentState() !== 'ended') throw new ImportError(`${file.name} is cut off: download it again.`)
}
