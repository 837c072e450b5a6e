type Json = unknown
type JsonObject = Record<string, Json>

/** Nested objects become columns with both names down to this depth; deeper ones become the text of a cell. */
const MAX_DEPTH = 2

/**
 * Returns the cells of an object in a list, by column name.
 * These forms are unwrapped: records of Opendatasoft (`fields`, `record.fields`), SPARQL results (`{ type, value }`)
 * and GeoJSON features, whose point becomes the columns `longitude` and `latitude` unless they exist, and whose polygon
 * becomes the column `geometry`. Lists of plain values are joined with commas; any other value that is not plain
 * becomes a cell of JSON.
 */
export function jsonRow(element: Json): Map<string, string> {
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
  }
}

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
