import { JSONParser, Tokenizer, TokenType } from '@streamparser/json'
import type { PackedFile } from '#lib/packed-files.ts'
import { ImportError } from '../../import-error.ts'
import { type InspectedTable, MAX_COLUMNS, type TableRecord } from '../inspected-file.ts'
import { readableBytes } from './readable-bytes.ts'

type Json = unknown
type JsonObject = Record<string, Json>

/** Nested objects become columns with both names down to this depth; deeper ones become the text of a cell. */
const MAX_DEPTH = 2

/** Lists are at the top, or nested under at most this many names (`results.bindings`). */
const MAX_PATH = 2

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

const damaged = (name: string) => new ImportError(`${name} is damaged JSON: download it again.`, 'damaged')

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
  if (currentState() !== 'ended') throw new ImportError(`${file.name} is cut off: download it again.`, 'cut_off')
}

/**
 * Finds the lists of objects at the beginning of a JSON file: `$.*` for a list at the top level, `$.features.*` and the
 * like for one under a name.
 *
 * @throws TokenizerError if it is not JSON
 */
function jsonLists(head: Buffer): string[] {
  const lists = new Set<string>()
  /** Names of the enclosing objects, and null for each enclosing list. */
  const ancestors: (string | null)[] = []
  let name = ''
  let previous: TokenType | undefined
  const tokenizer = new Tokenizer()
  tokenizer.onToken = ({ token, value }) => {
    if (token === TokenType.LEFT_BRACE && previous === TokenType.LEFT_BRACKET) {
      const path = pathOf(ancestors)
      if (path !== undefined) lists.add(path)
    }
    if (token === TokenType.LEFT_BRACE) ancestors.push(name)
    else if (token === TokenType.LEFT_BRACKET) ancestors.push(null, name)
    else if (token === TokenType.RIGHT_BRACE) ancestors.pop()
    else if (token === TokenType.RIGHT_BRACKET) ancestors.splice(-2)
    else if (token === TokenType.STRING) name = String(value)
    previous = token
  }
  tokenizer.write(head)
  return [...lists]
}

/** Returns the path to the elements of the innermost list, or undefined if it is within another list or too deep. */
function pathOf(ancestors: readonly (string | null)[]): string | undefined {
  const outer = ancestors.slice(0, -2)
  const names = [...outer, ancestors.at(-1)].slice(1)
  if (outer.includes(null) || names.length > MAX_PATH) return undefined
  if (names.some((one) => typeof one !== 'string' || one === '' || /[.*]/.test(one))) return undefined
  return ['$', ...names, '*'].join('.')
}

/**
 * Returns the cells of an object in a list, by column name.
 * These forms are unwrapped: records of Opendatasoft (`fields`, `record.fields`), SPARQL results (`{ type, value }`)
 * and GeoJSON features, whose point becomes the columns `longitude` and `latitude` unless they exist, and whose polygon
 * becomes the column `geometry`. Lists of plain values are joined with commas, and so are those of objects, by the
 * names in them: `[{ name: A }, { name: B }]` is `A, B` in the column of the list and the name. Any other value that is
 * not plain becomes a cell of JSON.
 */
function jsonRow(element: Json): Map<string, string> {
  const cells = new Map<string, string>()
  const { geometry } = isObject(element) ? element : {}
  addCells(cells, fieldsOf(element), '', 0)
  const point = pointOf(geometry)
  const names = point ? [...cells.keys()].map((name) => name.toLowerCase()) : []
  if (point && !names.includes('longitude')) cells.set('longitude', String(point[0]))
  if (point && !names.includes('latitude')) cells.set('latitude', String(point[1]))
  if (isArea(geometry)) cells.set('geometry', JSON.stringify(geometry))
  return cells
}

function fieldsOf(element: Json): JsonObject {
  if (!isObject(element)) return {}
  const { type, properties, record, fields } = element
  if (type === 'Feature' && isObject(properties)) return properties
  if (isObject(record) && isObject(record.fields)) return record.fields
  return isObject(fields) ? fields : element
}

function addCells(cells: Map<string, string>, fields: JsonObject, prefix: string, depth: number) {
  for (const [name, value] of Object.entries(fields)) {
    const column = prefix + name
    if (!isObject(value)) cells.set(column, cellOf(value))
    else if (typeof value.type === 'string' && 'value' in value) cells.set(column, cellOf(value.value))
    else if (depth < MAX_DEPTH) addCells(cells, value, `${column}.`, depth + 1)
    else cells.set(column, JSON.stringify(value))
    if (isListOfObjects(value)) addListCells(cells, value, `${column}.`)
  }
}

/** Number of names in a list that become columns, and of objects that are read. */
const MAX_LISTED = 200

function addListCells(cells: Map<string, string>, list: readonly JsonObject[], prefix: string) {
  const found = new Map<string, string[]>()
  for (const [name, value] of list.slice(0, MAX_LISTED).flatMap((one) => Object.entries(one))) {
    const cell = typeof value === 'object' ? '' : cellOf(value)
    const values = found.get(name) ?? []
    if (cell !== '' && found.size < MAX_LISTED && !values.includes(cell)) found.set(name, [...values, cell])
  }
  for (const [name, values] of found) cells.set(prefix + name, values.join(', '))
}

const isListOfObjects = (value: Json): value is JsonObject[] =>
  Array.isArray(value) && value.length > 0 && value.every(isObject)

function cellOf(value: Json): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function pointOf(geometry: Json): readonly Json[] | undefined {
  if (!isObject(geometry) || !Array.isArray(geometry.coordinates)) return undefined
  const { type, coordinates } = geometry
  const point: Json = type === 'MultiPoint' ? coordinates[0] : type === 'Point' ? coordinates : undefined
  return Array.isArray(point) && typeof point[0] === 'number' && typeof point[1] === 'number' ? point : undefined
}

function isArea(geometry: Json): boolean {
  return isObject(geometry) && (geometry.type === 'Polygon' || geometry.type === 'MultiPolygon')
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
